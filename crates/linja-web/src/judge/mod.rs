//! The judge: the oracle beside the page, a program of its own in a worker. It reads tables that are kept on this device or
//! lie beside the page, of which it fetches what a question needs; and it makes them, by solving a rule set.

#[cfg(all(target_arch = "wasm32", feature = "judge"))]
mod answer;
mod ask;
#[cfg(all(target_arch = "wasm32", feature = "judge"))]
mod device;
mod fetch;
mod rows;
#[cfg(all(target_arch = "wasm32", feature = "judge"))]
mod source;

#[cfg(all(target_arch = "wasm32", feature = "judge"))]
pub(crate) use answer::Judge;
pub use ask::{Ask, Levels, Lines, Phase, Progress, Solved, TableView, Why};
pub use fetch::{Request, parts_of_answer, plan};
pub use rows::Rows;
