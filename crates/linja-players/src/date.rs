//! A day of the calendar, for the puzzle of the day.

use std::fmt;
use std::str::FromStr;

/// A day of the Gregorian calendar from 0000-01-01 to 9999-12-31, written `2026-11-15`.
///
/// ```
/// use linja_players::Date;
///
/// let date: Date = "2026-11-15".parse()?;
/// assert_eq!(date.seed(), 20261115);
/// assert_eq!(date.to_string(), "2026-11-15");
/// assert!("2026-02-29".parse::<Date>().is_err());
/// # Ok::<(), linja_players::ParseDateError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u32,
    month: u32,
    day: u32,
}

impl Date {
    /// The day in UTC, this many seconds after 1970-01-01 began; 9999-12-31 if they are too
    /// many.
    ///
    /// ```
    /// # use linja_players::Date;
    /// assert_eq!(Date::of_unix_seconds(1_000_000_000).to_string(), "2001-09-09");
    /// ```
    pub fn of_unix_seconds(seconds: u64) -> Date {
        let mut days = seconds / (24 * 60 * 60);
        let mut date = Date { year: 1970, month: 1, day: 1 };
        while date.year < 9999 && days >= days_in_year(date.year) {
            days -= days_in_year(date.year);
            date.year += 1;
        }
        while date.month < 12 && days >= u64::from(days_in_month(date.year, date.month)) {
            days -= u64::from(days_in_month(date.year, date.month));
            date.month += 1;
        }
        date.day += u32::try_from(days.min(30)).unwrap_or(30);
        date
    }

    /// The seed of the puzzle of this day: its digits as one number.
    pub fn seed(self) -> u64 {
        u64::from(self.year * 10_000 + self.month * 100 + self.day)
    }
}

fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_in_year(year: u32) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

fn days_in_month(year: u32, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The text is not a day of the calendar.
///
/// ```
/// # use linja_players::Date;
/// let error = "15.11.2026".parse::<Date>().unwrap_err();
/// assert_eq!(error.to_string(), "a date is a day of the calendar such as `2026-11-15`");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseDateError;

impl fmt::Display for ParseDateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a date is a day of the calendar such as `2026-11-15`")
    }
}

impl std::error::Error for ParseDateError {}

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Date, ParseDateError> {
        let mut parts = text.split('-');
        let mut number = |digits: usize| {
            let part = parts.next().filter(|part| part.len() == digits)?;
            part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse().ok())?
        };
        let (Some(year), Some(month), Some(day)) = (number(4), number(2), number(2)) else {
            return Err(ParseDateError);
        };
        let is_day = (1..=12).contains(&month) && (1..=days_in_month(year, month)).contains(&day);
        match parts.next() {
            None if is_day => Ok(Date { year, month, day }),
            _ => Err(ParseDateError),
        }
    }
}
