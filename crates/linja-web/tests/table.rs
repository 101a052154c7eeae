//! A game at the table: turns, taking back, giving up, playing again, being kept on the device.
#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use linja::{BySide, Ending, Level, Position, Random, Row, RuleSet, Side, Turn};
use linja_api::TimeControl;
use linja_web::{Counting, SavedTable, Seat, Table};

const NOW: u64 = 1_763_250_000_000;

fn friends(rules: RuleSet) -> Table {
    Table::new(rules, BySide { black: Seat::Person, red: Seat::Person }, Side::Black)
}

fn against_computer(first: Side) -> Table {
    let red = Seat::Computer(Level::MIN);
    Table::new(RuleSet::Zen, BySide { black: Seat::Person, red }, first)
}

/// Makes a turn by touching rows.
fn touch(table: &mut Table, rows: &[u8]) {
    for &number in rows {
        table.touch(Row::new(number).unwrap(), None);
        table.finish_if_complete(NOW);
    }
}

fn computer_plays(table: &mut Table, turn: &str) {
    let turn: Turn = turn.parse().unwrap();
    for &one in turn.moves() {
        table.play_step(one).unwrap();
    }
    assert!(table.finish(NOW).is_some());
}

/// Plays a game to its end by touches alone, choosing by lot.
fn play_out(table: &mut Table, seed: u64) {
    let mut random = Random::new(seed);
    while table.ending().is_none() {
        let turn = table.hand().unwrap().turn();
        let moves: Vec<_> = turn.moves().collect();
        if moves.is_empty() || (turn.may_end() && random.below(3) == 0) {
            assert!(table.finish(NOW).is_some());
            continue;
        }
        let one = moves[random.below(moves.len())];
        let side = one.pawn.side(turn.position().to_move());
        table.let_go();
        table.touch(one.from, Some(side));
        assert_eq!(table.touch(one.to, None), Some(one));
        table.finish_if_complete(NOW);
    }
}

#[test]
fn a_turn_ends_by_itself_when_nothing_more_is_due() {
    let mut table = friends(RuleSet::Zen);
    touch(&mut table, &[2, 3]);
    assert_eq!(table.to_move(), Some(Side::Black));
    touch(&mut table, &[1, 3]);
    assert_eq!(table.game().turns().next().unwrap().to_string(), "2-3,1-3");
    assert_eq!(table.to_move(), Some(Side::Red));
}

#[test]
fn an_optional_step_is_left_out_by_ending_the_turn() {
    let mut table = friends(RuleSet::Zen);
    touch(&mut table, &[2, 3]);
    assert!(table.finish(NOW).is_some());
    assert_eq!(table.game().turns().next().unwrap().to_string(), "2-3");
}

#[test]
fn nobody_moves_the_pawns_of_the_computer() {
    let mut table = against_computer(Side::Red);
    touch(&mut table, &[7, 6]);
    assert_eq!(table.hand().unwrap().turn().so_far(), Turn::PASS);
    assert!(table.view(Counting::No).movable.is_empty());
}

#[test]
fn taking_back_against_the_computer_goes_back_to_ones_own_turn() {
    let mut table = against_computer(Side::Black);
    assert!(!table.can_take_back());
    touch(&mut table, &[2, 3, 1, 3]);
    computer_plays(&mut table, "7-6,8-6");
    assert_eq!(table.game().played().len(), 2);
    table.take_back(NOW);
    assert_eq!((table.game().played().len(), table.to_move()), (0, Some(Side::Black)));
}

#[test]
fn every_rule_set_can_be_played_to_its_end_by_touches() {
    for rules in RuleSet::ALL {
        for seed in 0..5 {
            let mut table = friends(rules);
            play_out(&mut table, seed);
            assert!(matches!(table.ending(), Some(Ending::Played(_))), "{rules}");
            let counted: i32 =
                table.view(Counting::ByRow).tallies.iter().map(|tally| tally.points).sum();
            let scores = table.scores();
            assert_eq!(counted, scores.black.points() + scores.red.points());
        }
    }
}

#[test]
fn whoever_gave_up_begins_the_next_game_and_the_series_counts() {
    let mut table = against_computer(Side::Red);
    table.resign(NOW);
    assert_eq!(table.ending(), Some(Ending::Resigned(Side::Black)));
    assert_eq!(table.series().wins().red, 1);
    table.rematch(NOW);
    assert_eq!((table.ending(), table.to_move()), (None, Some(Side::Black)));
    assert_eq!(table.series().wins().red, 1);
}

/// The table as the device keeps it and finds it again.
fn kept(table: &Table) -> Option<Table> {
    Table::read(&serde_json::to_string(&SavedTable::from(table)).unwrap())
}

#[test]
fn a_table_is_kept_in_the_middle_of_a_turn_and_after_the_end() {
    let mut table = friends(RuleSet::Revised);
    touch(&mut table, &[2, 3, 1, 3, 7, 6]);
    table.turn_round();
    assert_eq!(kept(&table), Some(table.clone()));
    table.resign(NOW);
    table.rematch(NOW);
    play_out(&mut table, 3);
    assert_eq!(kept(&table), Some(table));
}

#[test]
fn a_table_that_makes_no_sense_is_not_taken_up() {
    let mut table = friends(RuleSet::Zen);
    touch(&mut table, &[2, 3, 1, 3]);
    let text = serde_json::to_string(&SavedTable::from(&table)).unwrap();
    assert!(Table::read(&text).is_some());
    assert_eq!(Table::read(&text.replace("2-3,1-3", "2-3,1-8")), None);
}

#[test]
fn a_table_that_the_first_version_has_kept_is_found_again() {
    for (text, turns, so_far, wins) in [
        (include_str!("data/table-0.1.0-turn.json"), 2, "3-4", BySide { black: 0, red: 1 }),
        (include_str!("data/table-0.1.0-over.json"), 1, "pass", BySide { black: 0, red: 1 }),
    ] {
        let table = Table::read(text).unwrap();
        assert_eq!(table.game().turns().len(), turns);
        assert_eq!(table.so_far().to_string(), so_far);
        assert_eq!(table.series().wins(), wins);
        // It had no name; now it has one, which is the same whenever it is read.
        assert_eq!(Table::read(text).unwrap().id(), table.id());
        assert_ne!(table.id(), friends(RuleSet::Zen).id());
        // From now on it is kept as its log.
        assert_eq!(kept(&table), Some(table));
    }
}

#[test]
fn the_record_of_a_game_can_be_read_again() {
    let mut table = friends(RuleSet::Classic);
    play_out(&mut table, 9);
    let record = table.record("2026-11-15".to_owned(), "", |_| String::new()).to_string();
    let read: linja::Record = record.parse().unwrap();
    assert_eq!(&read.game, table.game());
}

#[test]
fn a_game_from_a_position_is_kept_with_it_and_followed_by_another_from_there() {
    let start: Position = "4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 r".parse().unwrap();
    let seats = BySide { black: Seat::Person, red: Seat::Person };
    let mut table = Table::from_position(RuleSet::Zen, seats, start);
    assert_eq!(table.game().start(), start);
    assert_eq!(kept(&table).as_ref(), Some(&table));
    table.resign(NOW);
    table.rematch(NOW);
    assert_eq!(table.game().start(), start);
}

#[test]
fn a_game_can_be_gone_on_with_once_a_turn_was_made_and_until_it_is_over() {
    let mut table = friends(RuleSet::Zen);
    assert!(!table.is_running());
    touch(&mut table, &[2, 3, 1, 3]);
    assert!(table.is_running());
    assert_eq!(table.changed(), NOW);
    table.resign(NOW + 1);
    assert!(!table.is_running());
}

#[test]
fn a_turn_is_taken_back_after_the_end() {
    let mut table = friends(RuleSet::Zen);
    play_out(&mut table, 4);
    let turns = table.game().turns().len();
    table.take_back(NOW);
    assert_eq!((table.ending(), table.game().turns().len()), (None, turns - 1));
    assert!(table.is_persons_turn());
    assert_eq!(kept(&table), Some(table));
}

#[test]
fn a_clock_on_one_device_goes_on_while_it_is_looked_at_and_is_kept() {
    let mut table = friends(RuleSet::Zen).timed(TimeControl::game(60, 2));
    let left = |table: &Table| Side::ALL.map(|side| table.left(side).unwrap() / 1000);
    touch(&mut table, &[2, 3, 1, 3]);
    assert!(!table.think(99_000, NOW), "the first turn of each side is free");
    touch(&mut table, &[7, 6, 8, 6]);
    assert_eq!(left(&table), [60, 60]);
    assert!(!table.think(10_000, NOW));
    assert_eq!(left(&table), [50, 60]);
    // Closed and opened again: nothing was thought meanwhile, and nothing is forgotten.
    let kept = serde_json::to_string(&SavedTable::from(&table)).unwrap();
    let mut table = Table::read(&kept).unwrap();
    assert_eq!(left(&table), [50, 60]);
    let turn = table.game().position().turns(RuleSet::Zen)[0];
    table.resume(turn);
    assert!(table.finish(NOW).is_some());
    assert_eq!(left(&table), [52, 60]);
    assert!(!table.think(59_999, NOW));
    assert!(table.think(1, NOW));
    assert_eq!(table.ending(), Some(Ending::TimedOut(Side::Red)));
    assert!(!table.think(1_000, NOW), "it ends once");
    table.rematch(NOW);
    assert_eq!(left(&table), [60, 60]);
}

#[test]
fn results_against_computers_are_those_of_the_whole_series() {
    let mut table = against_computer(Side::Black);
    assert_eq!(table.results().count(), 0);
    table.resign(NOW);
    table.rematch(NOW);
    assert_eq!(table.results().collect::<Vec<_>>(), [(Level::MIN, 0.0)]);
    let mut friends = friends(RuleSet::Zen);
    friends.resign(NOW);
    assert_eq!(friends.results().count(), 0);
}
