//! The server: online games that lose nothing, and the oracle's answers.
//!
//! The way of a turn: `routes` (or `live`, the socket) → `hub` → `online_game`, which decides →
//! `store`, which keeps → back to the `hub`, from which everybody hears of it.

mod alarms;
mod app;
mod computers;
mod connections;
mod figures;
mod heartbeat;
mod hub;
mod limits;
mod live;
mod markdown;
mod nodes;
mod online_game;
mod oracles;
mod page;
mod retention;
mod routes;
mod secrets;
mod serve;
mod store;
mod time;
mod trouble;

pub use app::Config;
pub use limits::Limits;
pub use oracles::OracleChoice;
pub use serve::{ServeError, Server};
pub use store::OpenError;
