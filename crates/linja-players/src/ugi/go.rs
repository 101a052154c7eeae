//! The limits that `go` gives, and how much of a clock one turn may use.

use std::fmt;
use std::time::Duration;

use linja::{BySide, Position, RuleSet, Side};

/// How long an engine may think about a turn; without any limit, until it is told to stop.
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
    /// How many turns the time left has to last for.
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

impl Clock {
    /// Deducts the time used for a turn and adds the increment; `false` if more was used than was left.
    pub fn stops(&mut self, used: Duration) -> bool {
        let Some(left) = self.left else { return true };
        self.left = left.checked_sub(used).map(|left| left + self.increment.unwrap_or_default());
        self.left.is_some()
    }
}

/// When the pawns of both sides together have gone this many rows, a game is over or nearly so.
const ROWS: u32 = 150;

/// The last turns of a side are found at once: the search sees the end of the game.
const EXACT_TURNS: u32 = 2;

/// However late it is, the game may last this many turns longer.
const LEAST_TURNS: u32 = 3;

impl Go {
    /// How long the side to move may think about this turn, if time is limited. `overhead` is how long the answer takes
    /// to reach the clock.
    pub fn time_for(
        &self,
        rules: RuleSet,
        position: Position,
        overhead: Duration,
    ) -> Option<Duration> {
        let Clock { left, increment } = self.clocks[position.to_move()];
        let from_clock = left.map(|left| {
            let turns = self.movestogo.unwrap_or_else(|| turns_to_go(rules, position)).max(1);
            let share = left / turns + increment.unwrap_or_default() * 3 / 4;
            // The engine may stop late when the processor is busy.
            share.min(left.saturating_sub(overhead * 2))
        });
        let time = [self.movetime, from_clock].into_iter().flatten().min()?;
        Some(time - overhead.min(time / 10))
    }
}

/// About how many turns the side to move still has to think about.
fn turns_to_go(rules: RuleSet, position: Position) -> u32 {
    let gone: u32 = Side::ALL
        .iter()
        .flat_map(|&side| (0..).zip(position.placement(side).counts()))
        .map(|(progress, pawns)| progress * u32::from(pawns))
        .sum();
    // Measured: mean bonuses push pawns back.
    let rows_a_turn = if rules.is_mean() { 6 } else { 9 };
    let turns = ROWS.saturating_sub(gone) / rows_a_turn;
    turns.saturating_sub(EXACT_TURNS).max(LEAST_TURNS)
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
