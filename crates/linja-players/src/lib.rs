#![doc = include_str!("../README.md")]

mod adapted_level;
#[cfg(feature = "oracle")]
mod computer;
mod date;
mod habits;
mod handicap;
mod judging;
#[cfg(all(feature = "oracle", not(target_arch = "wasm32")))]
mod matches;
mod search;
#[cfg(all(feature = "oracle", not(target_arch = "wasm32")))]
pub mod ugi;

pub use adapted_level::{Form, adapted_level};
#[cfg(feature = "oracle")]
pub use computer::{Computer, Judge};
pub use date::{Date, ParseDateError};
pub use habits::{Habits, chances, found_percent};
pub use handicap::{fair_handicap, handicap, handicap_of, handicaps};
pub use judging::*;
#[cfg(all(feature = "oracle", not(target_arch = "wasm32")))]
pub use matches::*;
pub use search::{Found, Limits, Search, bench, network, packed_network};

/// Makes the tests run the programs on the page about the library.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
struct LibraryPage;
