//! How good a player is, held to games of levels that are known.

use std::sync::Arc;

use linja::{BySide, Level, Side};
use linja_oracle::Oracle;
use linja_players::{LevelEstimate, Review};

use crate::habits::{computer, play};
use crate::review::perfect_game;

/// Games from which a level is estimated.
const GAMES: usize = 5;
/// Estimates for each level.
const TRIES: usize = 20;

/// A short form of what `examples/measure_levels.rs` measures.
pub(crate) fn five_games_tell_the_level(oracle: &Arc<Oracle>) {
    let rules = oracle.rules();
    let (mut covered, mut all) = (0, 0);
    for level in &Level::ALL[..9] {
        let reviews: Vec<_> = (0..(GAMES * TRIES) as u64)
            .map(|seed| {
                let [mut black, mut red] =
                    [2 * seed, 2 * seed + 1].map(|seed| computer(oracle, *level, seed));
                Review::of(&play(rules, &mut black, &mut red), oracle).unwrap()
            })
            .collect();
        let truth = f64::from(level.get());
        let mut square = 0.0;
        for reviews in reviews.chunks(GAMES) {
            let turns = reviews.iter().flat_map(|review| &review.turns);
            let black = turns.filter(|turn| turn.side == Side::Black);
            let LevelEstimate { level, low, high } = LevelEstimate::of(black).unwrap();
            assert!(1.0 <= low && low <= level && level <= high && high <= 10.0);
            square += (level - truth).powi(2) / TRIES as f64;
            covered += u32::from((low..=high).contains(&truth));
            all += 1;
        }
        assert!(square.sqrt() < 0.7, "{rules}, level {level}: off by {:.2}", square.sqrt());
    }
    // Three standard deviations of 180 tries below and above 95 of 100.
    let percent = 100.0 * f64::from(covered) / f64::from(all);
    assert!((90.0..=99.7).contains(&percent), "{rules}: {percent} % of the intervals are right");
}

pub(crate) fn perfect_play_is_level_ten(oracle: &Arc<Oracle>) {
    let review = Review::of(&perfect_game(oracle), oracle).unwrap();
    let levels = BySide::new(|side| review.level(side).unwrap());
    assert_eq!(
        levels.map(|estimate| (estimate.level, estimate.high)),
        BySide::new(|_| (10.0, 10.0))
    );
    assert_eq!(LevelEstimate::of([]), None, "no turn says nothing");
}
