//! The judge: the oracle beside the page, in a worker. It reads tables that are kept on this device or lie beside the
//! page, of which it fetches the rows that a question needs.

mod ask;
#[cfg(target_arch = "wasm32")]
mod device;
mod fetch;
mod rows;
#[cfg(target_arch = "wasm32")]
mod source;
#[cfg(target_arch = "wasm32")]
pub mod worker;

pub use ask::{Ask, Phase, Progress, Solved, TableView, Why};
pub use fetch::{Request, parts_of_answer, plan};
pub use rows::Rows;
