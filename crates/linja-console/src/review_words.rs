//! What a review says of a turn, and what it comes to.

use linja::Side;
use linja_players::{Grade, Review, ReviewedTurn, SideReview};
use linja_words::{Language, Text, Value, Words, say, text};

/// The name of a grade.
pub fn grade_name(grade: Grade) -> Text {
    text!("review-grade", grade = grade.to_string())
}

/// What a grade means.
pub fn grade_legend(grade: Grade) -> Text {
    text!("review-legend", grade = grade.to_string())
}

/// A line of what a review comes to.
pub struct SummaryLine {
    /// What it says.
    pub what: String,
    /// How that is for each side.
    pub sides: [String; 2],
    /// The grade that it counts, if it counts one.
    pub grade: Option<Grade>,
}

/// What a review comes to: the names of both sides, their accuracy, the points they gave away, and how many turns
/// had each grade.
pub fn summary(review: &Review, words: Words) -> Vec<SummaryLine> {
    let sides = review.sides();
    let line = |what: String, of: &dyn Fn(Side) -> String| SummaryLine {
        what,
        sides: Side::ALL.map(of),
        grade: None,
    };
    let mut lines = vec![
        line(String::new(), &|side| words.say(side)),
        line(say!(words, "review-accuracy"), &|side| accuracy(&sides[side], words)),
        line(say!(words, "review-given-away"), &|side| words.value(sides[side].given_away)),
    ];
    lines.extend(Grade::ALL.map(|grade| SummaryLine {
        grade: Some(grade),
        ..line(words.say(grade_name(grade)), &|side| words.value(sides[side].count(grade)))
    }));
    lines
}

/// How close a side came to perfect play.
pub fn accuracy(side: &SideReview, words: Words) -> String {
    say!(words, "review-percent", percent = Value::decimal(side.accuracy(), 1))
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
