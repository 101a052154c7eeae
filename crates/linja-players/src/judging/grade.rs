//! How good a turn was, in one word.

use std::fmt;

/// The grade of a turn, from what it gives away and whether the result changes.
///
/// | grade | points given away | or the result became |
/// |---|---|---|
/// | best | 0 | |
/// | good | 1 | |
/// | inaccuracy | 2 or 3 | |
/// | mistake | 4 to 6 | one step worse: a draw instead of a win, a loss instead of a draw |
/// | blunder | 7 or more | two steps worse: a loss instead of a win |
///
/// The worse of the two counts. A better grade is less than a worse one.
///
/// ```
/// use linja_players::Grade;
///
/// assert_eq!(Grade::of(5, 4), Grade::Good);
/// assert_eq!(Grade::of(1, 0), Grade::Mistake); // one point, but it was the win
/// assert!(Grade::Best < Grade::Blunder);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Nothing was given away.
    Best,
    /// One point was given away.
    Good,
    /// Two or three points were given away.
    Inaccuracy,
    /// Four to six points were given away, or a win became a draw, or a draw a loss.
    Mistake,
    /// Seven points or more were given away, or a win became a loss.
    Blunder,
}

impl Grade {
    /// All grades, the best first.
    pub const ALL: [Grade; 5] =
        [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade of a turn from the mover's margin before and after it, with perfect play on both
    /// sides from there on.
    ///
    /// ```
    /// # use linja_players::Grade;
    /// assert_eq!(Grade::of(2, 2), Grade::Best);
    /// assert_eq!(Grade::of(2, -2), Grade::Blunder);
    /// ```
    pub const fn of(before: i32, after: i32) -> Grade {
        let by_points = match before - after {
            ..=0 => Grade::Best,
            1 => Grade::Good,
            2 | 3 => Grade::Inaccuracy,
            4..=6 => Grade::Mistake,
            7.. => Grade::Blunder,
        };
        match (before.signum() - after.signum(), by_points) {
            (2.., _) => Grade::Blunder,
            (1, Grade::Good | Grade::Inaccuracy) => Grade::Mistake,
            _ => by_points,
        }
    }
}

/// The keyword of the grade, for programs.
impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        })
    }
}
