//! The tests of the rules crate, as one program.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

mod fuzz_bodies;
mod laws;
mod legals;
mod naive;
mod perft;
mod rules;
#[cfg(feature = "serde")]
mod serde;
mod text;
mod tree;
