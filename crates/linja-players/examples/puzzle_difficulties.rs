//! Finds out how hard the puzzles of the first seeds are in each rule set, and writes `data/puzzle-difficulties.txt`: from tables, or by
//! solving, a rule set after the other.

use std::error::Error;
use std::fs;
use std::path::Path;

use linja::RuleSet;
use linja_oracle::{Oracle, SolveOptions, solve};
use linja_players::Puzzle;
use rayon::prelude::*;

/// How many puzzles of each rule set.
const PUZZLES: u64 = 2000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut lines = String::new();
    for rules in RuleSet::ALL {
        let oracle = Oracle::from(solve(rules, &SolveOptions::default())?);
        let difficulties = (0..PUZZLES)
            .into_par_iter()
            .map(|seed| Puzzle::new(seed, &oracle).map(|puzzle| puzzle.difficulty.to_string()));
        let difficulties = difficulties.collect::<Result<Vec<_>, _>>()?.concat();
        let count = |digit| difficulties.matches(digit).count();
        println!("{rules}: {:?}", ["1", "2", "3", "4", "5"].map(count));
        lines += &format!("{rules} {difficulties}\n");
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/puzzle-difficulties.txt");
    Ok(fs::write(file, lines)?)
}
