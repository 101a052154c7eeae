//! UGI, the Universal Game Interface: how a match runner or a board program talks to an engine.
//!
//! [`serve`] is the engine's end of it, [`Client`] the other end, which drives any UGI program.
//! The page `docs/ugi.md` describes the protocol word for word.

mod client;
mod command;
mod engine;
mod go;
mod lines;
mod options;
mod process;
mod program;

pub use client::{Client, ClientError, Patience};
pub use command::{Command, ParseCommandError, Query, Quoted};
pub use engine::{Tables, serve};
pub use go::{Clock, Go};
pub use program::{ParseProgramError, Program};
