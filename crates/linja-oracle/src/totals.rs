//! The totals of a solution: how many positions are lost, drawn and won, and a checksum of all of them.

use linja::{Placement, RuleSet};

use crate::code::Code;
use crate::kind::Kind;
use crate::solve::{Lanes, WIDE};

/// Counts and checksum of a solution, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    /// Positions that the side to move loses.
    pub loss: u64,
    /// Positions that are drawn.
    pub draw: u64,
    /// Positions that the side to move wins.
    pub win: u64,
    /// Positions in which the colours have passed each other.
    pub passed: u64,
    /// Positions that are over because neither side has a legal opening.
    pub both_stuck: u64,
    lowest: i16,
    highest: i16,
    /// The highest total progress of positions that are far from the end.
    pub(crate) last_far: usize,
    /// The checksum of all positions, independent of how they are stored.
    pub checksum: u64,
}

impl Totals {
    pub(crate) const EMPTY: Self = Self {
        loss: 0,
        draw: 0,
        win: 0,
        passed: 0,
        both_stuck: 0,
        lowest: i16::MAX,
        highest: i16::MIN,
        last_far: 0,
        checksum: 0,
    };

    /// All positions.
    pub fn positions(&self) -> u64 {
        self.loss + self.draw + self.win
    }

    /// The lowest margin, or the shortest distance.
    pub fn min(&self) -> i16 {
        self.lowest
    }

    /// The highest margin, or the longest distance.
    pub fn max(&self) -> i16 {
        self.highest
    }

    /// One more position.
    pub(crate) fn add<K: Code>(&mut self, mover: u64, waiting: u64, value: u8, before: u8) {
        let (first, last) = K::DRAWS;
        self.loss += u64::from(value < first);
        self.draw += u64::from((first..=last).contains(&value));
        self.win += u64::from(value > last);
        let amount = K::amount(K::measure(value, before));
        self.lowest = self.lowest.min(amount);
        self.highest = self.highest.max(amount);
        let stamp = K::stamp(value, before);
        let key = key(mover, waiting, K::STAMP_BITS, stamp);
        self.checksum = self.checksum.wrapping_add(mix(key));
    }

    /// One more vector of positions for each of at most 255 movers, with their bytes of the run before; lanes of 0 do not count.
    #[inline(always)]
    pub(crate) fn add_vectors<K: Code, const L: usize>(
        &mut self,
        movers: impl Iterator<Item = (u64, (Lanes<L>, Lanes<L>))>,
        waiting: &[u64; WIDE],
    ) {
        let (first, last) = K::DRAWS;
        let mut checksums = [0_u64; L];
        let (mut loss, mut draw, mut win) = ([0_u8; L], [0_u8; L], [0_u8; L]);
        // 0 less 1 is 255, so that what is not legal is never the lowest.
        let (mut lowest_less_1, mut highest) = ([u8::MAX; L], [0_u8; L]);
        for (mover, (Lanes(values), Lanes(before))) in movers {
            for lane in 0..L {
                let value = values[lane];
                loss[lane] += u8::from(value.wrapping_sub(1) < first - 1);
                draw[lane] += u8::from(value.wrapping_sub(first) <= last - first);
                win[lane] += u8::from(value > last);
                let measure = K::measure(value, before[lane]);
                lowest_less_1[lane] = lowest_less_1[lane].min(measure.wrapping_sub(1));
                highest[lane] = highest[lane].max(measure);
            }
            for lane in 0..L {
                let stamp = K::stamp(values[lane], before[lane]);
                let mixed = mix(key(mover, waiting[lane], K::STAMP_BITS, stamp));
                let counts = if values[lane] == 0 { 0 } else { u64::MAX };
                checksums[lane] = checksums[lane].wrapping_add(mixed & counts);
            }
        }
        let total = |lanes: [u8; L]| lanes.iter().map(|&count| u64::from(count)).sum::<u64>();
        self.loss += total(loss);
        self.draw += total(draw);
        self.win += total(win);
        let (mut low, mut high) = (u8::MAX, 0);
        for lane in 0..L {
            low = low.min(lowest_less_1[lane]);
            high = high.max(highest[lane]);
            self.checksum = self.checksum.wrapping_add(checksums[lane]);
        }
        if high > 0 {
            self.lowest = self.lowest.min(K::amount(low + 1));
            self.highest = self.highest.max(K::amount(high));
        }
    }

    pub(crate) fn merge(self, other: Self) -> Self {
        Self {
            loss: self.loss + other.loss,
            draw: self.draw + other.draw,
            win: self.win + other.win,
            passed: self.passed + other.passed,
            both_stuck: self.both_stuck + other.both_stuck,
            lowest: self.lowest.min(other.lowest),
            highest: self.highest.max(other.highest),
            last_far: self.last_far.max(other.last_far),
            checksum: self.checksum.wrapping_add(other.checksum),
        }
    }
}

/// The checksum of each rule set's solution: a solve that gives another one is wrong.
///
/// ```
/// assert_eq!(linja_oracle::known_checksum(linja::RuleSet::Zen), 0x43f5_a8c7_f5a3_dcad);
/// ```
pub const fn known_checksum(rules: RuleSet) -> u64 {
    match rules {
        RuleSet::Classic => 0x4e3d_7d85_c3af_58cc,
        RuleSet::Revised => 0x362d_1372_635a_9cbf,
        RuleSet::RevisedMean => 0xf9ad_30d3_b759_dbe7,
        RuleSet::Zen => 0x43f5_a8c7_f5a3_dcad,
        RuleSet::ZenMean => 0x6f4c_d72a_12b8_c3ba,
    }
}

/// The checksum of each rule set's results and distances; `None` if it has not been recorded.
pub fn known_distance_checksum(rules: RuleSet) -> Option<u64> {
    let lines = include_str!("../data/distances.txt").lines();
    let mut known = lines.filter_map(|line| line.split_once(' '));
    let (_, checksum) = known.find(|&(name, _)| name == rules.name())?;
    u64::from_str_radix(checksum, 16).ok()
}

/// What one position adds to the checksum.
pub(crate) fn share<K: Kind>(mover: Placement, waiting: Placement, cell: K::Cell) -> u64 {
    mix(key(code(&mover.counts()), code(&waiting.counts()), K::CELL_BITS, cell.into()))
}

/// A placement's counts read as base-13 digits, progress 0 first.
pub(crate) fn code(counts: &[u8; 8]) -> u64 {
    counts.iter().fold(0, |code, &pawns| code * 13 + u64::from(pawns))
}

#[inline(always)]
fn key(mover: u64, waiting: u64, stamp_bits: u32, stamp: u16) -> u64 {
    const CODES: u64 = 13_u64.pow(8);
    let codes = mover.wrapping_mul(CODES).wrapping_add(waiting);
    (codes << stamp_bits).wrapping_add(stamp.into())
}

#[inline(always)]
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Margin;

    #[test]
    fn vectors_count_as_their_positions_do_one_by_one() {
        let values = Lanes::<WIDE>(std::array::from_fn(|lane| (lane * 37 % 249) as u8));
        let waiting = std::array::from_fn(|lane| lane as u64 * 12_345);
        let (mut vectors, mut singles) = (Totals::EMPTY, Totals::EMPTY);
        vectors.add_vectors::<Margin, WIDE>([(77, (values, Lanes::ZERO))].into_iter(), &waiting);
        for (lane, &value) in values.0.iter().enumerate().filter(|&(_, &value)| value != 0) {
            singles.add::<Margin>(77, waiting[lane], value, 0);
        }
        assert_eq!(vectors, singles);
    }
}
