//! Which positions can come about in a game from the start.
//!
//! By the plain rules, position by position: minutes for a rule set, where solving takes seconds.
//! It is asked once, for the report.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use linja::{BySide, PlayedTurn, Position, Progress, RuleSet, Side};
use rayon::prelude::*;

use crate::numbering::{
    Facing, POSITIONS, first_numbers, mover_and_waiting, placement_number, placements,
    position_number,
};

/// How many positions can stand on the board in a game from the start, the last ones of finished
/// games included. `None` if it was cancelled.
pub fn count_reachable(
    rules: RuleSet,
    on_progress: &(dyn Fn(u64, u64) + Sync),
    cancel: &AtomicBool,
) -> Option<u64> {
    let search = Search::new(rules);
    search.running.insert(position_number(Position::start(Side::Black)));
    // Every turn raises total progress or keeps it and raises the number of pawns on goals, so in
    // this order a position is looked at after everything that leads to it.
    let mut done = 0;
    for progress in 0..=2 * MOST_PROGRESS {
        for goals in 0..=2 * MOST_GOALS {
            if cancel.load(Ordering::Relaxed) {
                return None;
            }
            let level = Class { progress, goals };
            let visited = (0..placements().len()).into_par_iter();
            done += visited.map(|waiting| search.visit(level, waiting)).sum::<u64>();
            on_progress(done, POSITIONS.into());
        }
    }
    Some(search.running.count_with(&search.ended))
}

const MOST_PROGRESS: usize = 84;
const MOST_GOALS: usize = 12;

/// What is common to placements that are looked at together.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Class {
    progress: usize,
    goals: usize,
}

impl Class {
    fn index(self) -> usize {
        self.progress * (MOST_GOALS + 1) + self.goals
    }
}

struct Search {
    rules: RuleSet,
    /// What can face each placement.
    facing: Vec<Facing>,
    class: Vec<Class>,
    /// The placements of each class.
    members: Vec<Vec<usize>>,
    /// Positions from which the game goes on.
    running: Set,
    /// Positions in which a game ended.
    ended: Set,
}

impl Search {
    fn new(rules: RuleSet) -> Search {
        let class: Vec<_> = placements()
            .iter()
            .map(|placement| Class {
                progress: placement.total_progress().into(),
                goals: placement.count(Progress::GOAL).into(),
            })
            .collect();
        let mut members = vec![Vec::new(); (MOST_PROGRESS + 1) * (MOST_GOALS + 1)];
        for (number, class) in class.iter().enumerate() {
            members[class.index()].push(number);
        }
        Search {
            rules,
            facing: placements().iter().map(|&placement| Facing::new(placement)).collect(),
            class,
            members,
            running: Set::new(),
            ended: Set::new(),
        }
    }

    /// Plays every turn from the reached positions of one level with this waiting side; returns how
    /// many positions it looked at.
    fn visit(&self, level: Class, waiting: usize) -> u64 {
        let Class { progress, goals } = self.class[waiting];
        let (Some(progress), Some(goals)) =
            (level.progress.checked_sub(progress), level.goals.checked_sub(goals))
        else {
            return 0;
        };
        if progress > MOST_PROGRESS || goals > MOST_GOALS {
            return 0;
        }
        let red = placements()[waiting];
        let mut visited = 0;
        for &mover in &self.members[Class { progress, goals }.index()] {
            let sides = BySide { black: placements()[mover], red };
            let Ok(position) = Position::new(sides, Side::Black) else {
                continue;
            };
            visited += 1;
            if self.running.contains(self.number(position)) {
                self.play_all(position);
            }
        }
        visited
    }

    fn play_all(&self, position: Position) {
        position.for_each_turn(self.rules, |PlayedTurn { position: next, ends_game, .. }| {
            let number = self.number(next);
            if ends_game {
                self.ended.insert(number);
            } else if self.running.insert(number) && next == passed_on(position) {
                // A pass stays on the level: its position may have been looked at already.
                self.play_all(next);
            }
        });
    }

    fn number(&self, position: Position) -> u32 {
        let (mover, waiting) = mover_and_waiting(position);
        let mover = placement_number(mover);
        first_numbers()[mover] + self.facing[mover].rank(waiting) as u32
    }
}

/// The same placements, the other side to move.
fn passed_on(position: Position) -> Position {
    let sides = BySide::new(|side| position.placement(side));
    Position::new(sides, position.to_move().other()).unwrap_or(position)
}

/// A set of positions by number.
struct Set {
    words: Vec<AtomicU64>,
}

impl Set {
    fn new() -> Set {
        Set { words: (0..POSITIONS.div_ceil(64)).map(|_| AtomicU64::new(0)).collect() }
    }

    fn contains(&self, number: u32) -> bool {
        self.words[number as usize / 64].load(Ordering::Relaxed) >> (number % 64) & 1 == 1
    }

    /// Whether the position was not yet in the set.
    fn insert(&self, number: u32) -> bool {
        let bit = 1 << (number % 64);
        let word = &self.words[number as usize / 64];
        // Looking first saves most of the costly writes: most positions are reached many times.
        word.load(Ordering::Relaxed) & bit == 0 && word.fetch_or(bit, Ordering::Relaxed) & bit == 0
    }

    /// How many positions are in this set or the other.
    fn count_with(&self, other: &Set) -> u64 {
        let both = self.words.iter().zip(&other.words);
        both.map(|(one, other)| {
            u64::from((one.load(Ordering::Relaxed) | other.load(Ordering::Relaxed)).count_ones())
        })
        .sum()
    }
}
