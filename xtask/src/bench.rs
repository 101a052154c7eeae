//! `cargo xtask bench`: everything that is measured.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::Outcome;
use crate::cargo::{cargo, output, root, run};

pub(crate) const RULE_SETS: [&str; 5] = ["classic", "revised", "revised+mean", "zen", "zen+mean"];
const RUNS: usize = 5;

pub(crate) fn run_all() -> Outcome {
    run(&mut cargo(&["build", "--release", "--package", "linja-cli", "--locked"]))?;
    bench_perft()?;
    bench_search()?;
    bench_solve()?;
    bench_lookup()
}

pub(crate) fn linja() -> Command {
    Command::new(root().join("target").join("release").join("linja"))
}

/// Where the tables of this run lie.
pub(crate) fn tables() -> PathBuf {
    root().join("target").join("bench-tables")
}

fn bench_perft() -> Outcome {
    println!("\n== perft from the start to depth 4, one core, best of {RUNS} runs");
    for rules in RULE_SETS {
        let (turns, seconds) = count(&["perft", "--rules", rules, "4"])?;
        println!("{rules:>13}: {:6.1} million turns a second", turns as f64 / seconds / 1e6);
    }
    Ok(())
}

fn bench_search() -> Outcome {
    println!("\n== search, one core, best of {RUNS} runs");
    let (nodes, seconds) = count(&["bench"])?;
    println!("{nodes} positions, {:.2} million a second", nodes as f64 / seconds / 1e6);
    Ok(())
}

/// The count on the last line of what `linja` prints, and the seconds of the fastest run.
fn count(args: &[&str]) -> Result<(u64, f64), String> {
    let mut best: Option<(u64, f64)> = None;
    for _ in 0..RUNS {
        let start = Instant::now();
        let printed = output(linja().args(args))?;
        let seconds = start.elapsed().as_secs_f64();
        let count = printed.lines().last().and_then(|line| line.parse().ok());
        let count = count.ok_or_else(|| format!("`linja {}` printed no count", args.join(" ")))?;
        if best.is_none_or(|(_, least)| seconds < least) {
            best = Some((count, seconds));
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
    let start = Instant::now();
    make_tables()?;
    println!("{:.0} s for all five", start.elapsed().as_secs_f64());
    Ok(())
}

pub(crate) fn make_tables() -> Outcome {
    run(linja().args(["solve", "--rules", "all", "--out"]).arg(tables()))
}

fn bench_lookup() -> Outcome {
    println!("\n== look-ups in a table on disk, one core");
    let args = ["bench", "--quiet", "--package", "linja-oracle", "--bench", "lookup", "--locked"];
    run(cargo(&args).env("LINJA_DATA", tables()))
}
