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
    /// `search:100ms`, `search:5000n`, `search`: a search that plays the best it finds.
    Search(Budget),
    /// `random`: any legal turn.
    Random,
    /// `ugi:COMMAND`: a program that speaks UGI.
    Ugi(Program),
}

/// What a search may use per turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// Time; what it finds depends on the hardware.
    Time(Duration),
    /// A number of positions; what it finds is always the same.
    Positions(u64),
    /// Its share of the clock.
    Clock,
}

/// How much time a side has for a whole game.
///
/// ```
/// # use linja_players::ContestClock;
/// let time: ContestClock = "10+0.1".parse()?;
/// assert_eq!((time.base.as_millis(), time.increment.as_millis()), (10_000, 100));
/// assert_eq!(time.to_string(), "10+0.1");
/// # Ok::<(), linja_players::ParseContestClockError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContestClock {
    /// What it begins with.
    pub base: Duration,
    /// What is added after each of its turns.
    pub increment: Duration,
}

/// The text is not a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a clock is seconds for the game and seconds for each turn, as in `10+0.1`")]
pub struct ParseContestClockError;

/// The longest time that can be set.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// Parses seconds, cut to whole milliseconds, so that the text form is exact.
fn seconds(text: &str) -> Option<Duration> {
    let time = Duration::try_from_secs_f64(text.parse().ok()?).ok()?;
    (time <= LONGEST).then(|| Duration::from_millis(time.as_millis() as u64))
}

impl FromStr for ContestClock {
    type Err = ParseContestClockError;

    fn from_str(text: &str) -> Result<ContestClock, ParseContestClockError> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        match (seconds(base), seconds(increment)) {
            (Some(base), Some(increment)) if !base.is_zero() => {
                Ok(ContestClock { base, increment })
            }
            _ => Err(ParseContestClockError),
        }
    }
}

impl fmt::Display for ContestClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.base.as_secs_f64(), self.increment.as_secs_f64())
    }
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
            Contestant::Search(Budget::Clock) => f.write_str("search"),
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
            Budget::Clock => Ok(()),
        }
    }
}

/// Why a text does not name a contestant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ParseContestantError {
    /// It has none of the forms.
    #[error(
        "a player is `level:1` to `level:10`, `perfect`, `search-level:N`, `search:1s`, \
         `search:5000n`, `search`, `random` or `ugi:COMMAND`"
    )]
    Unknown,
    /// Its level is wrong.
    #[error(transparent)]
    Level(#[from] ParseLevelError),
    /// Its limit is wrong.
    #[error("a search is limited by time or by positions, as in `search:100ms` or `search:5000n`")]
    Budget,
    /// Its command is wrong.
    #[error(transparent)]
    Program(#[from] ParseProgramError),
}

impl FromStr for Contestant {
    type Err = ParseContestantError;

    fn from_str(text: &str) -> Result<Contestant, ParseContestantError> {
        match text.split_once(':') {
            None if text == "perfect" => Ok(Contestant::Level(Level::MAX)),
            None if text == "random" => Ok(Contestant::Random),
            None if text == "search" => Ok(Contestant::Search(Budget::Clock)),
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
        let budget = if let Some(number) = text.strip_suffix('n') {
            number.parse().ok().map(Budget::Positions)
        } else if let Some(number) = text.strip_suffix("ms") {
            number.parse().ok().map(Duration::from_millis).map(Budget::Time)
        } else if let Some(number) = text.strip_suffix('s') {
            seconds(number).map(Budget::Time)
        } else {
            None
        };
        let is_of_use = |budget: &Budget| match *budget {
            Budget::Time(time) => !time.is_zero() && time <= LONGEST,
            Budget::Positions(number) => number > 0,
            Budget::Clock => true,
        };
        budget.filter(is_of_use).ok_or(ParseContestantError::Budget)
    }
}
