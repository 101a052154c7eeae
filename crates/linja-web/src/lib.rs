//! The page: Linja in a browser.
//!
//! One direction: what is touched changes plain state ([`Table`], [`Hand`]), and the state is drawn
//! ([`BoardView`], and `page` for the browser's part). The state is tested natively; what draws
//! exists only in WebAssembly.

mod address;
mod board;
mod games;
mod judge;
mod online;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub mod page;
mod play;
mod settings;
pub mod tell;
mod understand;
#[cfg(target_arch = "wasm32")]
pub mod worker;

pub use address::{Address, Program};
pub use board::*;
pub use games::*;
pub use judge::{
    Ask, Levels, Lines, Phase, Progress, Request, Rows, Solved, TableView, Why, parts_of_answer,
    plan,
};
pub use online::*;
pub use play::*;
pub use settings::{BoardTheme, Confirm, Motion, PawnColours, Settings, Sound, Theme};
pub use understand::*;
