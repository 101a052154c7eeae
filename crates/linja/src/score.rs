//! The points of a side, row by row.

use crate::{Placement, Progress, Row, RuleSet, Side};

/// The points of one side, worked out row by row as in the rulebooks' scoring pictures.
///
/// ```
/// use linja::{Placement, RuleSet, Score, Side};
///
/// let placement = Placement::new([0, 0, 0, 2, 0, 1, 3, 6])?;
/// let score = Score::new(RuleSet::Zen, Side::Red, placement);
/// assert_eq!(score.points(), 39);
///
/// let worked_out: Vec<_> = score
///     .lines()
///     .filter(|line| line.pawns > 0)
///     .map(|line| format!("row {}: {} x {} = {}", line.row, line.pawns, line.each, line.points()))
///     .collect();
/// assert_eq!(
///     worked_out,
///     ["row 5: 2 x -1 = -2", "row 3: 1 x 2 = 2", "row 2: 3 x 3 = 9", "row 1: 6 x 5 = 30"]
/// );
/// # Ok::<(), linja::PlacementError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Score {
    rules: RuleSet,
    side: Side,
    placement: Placement,
}

/// What the pawns of one side on one row are worth.
///
/// ```
/// # use linja::{Placement, RuleSet, Score, Side};
/// let line = Score::new(RuleSet::Zen, Side::Black, Placement::START).lines().next().unwrap();
/// assert_eq!((line.row.number(), line.pawns, line.each, line.points()), (1, 6, -1, -6));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ScoreLine {
    /// The row.
    pub row: Row,
    /// The pawns of the side on it.
    pub pawns: u8,
    /// The points that each of them scores.
    pub each: i32,
}

impl Score {
    /// The score of `side` with its pawns placed like this.
    ///
    /// ```
    /// # use linja::{Placement, RuleSet, Score, Side};
    /// let score = Score::new(RuleSet::Classic, Side::Black, Placement::START);
    /// assert_eq!(score.points(), 6);
    /// ```
    pub const fn new(rules: RuleSet, side: Side, placement: Placement) -> Score {
        Score { rules, side, placement }
    }

    /// The points of all rows together.
    ///
    /// ```
    /// # use linja::{Placement, RuleSet, Score, Side};
    /// assert_eq!(Score::new(RuleSet::Zen, Side::Black, Placement::START).points(), -3);
    /// ```
    pub fn points(&self) -> i32 {
        self.placement.points(self.rules)
    }

    /// All eight rows, from the side's own start line to the goal.
    ///
    /// ```
    /// # use linja::{Placement, RuleSet, Score, Side};
    /// let score = Score::new(RuleSet::Zen, Side::Red, Placement::START);
    /// assert_eq!(score.lines().map(|line| line.points()).sum::<i32>(), score.points());
    /// ```
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = ScoreLine> + ExactSizeIterator {
        let Score { rules, side, placement } = *self;
        Progress::ALL.into_iter().map(move |progress| ScoreLine {
            row: side.row(progress),
            pawns: placement.count(progress),
            each: rules.points(progress),
        })
    }
}

impl ScoreLine {
    /// The points of this row.
    ///
    /// ```
    /// # use linja::{Row, ScoreLine};
    /// let line = ScoreLine { row: Row::new(8).unwrap(), pawns: 6, each: 5 };
    /// assert_eq!(line.points(), 30);
    /// ```
    pub const fn points(&self) -> i32 {
        self.pawns as i32 * self.each
    }
}
