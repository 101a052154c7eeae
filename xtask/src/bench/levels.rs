//! Levels once more: how well one is told from its turns, how well a computer adapts to each, and what traps gain.

use super::report::Section;
use super::{RULE_SETS, example};
use crate::cargo::{cargo, output};

/// Against level 8, in each rule set.
const GAMES: &str = "1000";

const HEAD: [&str; 10] = ["rule set", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// What two figures of each level are: the title and how they were taken, and where they stand in the lines of
/// `crates/linja-players/examples/measure_levels.rs`.
const FIGURES: [(&str, &str, &str, [usize; 2]); 4] = [
    (
        "How good am I?",
        "How far off the level in a review is after five games (root mean square error), for players whose level is known: 2,000 games per level, against \
         equals. After the slash, the Cramér–Rao bound, which no unbiased estimate can beat.",
        "estimate",
        [1, 0],
    ),
    (
        "Within half a level",
        "How many of 100 estimates are within half a level of the truth, after five games / after ten. An error of 0.30 in the table above would make it 90.",
        "estimate",
        [2, 3],
    ),
    (
        "How often the interval is right",
        "How often, in percent, the 95% confidence interval contains the true level, after one game / after five. Nobody is below level 1, so there it can \
         only miss on one side.",
        "estimate",
        [4, 5],
    ),
    (
        "A computer that adapts",
        "What players of each level score against it, in percent; a draw is half a win. Each of 300 players per level plays ten games so that the computer gets \
         to know them, then ten that count. Before the slash, the computer as it is, which goes by results; after the slash, one that goes by the moves of the \
         first ten games.",
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
    sections.push(traps()?);
    Ok(sections)
}

fn traps() -> Result<Section, String> {
    let mut section = Section::new(
        "Traps",
        "Points per game that a player who never errs wins from level 8, in a thousand games: by making any of the best turns, and by making the one that level \
         8 answers worst on average, as level 10 does (`crates/linja-players/examples/traps.rs`).",
        &["rule set", "any of the best turns", "the hardest to answer", "more"],
    );
    for rules in RULE_SETS {
        let [any, hardest, more] = example("traps", rules, GAMES)?;
        section.row([format!("`{rules}`"), any, hardest, more]);
    }
    Ok(section)
}
