//! Levels once more: how well one is told from its turns, and how well a computer adapts to each.

use super::RULE_SETS;
use super::report::Section;
use crate::cargo::{cargo, output};

const HEAD: [&str; 10] = ["rule set", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// What two figures of each level are: the title and how they were taken, and where they stand in the lines of
/// `crates/linja-players/examples/measure_levels.rs`.
const FIGURES: [(&str, &str, &str, [usize; 2]); 4] = [
    (
        "How good am I?",
        "How far the level that a review tells is off (the root of the mean square), from five games of players whose level is known: 2,000 games of each with its equals. \
         After the stroke, the bound below which no unbiased estimate can be (Cramér and Rao).",
        "estimate",
        [1, 0],
    ),
    (
        "Within half a level",
        "In how many of 100 cases, after five games / after ten. Being off by 0.30 at most would make it 90.",
        "estimate",
        [2, 3],
    ),
    (
        "Between which levels",
        "In how many of 100 cases the interval of 95 % confidence contains the level, after one game / after five. Nobody is below level 1, so there it errs on one side only.",
        "estimate",
        [4, 5],
    ),
    (
        "A computer that adapts",
        "What 300 players of each level score against it in percent, draws as half a win, in ten games after the ten in which it gets to know them: against the one there is, \
         which goes by results / against one that goes by the turns of these games.",
        "adapt",
        [0, 1],
    ),
];

pub(super) fn measure() -> Result<Vec<Section>, String> {
    let example = ["--package", "linja-players", "--example", "measure_levels"];
    let printed = output(cargo(&["run", "--quiet", "--release", "--locked"]).args(example))?;
    let cell = |rules: &str, level: &str, kind: &str, places: [usize; 2]| {
        let start = format!("{rules} {kind} {level} ");
        let figures = printed.lines().find_map(|line| line.strip_prefix(&start));
        let figures: Vec<_> = figures.unwrap_or_default().split(' ').collect();
        let [one, other] = places.map(|place| figures.get(place));
        let cell = one.zip(other).map(|(one, other)| format!("{one} / {other}"));
        cell.ok_or_else(|| format!("`measure_levels` says nothing of `{start}`"))
    };
    let mut sections = Vec::new();
    for (title, how, kind, places) in FIGURES {
        let mut section = Section::new(title, how, &HEAD);
        for rules in RULE_SETS {
            let mut row = HEAD.map(|level| cell(rules, level, kind, places));
            row[0] = Ok(format!("`{rules}`"));
            let row: Result<Vec<_>, _> = row.into_iter().collect();
            section.row::<10>(row?.try_into().map_err(|_| "a row has ten cells")?);
        }
        sections.push(section);
    }
    Ok(sections)
}
