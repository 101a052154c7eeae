//! What the solver has to know about a placement of the side to move.

use linja::{Progress, RuleSet};

use crate::solve::placements::{Counts, rearmost};
use crate::totals::code;

/// A placement of the side to move.
pub(crate) struct Mover {
    /// Its pawns by progress, a byte each.
    pub(crate) pawns: u64,
    pub(crate) code: u64,
    pub(crate) rearmost: usize,
    /// Its points, wrapped into a byte.
    pub(crate) points: u8,
}

impl Mover {
    pub(crate) fn new(counts: &Counts, points_of: &[i8; 8]) -> Self {
        Self {
            pawns: u64::from_le_bytes(*counts),
            code: code(counts),
            rearmost: rearmost(counts),
            points: points(counts, points_of) as u8,
        }
    }
}

/// What a pawn gives at the end, by its progress.
pub(crate) fn points_by_progress(rules: RuleSet) -> [i8; 8] {
    let mut points = [0; 8];
    for (points, progress) in points.iter_mut().zip(Progress::ALL) {
        *points = rules.points(progress) as i8;
    }
    points
}

/// The points of a placement.
pub(crate) fn points(counts: &Counts, points: &[i8; 8]) -> i8 {
    counts.iter().zip(points).map(|(&pawns, &points)| pawns as i8 * points).sum()
}
