//! `cargo xtask bench`: everything that is measured, in parts, each with its place in
//! `docs/benchmarks.md`.

mod levels;
mod oracle;
mod page;
mod players;
mod python;
mod reasons;
mod report;
mod rules;
mod server;

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::Outcome;
use crate::cargo::{cargo, output, root, run};
use report::Section;

pub(crate) const RULE_SETS: [&str; 5] = ["classic", "revised", "revised+mean", "zen", "zen+mean"];

/// What can be measured by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Part {
    /// The rules: listing and making turns
    Rules,
    /// The oracle: solving, tables, look-ups
    Oracle,
    /// Levels and search
    Players,
    /// How well and how fast mistakes are explained
    Reasons,
    /// How well a player's level is estimated, and how well a computer adapts
    Levels,
    /// Batches in Python
    Python,
    /// How many players the server can take, and how fast it is
    Server,
    /// The page in a browser: size and speed
    Page,
}

impl Part {
    fn measure(self) -> Result<Vec<Section>, String> {
        match self {
            Part::Rules => rules::measure(),
            Part::Oracle => oracle::measure(),
            Part::Players => players::measure(),
            Part::Reasons => reasons::measure(),
            Part::Levels => levels::measure(),
            Part::Python => python::measure(),
            Part::Server => server::measure(),
            Part::Page => page::measure(),
        }
    }
}

/// Measures the parts that are named, or else all of them, and writes the report.
pub(crate) fn run_parts(named: &[Part]) -> Outcome {
    build_linja()?;
    let all = <Part as clap::ValueEnum>::value_variants();
    let parts = if named.is_empty() { all } else { named };
    let start = Instant::now();
    let mut sections = Vec::new();
    for (number, part) in (1..).zip(parts) {
        println!(
            "\n== {number} of {}: {part:?}, after {} s",
            parts.len(),
            start.elapsed().as_secs()
        );
        sections.extend(part.measure()?);
    }
    report::write(&sections)
}

/// The figures that an example of `linja-players` prints of so many mistakes or games by a rule set.
fn example<const N: usize>(name: &str, rules: &str, number: &str) -> Result<[String; N], String> {
    let run = ["run", "--release", "--quiet", "--locked", "--package", "linja-players"];
    let printed = output(cargo(&run).args(["--example", name, "--", rules, number]))?;
    let figures: Vec<_> = printed.trim().split(" | ").map(str::to_owned).collect();
    figures.try_into().map_err(|_| format!("the example `{name}` printed other figures: {printed}"))
}

/// Builds the program and what loads its server: together, so that what they share is built once.
pub(crate) fn build_linja() -> Outcome {
    let packages = ["--package", "linja-cli", "--package", "linja-server"];
    let build = ["build", "--release", "--locked", "--bin", "linja", "--example", "load"];
    run(cargo(&build).args(packages))
}

pub(crate) fn linja() -> Command {
    Command::new(program("linja"))
}

/// Where a program of the release lies.
fn program(name: &str) -> PathBuf {
    root().join("target").join("release").join(name)
}

/// Where the tables of this run lie.
pub(crate) fn tables() -> PathBuf {
    root().join("target").join("bench-tables")
}

/// Solves what has no table yet.
pub(crate) fn need_tables() -> Outcome {
    match RULE_SETS.iter().all(|rules| table(rules).exists()) {
        true => Ok(()),
        false => make_tables(),
    }
}

fn table(rules: &str) -> PathBuf {
    tables().join(format!("{rules}.table"))
}

fn make_tables() -> Outcome {
    run(linja().args(["solve", "--rules", "all", "--out"]).arg(tables()))
}

/// The count on the last line of what `linja` prints, and the seconds of the fastest of some runs.
fn count(args: &[&str], runs: usize) -> Result<(u64, f64), String> {
    let mut best: Option<(u64, f64)> = None;
    for _ in 0..runs {
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
