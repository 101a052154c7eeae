#![doc = include_str!("../README.md")]
// In WebAssembly a rule set is only solved: what only tables and checks need is not used.
#![cfg_attr(target_arch = "wasm32", allow(dead_code))]

mod code;
mod distance_oracle;
mod guess;
mod kind;
#[cfg(test)]
mod late_game;
mod memory;
mod numbering;
mod oracle;
mod packing;
#[cfg(not(target_arch = "wasm32"))]
mod perfect_games;
mod range_coder;
#[cfg(not(target_arch = "wasm32"))]
mod reach;
#[cfg(not(target_arch = "wasm32"))]
mod sample;
mod solution;
mod solve;
mod table;
mod threads;
mod totals;
#[cfg(not(target_arch = "wasm32"))]
mod values;
#[cfg(not(target_arch = "wasm32"))]
mod verify;

pub use code::{Code, Far, Margin, Near};
pub use distance_oracle::DistanceOracle;
pub use kind::{Distance, Kind, Outcome, Wdl};
pub use memory::available_memory;
pub use numbering::{
    Facing, PLACEMENTS, POSITIONS, placement_number, placements, position_number,
    position_of_number,
};
pub use oracle::{Oracle, ValuedStep};
pub use solution::{FarSolution, NearSolution, Solution, SolutionOf};
pub use solve::{Instructions, SolveError, SolveOptions, memory_needed, solve, solve_distances};
pub use table::{
    Damage, FarTable, LARGEST_TABLE_BYTES, NearTable, Storage, Table, TableError, TableOf,
};
pub use totals::{Totals, known_checksum, known_distance_checksum};

#[cfg(not(target_arch = "wasm32"))]
pub use {
    perfect_games::{Cancelled, PerfectGames, perfect_games},
    reach::count_reachable,
    sample::Sample,
    values::{Distances, Margins, Values},
    verify::VerifyError,
};

#[cfg(not(target_arch = "wasm32"))]
#[doc(hidden)]
pub use reach::Reachable;
