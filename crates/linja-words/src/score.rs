//! Results and points, told.

use linja::{Ending, GameResult, Score, Side};

use crate::number::MINUS;
use crate::{Text, text};

/// Who won, and how clearly.
///
/// ```
/// use linja_words::{Language, Words, result};
///
/// let words = Words::new(Language::English);
/// let said = |result_text: &str| words.say(result(result_text.parse().unwrap()));
/// assert_eq!(said("46-39"), "Black wins by 7 points, 46 to 39.");
/// assert_eq!(said("30-30"), "A draw: 30 points each.");
/// ```
pub fn result(result: GameResult) -> Text {
    match result.winner() {
        None => text!("result-draw", points = result.points.black),
        Some(winner) => {
            let (more, less) = (result.points[winner], result.points[winner.other()]);
            let margin = more - less;
            text!("result-win", side = winner, margin = margin, more = more, less = less)
        }
    }
}

/// Who is ahead by how much, if this is the margin of a side.
///
/// ```
/// # use linja::Side;
/// # use linja_words::{Language, Words, lead};
/// let words = Words::new(Language::English);
/// let said = [3, 0, -2].map(|margin| words.say(lead(Side::Black, margin)));
/// assert_eq!(said, ["Black +3", "even", "Red +2"]);
/// ```
pub fn lead(side: Side, margin: i32) -> Text {
    match margin {
        0 => text!("review-even"),
        1.. => text!("review-lead", side = side, margin = margin),
        _ => text!("review-lead", side = side.other(), margin = -margin),
    }
}

impl From<Ending> for Text {
    fn from(ending: Ending) -> Text {
        match ending {
            Ending::Played(points) => result(points),
            Ending::Resigned(side) => text!("ending-resigned", side = side),
            Ending::TimedOut(side) => text!("ending-timed-out", side = side),
        }
    }
}

/// The points of a side as a sum over its rows, from the goal back; the same in every language.
///
/// ```
/// use linja::{Placement, RuleSet, Score, Side};
/// use linja_words::score_sum;
///
/// let placement = Placement::new([0, 0, 0, 2, 0, 1, 3, 6])?;
/// let score = Score::new(RuleSet::Zen, Side::Red, placement);
/// assert_eq!(score_sum(&score), "6 × 5 + 3 × 3 + 1 × 2 − 2 × 1 = 39");
/// # Ok::<(), linja::PlacementError>(())
/// ```
pub fn score_sum(score: &Score) -> String {
    let mut sum = String::new();
    for line in score.lines().rev().filter(|line| line.pawns > 0) {
        let sign = match (sum.is_empty(), line.each < 0) {
            (true, false) => "",
            (true, true) => MINUS,
            (false, false) => " + ",
            (false, true) => " − ",
        };
        sum += &format!("{sign}{} × {}", line.pawns, line.each.abs());
    }
    let minus = if score.points() < 0 { MINUS } else { "" };
    format!("{sum} = {minus}{}", score.points().abs())
}
