#![doc = include_str!("../README.md")]

mod guess;
#[cfg(test)]
mod late_game;
mod margins;
mod memory;
mod numbering;
mod oracle;
mod packing;
mod perfect_games;
mod range_coder;
mod reach;
mod solution;
mod solve;
mod table;
mod totals;
mod verify;

pub use margins::Margins;
pub use memory::available_memory;
pub use numbering::{
    Facing, PLACEMENTS, POSITIONS, placement_number, placements, position_number,
    position_of_number,
};
pub use oracle::{Oracle, ValuedStep};
pub use perfect_games::{Cancelled, PerfectGames, perfect_games};
#[doc(hidden)]
pub use reach::Reachable;
pub use reach::count_reachable;
pub use solution::Solution;
pub use solve::{Instructions, SolveError, SolveOptions, memory_needed, solve};
pub use table::{Damage, LARGEST_TABLE_BYTES, Storage, Table, TableError};
pub use totals::Totals;
pub use verify::VerifyError;

/// The margin that a stored value stands for.
///
/// Margins lie between −120 and 120. They are stored with 128 added, so that 0 is free for "no such
/// position" and negating a margin is negating the byte.
const fn margin_of_value(value: u8) -> i8 {
    value.wrapping_sub(128) as i8
}
