//! Drives the page in a real Chromium, as a player would: for tests and for screenshots.

mod laid_table;
mod site;
mod visit;

pub use laid_table::lay_table;
pub use site::Site;
pub use visit::{Chromium, Screen, Visit};
