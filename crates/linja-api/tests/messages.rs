//! Messages are read as they were said.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use linja::{BySide, Level, Position, RuleSet, Side};
use linja_api::{
    Entry, Event, GameView, Offers, Player, Presence, Problem, ProblemCode, Terms, TimeControl,
    ToClient,
};

fn read(text: &str) -> Option<ToClient> {
    serde_json::from_str(text).ok()
}

fn game(clock: TimeControl, entries: Vec<Entry>) -> GameView {
    GameView {
        id: "00cb3350d76109bf".to_owned(),
        terms: Terms {
            rules: RuleSet::ZenMean,
            players: BySide {
                black: Player::Person,
                red: Player::Computer { level: Level::ALL[3] },
            },
            clock,
            start: Position::start(Side::Red),
        },
        entries,
        offers: Offers { takeback: Some(Side::Red), rematch: None },
        taken: BySide { black: true, red: false },
        names: BySide { black: Some("Anna".to_owned()), red: None },
        presence: Presence { seats: BySide { black: false, red: true }, watchers: 2 },
        yours: BySide { black: true, red: false },
        now: 7,
        outage: 8,
    }
}

fn log() -> Vec<Entry> {
    let events = [
        Event::Turn { turn: "2-3,1-3".parse().unwrap() },
        Event::Resigned { side: Side::Black },
        Event::TimedOut { side: Side::Red },
        Event::TakenBack { turns: 2 },
        Event::NextGame { first: Side::Red },
    ];
    let left = |number: u32| (number > 1).then_some(BySide { black: 3, red: 4 });
    let entry = |(number, event)| Entry { number, at: 5, left: left(number), event };
    (1..).zip(events).map(entry).collect()
}

#[test]
fn every_message_is_read_as_it_was_said() {
    let problem =
        |code, game| Box::new(Problem { code, message: "No.".to_owned(), reason: None, game });
    let view = game(TimeControl::Turn { days: 3 }, Vec::new());
    let messages = [
        ToClient::Welcome { game: Box::new(game(TimeControl::game(300, 3), log())) },
        ToClient::Welcome { game: Box::new(game(TimeControl::None, Vec::new())) },
        ToClient::Entries { entries: log() },
        ToClient::Changed {
            offers: view.offers,
            taken: view.taken,
            names: view.names.clone(),
            presence: view.presence,
        },
        ToClient::Done { number: 3 },
        ToClient::Refused { number: 0, problem: problem(ProblemCode::NoSuchGame, None) },
        ToClient::Refused {
            number: 4,
            problem: problem(ProblemCode::WrongNumber, Some(Box::new(view))),
        },
        ToClient::Pong { now: 9 },
        ToClient::ComeBack { after: 1000 },
    ];
    for message in messages {
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(read(&text), Some(message), "{text}");
    }
}

#[test]
fn what_is_no_message_is_passed_over() {
    for text in ["", "[]", r#"{"type":"dance"}"#, r#"{"type":"done"}"#] {
        assert_eq!(read(text), None);
    }
}
