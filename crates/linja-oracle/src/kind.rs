//! What is known of a position, by the plain rules: its margin, or its result and distance.

use std::cmp::Reverse;
use std::fmt;

use crate::code::Margin;

/// What can be known about positions: [`Margin`], or [`Distance`].
pub trait Kind: Copy + fmt::Debug + Send + Sync + 'static {
    /// The value of a position; a better one is greater.
    type Value: Copy + fmt::Debug + fmt::Display + Ord + Send + Sync;

    /// A value as it is kept in memory. The default stands for no position.
    type Cell: Copy + fmt::Debug + Default + Into<u16> + TryFrom<u16> + Send + Sync;

    /// How many bits of a checksum's key a cell takes.
    const CELL_BITS: u32;

    /// The cell of a value.
    fn cell(value: Self::Value) -> Self::Cell;

    /// The value of a cell.
    fn value(cell: Self::Cell) -> Self::Value;

    /// The value of a position that is over, from its margin.
    fn of_end(margin: i32) -> Self::Value;

    /// The value of a turn, for the side that makes it, that leads to a position of this value.
    fn of_turn(next: Self::Value) -> Self::Value;

    /// The value of a turn, for the side that makes it, that ends the game with this margin for that side.
    fn of_last_turn(margin: i32) -> Self::Value;
}

impl Kind for Margin {
    type Value = i8;
    type Cell = u8;

    const CELL_BITS: u32 = 8;

    #[inline(always)]
    fn cell(value: i8) -> u8 {
        (value as u8).wrapping_add(128)
    }

    #[inline(always)]
    fn value(cell: u8) -> i8 {
        cell.wrapping_sub(128) as i8
    }

    #[inline(always)]
    fn of_end(margin: i32) -> i8 {
        margin as i8
    }

    #[inline(always)]
    fn of_turn(next: i8) -> i8 {
        -next
    }

    #[inline(always)]
    fn of_last_turn(margin: i32) -> i8 {
        margin as i8
    }
}

/// Who wins, and the number of turns to the end: the side that wins hurries, the side that loses delays, and in
/// a draw both hurry, each only with turns that keep the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Distance;

impl Kind for Distance {
    type Value = Outcome;
    type Cell = u16;

    const CELL_BITS: u32 = 10;

    #[inline]
    fn cell(Outcome { result, distance }: Outcome) -> u16 {
        (result as u16) << 8 | u16::from(distance)
    }

    #[inline]
    fn value(cell: u16) -> Outcome {
        let [distance, result] = cell.to_le_bytes();
        let result = match result {
            0 => Wdl::Loss,
            1 => Wdl::Draw,
            _ => Wdl::Win,
        };
        Outcome { result, distance }
    }

    #[inline]
    fn of_end(margin: i32) -> Outcome {
        let result = match margin {
            ..0 => Wdl::Loss,
            0 => Wdl::Draw,
            1.. => Wdl::Win,
        };
        Outcome { result, distance: 0 }
    }

    #[inline]
    fn of_turn(next: Outcome) -> Outcome {
        let result = match next.result {
            Wdl::Loss => Wdl::Win,
            Wdl::Draw => Wdl::Draw,
            Wdl::Win => Wdl::Loss,
        };
        Outcome { result, distance: next.distance.saturating_add(1) }
    }

    #[inline]
    fn of_last_turn(margin: i32) -> Outcome {
        Outcome { distance: 1, ..Self::of_end(margin) }
    }
}

/// Lost, drawn or won, for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wdl {
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Won.
    Win,
}

impl Wdl {
    /// The name that programs read: `loss`, `draw` or `win`.
    pub const fn name(self) -> &'static str {
        match self {
            Wdl::Loss => "loss",
            Wdl::Draw => "draw",
            Wdl::Win => "win",
        }
    }
}

/// Who wins, and when. A better one is greater: winning soon, then drawing soon, then losing late.
///
/// ```
/// use linja_oracle::{Outcome, Wdl};
///
/// let soon = Outcome { result: Wdl::Win, distance: 3 };
/// let late = Outcome { result: Wdl::Win, distance: 9 };
/// assert!(soon > late);
/// assert_eq!(late.to_string(), "win in 9");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who wins.
    pub result: Wdl,
    /// The number of turns to the end.
    pub distance: u8,
}

impl Ord for Outcome {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.result.cmp(&other.result).then_with(|| match self.result {
            Wdl::Loss => self.distance.cmp(&other.distance),
            Wdl::Draw | Wdl::Win => Reverse(self.distance).cmp(&Reverse(other.distance)),
        })
    }
}

impl PartialOrd for Outcome {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.result.name(), self.distance)
    }
}
