//! How well mistakes are explained: `cargo run --release --example reasons -- zen 10000` solves a rule set, lets
//! levels 3 to 8 play until they have made so many mistakes, and asks for the reasons of each. `cargo xtask bench
//! reasons` runs it.

use std::error::Error;
use std::time::{Duration, Instant};

use linja::{Level, Position, Random, RuleSet, Side};
use linja_oracle::{Oracle, SolveOptions, solve};
use linja_players::{Habits, Reason};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules: RuleSet = arguments.next().ok_or("which rule set?")?.parse()?;
    let wanted: usize = arguments.next().ok_or("how many mistakes?")?.parse()?;
    let oracle = Oracle::from(solve(rules, &SolveOptions::default())?);

    let mut random = Random::new(1);
    let mut times: Vec<Duration> = Vec::with_capacity(wanted);
    let (mut explained, mut specific, mut lost, mut found) = (0, 0, 0, 0);
    while times.len() < wanted {
        let level = Level::new(3 + random.below(6) as u8).ok_or("no such level")?;
        let habits = Habits::of(level, rules);
        let mut position = Position::start(Side::ALL[random.below(2)]);
        loop {
            let turns = oracle.turns(position)?;
            let Some(made) = habits.choose(position, &turns, &mut random) else { break };
            let loss = turns[0].margin - made.margin;
            if loss > 0 {
                // Three times, as the machine may do something else meanwhile.
                let mut least = Duration::MAX;
                let mut reasons = Vec::new();
                for _ in 0..3 {
                    let start = Instant::now();
                    reasons = Reason::of_mistake(&oracle, position, made.played.turn)?;
                    least = least.min(start.elapsed());
                }
                times.push(least);
                // Where the points go is always told last.
                let first = reasons.first();
                explained += usize::from(first.is_some());
                lost += loss;
                if let Some(first) = first.filter(|first| !matches!(first, Reason::Ends { .. })) {
                    specific += 1;
                    found += first.points();
                }
            }
            if made.played.ends_game || times.len() == wanted {
                break;
            }
            position = made.played.position;
        }
    }
    times.sort();
    let share = |part: usize| 100.0 * part as f64 / wanted as f64;
    let points = 100.0 * f64::from(found) / f64::from(lost);
    let milliseconds = |time: Duration| 1000.0 * time.as_secs_f64();
    let (middle, last) = (milliseconds(times[wanted / 2]), milliseconds(times[wanted - 1]));
    // Explained at all, specifically, how many of the points; then the times.
    println!(
        "{:.1}% | {:.1}% | {points:.0}% | {middle:.2} ms | {last:.1} ms",
        share(explained),
        share(specific),
    );
    Ok(())
}
