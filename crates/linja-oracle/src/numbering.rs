//! A number for every position: 0 to 1,264,575,043.
//!
//! Only "mover against waiting side" matters, so a position is numbered by two placements: first by
//! the mover's, then by the waiting side's, both in the order of their counts. Neighbouring numbers
//! are nearly the same position, which is what makes a table small.

use std::sync::OnceLock;

use linja::{Placement, Position, Row, Side};

/// How many positions a rule set has.
pub const POSITIONS: u32 = 1_264_575_044;

/// How many ways there are to place one side.
pub const PLACEMENTS: usize = 45_636;

/// The ways to place one side on a board where the other side already stands.
///
/// They are in the order of their counts; [`rank`](Self::rank) tells the place of one among them.
///
/// ```
/// use linja::Placement;
/// use linja_oracle::Facing;
///
/// let facing = Facing::new(Placement::START);
/// let waiting = facing.placements().nth(1000).unwrap();
/// assert_eq!(facing.rank(waiting), 1000);
/// ```
#[derive(Debug, Clone)]
pub struct Facing {
    /// The most pawns that may stand on each progress.
    most: [u8; 8],
    /// `ways_up_to[p][n]`: in how many ways fewer than `n` pawns can be placed from progress `p` on.
    ways_up_to: [[u32; 14]; 8],
}

const PAWNS: usize = Placement::PAWNS as usize;

impl Facing {
    /// The ways to place a side that faces this placement of the other.
    pub fn new(other: Placement) -> Facing {
        let [_, inner @ .., _] = other.counts();
        let mut most = [Placement::PAWNS; 8];
        for (most, there) in most[1..7].iter_mut().zip(inner.iter().rev()) {
            *most = Row::LIMIT - there;
        }
        Facing::with_most(most)
    }

    /// The ways to place a side that is alone on the board.
    fn alone() -> Facing {
        let mut most = [Row::LIMIT; 8];
        (most[0], most[7]) = (Placement::PAWNS, Placement::PAWNS);
        Facing::with_most(most)
    }

    fn with_most(most: [u8; 8]) -> Facing {
        let mut ways_up_to = [[0; 14]; 8];
        // All pawns that are left stand on the goal: one way for each number of them.
        ways_up_to[7] = std::array::from_fn(|pawns| pawns as u32);
        for progress in (0..7).rev() {
            for pawns in 0..=PAWNS {
                let fewest_left = pawns.saturating_sub(most[progress].into());
                let further = &ways_up_to[progress + 1];
                let ways = further[pawns + 1] - further[fewest_left];
                ways_up_to[progress][pawns + 1] = ways_up_to[progress][pawns] + ways;
            }
        }
        Facing { most, ways_up_to }
    }

    /// How many ways there are.
    pub fn len(&self) -> usize {
        (self.ways_up_to[0][PAWNS + 1] - self.ways_up_to[0][PAWNS]) as usize
    }

    /// Always false: the outer rows hold any number of pawns, so there is always a way.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The place of a placement among all of them. It must be one of them.
    pub fn rank(&self, placement: Placement) -> usize {
        let mut rank = 0;
        let mut left = PAWNS;
        for (pawns, further) in placement.counts()[..7].iter().zip(&self.ways_up_to[1..]) {
            // Ahead of it come all with fewer pawns here.
            let still_left = left - usize::from(*pawns);
            rank += further[left + 1] - further[still_left + 1];
            left = still_left;
        }
        rank as usize
    }

    /// The most pawns that may stand on each progress.
    pub(crate) fn most(&self) -> [u8; 8] {
        self.most
    }

    /// How much lower the rank gets when one pawn goes from `progress` to the next row, if `beyond`
    /// pawns stood further than `progress` (fewer than twelve). It depends on nothing else.
    pub(crate) fn step(&self, progress: usize, beyond: usize) -> usize {
        let ways = |progress: usize| match self.ways_up_to.get(progress) {
            Some(ways) => ways[beyond + 2] - ways[beyond + 1],
            None => 0,
        };
        (ways(progress + 1) - ways(progress + 2)) as usize
    }

    /// The placement of this rank.
    pub fn placement(&self, rank: usize) -> Option<Placement> {
        let mut rank = (rank < self.len()).then_some(rank as u32)?;
        let mut counts = [0; 8];
        let mut left = PAWNS;
        for (progress, count) in counts[..7].iter_mut().enumerate() {
            let further = &self.ways_up_to[progress + 1];
            while rank >= further[left + 1] - further[left] {
                rank -= further[left + 1] - further[left];
                left -= 1;
                *count += 1;
            }
        }
        counts[7] = left as u8;
        Placement::new(counts).ok()
    }

    /// All of them in order.
    pub fn placements(&self) -> impl Iterator<Item = Placement> + '_ {
        const TOP_BITS: u64 = 0x8080_8080_8080_8080;
        // Lifts every count that is too high to 128 or more: one look instead of eight.
        let lift = u64::from_be_bytes(self.most.map(|most| 127 - most));
        let fits = move |counts: [u8; 8]| (u64::from_be_bytes(counts) + lift) & TOP_BITS == 0;
        placements().iter().copied().filter(move |placement| fits(placement.counts()))
    }
}

/// All ways to place one side, in the order of their counts.
///
/// ```
/// assert_eq!(linja_oracle::placements().len(), 45_636);
/// ```
pub fn placements() -> &'static [Placement] {
    static PLACEMENTS: OnceLock<Vec<Placement>> = OnceLock::new();
    PLACEMENTS.get_or_init(|| placements_from(0))
}

/// The ways to place one side with at least this total progress, in the order of their counts.
pub(crate) fn placements_from(least_progress: usize) -> Vec<Placement> {
    // Counted progress by progress: the counts, the pawns that are left, the progress of the others.
    let mut counted = vec![([0_u8; 8], Placement::PAWNS, 0)];
    for (at, most) in Facing::alone().most.into_iter().enumerate().take(7) {
        let ways = |(counts, left, progress): ([u8; 8], u8, usize)| {
            (0..=most.min(left)).map(move |count| {
                let mut counts = counts;
                counts[at] = count;
                (counts, left - count, progress + at * usize::from(count))
            })
        };
        let ways = counted.into_iter().flat_map(ways);
        counted = ways
            .filter(|&(_, left, progress)| progress + 7 * usize::from(left) >= least_progress)
            .collect();
    }
    let placement = |(mut counts, left, _): ([u8; 8], u8, usize)| {
        counts[7] = left;
        Placement::new(counts).ok()
    };
    counted.into_iter().filter_map(placement).collect()
}

/// The place of a placement among all [`placements`].
///
/// ```
/// use linja::Placement;
/// use linja_oracle::{placement_number, placements};
///
/// assert_eq!(placements()[placement_number(Placement::START)], Placement::START);
/// ```
pub fn placement_number(placement: Placement) -> usize {
    PlacementNumbers::get().of(placement)
}

/// The numbers of placements, told from tables.
///
/// A rank is a sum of what each progress adds, and that depends only on how many pawns have come at
/// least this far. So four looks are enough, each for two neighbouring progress values.
pub(crate) struct PlacementNumbers {
    shares: [[u16; 256]; 4],
}

impl PlacementNumbers {
    pub(crate) fn get() -> &'static PlacementNumbers {
        static NUMBERS: OnceLock<PlacementNumbers> = OnceLock::new();
        NUMBERS.get_or_init(|| {
            let ways_up_to = Facing::alone().ways_up_to;
            // As in `Facing::rank`, sorted by the number of pawns that are left at a progress.
            let share = |progress: usize, left: usize| {
                let further = ways_up_to.get(progress + 1).map_or(0, |further| further[left + 1]);
                let here = if progress == 0 { 0 } else { ways_up_to[progress][left + 1] };
                further.wrapping_sub(here) as u16
            };
            let mut shares = [[0; 256]; 4];
            for (pair, shares) in shares.iter_mut().enumerate() {
                let (high, low) = (7 - 2 * pair, 6 - 2 * pair);
                for at_low in 0..=PAWNS {
                    for at_high in 0..=PAWNS {
                        shares[at_low << 4 | at_high] =
                            share(high, at_high).wrapping_add(share(low, at_low));
                    }
                }
            }
            PlacementNumbers { shares }
        })
    }

    #[inline]
    pub(crate) fn of(&self, placement: Placement) -> usize {
        // The lowest byte is the goal's: each byte of the product adds up those below it.
        let come_so_far =
            u64::from_be_bytes(placement.counts()).wrapping_mul(0x0101_0101_0101_0101);
        let pairs = (come_so_far | come_so_far >> 4).to_le_bytes();
        let shares = self.shares.iter().zip(pairs.iter().step_by(2));
        shares
            .fold(0_u16, |sum, (shares, &pair)| sum.wrapping_add(shares[usize::from(pair)]))
            .into()
    }
}

/// For each mover, in the order of [`placements`], the number of its first position; at the end
/// the number of all positions.
pub(crate) fn first_numbers() -> &'static [u32] {
    static FIRST: OnceLock<Vec<u32>> = OnceLock::new();
    FIRST.get_or_init(|| {
        let mut first = Vec::with_capacity(PLACEMENTS + 1);
        first.push(0);
        let mut next = 0;
        for &mover in placements() {
            next += Facing::new(mover).len() as u32;
            first.push(next);
        }
        first
    })
}

/// The number of a position.
///
/// ```
/// use linja::{Position, Side};
/// use linja_oracle::{position_number, position_of_number};
///
/// let start = Position::start(Side::Black);
/// assert_eq!(position_of_number(position_number(start)), Some(start));
/// ```
pub fn position_number(position: Position) -> u32 {
    let mover = position.mover();
    first_numbers()[placement_number(mover)] + Facing::new(mover).rank(position.waiting()) as u32
}

/// Numbers positions that have few movers among them: what belongs to a mover is computed once.
#[derive(Default)]
pub(crate) struct FewMovers {
    known: Vec<(Placement, u32, Facing)>,
}

impl FewMovers {
    /// The number of a position.
    pub(crate) fn number(&mut self, position: Position) -> u32 {
        let mover = position.mover();
        let place = self.known.iter().position(|(known, ..)| *known == mover);
        let place = place.unwrap_or_else(|| {
            let first = first_numbers()[placement_number(mover)];
            self.known.push((mover, first, Facing::new(mover)));
            self.known.len() - 1
        });
        let (_, first, facing) = &self.known[place];
        first + facing.rank(position.waiting()) as u32
    }
}

/// The position of a number, with Black as the mover.
pub fn position_of_number(number: u32) -> Option<Position> {
    let first = first_numbers();
    let mover = first.partition_point(|&first| first <= number).checked_sub(1)?;
    let placement = *placements().get(mover)?;
    let waiting = Facing::new(placement).placement((number - first[mover]) as usize)?;
    let placements = linja::BySide { black: placement, red: waiting };
    Position::new(placements, Side::Black).ok()
}
