//! The name of a game, in addresses and on the device.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The name of a game: 16 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(u64);

/// The text is no name of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseGameIdError;

impl fmt::Display for ParseGameIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a game has 16 hexadecimal digits")
    }
}

impl std::error::Error for ParseGameIdError {}

impl GameId {
    /// The game of a number that was drawn.
    pub const fn new(number: u64) -> GameId {
        GameId(number)
    }

    /// A name that follows from a text (FNV-1a): the same text has the same name everywhere.
    pub fn of_text(text: &str) -> GameId {
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        GameId(text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<GameId, ParseGameIdError> {
        let number = u64::from_str_radix(text, 16).map_err(|_| ParseGameIdError)?;
        // One game has one name.
        let id = GameId(number);
        if id.to_string() == text { Ok(id) } else { Err(ParseGameIdError) }
    }
}

impl TryFrom<String> for GameId {
    type Error = ParseGameIdError;

    fn try_from(text: String) -> Result<GameId, ParseGameIdError> {
        text.parse()
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> String {
        id.to_string()
    }
}
