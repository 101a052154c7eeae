//! The limits that `go` gives, and how much of a clock one turn may use.

use std::fmt;
use std::time::Duration;

use linja::{BySide, Side};

/// How long an engine may think about a turn; without any limit until it is told to stop.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Go {
    /// Turns ahead.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Time for this turn.
    pub movetime: Option<Duration>,
    /// The clocks of a game with a limit on the whole game; `p1` is Black, `p2` is Red.
    pub clocks: BySide<Clock>,
    /// The turns for which the time left must do.
    pub movestogo: Option<u32>,
}

/// One side's clock.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Clock {
    /// The time left, if the side has a limit.
    pub left: Option<Duration>,
    /// What is added after each turn.
    pub increment: Option<Duration>,
}

/// A game of Linja has about this many more turns of a side, when nobody says how many.
const TURNS_TO_GO: u32 = 20;

/// For the way of the answer to whoever holds the clock.
const LATENCY: Duration = Duration::from_millis(20);

impl Go {
    /// The time that the side to move may think about this turn, if time is limited.
    pub fn time_for(&self, side: Side) -> Option<Duration> {
        let Clock { left, increment } = self.clocks[side];
        let from_clock = left.map(|left| {
            let turns = self.movestogo.unwrap_or(TURNS_TO_GO).max(1);
            let share = left / turns + increment.unwrap_or_default() * 3 / 4;
            share.min(left.saturating_sub(LATENCY))
        });
        let time = [self.movetime, from_clock].into_iter().flatten().min()?;
        Some(time - LATENCY.min(time / 10))
    }
}

impl fmt::Display for Go {
    /// The words after `go`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let milliseconds = |time: Option<Duration>| time.map(|time| time.as_millis());
        let BySide { black, red } = self.clocks;
        let words = [
            ("depth", self.depth.map(u128::from)),
            ("nodes", self.nodes.map(u128::from)),
            ("movetime", milliseconds(self.movetime)),
            ("p1time", milliseconds(black.left)),
            ("p2time", milliseconds(red.left)),
            ("p1inc", milliseconds(black.increment)),
            ("p2inc", milliseconds(red.increment)),
            ("movestogo", self.movestogo.map(u128::from)),
        ];
        let mut has_limit = false;
        for (word, number) in words {
            if let Some(number) = number {
                write!(f, "{}{word} {number}", if has_limit { " " } else { "" })?;
                has_limit = true;
            }
        }
        if has_limit { Ok(()) } else { f.write_str("infinite") }
    }
}
