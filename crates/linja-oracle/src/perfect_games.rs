//! Games in which both sides always play a best turn: how long and how short they can be.
//!
//! All best turns are followed from a position, level by level as the solver has them: every turn raises
//! the total progress, or keeps it and raises the number of pawns on goals; only a pass stays on its level.
//! Then the way back gives each position met the number of turns that are left.

use std::sync::atomic::{AtomicBool, Ordering};

use linja::{BySide, Placement, PlayedTurn, Position, Progress, Side};
use rayon::prelude::*;

use crate::numbering::{PLACEMENTS, mover_and_waiting, placement_number, placements};
use crate::oracle::final_margin;
use crate::verify::{Margins, Row};

/// The longest and the shortest game of perfect play from a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PerfectGames {
    /// A game with the most turns: always the first turn that leads to it.
    pub longest: Vec<PlayedTurn>,
    /// A game with the fewest turns.
    pub shortest: Vec<PlayedTurn>,
    /// How many positions can stand on the board in such games before they end, the first included.
    pub positions: u64,
}

/// The games were not followed to their ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("following perfect play was cancelled")]
pub struct Cancelled;

/// Follows all best turns of both sides from a position on. From the start there are millions of
/// positions, which takes up to minutes.
pub fn perfect_games(
    margins: &Margins,
    start: Position,
    on_progress: &(dyn Fn(u64, u64) + Sync),
    cancel: &AtomicBool,
) -> Result<PerfectGames, Cancelled> {
    let mut games =
        Games { margins, met: vec![Vec::new(); LEVELS], left: vec![Vec::new(); LEVELS] };
    let check = |steps_done: usize| {
        on_progress(steps_done as u64, 2 * LEVELS as u64);
        if cancel.load(Ordering::Relaxed) { Err(Cancelled) } else { Ok(()) }
    };
    let mut found = vec![Vec::new(); LEVELS];
    if !start.is_over() {
        found[level(start)].push(key(start));
    }
    for level in 0..LEVELS {
        check(level)?;
        // Again as long as passes lead to more on the same level.
        while !found[level].is_empty() {
            let fresh = games.meet(level, std::mem::take(&mut found[level]));
            for (level, key) in games.after_best_turns(&fresh) {
                found[level].push(key);
            }
        }
    }
    for level in (0..LEVELS).rev() {
        check(2 * LEVELS - 1 - level)?;
        games.left[level] = games.turns_left(&games.met[level]);
    }
    Ok(PerfectGames {
        longest: games.trace(start, |left| left.most),
        shortest: games.trace(start, |left| left.fewest),
        positions: games.met.iter().map(|met| met.len() as u64).sum(),
    })
}

/// The waiting placement's number times [`PLACEMENTS`] plus the mover's: positions with the same
/// successors' row come one after the other.
type Key = u32;

fn key(position: Position) -> Key {
    let (mover, waiting) = mover_and_waiting(position);
    (placement_number(waiting) * PLACEMENTS + placement_number(mover)) as Key
}

fn waiting(key: Key) -> Placement {
    placements()[key as usize / PLACEMENTS]
}

/// With Black as the mover.
fn position(key: Key) -> Option<Position> {
    let mover = placements()[key as usize % PLACEMENTS];
    Position::new(BySide { black: mover, red: waiting(key) }, Side::Black).ok()
}

/// Those with the same waiting side together.
fn groups(keys: &[Key]) -> Vec<&[Key]> {
    keys.chunk_by(|&one, &next| waiting(one) == waiting(next)).collect()
}

const MOST_ON_GOALS: usize = 2 * Placement::PAWNS as usize;
const MOST_PROGRESS: usize = MOST_ON_GOALS * Progress::GOAL.get() as usize;
const LEVELS: usize = (MOST_PROGRESS + 1) * (MOST_ON_GOALS + 1);

/// By total progress, then by pawns on goals.
fn level(position: Position) -> usize {
    let [(progress, goals), (their_progress, their_goals)] = Side::BOTH.map(|side| {
        let placement = position.placement(side);
        (usize::from(placement.total_progress()), usize::from(placement.count(Progress::GOAL)))
    });
    (progress + their_progress) * (MOST_ON_GOALS + 1) + goals + their_goals
}

/// How many turns the rest of a game of perfect play has.
#[derive(Debug, Clone, Copy, Default)]
struct TurnsLeft {
    most: u16,
    fewest: u16,
}

struct Games<'a> {
    margins: &'a Margins,
    /// By level the positions that were met, in order.
    met: Vec<Vec<Key>>,
    /// The same places: how many turns are left.
    left: Vec<Vec<TurnsLeft>>,
}

impl Games<'_> {
    /// Adds positions to those met; returns the ones that are new, in order.
    fn meet(&mut self, level: usize, mut found: Vec<Key>) -> Vec<Key> {
        found.par_sort_unstable();
        found.dedup();
        let met = &mut self.met[level];
        found.retain(|key| met.binary_search(key).is_err());
        met.extend(&found);
        met.sort_unstable();
        found
    }

    /// Where the best turns from these positions lead, unless they end the game.
    fn after_best_turns(&self, keys: &[Key]) -> Vec<(usize, Key)> {
        let after_group = |group: &&[Key]| {
            let mut after = Vec::new();
            let replies = Row::new(self.margins, waiting(group[0]));
            for position in group.iter().filter_map(|&key| position(key)) {
                self.for_each_best(position, &replies, |next, ends_game| {
                    if !ends_game {
                        after.push((level(next), key(next)));
                    }
                });
            }
            after
        };
        groups(keys).par_iter().flat_map_iter(after_group).collect()
    }

    /// How many turns are left from each of these positions, if it is known for all higher levels.
    fn turns_left(&self, keys: &[Key]) -> Vec<TurnsLeft> {
        let of_group = |group: &&[Key]| {
            let replies = Row::new(self.margins, waiting(group[0]));
            let positions = group.iter().map(|&key| position(key));
            let left = positions.map(|position| self.turns_left_from(position?, &replies));
            left.map(Option::unwrap_or_default).collect::<Vec<_>>()
        };
        groups(keys).par_iter().flat_map_iter(of_group).collect()
    }

    /// `None` if no turn can be made.
    fn turns_left_from(&self, position: Position, replies: &Row<'_>) -> Option<TurnsLeft> {
        let mut left: Option<TurnsLeft> = None;
        self.for_each_best(position, replies, |next, ends_game| {
            let after = match ends_game {
                true => TurnsLeft::default(),
                // A pass: the other side goes on from here.
                false if level(next) == level(position) => {
                    let (_, waiting) = mover_and_waiting(next);
                    let replies = Row::new(self.margins, waiting);
                    self.turns_left_from(next, &replies).unwrap_or_default()
                }
                false => self.known(next),
            };
            let before = left.unwrap_or(TurnsLeft { most: 0, fewest: u16::MAX });
            left = Some(TurnsLeft {
                most: before.most.max(after.most + 1),
                fewest: before.fewest.min(after.fewest + 1),
            });
        });
        left
    }

    /// Visits where the best turns of a position lead, and whether they end the game; `replies` are the
    /// margins of the waiting side, which is the next to move.
    fn for_each_best(
        &self,
        position: Position,
        replies: &Row<'_>,
        mut visit: impl FnMut(Position, bool),
    ) {
        let best = self.margins.margin(position);
        let (rules, side) = (self.margins.rules(), position.to_move());
        position.for_each_next(rules, |next, ends_game| {
            let margin = match ends_game {
                true => final_margin(rules, next, side),
                false => -self.margins.margin_near(next, replies),
            };
            if margin == best {
                visit(next, ends_game);
            }
        });
    }

    fn known(&self, position: Position) -> TurnsLeft {
        let level = level(position);
        let place = self.met[level].binary_search(&key(position));
        place.map_or(TurnsLeft::default(), |place| self.left[level][place])
    }

    /// A game in which always as many turns are left as the first position promises.
    fn trace(&self, start: Position, count: impl Fn(TurnsLeft) -> u16) -> Vec<PlayedTurn> {
        let rules = self.margins.rules();
        let mut game = Vec::new();
        let mut next = (!start.is_over()).then_some(start);
        while let Some(position) = next {
            let (best, left) = (self.margins.margin(position), count(self.known(position)));
            let mut chosen = None;
            position.for_each_turn(rules, |played| {
                let (margin, then) = match played.ends_game {
                    true => (final_margin(rules, played.position, position.to_move()), 0),
                    false => {
                        (-self.margins.margin(played.position), count(self.known(played.position)))
                    }
                };
                if chosen.is_none() && margin == best && then + 1 == left {
                    chosen = Some(played);
                }
            });
            game.extend(chosen);
            next = chosen.filter(|played| !played.ends_game).map(|played| played.position);
        }
        game
    }
}
