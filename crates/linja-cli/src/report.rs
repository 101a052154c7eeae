//! `linja report`: what is known of the solved game, written from the tables.
//!
//! The pages belong to the documents of the repository, and are English as they are.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use linja::{PlayedTurn, Position, Random, RuleSet, Side, ValuedTurn};
use linja_console::{cannot_write, shown};
use linja_oracle::{
    Margins, Oracle, POSITIONS, PerfectGames, Table, TableError, count_reachable, perfect_games,
    position_of_number,
};
use linja_words::{Words, say, text};

use crate::Failure;
use crate::plot;
use crate::progress::{Progress, cancelled};

/// Writing to a string cannot fail.
macro_rules! line {
    ($page:expr, $($arg:tt)*) => {
        let _ = writeln!($page, $($arg)*);
    };
}

mod distances;
mod strategy;

/// Which pages are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pages {
    All,
    Distances,
    Strategy,
}

/// Positions drawn at random for what is not counted completely.
const SAMPLE: usize = 200_000;

/// What is told of one rule set.
struct Findings {
    rules: RuleSet,
    checksum: u64,
    start: i32,
    /// The first turns by what they give the first player, best first.
    first_turns: Vec<(i32, Vec<String>)>,
    main_line: Vec<String>,
    /// Games in which both sides always play a best turn.
    perfect_games: PerfectGames,
    /// How many positions have each margin.
    histogram: BTreeMap<i32, u64>,
    reachable: u64,
    /// Of the sampled positions that are not over: how many have exactly one best result.
    one_best: usize,
    not_over: usize,
    /// The margins of the sampled positions.
    sample: Vec<i32>,
}

/// Writes the pages and their pictures into a folder.
pub(crate) fn write(pages: Pages, data: &Path, folder: &Path, words: Words) -> Result<(), Failure> {
    if pages == Pages::All {
        write_solution(data, folder, words)?;
    }
    if pages != Pages::Strategy {
        distances::write(data, folder, words)?;
    }
    if pages != Pages::Distances {
        strategy::write(data, folder, words)?;
    }
    Ok(())
}

/// Writes `solution.md` and its pictures.
fn write_solution(data: &Path, folder: &Path, words: Words) -> Result<(), Failure> {
    let sample = sample();
    let findings: Vec<_> = RuleSet::ALL
        .into_iter()
        .map(|rules| find(rules, data, &sample, words))
        .collect::<Result<_, Failure>>()?;

    let margins: Vec<_> = findings.iter().map(|one| (one.rules, shares(&one.histogram))).collect();
    let title = "Share of all positions with each margin for the side to move";
    save(folder, "solution-margins.svg", plot::lines(title, "margin", "% of positions", &margins))?;
    let first: Vec<_> = findings.iter().map(|one| (one.rules, first_turn_shares(one))).collect();
    let title = "Share of the first turns that give at least this margin";
    save(
        folder,
        "solution-first-turns.svg",
        plot::lines(title, "margin", "% of first turns", &first),
    )?;
    save(folder, "solution.md", page(&findings))
}

fn save(folder: &Path, name: &str, text: String) -> Result<(), Failure> {
    let path = folder.join(name);
    fs::write(&path, text).map_err(|error| Failure::Work(cannot_write(&path, &error)))
}

fn table(data: &Path, rules: RuleSet) -> Result<Table, Failure> {
    let no_table = || Failure::Usage(text!("error-no-table", rules = rules, path = shown(data)));
    Table::find(data, rules)?.ok_or_else(no_table)
}

/// The same positions for every rule set, so that the editions can be compared.
fn sample() -> Vec<Position> {
    let mut random = Random::new(2003);
    let numbers = (0..SAMPLE).map(|_| random.below(POSITIONS as usize) as u32);
    numbers.filter_map(position_of_number).collect()
}

fn find(
    rules: RuleSet,
    data: &Path,
    sample: &[Position],
    words: Words,
) -> Result<Findings, Failure> {
    let table = table(data, rules)?;
    let checksum = table.checksum();
    let start = Position::start(Side::Black);
    let margins = Margins::from_table(&table)?;
    let histogram = margins.histogram().into_iter().map(|(margin, count)| (margin.into(), count));
    let histogram = histogram.collect();
    let progress = Progress::new(&say!(words, "report-progress-following", rules = rules), words);
    let on_progress = |done, all| progress.set(done, all);
    let perfect_games = perfect_games(&margins, start, &on_progress, cancelled()?)?;
    drop((progress, margins));
    let oracle = Oracle::from(table);
    let mut first_turns: Vec<(i32, Vec<String>)> = Vec::new();
    for ValuedTurn { played, margin } in oracle.turns(start)? {
        let text = played.turn.to_string();
        match first_turns.last_mut().filter(|(last, _)| *last == margin) {
            Some((_, turns)) => turns.push(text),
            None => first_turns.push((margin, vec![text])),
        }
    }
    let (mut one_best, mut not_over) = (0, 0);
    for &position in sample.iter().filter(|position| !position.is_over()) {
        let best = best_turns(&oracle, position)?;
        let result = |turn: &PlayedTurn| (turn.position, turn.ends_game);
        one_best += usize::from(best.iter().all(|turn| result(turn) == result(&best[0])));
        not_over += 1;
    }
    let progress = Progress::new(&say!(words, "report-progress-reaching", rules = rules), words);
    let reachable = count_reachable(rules, &|done, all| progress.set(done, all), cancelled()?)?;

    let main_line = oracle.main_line(start)?;
    Ok(Findings {
        rules,
        checksum,
        start: oracle.margin(start)?,
        first_turns,
        main_line: main_line.iter().map(|turn| turn.played.turn.to_string()).collect(),
        perfect_games,
        histogram,
        reachable,
        one_best,
        not_over,
        sample: sample
            .iter()
            .map(|&position| oracle.margin(position))
            .collect::<Result<_, TableError>>()?,
    })
}

fn best_turns(oracle: &Oracle, position: Position) -> Result<Vec<PlayedTurn>, TableError> {
    let turns = oracle.turns(position)?;
    let best = turns.first().map(|turn| turn.margin);
    let best = turns.iter().take_while(|turn| Some(turn.margin) == best);
    Ok(best.map(|turn| turn.played).collect())
}

fn shares(histogram: &BTreeMap<i32, u64>) -> Vec<(i32, f64)> {
    let percent = |count: &u64| 100.0 * *count as f64 / f64::from(POSITIONS);
    histogram.iter().map(|(&margin, count)| (margin, percent(count))).collect()
}

fn first_turn_shares(findings: &Findings) -> Vec<(i32, f64)> {
    let all: usize = findings.first_turns.iter().map(|(_, turns)| turns.len()).sum();
    let mut so_far = 0;
    let mut shares: Vec<_> = findings
        .first_turns
        .iter()
        .map(|(margin, turns)| {
            so_far += turns.len();
            (*margin, 100.0 * so_far as f64 / all as f64)
        })
        .collect();
    shares.reverse();
    shares
}

fn page(findings: &[Findings]) -> String {
    let mut page = String::from(INTRODUCTION);
    overview(&mut page, findings);
    page.push_str("\n![Share of all positions with each margin](solution-margins.svg)\n");
    editions(&mut page, findings);
    line!(page, "\n## The first turn\n");
    line!(page, "![How good the first turns are](solution-first-turns.svg)\n");
    line!(
        page,
        "What each first turn of the first player (here Black) is worth, and what it costs."
    );
    for one in findings {
        first_turns(&mut page, one);
    }
    page
}

const INTRODUCTION: &str = "\
# The solution

Linja is solved: the exact margin of every position is known, in all five rule sets. The margin is the points of the side
to move minus those of its opponent when both play perfectly to the end.

This page is made by `linja report` from the tables of `linja solve --rules all --distance --out DIR`. [solving.md](solving.md)
explains how they're computed.

";

fn overview(page: &mut String, findings: &[Findings]) {
    let row = |page: &mut String, name: &str, cell: &dyn Fn(&Findings) -> String| {
        let cells: Vec<_> = findings.iter().map(cell).collect();
        line!(page, "| {name} | {} |", cells.join(" | "));
    };
    row(page, "", &|one| format!("`{}`", one.rules));
    line!(page, "|---|{}", "---:|".repeat(findings.len()));
    row(page, "first player gets", &|one| signed(one.start));
    row(page, "best first turns", &|one| one.first_turns[0].1.len().to_string());
    let count = |one: &Findings, wanted: fn(i32) -> bool| {
        let all = one.histogram.iter().filter(|&(&margin, _)| wanted(margin));
        all.map(|(_, count)| count).sum::<u64>()
    };
    row(page, "won for the side to move", &|one| grouped(count(one, |margin| margin > 0)));
    row(page, "drawn", &|one| grouped(count(one, |margin| margin == 0)));
    row(page, "lost", &|one| grouped(count(one, |margin| margin < 0)));
    let extreme = |one: &Findings| {
        let margins: Vec<_> = one.histogram.keys().collect();
        format!("{} to {}", signed(*margins[0]), signed(*margins[margins.len() - 1]))
    };
    row(page, "margins", &extreme);
    row(page, "can be reached from the start", &|one| {
        let percent = 100.0 * one.reachable as f64 / f64::from(POSITIONS);
        format!("{} ({percent:.1}%)", grouped(one.reachable))
    });
    let perfect = |one: &Findings| grouped(one.perfect_games.positions);
    row(page, "positions in games of perfect play", &perfect);
    let longest = |one: &Findings| one.perfect_games.longest.len().to_string();
    row(page, "longest game of perfect play (turns)", &longest);
    let shortest = |one: &Findings| one.perfect_games.shortest.len().to_string();
    row(page, "shortest game of perfect play (turns)", &shortest);
    row(page, "exactly one best turn", &|one| {
        format!("{:.1}%", 100.0 * one.one_best as f64 / one.not_over as f64)
    });
    row(page, "checksum", &|one| format!("`{:016x}`", one.checksum));
    line!(
        page,
        "\nEach rule set has {} positions. Won, drawn and lost count all of them, finished games included. Reached are \
         those that can stand on the board in a game from the start. In a game of perfect play both sides always play one \
         of their best turns; its positions are those before a turn. The share of positions with exactly one best turn (turns that lead to the \
         same position are one) is that of {} positions drawn at random, and exact to about 0.1%.",
        grouped(POSITIONS.into()),
        grouped(SAMPLE as u64)
    );
}

fn editions(page: &mut String, findings: &[Findings]) {
    line!(page, "\n## The same position in different editions\n");
    line!(
        page,
        "Of {} positions drawn at random: how often two rule sets agree on who wins, and by how many points their margins \
         differ on average.\n",
        grouped(SAMPLE as u64)
    );
    let names: Vec<_> = findings.iter().map(|one| format!("`{}`", one.rules)).collect();
    line!(page, "| | {} |", names.join(" | "));
    line!(page, "|---|{}", "---:|".repeat(findings.len()));
    for (one, name) in findings.iter().zip(&names) {
        let cells: Vec<_> = findings
            .iter()
            .map(|other| {
                if one.rules == other.rules {
                    return String::new();
                }
                let pairs = || one.sample.iter().zip(&other.sample);
                let agree = pairs().filter(|(a, b)| a.signum() == b.signum()).count();
                let apart: f64 = pairs().map(|(a, b)| f64::from((a - b).abs())).sum();
                let all = one.sample.len() as f64;
                format!("{:.1}%, {:.2}", 100.0 * agree as f64 / all, apart / all)
            })
            .collect();
        line!(page, "| {name} | {} |", cells.join(" | "));
    }
}

fn first_turns(page: &mut String, findings: &Findings) {
    line!(page, "\n### `{}`\n", findings.rules);
    line!(page, "| margin | costs | turns |");
    line!(page, "|---:|---:|---|");
    for (margin, turns) in &findings.first_turns {
        let turns: Vec<_> = turns.iter().map(|turn| format!("`{turn}`")).collect();
        let cost = findings.start - margin;
        line!(page, "| {} | {cost} | {} |", signed(*margin), turns.join(" "));
    }
    let main_line = numbered(&findings.main_line);
    line!(page, "\nA game of perfect play (the first of the best turns each time): {main_line}");
    for (name, game) in [
        ("longest", &findings.perfect_games.longest),
        ("shortest", &findings.perfect_games.shortest),
    ] {
        let turns: Vec<_> = game.iter().map(|played| played.turn.to_string()).collect();
        line!(page, "\nA {name} game of perfect play, {} turns: {}", game.len(), numbered(&turns));
    }
}

/// The turns of a game with their numbers.
fn numbered(turns: &[String]) -> String {
    let turns = (1..).zip(turns).map(|(number, turn): (usize, _)| format!("{number}. {turn}"));
    turns.collect::<Vec<_>>().join(" ")
}

fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        _ => format!("{number:+}").replace('-', "−"),
    }
}

/// With a comma between groups of three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
