//! Measures how well a level is told from the turns that it makes, and how well a computer adapts to each level, on games that the
//! levels play with the oracle. Prints a line for each rule set and level; `cargo xtask bench levels` makes tables of them.

use std::error::Error;
use std::sync::Arc;

use linja::{Game, Level, RuleSet, Side};
use linja_oracle::{Oracle, SolveOptions, solve};
use linja_players::{Computer, Judge, LevelEstimate, Limits, Review, ReviewedTurn, adapted_level};
use rayon::prelude::*;

/// Games of each level against itself; both sides are counted.
const GAMES: u64 = 1000;
/// Players of each level who meet a computer that adapts.
const PLAYERS: u64 = 300;
/// The games in which it gets to know a player, and those that are counted after them.
const KNOWING: u64 = 10;
const COUNTED: u64 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    for rules in RuleSet::ALL {
        let oracle = Arc::new(Oracle::from(solve(rules, &SolveOptions::default())?));
        for level in Level::ALL.into_iter().filter(|&level| level < Level::MAX) {
            let players = players(&oracle, level);
            let [_, _, cover_one] = estimates(&players, level, 1);
            let [within, off, cover] = estimates(&players, level, 5);
            let [within_ten, _, _] = estimates(&players, level, 10);
            println!(
                "{rules} estimate {level} {:.2} {off:.2} {within:.0} {within_ten:.0} {cover_one:.1} {cover:.1}",
                bound(&players, level) / 5_f64.sqrt(),
            );
        }
        for level in Level::ALL.into_iter().filter(|&level| level < Level::MAX) {
            let [by_results, by_turns] = adapting(&oracle, level);
            println!("{rules} adapt {level} {by_results:.1} {by_turns:.1}");
        }
    }
    Ok(())
}

fn play(oracle: &Arc<Oracle>, black: Level, red: Level, seed: u64) -> Option<Game> {
    let [mut black, mut red] = [(black, 2 * seed), (red, 2 * seed + 1)]
        .map(|(level, seed)| Computer { level, judge: Judge::Oracle(Arc::clone(oracle)), seed });
    let mut game = Game::new(oracle.rules(), Side::ALL[(seed % 2) as usize]);
    while !game.is_over() {
        let computer = match game.position().to_move() {
            Side::Black => &mut black,
            Side::Red => &mut red,
        };
        let turn =
            computer.turn(game.position(), game.turns().len(), &Limits::default()).ok()??;
        game.play(turn.played.turn).ok()?;
    }
    Some(game)
}

/// What both sides of many games have done, a list of turns for each.
fn players(oracle: &Arc<Oracle>, level: Level) -> Vec<Vec<ReviewedTurn>> {
    let sides = (0..GAMES).into_par_iter().flat_map_iter(|seed| {
        let game = play(oracle, level, level, seed);
        let review = game.and_then(|game| Review::of(&game, oracle).ok());
        review.into_iter().flat_map(|review| {
            let (black, red) = review.turns.into_iter().partition(|turn| turn.side == Side::Black);
            [black, red]
        })
    });
    sides.collect()
}

/// Of estimates from so many games each: how many percent are within half a level, how far they are off (the root of
/// the mean square), and how many percent of the intervals contain the level.
fn estimates(players: &[Vec<ReviewedTurn>], level: Level, games: usize) -> [f64; 3] {
    let truth = f64::from(level.get());
    let estimates: Vec<_> = players
        .chunks_exact(games)
        .filter_map(|games| LevelEstimate::of(games.iter().flatten()))
        .collect();
    let mean = |of: &dyn Fn(&LevelEstimate) -> f64| -> f64 {
        estimates.iter().map(of).sum::<f64>() / estimates.len() as f64
    };
    [
        // Tenths have no exact binary form.
        mean(&|estimate| if (estimate.level - truth).abs() < 0.51 { 100.0 } else { 0.0 }),
        mean(&|estimate| (estimate.level - truth).powi(2)).sqrt(),
        mean(&|estimate| if (estimate.low..=estimate.high).contains(&truth) { 100.0 } else { 0.0 }),
    ]
}

/// The standard deviation below which no unbiased estimate from one game can be (Cramér and Rao), from the Fisher information:
/// how much the logarithm of a turn's chance changes from the level below to the one above.
fn bound(players: &[Vec<ReviewedTurn>], level: Level) -> f64 {
    let at = usize::from(level.get()) - 1;
    let below = at.saturating_sub(1);
    let slope = |turn: &ReviewedTurn| {
        let [below, here, above] = [below, at, at + 1].map(|index| turn.chances[index]);
        (above - below) / here
    };
    let information: f64 = players.iter().flatten().map(|turn| slope(turn).powi(2)).sum();
    (at + 1 - below) as f64 / (information / players.len() as f64).sqrt()
}

/// What players of a level score in percent against a computer that adapts to them, after it has got to know them: one that goes by
/// results, and one that goes by the turns of these games.
fn adapting(oracle: &Arc<Oracle>, level: Level) -> [f64; 2] {
    let sums = (0..PLAYERS).into_par_iter().filter_map(|player| {
        let seeds = |from: u64| (0..).map(move |game| ((player + 1) << 32) | (from + game));
        let score = |against: Level, seed: u64| {
            let game = play(oracle, level, against, seed)?;
            let margin = game.result()?.margin(Side::Black);
            Some((game, f64::from(margin.signum() + 1) / 2.0))
        };
        let (mut history, mut turns, mut by_results) = (Vec::new(), Vec::new(), 0.0);
        for seed in seeds(0).take((KNOWING + COUNTED) as usize) {
            let against = adapted_level(history.iter().copied());
            let (game, scored) = score(against, seed)?;
            if (history.len() as u64) < KNOWING {
                turns.extend(Review::of(&game, oracle).ok()?.turns);
            } else {
                by_results += scored;
            }
            history.push((against, scored));
        }
        turns.retain(|turn| turn.side == Side::Black);
        let estimate = LevelEstimate::of(&turns)?.level.round() as u8;
        let mut by_turns = 0.0;
        for seed in seeds(KNOWING + COUNTED).take(COUNTED as usize) {
            by_turns += score(Level::new(estimate)?, seed)?.1;
        }
        Some([by_results, by_turns])
    });
    let sum = sums.reduce(|| [0.0; 2], |one, other| [one[0] + other[0], one[1] + other[1]]);
    sum.map(|score| 100.0 * score / (PLAYERS * COUNTED) as f64)
}
