//! The game in the terminal, played by a program that types and reads the screen: the real binary
//! in a real pseudo-terminal.

#![cfg(unix)]
#![allow(clippy::unwrap_used)] // A panic is how a test fails.

mod archive;
mod autosave;
mod contest;
mod games;
mod giving_back;
mod judged;
mod languages;
mod odd_input;
mod online;
mod plain;
mod serve;
mod sizes;
mod special;
mod study;
mod terminal;
mod windows;
