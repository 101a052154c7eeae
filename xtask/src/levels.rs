//! `cargo xtask levels`: measures the ladder of levels and the search by matches, and writes
//! `docs/levels.md`.

use std::fmt::Write as _;
use std::fs;

use serde_json::Value;

use crate::Outcome;
use crate::bench::{RULE_SETS, build_linja, linja, need_tables, tables};
use crate::cargo::{output, root};

/// Games of each level against the one below.
const LADDER_GAMES: u32 = 400;
/// Games of the levels by search against the same level with the oracle.
const SEARCH_LEVEL_GAMES: u32 = 40;

const INTRODUCTION: &str = "\
# Levels

The computer plays at ten levels, in every rule set. A level is defined by how much it gives away: it picks its move at random, and for every point that
a move gives away it's less likely, by a factor that belongs to the level (the factors are in
`crates/linja-players/src/habits.rs`). Low levels also overlook things: that a bonus may step back or move an opponent's
pawn, that a follow-up may be skipped, that one onto an empty row earns an extra turn. Level 10 never gives a point away. Among
equally good moves it picks the one after which level 8 would give away the most points on average. What that wins, compared with picking any of
the best, is in [benchmarks.md](benchmarks.md#traps).
With the same seed, a level always plays the same game.

This page is made by `cargo xtask levels` from games of `linja match`. Both players play both colours, and each pair of games shares a seed.

## The ladder

Each level against the one below, with the oracle. A draw is half a win.
";

const SEARCH: &str = "
## Without the oracle

Without a table, the same levels look ahead instead: alpha-beta over whole turns, one turn deeper each time, with a small network
fitted to the exact margins (`examples/fit_evaluation.rs`). What it gives away against perfect play is in
[benchmarks.md](benchmarks.md#search-against-the-oracle). Here is each level by search (20,000 positions per turn) against the same level with the oracle:

| rule set | level | games | scores | gives away | with the oracle |
|---|---:|---:|---:|---:|---:|
";

const PLAYERS: &str = r#"
## How good am I?

For every move we know how likely each level is to play it, oversights included (`chances` in `crates/linja-players/src/habits.rs`). So the moves of a game say how likely each level is, and a
review names the likeliest one for each side. A level in between is a mixture: at 6.3, three moves in ten are played like level 7 and the rest like level 6. "Probably between" gives
the levels that explain the moves nearly as well (twice the difference of the logarithms is at most 3.84, the 95% quantile of the chi-squared distribution).

In a game each side makes fifteen to twenty-five moves, and neighbouring levels play most of them alike, so one game doesn't say much. How much five or ten games say, how often the interval is right, and that no
unbiased estimate could do much better, is measured in [benchmarks.md](benchmarks.md#how-good-am-i). People aren't models, though: one blunder in an otherwise perfect game counts for more than it should.

Positions have a difficulty in the same sense: how likely each level is to find a best move. `linja eval` prints it.

## A computer that adapts

It goes by your results against computers under the same rules, so it needs no oracle. It begins at level 3. Against an even opponent the first two games move it by two levels, the next two by one, all later
ones by a third: up after a win, down after a loss. An expected result moves it less, a surprise more (`crates/linja-players/src/adapted_level.rs`). It always plays a whole level, which the record names.
Players from level 1 to 9 score about half:
[benchmarks.md](benchmarks.md#a-computer-that-adapts).
"#;

pub(crate) fn write() -> Outcome {
    build_linja()?;
    need_tables()?;
    let mut page = INTRODUCTION.to_owned();
    for rules in RULE_SETS {
        let _ = write!(
            page,
            "\n### `{rules}`\n\n| level | won | drawn | lost | scores | with 95% certainty | gives away, points per game |\n|---:|---:|---:|---:|---:|---:|---:|\n"
        );
        for level in 2..=10 {
            let (upper, lower) = (format!("level:{level}"), format!("level:{}", level - 1));
            let played = play(rules, &upper, &lower, LADDER_GAMES)?;
            if level == 2 {
                let given_away = number(&played, "/given_away/b")?;
                let _ = writeln!(page, "| 1 | | | | | | {given_away:.1} |");
            }
            let counts = ["/wins", "/draws", "/losses"].map(|what| number(&played, what));
            let [wins, draws, losses] = counts;
            let (wins, draws, losses) = (wins?, draws?, losses?);
            let score = number(&played, "/score")?;
            let (low, high) = (number(&played, "/elo/low")?, number(&played, "/elo/high")?);
            let given_away = number(&played, "/given_away/a")?;
            let _ = writeln!(
                page,
                "| {level} | {wins} | {draws} | {losses} | {:.1}% | {:.1} to {:.1}% | {given_away:.1} |",
                100.0 * score,
                100.0 * score_of(low),
                100.0 * score_of(high)
            );
        }
    }
    page += SEARCH;
    for rules in RULE_SETS {
        for level in [1, 5, 10] {
            let (search, exact) = (format!("search-level:{level}"), format!("level:{level}"));
            let played = play(rules, &search, &exact, SEARCH_LEVEL_GAMES)?;
            let score = number(&played, "/score")?;
            let [a, b] = ["/given_away/a", "/given_away/b"].map(|what| number(&played, what));
            let _ = writeln!(
                page,
                "| `{rules}` | {level} | {SEARCH_LEVEL_GAMES} | {:.0}% | {:.1} | {:.1} |",
                100.0 * score,
                a?,
                b?
            );
        }
    }
    page += PLAYERS;
    fs::write(root().join("docs").join("levels.md"), page).map_err(|error| error.to_string())
}

/// A match by `linja match`.
pub(crate) fn play(rules: &str, a: &str, b: &str, games: u32) -> Result<Value, String> {
    play_with(rules, a, b, games, &[])
}

/// The same with more options.
pub(crate) fn play_with(
    rules: &str,
    a: &str,
    b: &str,
    games: u32,
    options: &[&str],
) -> Result<Value, String> {
    println!("{rules}: {a} against {b}, {games} games {}", options.join(" "));
    let games = games.to_string();
    let args = ["match", a, b, "--rules", rules, "--games", &games, "--seed", "1", "--json"];
    let text = output(linja().args(args).args(options).env("LINJA_DATA", tables()))?;
    serde_json::from_str(&text).map_err(|error| format!("`linja match` printed no JSON: {error}"))
}

/// A number in what `linja match` says.
pub(crate) fn number(object: &Value, path: &str) -> Result<f64, String> {
    let number = object.pointer(path).and_then(Value::as_f64);
    number.ok_or_else(|| format!("`linja match --json` has no {path}"))
}

/// The score that this difference in strength makes one expect.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}
