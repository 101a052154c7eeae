//! What turns are worth, judged exactly: grades, reviews of games with reasons, puzzles.

#[cfg(feature = "oracle")]
mod advice;
#[cfg(feature = "oracle")]
mod feature;
mod grade;
pub(crate) mod leads_to;
#[cfg(feature = "oracle")]
mod level_estimate;
#[cfg(feature = "oracle")]
mod puzzle;
mod puzzle_seeds;
#[cfg(feature = "oracle")]
mod reason;
#[cfg(feature = "oracle")]
mod review;

#[cfg(feature = "oracle")]
pub use advice::{Advice, AdviceFigures};
#[cfg(feature = "oracle")]
pub use feature::Feature;
pub use grade::Grade;
#[cfg(feature = "oracle")]
pub use level_estimate::LevelEstimate;
#[cfg(feature = "oracle")]
pub use puzzle::{Answer, Puzzle, PuzzleKind};
pub use puzzle_seeds::{puzzle_difficulties, puzzle_seed};
#[cfg(feature = "oracle")]
pub use reason::Reason;
#[cfg(feature = "oracle")]
pub use review::{OnlyWin, Review, ReviewError, ReviewedTurn, SideReview};
