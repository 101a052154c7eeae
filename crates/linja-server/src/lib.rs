#![doc = include_str!("../README.md")]

mod app;
mod error;
mod routes;
mod serve;

/// What goes on beside the requests.
mod background {
    pub(crate) mod heartbeat;
    pub(crate) mod notifier;
    pub(crate) mod retention;
    pub(crate) mod scheduler;
    pub(crate) mod upkeep;
}

/// What takes a core for a while.
mod compute {
    pub(crate) mod cores;
    pub(crate) mod oracles;
}

/// Who may come in, and how much they may ask for.
mod door {
    pub(crate) mod connections;
    pub(crate) mod limits;
}

/// The games, from a decision to the disk.
mod games {
    pub(crate) mod hub;
    pub(crate) mod lobby;
    pub(crate) mod nickname;
    pub(crate) mod nodes;
    pub(crate) mod notice;
    pub(crate) mod online_game;
    pub(crate) mod secrets;
    pub(crate) mod session;
    pub(crate) mod store;
    pub(crate) mod time;
}

/// Notifications on their way to a device.
mod push {
    pub(crate) mod device;
    pub(crate) mod encryption;
    pub(crate) mod sender;
}

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use app::Config;
pub use compute::oracles::OracleChoice;
pub use door::limits::AddressLimits;
pub use games::store::OpenError;
pub use push::sender::PushChoice;
pub use serve::{ServeError, Server};

/// Locks, also after a panic: nothing that is locked here is left half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
