//! Reads what the server says on the socket. The messages of `linja-api` can read themselves, but not
//! lightly: to find out its kind, each is first kept in a form that fits everything. Here all kinds are
//! one, with fields that may be missing, and the page is much smaller for it.

use linja::{BySide, Level, Position, RuleSet, Side, Turn};
use linja_api::{
    Clock, Entry, Event, GameView, Offers, Player, Presence, Problem, ProblemCode, Terms, ToClient,
};
use serde::Deserialize;

/// The message that a text is; none if it is none of those that are known.
pub fn read(text: &str) -> Option<ToClient> {
    serde_json::from_str::<Message>(text).ok()?.message()
}

#[derive(Deserialize)]
struct Message {
    r#type: String,
    game: Option<Game>,
    entries: Option<Vec<Line>>,
    offers: Option<Offers>,
    taken: Option<BySide<bool>>,
    presence: Option<Presence>,
    number: Option<u32>,
    problem: Option<Wrong>,
    now: Option<u64>,
    after: Option<u64>,
}

#[derive(Deserialize)]
struct Game {
    id: String,
    terms: Settled,
    entries: Vec<Line>,
    offers: Offers,
    taken: BySide<bool>,
    presence: Presence,
    yours: BySide<bool>,
    now: u64,
    outage: u64,
}

#[derive(Deserialize)]
struct Settled {
    rules: RuleSet,
    players: BySide<Sitter>,
    clock: Time,
    start: Position,
}

#[derive(Deserialize)]
struct Sitter {
    level: Option<Level>,
}

#[derive(Deserialize)]
struct Time {
    seconds: Option<u32>,
    increment: Option<u32>,
    days: Option<u32>,
}

#[derive(Deserialize)]
struct Line {
    number: u32,
    at: u64,
    left: Option<BySide<u64>>,
    event: String,
    turn: Option<Turn>,
    side: Option<Side>,
    turns: Option<u32>,
    first: Option<Side>,
}

#[derive(Deserialize)]
struct Wrong {
    code: ProblemCode,
    message: String,
    reason: Option<String>,
    game: Option<Game>,
}

impl Message {
    fn message(self) -> Option<ToClient> {
        Some(match self.r#type.as_str() {
            "welcome" => ToClient::Welcome { game: Box::new(self.game?.view()?) },
            "entries" => ToClient::Entries { entries: entries(self.entries?)? },
            "changed" => ToClient::Changed {
                offers: self.offers?,
                taken: self.taken?,
                presence: self.presence?,
            },
            "done" => ToClient::Done { number: self.number? },
            "refused" => {
                let Wrong { code, message, reason, game } = self.problem?;
                let game = game.and_then(Game::view).map(Box::new);
                let problem = Box::new(Problem { code, message, reason, game });
                ToClient::Refused { number: self.number?, problem }
            }
            "pong" => ToClient::Pong { now: self.now? },
            "come_back" => ToClient::ComeBack { after: self.after? },
            _ => return None,
        })
    }
}

impl Game {
    fn view(self) -> Option<GameView> {
        let Game { id, terms, entries: lines, offers, taken, presence, yours, now, outage } = self;
        let (terms, entries) = (terms.terms(), entries(lines)?);
        Some(GameView { id, terms, entries, offers, taken, presence, yours, now, outage })
    }
}

impl Settled {
    fn terms(self) -> Terms {
        let player = |sitter: &Sitter| match sitter.level {
            Some(level) => Player::Computer { level },
            None => Player::Person,
        };
        let clock = match (self.clock.seconds, self.clock.days) {
            (Some(seconds), _) => {
                Clock::Game { seconds, increment: self.clock.increment.unwrap_or(0) }
            }
            (None, Some(days)) => Clock::Turn { days },
            (None, None) => Clock::None,
        };
        let players = BySide::new(|side| player(&self.players[side]));
        Terms { rules: self.rules, players, clock, start: self.start }
    }
}

fn entries(lines: Vec<Line>) -> Option<Vec<Entry>> {
    lines.into_iter().map(Line::entry).collect()
}

impl Line {
    fn entry(self) -> Option<Entry> {
        let event = match self.event.as_str() {
            "turn" => Event::Turn { turn: self.turn? },
            "resigned" => Event::Resigned { side: self.side? },
            "timed_out" => Event::TimedOut { side: self.side? },
            "taken_back" => Event::TakenBack { turns: self.turns? },
            "next_game" => Event::NextGame { first: self.first? },
            _ => return None,
        };
        Some(Entry { number: self.number, at: self.at, left: self.left, event })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    fn game(clock: Clock, entries: Vec<Entry>) -> GameView {
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
        let view = game(Clock::Turn { days: 3 }, Vec::new());
        let messages = [
            ToClient::Welcome {
                game: Box::new(game(Clock::Game { seconds: 300, increment: 3 }, log())),
            },
            ToClient::Welcome { game: Box::new(game(Clock::None, Vec::new())) },
            ToClient::Entries { entries: log() },
            ToClient::Changed { offers: view.offers, taken: view.taken, presence: view.presence },
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
}
