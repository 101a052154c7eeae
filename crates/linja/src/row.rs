//! The eight rows, and how far a pawn has come.

use core::fmt;
use core::str::FromStr;

/// One of the eight rows, numbered 1 to 8 from Black's start line to Red's.
///
/// ```
/// use linja::Row;
///
/// let row = Row::new(3).unwrap();
/// assert_eq!(row.number(), 3);
/// assert!(row.is_inner());
/// assert_eq!(Row::new(9), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row(u8);

impl Row {
    /// The most pawns an inner row may hold, both colours together.
    ///
    /// ```
    /// assert_eq!(linja::Row::LIMIT, 6);
    /// ```
    pub const LIMIT: u8 = 6;

    /// The row with this number, if it is 1 to 8.
    ///
    /// ```
    /// # use linja::Row;
    /// assert!(Row::new(1).is_some());
    /// assert!(Row::new(0).is_none());
    /// ```
    pub const fn new(number: u8) -> Option<Row> {
        match number {
            1..=8 => Some(Row(number)),
            _ => None,
        }
    }

    /// All rows, 1 to 8.
    ///
    /// ```
    /// # use linja::Row;
    /// assert_eq!(Row::ALL.map(Row::number), [1, 2, 3, 4, 5, 6, 7, 8]);
    /// ```
    pub const ALL: [Row; 8] = [Row(1), Row(2), Row(3), Row(4), Row(5), Row(6), Row(7), Row(8)];

    /// The number of this row, 1 to 8.
    ///
    /// ```
    /// # use linja::Row;
    /// assert_eq!(Row::new(5).unwrap().number(), 5);
    /// ```
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether the row lies between the sticks (rows 2 to 7), where at most six pawns may stand.
    ///
    /// ```
    /// # use linja::Row;
    /// assert!(!Row::new(8).unwrap().is_inner());
    /// ```
    pub const fn is_inner(self) -> bool {
        self.0 != 1 && self.0 != 8
    }

    /// For numbers that are known to be 1 to 8.
    pub(crate) const fn from_number(number: u8) -> Row {
        debug_assert!(number >= 1 && number <= 8);
        Row(number)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// The number or text is not a row.
///
/// ```
/// # use linja::Row;
/// assert_eq!(Row::try_from(9).unwrap_err().to_string(), "a row is a number from 1 to 8");
/// assert!("one".parse::<Row>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseRowError;

impl fmt::Display for ParseRowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a row is a number from 1 to 8")
    }
}

impl core::error::Error for ParseRowError {}

impl TryFrom<u8> for Row {
    type Error = ParseRowError;

    fn try_from(number: u8) -> Result<Row, ParseRowError> {
        Row::new(number).ok_or(ParseRowError)
    }
}

impl From<Row> for u8 {
    fn from(row: Row) -> u8 {
        row.number()
    }
}

impl FromStr for Row {
    type Err = ParseRowError;

    fn from_str(text: &str) -> Result<Row, ParseRowError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Row::from_number(digit - b'0')),
            _ => Err(ParseRowError),
        }
    }
}

/// How many rows a pawn has come from its own start line, 0 to 7.
///
/// Counted by progress instead of by row, both sides look the same.
///
/// ```
/// use linja::{Progress, Row, Side};
///
/// let row = Row::new(6).unwrap();
/// assert_eq!(Side::Black.progress(row).get(), 5);
/// assert_eq!(Side::Red.progress(row).get(), 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Progress(u8);

impl Progress {
    /// On its own start line.
    ///
    /// ```
    /// assert_eq!(linja::Progress::START.get(), 0);
    /// ```
    pub const START: Progress = Progress(0);

    /// On the goal: the opponent's start line.
    ///
    /// ```
    /// assert_eq!(linja::Progress::GOAL.get(), 7);
    /// ```
    pub const GOAL: Progress = Progress(7);

    /// This progress, if it is 0 to 7.
    ///
    /// ```
    /// # use linja::Progress;
    /// assert_eq!(Progress::new(7), Some(Progress::GOAL));
    /// assert_eq!(Progress::new(8), None);
    /// ```
    pub const fn new(rows: u8) -> Option<Progress> {
        match rows {
            0..=7 => Some(Progress(rows)),
            _ => None,
        }
    }

    /// All values, 0 to 7.
    ///
    /// ```
    /// # use linja::Progress;
    /// assert_eq!(Progress::ALL[7], Progress::GOAL);
    /// ```
    pub const ALL: [Progress; 8] = [
        Progress(0),
        Progress(1),
        Progress(2),
        Progress(3),
        Progress(4),
        Progress(5),
        Progress(6),
        Progress(7),
    ];

    /// The number of rows, 0 to 7.
    ///
    /// ```
    /// # use linja::Progress;
    /// assert_eq!(Progress::GOAL.get(), 7);
    /// ```
    pub const fn get(self) -> u8 {
        self.0
    }

    /// For values that are known to be 0 to 7.
    pub(crate) const fn from_index(rows: u8) -> Progress {
        debug_assert!(rows <= 7);
        Progress(rows)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// `rows` further on; a pawn that reaches the goal with rows left over stops there.
    pub(crate) const fn forward(self, rows: u8) -> Progress {
        let sum = self.0 + rows;
        Progress(if sum < 7 { sum } else { 7 })
    }
}
