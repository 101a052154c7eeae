//! Secrets: what proves that somebody may play, join or watch.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A secret: anyone who knows it may play on a seat, take a seat, or watch.
///
/// It is never printed by accident, and never part of an address that is sent to a server.
///
/// ```
/// use linja_api::Secret;
///
/// let secret: Secret = "0123456789abcdef0123456789abcdef".parse()?;
/// assert_eq!(format!("{secret:?}"), "Secret(…)");
/// assert!("guess".parse::<Secret>().is_err());
/// # Ok::<(), linja_api::WrongSecret>(())
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[-_0-9A-Za-z]{32,128}$"))]
#[serde(try_from = "String", into = "String")]
pub struct Secret(String);

/// 32 characters hold 128 bits even if they are only hexadecimal digits.
const LENGTHS: std::ops::RangeInclusive<usize> = 32..=128;

impl Secret {
    /// The key to a game that anyone may join or watch, which is no secret: its id, twice.
    ///
    /// ```
    /// use linja_api::Secret;
    ///
    /// let key = Secret::of_open_game("00cb3350d76109bf")?;
    /// assert_eq!(key.reveal(), "00cb3350d76109bf00cb3350d76109bf");
    /// # Ok::<(), linja_api::WrongSecret>(())
    /// ```
    pub fn of_open_game(id: &str) -> Result<Secret, WrongSecret> {
        id.repeat(2).try_into()
    }

    /// The secret itself, to be sent or hashed.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The text cannot be a secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongSecret;

impl fmt::Display for WrongSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a secret is 32 to 128 random letters, digits, `-` and `_`")
    }
}

impl std::error::Error for WrongSecret {}

impl TryFrom<String> for Secret {
    type Error = WrongSecret;

    fn try_from(text: String) -> Result<Secret, WrongSecret> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        if LENGTHS.contains(&text.len()) && text.bytes().all(is_plain) {
            Ok(Secret(text))
        } else {
            Err(WrongSecret)
        }
    }
}

impl FromStr for Secret {
    type Err = WrongSecret;

    fn from_str(text: &str) -> Result<Secret, WrongSecret> {
        text.to_owned().try_into()
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.0
    }
}
