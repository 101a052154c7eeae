//! The rules: how many turns per second are listed and made.

use super::report::Section;
use super::{RULE_SETS, count};

const RUNS: usize = 5;

pub(super) fn measure() -> Result<Vec<Section>, String> {
    let mut perft = Section::new(
        "Rules",
        "All games of four turns from the start, counted by `linja perft 4` on one core, best of five runs, program startup included.",
        &["rule set", "games", "million turns per second"],
    );
    for rules in RULE_SETS {
        let (turns, seconds) = count(&["perft", "--rules", rules, "4"], RUNS)?;
        let speed = turns as f64 / seconds / 1e6;
        perft.row([format!("`{rules}`"), turns.to_string(), format!("{speed:.1}")]);
    }
    Ok(vec![perft])
}
