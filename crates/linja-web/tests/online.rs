//! An online game as the device knows it: messages in, state and deeds out.
#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use linja::{BySide, Ending, Position, RuleSet, Side, Turn};
use linja_api::{
    Action, Entry, Event, GameView, Names, Offers, Player, Presence, Problem, ProblemCode, Terms,
    TimeControl, ToClient,
};
use linja_web::{Contact, Deed, KeptGame, Online, Table};

const NOW: u64 = 1_000_000;
const SEED: u64 = 7;

fn kept() -> KeptGame {
    let secret = "0123456789abcdef0123456789abcdef".parse().unwrap();
    KeptGame::new("00cb3350d76109bf".parse().unwrap(), secret)
}

fn unnamed() -> Names {
    Names::default()
}

fn view(entries: Vec<Entry>) -> GameView {
    GameView {
        id: kept().id.to_string(),
        terms: Terms {
            rules: RuleSet::Zen,
            players: BySide::new(|_| Player::Person),
            clock: TimeControl::game(300, 3),
            start: Position::start(Side::Black),
        },
        entries,
        offers: Offers::default(),
        taken: BySide::new(|_| true),
        names: BySide { black: None, red: Some("Ben".to_owned()) },
        presence: Presence { seats: BySide::new(|_| true), watchers: 0 },
        yours: BySide { black: true, red: false },
        now: NOW + 500,
        outage: 0,
    }
}

fn welcome(entries: Vec<Entry>) -> ToClient {
    ToClient::Welcome { game: Box::new(view(entries)) }
}

fn entry(number: u32, event: Event) -> Entry {
    let left = Some(BySide { black: 200_000, red: 100_000 });
    Entry { number, at: NOW + u64::from(number), left, event }
}

fn turn(number: u32, turn: &str) -> Entry {
    entry(number, Event::Turn { turn: turn.parse().unwrap() })
}

fn entries(entries: Vec<Entry>) -> ToClient {
    ToClient::Entries { entries }
}

/// What is said, as the socket carries it.
fn said(deed: Option<Deed>) -> String {
    match deed {
        Some(Deed::Say(message)) => serde_json::to_string(&message).unwrap(),
        other => panic!("{other:?}"),
    }
}

/// Black's game, connected.
fn connected() -> Online {
    let mut online = Online::new(&kept(), NOW, SEED);
    assert!(matches!(online.tick(NOW), Some(Deed::Call)));
    assert!(online.hear(welcome(Vec::new()), NOW).is_none());
    online
}

fn refused(number: u32, code: ProblemCode) -> ToClient {
    let problem = Problem { code, message: "No.".to_owned(), reason: None, game: None };
    ToClient::Refused { number, problem: Box::new(problem) }
}

fn play(online: &mut Online, turn: &str) -> Option<Deed> {
    let turn: Turn = turn.parse().unwrap();
    online.act(|number| Action::Turn { number, turn })
}

#[test]
fn a_turn_is_on_its_way_until_it_is_in_the_log() {
    let mut online = connected();
    let message = said(play(&mut online, "2-3,1-3"));
    assert_eq!(message, r#"{"type":"act","action":"turn","number":1,"turn":"2-3,1-3"}"#);
    online.hear(ToClient::Done { number: 1 }, NOW);
    assert!(online.turn_ahead().is_some());
    online.hear(entries(vec![turn(1, "2-3,1-3")]), NOW);
    assert_eq!((online.turn_ahead(), online.pending()), (None, None));
}

#[test]
fn a_turn_without_an_answer_is_said_again_after_a_break() {
    let mut online = connected();
    play(&mut online, "2-3,1-3");
    online.closed(NOW);
    assert!(matches!(online.contact(), Contact::Waiting { .. }));
    let again = online.hear(welcome(Vec::new()), NOW + 900);
    assert!(said(again).contains(r#""number":1,"turn":"2-3,1-3""#));
    // It had arrived: nothing is said twice.
    online.closed(NOW);
    assert!(online.hear(welcome(vec![turn(1, "2-3,1-3")]), NOW + 1800).is_none());
    assert_eq!(online.pending(), None);
}

#[test]
fn a_turn_made_without_a_connection_is_kept_across_a_reload() {
    let mut online = connected();
    online.closed(NOW);
    assert!(play(&mut online, "2-3,1-3").is_none());
    let kept = KeptGame { pending: online.pending(), ..kept() };
    let mut again = Online::new(&kept, NOW, SEED);
    assert!(said(again.hear(welcome(Vec::new()), NOW)).contains("2-3,1-3"));
}

#[test]
fn what_is_wanted_while_a_turn_is_on_its_way_is_said_when_it_has_arrived() {
    let resign = |number| Action::Resign { number };
    let mut online = connected();
    play(&mut online, "2-3,1-3");
    assert!(online.act(resign).is_none());
    // Another turn is not wanted before the other side has moved.
    assert!(play(&mut online, "2-4,1-3").is_none());
    // The answer may come along with it.
    let both = entries(vec![turn(1, "2-3,1-3"), turn(2, "7-6,8-6")]);
    let message = said(online.hear(both, NOW));
    assert_eq!(message, r#"{"type":"act","action":"resign","number":3}"#);
    // A turn that was refused takes along what was to follow it.
    let mut online = connected();
    play(&mut online, "2-3,1-3");
    online.act(resign);
    online.hear(refused(1, ProblemCode::Refused), NOW);
    assert!(online.hear(entries(vec![turn(1, "2-3,1-3")]), NOW).is_none());
}

#[test]
fn after_a_break_the_device_says_what_it_knows() {
    let mut online = connected();
    online.hear(entries(vec![turn(1, "2-3,1-3"), turn(2, "7-6,8-6")]), NOW);
    let hello = said(Some(Deed::Say(online.hello("de"))));
    assert!(hello.contains(r#""last":2"#) && hello.contains(r#""language":"de""#), "{hello}");
}

#[test]
fn entries_that_are_known_are_passed_over_and_a_gap_is_asked_for_again() {
    let mut online = connected();
    let two = vec![turn(1, "2-3,1-3"), turn(2, "7-6,8-6")];
    online.hear(entries(two.clone()), NOW);
    online.hear(entries(two), NOW);
    assert_eq!(online.known().unwrap().course.next_number(), 3);
    let gap = online.hear(entries(vec![turn(5, "2-3,1-3")]), NOW);
    assert!(matches!(gap, Some(Deed::HangUp)));
    assert!(said(Some(Deed::Say(online.hello("en")))).contains(r#""last":0"#));
}

#[test]
fn a_refused_turn_goes_back_to_the_hand_with_its_reason() {
    let mut online = connected();
    let mut table =
        Table::online(&online.known().unwrap().course, BySide::new(|_| true), unnamed());
    play(&mut online, "2-3,1-3");
    table.follow(&online.known().unwrap().course, online.turn_ahead());
    assert_eq!(table.to_move(), Some(Side::Red));
    online.hear(refused(1, ProblemCode::Refused), NOW);
    table.follow(&online.known().unwrap().course, online.turn_ahead());
    assert_eq!((online.problem(), table.to_move()), (Some("No."), Some(Side::Black)));
}

#[test]
fn a_number_that_is_taken_brings_the_present_state() {
    let mut online = connected();
    play(&mut online, "2-3,1-3");
    let problem = Box::new(Problem {
        code: ProblemCode::WrongNumber,
        message: "Look again.".to_owned(),
        reason: None,
        game: Some(Box::new(view(vec![turn(1, "1-2,1-3")]))),
    });
    online.hear(ToClient::Refused { number: 1, problem }, NOW);
    assert_eq!((online.pending(), online.known().unwrap().course.next_number()), (None, 2));
}

#[test]
fn a_turn_finished_at_the_table_stays_there_on_its_way_into_the_log() {
    let mut online = connected();
    let known = online.known().unwrap();
    let mut table = Table::online(&known.course, known.yours, unnamed());
    for row in [2, 3, 1, 3] {
        table.touch(linja::Row::new(row).unwrap(), None);
    }
    let turn = table.finish_if_complete(NOW).unwrap();
    online.act(|number| Action::Turn { number, turn });
    assert!(!table.follow(&online.known().unwrap().course, online.turn_ahead()));
    online.hear(entries(vec![entry(1, Event::Turn { turn })]), NOW);
    assert!(!table.follow(&online.known().unwrap().course, online.turn_ahead()));
    assert_eq!(table.to_move(), Some(Side::Red));
}

/// When the server is called again, after so many breaks in a row.
fn pauses(seed: u64, breaks: usize) -> Vec<u64> {
    let mut online = Online::new(&kept(), NOW, seed);
    online.tick(NOW);
    let pause = |_| {
        online.closed(NOW);
        let Contact::Waiting { until } = online.contact() else { panic!() };
        assert!(online.tick(until - 1).is_none());
        assert!(matches!(online.tick(until), Some(Deed::Call)));
        until - NOW
    };
    (0..breaks).map(pause).collect()
}

#[test]
fn pauses_grow_and_a_waking_device_does_not_wait() {
    let pauses = pauses(SEED, 8);
    assert!(pauses[0] < 2_000 && pauses[1] < 3_000, "{pauses:?}");
    assert!(pauses[5..].iter().all(|pause| (7_500..22_500).contains(pause)), "{pauses:?}");
    let mut online = connected();
    online.closed(NOW);
    assert!(matches!(online.wake(NOW), Some(Deed::Call)));
}

#[test]
fn devices_that_lost_the_server_together_come_back_one_by_one() {
    let spread = |mut times: Vec<u64>| {
        times.sort_unstable();
        times.dedup();
        (times.len(), times.last().unwrap() - times[0])
    };
    let (times, over) = spread((0..100).map(|seed| pauses(seed, 1)[0]).collect());
    assert!(times > 90 && over > 900, "{times} times over {over} ms");
    let told = |seed| {
        let mut online = Online::new(&kept(), NOW, seed);
        online.hear(welcome(Vec::new()), NOW);
        online.hear(ToClient::ComeBack { after: 1000 }, NOW);
        online.due() - NOW
    };
    let (times, over) = spread((0..100).map(told).collect());
    assert!(times > 90 && over > 2_500, "{times} times over {over} ms");
}

#[test]
fn a_quiet_game_has_nothing_to_do_until_its_heartbeat() {
    let mut online = connected();
    assert_eq!(online.due(), NOW + 15_000);
    online.hear(entries(vec![turn(1, "2-3,1-3")]), NOW + 7_000);
    assert_eq!(online.due(), NOW + 22_000);
}

#[test]
fn a_silent_server_is_asked_and_then_taken_for_gone() {
    let mut online = connected();
    assert!(online.tick(NOW + 14_000).is_none());
    assert!(said(online.tick(NOW + 15_000)).contains("ping"));
    assert!(online.tick(NOW + 16_000).is_none());
    online.hear(ToClient::Pong { now: NOW + 17_000 }, NOW + 17_000);
    assert!(online.tick(NOW + 31_000).is_none());
    assert!(matches!(online.tick(NOW + 47_000), Some(Deed::HangUp)));
}

#[test]
fn a_device_that_wakes_up_finds_out_soon_whether_the_connection_stands() {
    let mut online = connected();
    assert!(said(online.wake(NOW)).contains("ping"));
    assert!(online.tick(NOW + 3_000).is_none());
    assert!(matches!(online.tick(NOW + 4_000), Some(Deed::HangUp)));
}

#[test]
fn a_server_that_stops_says_when_to_come_back() {
    let mut online = connected();
    assert!(matches!(online.hear(ToClient::ComeBack { after: 1000 }, NOW), Some(Deed::HangUp)));
    online.closed(NOW);
    assert!((NOW + 1000..NOW + 4000).contains(&online.due()), "{:?}", online.contact());
}

#[test]
fn a_game_that_is_gone_is_not_called_again() {
    let mut online = connected();
    let before = online.clone();
    online.hear(refused(0, ProblemCode::NoSuchGame), NOW);
    online.closed(NOW);
    // Nobody is told that the connection comes back.
    let told: Vec<_> = online.news(&before).iter().map(linja_words::Text::key).collect();
    assert_eq!(told, ["online-gone"]);
    assert_eq!(online.contact(), Contact::Closed);
    assert!(online.tick(NOW + 100_000).is_none() && online.wake(NOW).is_none());
}

#[test]
fn the_clock_of_the_side_to_move_runs_by_the_servers_time() {
    let mut online = connected();
    online.hear(entries(vec![turn(1, "2-3,1-3")]), NOW);
    assert_eq!(online.left(Side::Red, NOW + 60_000), Some(100_000));
    online.hear(entries(vec![turn(2, "7-6,8-6")]), NOW);
    // Our clock is half a second behind the server's, which wrote the entry at NOW + 2.
    assert_eq!(online.left(Side::Black, NOW), Some(200_000 - 498));
    assert_eq!(online.left(Side::Black, NOW + 1_000_000), Some(0));
    assert_eq!(online.left(Side::Red, NOW + 1_000_000), Some(100_000));
}

#[test]
fn clocks_do_not_run_while_no_server_is_there() {
    let mut online = connected();
    online.hear(entries(vec![turn(1, "2-3,1-3"), turn(2, "7-6,8-6")]), NOW);
    online.closed(NOW);
    let back = GameView { now: NOW + 60_002, outage: 50_000, ..view(Vec::new()) };
    online.hear(ToClient::Welcome { game: Box::new(back) }, NOW + 60_002);
    assert_eq!(online.left(Side::Black, NOW + 61_002), Some(200_000 - 11_000));
    online.hear(entries(vec![turn(3, "1-2")]), NOW + 70_000);
    assert_eq!(online.left(Side::Red, NOW + 70_003), Some(100_000 - 70_000));
}

#[test]
fn the_table_follows_the_log_to_its_end_and_into_the_next_game() {
    let mut online = connected();
    let known = online.known().unwrap();
    let mut table = Table::online(&known.course, known.yours, unnamed());
    online.hear(entries(vec![turn(1, "2-3,1-3"), turn(2, "7-6,8-6")]), NOW);
    online.hear(entries(vec![entry(3, Event::TakenBack { turns: 2 })]), NOW);
    online.hear(entries(vec![entry(4, Event::TimedOut { side: Side::Red })]), NOW);
    table.follow(&online.known().unwrap().course, None);
    assert_eq!(table.ending(), Some(Ending::TimedOut(Side::Red)));
    assert!(table.hand().is_none());
    online.hear(entries(vec![entry(5, Event::NextGame { first: Side::Red })]), NOW);
    table.follow(&online.known().unwrap().course, None);
    assert_eq!((table.ending(), table.to_move()), (None, Some(Side::Red)));
    assert_eq!(table.series().wins(), BySide { black: 1, red: 0 });
}

#[test]
fn what_the_friend_does_is_told_and_what_one_does_oneself_is_not() {
    let keys = |after: &Online, before: &Online| -> Vec<_> {
        after.news(before).iter().map(linja_words::Text::key).collect()
    };
    let before = connected();
    let changed = |offers, is_there| {
        let mut after = before.clone();
        let presence = Presence { seats: BySide { black: true, red: is_there }, watchers: 3 };
        let (taken, names) = (BySide::new(|_| true), unnamed());
        after.hear(ToClient::Changed { offers, taken, names, presence }, NOW);
        after
    };
    let rematch = |side| Offers { rematch: side, takeback: None };
    let takeback = |side| Offers { takeback: side, rematch: None };
    let none = Offers::default();
    assert!(keys(&changed(none, true), &before).is_empty());
    assert_eq!(keys(&changed(none, false), &before), ["online-left"]);
    assert_eq!(keys(&before, &changed(none, false)), ["online-came"]);
    let asked = changed(takeback(Some(Side::Red)), true);
    assert_eq!(keys(&asked, &before), ["online-takeback-asked"]);
    let offered = changed(rematch(Some(Side::Red)), true);
    assert_eq!(keys(&offered, &before), ["online-rematch-offered"]);
    let own = changed(rematch(Some(Side::Black)), true);
    assert!(keys(&own, &before).is_empty());
    assert_eq!(keys(&before, &own), ["online-rematch-declined"]);
    let mut lost = before.clone();
    lost.closed(NOW);
    assert_eq!(keys(&lost, &before), ["online-lost"]);
    assert_eq!(keys(&before, &lost), ["online-back"]);
    let mut resigned = before.clone();
    resigned.hear(entries(vec![entry(1, Event::Resigned { side: Side::Red })]), NOW);
    assert_eq!(keys(&resigned, &before), ["ending-resigned"]);
}

#[test]
fn a_single_turn_of_the_friend_can_be_shown_step_by_step() {
    let before = connected();
    let mut own = before.clone();
    own.hear(entries(vec![turn(1, "2-3,1-3")]), NOW);
    assert_eq!(own.single_turn_since(&before), None);
    let mut friends = own.clone();
    friends.hear(entries(vec![turn(2, "7-6,8-6")]), NOW);
    assert_eq!(friends.single_turn_since(&own), Some("7-6,8-6".parse().unwrap()));
    assert_eq!(friends.single_turn_since(&before), None);
}

#[test]
fn a_turn_that_the_server_could_not_store_is_sent_until_it_is_in_the_log() {
    let mut online = connected();
    let before = online.clone();
    play(&mut online, "2-3,1-3");
    let mut now = NOW;
    let mut pauses = Vec::new();
    for code in [ProblemCode::Unavailable, ProblemCode::TooSlow, ProblemCode::TooManyRequests] {
        online.hear(refused(1, code), now);
        assert!(online.turn_ahead().is_some() && online.is_unsaved(), "{code:?}");
        assert_eq!(online.problem(), None);
        assert!(online.tick(online.due() - 1).is_none());
        pauses.push(online.due() - now);
        now = online.due();
        assert!(said(online.tick(now)).contains(r#""number":1,"turn":"2-3,1-3""#));
    }
    assert!(pauses[2] > pauses[0], "{pauses:?}");
    let told: Vec<_> = online.news(&before).iter().map(linja_words::Text::key).collect();
    assert_eq!(told, ["online-unsaved"]);
    online.hear(ToClient::Done { number: 1 }, now);
    assert!(online.is_unsaved());
    online.hear(entries(vec![turn(1, "2-3,1-3")]), now);
    assert!(!online.is_unsaved() && online.pending().is_none());
    assert_eq!(online.due(), now + 15_000);
}

#[test]
fn a_turn_that_could_not_be_stored_is_kept_across_a_break_and_a_reload() {
    let mut online = connected();
    play(&mut online, "2-3,1-3");
    online.hear(refused(1, ProblemCode::Unavailable), NOW);
    online.closed(NOW);
    assert!(said(online.hear(welcome(Vec::new()), NOW)).contains("2-3,1-3"));
    let kept = KeptGame { pending: online.pending(), ..kept() };
    let mut again = Online::new(&kept, NOW, SEED);
    assert!(said(again.hear(welcome(Vec::new()), NOW)).contains("2-3,1-3"));
}

#[test]
fn a_turn_that_could_not_be_stored_may_still_be_refused_for_good() {
    let mut online = connected();
    play(&mut online, "2-3,1-3");
    online.hear(refused(1, ProblemCode::Unavailable), NOW);
    online.hear(refused(1, ProblemCode::Over), NOW);
    assert_eq!((online.pending(), online.problem()), (None, Some("No.")));
    assert!(!online.is_unsaved());
}

#[test]
fn giving_up_is_sent_again_as_well() {
    let mut online = connected();
    online.act(|number| Action::Resign { number });
    online.hear(refused(1, ProblemCode::Unavailable), NOW);
    assert!(said(online.tick(online.due())).contains("resign"));
    online.hear(ToClient::Done { number: 1 }, NOW);
    assert!(!online.is_unsaved());
}
