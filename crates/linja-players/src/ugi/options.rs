//! What can be set on the engine with `setoption`.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use linja::{Level, RuleSet};
use linja_oracle::available_memory;

use super::command::Quoted;
use crate::Habits;

const THREADS: RangeInclusive<u64> = 1..=64;
const MEGABYTES: RangeInclusive<u64> = 1..=4096;
const LINES: RangeInclusive<u64> = 1..=500;
const MILLISECONDS: RangeInclusive<u64> = 0..=5000;
const SEEDS: RangeInclusive<u64> = 0..=u32::MAX as u64;

/// The engine's options.
#[derive(Debug, Clone)]
pub(super) struct Options {
    pub(super) rules: RuleSet,
    pub(super) level: Level,
    pub(super) threads: usize,
    pub(super) hash_bytes: usize,
    pub(super) oracle: OracleFile,
    pub(super) seed: u64,
    /// How many of the best turns to report.
    pub(super) lines: usize,
    /// How long the answer takes to reach the clock.
    pub(super) overhead: Duration,
}

/// Where the exact margins come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum OracleFile {
    /// The table of the rule set in the data folder, if there is one.
    Found,
    /// This table.
    Named(PathBuf),
    /// Nowhere: the engine searches.
    Unused,
}

/// What a new value changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    /// The judge that the engine asks, and the game.
    Rules,
    /// The judge that the engine asks.
    Judge,
    /// How the engine draws its turns.
    Draw,
    /// How it thinks and speaks.
    Manner,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: RuleSet::default(),
            level: Level::MAX,
            threads: 1,
            hash_bytes: 64 << 20,
            oracle: OracleFile::Found,
            seed: 0,
            lines: 1,
            overhead: Duration::from_millis(20),
        }
    }
}

impl Options {
    pub(super) fn habits(&self) -> Habits {
        Habits::of(self.level, self.rules)
    }

    /// The lines that tell what can be set, with the default values.
    pub(super) fn describe() -> String {
        let Options { rules, level, threads, hash_bytes, seed, lines, overhead, .. } =
            Options::default();
        let spin = |name: &str, default: u64, range: &RangeInclusive<u64>| {
            let (min, max) = (range.start(), range.end());
            format!("option name {name} type spin default {default} min {min} max {max}\n")
        };
        let vars: String = RuleSet::ALL.iter().map(|rules| format!(" var {rules}")).collect();
        let levels = u64::from(Level::MIN.get())..=u64::from(Level::MAX.get());
        [
            format!("option name Rules type combo default {rules}{vars}\n"),
            spin("Level", level.get().into(), &levels),
            spin("Threads", threads as u64, &THREADS),
            spin("Hash", hash_bytes as u64 >> 20, &MEGABYTES),
            "option name OracleFile type string default <empty>\n".to_owned(),
            spin("Seed", seed, &SEEDS),
            spin("MultiPV", lines as u64, &LINES),
            spin("Move Overhead", overhead.as_millis() as u64, &MILLISECONDS),
        ]
        .concat()
    }

    /// Sets an option, or says in one sentence why not. Names may be in any case.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Change, String> {
        match name.to_ascii_lowercase().as_str() {
            "rules" => {
                self.rules = value.parse().map_err(|error| format!("{error}"))?;
                Ok(Change::Rules)
            }
            "level" => {
                self.level = value.parse().map_err(|error| format!("{error}"))?;
                Ok(Change::Draw)
            }
            "threads" => {
                self.threads = number("Threads", value, &THREADS)? as usize;
                Ok(Change::Judge)
            }
            "hash" => {
                let bytes = number("Hash", value, &MEGABYTES)? << 20;
                if let Some(free) = available_memory().filter(|&free| free < bytes) {
                    return Err(format!("Hash: only {} MB of memory are free", free >> 20));
                }
                self.hash_bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
                Ok(Change::Judge)
            }
            "oraclefile" => {
                self.oracle = match value {
                    "" | "<empty>" => OracleFile::Found,
                    "none" => OracleFile::Unused,
                    path => OracleFile::Named(path.into()),
                };
                Ok(Change::Judge)
            }
            "seed" => {
                self.seed = number("Seed", value, &SEEDS)?;
                Ok(Change::Draw)
            }
            "multipv" => {
                self.lines = number("MultiPV", value, &LINES)? as usize;
                Ok(Change::Manner)
            }
            "move overhead" => {
                let milliseconds = number("Move Overhead", value, &MILLISECONDS)?;
                self.overhead = Duration::from_millis(milliseconds);
                Ok(Change::Manner)
            }
            _ => Err(format!("no such option: {}", Quoted(name))),
        }
    }
}

fn number(name: &str, value: &str, range: &RangeInclusive<u64>) -> Result<u64, String> {
    let wrong = || format!("{name} is a whole number from {} to {}", range.start(), range.end());
    value.parse().ok().filter(|number| range.contains(number)).ok_or_else(wrong)
}
