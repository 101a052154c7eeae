//! Who plays Linja, and who judges: computers of ten levels, with the oracle or by search alone.

mod bench;
#[cfg(feature = "oracle")]
mod computer;
mod level;
mod search;

pub use bench::bench;
#[cfg(feature = "oracle")]
pub use computer::{Computer, Judge};
pub use level::{Level, ParseLevelError};
pub use search::{Found, Limits, Search};
