#![doc = include_str!("../README.md")]
// In WebAssembly a rule set is only solved: what only tables and checks need is not used.
#![cfg_attr(target_arch = "wasm32", allow(dead_code))]

mod guess;
#[cfg(test)]
mod late_game;
#[cfg(not(target_arch = "wasm32"))]
mod margins;
mod memory;
mod numbering;
mod oracle;
mod packing;
#[cfg(not(target_arch = "wasm32"))]
mod perfect_games;
mod range_coder;
#[cfg(not(target_arch = "wasm32"))]
mod reach;
mod solution;
mod solve;
mod table;
mod threads;
mod totals;
#[cfg(not(target_arch = "wasm32"))]
mod verify;

pub use memory::available_memory;
pub use numbering::{
    Facing, PLACEMENTS, POSITIONS, placement_number, placements, position_number,
    position_of_number,
};
pub use oracle::{Oracle, ValuedStep};
pub use solution::Solution;
pub use solve::{Instructions, SolveError, SolveOptions, memory_needed, solve};
pub use table::{Damage, LARGEST_TABLE_BYTES, Storage, Table, TableError};
pub use totals::{Totals, known_checksum};

#[cfg(not(target_arch = "wasm32"))]
pub use {
    margins::Margins,
    perfect_games::{Cancelled, PerfectGames, perfect_games},
    reach::count_reachable,
    verify::VerifyError,
};

#[cfg(not(target_arch = "wasm32"))]
#[doc(hidden)]
pub use reach::Reachable;

/// The margin that a stored value stands for.
///
/// Margins lie between −120 and 120. They are stored with 128 added, so that 0 is free for "no such
/// position" and negating a margin is negating the byte.
const fn margin_of_value(value: u8) -> i8 {
    value.wrapping_sub(128) as i8
}
