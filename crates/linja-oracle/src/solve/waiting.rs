//! What the solver has to know about a chunk of waiting placements, as masks over its lanes.

use crate::code::Code;
use crate::solve::{
    lanes::{Lanes, NARROW, WIDE},
    mover::Mover,
    moves::{LONGEST, Opening},
    placements::{Chunk, GOAL, Placements, ROW_LIMIT, rearmost},
};
use crate::totals::code;

const COUNTS: usize = ROW_LIMIT as usize + 1;

/// A chunk of placements that wait while the other side moves.
pub(crate) struct Waiting {
    /// By progress and count: the lanes with so many pawns there.
    equal: [[Lanes<WIDE>; COUNTS]; GOAL],
    /// By progress and count: the lanes with at most so many pawns there.
    at_most: [[Lanes<WIDE>; COUNTS]; GOAL],
    /// By progress: the lanes whose rearmost pawn is there.
    rearmost: [Lanes<WIDE>; GOAL + 1],
    /// By progress: the lanes whose rearmost pawn is there or further.
    beyond: [Lanes<WIDE>; GOAL + 1],
    foremost_rear: usize,
    /// The fewest pawns on each inner row, laid out as [`Mover::pawns`] is.
    fewest: u64,
    /// The placements' [codes](code).
    pub(crate) codes: [u64; WIDE],
    /// The placements' points, wrapped into bytes.
    points: Lanes<WIDE>,
}

impl Waiting {
    pub(crate) fn new(placements: &Placements, points: &[i8; 8], chunk: Chunk) -> Self {
        let lanes: Vec<_> = chunk.slots().map(|slot| *placements.counts(slot)).collect();
        let mask = |holds: &dyn Fn(&[u8; 8]) -> bool| {
            Lanes::mask(|lane| lanes.get(lane).is_some_and(holds))
        };
        let counted = |compare: fn(u8, u8) -> bool| {
            std::array::from_fn(|progress| {
                std::array::from_fn(|count| mask(&|lane| compare(lane[progress], count as u8)))
            })
        };
        let mut fewest = [0; 8];
        for (row, fewest) in fewest.iter_mut().enumerate().take(GOAL).skip(1) {
            *fewest = lanes.iter().map(|lane| lane[GOAL - row]).min().unwrap_or(0);
        }
        let own_points = |lane: &[u8; 8]| crate::solve::mover::points(lane, points) as u8;
        Self {
            equal: counted(|pawns, count| pawns == count),
            at_most: counted(|pawns, count| pawns <= count),
            rearmost: std::array::from_fn(|rear| mask(&|lane| rearmost(lane) == rear)),
            beyond: std::array::from_fn(|rear| mask(&|lane| rearmost(lane) >= rear)),
            foremost_rear: lanes.iter().map(rearmost).max().unwrap_or(0),
            fewest: u64::from_le_bytes(fewest),
            codes: std::array::from_fn(|lane| lanes.get(lane).map_or(0, code)),
            points: Lanes(std::array::from_fn(|lane| lanes.get(lane).map_or(0, own_points))),
        }
    }

    /// False if no lane can share the board with the mover without breaking the row limit.
    #[inline(always)]
    pub(crate) fn may_meet(&self, mover: &Mover) -> bool {
        const INNER: u64 = 0x00ff_ffff_ffff_ff00;
        const TOP_BITS: u64 = 0x8080_8080_8080_8080;
        const TO_TOP_BIT: u64 = 0x0101_0101_0101_0101 * (0x7f - ROW_LIMIT as u64);
        (mover.pawns + self.fewest + TO_TOP_BIT) & TOP_BITS & INNER == 0
    }

    /// The lanes that obey the row limit together with the mover.
    #[inline(always)]
    pub(crate) fn valid<const L: usize>(&self, mover: &Mover) -> Lanes<L> {
        let pawns = mover.pawns.to_le_bytes();
        let mut valid = self.beyond[0].first();
        for (&own, at_most) in pawns[1..GOAL].iter().zip(self.at_most[1..].iter().rev()) {
            valid = valid.and(at_most[usize::from(ROW_LIMIT - own)].first());
        }
        valid
    }

    /// True if the colours may have passed each other in some lane.
    #[inline(always)]
    pub(crate) fn may_have_passed(&self, mover: &Mover) -> bool {
        mover.rearmost + self.foremost_rear > GOAL
    }

    /// The lanes whose pawns have passed all the mover's; only if [`Self::may_have_passed`].
    #[inline(always)]
    pub(crate) fn passed<const L: usize>(&self, mover: &Mover) -> Lanes<L> {
        self.beyond[GOAL + 1 - mover.rearmost].first()
    }

    /// The lanes that have passed the mover, but would not if one rearmost pawn stood a row further back.
    #[inline(always)]
    pub(crate) fn barely_passed(&self, rearmost: usize) -> &Lanes<WIDE> {
        &self.rearmost[GOAL + 1 - rearmost]
    }

    /// The lanes without a pawn of this progress.
    #[inline(always)]
    pub(crate) fn without<const L: usize>(&self, progress: usize) -> Lanes<L> {
        self.equal[progress][0].first()
    }

    /// The mover's values if the game ended here.
    #[inline(always)]
    pub(crate) fn final_values<K: Code, const L: usize>(&self, mover: &Mover) -> Lanes<L> {
        let margin = mover.points.wrapping_add(128);
        self.points.first().map(
            #[inline(always)]
            |points| K::over(margin.wrapping_sub(points)),
        )
    }

    /// What a turn is worth for one part of the lanes if it ends the game and has cost the other side, here the
    /// mover, so many points.
    #[inline(always)]
    pub(crate) fn last_turn<K: Code>(&self, part: usize, mover: &Mover, cost: u8) -> Lanes<NARROW> {
        let margin = 128_u8.wrapping_sub(mover.points).wrapping_add(cost);
        self.points.part(part).map(
            #[inline(always)]
            |points| K::ended(K::over(points.wrapping_add(margin))),
        )
    }

    /// Hands the values after an opening to the placements from which the opening can have come.
    #[inline(always)]
    pub(crate) fn hand_back<const L: usize>(
        &self,
        openings: &[Opening],
        after: &AfterOpening<L>,
        movers: &mut [Lanes<L>],
    ) {
        for opening in openings {
            let own = usize::from(opening.own);
            // At most five own pawns were on the row, so this is always so.
            let Some(after) = after.0[own..].first_chunk::<{ LONGEST + 1 }>() else { continue };
            let equal = &self.equal[usize::from(opening.waiting)];
            let mover = &mut movers[usize::from(opening.mover)];
            let mut best = *mover;
            for count in 0..LONGEST + 1 {
                best = best.max(after[count].and(equal[count].first()));
            }
            *mover = best;
        }
    }
}

/// What an opening onto an inner row is worth, by the other pawns on that row; nothing for more than
/// five.
pub(crate) struct AfterOpening<const L: usize>([Lanes<L>; 2 * LONGEST + 1]);

impl<const L: usize> AfterOpening<L> {
    #[inline(always)]
    pub(crate) fn new() -> Self {
        Self([Lanes::ZERO; 2 * LONGEST + 1])
    }

    /// Takes the worth without a follow-up, and the best worth of follow-ups of 1 to 5 rows. Where no
    /// follow-up can be made, the turn ends.
    #[inline(always)]
    pub(crate) fn set(&mut self, without: Lanes<L>, follow_ups: [Lanes<L>; LONGEST]) {
        self.0[0] = without;
        for n in 1..LONGEST + 1 {
            self.0[n] = follow_ups[n - 1].or_else(without);
        }
    }
}
