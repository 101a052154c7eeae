//! What must hold of the words: complete and sound in every language, asked for by the code, and
//! true to the rules.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

mod asked;
mod language;
mod locale;
mod locales;
mod pages;
mod speech;
mod typography;
