//! The tests of the oracle, as one program.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

mod distances;
mod naive;
mod numbering;
mod oracle;
mod perfect_games;
mod reach;
mod solution;
mod table;
mod table_bytes;

use std::sync::{Mutex, PoisonError};

use linja::RuleSet;
use linja_oracle::{Solution, SolveOptions, solve};

/// One at a time: a solution takes gigabytes.
static SOLVING: Mutex<()> = Mutex::new(());

/// Solves and drops the solution again before another one may be made.
fn with_solution<T>(
    rules: RuleSet,
    options: &SolveOptions<'_>,
    use_it: impl FnOnce(&Solution) -> T,
) -> T {
    let _one_at_a_time = SOLVING.lock().unwrap_or_else(PoisonError::into_inner);
    use_it(&solve(rules, options).unwrap())
}
