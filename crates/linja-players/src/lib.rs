//! Who plays Linja, and who judges: computers of ten levels, with the oracle or by search alone;
//! reviews of games and puzzles, judged exactly.

mod bench;
#[cfg(feature = "oracle")]
mod chart;
#[cfg(feature = "oracle")]
mod computer;
mod date;
mod grade;
mod level;
mod outcome;
#[cfg(feature = "oracle")]
mod puzzle;
#[cfg(feature = "oracle")]
mod review;
mod search;

pub use bench::bench;
#[cfg(feature = "oracle")]
pub use chart::{ChartWords, chart};
#[cfg(feature = "oracle")]
pub use computer::{Computer, Judge};
pub use date::{Date, ParseDateError};
pub use grade::Grade;
pub use level::{Level, ParseLevelError};
#[cfg(feature = "oracle")]
pub use puzzle::{Answer, Puzzle, PuzzleKind};
#[cfg(feature = "oracle")]
pub use review::{OnlyWin, Review, ReviewError, ReviewedTurn, SideReview};
pub use search::{Found, Limits, Search};
