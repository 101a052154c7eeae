//! What it gains to pick, of equally good turns, the one that is hardest to answer: `cargo run --release --example traps --
//! zen 1000` solves a rule set and lets a player who never errs meet level 8 so many times, once making any of the best
//! turns, once as level 10 does. `cargo xtask bench levels` runs it.

use std::error::Error;

use linja::{Game, Level, Random, RuleSet, Side};
use linja_oracle::{Oracle, SolveOptions, solve};
use linja_players::Habits;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules: RuleSet = arguments.next().ok_or("which rule set?")?.parse()?;
    let games: u64 = arguments.next().ok_or("how many games?")?.parse()?;
    let oracle = Oracle::from(solve(rules, &SolveOptions::default())?);
    let habits = |level| Level::new(level).map(|level| Habits::of(level, rules));
    let (perfect, good) = habits(10).zip(habits(8)).ok_or("no such level")?;

    // The points of the perfect player per game.
    let points = |traps: bool| -> Result<f64, Box<dyn Error>> {
        let mut sum = 0;
        for number in 0..games {
            let mut random = Random::new(number / 2);
            let perfect_side = Side::ALL[usize::from(number % 2 == 1)];
            let mut game = Game::new(rules, Side::Black);
            let margin = loop {
                if let Some(result) = game.result() {
                    break result.margin(perfect_side);
                }
                let position = game.position();
                let turns = oracle.turns(position)?;
                let habits = if position.to_move() == perfect_side { perfect } else { good };
                let turn = match traps {
                    true => habits.choose_by_oracle(&oracle, position, &turns, &mut random)?,
                    false => habits.choose(position, &turns, &mut random),
                };
                game.play(turn.ok_or("a game that is not over has turns")?.played.turn)?;
            };
            sum += margin;
        }
        Ok(f64::from(sum) / games as f64)
    };
    let (any, hardest) = (points(false)?, points(true)?);
    println!("{any:.2} | {hardest:.2} | {:+.0}%", 100.0 * (hardest / any - 1.0));
    Ok(())
}
