//! Asks any program that speaks UGI for a turn:
//!
//! ```sh
//! cargo run --package linja-players --example ugi_client -- "linja ugi"
//! ```

use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use linja::{Game, RuleSet, Side};
use linja_players::ugi::{Client, Go, Patience, Program};

fn main() -> Result<(), Box<dyn Error>> {
    let program: Program = std::env::args().nth(1).unwrap_or("linja ugi".to_owned()).parse()?;
    // Whoever sets it, from another thread, need not wait for the program.
    let cancel = AtomicBool::new(false);
    let mut engine = Client::start(&program, RuleSet::Zen, Patience::default(), &cancel)?;
    engine.new_game(1)?;

    let mut game = Game::new(RuleSet::Zen, Side::Black);
    let second = Go { movetime: Some(Duration::from_secs(1)), ..Go::default() };
    for _ in 0..4 {
        let turn = engine.turn(&game, &second)?;
        game.play(turn)?;
        println!("{turn}");
    }
    Ok(())
}
