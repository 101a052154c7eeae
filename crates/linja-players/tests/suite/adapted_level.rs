//! A computer that adapts, held to players of levels that are known.

use std::sync::Arc;

use linja::{Level, Side};
use linja_oracle::Oracle;
use linja_players::adapted_level;

use crate::habits::{computer, play};

#[test]
fn results_that_were_expected_change_nothing() {
    let weak = (0..50).map(|_| (Level::MIN, 1.0));
    let fair = (0..50).map(|game| (Level::ALL[5], f64::from(game % 2)));
    assert_eq!(adapted_level(fair.chain(weak)), Level::ALL[5]);
}

/// A short form of what `examples/measure_levels.rs` measures.
pub(crate) fn half_of_the_points_are_won_from_a_computer_that_adapts(oracle: &Arc<Oracle>) {
    const PLAYERS: u64 = 30;
    for level in [Level::MIN, Level::ALL[4], Level::ALL[8]] {
        let mut score = 0.0;
        for player in 0..PLAYERS {
            let mut games = Vec::new();
            for game in 0..20 {
                let against = adapted_level(games.iter().copied());
                let seed = 1000 * player + 2 * game;
                let [mut black, mut red] = [(level, seed), (against, seed + 1)]
                    .map(|(level, seed)| computer(oracle, level, seed));
                let played = play(oracle.rules(), &mut black, &mut red);
                let margin = played.result().unwrap().margin(Side::Black);
                games.push((against, f64::from(margin.signum() + 1) / 2.0));
            }
            score += games[10..].iter().map(|(_, score)| score).sum::<f64>();
        }
        // From 45 to 55, and three standard deviations of 300 games.
        let percent = 100.0 * score / (10 * PLAYERS) as f64;
        assert!((36.0..=64.0).contains(&percent), "{}, {level}: {percent} %", oracle.rules());
    }
}
