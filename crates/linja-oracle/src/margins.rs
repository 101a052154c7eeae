//! All margins of a rule set in memory, to be checked, counted or looked up.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use linja::{Position, RuleSet};
use rayon::prelude::*;

use crate::numbering::{
    Facing, POSITIONS, first_numbers, placement_number, placements, position_number,
};
use crate::totals::share;
use crate::{Solution, Table, TableError, margin_of_value};

/// All margins of a rule set in memory, by the number of the position.
///
/// It takes 1.3 GB, and is filled from the same segments as a table, so that what is checked is what is
/// kept.
#[derive(Debug)]
pub struct Margins {
    pub(crate) rules: RuleSet,
    pub(crate) values: Vec<u8>,
}

impl Margins {
    /// Those of a solution.
    pub fn from_solution(solution: &Solution) -> Margins {
        let mut values = vec![0; POSITIONS as usize];
        // The solver has its own order of movers: each looks up the place of its segment.
        let places: Vec<_> = segments_mut(&mut values).into_iter().map(Mutex::new).collect();
        solution.par_segments().for_each(|(mover, segment)| {
            let place = &places[placement_number(mover)];
            place.lock().unwrap_or_else(PoisonError::into_inner).copy_from_slice(&segment);
        });
        Margins { rules: solution.rules(), values }
    }

    /// Those of a table, read completely; every block is checked on the way.
    pub fn from_table(table: &Table) -> Result<Margins, TableError> {
        let mut values = vec![0; POSITIONS as usize];
        let segments = segments_mut(&mut values);
        segments.into_par_iter().enumerate().try_for_each(|(mover, segment)| {
            segment.copy_from_slice(&table.segment(mover)?);
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
        let segments = first_numbers().windows(2).zip(placements()).par_bridge();
        segments
            .map(|(bounds, &mover)| {
                let segment = &self.values[bounds[0] as usize..bounds[1] as usize];
                let facing = Facing::new(mover);
                let positions = facing.placements().zip(segment);
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

    /// Changes a margin, for tests of the checks.
    #[doc(hidden)]
    pub fn set_margin(&mut self, position: Position, margin: i8) {
        self.values[position_number(position) as usize] = (margin as u8).wrapping_add(128);
    }
}

/// The segment of each mover, in the order of [`placements`].
fn segments_mut(mut values: &mut [u8]) -> Vec<&mut [u8]> {
    let mut segments = Vec::with_capacity(placements().len());
    for bounds in first_numbers().windows(2) {
        let (segment, rest) = values.split_at_mut((bounds[1] - bounds[0]) as usize);
        segments.push(segment);
        values = rest;
    }
    segments
}
