//! Checking margins against the plain rules: a position's margin must be that of its best turn.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use linja::{BySide, Placement, Position, RuleSet, Side};
use rayon::prelude::*;

use crate::numbering::{
    Facing, POSITIONS, first_numbers, mover_and_waiting, placement_number, placements,
};
use crate::oracle::final_margin;
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
        let (mover, waiting) = mover_and_waiting(position);
        Row::new(self, mover).margin(waiting)
    }

    /// Checks one position against its successors, by the plain rules.
    pub fn check(&self, position: Position) -> Result<(), VerifyError> {
        let (_, waiting) = mover_and_waiting(position);
        self.check_against(position, &Row::new(self, waiting))
    }

    /// As [`check`](Self::check), with the row of the waiting side: what a turn leads to is found
    /// there (but for mean bonuses), as that side is the next to move.
    fn check_against(&self, position: Position, replies: &Row<'_>) -> Result<(), VerifyError> {
        let side = position.to_move();
        let mut best = None;
        position.for_each_turn(self.rules, |played| {
            let next = played.position;
            let margin = if played.ends_game {
                final_margin(self.rules, next, side)
            } else if next.placement(side.other()) == replies.mover {
                -replies.margin(next.placement(side))
            } else {
                -self.margin(next)
            };
            best = best.max(Some(margin));
        });
        let expected = best.unwrap_or_else(|| final_margin(self.rules, position, side));
        let found = self.margin(position);
        if found == expected {
            Ok(())
        } else {
            Err(VerifyError::Wrong { position, found, expected })
        }
    }

    /// Checks every position against its successors, by the plain rules; returns how many there
    /// are.
    pub fn check_all(
        &self,
        on_progress: &(dyn Fn(u64, u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<u64, VerifyError> {
        let done = AtomicU64::new(0);
        placements().par_iter().try_for_each(|&waiting| {
            if cancel.load(Ordering::Relaxed) {
                return Err(VerifyError::Cancelled);
            }
            let replies = Row::new(self, waiting);
            for mover in replies.facing.placements() {
                let sides = BySide { black: mover, red: waiting };
                if let Ok(position) = Position::new(sides, Side::Black) {
                    self.check_against(position, &replies)?;
                }
            }
            let positions = replies.values.len() as u64;
            let done = done.fetch_add(positions, Ordering::Relaxed) + positions;
            on_progress(done, POSITIONS.into());
            Ok(())
        })?;
        Ok(done.into_inner())
    }
}

/// All margins of one mover.
struct Row<'a> {
    mover: Placement,
    facing: Facing,
    values: &'a [u8],
}

impl<'a> Row<'a> {
    fn new(margins: &'a Margins, mover: Placement) -> Row<'a> {
        let number = placement_number(mover);
        let bounds = first_numbers()[number] as usize..first_numbers()[number + 1] as usize;
        Row { mover, facing: Facing::new(mover), values: &margins.values[bounds] }
    }

    fn margin(&self, waiting: Placement) -> i32 {
        margin_of_value(self.values[self.facing.rank(waiting)]).into()
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
