//! Guessing the values of a block one after the other, each from others that are known by then.
//!
//! A value is guessed from those of the positions in which one waiting pawn stands one row further;
//! they come earlier in the order of a segment. Their mean is the guess. The guess with its fraction,
//! how many they are and how far they lie apart make up its *context*.

use std::sync::OnceLock;

use linja::{Placement, Row};

use crate::numbering::Facing;

/// The largest number of positions in a block: few, as unpacking one takes about 20 ns, but enough
/// to have most of the values that a guess needs in the same block.
pub(crate) const LARGEST_BLOCK: usize = 1024;

/// A guess at a value, and what kind of guess it is.
#[derive(Clone, Copy)]
pub(crate) struct Guess {
    pub(crate) value: u8,
    /// Less than [`CONTEXTS`].
    pub(crate) context: usize,
}

/// The values that a guess is made from, added up.
#[derive(Clone, Copy, Default)]
struct Sum(u64);

impl Sum {
    /// Of one value: 1 from bit 48 on, the value from bit 32 on, and its square. That of 0, which
    /// stands for no position, is nothing.
    const OF: [Sum; 256] = {
        let mut of = [Sum(0); 256];
        let mut value = 1;
        while value < 256 {
            of[value as usize] = Sum(1 << 48 | value << 32 | (value * value));
            value += 1;
        }
        of
    };

    fn guess(self, has_left: bool) -> Guess {
        /// 2¹⁸ / count, rounded up: multiplying is faster than dividing.
        const SHARES: [u32; 8] = [0, 262_144, 131_072, 87_382, 65_536, 52_429, 43_691, 37_450];
        let count = (self.0 >> 48) as u32 % 8;
        let sum = (self.0 >> 32) as u32 % (1 << 16);
        let quarters = ((sum * SHARES[count as usize]) >> 16) + 2;
        let value = (quarters / 4) as u8;
        let level = u32::from(value.saturating_sub(112).min(31));
        // Their variance, times count², on a scale of powers of two.
        let variance = (self.0 as u32 * count).wrapping_sub(sum * sum);
        let spread = (u32::BITS - variance.leading_zeros()).min(7);
        let context = ((level * 8 + spread) * 4 + quarters % 4) * 8 + count;
        Guess { value, context: context as usize * 2 + usize::from(has_left) }
    }
}

/// How many contexts there are.
pub(crate) const CONTEXTS: usize = 32 * 8 * 4 * 8 * 2;

/// Where the last three counts stand, among all with the same counts before them.
#[derive(Clone, Copy)]
struct Spot {
    /// Whether a pawn of progress 4 can go further: 1 or 0.
    fourth: u8,
    /// How far back it is to where a pawn of progress 5 went further; 0 if none can.
    back_5: u8,
    /// Whether a pawn of progress 6 can go further: 1 or 0. That is the position before.
    sixth: u8,
}

/// The spots for each number of pawns that are left for the last three counts.
fn spots(most_5: u8, most_6: u8) -> &'static [Vec<Spot>] {
    const LIMIT: u8 = Row::LIMIT;
    static SPOTS: OnceLock<Vec<Vec<Spot>>> = OnceLock::new();
    let spots = SPOTS.get_or_init(|| {
        let mosts = (0..=LIMIT).flat_map(|fifth| (0..=LIMIT).map(move |sixth| (fifth, sixth)));
        let cases = mosts.flat_map(|mosts| (0..=Placement::PAWNS).map(move |left| (mosts, left)));
        let spots = cases.map(|((most_5, most_6), left)| {
            let fifths = 0..=most_5.min(left);
            let both = fifths.flat_map(|c5| (0..=most_6.min(left - c5)).map(move |c6| (c5, c6)));
            let spot = |(c5, c6)| Spot {
                fourth: u8::from(c5 < most_5),
                back_5: if c5 > 0 && c6 < most_6 { most_6.min(left - c5 + 1) } else { 0 },
                sixth: u8::from(c6 > 0),
            };
            both.map(spot).collect()
        });
        spots.collect()
    });
    let numbers = usize::from(Placement::PAWNS) + 1;
    let first = usize::from(most_5 * (LIMIT + 1) + most_6) * numbers;
    &spots[first..first + numbers]
}

/// Goes through a block, which starts at the rank `first`: `next` gets a guess at each value, and
/// returns the value.
#[inline(always)]
pub(crate) fn guess_block(
    facing: &Facing,
    first: usize,
    positions: usize,
    mut next: impl FnMut(Guess) -> u8,
) {
    let most = facing.most();
    let spots = spots(most[5], most[6]);
    // A step that leads out of any block is 0, which leads to the position itself.
    let steps: [[usize; 16]; 5] = std::array::from_fn(|progress| {
        let within = |beyond| Some(facing.step(progress, beyond)).filter(|&it| it < LARGEST_BLOCK);
        std::array::from_fn(|beyond| if beyond < 12 { within(beyond).unwrap_or(0) } else { 0 })
    });
    let mut counts = facing.placement(first).unwrap_or(Placement::START).counts();
    (counts[5], counts[6], counts[7]) = (0, 0, counts[5] + counts[6] + counts[7]);
    let mut skipped = first - Placement::new(counts).map_or(first, |start| facing.rank(start));
    // How many pawns stand further than each progress.
    let mut beyond = [counts[7]; 5];
    for progress in (0..4).rev() {
        beyond[progress] = beyond[progress + 1] + counts[progress + 1];
    }

    // What is not known yet is nothing, and so is all before the block: there the index wraps.
    let mut known = [Sum::default(); LARGEST_BLOCK];
    let mut at: usize = 0;
    let mut left = Sum::OF[128];
    loop {
        let back: [usize; 5] = std::array::from_fn(|progress| {
            let can_go = progress == 4 || counts[progress + 1] < most[progress + 1];
            let goes = (counts[progress] > 0) & can_go;
            steps[progress][usize::from(beyond[progress] % 16)] * usize::from(goes)
        });
        let here = &spots[usize::from(beyond[4])];
        for spot in here.iter().skip(std::mem::take(&mut skipped)).take(positions - at) {
            let value = |back: usize| known[at.wrapping_sub(back) % LARGEST_BLOCK].0;
            let mut sum = value(back[0]) + value(back[1]) + value(back[2]) + value(back[3]);
            sum += value(back[4] * usize::from(spot.fourth)) + value(spot.back_5.into());
            sum += left.0 * u64::from(spot.sixth);
            let guess = Sum(if sum == 0 { left.0 } else { sum }).guess(spot.sixth > 0);
            left = Sum::OF[usize::from(next(guess))];
            known[at % LARGEST_BLOCK] = left;
            at += 1;
        }
        // The next counts up to progress 4: all further pawns stand on the goal at first.
        let raised = (0..5).rev().find(|&one| counts[one] < most[one] && beyond[one] > 0);
        let Some(raised) = raised.filter(|_| at < positions) else { return };
        counts[raised] += 1;
        beyond[raised] -= 1;
        for progress in raised + 1..5 {
            (counts[progress], beyond[progress]) = (0, beyond[raised]);
        }
    }
}
