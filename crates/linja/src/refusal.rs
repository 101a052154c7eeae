//! Why a move or a turn is not legal.

use core::fmt;

use crate::{Row, Step};

/// Why a move or a turn was refused: one reason, with what a program needs to say it in any
/// language. Its `Display` says it in English.
///
/// ```
/// use linja::{Position, Refusal, RuleSet, Side, TurnInProgress};
///
/// let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
/// let refusal = turn.play("1-3".parse().unwrap()).unwrap_err();
/// assert_eq!(refusal, Refusal::WrongDistance { step: turn.due().unwrap() });
/// assert_eq!(refusal.to_string(), "the opening goes exactly 1 row forward");
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The player has no opening and can only pass (ruling R2).
    MustPass,
    /// The player has an opening and may not pass.
    MayNotPass,
    /// The turn is complete; no further move belongs to it.
    TurnComplete,
    /// The step that is due is compulsory: it can be neither declined nor left out.
    Compulsory(Step),
    /// There is nothing to decline.
    NothingToDecline,
    /// No pawn stands on this row.
    NoPawn(Row),
    /// Only pawns of the wrong side stand on this row.
    WrongSide(Row),
    /// A pawn of the opponent may be moved only in a bonus with the option *mean*.
    OpponentsPawn,
    /// The opponent's pawns on their goal are locked.
    GoalPawnLocked,
    /// Only a bonus may move a pawn backward.
    Backward,
    /// The move is too short or too long for the step that is due.
    WrongDistance {
        /// The step that is due.
        step: Step,
    },
    /// The inner row already holds six pawns: it may be crossed, but no move may end on it.
    RowFull(Row),
    /// After an opening into the goal no pawn may be brought back from it: a turn must change the
    /// board (ruling R1).
    BoardUnchanged,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::MustPass => f.write_str("no opening is possible: the only turn is `pass`"),
            Refusal::MayNotPass => f.write_str("an opening is possible: it must be made"),
            Refusal::TurnComplete => f.write_str("the turn is complete: nothing follows here"),
            Refusal::Compulsory(step) => write!(f, "{step} is compulsory here"),
            Refusal::NothingToDecline => f.write_str("nothing is left to decline"),
            Refusal::NoPawn(row) => write!(f, "no pawn stands on row {row}"),
            Refusal::WrongSide(row) => write!(f, "the pawns on row {row} are of the other side"),
            Refusal::OpponentsPawn => {
                f.write_str("only a bonus with the option mean may move a pawn of the opponent")
            }
            Refusal::GoalPawnLocked => {
                f.write_str("the opponent's pawns on their goal are locked")
            }
            Refusal::Backward => f.write_str("only a bonus may move a pawn backward"),
            Refusal::WrongDistance { step: Step::Bonus } => {
                f.write_str("a bonus goes exactly 1 row forward or backward")
            }
            Refusal::WrongDistance { step: step @ (Step::Opening | Step::ExtraOpening) } => {
                write!(f, "{step} goes exactly 1 row forward")
            }
            Refusal::WrongDistance { step: step @ Step::FollowUp { rows } } => {
                write!(f, "{step} goes exactly {rows} row{} forward", plural(*rows))
            }
            Refusal::RowFull(row) => write!(f, "row {row} is full: no move may end there"),
            Refusal::BoardUnchanged => {
                f.write_str("a turn must change the board: after an opening into the goal no pawn may be brought back from it")
            }
        }
    }
}

const fn plural(count: u8) -> &'static str {
    if count == 1 { "" } else { "s" }
}

impl core::error::Error for Refusal {}
