//! The steps that a turn is made of.

use core::fmt;

/// A step of a turn that is due.
///
/// ```
/// use linja::{Position, RuleSet, Side, Step, TurnInProgress};
///
/// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
/// assert_eq!(turn.due(), Some(Step::Opening));
/// turn.play("2-3".parse().unwrap())?;
/// assert_eq!(turn.due(), Some(Step::FollowUp { rows: 2 }));
/// # Ok::<(), linja::Refusal>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// One own pawn, one row forward.
    Opening,
    /// One own pawn, this many rows forward.
    FollowUp {
        /// The pawns that stood on the row of the opening, 1 to 5.
        rows: u8,
    },
    /// One own pawn one row forward or backward; with the option *mean* also an opponent's.
    Bonus,
    /// The opening of an extra turn (`classic`).
    ExtraOpening,
}

/// A kind of step: a [`Step`] without the rows of a follow-up.
///
/// ```
/// use linja::{Step, StepKind};
///
/// assert_eq!(Step::FollowUp { rows: 2 }.kind(), StepKind::FollowUp);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// [`Step::Opening`].
    Opening,
    /// [`Step::FollowUp`].
    FollowUp,
    /// [`Step::Bonus`].
    Bonus,
    /// [`Step::ExtraOpening`].
    ExtraOpening,
}

/// A step in the course of a turn; see [`TurnInProgress::steps`](crate::TurnInProgress::steps).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TurnStep {
    /// Which step it is.
    pub kind: StepKind,
    /// How far a follow-up goes, once it is known.
    pub rows: Option<u8>,
    /// Whether it is made, due, still possible or skipped.
    pub state: StepState,
}

/// The state of a step in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StepState {
    /// It has been made.
    Made,
    /// It is due.
    Due,
    /// It may follow, depending on the moves before it.
    MayCome,
    /// It was not granted, or it was declined.
    Skipped,
}

impl Step {
    /// What kind of step it is.
    ///
    /// ```
    /// # use linja::{Step, StepKind};
    /// assert_eq!(Step::Bonus.kind(), StepKind::Bonus);
    /// ```
    pub const fn kind(self) -> StepKind {
        match self {
            Step::Opening => StepKind::Opening,
            Step::FollowUp { .. } => StepKind::FollowUp,
            Step::Bonus => StepKind::Bonus,
            Step::ExtraOpening => StepKind::ExtraOpening,
        }
    }

    /// How far it goes, if it is a follow-up.
    ///
    /// ```
    /// # use linja::Step;
    /// assert_eq!(Step::FollowUp { rows: 2 }.rows(), Some(2));
    /// assert_eq!(Step::Opening.rows(), None);
    /// ```
    pub const fn rows(self) -> Option<u8> {
        match self {
            Step::FollowUp { rows } => Some(rows),
            Step::Opening | Step::Bonus | Step::ExtraOpening => None,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Opening => "the opening",
            Step::FollowUp { .. } => "this follow-up",
            Step::Bonus => "the bonus",
            Step::ExtraOpening => "the opening of the extra turn",
        })
    }
}
