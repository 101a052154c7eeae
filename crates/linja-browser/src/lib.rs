//! Drives the page in a real Chromium, as a player would: for tests and for screenshots.

mod oracle;
mod site;
mod visit;

pub use site::Site;
pub use visit::{Chromium, Screen, Visit};
