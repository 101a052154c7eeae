//! Checking margins against the plain rules: a position's margin must be that of its best turn.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use linja::{BySide, Placement, Position, RuleSet, Side};
use rayon::prelude::*;

use crate::numbering::{
    Facing, FewMovers, PLACEMENTS, POSITIONS, PlacementNumbers, first_numbers, placement_number,
    placements, position_number,
};
use crate::summary::share;
use crate::{Solution, Table, TableError, margin_of_value};

/// All margins of a rule set in memory, by the number of the position.
///
/// It takes 1.3 GB, and is filled from the same rows as a table, so that what is checked is what is
/// kept.
#[derive(Debug)]
pub struct Margins {
    rules: RuleSet,
    values: Vec<u8>,
}

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
    /// Those of a solution.
    pub fn from_solution(solution: &Solution) -> Margins {
        let mut values = vec![0; POSITIONS as usize];
        // The solver has its own order of movers: each looks up the place of its row.
        let places: Vec<_> = rows_mut(&mut values).into_iter().map(Mutex::new).collect();
        solution.par_rows().for_each(|(mover, row)| {
            let place = &places[placement_number(mover)];
            place.lock().unwrap_or_else(PoisonError::into_inner).copy_from_slice(&row);
        });
        Margins { rules: solution.rules(), values }
    }

    /// Those of a table, read completely; every block is checked on the way.
    pub fn from_table(table: &Table) -> Result<Margins, TableError> {
        let mut values = vec![0; POSITIONS as usize];
        let rows = rows_mut(&mut values);
        rows.into_par_iter().enumerate().try_for_each(|(mover, row)| {
            row.copy_from_slice(&table.row(mover)?);
            Ok::<_, TableError>(())
        })?;
        Ok(Margins { rules: table.rules(), values })
    }

    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// How many positions have each margin.
    pub fn histogram(&self) -> BTreeMap<i32, u64> {
        let mut counts = [0; 256];
        for &value in &self.values {
            counts[usize::from(value)] += 1;
        }
        let counted = (0..=u8::MAX).zip(counts).filter(|&(_, count)| count > 0);
        counted.map(|(value, count)| (margin_of_value(value).into(), count)).collect()
    }

    /// The checksum of the solution, computed anew from the margins.
    pub fn checksum(&self) -> u64 {
        let rows = first_numbers().windows(2).zip(placements()).par_bridge();
        rows.map(|(bounds, &mover)| {
            let row = &self.values[bounds[0] as usize..bounds[1] as usize];
            let facing = Facing::new(mover);
            let positions = facing.placements().zip(row);
            let shares = positions.map(|(waiting, &value)| share(mover, waiting, value));
            shares.fold(0, u64::wrapping_add)
        })
        .reduce(|| 0, u64::wrapping_add)
    }

    /// The margin of a position.
    pub fn margin(&self, position: Position) -> i32 {
        self.margin_of_number(position_number(position))
    }

    pub(crate) fn margin_of_number(&self, number: u32) -> i32 {
        margin_of_value(self.values[number as usize]).into()
    }

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

    /// Changes a margin, for tests of the checks.
    #[doc(hidden)]
    pub fn set_margin(&mut self, position: Position, margin: i8) {
        self.values[position_number(position) as usize] = (margin as u8).wrapping_add(128);
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

/// The row of each mover, in the order of [`placements`].
fn rows_mut(mut values: &mut [u8]) -> Vec<&mut [u8]> {
    let mut rows = Vec::with_capacity(placements().len());
    for bounds in first_numbers().windows(2) {
        let (row, rest) = values.split_at_mut((bounds[1] - bounds[0]) as usize);
        rows.push(row);
        values = rest;
    }
    rows
}
