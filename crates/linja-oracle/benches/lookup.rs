//! How long the oracle takes to answer from tables on disk (in the folder `LINJA_DATA`), as
//! medians in microseconds. The files are in the system's cache; whether a block is in the
//! oracle's own cache is said.

use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

use linja::{Position, Random, RuleSet, random_game};
use linja_oracle::{Margins, Oracle, POSITIONS, Table, TableError, position_of_number};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::var_os("LINJA_DATA").ok_or("LINJA_DATA is not set")?);
    println!("{:>13}  {:>14}  {:>14}  {:>14}  {:>14}", "", "random", "again", "turns", "again");
    for rules in RuleSet::ALL {
        let Some(table) = Table::find(&folder, rules)? else { continue };
        // Reading it whole once brings the file into the system's cache.
        Margins::from_table(&table)?;
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
            "{rules:>13}: {cold:>11.2} µs  {warm:>11.2} µs  {cold_turns:>11.2} µs  {warm_turns:>11.2} µs"
        );
    }
    println!(
        "random: margin of a random position, its block not unpacked yet; again: the same positions"
    );
    println!(
        "turns: all turns of a position of random play with their margins; again: the same positions"
    );
    Ok(())
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
