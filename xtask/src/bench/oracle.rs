//! The oracle: how long solving takes, how large the tables are, how fast they answer.

use std::fs;
use std::time::Instant;

use serde_json::Value;

use super::report::Section;
use super::{RULE_SETS, linja, make_tables, table, tables};
use crate::cargo::{cargo, output};

pub(super) fn measure() -> Result<Vec<Section>, String> {
    Ok(vec![solve()?, distances()?, keep()?, look_up()?])
}

fn solve() -> Result<Section, String> {
    let mut section = Section::new(
        "Solving",
        "All 1,264,575,044 positions, in memory and on all cores, by `linja solve --rules all --json`. It runs twice, because memory that the system hands out \
         for the first time costs extra seconds. The checksum is that of the solution, no matter how it's stored.",
        &[
            "rule set",
            "seconds",
            "second run",
            "peak memory, GiB",
            "first player's margin",
            "checksum",
        ],
    );
    let runs = [solve_all(&[])?, solve_all(&[])?];
    for rules in RULE_SETS {
        let found = runs.each_ref().map(|run| run.iter().find(|solved| solved["rules"] == rules));
        let [Some(first), Some(again)] = found else {
            return Err(format!("`linja solve --json` says nothing of {rules}"));
        };
        section.row([
            format!("`{rules}`"),
            seconds(first),
            seconds(again),
            peak(again),
            format!("+{}", again["start"]),
            format!("`{}`", again["checksum"].as_str().unwrap_or_default()),
        ]);
    }
    Ok(section)
}

fn distances() -> Result<Section, String> {
    let mut section = Section::new(
        "Distances",
        "Who wins each position, and in how many turns, in memory and on all cores, by `linja solve --rules all --distance --json`, twice as above. The \
         margins, which are solved first, aren't included.",
        &["rule set", "seconds", "second run", "peak memory, GiB", "most turns", "checksum"],
    );
    let runs = [solve_all(&["--distance"])?, solve_all(&["--distance"])?];
    for (first, again) in runs[0].iter().zip(&runs[1]).filter(|(one, _)| one["kind"] == "distance")
    {
        section.row([
            format!("`{}`", first["rules"].as_str().unwrap_or_default()),
            seconds(first),
            seconds(again),
            peak(first),
            first["max"].to_string(),
            format!("`{}`", first["checksum"].as_str().unwrap_or_default()),
        ]);
    }
    Ok(section)
}

fn seconds(solved: &Value) -> String {
    format!("{:.1}", solved["seconds"].as_f64().unwrap_or(0.0))
}

/// The memory it took at most, in GiB.
fn peak(solved: &Value) -> String {
    format!("{:.2}", solved["peak_rss_bytes"].as_f64().unwrap_or(0.0) / f64::from(1 << 30))
}

/// One process for each rule set, because what is known of its memory is the most it ever had.
fn solve_all(also: &[&str]) -> Result<Vec<Value>, String> {
    let mut solved = Vec::new();
    for rules in RULE_SETS {
        let printed = output(linja().args(["solve", "--json", "--rules", rules]).args(also))?;
        let lines = printed.lines().map(serde_json::from_str).collect::<Result<Vec<_>, _>>();
        solved.extend(lines.map_err(|error| format!("`linja solve` printed no JSON: {error}"))?);
    }
    Ok(solved)
}

fn keep() -> Result<Section, String> {
    let mut section = Section::new(
        "Tables",
        "`linja solve --rules all --out DIR`: solving, compressing and writing all tables.",
        &["rule set", "MB"],
    );
    let start = Instant::now();
    make_tables()?;
    let seconds = start.elapsed().as_secs();
    let mut all = 0.0;
    for rules in RULE_SETS {
        let file = fs::metadata(table(rules)).map_err(|error| format!("{rules}: {error}"))?;
        let megabytes = file.len() as f64 / 1e6;
        all += megabytes;
        section.row([format!("`{rules}`"), format!("{megabytes:.0}")]);
    }
    section.row([format!("all, in {seconds} s"), format!("{all:.0}")]);
    Ok(section)
}

fn look_up() -> Result<Section, String> {
    let mut section = Section::new(
        "Look-ups",
        "From the table on disk, with the file in the system's cache, on one core: median microseconds for the margin of a random position, and for all turns \
         of a position from random play. \"Again\" means that the blocks needed are already unpacked. The last two columns say how much of the table all those \
         turns need on average, and in how many segments (`crates/linja-oracle/benches/lookup.rs`).",
        &["rule set", "one position", "again", "all turns", "again", "kB", "segments"],
    );
    let args = ["bench", "--quiet", "--package", "linja-oracle", "--bench", "lookup", "--locked"];
    let printed = output(cargo(&args).env("LINJA_DATA", tables()))?;
    for line in printed.lines() {
        let Some((rules, figures)) = line.trim().split_once(": ") else { continue };
        let words = figures.split_whitespace().filter(|word| !["µs", "kB"].contains(word));
        let words: Vec<_> = words.map(str::to_owned).collect();
        if let Ok([position, again, turns, turns_again, needed, segments]) =
            <[String; 6]>::try_from(words)
            && RULE_SETS.contains(&rules)
        {
            let rules = format!("`{rules}`");
            section.row([rules, position, again, turns, turns_again, needed, segments]);
        }
    }
    Ok(section)
}
