//! Judges every turn of a game record with the oracle:
//!
//! ```sh
//! cargo run --release --package linja-players --example review_record -- game.linja tables/zen.table
//! ```

use std::error::Error;
use std::path::Path;

use linja::{Record, Side};
use linja_oracle::{Oracle, SolveOptions, Table, solve};
use linja_players::Review;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let file = args.next().ok_or("name a game record, such as game.linja")?;
    let record: Record = std::fs::read_to_string(&file)?.parse()?;
    let oracle = match args.next() {
        Some(table) => Oracle::from(Table::open(Path::new(&table))?),
        None => Oracle::from(solve(record.game.rules(), &SolveOptions::default())?),
    };

    let review = Review::of(&record.game, &oracle)?;
    for (number, turn) in (1..).zip(&review.turns) {
        let given_away = turn.given_away();
        println!(
            "{number:>3}. {:<20} {:+4}  gives away {given_away}",
            turn.turn.to_string(),
            turn.after
        );
    }
    for side in Side::ALL {
        let sum = review.side(side);
        println!("{side}: {} points given away, accuracy {:.0}%", sum.given_away, sum.accuracy());
    }
    Ok(())
}
