//! The page: Linja in a browser.
//!
//! One direction: what is touched changes plain state ([`Table`], [`Hand`]), and the state is drawn
//! ([`BoardView`], and `page` for the browser's part). The state is tested natively; what draws
//! exists only in WebAssembly.

mod address;
mod attempt;
mod board_view;
mod choice;
mod clock;
mod game_id;
mod hand;
mod kept_game;
mod known;
pub mod layout;
mod lesson;
pub mod margin_chart;
mod online;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod pieces;
mod puzzle_log;
pub mod qr;
mod replay;
mod seat;
mod set_up;
mod settings;
mod shared;
mod study;
mod table;
pub mod tell;
mod thought;
#[cfg(target_arch = "wasm32")]
pub mod worker;

pub use address::{Address, Program};
pub use attempt::{Attempt, Verdict};
pub use board_view::{Arrow, BoardView, Landing, Pill, Spot, Tally};
pub use choice::{Choice, Lot, Opponent};
pub use clock::{CLOCKS, clock_name, time_left};
pub use game_id::{GameId, ParseGameIdError};
pub use hand::Hand;
pub use kept_game::{KeptGame, Standing};
pub use known::{first_player_gets, perfect_game};
pub use lesson::{Goal, Lesson, TO_READ, Task, lessons, plain};
pub use margin_chart::MarginChart;
pub use online::{Contact, Deed, Known, Online};
pub use puzzle_log::PuzzleLog;
pub use replay::{Jump, Replay, better, is_mistake};
pub use seat::Seat;
pub use set_up::SetUp;
pub use settings::{Motion, Settings, Sound, Theme};
pub use shared::{SharedGame, SharedPosition};
pub use study::Study;
pub use table::{Counting, SavedTable, Table};
pub use thought::{Answer, Question, Thinker};
