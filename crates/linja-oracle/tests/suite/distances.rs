//! The results and distances of every rule set, held to the plain rules.

use std::collections::HashMap;
use std::sync::PoisonError;

use linja::{Position, Progress, Random, RuleSet, Side, random_game};
use linja_oracle::{
    Distances, Outcome, POSITIONS, SolveOptions, VerifyError, Wdl, known_distance_checksum,
    position_of_number,
};
use rayon::prelude::*;

use crate::SOLVING;

/// A second solver of late positions, as plain as can be: a win is found among the turns that keep it, then the
/// shortest way is taken; a loss takes the longest way.
struct Naive {
    rules: RuleSet,
    known: HashMap<Position, (i32, u8)>,
}

impl Naive {
    /// 1, 0 or −1 for the side to move, and the number of turns to the end.
    fn outcome(&mut self, position: Position) -> (i32, u8) {
        if let Some(&known) = self.known.get(&position) {
            return known;
        }
        let (rules, side) = (self.rules, position.to_move());
        let sign = |position: Position| position.margin(rules, side).signum();
        let mut turns = Vec::new();
        position.for_each_turn(rules, |played| {
            turns.push(match played.ends_game {
                true => (sign(played.position), 1),
                false => {
                    let (result, turns) = self.outcome(played.position);
                    (-result, turns + 1)
                }
            });
        });
        let result = turns.iter().map(|turn| turn.0).max();
        let ways = turns.iter().filter(|turn| Some(turn.0) == result).map(|turn| turn.1);
        let distance = if result == Some(-1) { ways.max() } else { ways.min() };
        let outcome = (result.unwrap_or_else(|| sign(position)), distance.unwrap_or(0));
        self.known.insert(position, outcome);
        outcome
    }
}

fn check(rules: RuleSet) {
    let _one_at_a_time = SOLVING.lock().unwrap_or_else(PoisonError::into_inner);
    let mut distances = Distances::solve(rules, &SolveOptions::default()).unwrap();
    assert_eq!(Some(distances.checksum()), known_distance_checksum(rules));
    (0..1_000_u64).into_par_iter().for_each(|seed| {
        let mut random = Random::new(seed);
        for _ in 0..1000 {
            let number = random.below(POSITIONS as usize) as u32;
            distances.check(position_of_number(number).unwrap()).unwrap();
        }
    });
    check_against_naive_recursion(&distances);

    let start = Position::start(Side::Black);
    let expected = distances.value(start);
    let found = Outcome { distance: expected.distance + 1, ..expected };
    distances.set_value(start, found);
    let wrong = VerifyError::Wrong { position: start, found, expected };
    assert_eq!(distances.check(start), Err(wrong));
}

/// Late positions are played out completely.
fn check_against_naive_recursion(distances: &Distances) {
    let mut naive = Naive { rules: distances.rules(), known: HashMap::new() };
    for game in (0..4_000).map(|seed| random_game(distances.rules(), seed)) {
        for played in game.played().iter().rev().skip(1).take(5) {
            let on_goal = |side| played.position.placement(side).count(Progress::GOAL);
            if on_goal(Side::Black) + on_goal(Side::Red) >= 17 {
                let Outcome { result, distance } = distances.value(played.position);
                let sign = match result {
                    Wdl::Loss => -1,
                    Wdl::Draw => 0,
                    Wdl::Win => 1,
                };
                assert_eq!(naive.outcome(played.position), (sign, distance), "{}", played.position);
            }
        }
    }
    assert!(naive.known.len() > 5_000, "{}", naive.known.len());
}

// `cargo xtask prove` checks every position of all five; these two have extra turns, and mean bonuses.
#[test]
fn the_distances_of_classic_are_right() {
    check(RuleSet::Classic);
}

#[test]
fn the_distances_of_zen_mean_are_right() {
    check(RuleSet::ZenMean);
}
