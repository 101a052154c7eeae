//! The exact margin of every position of a rule set, in memory.

use std::ops::Range;

use linja::{Placement, Position, RuleSet, Side};
#[cfg(not(target_arch = "wasm32"))]
use rayon::prelude::*;

use crate::numbering::{Facing, placements};
use crate::solve::placements::{Chunk, Class};
use crate::solve::{NARROW, Workspace};
use crate::{Totals, margin_of_value};

/// A solved rule set, as the solver leaves it.
pub struct Solution {
    rules: RuleSet,
    work: Workspace,
    totals: Totals,
}

impl std::fmt::Debug for Solution {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Solution { rules, totals, .. } = self;
        f.debug_struct("Solution").field("rules", rules).field("totals", totals).finish()
    }
}

impl Solution {
    pub(crate) fn new(rules: RuleSet, work: Workspace, totals: Totals) -> Solution {
        Solution { rules, work, totals }
    }

    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Its counts and its checksum.
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// The exact margin of a position for the side to move.
    pub fn margin(&self, position: Position) -> i8 {
        margin_of_value(self.value(position.mover(), position.waiting()))
    }

    /// The margin of the start position for its mover.
    pub fn start_margin(&self) -> i8 {
        self.margin(Position::start(Side::Black))
    }

    /// The value of a position; 0 if the placements break the row limit together.
    fn value(&self, mover: Placement, waiting: Placement) -> u8 {
        let order = &self.work.placements;
        let (column, lane) = order.lane(order.slot_of(mover));
        let column = self.work.worth.column::<NARROW>(column);
        // SAFETY: nobody writes any more.
        unsafe { column.read(order.slot_of(waiting)) }.0[lane].wrapping_neg()
    }

    /// All values of a mover in the order of its [`Facing`]. For many movers,
    /// [`par_segments`](Self::par_segments) is faster.
    pub(crate) fn segment(&self, mover: Placement) -> Vec<u8> {
        Facing::new(mover).placements().map(|waiting| self.value(mover, waiting)).collect()
    }

    /// Each mover with all its values in the order of [`Facing`], in an order that suits the solver.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn par_segments(&self) -> impl ParallelIterator<Item = (Placement, Vec<u8>)> {
        let columns: Vec<_> = self.levels().flatten().collect();
        columns.into_par_iter().flat_map_iter(|column| self.segments(column))
    }

    /// For each total progress the columns of the movers that have it, and which slots they are for.
    pub(crate) fn levels(&self) -> impl Iterator<Item = Vec<(usize, Range<usize>)>> {
        let order = &self.work.placements;
        let progress = |chunk: &Chunk| Class::of(order.counts(chunk.first)).progress;
        let levels = order.chunks().chunk_by(move |one, next| progress(one) == progress(next));
        levels.map(|level| level.iter().flat_map(|chunk| chunk.parts()).collect())
    }

    /// Each mover of a column with all its values in the order of [`Facing`].
    pub(crate) fn segments(
        &self,
        (column, movers): (usize, Range<usize>),
    ) -> impl Iterator<Item = (Placement, Vec<u8>)> {
        let order = &self.work.placements;
        let column = self.work.worth.column::<NARROW>(column);
        // A column has a slot for each waiting side: gather the lanes of the movers.
        let mut segments = vec![Vec::with_capacity(placements().len()); movers.len()];
        for &waiting in placements() {
            // SAFETY: nobody writes any more.
            let worth = unsafe { column.read(order.slot_of(waiting)) };
            for (segment, worth) in segments.iter_mut().zip(worth.0) {
                // 0 is where the row limit is broken: not a position.
                if worth != 0 {
                    segment.push(worth.wrapping_neg());
                }
            }
        }
        movers.map(|mover| order.placement(mover)).zip(segments)
    }
}
