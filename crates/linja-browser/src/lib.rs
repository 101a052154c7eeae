//! Drives the page in a real Chromium, as a player would: for tests and for screenshots.

mod oracle;
mod site;
mod table;
mod visit;

pub use site::Site;
pub use table::lay_table;
pub use visit::{Chromium, Screen, Visit};
