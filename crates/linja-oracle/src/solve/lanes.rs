//! Vectors of values: one byte a lane, one waiting placement a lane.
//!
//! Everything here is plain Rust over fixed-size arrays, inlined into functions that are compiled once
//! for each instruction set (see [`Instructions`](super::Instructions)), so that the compiler picks the vector instructions.

use crate::code::Code;

/// Lanes of a narrow vector: as few as can be for Miri, which goes through them one by one. So it gets to
/// see wide vectors as well, however few placements there are.
pub(crate) const NARROW: usize = if cfg!(miri) { 2 } else { 32 };

/// Lanes of a wide vector.
pub(crate) const WIDE: usize = 2 * NARROW;

/// A byte for each of `L` waiting placements: values of a [`Code`] (0 = no such position) or a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[cfg_attr(not(miri), repr(align(32)))]
#[cfg_attr(miri, repr(align(2)))]
pub(crate) struct Lanes<const L: usize>(pub(crate) [u8; L]);

impl<const L: usize> Lanes<L> {
    pub(crate) const ZERO: Self = Self([0; L]);

    /// The mask of the lanes for which `holds` is true.
    pub(crate) fn mask(holds: impl Fn(usize) -> bool) -> Self {
        Self(std::array::from_fn(|lane| if holds(lane) { 0xff } else { 0 }))
    }

    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u8, u8) -> u8) -> Self {
        let mut result = self;
        for lane in 0..L {
            result.0[lane] = f(self.0[lane], other.0[lane]);
        }
        result
    }

    /// The better of two values; what is not legal (0) loses against everything.
    #[inline(always)]
    pub(crate) fn max(self, other: Self) -> Self {
        self.zip(other, u8::max)
    }

    #[inline(always)]
    pub(crate) fn and(self, mask: Self) -> Self {
        self.zip(mask, |a, b| a & b)
    }

    #[inline(always)]
    pub(crate) fn and_not(self, mask: Self) -> Self {
        self.zip(mask, |a, b| a & !b)
    }

    #[inline(always)]
    pub(crate) fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    /// `self` in the lanes of `mask`, `other` in the rest.
    #[inline(always)]
    pub(crate) fn select(self, mask: Self, other: Self) -> Self {
        self.and(mask).or(other.and_not(mask))
    }

    /// `self` where it is legal, `other` where it is 0.
    #[inline(always)]
    pub(crate) fn or_else(self, other: Self) -> Self {
        self.zip(other, |a, b| if a == 0 { b } else { a })
    }

    /// `f` of every lane.
    #[inline(always)]
    pub(crate) fn map(self, f: impl Fn(u8) -> u8) -> Self {
        self.zip(self, |a, _| f(a))
    }

    /// What turns to these positions are worth for the side that makes them; 0 stays 0.
    #[inline(always)]
    pub(crate) fn worth<K: Code>(self) -> Self {
        self.map(K::worth)
    }

    /// The bytes of positions whose best turns are worth so much, with those of the run before.
    #[inline(always)]
    pub(crate) fn settled<K: Code>(self, before: Self) -> Self {
        self.zip(before, K::settled)
    }

    /// The mask of the lanes that are 0.
    #[inline(always)]
    pub(crate) fn is_zero(self) -> Self {
        self.zip(self, |a, _| if a == 0 { 0xff } else { 0 })
    }

    /// The `part`th run of narrow lanes.
    #[inline(always)]
    pub(crate) fn part(&self, part: usize) -> Lanes<NARROW> {
        let mut lanes = Lanes::ZERO;
        lanes.0.copy_from_slice(&self.0[part * NARROW..][..NARROW]);
        lanes
    }

    /// Sets the `part`th run of narrow lanes.
    #[inline(always)]
    pub(crate) fn set_part(&mut self, part: usize, lanes: Lanes<NARROW>) {
        self.0[part * NARROW..][..NARROW].copy_from_slice(&lanes.0);
    }

    #[inline(always)]
    pub(crate) fn any(self) -> bool {
        self.0.iter().fold(0, |all, &lane| all | lane) != 0
    }
}

impl Lanes<WIDE> {
    /// The first lanes.
    #[inline(always)]
    pub(crate) fn first<const L: usize>(&self) -> Lanes<L> {
        let mut first = Lanes::ZERO;
        first.0.copy_from_slice(&self.0[..L]);
        first
    }
}

/// A square of bytes: as many vectors as each has lanes.
pub(crate) type Tile = [Lanes<NARROW>; NARROW];

/// Vectors become lanes and lanes become vectors.
#[inline(always)]
pub(crate) fn transpose(tile: &mut Tile) {
    // Interleaving vector i with vector i + 16, five times over, moves every byte to its transposed place. With two
    // vectors, every odd number of times does.
    let mut other = [Lanes::ZERO; NARROW];
    interleave(tile, &mut other);
    interleave(&other, tile);
    interleave(tile, &mut other);
    interleave(&other, tile);
    interleave(tile, &mut other);
    *tile = other;
}

#[inline(always)]
fn interleave(from: &Tile, to: &mut Tile) {
    const HALF: usize = NARROW / 2;
    for vector in 0..HALF {
        let (low, high) = (from[vector].0, from[vector + HALF].0);
        for lane in 0..HALF {
            to[2 * vector].0[2 * lane] = low[lane];
            to[2 * vector].0[2 * lane + 1] = high[lane];
            to[2 * vector + 1].0[2 * lane] = low[lane + HALF];
            to[2 * vector + 1].0[2 * lane + 1] = high[lane + HALF];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transposing_swaps_vectors_and_lanes() {
        let byte = |vector: usize, lane: usize| (vector * 7 + lane * 31) as u8;
        let mut tile =
            std::array::from_fn(|vector| Lanes(std::array::from_fn(|lane| byte(vector, lane))));
        transpose(&mut tile);
        for (vector, Lanes(lanes)) in tile.iter().enumerate() {
            for (lane, &value) in lanes.iter().enumerate() {
                assert_eq!(value, byte(lane, vector));
            }
        }
    }
}
