//! Laws of the log: what it comes to is the same played and read again, and nothing wrong gets in.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use linja::{BySide, Level, Position, RuleSet, Side};
use linja_api::{Course, Entry, Event, GameClock, Misfit, Player, Terms, TimeControl};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Something that may happen; whether it can, the course says.
#[derive(Debug, Clone)]
enum Wish {
    Turn(Index),
    Event(Event),
}

fn terms() -> impl Strategy<Value = Terms> {
    let clock =
        select(vec![TimeControl::None, TimeControl::game(60, 2), TimeControl::Turn { days: 2 }]);
    (select(&RuleSet::ALL[..]), select(&Side::ALL[..]), clock).prop_map(|(rules, first, clock)| {
        Terms { rules, clock, start: Position::start(first), ..untimed() }
    })
}

/// Two people, Black first.
fn untimed() -> Terms {
    let players = BySide::new(|_| Player::Person);
    Terms::untimed(RuleSet::Zen, players, Position::start(Side::Black))
}

fn wish() -> impl Strategy<Value = Wish> {
    let side = || select(&Side::ALL[..]);
    let event = prop_oneof![
        side().prop_map(|side| Event::Resigned { side }),
        side().prop_map(|side| Event::TimedOut { side }),
        (0..4_u32).prop_map(|turns| Event::TakenBack { turns }),
        side().prop_map(|first| Event::NextGame { first }),
    ];
    prop_oneof![6 => any::<Index>().prop_map(Wish::Turn), 1 => event.prop_map(Wish::Event)]
}

/// Applies what can happen.
fn played(terms: Terms, wishes: &[(Wish, u64)]) -> Course {
    let mut course = Course::new(terms);
    let mut at = 0;
    for (wish, thought) in wishes {
        let event = match wish {
            Wish::Event(event) => *event,
            Wish::Turn(index) => {
                let turns = course.game().position().turns(terms.rules);
                if turns.is_empty() {
                    continue;
                }
                Event::Turn { turn: *index.get(&turns) }
            }
        };
        at += thought;
        let before = course.clone();
        if course.write(event, at).is_err() {
            assert_eq!(course, before, "what does not fit changes nothing");
        }
    }
    course
}

/// A game of Zen in which any turns were made at these times.
fn with_turns_at(clock: TimeControl, times: &[u64]) -> Course {
    let mut course = Course::new(Terms { clock, ..untimed() });
    for &at in times {
        let turn = course.game().position().turns(RuleSet::Zen)[0];
        course.write(Event::Turn { turn }, at).unwrap();
    }
    course
}

const A_MINUTE: TimeControl = TimeControl::game(60, 2);

#[test]
fn a_clock_loses_what_was_thought_and_gains_what_was_settled() {
    // The first turn of each side is free.
    let left = |clock| with_turns_at(clock, &[10_000, 20_000, 30_000, 40_000]).left();
    let both = |time: u64| Some(BySide::new(|_| time));
    assert_eq!(left(A_MINUTE), both(52_000));
    assert_eq!(left(TimeControl::Turn { days: 2 }), both(2 * 86_400_000));
    assert_eq!(left(TimeControl::None), None);
}

#[test]
fn a_clock_that_was_set_back_takes_no_time_and_gives_none() {
    let course = with_turns_at(A_MINUTE, &[10_000, 20_000, 15_000]);
    assert_eq!(course.left(), Some(BySide { black: 62_000, red: 60_000 }));
}

#[test]
fn what_does_not_count_is_not_lost_and_each_side_has_its_own_clock() {
    let clock = |seconds, increment, delay| GameClock { seconds, increment, delay };
    let clocks = BySide { black: clock(60, 0, 4), red: clock(90, 1, 20) };
    let course = with_turns_at(TimeControl::Uneven(clocks), &[0, 0, 10_000, 20_000, 23_000]);
    assert_eq!(course.left(), Some(BySide { black: 54_000, red: 91_000 }));
    // Red may think for what is left and for what does not count.
    assert_eq!(course.time_to_think(), Some(111_000));
    assert_eq!(course.left_after(20_000), course.left());
    assert_eq!(course.left_after(111_000).map(|left| left.red), Some(0));
}

#[test]
fn time_is_given_where_there_is_a_clock_and_a_game() {
    let gift = Event::TimeGiven { side: Side::Red, seconds: 15 };
    let mut course = with_turns_at(A_MINUTE, &[10_000, 20_000]);
    // Black has thought for a second meanwhile.
    course.write(gift, 21_000).unwrap();
    assert_eq!(course.left(), Some(BySide { black: 59_000, red: 75_000 }));
    course.write(Event::Resigned { side: Side::Black }, 22_000).unwrap();
    assert_eq!(course.write(gift, 23_000), Err(Misfit::Over));
    assert_eq!(with_turns_at(TimeControl::None, &[0]).write(gift, 1), Err(Misfit::NoClock));
}

#[test]
fn only_the_side_that_the_series_names_starts_the_next_game() {
    let mut course = Course::new(untimed());
    // The loser starts.
    for loser in [Side::Black, Side::Black, Side::Red] {
        course.write(Event::Resigned { side: loser }, 0).unwrap();
        let wrong = course.write(Event::NextGame { first: loser.other() }, 0);
        assert_eq!(wrong, Err(Misfit::First { expected: loser }));
        course.write(course.next_game(), 0).unwrap();
    }
    assert_eq!((course.past(), course.to_move()), (3, Some(Side::Red)));
}

#[test]
fn whoever_has_both_seats_gives_up_for_the_side_to_move() {
    let seats = [(true, false), (false, true), (true, true), (false, false)];
    let resigns =
        |course: &Course| seats.map(|(black, red)| course.who_resigns(BySide { black, red }));
    let (black, red) = (Some(Side::Black), Some(Side::Red));
    let mut course = Course::new(untimed());
    assert_eq!(resigns(&course), [black, red, black, None]);
    course.write(Event::Turn { turn: "2-3,1-3".parse().unwrap() }, 0).unwrap();
    assert_eq!(resigns(&course), [black, red, red, None]);
    course.write(Event::Resigned { side: Side::Red }, 0).unwrap();
    assert_eq!(resigns(&course), [None; 4]);
}

/// A game of two turns, the second of which was the last.
fn two_turns() -> Course {
    let mut course = Course::new(untimed());
    for turn in ["2-3,1-3", "7-6,8-6"] {
        course.write(Event::Turn { turn: turn.parse().unwrap() }, 0).unwrap();
    }
    course
}

#[test]
fn turns_are_taken_back_to_the_last_one_of_a_side_and_made_again() {
    let [black, red] = [(true, false), (false, true)].map(|(black, red)| BySide { black, red });
    let both = BySide::new(|_| true);
    let mut course = two_turns();
    assert_eq!(
        [black, red, both].map(|of| course.turns_to_take_back(of)),
        [Some(2), Some(1), Some(1)]
    );
    let turns: Vec<_> = course.game().turns().collect();
    course.write(Event::TakenBack { turns: 2 }, 0).unwrap();
    assert_eq!(course.turns_to_take_back(black), None);
    assert_eq!(course.turns_to_redo(black), turns);
    assert_eq!(course.turns_to_redo(both), turns[..1]);
    // What was taken back is known until something else is played.
    course.write(Event::Turn { turn: turns[0] }, 0).unwrap();
    assert_eq!(course.turns_to_redo(black), turns[1..]);
    let other = course.game().position().turns(RuleSet::Zen)[0];
    course.write(Event::Turn { turn: other }, 0).unwrap();
    assert_eq!(course.turns_to_redo(black), []);
}

#[test]
fn a_turn_is_taken_back_after_the_end_and_the_game_goes_on() {
    let mut course = two_turns();
    course.write(Event::Resigned { side: Side::Black }, 0).unwrap();
    assert_eq!(course.series().wins().red, 1);
    assert_eq!(course.write(Event::TakenBack { turns: 0 }, 0), Err(Misfit::TooFewTurns));
    course.write(Event::TakenBack { turns: 1 }, 0).unwrap();
    assert_eq!((course.ending(), course.to_move()), (None, Some(Side::Red)));
    assert_eq!(course.series().wins().red, 0);
}

#[test]
fn a_series_goes_on_from_a_score_without_games() {
    let mut course = Course::resumed(untimed(), BySide { black: 2, red: 1 }, 1);
    course.write(Event::Resigned { side: Side::Black }, 0).unwrap();
    let text = serde_json::to_string(&course).unwrap();
    let again: Course = serde_json::from_str(&text).unwrap();
    assert_eq!((again.series().wins(), again.series().draws()), (BySide { black: 2, red: 2 }, 1));
}

#[test]
fn a_record_names_computers_and_says_who_gave_up() {
    let mut course = two_turns();
    course.write(Event::Resigned { side: Side::Red }, 0).unwrap();
    let players = BySide { black: Player::Person, red: Player::Computer { level: Level::ALL[3] } };
    let record = course.game_at(0).unwrap();
    let names = BySide { black: Some("Anna".to_owned()), red: Some("nobody".to_owned()) };
    let date = "2026-11-16".to_owned();
    let record = record.record(players, &names, date, |ending| format!("{ending:?}"));
    let text = record.to_string();
    for part in
        ["[Black \"Anna\"]", "[Red \"level:4\"]", "[Date \"2026-11-16\"]", "; Resigned(Red)"]
    {
        assert!(text.contains(part), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_log_that_is_read_again_gives_the_same_course(
        terms in terms(),
        wishes in prop::collection::vec((wish(), 0..20_000_u64), 0..60),
    ) {
        let course = played(terms, &wishes);
        let text = serde_json::to_string(&course).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Course>(&text).unwrap(), &course);
        let numbers = course.entries().map(|entry| entry.number);
        prop_assert!(numbers.eq(1..course.next_number()));
        prop_assert_eq!(course.past(), course.entries().filter(is_next_game).count());
        let decided = course.series().wins();
        let over = course.past() + usize::from(course.ending().is_some());
        prop_assert_eq!((decided.black + decided.red + course.series().draws()) as usize, over);
    }

    #[test]
    fn only_the_next_number_fits(
        terms in terms(),
        wishes in prop::collection::vec((wish(), 0..1_000_u64), 0..20),
        number: u32,
    ) {
        let mut course = played(terms, &wishes);
        let expected = course.next_number();
        prop_assume!(number != expected);
        let event = Event::Resigned { side: Side::Red };
        let refused = course.apply(Entry { number, at: 0, left: None, event });
        prop_assert_eq!(refused, Err(Misfit::Number { expected }));
        prop_assert_eq!(course.next_number(), expected);
    }

    #[test]
    fn the_entries_after_a_number_are_the_rest(
        terms in terms(),
        wishes in prop::collection::vec((wish(), 0..1_000_u64), 0..20),
        known in 0..30_u32,
    ) {
        let course = played(terms, &wishes);
        let rest = course.entries().filter(|entry| entry.number > known);
        prop_assert!(course.entries_after(known).eq(rest));
    }

    #[test]
    fn clocks_only_run_for_the_side_to_move_after_both_have_begun(
        terms in terms(),
        wishes in prop::collection::vec((wish(), 0..1_000_u64), 0..20),
    ) {
        let course = played(terms, &wishes);
        let runs = terms.clock != TimeControl::None
            && course.ending().is_none()
            && course.game().turns().len() >= 2;
        prop_assert_eq!(course.running_clock().map(|(side, _)| side), course.to_move().filter(|_| runs));
    }
}

fn is_next_game(entry: &&Entry) -> bool {
    matches!(entry.event, Event::NextGame { .. })
}
