//! Lists the legal turns of a position, and what each does to the points:
//!
//! ```sh
//! cargo run --package linja --example list_turns -- classic "5,1,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b"
//! ```

use std::error::Error;

use linja::{Position, RuleSet, Score, Side};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let rules: RuleSet = args.next().map_or(Ok(RuleSet::Zen), |rules| rules.parse())?;
    let start = Position::start(Side::Black);
    let position: Position = args.next().map_or(Ok(start), |position| position.parse())?;

    let side = position.to_move();
    let points = |position: Position| Score::new(rules, side, position.placement(side)).points();
    for turn in position.turns(rules) {
        let after = position.play(rules, turn)?.position;
        println!("{:<20} {:+}", turn.to_string(), points(after) - points(position));
    }
    Ok(())
}
