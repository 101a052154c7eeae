//! Making a turn by hand: taking up, putting down, letting go, and being refused.
#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use linja::{Position, Refusal, Row, RuleSet, Side, Step};
use linja_web::{Hand, Spot};

const START: &str = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b";
/// Three pawns wait on row 4, and row 5 is three rows from Black's goal.
const THREE_WAIT: &str = "4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 b";
const ROW_4_FULL: &str = "4,2,1,3,1,1,0,0/0,0,1,3,1,1,1,5 b";

fn hand(rules: RuleSet, position: &str) -> Hand {
    Hand::new(rules, position.parse::<Position>().unwrap()).unwrap()
}

fn row(number: u8) -> Row {
    Row::new(number).unwrap()
}

#[test]
fn a_pawn_is_taken_up_and_put_down_where_it_may_land() {
    let mut hand = hand(RuleSet::Zen, START);
    assert_eq!(hand.touch(row(2), None), None);
    assert_eq!(hand.held(), Some(Spot { side: Side::Black, row: row(2) }));
    let landings: Vec<u8> =
        hand.view(Side::Black).landings.iter().map(|landing| landing.row.number()).collect();
    assert_eq!(landings, [3]);
    assert_eq!(hand.touch(row(3), None), Some("2-3".parse().unwrap()));
    assert_eq!(hand.turn().due(), Some(Step::FollowUp { rows: 2 }));
}

#[test]
fn touching_another_pawn_takes_that_one_and_touching_it_again_lets_go() {
    let mut hand = hand(RuleSet::Zen, START);
    hand.touch(row(2), None);
    hand.touch(row(5), None);
    assert_eq!(hand.held().map(|held| held.row), Some(row(5)));
    hand.touch(row(5), None);
    assert_eq!((hand.held(), hand.refusal()), (None, None));
}

#[test]
fn a_wrong_place_to_land_is_refused_with_its_reason() {
    let mut hand = hand(RuleSet::Zen, START);
    hand.touch(row(1), None);
    assert_eq!(hand.touch(row(8), None), None);
    assert_eq!(hand.refusal(), Some(Refusal::WrongDistance { step: Step::Opening }));
    assert_eq!(hand.turn().so_far().to_string(), "pass");
}

#[test]
fn a_full_row_is_named_when_a_pawn_cannot_be_taken_up() {
    let mut hand = hand(RuleSet::Zen, ROW_4_FULL);
    hand.touch(row(3), None);
    assert_eq!((hand.held(), hand.refusal()), (None, Some(Refusal::RowFull(row(4)))));
}

#[test]
fn the_pawns_of_the_other_colour_are_refused_outside_a_mean_bonus() {
    let mut hand = hand(RuleSet::ZenMean, START);
    hand.touch(row(8), Some(Side::Red));
    assert_eq!(hand.refusal(), Some(Refusal::OpponentsPawn));
}

#[test]
fn in_a_mean_bonus_touching_a_row_again_takes_the_other_colour() {
    let mut hand = hand(RuleSet::ZenMean, THREE_WAIT);
    for number in [3, 4, 5, 8] {
        hand.touch(row(number), None);
    }
    assert_eq!(hand.turn().due(), Some(Step::Bonus));
    hand.touch(row(2), None);
    assert_eq!(hand.held(), Some(Spot { side: Side::Black, row: row(2) }));
    hand.touch(row(2), None);
    assert_eq!(hand.held(), Some(Spot { side: Side::Red, row: row(2) }));
    assert_eq!(hand.touch(row(3), None), Some("x2-3".parse().unwrap()));
    assert_eq!(hand.complete().unwrap().turn.to_string(), "3-4,5-8,x2-3");
}

#[test]
fn a_dragged_pawn_lands_or_goes_back() {
    let mut hand = hand(RuleSet::Zen, START);
    hand.touch(row(1), Some(Side::Black));
    assert_eq!(hand.drop_on(row(4)), None);
    assert!(hand.refusal().is_some() && hand.held().is_none());
    hand.touch(row(1), Some(Side::Black));
    assert_eq!(hand.drop_on(row(2)), Some("1-2".parse().unwrap()));
}

#[test]
fn a_compulsory_step_cannot_be_left_out_and_a_step_can_be_taken_back() {
    let mut hand = hand(RuleSet::Revised, START);
    hand.touch(row(2), None);
    hand.touch(row(3), None);
    assert_eq!(hand.finish(), None);
    assert_eq!(hand.refusal(), Some(Refusal::Compulsory(Step::FollowUp { rows: 2 })));
    assert!(hand.undo());
    assert_eq!((hand.turn().due(), hand.refusal()), (Some(Step::Opening), None));
}
