//! Two levels play a game, by search alone, and the record is printed:
//!
//! ```sh
//! cargo run --release --package linja-players --example two_levels -- 8 3
//! ```

use std::error::Error;

use linja::{BySide, Game, Level, Record, RuleSet, Side};
use linja_players::{Computer, Judge, Limits, Search};

const RULES: RuleSet = RuleSet::Zen;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let mut computer = |level: &str, seed| -> Result<Computer, Box<dyn Error>> {
        let level: Level = args.next().as_deref().unwrap_or(level).parse()?;
        let search = Search::new(RULES, 16 << 20, 1);
        Ok(Computer { level, judge: Judge::Search(Box::new(search)), seed })
    };
    let mut players = BySide { black: computer("8", 1)?, red: computer("3", 2)? };

    let mut game = Game::new(RULES, Side::Black);
    let limits = Limits::default().with_nodes(20_000);
    loop {
        let (position, number) = (game.position(), game.played().len());
        let Some(turn) = players[position.to_move()].turn(position, number, &limits)? else {
            break;
        };
        game.play(turn.played.turn)?;
    }
    let mut record = Record::new(game);
    record.players = BySide::new(|side| format!("level {}", players[side].level));
    print!("{record}");
    Ok(())
}
