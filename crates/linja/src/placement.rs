//! Where the twelve pawns of one side stand.

use core::fmt;

use crate::{Progress, Row, RuleSet};

/// The twelve pawns of one side, counted by progress: no more and no fewer, and at most six on an
/// inner row.
///
/// There are 45,636 placements. Seen by progress they are the same for both sides.
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
        match Progress::all().skip(1).take(6).find(overfull) {
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

    /// The pawns that have come this far.
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
        Progress::all()
            .map(|progress| i32::from(self.count(progress)) * rules.points(progress))
            .sum()
    }

    /// The set of progress values with at least one pawn: bit 0 for progress 0, and so on.
    pub(crate) const fn occupied(self) -> u8 {
        at_least(self.packed, 1)
    }

    /// The pawns of both sides by the progress of this side, the other placement facing it.
    pub(crate) const fn with_facing(self, other: Placement) -> u64 {
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

/// The set of those of eight packed counts (all below 100) that are at least `least`: bit 0 for the
/// count of progress 0, and so on.
pub(crate) const fn at_least(counts: u64, least: u8) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Lifts every count that is large enough to 128 or more, then gathers the eight top bits.
    let lifted = counts + ONES * (128 - least as u64);
    let bits = (lifted >> 7) & ONES;
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
    /// Not twelve pawns, but this many.
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
