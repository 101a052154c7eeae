//! How far the end is: a section at the end of `solution.md`, written from the tables of distances.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use linja::{Position, RuleSet, Side, TurnInProgress};
use linja_console::{Tell, cannot_write, shown};
use linja_oracle::{DistanceOracle, Distances, Outcome, POSITIONS, TableError, Wdl};
use linja_words::{Words, say, text};

use super::{grouped, numbered, save};
use crate::Failure;
use crate::plot;
use crate::progress::Progress;

const HEADING: &str = "\n## How far the end is\n";

/// What is told of one rule set.
struct Findings {
    rules: RuleSet,
    start: Outcome,
    histogram: BTreeMap<Outcome, u64>,
    /// A position that is won and farther from its end than any other, and the turns to it.
    farthest: (Position, Vec<String>),
}

/// Writes the section anew, behind what else the page says.
pub(super) fn write(data: &Path, folder: &Path, words: Words) -> Result<(), Failure> {
    let findings: Vec<_> = RuleSet::ALL
        .into_iter()
        .map(|rules| find(rules, data, words))
        .collect::<Result<_, Failure>>()?;
    let shares: Vec<_> = findings.iter().map(|one| (one.rules, shares(one))).collect();
    let title = "Share of all positions that are so many turns from their end";
    save(folder, "solution-distances.svg", plot::lines(title, "turns", "% of positions", &shares))?;
    let path = folder.join("solution.md");
    let page = fs::read_to_string(&path).map_err(|error| {
        Failure::Work(text!("error-in-file", path = shown(&path), wrong = error.tell()))
    })?;
    let rest = page.split_once(HEADING).map_or(&page[..], |(rest, _)| rest);
    fs::write(&path, format!("{rest}{HEADING}{}", section(&findings)))
        .map_err(|error| Failure::Work(cannot_write(&path, &error)))
}

fn find(rules: RuleSet, data: &Path, words: Words) -> Result<Findings, Failure> {
    let none = || Failure::Usage(text!("error-no-distances", rules = rules, path = shown(data)));
    let oracle = DistanceOracle::find(data, rules)?.ok_or_else(none)?;
    let (near, far) = oracle.tables().ok_or_else(none)?;
    let _progress = Progress::new(&say!(words, "report-progress-following", rules = rules), words);
    let distances = Distances::from_tables(near, far)?;
    let histogram = distances.histogram();
    let won = histogram.keys().filter(|outcome| outcome.result == Wdl::Win);
    let farthest = won.max_by_key(|outcome| outcome.distance).copied();
    let farthest = farthest.and_then(|outcome| distances.first(outcome));
    let farthest = farthest.unwrap_or_else(|| Position::start(Side::Black));
    Ok(Findings {
        rules,
        start: distances.value(Position::start(Side::Black)),
        histogram,
        farthest: (farthest, line(&oracle, farthest)?),
    })
}

/// The turns to the end: the winner hurries, the loser delays; the first of the best each time.
fn line(oracle: &DistanceOracle, start: Position) -> Result<Vec<String>, TableError> {
    let mut line = Vec::new();
    let (mut position, mut is_over) = (start, start.is_over());
    while let (false, Ok(turn)) = (is_over, TurnInProgress::new(oracle.rules(), position)) {
        let turns = turn.ends().map(|played| Ok((oracle.of_turn(&played)?, played)));
        let turns = turns.collect::<Result<Vec<_>, TableError>>()?;
        let Some(best) = turns.iter().map(|(outcome, _)| *outcome).max() else { break };
        let Some((_, played)) = turns.iter().find(|(outcome, _)| *outcome == best) else { break };
        line.push(played.turn.to_string());
        (position, is_over) = (played.position, played.ends_game);
    }
    Ok(line)
}

fn shares(findings: &Findings) -> Vec<(i32, f64)> {
    let mut shares = BTreeMap::<i32, f64>::new();
    for (outcome, &count) in &findings.histogram {
        *shares.entry(outcome.distance.into()).or_default() +=
            100.0 * count as f64 / f64::from(POSITIONS);
    }
    shares.into_iter().collect()
}

/// From which distance on a row of the table begins.
const ROWS: [u8; 9] = [0, 1, 10, 20, 30, 40, 60, 90, 120];

fn section(findings: &[Findings]) -> String {
    let mut page = String::new();
    line!(
        page,
        "\nEvery position also has a distance: who wins, and in how many turns. The winner hurries, the loser delays, and in a draw both \
         hurry, each using only turns that keep the result. Passing counts as a turn. \
         `linja solve --rules all --distance --out DIR` makes the tables, and `linja eval --distance` looks them up.\n"
    );
    let names: Vec<_> = findings.iter().map(|one| format!("`{}`", one.rules)).collect();
    line!(page, "| | {} |", names.join(" | "));
    line!(page, "|---|{}", "---:|".repeat(findings.len()));
    let row = |page: &mut String, name: &str, cell: &dyn Fn(&Findings) -> String| {
        let cells: Vec<_> = findings.iter().map(cell).collect();
        line!(page, "| {name} | {} |", cells.join(" | "));
    };
    row(&mut page, "the start", &|one| one.start.to_string());
    for (result, name) in [(Wdl::Win, "won"), (Wdl::Draw, "drawn"), (Wdl::Loss, "lost")] {
        let of = |one: &Findings| -> Vec<(u8, u64)> {
            let all = one.histogram.iter().filter(|(outcome, _)| outcome.result == result);
            all.map(|(outcome, &count)| (outcome.distance, count)).collect()
        };
        row(&mut page, &format!("{name}: turns on average"), &|one| {
            let (turns, all) =
                of(one).into_iter().fold((0.0, 0), |(turns, all), (distance, count)| {
                    (turns + f64::from(distance) * count as f64, all + count)
                });
            format!("{:.1}", turns / all as f64)
        });
        row(&mut page, &format!("{name}: most turns"), &|one| {
            let most = of(one).into_iter().max();
            most.map_or(String::new(), |(distance, count)| {
                format!("{distance} ({})", grouped(count))
            })
        });
    }
    for (index, &first) in ROWS.iter().enumerate() {
        let end = ROWS.get(index + 1).copied();
        let name = match end {
            Some(end) if end == first + 1 => format!("{first} turns"),
            Some(end) => format!("{first} to {} turns", end - 1),
            None => format!("{first} turns or more"),
        };
        row(&mut page, &name, &|one| {
            let within = |distance: u8| distance >= first && end.is_none_or(|end| distance < end);
            let all = one.histogram.iter().filter(|(outcome, _)| within(outcome.distance));
            grouped(all.map(|(_, count)| count).sum())
        });
    }
    line!(
        page,
        "\nThe first rows are about all positions; in brackets, how many there are of the farthest. The last ones count positions by their distance.\n"
    );
    line!(
        page,
        "![Share of all positions by their distance from the end](solution-distances.svg)\n"
    );
    line!(
        page,
        "A position of each rule set that is won, and farther from its end than any other, with its turns:"
    );
    for Findings { rules, farthest: (position, turns), .. } in findings {
        line!(page, "\n- `{rules}`, `{position}`, {} turns: {}", turns.len(), numbered(turns));
    }
    page
}
