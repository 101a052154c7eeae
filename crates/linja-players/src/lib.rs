//! Who plays Linja, and who judges: computers of ten levels, with the oracle or by search alone.

#[cfg(feature = "oracle")]
mod computer;
mod level;
mod search;

#[cfg(feature = "oracle")]
pub use computer::{Computer, Judge};
pub use level::{Level, ParseLevelError};
pub use search::{Found, Limits, Search};
