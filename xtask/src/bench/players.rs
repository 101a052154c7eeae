//! The players: how fast the search looks, how it does against perfect play, and the ladder in short.

use super::report::Section;
use super::{RULE_SETS, count, linja, need_tables};
use crate::levels::{number, play, play_with};

const RUNS: usize = 3;
/// Games of each level against the one below; `cargo xtask levels` plays more.
const LADDER_GAMES: u32 = 100;
/// Games of the search against perfect play, by the time it has for a turn.
const SEARCH_GAMES: [(&str, u32); 2] = [("0.1 s", 200), ("1 s", 20)];
/// Games of the engine against itself, by the clock of each side, and how many are played at once: more than there are
/// cores, so that it has to keep to its time under load.
const CLOCK_GAMES: [(&str, u32, &str); 2] = [("10+0", 4, "1"), ("0.1+0.01", 40, "8")];

pub(super) fn measure() -> Result<Vec<Section>, String> {
    need_tables()?;
    Ok(vec![search()?, against_perfect()?, clock()?, ladder()?])
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
                format!("{score:.0}%"),
            ]);
        }
    }
    Ok(section)
}

fn clock() -> Result<Section, String> {
    let mut section = Section::new(
        "The clock",
        "`linja ugi` without a table against itself: what is left of its clock (seconds for the game plus seconds per turn) at the end of an average game, and how \
         many games it loses on time.",
        &[
            "rule set",
            "clock",
            "games",
            "at once",
            "left, seconds",
            "of the seconds for the game",
            "lost on time",
        ],
    );
    let engine = format!("ugi:{} ugi --data none", linja().get_program().display());
    for rules in RULE_SETS {
        for (clock, games, at_once) in CLOCK_GAMES {
            let options = ["--tc", clock, "--threads", at_once];
            let played = play_with(rules, &engine, &engine, games, &options)?;
            let both = |what: &str| -> Result<f64, String> {
                Ok(number(&played, &format!("{what}/a"))? + number(&played, &format!("{what}/b"))?)
            };
            let left = both("/time_left")? / 2.0;
            let seconds: f64 =
                clock.split('+').next().and_then(|text| text.parse().ok()).ok_or("no clock")?;
            section.row([
                format!("`{rules}`"),
                clock.to_owned(),
                games.to_string(),
                at_once.to_owned(),
                format!("{left:.2}"),
                format!("{:.0}%", 100.0 * left / seconds),
                format!("{:.0}", both("/forfeits")?),
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
            row[level - 1] = format!("{:.0}%", 100.0 * number(&played, "/score")?);
        }
        section.row(row);
    }
    Ok(section)
}
