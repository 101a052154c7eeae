//! Asks the oracle what each turn of a position is worth, with a table or, without one, after solving
//! the rule set (seconds, and 3 GB of memory):
//!
//! ```sh
//! cargo run --release --package linja-oracle --example ask -- "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b" tables/zen.table
//! ```

use std::error::Error;
use std::path::Path;

use linja::{Position, RuleSet, Side};
use linja_oracle::{Oracle, SolveOptions, Table, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let start = Position::start(Side::Black);
    let position = args.next().map_or(Ok(start), |position| position.parse())?;
    let oracle = match args.next() {
        Some(table) => Oracle::from(Table::open(Path::new(&table))?),
        None => Oracle::from(solve(RuleSet::Zen, &SolveOptions::default())?),
    };

    println!("{position} is worth {:+} to the side to move", oracle.margin(position)?);
    for turn in oracle.turns(position)? {
        println!("{:+4}  {}", turn.margin, turn.played.turn);
    }
    println!("perfect play from here:");
    for turn in oracle.main_line(position)? {
        println!("{:+4}  {}", turn.margin, turn.played.turn);
    }
    Ok(())
}
