//! The tests of the players and judges, as one program.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

mod adapted_level;
mod advice;
mod contest;
mod date;
mod exact;
mod grade;
mod habits;
mod handicap;
mod level_estimate;
#[cfg(unix)]
mod processes;
mod puzzle;
mod reason;
mod review;
mod search;
mod ugi;
