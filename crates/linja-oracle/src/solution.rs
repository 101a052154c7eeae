//! All positions of a rule set solved, in memory.

use std::marker::PhantomData;
use std::ops::Range;

use linja::{Placement, Position, RuleSet, Side};
#[cfg(not(target_arch = "wasm32"))]
use rayon::prelude::*;

use crate::Totals;
use crate::code::{Code, Far, Margin, Near};
use crate::numbering::{Facing, placements};
use crate::solve::placements::{Chunk, Class};
use crate::solve::{NARROW, Workspace};

/// A solved rule set, as the solver leaves it.
pub struct SolutionOf<K> {
    rules: RuleSet,
    work: Workspace,
    totals: Totals,
    kind: PhantomData<K>,
}

/// The exact margin of every position.
pub type Solution = SolutionOf<Margin>;

/// The result of every position, and its distance if that is near.
pub type NearSolution = SolutionOf<Near>;

/// The result of every position, and its distance if that is far. Its totals are those of all distances.
pub type FarSolution = SolutionOf<Far>;

impl<K: Code> std::fmt::Debug for SolutionOf<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let SolutionOf { rules, totals, .. } = self;
        f.debug_struct(K::NAME).field("rules", rules).field("totals", totals).finish()
    }
}

impl Solution {
    /// The exact margin of a position for the side to move.
    pub fn margin(&self, position: Position) -> i8 {
        self.value(position)
    }

    /// The margin of the start position for its mover.
    pub fn start_margin(&self) -> i8 {
        self.margin(Position::start(Side::Black))
    }
}

impl<K: Code> SolutionOf<K> {
    pub(crate) fn new(rules: RuleSet, work: Workspace, totals: Totals) -> Self {
        SolutionOf { rules, work, totals, kind: PhantomData }
    }

    /// Counts positions that only the run before has counted.
    pub(crate) fn add_both_stuck(&mut self, both_stuck: u64) {
        self.totals.both_stuck = both_stuck;
    }

    pub(crate) fn into_workspace(self) -> Workspace {
        self.work
    }

    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The counts and the checksum of the solution.
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// The value of a position, for the side to move.
    pub fn value(&self, position: Position) -> K::Value {
        K::decode(self.byte(position.mover(), position.waiting()))
    }

    /// The byte of a position; 0 if the placements break the row limit together.
    fn byte(&self, mover: Placement, waiting: Placement) -> u8 {
        let order = &self.work.placements;
        let (column, lane) = order.lane(order.slot_of(mover));
        let column = self.work.worth.column::<NARROW>(column);
        // SAFETY: nobody writes any more.
        K::value(unsafe { column.read(order.slot_of(waiting)) }.0[lane])
    }

    /// All values of a mover that are kept, in the order of its [`Facing`]. For many movers,
    /// [`par_segments`](Self::par_segments) is faster.
    pub(crate) fn segment(&self, mover: Placement) -> Vec<u8> {
        let facing = Facing::new(mover);
        facing.placements().map(|waiting| K::kept(self.byte(mover, waiting))).collect()
    }

    /// Each mover with all its values that are kept, in the order of [`Facing`], in an order that suits the solver.
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

    /// Each mover of a column with all its values that are kept, in the order of [`Facing`].
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
                    segment.push(K::kept(K::value(worth)));
                }
            }
        }
        movers.map(|mover| order.placement(mover)).zip(segments)
    }
}
