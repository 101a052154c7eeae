//! Checking margins against the plain rules: a position's margin must be that of its best turn.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use linja::{BySide, Placement, Position, Side};
use rayon::prelude::*;

use crate::numbering::{
    Facing, FewMovers, PLACEMENTS, POSITIONS, PlacementNumbers, first_numbers, placements,
};
use crate::{Margins, margin_of_value};

/// Why margins are not all right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// The margin of a position is not that of its best turn.
    #[error("{position}: the margin is {found}, but the best turn gives {expected}")]
    Wrong {
        /// The position.
        position: Position,
        /// The margin it has.
        found: i32,
        /// The margin it should have.
        expected: i32,
    },
    /// Not everything was looked at.
    #[error("verifying was cancelled")]
    Cancelled,
}

impl Margins {
    /// Checks one position against its successors, by the plain rules.
    pub fn check(&self, position: Position) -> Result<(), VerifyError> {
        // The side that waits is the next to move; only mean bonuses make a few others of it.
        let mut next_movers = FewMovers::default();
        let margin = |next| self.margin_of_number(next_movers.number(next));
        compare(position, self.margin(position), self.expected(position, margin))
    }

    /// The margin of the best turn of a position, by the plain rules and the margins of what follows.
    fn expected(&self, position: Position, mut margin: impl FnMut(Position) -> i32) -> i32 {
        let side = position.to_move();
        let mut best = None;
        position.for_each_next(
            self.rules,
            #[inline(always)]
            |next, ends_game| {
                let margin = if ends_game { next.margin(self.rules, side) } else { -margin(next) };
                best = best.max(Some(margin));
            },
        );
        best.unwrap_or_else(|| position.margin(self.rules, side))
    }

    /// Checks every position against its successors, by the plain rules; returns how many there
    /// are.
    pub fn check_all(
        &self,
        on_progress: &(dyn Fn(u64, u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<u64, VerifyError> {
        self.check_waiting(placements(), &|done| on_progress(done, POSITIONS.into()), cancel)
    }

    /// Checks every position in which one of these placements waits; returns how many there are.
    pub fn check_waiting(
        &self,
        waiting: &[Placement],
        on_progress: &(dyn Fn(u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<u64, VerifyError> {
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

    fn check_block(&self, block: &[Placement]) -> Result<u64, VerifyError> {
        let found: Vec<_> = placements().iter().map(|&mover| self.part(mover, block)).collect();
        let mut checked = 0;
        for (index, &waiting) in block.iter().enumerate() {
            let mut replies = Replies::new(self, waiting);
            for (&mover, found) in placements().iter().zip(&found) {
                let Some(position) = position(mover, waiting) else { continue };
                let expected = self.expected(position, |next| replies.margin(next));
                compare(position, margin_of_value(found[index]).into(), expected)?;
                checked += 1;
            }
        }
        Ok(checked)
    }

    /// The values of one mover against a block of waiting placements. They are copied, as reading them
    /// one by one all over the table would take a third of the time.
    fn part(&self, mover: Placement, block: &[Placement]) -> [u8; BLOCK] {
        let mut numbers = FewMovers::default();
        let mut part = [0; BLOCK];
        for (value, &waiting) in part.iter_mut().zip(block) {
            if let Some(position) = position(mover, waiting) {
                *value = self.values[numbers.number(position) as usize];
            }
        }
        part
    }
}

fn compare(position: Position, found: i32, expected: i32) -> Result<(), VerifyError> {
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

/// The margins of what may follow a turn against one waiting placement: that side is the next to move.
struct Replies<'a> {
    margins: &'a Margins,
    numbers: &'static PlacementNumbers,
    /// Who can be the next to move: the side that waited, and what a mean bonus has made of it (added
    /// when it comes up).
    movers: Vec<Placement>,
    /// The values of each by the number of the placement that waits; 0 where the row limit is broken.
    values: Vec<u8>,
}

impl<'a> Replies<'a> {
    fn new(margins: &'a Margins, waiting: Placement) -> Self {
        let mut replies = Replies {
            margins,
            numbers: PlacementNumbers::get(),
            movers: Vec::new(),
            values: Vec::new(),
        };
        replies.add(waiting);
        replies
    }

    /// The margin of a position for the side to move, which is Red.
    #[inline]
    fn margin(&mut self, position: Position) -> i32 {
        let mover = position.placement(Side::Red);
        let known = self.movers.iter().position(|&known| known == mover);
        let index = known.unwrap_or_else(|| self.add(mover));
        let number = self.numbers.of(position.placement(Side::Black));
        margin_of_value(self.values[index * PLACEMENTS + number]).into()
    }

    /// The place of a mover that was not yet there.
    #[cold]
    fn add(&mut self, mover: Placement) -> usize {
        self.movers.push(mover);
        let end = self.values.len();
        self.values.resize(end + PLACEMENTS, 0);
        let first = first_numbers()[self.numbers.of(mover)] as usize;
        for (waiting, &value) in Facing::new(mover).placements().zip(&self.margins.values[first..])
        {
            self.values[end + self.numbers.of(waiting)] = value;
        }
        self.movers.len() - 1
    }
}
