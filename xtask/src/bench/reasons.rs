//! Reasons: how many mistakes are explained, how well, and how fast.

use super::report::Section;
use super::{RULE_SETS, example};

/// Of each rule set.
const MISTAKES: &str = "10000";

pub(super) fn measure() -> Result<Vec<Section>, String> {
    let mut section = Section::new(
        "Reasons",
        "Ten thousand mistakes by levels 3 to 8 in each rule set, with the solution in memory: how many get an explanation, how many a specific one (more than \
         just where the points go), how many of the points given away the first reason accounts for, and the time per mistake on one core, best of three runs \
         (`crates/linja-players/examples/reasons.rs`).",
        &["rule set", "explained", "specific", "points explained", "median time", "longest time"],
    );
    for rules in RULE_SETS {
        let [explained, specific, points, median, longest] = example("reasons", rules, MISTAKES)?;
        section.row([format!("`{rules}`"), explained, specific, points, median, longest]);
    }
    Ok(vec![section])
}
