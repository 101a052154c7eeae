//! The tests of the players, as one program.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

mod level;
mod search;
