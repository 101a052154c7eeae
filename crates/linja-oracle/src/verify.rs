//! Checking what is known of positions against the plain rules: it must be what the best turn gives.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use linja::{BySide, Placement, Position, Side};
use rayon::prelude::*;

use crate::Values;
use crate::kind::Kind;
use crate::numbering::{
    Facing, FewMovers, PLACEMENTS, POSITIONS, PlacementNumbers, first_numbers, placements,
};

/// Why verifying failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError<V = i8> {
    /// The value of a position is not that of its best turn.
    #[error("{position}: the value is {found}, but the best turn gives {expected}")]
    Wrong {
        /// The position.
        position: Position,
        /// The value it has.
        found: V,
        /// The value it should have.
        expected: V,
    },
    /// It was cancelled before everything was checked.
    #[error("verifying was cancelled")]
    Cancelled,
}

impl<K: Kind> Values<K> {
    /// Checks one position against its successors, by the plain rules.
    pub fn check(&self, position: Position) -> Result<(), VerifyError<K::Value>> {
        // The side that waits is the next to move; only mean bonuses make a few others of it.
        let mut next_movers = FewMovers::default();
        let value = |next| self.value_of_number(next_movers.number(next));
        compare(position, self.value(position), self.expected(position, value))
    }

    /// The value of the best turn of a position, by the plain rules and the values of what follows.
    fn expected(
        &self,
        position: Position,
        mut value: impl FnMut(Position) -> K::Value,
    ) -> K::Value {
        let side = position.to_move();
        let mut best = None;
        position.for_each_next(
            self.rules,
            #[inline(always)]
            |next, ends_game| {
                let value = match ends_game {
                    true => K::of_last_turn(next.margin(self.rules, side)),
                    false => K::of_turn(value(next)),
                };
                best = best.max(Some(value));
            },
        );
        best.unwrap_or_else(|| K::of_end(position.margin(self.rules, side)))
    }

    /// Checks every position against its successors, by the plain rules; returns how many there
    /// are.
    pub fn check_all(
        &self,
        on_progress: &(dyn Fn(u64, u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<u64, VerifyError<K::Value>> {
        self.check_waiting(placements(), &|done| on_progress(done, POSITIONS.into()), cancel)
    }

    /// Checks every position in which one of these placements waits; returns how many there are.
    pub fn check_waiting(
        &self,
        waiting: &[Placement],
        on_progress: &(dyn Fn(u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<u64, VerifyError<K::Value>> {
        let done = AtomicU64::new(0);
        waiting.par_chunks(BLOCK).try_for_each(|block| {
            if cancel.load(Ordering::Relaxed) {
                return Err(VerifyError::Cancelled);
            }
            let positions = self.check_block(block)?;
            on_progress(done.fetch_add(positions, Ordering::Relaxed) + positions);
            Ok(())
        })?;
        Ok(done.into_inner())
    }

    fn check_block(&self, block: &[Placement]) -> Result<u64, VerifyError<K::Value>> {
        let found: Vec<_> = placements().iter().map(|&mover| self.part(mover, block)).collect();
        let mut checked = 0;
        for (index, &waiting) in block.iter().enumerate() {
            let mut replies = Replies::new(self, waiting);
            for (&mover, found) in placements().iter().zip(&found) {
                let Some(position) = position(mover, waiting) else { continue };
                let expected = self.expected(position, |next| replies.value(next));
                compare(position, K::value(found[index]), expected)?;
                checked += 1;
            }
        }
        Ok(checked)
    }

    /// The values of one mover against a block of waiting placements. They are copied, as reading them
    /// one by one all over the table would take a third of the time.
    fn part(&self, mover: Placement, block: &[Placement]) -> [K::Cell; BLOCK] {
        let mut numbers = FewMovers::default();
        let mut part = [K::Cell::default(); BLOCK];
        for (cell, &waiting) in part.iter_mut().zip(block) {
            if let Some(position) = position(mover, waiting) {
                *cell = self.cells[numbers.number(position) as usize];
            }
        }
        part
    }
}

fn compare<V: PartialEq>(position: Position, found: V, expected: V) -> Result<(), VerifyError<V>> {
    match found == expected {
        true => Ok(()),
        false => Err(VerifyError::Wrong { position, found, expected }),
    }
}

/// The position of these placements, with Black as the mover; `None` where the row limit is broken.
fn position(mover: Placement, waiting: Placement) -> Option<Position> {
    Position::new(BySide { black: mover, red: waiting }, Side::Black).ok()
}

/// How many waiting placements are checked in one go.
const BLOCK: usize = 64;

/// The values of what may follow a turn against one waiting placement: that side is the next to move.
struct Replies<'a, K: Kind> {
    values: &'a Values<K>,
    numbers: &'static PlacementNumbers,
    /// Who can be the next to move: the side that waited, and what a mean bonus has made of it (added
    /// when it comes up).
    movers: Vec<Placement>,
    /// The cells of each by the number of the placement that waits; none where the row limit is broken.
    cells: Vec<K::Cell>,
}

impl<'a, K: Kind> Replies<'a, K> {
    fn new(values: &'a Values<K>, waiting: Placement) -> Self {
        let mut replies = Replies {
            values,
            numbers: PlacementNumbers::get(),
            movers: Vec::new(),
            cells: Vec::new(),
        };
        replies.add(waiting);
        replies
    }

    /// The value of a position for the side to move, which is Red.
    #[inline]
    fn value(&mut self, position: Position) -> K::Value {
        let mover = position.placement(Side::Red);
        let known = self.movers.iter().position(|&known| known == mover);
        let index = known.unwrap_or_else(|| self.add(mover));
        let number = self.numbers.of(position.placement(Side::Black));
        K::value(self.cells[index * PLACEMENTS + number])
    }

    /// The place of a mover that was not yet there.
    #[cold]
    fn add(&mut self, mover: Placement) -> usize {
        self.movers.push(mover);
        let end = self.cells.len();
        self.cells.resize(end + PLACEMENTS, K::Cell::default());
        let first = first_numbers()[self.numbers.of(mover)] as usize;
        for (waiting, &cell) in Facing::new(mover).placements().zip(&self.values.cells[first..]) {
            self.cells[end + self.numbers.of(waiting)] = cell;
        }
        self.movers.len() - 1
    }
}
