//! What is known of all positions of a rule set, in memory, to be checked, counted or looked up.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use linja::{Position, RuleSet};
use rayon::prelude::*;

use crate::code::{Code, Margin, is_far};
use crate::kind::{Distance, Kind};
use crate::numbering::{
    Facing, POSITIONS, first_numbers, placement_number, placements, position_number,
    position_of_number,
};
use crate::totals::share;
use crate::{
    FarSolution, FarTable, NearSolution, NearTable, Solution, SolutionOf, SolveError, SolveOptions,
    Table, TableError, TableOf, solve_distances,
};

/// The values of all positions of a rule set, in memory, by the number of the position.
///
/// Margins take 1.3 GB, distances twice as much. They are filled from the same segments as tables, so that what is checked
/// is what is kept.
#[derive(Debug)]
pub struct Values<K: Kind> {
    pub(crate) rules: RuleSet,
    pub(crate) cells: Vec<K::Cell>,
}

/// The margins of all positions.
pub type Margins = Values<Margin>;

/// The results and distances of all positions.
pub type Distances = Values<Distance>;

impl Margins {
    /// The margins of a solution.
    pub fn from_solution(solution: &Solution) -> Margins {
        let mut margins = Values::new(solution.rules());
        margins.take_solution(solution, |cell, byte| *cell = byte);
        margins
    }

    /// The margins of a table, read completely; every block is checked on the way.
    pub fn from_table(table: &Table) -> Result<Margins, TableError> {
        let mut margins = Values::new(table.rules());
        margins.take_table(table, |cell, byte| *cell = byte)?;
        Ok(margins)
    }

    /// The margin of a position.
    pub fn margin(&self, position: Position) -> i32 {
        self.value(position).into()
    }

    pub(crate) fn margin_of_number(&self, number: u32) -> i32 {
        self.value_of_number(number).into()
    }
}

impl Distances {
    /// The near distances of a solution; [`add_far`](Self::add_far) fills in the others.
    pub fn from_near(solution: &NearSolution) -> Distances {
        let mut distances = Values::new(solution.rules());
        distances.take_solution(solution, set);
        distances
    }

    /// Solves a rule set; with the distances in memory that takes up to 5.5 GB.
    pub fn solve(rules: RuleSet, options: &SolveOptions<'_>) -> Result<Distances, SolveError> {
        let (mut distances, far) = solve_distances(rules, options, Distances::from_near)?;
        distances.add_far(&far);
        Ok(distances)
    }

    /// The distances of two tables, read completely; every block is checked on the way.
    pub fn from_tables(near: &NearTable, far: &FarTable) -> Result<Distances, TableError> {
        let mut distances = Values::new(near.rules());
        distances.take_table(near, set)?;
        distances.take_table(far, set_if_far)?;
        Ok(distances)
    }

    /// Fills in the far distances.
    pub fn add_far(&mut self, solution: &FarSolution) {
        self.take_solution(solution, set_if_far);
    }
}

fn set(cell: &mut u16, byte: u8) {
    *cell = Distance::cell(crate::Near::decode(byte));
}

fn set_if_far(cell: &mut u16, byte: u8) {
    if is_far(Distance::value(*cell)) {
        *cell = Distance::cell(crate::Far::decode(byte));
    }
}

impl<K: Kind> Values<K> {
    fn new(rules: RuleSet) -> Self {
        Values { rules, cells: vec![K::Cell::default(); POSITIONS as usize] }
    }

    fn take_solution<C: Code>(
        &mut self,
        solution: &SolutionOf<C>,
        take: impl Fn(&mut K::Cell, u8) + Sync,
    ) {
        // The solver has its own order of movers: each looks up the place of its segment.
        let places: Vec<_> = segments_mut(&mut self.cells).into_iter().map(Mutex::new).collect();
        solution.par_segments().for_each(|(mover, segment)| {
            let place = &places[placement_number(mover)];
            let mut place = place.lock().unwrap_or_else(PoisonError::into_inner);
            place.iter_mut().zip(segment).for_each(|(cell, byte)| take(cell, byte));
        });
    }

    fn take_table<C: Code>(
        &mut self,
        table: &TableOf<C>,
        take: impl Fn(&mut K::Cell, u8) + Sync,
    ) -> Result<(), TableError> {
        let segments = segments_mut(&mut self.cells);
        segments.into_par_iter().enumerate().try_for_each(|(mover, segment)| {
            let bytes = table.segment(mover)?;
            segment.iter_mut().zip(bytes).for_each(|(cell, byte)| take(cell, byte));
            Ok(())
        })
    }

    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// How many positions have each value.
    pub fn histogram(&self) -> BTreeMap<K::Value, u64> {
        let mut counts = [0; 1 << 10];
        for &cell in &self.cells {
            counts[usize::from(cell.into())] += 1;
        }
        let counted = counts.into_iter().zip(0..).filter(|&(count, _)| count > 0);
        counted
            .filter_map(|(count, cell)| Some((K::value(K::Cell::try_from(cell).ok()?), count)))
            .collect()
    }

    /// The checksum of the solution, computed anew.
    pub fn checksum(&self) -> u64 {
        let segments = first_numbers().windows(2).zip(placements()).par_bridge();
        segments
            .map(|(bounds, &mover)| {
                let segment = &self.cells[bounds[0] as usize..bounds[1] as usize];
                let facing = Facing::new(mover);
                let positions = facing.placements().zip(segment);
                let shares = positions.map(|(waiting, &cell)| share::<K>(mover, waiting, cell));
                shares.fold(0, u64::wrapping_add)
            })
            .reduce(|| 0, u64::wrapping_add)
    }

    /// The value of a position, for the side to move.
    pub fn value(&self, position: Position) -> K::Value {
        self.value_of_number(position_number(position))
    }

    pub(crate) fn value_of_number(&self, number: u32) -> K::Value {
        K::value(self.cells[number as usize])
    }

    /// The first position with this value, if there is one.
    pub fn first(&self, value: K::Value) -> Option<Position> {
        let cell: u16 = K::cell(value).into();
        let number = self.cells.iter().position(|&one| one.into() == cell)?;
        position_of_number(u32::try_from(number).ok()?)
    }

    /// Changes a value, for tests of the checks.
    #[doc(hidden)]
    pub fn set_value(&mut self, position: Position, value: K::Value) {
        self.cells[position_number(position) as usize] = K::cell(value);
    }
}

/// The segment of each mover, in the order of [`placements`].
fn segments_mut<T>(mut cells: &mut [T]) -> Vec<&mut [T]> {
    let mut segments = Vec::with_capacity(placements().len());
    for bounds in first_numbers().windows(2) {
        let (segment, rest) = cells.split_at_mut((bounds[1] - bounds[0]) as usize);
        segments.push(segment);
        cells = rest;
    }
    segments
}
