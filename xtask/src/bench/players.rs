//! The players: how fast the search looks, how it does against perfect play, and the ladder in short.

use super::report::Section;
use super::{RULE_SETS, count, need_tables};
use crate::levels::{number, play};

const RUNS: usize = 3;
/// Games of each level against the one below; `cargo xtask levels` plays more.
const LADDER_GAMES: u32 = 100;
/// Games of the search against perfect play, by the time it has for a turn.
const SEARCH_GAMES: [(&str, u32); 2] = [("0.1 s", 200), ("1 s", 20)];

pub(super) fn measure() -> Result<Vec<Section>, String> {
    need_tables()?;
    Ok(vec![search()?, against_perfect()?, ladder()?])
}

fn search() -> Result<Section, String> {
    let mut section = Section::new(
        "Search",
        "`linja bench`: the same positions of all rule sets, searched to a fixed depth on one core, best of three runs.",
        &["", "positions", "million per second"],
    );
    let (positions, seconds) = count(&["bench"], RUNS)?;
    let speed = positions as f64 / seconds / 1e6;
    section.row(["search".to_owned(), positions.to_string(), format!("{speed:.2}")]);
    Ok(section)
}

fn against_perfect() -> Result<Section, String> {
    let mut section = Section::new(
        "Search against the oracle",
        "The search, on one core, against perfect play, which sets traps and judges every move exactly.",
        &["rule set", "time per turn", "games", "points given away per game", "score"],
    );
    for rules in RULE_SETS {
        for (time, games) in SEARCH_GAMES {
            let search = format!("search:{}", time.replace(' ', ""));
            let played = play(rules, &search, "perfect", games)?;
            let given_away = number(&played, "/given_away/a")?;
            let score = 100.0 * number(&played, "/score")?;
            section.row([
                format!("`{rules}`"),
                time.to_owned(),
                games.to_string(),
                format!("{given_away:.2}"),
                format!("{score:.0} %"),
            ]);
        }
    }
    Ok(section)
}

fn ladder() -> Result<Section, String> {
    let mut section = Section::new(
        "Levels",
        "What each level scores against the one below in a hundred games with the oracle; a draw is half a win. [levels.md](levels.md) has the same from more \
         games.",
        &["rule set", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
    );
    for rules in RULE_SETS {
        let mut row = [const { String::new() }; 10];
        row[0] = format!("`{rules}`");
        for level in 2..=10 {
            let (upper, lower) = (format!("level:{level}"), format!("level:{}", level - 1));
            let played = play(rules, &upper, &lower, LADDER_GAMES)?;
            row[level - 1] = format!("{:.0} %", 100.0 * number(&played, "/score")?);
        }
        section.row(row);
    }
    Ok(section)
}
