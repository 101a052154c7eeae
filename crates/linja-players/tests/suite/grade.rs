//! The grades at their borders.

use linja_players::Grade::{self, Best, Blunder, Good, Inaccuracy, Mistake};

#[test]
fn points_alone_grade_a_turn_that_keeps_the_result() {
    let by_points =
        [Best, Good, Inaccuracy, Inaccuracy, Mistake, Mistake, Mistake, Blunder, Blunder];
    for (given_away, grade) in (0..).zip(by_points) {
        assert_eq!(Grade::of(20, 20 - given_away), grade, "winning, {given_away} given away");
        assert_eq!(Grade::of(-5, -5 - given_away), grade, "losing, {given_away} given away");
    }
    assert_eq!(Grade::of(73, 1), Blunder);
    assert_eq!(Grade::of(0, 0), Best);
}

#[test]
fn half_the_result_is_at_least_a_mistake() {
    for given_away in 1..=6 {
        assert_eq!(Grade::of(given_away, 0), Mistake, "a draw instead of a win");
        assert_eq!(Grade::of(0, -given_away), Mistake, "a loss instead of a draw");
    }
    assert_eq!(Grade::of(7, 0), Blunder);
    assert_eq!(Grade::of(0, -7), Blunder);
}

#[test]
fn a_win_that_becomes_a_loss_is_a_blunder() {
    assert_eq!(Grade::of(1, -1), Blunder);
    assert_eq!(Grade::of(2, -1), Blunder);
    assert_eq!(Grade::of(1, -72), Blunder);
}

#[test]
fn grades_are_listed_from_best_to_worst() {
    assert!(Grade::ALL.is_sorted());
    let words = Grade::ALL.map(|grade| grade.to_string());
    assert_eq!(words, ["best", "good", "inaccuracy", "mistake", "blunder"]);
}
