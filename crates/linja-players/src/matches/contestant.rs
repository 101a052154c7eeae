//! Who can play in a match, and how that is written.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use crate::ugi::{ParseProgramError, Program};
use linja::{Level, ParseLevelError};

/// Somebody who plays in a match.
///
/// ```
/// use linja_players::{Budget, Contestant};
///
/// assert_eq!("search:5000n".parse(), Ok(Contestant::Search(Budget::Positions(5000))));
/// assert_eq!("level:10".parse::<Contestant>()?.to_string(), "perfect");
/// assert_eq!(
///     "level:11".parse::<Contestant>().unwrap_err().to_string(),
///     "a level is a number from 1 to 10"
/// );
/// # Ok::<(), linja_players::ParseContestantError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Contestant {
    /// `level:N`, `perfect`: a level that asks the oracle.
    Level(Level),
    /// `search-level:N`: a level that searches a fixed number of positions.
    SearchLevel(Level),
    /// `search:100ms`, `search:5000n`: a search that plays the best it finds.
    Search(Budget),
    /// `random`: any legal turn.
    Random,
    /// `ugi:COMMAND`: a program that speaks UGI.
    Ugi(Program),
}

/// What a search may use for a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// So much time; what it finds depends on the machine.
    Time(Duration),
    /// So many positions; what it finds does not.
    Positions(u64),
}

impl Contestant {
    /// Whether it cannot play without the exact margins.
    pub fn needs_oracle(&self) -> bool {
        matches!(self, Contestant::Level(_))
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(Level::MAX) => f.write_str("perfect"),
            Contestant::Level(level) => write!(f, "level:{level}"),
            Contestant::SearchLevel(level) => write!(f, "search-level:{level}"),
            Contestant::Search(budget) => write!(f, "search:{budget}"),
            Contestant::Random => f.write_str("random"),
            Contestant::Ugi(program) => write!(f, "ugi:{program}"),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Positions(number) => write!(f, "{number}n"),
        }
    }
}

/// Why a text names no contestant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ParseContestantError {
    /// It is none of the forms.
    #[error(
        "a player is `level:1` to `level:10`, `perfect`, `search-level:N`, `search:1s`, \
         `search:5000n`, `random` or `ugi:COMMAND`"
    )]
    Unknown,
    /// Its level is none.
    #[error(transparent)]
    Level(#[from] ParseLevelError),
    /// Its limit is none.
    #[error("a search is limited by time or by positions, as in `search:100ms` or `search:5000n`")]
    Budget,
    /// Its command is none.
    #[error(transparent)]
    Program(#[from] ParseProgramError),
}

impl FromStr for Contestant {
    type Err = ParseContestantError;

    fn from_str(text: &str) -> Result<Contestant, ParseContestantError> {
        match text.split_once(':') {
            None if text == "perfect" => Ok(Contestant::Level(Level::MAX)),
            None if text == "random" => Ok(Contestant::Random),
            Some(("level", level)) => Ok(Contestant::Level(level.parse()?)),
            Some(("search-level", level)) => Ok(Contestant::SearchLevel(level.parse()?)),
            Some(("search", budget)) => Ok(Contestant::Search(budget.parse()?)),
            Some(("ugi", command)) => Ok(Contestant::Ugi(command.parse()?)),
            _ => Err(ParseContestantError::Unknown),
        }
    }
}

impl FromStr for Budget {
    type Err = ParseContestantError;

    fn from_str(text: &str) -> Result<Budget, ParseContestantError> {
        const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);
        let budget = if let Some(number) = text.strip_suffix('n') {
            number.parse().ok().map(Budget::Positions)
        } else if let Some(number) = text.strip_suffix("ms") {
            number.parse().ok().map(Duration::from_millis).map(Budget::Time)
        } else if let Some(number) = text.strip_suffix('s') {
            let seconds: Option<f64> = number.parse().ok();
            let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
            // To the millisecond, so that a text form tells all of it.
            let millis = time.filter(|&time| time <= LONGEST).map(|time| time.as_millis() as u64);
            millis.map(Duration::from_millis).map(Budget::Time)
        } else {
            None
        };
        let is_of_use = |budget: &Budget| match *budget {
            Budget::Time(time) => !time.is_zero() && time <= LONGEST,
            Budget::Positions(number) => number > 0,
        };
        budget.filter(is_of_use).ok_or(ParseContestantError::Budget)
    }
}
