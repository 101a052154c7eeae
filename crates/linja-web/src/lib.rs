//! The page: Linja in a browser.
//!
//! One direction: what is touched changes plain state ([`Table`], [`Hand`]), and the state is drawn
//! ([`BoardView`], and `page` for the browser's part). The state is tested natively; what draws
//! exists only in WebAssembly.

mod address;
mod board_view;
mod choice;
mod clock;
mod game_id;
mod hand;
mod kept_game;
pub mod layout;
mod lesson;
mod online;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod pieces;
pub mod qr;
pub mod said;
mod seat;
mod settings;
mod table;
pub mod tell;
mod thought;
#[cfg(target_arch = "wasm32")]
pub mod worker;

pub use address::Address;
pub use board_view::{BoardView, Landing, Pill, Spot, Tally};
pub use choice::{Choice, Lot, Opponent};
pub use clock::{CLOCKS, clock_name, time_left};
pub use game_id::{GameId, ParseGameIdError};
pub use hand::Hand;
pub use kept_game::{KeptGame, Standing};
pub use lesson::{Goal, Lesson, TO_READ, Task, lessons, plain};
pub use online::{Contact, Deed, Known, Online};
pub use seat::{ParseSeatError, Seat};
pub use settings::{Motion, Settings, Sound, Theme};
pub use table::{Counting, Ending, SavedTable, Table};
pub use thought::{Answer, Question, Thinker};
