//! `cargo xtask bench`: everything that is measured.

use std::time::Instant;

use crate::Outcome;
use crate::cargo::{cargo, output, root, run};

const RULE_SETS: [&str; 5] = ["classic", "revised", "revised+mean", "zen", "zen+mean"];
const RUNS: usize = 5;

pub(crate) fn run_all() -> Outcome {
    run(&mut cargo(&[
        "build",
        "--release",
        "--package",
        "linja-cli",
        "--locked",
    ]))?;
    println!("perft from the start to depth 4, one core, best of {RUNS} runs");
    for rules in RULE_SETS {
        let (turns, seconds) = perft(rules, "4")?;
        println!(
            "{rules:>13}: {:6.1} million turns a second",
            turns as f64 / seconds / 1e6
        );
    }
    Ok(())
}

/// The count, and the seconds of the fastest run.
fn perft(rules: &str, depth: &str) -> Result<(u64, f64), String> {
    let linja = root().join("target").join("release").join("linja");
    let mut best: Option<(u64, f64)> = None;
    for _ in 0..RUNS {
        let start = Instant::now();
        let printed =
            output(std::process::Command::new(&linja).args(["perft", "--rules", rules, depth]))?;
        let seconds = start.elapsed().as_secs_f64();
        let count = printed.lines().last().and_then(|line| line.parse().ok());
        let turns = count.ok_or("`linja perft` printed no count on its last line")?;
        if best.is_none_or(|(_, least)| seconds < least) {
            best = Some((turns, seconds));
        }
    }
    best.ok_or_else(|| "no run was made".to_owned())
}
