//! Why a move or a turn is refused, as a sentence.

use linja::{Refusal, Step};

use crate::{Text, text};

/// The sentence for the player; where a ruling decides, it names the ruling.
impl From<Refusal> for Text {
    fn from(refusal: Refusal) -> Text {
        match refusal {
            Refusal::GameOver => text!("refusal-game-over"),
            Refusal::MustPass => text!("refusal-must-pass"),
            Refusal::MayNotPass => text!("refusal-may-not-pass"),
            Refusal::TurnComplete => text!("refusal-turn-complete"),
            Refusal::Compulsory(step) => text!("refusal-compulsory", step = step.kind()),
            Refusal::NothingToDecline => text!("refusal-nothing-to-decline"),
            Refusal::NoPawn(row) => text!("refusal-no-pawn", row = row),
            Refusal::WrongSide(row) => text!("refusal-wrong-side", row = row),
            Refusal::OpponentsPawn => text!("refusal-opponents-pawn"),
            Refusal::GoalPawnLocked => text!("refusal-goal-pawn-locked"),
            Refusal::Backward => text!("refusal-backward"),
            Refusal::WrongDistance { step: Step::FollowUp { rows } } => {
                text!("refusal-distance-follow-up", rows = rows)
            }
            Refusal::WrongDistance { step: Step::Bonus } => text!("refusal-distance-bonus"),
            Refusal::WrongDistance { step: Step::Opening | Step::ExtraOpening } => {
                text!("refusal-distance-opening")
            }
            Refusal::RowFull(row) => text!("refusal-row-full", row = row),
            Refusal::BoardUnchanged => text!("refusal-board-unchanged"),
        }
    }
}
