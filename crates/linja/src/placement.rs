//! Where the twelve pawns of one side stand.

use core::fmt;

use crate::{Progress, Row, RuleSet};

/// The twelve pawns of one side, counted by progress: no more and no fewer, and at most six on an
/// inner row.
///
/// There are 45,636 placements. Counted by progress, they are the same for both sides.
///
/// ```
/// use linja::{Placement, Progress};
///
/// let placement = Placement::new([6, 1, 1, 1, 1, 1, 1, 0])?;
/// assert_eq!(placement, Placement::START);
/// assert_eq!(placement.count(Progress::START), 6);
/// assert!(Placement::new([7, 1, 1, 1, 1, 1, 1, 0]).is_err());
/// # Ok::<(), linja::PlacementError>(())
/// ```
///
/// Placements are ordered by their counts, those of progress 0 first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// A byte for each progress, progress 0 in the highest: one word is far quicker to look at as a
    /// whole than eight counts.
    packed: u64,
}

impl Placement {
    /// How many pawns a side has.
    ///
    /// ```
    /// assert_eq!(linja::Placement::PAWNS, 12);
    /// ```
    pub const PAWNS: u8 = 12;

    /// The setup: six pawns on the start line, one on each inner row.
    ///
    /// ```
    /// assert_eq!(linja::Placement::START.counts(), [6, 1, 1, 1, 1, 1, 1, 0]);
    /// ```
    pub const START: Placement = Placement::pack([6, 1, 1, 1, 1, 1, 1, 0]);

    /// The placement with these counts by progress 0 to 7, if it obeys the rules.
    ///
    /// ```
    /// # use linja::{Placement, PlacementError};
    /// assert_eq!(Placement::new([12, 0, 0, 0, 0, 0, 0, 1]), Err(PlacementError::Pawns(13)));
    /// ```
    pub fn new(counts: [u8; 8]) -> Result<Placement, PlacementError> {
        let pawns: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        if pawns != u32::from(Placement::PAWNS) {
            return Err(PlacementError::Pawns(pawns));
        }
        let overfull = |progress: &Progress| counts[progress.index()] > Row::LIMIT;
        match Progress::ALL.into_iter().skip(1).take(6).find(overfull) {
            Some(progress) => Err(PlacementError::RowTooFull(progress)),
            None => Ok(Placement::pack(counts)),
        }
    }

    /// The pawns by progress 0 to 7.
    ///
    /// ```
    /// # use linja::Placement;
    /// assert_eq!(Placement::START.counts()[0], 6);
    /// ```
    pub const fn counts(self) -> [u8; 8] {
        self.packed.to_be_bytes()
    }

    const fn pack(counts: [u8; 8]) -> Placement {
        Placement { packed: u64::from_be_bytes(counts) }
    }

    /// How many pawns have exactly this progress.
    ///
    /// ```
    /// # use linja::{Placement, Progress};
    /// assert_eq!(Placement::START.count(Progress::GOAL), 0);
    /// ```
    pub const fn count(self, progress: Progress) -> u8 {
        (self.packed >> shift(progress)) as u8
    }

    /// The progress of all twelve pawns added up, 0 to 84.
    ///
    /// ```
    /// # use linja::Placement;
    /// assert_eq!(Placement::START.total_progress(), 21);
    /// ```
    pub fn total_progress(self) -> u8 {
        (0..).zip(self.counts()).map(|(progress, count): (u8, u8)| progress * count).sum()
    }

    /// The progress of the pawn that has come least far.
    ///
    /// ```
    /// # use linja::{Placement, Progress};
    /// assert_eq!(Placement::START.rearmost(), Progress::START);
    /// ```
    pub const fn rearmost(self) -> Progress {
        Progress::from_index((self.packed.leading_zeros() / 8) as u8)
    }

    /// The points this placement gives at the end of a game.
    ///
    /// ```
    /// # use linja::{Placement, RuleSet};
    /// let placement = Placement::new([0, 0, 0, 2, 0, 1, 3, 6])?;
    /// assert_eq!(placement.points(RuleSet::Classic), 41);
    /// assert_eq!(placement.points(RuleSet::Zen), 39);
    /// # Ok::<(), linja::PlacementError>(())
    /// ```
    pub fn points(self, rules: RuleSet) -> i32 {
        Progress::ALL
            .into_iter()
            .map(|progress| i32::from(self.count(progress)) * rules.points(progress))
            .sum()
    }

    /// The progress values from which a pawn can go exactly `rows` forward (or as far as the goal)
    /// when the other side stands on `facing`, as a bit each: bit 0 for progress 0, and so on.
    pub(crate) const fn movable_forward(self, rows: u8, facing: Placement) -> u8 {
        let pawns = at_least(self.packed, 1) & !GOAL_BIT;
        let beyond_goal = !(0xFF >> rows);
        pawns & ((self.with_room(facing) >> rows) | beyond_goal)
    }

    /// The progress values from which a pawn can go one row backward, as a bit each.
    pub(crate) const fn movable_backward(self, facing: Placement) -> u8 {
        at_least(self.packed, 1) & (self.with_room(facing) << 1)
    }

    /// The rows on which a pawn may land, as a bit each.
    const fn with_room(self, facing: Placement) -> u8 {
        !at_least(self.with_facing(facing), Row::LIMIT) | START_BIT | GOAL_BIT
    }

    /// The first inner row on which too many pawns stand, by the progress of this side.
    pub(crate) const fn first_overfull(self, facing: Placement) -> Option<Progress> {
        let overfull = at_least(self.with_facing(facing), Row::LIMIT + 1) & !(START_BIT | GOAL_BIT);
        match overfull {
            0 => None,
            _ => Some(Progress::from_index(overfull.trailing_zeros() as u8)),
        }
    }

    /// Whether any pawn can go one row forward.
    pub(crate) const fn has_opening(self, facing: Placement) -> bool {
        // As `movable_forward`, but the bits stay where they are: each is the top bit of a count.
        let pawns = lifted(self.packed, 1);
        let room = !lifted(self.with_facing(facing), Row::LIMIT) | 0x80;
        pawns & (room << 8) & TOP_BITS != 0
    }

    /// Whether every pawn has come past every pawn of the other side.
    pub(crate) const fn has_passed(self, facing: Placement) -> bool {
        self.rearmost().get() + facing.rearmost().get() > Progress::GOAL.get()
    }

    /// The pawns of both sides on the row of this progress, the other side standing on `facing`.
    pub(crate) const fn pawns_on(self, progress: Progress, facing: Placement) -> u8 {
        (self.with_facing(facing) >> shift(progress)) as u8
    }

    /// The pawns of both sides by the progress of this side, the other placement facing it.
    const fn with_facing(self, other: Placement) -> u64 {
        self.packed + other.packed.swap_bytes()
    }

    /// With one pawn moved; the caller has made sure that there is one, and room for it.
    pub(crate) const fn with_move(self, from: Progress, to: Progress) -> Placement {
        Placement { packed: self.packed - (1 << shift(from)) + (1 << shift(to)) }
    }
}

/// Where the count of this progress lies in the packed form.
const fn shift(progress: Progress) -> u32 {
    8 * (7 - progress.get()) as u32
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Placement").field(&self.counts()).finish()
    }
}

/// The start line in a set of progress values.
const START_BIT: u8 = 1 << Progress::START.get();
/// The goal in a set of progress values.
pub(crate) const GOAL_BIT: u8 = 1 << Progress::GOAL.get();

const ONES: u64 = 0x0101_0101_0101_0101;
const TOP_BITS: u64 = 0x8080_8080_8080_8080;

/// Lifts every one of eight packed counts (all below 100) that is at least `least` to 128 or more.
const fn lifted(counts: u64, least: u8) -> u64 {
    counts + ONES * (128 - least as u64)
}

/// The set of those of eight packed counts that are at least `least`: bit 0 for the count of
/// progress 0, and so on.
const fn at_least(counts: u64, least: u8) -> u8 {
    // Gathers the eight top bits.
    let bits = (lifted(counts, least) >> 7) & ONES;
    (bits.wrapping_mul(0x8040_2010_0804_0201) >> 56) as u8
}

/// Why counts are not a [`Placement`].
///
/// ```
/// # use linja::Placement;
/// let error = Placement::new([5, 1, 1, 1, 1, 1, 1, 0]).unwrap_err();
/// assert_eq!(error.to_string(), "there are 11 pawns instead of 12");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlacementError {
    /// This many pawns instead of twelve.
    Pawns(u32),
    /// More than six pawns on the inner row with this progress.
    RowTooFull(Progress),
}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlacementError::Pawns(pawns) => {
                write!(f, "there are {pawns} pawns instead of {}", Placement::PAWNS)
            }
            PlacementError::RowTooFull(progress) => write!(
                f,
                "more than {} pawns stand on the inner row of progress {}",
                Row::LIMIT,
                progress.get()
            ),
        }
    }
}

impl core::error::Error for PlacementError {}
