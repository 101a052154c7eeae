//! The last turns of every game, solved by themselves: few enough to be compared with the plain rules
//! position by position, and to run under Miri and ThreadSanitizer.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use linja::{BySide, Position, RuleSet, Side};

use crate::numbering::placements_from;
use crate::solve::{placements::TOP_PROGRESS, solve_from};
use crate::{Instructions, Solution, SolveOptions};

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

/// The margin of the best turn by the plain rules, if what follows is valued right.
fn best_turn(solution: &Solution, position: Position) -> i32 {
    let (rules, side) = (solution.rules(), position.to_move());
    let mut best = None;
    position.for_each_turn(rules, |played| {
        let margin = match played.ends_game {
            true => played.position.margin(rules, side),
            false => -i32::from(solution.margin(played.position)),
        };
        best = best.max(Some(margin));
    });
    best.unwrap_or_else(|| position.margin(rules, side))
}

#[test]
fn late_positions_are_solved_right_with_any_instructions_in_every_rule_set() {
    let positions = late_positions();
    for &rules in RULE_SETS {
        for instructions in Instructions::available() {
            let options = SolveOptions::default().with_threads(2).with_instructions(instructions);
            let solution = solve_from(rules, LEAST_PROGRESS, &options).unwrap();
            assert_eq!(solution.totals().positions(), positions.len() as u64);
            for &position in positions.iter().step_by(SAMPLE) {
                let margin = i32::from(solution.margin(position));
                assert_eq!(margin, best_turn(&solution, position), "{rules} {position}");
            }
        }
    }
}
