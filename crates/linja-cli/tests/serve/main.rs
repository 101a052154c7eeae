//! Servers as processes of their own: killed, started again, several on one database.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used)] // A panic is how a test fails.

mod bots;
#[path = "../../../linja-server/tests/client/mod.rs"]
mod client;
mod crash;
#[cfg(target_os = "linux")] // Elsewhere this machine has only one address of its own.
mod door;
#[cfg(target_os = "linux")]
mod faults;
mod history;
mod lobby;
mod nodes;
mod process;
mod push;
mod stop;
mod trouble;
