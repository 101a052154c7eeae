//! `cargo xtask bench`: everything that is measured.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::Outcome;
use crate::cargo::{cargo, output, root, run};

const RULE_SETS: [&str; 5] = ["classic", "revised", "revised+mean", "zen", "zen+mean"];
const RUNS: usize = 5;

pub(crate) fn run_all() -> Outcome {
    run(&mut cargo(&["build", "--release", "--package", "linja-cli", "--locked"]))?;
    bench_perft()?;
    bench_solve()?;
    bench_lookup()
}

fn linja() -> Command {
    Command::new(root().join("target").join("release").join("linja"))
}

/// Where the tables of this run lie.
fn tables() -> PathBuf {
    root().join("target").join("bench-tables")
}

fn bench_perft() -> Outcome {
    println!("\n== perft from the start to depth 4, one core, best of {RUNS} runs");
    for rules in RULE_SETS {
        let (turns, seconds) = perft(rules, "4")?;
        println!("{rules:>13}: {:6.1} million turns a second", turns as f64 / seconds / 1e6);
    }
    Ok(())
}

/// The count, and the seconds of the fastest run.
fn perft(rules: &str, depth: &str) -> Result<(u64, f64), String> {
    let mut best: Option<(u64, f64)> = None;
    for _ in 0..RUNS {
        let start = Instant::now();
        let printed = output(linja().args(["perft", "--rules", rules, depth]))?;
        let seconds = start.elapsed().as_secs_f64();
        let count = printed.lines().last().and_then(|line| line.parse().ok());
        let turns = count.ok_or("`linja perft` printed no count on its last line")?;
        if best.is_none_or(|(_, least)| seconds < least) {
            best = Some((turns, seconds));
        }
    }
    best.ok_or_else(|| "no run was made".to_owned())
}

/// Twice, as memory that the system hands out for the first time costs seconds of its own.
fn bench_solve() -> Outcome {
    println!("\n== solve, all cores: first run, then again");
    for _ in 0..2 {
        run(linja().args(["solve", "--rules", "all", "--json"]))?;
    }
    println!("\n== solve and keep");
    fs::create_dir_all(tables()).map_err(|error| error.to_string())?;
    let start = Instant::now();
    run(linja().args(["solve", "--rules", "all", "--out"]).arg(tables()))?;
    println!("{:.0} s for all five", start.elapsed().as_secs_f64());
    Ok(())
}

fn bench_lookup() -> Outcome {
    println!("\n== look-ups in a table on disk, one core");
    let args = ["bench", "--quiet", "--package", "linja-oracle", "--bench", "lookup", "--locked"];
    run(cargo(&args).env("LINJA_DATA", tables()))
}
