//! The two sides.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use crate::{Progress, Row};

/// A side of the game, named after the colour of its pawns.
///
/// Black starts on row 1 and moves up, Red starts on row 8 and moves down.
///
/// ```
/// use linja::Side;
///
/// assert_eq!(Side::Black.other(), Side::Red);
/// assert_eq!("red".parse(), Ok(Side::Red));
/// assert_eq!(Side::Red.to_string(), "red");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Moves from row 1 up to row 8.
    Black,
    /// Moves from row 8 down to row 1.
    Red,
}

impl Side {
    /// Both sides, Black first.
    ///
    /// ```
    /// # use linja::Side;
    /// assert_eq!(Side::ALL, [Side::Black, Side::Red]);
    /// ```
    pub const ALL: [Side; 2] = [Side::Black, Side::Red];

    /// The opponent.
    ///
    /// ```
    /// # use linja::Side;
    /// assert_eq!(Side::Red.other(), Side::Black);
    /// ```
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Black => Side::Red,
            Side::Red => Side::Black,
        }
    }

    /// How far a pawn of this side has come when it stands on `row`.
    ///
    /// ```
    /// # use linja::{Progress, Row, Side};
    /// let row = Row::new(8).unwrap();
    /// assert_eq!(Side::Black.progress(row), Progress::GOAL);
    /// assert_eq!(Side::Red.progress(row), Progress::START);
    /// ```
    pub const fn progress(self, row: Row) -> Progress {
        match self {
            Side::Black => Progress::from_index(row.number() - 1),
            Side::Red => Progress::from_index(8 - row.number()),
        }
    }

    /// The row on which a pawn of this side stands when it has come `progress` rows.
    ///
    /// ```
    /// # use linja::{Progress, Side};
    /// assert_eq!(Side::Black.row(Progress::GOAL).number(), 8);
    /// assert_eq!(Side::Red.row(Progress::GOAL).number(), 1);
    /// ```
    pub const fn row(self, progress: Progress) -> Row {
        match self {
            Side::Black => Row::from_number(progress.get() + 1),
            Side::Red => Row::from_number(8 - progress.get()),
        }
    }

    /// The letter of this side in the text form of a position.
    ///
    /// ```
    /// # use linja::Side;
    /// assert_eq!(Side::Black.letter(), 'b');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Side::Black => 'b',
            Side::Red => 'r',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::Black => "black",
            Side::Red => "red",
        })
    }
}

/// The text is not the name of a side.
///
/// ```
/// # use linja::Side;
/// let error = "blue".parse::<Side>().unwrap_err();
/// assert_eq!(error.to_string(), "a side is `black` or `red`");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseSideError;

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side is `black` or `red`")
    }
}

impl core::error::Error for ParseSideError {}

impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Side, ParseSideError> {
        match text {
            "black" => Ok(Side::Black),
            "red" => Ok(Side::Red),
            _ => Err(ParseSideError),
        }
    }
}

/// One value for each side.
///
/// ```
/// use linja::{BySide, Side};
///
/// let mut wins = BySide { black: 2, red: 0 };
/// wins[Side::Red] += 1;
/// assert_eq!(wins, BySide { black: 2, red: 1 });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySide<T> {
    /// Black's.
    pub black: T,
    /// Red's.
    pub red: T,
}

impl<T> BySide<T> {
    /// Calls `value` for each side and keeps what it returns.
    ///
    /// ```
    /// # use linja::{BySide, Side};
    /// let letters = BySide::new(Side::letter);
    /// assert_eq!(letters, BySide { black: 'b', red: 'r' });
    /// ```
    pub fn new(mut value: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { black: value(Side::Black), red: value(Side::Red) }
    }

    /// Both values by reference.
    ///
    /// ```
    /// # use linja::BySide;
    /// let names = BySide { black: String::from("Ada"), red: String::from("Ben") };
    /// assert_eq!(names.as_ref().map(|name| name.len()), BySide { black: 3, red: 3 });
    /// ```
    #[must_use]
    pub const fn as_ref(&self) -> BySide<&T> {
        BySide { black: &self.black, red: &self.red }
    }

    /// Applies a function to each value.
    ///
    /// ```
    /// # use linja::BySide;
    /// assert_eq!(BySide { black: 1, red: 2 }.map(|wins| wins > 1), BySide { black: false, red: true });
    /// ```
    #[must_use]
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> BySide<U> {
        BySide { black: make(self.black), red: make(self.red) }
    }

    /// Pairs each side's value with its value in `other`.
    ///
    /// ```
    /// # use linja::BySide;
    /// let zipped = BySide { black: 1, red: 2 }.zip(BySide { black: 'a', red: 'b' });
    /// assert_eq!(zipped.red, (2, 'b'));
    /// ```
    #[must_use]
    pub fn zip<U>(self, other: BySide<U>) -> BySide<(T, U)> {
        BySide { black: (self.black, other.black), red: (self.red, other.red) }
    }

    /// Both values, Black's first.
    ///
    /// ```
    /// # use linja::BySide;
    /// assert_eq!(BySide { black: 3, red: 4 }.iter().sum::<i32>(), 7);
    /// ```
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        [&self.black, &self.red].into_iter()
    }

    /// The first side, Black before Red, whose value passes the test.
    ///
    /// ```
    /// # use linja::{BySide, Side};
    /// assert_eq!(BySide { black: 0, red: 9 }.find(|&time| time > 0), Some(Side::Red));
    /// ```
    #[must_use]
    pub fn find(&self, mut is_it: impl FnMut(&T) -> bool) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| is_it(&self[side]))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Black => &self.black,
            Side::Red => &self.red,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Black => &mut self.black,
            Side::Red => &mut self.red,
        }
    }
}
