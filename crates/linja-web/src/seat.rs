//! Who sits at a side of the table.

use std::fmt;
use std::str::FromStr;

use linja::Level;

/// Who moves the pawns of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at this device.
    Person,
    /// The computer.
    Computer(Level),
    /// Somebody at another device.
    Elsewhere,
}

impl Seat {
    /// Whether somebody at this device sits here.
    pub const fn is_person(self) -> bool {
        matches!(self, Seat::Person)
    }
}

/// Writes `person`, `elsewhere` or the number of the level.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Person => f.write_str("person"),
            Seat::Computer(level) => level.fmt(f),
            Seat::Elsewhere => f.write_str("elsewhere"),
        }
    }
}

/// The text is no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseSeatError;

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is `person`, `elsewhere` or a level from 1 to 10")
    }
}

impl std::error::Error for ParseSeatError {}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        match text {
            "person" => Ok(Seat::Person),
            "elsewhere" => Ok(Seat::Elsewhere),
            level => level.parse().map(Seat::Computer).map_err(|_| ParseSeatError),
        }
    }
}
