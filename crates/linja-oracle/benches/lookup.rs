//! How long the oracle takes to answer from tables on disk (in the folder `LINJA_DATA`), as
//! medians in microseconds. The files are in the system's cache; whether a block is in the
//! oracle's own cache is said. And how much of a table all turns of a position need, on average.

use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

use linja::{Position, Random, RuleSet, random_game};
use linja_oracle::{Margins, Oracle, POSITIONS, Table, TableError, position_of_number};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::var_os("LINJA_DATA").ok_or("LINJA_DATA is not set")?);
    println!(
        "{:>13}  {:>14}  {:>14}  {:>14}  {:>14}  {:>9}  {:>8}",
        "", "random", "again", "turns", "again", "needed", "segments"
    );
    for rules in RuleSet::ALL {
        let Some(table) = Table::find(&folder, rules)? else { continue };
        // Reading it whole once brings the file into the system's cache.
        Margins::from_table(&table)?;
        let (kilobytes, segments) = needed(&table);
        let oracle = Oracle::from(table);

        let mut random = Random::new(1);
        let numbers = (0..2000).map(|_| random.below(POSITIONS as usize) as u32);
        let positions: Vec<_> = numbers.filter_map(position_of_number).collect();
        let margin = |position| oracle.margin(position).map(drop);
        let (cold, warm) = (median(&positions, margin)?, median(&positions, margin)?);

        let games = (0..40).map(|seed| random_game(rules, seed));
        let played: Vec<_> = games.flat_map(|game| game.played().to_vec()).collect();
        let positions: Vec<_> = played.iter().map(|played| played.position).collect();
        let turns = |position| oracle.turns(position).map(drop);
        let (cold_turns, warm_turns) = (median(&positions, turns)?, median(&positions, turns)?);
        println!(
            "{rules:>13}: {cold:>11.2} µs  {warm:>11.2} µs  {cold_turns:>11.2} µs  {warm_turns:>11.2} µs  {kilobytes:>6.1} kB  {segments:>8.2}"
        );
    }
    println!(
        "random: margin of a random position, its block not unpacked yet; again: the same positions"
    );
    println!(
        "turns: all turns of a position of random play with their margins; again: the same positions"
    );
    println!(
        "needed: what all turns of a position of random play need, on average; in how many segments"
    );
    Ok(())
}

/// How many kilobytes and how many segments all turns of a position of random play need, on average.
fn needed(table: &Table) -> (f64, f64) {
    let games = (0..300).map(|seed| random_game(table.rules(), seed));
    let played: Vec<_> = games.flat_map(|game| game.played().to_vec()).collect();
    let running: Vec<_> = played.iter().filter(|played| !played.ends_game).collect();
    let needed: Vec<_> = running.iter().flat_map(|played| table.needed(played.position)).collect();
    let bytes: u64 = needed.iter().map(|segment| segment.end - segment.start).sum();
    let positions = running.len() as f64;
    (bytes as f64 / 1000.0 / positions, needed.len() as f64 / positions)
}

/// The median time of a question over these positions, in microseconds.
fn median(
    positions: &[Position],
    ask: impl Fn(Position) -> Result<(), TableError>,
) -> Result<f64, TableError> {
    let mut times = Vec::with_capacity(positions.len());
    for &position in positions {
        let start = Instant::now();
        ask(position)?;
        times.push(start.elapsed().as_nanos() as f64 / 1000.0);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[times.len() / 2])
}
