#![doc = include_str!("../README.md")]

mod bench;
#[cfg(feature = "oracle")]
mod chart;
#[cfg(feature = "oracle")]
mod computer;
#[cfg(feature = "oracle")]
mod contest;
#[cfg(feature = "oracle")]
mod contestant;
mod date;
mod grade;
mod habits;
mod outcome;
#[cfg(feature = "oracle")]
mod puzzle;
#[cfg(feature = "oracle")]
mod review;
mod search;
#[cfg(feature = "oracle")]
mod seat;
#[cfg(feature = "oracle")]
mod tally;
#[cfg(feature = "oracle")]
pub mod ugi;

pub use bench::bench;
#[cfg(feature = "oracle")]
pub use chart::{ChartWords, chart};
#[cfg(feature = "oracle")]
pub use computer::{Computer, Judge};
#[cfg(feature = "oracle")]
pub use contest::{ByParty, Contest, ContestError, ContestGame, Ending, Fault, Party};
#[cfg(feature = "oracle")]
pub use contestant::{Budget, Contestant, ParseContestantError};
pub use date::{Date, ParseDateError};
pub use grade::Grade;
pub use habits::Habits;
#[cfg(feature = "oracle")]
pub use puzzle::{Answer, Puzzle, PuzzleKind};
#[cfg(feature = "oracle")]
pub use review::{OnlyWin, Review, ReviewError, ReviewedTurn, SideReview};
pub use search::{Found, Limits, Search};
#[cfg(feature = "oracle")]
pub use tally::{Elo, Tally};

/// The programs on the page about the library are run by the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
struct LibraryPage;
