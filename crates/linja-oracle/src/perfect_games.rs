//! Games in which both sides always play a best turn: how long and how short they can be.
//!
//! All best turns are followed from a position, level by level as the solver has them: every turn raises
//! the total progress, or keeps it and raises the number of pawns on goals; only a pass stays on its level.
//! Then the way back gives each position met the number of turns that are left.

use std::sync::atomic::{AtomicBool, Ordering};

use linja::{BySide, Placement, PlayedTurn, Position, Progress, Side};
use rayon::prelude::*;

use crate::Margins;
use crate::numbering::{
    FewMovers, PLACEMENTS, POSITIONS, placement_number, placements, position_number,
};

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
/// positions; that takes up to minutes and, with the margins, 4 GB of memory.
pub fn perfect_games(
    margins: &Margins,
    start: Position,
    on_progress: &(dyn Fn(u64, u64) + Sync),
    cancel: &AtomicBool,
) -> Result<PerfectGames, Cancelled> {
    let mut games = Games { margins, met: vec![Vec::new(); LEVELS], left: Vec::new() };
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
    games.left = vec![[0; 2]; POSITIONS as usize];
    for level in (0..LEVELS).rev() {
        check(2 * LEVELS - 1 - level)?;
        for (number, left) in games.turns_left(&games.met[level]) {
            games.left[number as usize] = left;
        }
    }
    Ok(PerfectGames {
        longest: games.trace(start, |[most, _]| most),
        shortest: games.trace(start, |[_, fewest]| fewest),
        positions: games.met.iter().map(|met| met.len() as u64).sum(),
    })
}

/// The waiting placement's number times [`PLACEMENTS`] plus the mover's. Positions with the same waiting
/// side come one after the other: it is the next to move, so their successors lie together.
type Key = u32;

fn key(position: Position) -> Key {
    let [mover, waiting] = [position.mover(), position.waiting()].map(placement_number);
    (waiting * PLACEMENTS + mover) as Key
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
    let [(progress, goals), (their_progress, their_goals)] = Side::ALL.map(|side| {
        let placement = position.placement(side);
        (usize::from(placement.total_progress()), usize::from(placement.count(Progress::GOAL)))
    });
    (progress + their_progress) * (MOST_ON_GOALS + 1) + goals + their_goals
}

/// The most and the fewest turns that the rest of a game of perfect play has. A byte is enough: there are
/// at most 168 rows to go, and hardly a turn goes none. (An array, as memory for those comes zeroed.)
type TurnsLeft = [u8; 2];

struct Games<'a> {
    margins: &'a Margins,
    /// By level the positions that were met, in order.
    met: Vec<Vec<Key>>,
    /// By the number of the position.
    left: Vec<TurnsLeft>,
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
            let mut next_movers = FewMovers::default();
            for position in group.iter().filter_map(|&key| position(key)) {
                let number = position_number(position);
                self.for_each_best(position, number, &mut next_movers, |next, then| {
                    if then.is_some() {
                        after.push((level(next), key(next)));
                    }
                });
            }
            after
        };
        groups(keys).par_iter().flat_map_iter(after_group).collect()
    }

    /// The numbers of these positions and how many turns are left, if that is known for all higher levels.
    fn turns_left(&self, keys: &[Key]) -> Vec<(u32, TurnsLeft)> {
        let of_group = |group: &&[Key]| {
            let mut next_movers = FewMovers::default();
            let positions = group.iter().filter_map(|&key| position(key));
            let with_left = positions.map(|position| {
                let number = position_number(position);
                (number, self.turns_left_from(position, number, &mut next_movers))
            });
            with_left.collect::<Vec<_>>()
        };
        groups(keys).par_iter().flat_map_iter(of_group).collect()
    }

    fn turns_left_from(
        &self,
        position: Position,
        number: u32,
        next_movers: &mut FewMovers,
    ) -> TurnsLeft {
        let mut left: Option<TurnsLeft> = None;
        self.for_each_best(position, number, next_movers, |next, then| {
            let [most, fewest] = match then {
                None => [0, 0],
                // A pass: the other side goes on from here.
                Some(number) if level(next) == level(position) => {
                    self.turns_left_from(next, number, &mut FewMovers::default())
                }
                Some(number) => self.left[number as usize],
            };
            let [most_before, fewest_before] = left.unwrap_or([0, u8::MAX]);
            left = Some([
                most_before.max(most.saturating_add(1)),
                fewest_before.min(fewest.saturating_add(1)),
            ]);
        });
        left.unwrap_or_default()
    }

    /// Visits where the best turns of a position lead, with the number of the position there unless the
    /// game ends with the turn.
    fn for_each_best(
        &self,
        position: Position,
        number: u32,
        next_movers: &mut FewMovers,
        mut visit: impl FnMut(Position, Option<u32>),
    ) {
        let best = self.margins.margin_of_number(number);
        let (rules, side) = (self.margins.rules(), position.to_move());
        position.for_each_next(rules, |next, ends_game| {
            let number = (!ends_game).then(|| next_movers.number(next));
            let margin = match number {
                Some(number) => -self.margins.margin_of_number(number),
                None => next.margin(rules, side),
            };
            if margin == best {
                visit(next, number);
            }
        });
    }

    /// A game in which always as many turns are left as the first position promises.
    fn trace(&self, start: Position, count: impl Fn(TurnsLeft) -> u8) -> Vec<PlayedTurn> {
        let rules = self.margins.rules();
        let mut game = Vec::new();
        let mut next = (!start.is_over()).then_some(start);
        while let Some(position) = next {
            let number = position_number(position) as usize;
            let (best, left) = (self.margins.margin(position), count(self.left[number]));
            let mut chosen = None;
            position.for_each_turn(rules, |played| {
                let number = position_number(played.position) as usize;
                let (margin, then) = match played.ends_game {
                    true => (played.position.margin(rules, position.to_move()), 0),
                    false => (-self.margins.margin(played.position), count(self.left[number])),
                };
                if chosen.is_none() && margin == best && then.checked_add(1) == Some(left) {
                    chosen = Some(played);
                }
            });
            game.extend(chosen);
            next = chosen.filter(|played| !played.ends_game).map(|played| played.position);
        }
        game
    }
}
