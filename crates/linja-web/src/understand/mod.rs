//! To understand the game: games stepped through, positions tried out, puzzles, links to them.

mod attempt;
mod known;
pub mod margin_chart;
mod practice;
mod puzzle_log;
mod replay;
mod set_up;
mod study;

pub use attempt::{Attempt, OnBoard, attempt};
pub use known::{first_player_gets, perfect_game};
pub use linja_api::{Judged, Verdict};
pub use linja_words::{SharedGame, SharedPosition};
pub use margin_chart::MarginChart;
pub use practice::{Exercise, Practice, ThemeProgress};
pub use puzzle_log::{Ending, PuzzleLog};
pub use replay::{Jump, Line, Replay, better, is_mistake, line_as_game};
pub use set_up::SetUp;
pub use study::{Listed, Study};
