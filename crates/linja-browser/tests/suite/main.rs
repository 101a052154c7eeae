//! The page in a real Chromium, against the real server and without one.
#![allow(clippy::expect_used, clippy::unwrap_used)] // A panic is how a test fails.

mod access;
mod games;
mod hand;
mod judge;
mod learn;
mod lobby;
mod online;
mod page;
mod push;
mod share;
mod site;
mod special;
mod study;
mod trouble;
mod upgrade;
mod usable;
