//! Every way to place one side's twelve pawns, numbered for the solver.
//!
//! A placement's number is its *slot* in every column. Slots are sorted by class, which is progress and
//! pawns on the goal, because that is the order in which the game goes forward. A class is cut into
//! *chunks* of neighbouring slots: as waiting sides, the placements of a chunk share one vector.

use std::ops::Range;

use linja::{Placement, Row};

use crate::numbering::{self, placement_number};
use crate::solve::lanes::{NARROW, WIDE};

/// One side's pawns, counted by progress 0 to 7.
pub(crate) type Counts = [u8; 8];

/// The number of a placement.
pub(crate) type Slot = u16;

/// Pawns a side.
pub(crate) const PAWNS: u8 = Placement::PAWNS;

/// The most pawns on an inner row.
pub(crate) const ROW_LIMIT: u8 = Row::LIMIT;

/// The progress of a pawn on the goal.
pub(crate) const GOAL: usize = 7;

/// The highest progress of one side: all its pawns on the goal.
pub(crate) const TOP_PROGRESS: usize = PAWNS as usize * GOAL;

/// What placements have in common that are valued together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Class {
    /// Sum of the pawns' progress.
    pub(crate) progress: usize,
    /// Pawns on the goal.
    pub(crate) goals: usize,
}

impl Class {
    pub(crate) fn of(counts: &Counts) -> Self {
        let progress = (0..8).map(|p| p * usize::from(counts[p])).sum();
        Self { progress, goals: counts[GOAL].into() }
    }

    /// Every class, also those that hold no placement.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..=TOP_PROGRESS)
            .flat_map(|progress| (0..=PAWNS.into()).map(move |goals| Self { progress, goals }))
    }

    fn index(self) -> usize {
        self.progress * (usize::from(PAWNS) + 1) + self.goals
    }
}

/// Some placements of one class, next to each other in the numbering.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chunk {
    pub(crate) first: usize,
    pub(crate) len: usize,
    /// Its narrow column, the first of two neighbours if it is wide.
    pub(crate) column: usize,
}

impl Chunk {
    pub(crate) fn slots(self) -> Range<usize> {
        self.first..self.first + self.len
    }

    /// True if its placements fill more than a narrow vector.
    pub(crate) fn is_wide(self) -> bool {
        self.len > NARROW
    }

    /// The slots again, as many at a time as a narrow vector holds, with the column of each part.
    #[inline(always)]
    pub(crate) fn parts(self) -> impl Iterator<Item = (usize, Range<usize>)> {
        let end = self.first + self.len;
        (self.first..end)
            .step_by(NARROW)
            .zip(self.column..)
            .map(move |(first, column)| (column, first..end.min(first + NARROW)))
    }
}

/// The numbering of all placements.
pub(crate) struct Placements {
    least_progress: usize,
    placements: Vec<Placement>,
    counts: Vec<Counts>,
    /// Slot by [`placement_number`], or [`Placements::none`].
    slots: Vec<Slot>,
    /// The first slot of each class, by its index; one more for the end.
    class_slots: Vec<usize>,
    /// The first chunk of each class, by its index; one more for the end.
    class_chunks: Vec<usize>,
    chunks: Vec<Chunk>,
    chunk_of_slot: Vec<u16>,
    columns: usize,
}

impl Placements {
    /// The placements of all positions with at least this total progress: 0 for the whole game, more for
    /// its last turns alone. No turn lowers total progress, so those can be solved by themselves.
    pub(crate) fn new(least_progress: usize) -> Self {
        // The other side cannot have come further than to its top progress.
        let mut placements =
            numbering::placements_from(least_progress.saturating_sub(TOP_PROGRESS));
        // Inside a class any order would do; this one leaves most chunks either wholly legal or wholly
        // illegal against a given placement of the other side.
        placements.sort_unstable_by_key(|placement| {
            let counts = placement.counts();
            (Class::of(&counts), [1, 6, 2, 5, 3, 4].map(|p| counts[p]))
        });
        let counts: Vec<_> = placements.iter().map(|placement| placement.counts()).collect();

        let mut slots = vec![counts.len() as Slot; numbering::PLACEMENTS];
        for (slot, &placement) in placements.iter().enumerate() {
            slots[placement_number(placement)] = slot as Slot;
        }

        let (mut class_slots, mut class_chunks, mut chunks) = (vec![0], vec![0], Vec::new());
        let mut chunk_of_slot = Vec::new();
        for class in Class::all() {
            let start = class_slots[class.index()];
            let end = counts.partition_point(|counts| Class::of(counts) <= class);
            for first in (start..end).step_by(WIDE) {
                let len = WIDE.min(end - first);
                chunk_of_slot.extend(std::iter::repeat_n(chunks.len() as u16, len));
                chunks.push(Chunk { first, len, column: 0 });
            }
            class_slots.push(end);
            class_chunks.push(chunks.len());
        }
        let columns = place(&mut chunks);
        Self {
            least_progress,
            placements,
            counts,
            slots,
            class_slots,
            class_chunks,
            chunks,
            chunk_of_slot,
            columns,
        }
    }

    /// The least total progress of the positions that these placements are for.
    pub(crate) fn least_progress(&self) -> usize {
        self.least_progress
    }

    pub(crate) fn len(&self) -> usize {
        self.counts.len()
    }

    /// A number that is no placement's: in every column it names a slot that stays 0.
    pub(crate) fn none(&self) -> Slot {
        self.counts.len() as Slot
    }

    pub(crate) fn counts(&self, slot: usize) -> &Counts {
        &self.counts[slot]
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Counts> {
        self.counts.iter()
    }

    /// The slot of a placement.
    pub(crate) fn slot_of(&self, placement: Placement) -> usize {
        self.slots[placement_number(placement)].into()
    }

    /// The placement of a slot.
    pub(crate) fn placement(&self, slot: usize) -> Placement {
        self.placements[slot]
    }

    /// The slot of these counts, if they are one of the placements.
    pub(crate) fn slot(&self, counts: &Counts) -> Option<Slot> {
        let placement = Placement::new(*counts).ok()?;
        Some(self.slots[placement_number(placement)]).filter(|&slot| slot != self.none())
    }

    /// The slot after one pawn went from one progress to another, if that is a placement.
    pub(crate) fn after(&self, slot: usize, from: usize, to: usize) -> Option<Slot> {
        let mut counts = self.counts[slot];
        counts[from] = counts[from].checked_sub(1)?;
        counts[to] += 1;
        self.slot(&counts)
    }

    /// The slots of a class.
    pub(crate) fn class(&self, class: Class) -> Range<usize> {
        range(&self.class_slots, class)
    }

    /// The slots of all classes with this progress and at least so many pawns on the goal.
    pub(crate) fn layer(&self, progress: usize, goals: usize) -> Range<usize> {
        let first = Class { progress, goals };
        let last = Class { progress, goals: PAWNS.into() };
        self.class(first).start..self.class(last).end
    }

    /// The numbers of the chunks of a class.
    pub(crate) fn class_chunks(&self, class: Class) -> Range<usize> {
        range(&self.class_chunks, class)
    }

    pub(crate) fn chunks(&self) -> &[Chunk] {
        &self.chunks
    }

    /// How many narrow columns the chunks need.
    pub(crate) fn columns(&self) -> usize {
        self.columns
    }

    /// The narrow column and the lane of a placement that waits.
    pub(crate) fn lane(&self, slot: usize) -> (usize, usize) {
        let chunk = self.chunks[usize::from(self.chunk_of_slot[slot])];
        let lane = slot - chunk.first;
        (chunk.column + lane / NARROW, lane % NARROW)
    }
}

/// Progress of the rearmost pawn.
pub(crate) fn rearmost(counts: &Counts) -> usize {
    counts.iter().position(|&pawns| pawns > 0).unwrap_or(GOAL)
}

/// A class's part of a list of first slots or first chunks; empty for a class that cannot be.
fn range(firsts: &[usize], class: Class) -> Range<usize> {
    if class.progress > TOP_PROGRESS || class.goals > PAWNS.into() {
        return 0..0;
    }
    firsts[class.index()]..firsts[class.index() + 1]
}

/// Gives the chunks their columns, wide ones first so that they start at even numbers. Says how many.
fn place(chunks: &mut [Chunk]) -> usize {
    let mut columns = 0;
    for wide in [true, false] {
        for chunk in chunks.iter_mut().filter(|chunk| chunk.is_wide() == wide) {
            chunk.column = columns;
            columns += if wide { 2 } else { 1 };
        }
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_and_its_counts_are_one_to_one() {
        let placements = Placements::new(0);
        for (slot, counts) in placements.iter().enumerate() {
            assert_eq!(placements.slot(counts), Some(slot as Slot));
            assert!(placements.class(Class::of(counts)).contains(&slot));
        }
        assert_eq!(placements.slot(&[5, 7, 0, 0, 0, 0, 0, 0]), None, "seven on an inner row");
        assert_eq!(placements.slot(&[6, 0, 0, 0, 0, 0, 0, 0]), None, "six pawns only");
    }

    #[test]
    fn no_two_placements_share_a_column_and_a_lane() {
        let placements = Placements::new(0);
        let lanes: std::collections::HashSet<_> =
            (0..placements.len()).map(|slot| placements.lane(slot)).collect();
        assert_eq!(lanes.len(), placements.len());
        assert!(lanes.iter().all(|&(column, lane)| column < placements.columns() && lane < NARROW));
    }
}
