//! What a review says of a turn.

use linja_players::{Grade, ReviewedTurn};
use linja_words::{Language, Text, Words, text};

/// The name of a grade.
pub fn grade_name(grade: Grade) -> Text {
    text!("review-grade", grade = grade.to_string())
}

/// What a grade means.
pub fn grade_legend(grade: Grade) -> Text {
    text!("review-legend", grade = grade.to_string())
}

/// Who could win before a turn that changed it, and what is left of it.
pub fn turning_point(turn: &ReviewedTurn) -> Text {
    let &ReviewedTurn { side, before, after, .. } = turn;
    match (before.signum(), after.signum()) {
        (1, 0) => text!("review-win-to-draw", side = side, before = before),
        (1, _) => text!("review-win-to-loss", side = side, before = before, after = -after),
        _ => text!("review-draw-to-loss", side = side, after = -after),
    }
}

/// A margin with its sign, which is written the same in every language.
pub fn signed(margin: i32) -> String {
    Words::new(Language::English).margin(margin)
}
