//! The time, the day, and a number that nobody chose.

use std::time::{Duration, SystemTime};

use linja::Random;
use linja_players::Date;

/// A seed that nobody chose, short enough to be typed again.
pub fn any_seed() -> u64 {
    Random::new(since_1970().as_nanos() as u64).below(1_000_000_000) as u64
}

/// Today; the day is that of UTC, the same for everybody.
pub fn today() -> Date {
    Date::of_unix_seconds(since_1970().as_secs())
}

/// The milliseconds since 1970.
pub fn now() -> u64 {
    since_1970().as_millis() as u64
}

fn since_1970() -> Duration {
    SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default()
}
