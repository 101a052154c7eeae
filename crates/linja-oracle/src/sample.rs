//! Choosing positions for data sets: all of them, or some that are drawn, each at most once.

use std::collections::HashSet;

use linja::{BySide, Placement, Position, Random, Row, Side};

use crate::numbering::{Facing, POSITIONS, placements, position_of_number};

/// A choice of positions. Black is to move in each.
///
/// ```
/// use linja_oracle::Sample;
///
/// let drawn: Vec<_> = Sample::Stratified { count: 1000, seed: 1 }.positions().collect();
/// assert_eq!(drawn.len(), 1000);
/// // The setup's neighbours are as likely as the end: one position has no progress at all.
/// assert_eq!(drawn[0].mover().total_progress() + drawn[0].waiting().total_progress(), 0);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sample {
    /// Every position, in the order of their [numbers](crate::position_number).
    All,
    /// This many of all positions, each as likely as any other, in the order of their numbers.
    Random {
        /// How many; at most all of them.
        count: u32,
        /// The same seed draws the same positions.
        seed: u64,
    },
    /// The same number for each total progress of both sides, 0 to 168. Where there are too few, all of them are taken, and
    /// the others share the rest. In the order of their progress.
    Stratified {
        /// How many; at most all of them.
        count: u32,
        /// The same seed draws the same positions.
        seed: u64,
    },
}

impl Sample {
    /// How many positions are chosen.
    pub fn len(self) -> u32 {
        match self {
            Sample::All => POSITIONS,
            Sample::Random { count, .. } | Sample::Stratified { count, .. } => count.min(POSITIONS),
        }
    }

    /// Whether none is chosen.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The positions.
    pub fn positions(self) -> Box<dyn Iterator<Item = Position> + Send> {
        match self {
            Sample::All => Box::new(placements().iter().flat_map(|&mover| {
                let waiting: Vec<_> = Facing::new(mover).placements().collect();
                waiting.into_iter().filter_map(move |waiting| position(mover, waiting))
            })),
            Sample::Random { seed, .. } => {
                let numbers = drawn(self.len(), POSITIONS, &mut Random::new(seed));
                Box::new(numbers.into_iter().filter_map(position_of_number))
            }
            Sample::Stratified { seed, .. } => {
                let strata = Strata::new();
                let counts = shares(&strata.sizes(), self.len());
                let mut random = Random::new(seed);
                Box::new((0..).zip(counts).flat_map(move |(progress, count)| {
                    let places = drawn(count, strata.size(progress), &mut random);
                    let positions = places.iter().map(|&place| strata.position(progress, place));
                    positions.collect::<Vec<_>>().into_iter().flatten()
                }))
            }
        }
    }
}

fn position(mover: Placement, waiting: Placement) -> Option<Position> {
    Position::new(BySide { black: mover, red: waiting }, Side::Black).ok()
}

/// So many different numbers below `end`, in order; every choice is as likely as any other.
fn drawn(count: u32, end: u32, random: &mut Random) -> Vec<u32> {
    // Floyd's way: whatever was drawn before gives its place to the newest number.
    let mut chosen = HashSet::with_capacity(count as usize);
    for newest in end - count..end {
        let number = random.below(newest as usize + 1) as u32;
        if !chosen.insert(number) {
            chosen.insert(newest);
        }
    }
    let mut chosen: Vec<_> = chosen.into_iter().collect();
    chosen.sort_unstable();
    chosen
}

/// How many come from each stratum, if all give the same number or all that they have.
fn shares(sizes: &[u32], mut count: u32) -> Vec<u32> {
    let mut order: Vec<_> = (0..sizes.len()).collect();
    order.sort_by_key(|&stratum| sizes[stratum]);
    let mut shares = vec![0; sizes.len()];
    for (left, stratum) in (1..=sizes.len() as u32).rev().zip(order) {
        shares[stratum] = sizes[stratum].min(count.div_ceil(left));
        count -= shares[stratum];
    }
    shares
}

const PAWNS: usize = Placement::PAWNS as usize;
const MOST_PROGRESS: usize = 2 * 7 * PAWNS;

/// The positions by total progress, counted row by row for both sides at once.
struct Strata {
    /// `ways[row][mover][waiting][progress]`: in how many ways so many pawns of each side can stand on this
    /// row and those behind it, as the mover sees them, and have this total progress.
    ways: Vec<[[[u32; MOST_PROGRESS + 1]; PAWNS + 1]; PAWNS + 1]>,
}

impl Strata {
    fn new() -> Strata {
        let mut strata = Strata { ways: Vec::with_capacity(8) };
        for row in 0..8 {
            let mut here = [[[0; MOST_PROGRESS + 1]; PAWNS + 1]; PAWNS + 1];
            for (mover, here) in here.iter_mut().enumerate() {
                for (waiting, here) in here.iter_mut().enumerate() {
                    for (progress, here) in here.iter_mut().enumerate() {
                        let choices = choices(row, mover, waiting, progress);
                        *here = choices.map(|(_, rest)| strata.below(row, rest)).sum();
                    }
                }
            }
            strata.ways.push(here);
        }
        strata
    }

    /// In how many ways what is left can stand on the rows before this one.
    fn below(&self, row: usize, (mover, waiting, progress): (usize, usize, usize)) -> u32 {
        match row.checked_sub(1) {
            Some(row) => self.ways[row][mover][waiting][progress],
            None => u32::from((mover, waiting, progress) == (0, 0, 0)),
        }
    }

    fn size(&self, progress: usize) -> u32 {
        self.below(8, (PAWNS, PAWNS, progress))
    }

    fn sizes(&self) -> Vec<u32> {
        (0..=MOST_PROGRESS).map(|progress| self.size(progress)).collect()
    }

    /// The position of this place among those of a total progress.
    fn position(&self, progress: usize, mut place: u32) -> Option<Position> {
        let mut left = (PAWNS, PAWNS, progress);
        let mut counts = [[0; 8]; 2];
        for row in (0..8).rev() {
            let (mover, waiting, progress) = left;
            let (here, rest) = choices(row, mover, waiting, progress).find(|&(_, rest)| {
                let ways = self.below(row, rest);
                let is_here = place < ways;
                place -= if is_here { 0 } else { ways };
                is_here
            })?;
            (counts[0][row], counts[1][7 - row]) = here;
            left = rest;
        }
        let [mover, waiting] = counts.map(Placement::new);
        position(mover.ok()?, waiting.ok()?)
    }
}

/// How many pawns of each side may stand on a row, the mover's progress, if so many are left and have so much
/// progress together; and what is left then.
fn choices(
    row: usize,
    mover: usize,
    waiting: usize,
    progress: usize,
) -> impl Iterator<Item = ((u8, u8), (usize, usize, usize))> {
    let most = if (1..7).contains(&row) { usize::from(Row::LIMIT) } else { 2 * PAWNS };
    let up_to = |pawns: usize, room: usize| 0..=pawns.min(room);
    up_to(mover, most).flat_map(move |own| {
        up_to(waiting, most - own).filter_map(move |other| {
            let rest = progress.checked_sub(row * own + (7 - row) * other)?;
            Some(((own as u8, other as u8), (mover - own, waiting - other, rest)))
        })
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use crate::position_number;

    fn progress(position: Position) -> usize {
        usize::from(position.mover().total_progress() + position.waiting().total_progress())
    }

    #[test]
    fn the_strata_are_all_positions() {
        let strata = Strata::new();
        assert_eq!(strata.sizes().iter().sum::<u32>(), POSITIONS);
        assert_eq!(strata.sizes()[0], 1);
        // Turned round, what has been done is what is left to do.
        assert!(strata.sizes().iter().eq(strata.sizes().iter().rev()));
    }

    #[test]
    fn every_position_of_a_stratum_has_a_place_in_it() {
        let strata = Strata::new();
        for total in [0, 3, 5, MOST_PROGRESS - 4] {
            let size = strata.size(total);
            let all = (0..size).map(|place| strata.position(total, place).unwrap());
            let numbers: HashSet<_> = all
                .inspect(|&position| assert_eq!(progress(position), total))
                .map(position_number)
                .collect();
            assert_eq!(numbers.len(), size as usize);
            assert_eq!(strata.position(total, size), None);
        }
    }

    #[test]
    fn a_stratified_sample_has_as_many_of_each_progress_or_all_there_are() {
        let sizes = Strata::new().sizes();
        let sample = Sample::Stratified { count: 20_000, seed: 7 };
        let mut counts = vec![0; sizes.len()];
        let mut numbers = HashSet::new();
        for position in sample.positions() {
            counts[progress(position)] += 1;
            numbers.insert(position_number(position));
        }
        assert_eq!(numbers.len(), 20_000, "each at most once");
        let most = *counts.iter().max().unwrap();
        let is_fair = |(count, size): (&u32, &u32)| count == size || most - count <= 1;
        assert!(counts.iter().zip(&sizes).all(is_fair), "{counts:?}");
    }

    #[test]
    fn a_random_sample_has_different_positions_in_order_and_the_same_for_a_seed() {
        let numbers = |seed| -> Vec<_> {
            Sample::Random { count: 5000, seed }.positions().map(position_number).collect()
        };
        let one = numbers(1);
        assert_eq!(one.len(), 5000);
        assert!(one.is_sorted_by(|a, b| a < b));
        assert_eq!(one, numbers(1));
        assert_ne!(one, numbers(2));
        let middle = one.partition_point(|&number| number < POSITIONS / 2);
        assert!((2300..2700).contains(&middle), "{middle} below the middle");
    }

    #[test]
    fn all_positions_come_in_the_order_of_their_numbers() {
        let first = Sample::All.positions().take(100_000);
        assert!(first.map(position_number).eq(0..100_000));
        let few = Sample::Random { count: 0, seed: 1 };
        assert!(few.is_empty() && few.positions().next().is_none());
    }
}
