//! The last turns of every game, solved by themselves: few enough to be compared with the plain rules
//! position by position, and to run under Miri and ThreadSanitizer.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use linja::{BySide, Position, RuleSet, Side};

use std::collections::HashMap;

use crate::code::{Margin, is_far};
use crate::kind::{Distance, Kind};
use crate::numbering::placements_from;
use crate::solve::{placements::TOP_PROGRESS, solve_distances_from, solve_from};
use crate::{Instructions, NearSolution, Solution, SolveOptions};

/// The rows that both sides together have left to go: for Miri, which is slow, just enough that a side
/// that is home has to pass because the other has a pawn on its start line.
const ROWS_LEFT: usize = if cfg!(miri) { 7 } else { 20 };

/// The rule sets; for Miri, two that have all the code between them.
const RULE_SETS: &[RuleSet] = match cfg!(miri) {
    true => &[RuleSet::Classic, RuleSet::ZenMean],
    false => &RuleSet::ALL,
};

/// Miri compares one position in so many with the rules.
const SAMPLE: usize = if cfg!(miri) { 100 } else { 1 };

const LEAST_PROGRESS: usize = 2 * TOP_PROGRESS - ROWS_LEFT;

/// All late positions, with Black to move.
fn late_positions() -> Vec<Position> {
    let late = placements_from(LEAST_PROGRESS - TOP_PROGRESS);
    let late: Vec<_> = late.iter().map(|&one| (one, usize::from(one.total_progress()))).collect();
    let mut positions = Vec::new();
    for &(black, progress) in &late {
        let facing = late.iter().filter(|(_, facing)| progress + facing >= LEAST_PROGRESS);
        let sides = facing.map(|&(red, _)| BySide { black, red });
        positions.extend(sides.filter_map(|sides| Position::new(sides, Side::Black).ok()));
    }
    positions
}

/// The value of the best turn by the plain rules, if what follows is valued right.
fn best_turn<K: Kind>(
    rules: RuleSet,
    position: Position,
    known: impl Fn(Position) -> K::Value,
) -> K::Value {
    let side = position.to_move();
    let mut best = None;
    position.for_each_turn(rules, |played| {
        let value = match played.ends_game {
            true => K::of_last_turn(played.position.margin(rules, side)),
            false => K::of_turn(known(played.position)),
        };
        best = best.max(Some(value));
    });
    best.unwrap_or_else(|| K::of_end(position.margin(rules, side)))
}

#[test]
fn late_positions_are_solved_right_with_any_instructions_in_every_rule_set() {
    let positions = late_positions();
    for &rules in RULE_SETS {
        for instructions in Instructions::available() {
            let options = SolveOptions::default().with_threads(2).with_instructions(instructions);
            let solution: Solution = solve_from(rules, LEAST_PROGRESS, &options).unwrap();
            assert_eq!(solution.totals().positions(), positions.len() as u64);
            for &position in positions.iter().step_by(SAMPLE) {
                let best = best_turn::<Margin>(rules, position, |next| solution.margin(next));
                assert_eq!(solution.margin(position), best, "{rules} {position}");
            }
        }
    }
}

#[test]
fn the_distances_of_late_positions_are_right_in_every_rule_set() {
    let positions = late_positions();
    for &rules in RULE_SETS {
        let options = SolveOptions::default().with_threads(2);
        let keep = |near: &NearSolution| {
            positions.iter().map(|&one| (one, near.value(one))).collect::<HashMap<_, _>>()
        };
        let (near, far) = solve_distances_from(rules, LEAST_PROGRESS, &options, keep).unwrap();
        assert_eq!(far.totals().positions(), positions.len() as u64);
        let known = |one: Position| {
            let one = if one.to_move() == Side::Black { one } else { one.mirrored() };
            if is_far(near[&one]) { far.value(one) } else { near[&one] }
        };
        for &position in positions.iter().step_by(SAMPLE) {
            let best = best_turn::<Distance>(rules, position, known);
            assert_eq!(known(position), best, "{rules} {position}");
            assert_eq!(far.value(position).result, best.result, "{rules} {position}");
        }
    }
}
