//! How well a computer plays.

use core::fmt;
use core::str::FromStr;

/// A level of play, 1 to 10: from a child's first game to perfect.
///
/// How a level plays has nothing to do with the rules. It's here because everything that names
/// players needs it.
///
/// ```
/// use linja::Level;
///
/// let level: Level = "7".parse()?;
/// assert!(level > Level::MIN && level < Level::MAX);
/// assert_eq!(level.to_string(), "7");
/// # Ok::<(), linja::ParseLevelError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// A child's first game.
    ///
    /// ```
    /// assert_eq!(linja::Level::MIN.get(), 1);
    /// ```
    pub const MIN: Level = Level(1);

    /// Perfect.
    ///
    /// ```
    /// assert_eq!(linja::Level::MAX.get(), 10);
    /// ```
    pub const MAX: Level = Level(10);

    /// All levels, the weakest first.
    ///
    /// ```
    /// # use linja::Level;
    /// assert_eq!(Level::ALL.map(Level::get), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    /// ```
    pub const ALL: [Level; 10] = [
        Level(1),
        Level(2),
        Level(3),
        Level(4),
        Level(5),
        Level(6),
        Level(7),
        Level(8),
        Level(9),
        Level(10),
    ];

    /// The level with this number, if it is 1 to 10.
    ///
    /// ```
    /// # use linja::Level;
    /// assert_eq!(Level::new(10), Some(Level::MAX));
    /// assert_eq!(Level::new(11), None);
    /// ```
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=10 => Some(Level(number)),
            _ => None,
        }
    }

    /// Its number, 1 to 10.
    ///
    /// ```
    /// # use linja::Level;
    /// assert_eq!(Level::MAX.get(), 10);
    /// ```
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number or text is not a level.
///
/// ```
/// # use linja::Level;
/// assert_eq!("0".parse::<Level>().unwrap_err().to_string(), "a level is a number from 1 to 10");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is a number from 1 to 10")
    }
}

impl core::error::Error for ParseLevelError {}

impl TryFrom<u8> for Level {
    type Error = ParseLevelError;

    fn try_from(number: u8) -> Result<Level, ParseLevelError> {
        Level::new(number).ok_or(ParseLevelError)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.get()
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        let number = text.parse().ok().filter(|_| !text.starts_with('+'));
        number.and_then(Level::new).ok_or(ParseLevelError)
    }
}
