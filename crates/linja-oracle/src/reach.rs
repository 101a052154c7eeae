//! Which positions can come about in a game from the start: a walk over all their turns, by the plain rules.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use linja::{BySide, Placement, Position, Progress, RuleSet, Side};
use rayon::prelude::*;

use crate::numbering::{PLACEMENTS, placement_number, placements};
use crate::perfect_games::Cancelled;

/// How many positions can stand on the board in a game from the start, the last ones of finished games
/// included. It takes about twenty minutes of CPU time, shared by all cores, and half a gigabyte of memory.
pub fn count_reachable(
    rules: RuleSet,
    on_progress: &(dyn Fn(u64, u64) + Sync),
    cancel: &AtomicBool,
) -> Result<u64, Cancelled> {
    let start = Position::start(Side::Black);
    Ok(Reachable::new(rules, start, on_progress, cancel)?.count())
}

/// The positions that can stand on the board in a game from some start.
#[doc(hidden)]
pub struct Reachable {
    rules: RuleSet,
    /// Those that a game can come to; unless a position shows that the game is over, it goes on.
    reached: PositionSet,
    /// Those that can be the last of a game without showing it: the colours had passed before a bonus
    /// mixed them again.
    ended: PositionSet,
}

impl Reachable {
    /// Plays all games from this start.
    pub fn new(
        rules: RuleSet,
        start: Position,
        on_progress: &(dyn Fn(u64, u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<Self, Cancelled> {
        let reachable = Self { rules, reached: PositionSet::new(), ended: PositionSet::new() };
        reachable.reached.insert(start);
        let mut by_level = vec![Vec::new(); TOP_LEVEL + 1];
        for &placement in placements() {
            by_level[level(placement)].push(placement);
        }
        let first = level(start.mover()) + level(start.waiting());
        let levels = first..2 * TOP_LEVEL + 1;
        for (done, sum) in (1..).zip(levels.clone()) {
            if cancel.load(Ordering::Relaxed) {
                return Err(Cancelled);
            }
            by_level.par_iter().enumerate().for_each(|(level, waiting)| {
                let movers = sum.checked_sub(level).and_then(|level| by_level.get(level));
                let play = |&waiting| reachable.play_against(waiting, movers.into_iter().flatten());
                waiting.par_iter().for_each(play);
            });
            on_progress(done, levels.len() as u64);
        }
        Ok(reachable)
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        let pairs = self.reached.words.par_iter().zip(&self.ended.words);
        let either = |(a, b): (&AtomicU64, &AtomicU64)| {
            (a.load(Ordering::Relaxed) | b.load(Ordering::Relaxed)).count_ones()
        };
        pairs.map(|pair| u64::from(either(pair))).sum()
    }

    /// Whether a game can come to this position or end with it.
    pub fn contains(&self, position: Position) -> bool {
        self.reached.contains(position) || self.ended.contains(position)
    }

    /// Whether a game can go on from this position.
    pub fn contains_running(&self, position: Position) -> bool {
        self.reached.contains(position) && !position.is_over()
    }

    /// Plays all turns of these movers. As the other side is the next to move, what follows lies close together.
    fn play_against<'a>(&self, waiting: Placement, movers: impl Iterator<Item = &'a Placement>) {
        for &mover in movers {
            let placements = BySide { black: mover, red: waiting };
            if let Ok(position) = Position::new(placements, Side::Black)
                && self.reached.contains(position)
            {
                self.play(position);
            }
        }
    }

    /// Plays all turns of a position.
    fn play(&self, position: Position) {
        let passes = !position.has_opening(position.to_move());
        position.for_each_next(self.rules, |next, ends_game| {
            let hides_end = ends_game && !next.is_over();
            let set = if hides_end { &self.ended } else { &self.reached };
            // A pass stays on its level, whose walk may be past it already.
            if set.insert(next) && passes {
                self.play(next);
            }
        });
    }
}

/// Where a placement comes in the order of the walk. A turn raises the sum of both sides: it raises total progress, or
/// keeps it and raises the number of pawns on goals. Only a pass keeps both.
fn level(placement: Placement) -> usize {
    let goals = usize::from(placement.count(Progress::GOAL));
    usize::from(placement.total_progress()) * GOALS + goals
}

const PAWNS: usize = Placement::PAWNS as usize;
/// How many numbers of pawns on goals there are, both sides together.
const GOALS: usize = 2 * PAWNS + 1;
const TOP_LEVEL: usize = 7 * PAWNS * GOALS + PAWNS;

/// A bit for every pair of placements, by the one to move.
struct PositionSet {
    words: Vec<AtomicU64>,
}

/// The words of one placement to move.
const WORDS: usize = PLACEMENTS.div_ceil(64);

impl PositionSet {
    fn new() -> PositionSet {
        let words = (0..PLACEMENTS * WORDS).into_par_iter().map(|_| AtomicU64::new(0));
        PositionSet { words: words.collect() }
    }

    /// Where a position has its bit.
    fn place(&self, position: Position) -> (&AtomicU64, u64) {
        let [mover, waiting] = [position.mover(), position.waiting()].map(placement_number);
        (&self.words[mover * WORDS + waiting / 64], 1 << (waiting % 64))
    }

    fn contains(&self, position: Position) -> bool {
        let (word, bit) = self.place(position);
        word.load(Ordering::Relaxed) & bit != 0
    }

    /// Adds a position; `false` if it was there. Levels are played one after the other, so no order
    /// between threads is needed within one.
    fn insert(&self, position: Position) -> bool {
        let (word, bit) = self.place(position);
        word.load(Ordering::Relaxed) & bit == 0 && word.fetch_or(bit, Ordering::Relaxed) & bit == 0
    }
}
