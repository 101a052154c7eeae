//! Guessing the values of a block one after the other, each from others that are known by then.
//!
//! The neighbours of a position are those in which one waiting pawn stands one row further; there are
//! up to seven, and they come earlier in the order of a segment. The mean of their values is the guess.
//! How far it will be off depends on much: [`Guess::hints`] has it, cut into small numbers.

use std::sync::OnceLock;

use linja::{Placement, Row};

use crate::numbering::Facing;

/// The largest number of positions in a block. Unpacking one takes about 35 ns; but the more there are, the
/// more neighbours lie in the same block, and the more a block can learn.
pub(crate) const LARGEST_BLOCK: usize = 2048;

/// Room for the values of a block, a power of two, so that all before the block wraps to where nothing is known.
const RING: usize = LARGEST_BLOCK.next_power_of_two();

/// A guess at a value.
#[derive(Clone, Copy)]
pub(crate) struct Guess {
    pub(crate) value: u8,
    /// What may tell how far it is off: one number of each kind, all below [`HINTS`], and those of
    /// different kinds are different.
    pub(crate) hints: [u32; KINDS],
}

/// How many kinds of hints there are: how the neighbours lie as a whole, the guess itself, three
/// neighbours together (three times), and each neighbour with the row that its pawn has left.
pub(crate) const KINDS: usize = 2 + 3 + 7;

/// How many hints there are of all kinds.
pub(crate) const HINTS: usize = 512 + 256 + 3 * 512 + 7 * 512;

/// Where each kind of hints begins.
const LEVELS: usize = 512;
const THREES: usize = LEVELS + 256;
const ROWS: usize = THREES + 3 * 512;

/// A value that is known, in a form that can be added up: 1 from bit 28 on, the value from bit 17 on, and the
/// square of its distance from 128. 0 stands for no position.
#[derive(Clone, Copy, Default)]
struct Known(u32);

impl Known {
    fn new(value: u8) -> Known {
        let distance = i32::from(value) - 128;
        Known(1 << 28 | u32::from(value) << 17 | (distance * distance) as u32)
    }

    /// How far it lies from a guess, at most 3: 1 to 7, and 0 if it stands for no position.
    #[inline(always)]
    fn apart(self, less: u32) -> u32 {
        const APART: [u8; 4096] = {
            let mut apart = [0; 4096];
            let mut at = 2048;
            while at < 4096 {
                apart[at] = if at < 2301 {
                    1
                } else if at > 2307 {
                    7
                } else {
                    (at - 2300) as u8
                };
                at += 1;
            }
            apart
        };
        APART[((self.0 >> 17) + less) as usize % 4096].into()
    }
}

/// A guess from the neighbours. If none is known, it is `otherwise`. `rows` says from where on the hints of
/// each neighbour's row are.
#[inline(always)]
fn guess(neighbours: [Known; 7], otherwise: u8, rows: [u32; 7]) -> Guess {
    /// 2¹⁶ / count, rounded up: multiplying is faster than dividing.
    const SHARES: [u32; 8] = [65_536, 65_536, 32_768, 21_846, 16_384, 13_108, 10_923, 9_363];
    let all: u32 = neighbours.iter().map(|known| known.0).sum();
    let (count, sum, squares) = (all >> 28 & 7, all >> 17 & 0x7ff, all & 0x1_ffff);
    let sum_or = if count == 0 { otherwise.into() } else { sum };
    let eighths = ((sum_or * SHARES[count as usize]) >> 13) + 4;
    let value = eighths / 8;
    // Their variance, times count², on a scale of powers of two.
    let distance = sum.wrapping_sub(128 * count);
    let variance = (squares * count).wrapping_sub(distance.wrapping_mul(distance));
    let spread = (u32::BITS - variance.leading_zeros()).min(7);
    let level = value.saturating_sub(112).min(31);
    let apart = neighbours.map(|known| known.apart(256 - value % 256));
    let three = |at: usize| apart[at] * 64 + apart[at + 1] * 8 + apart[at + 2];
    let mut hints = [0; KINDS];
    hints[0] = (count * 8 + eighths % 8) * 8 + spread;
    hints[1] = LEVELS as u32 + level * 8 + spread;
    for (at, hint) in hints[2..5].iter_mut().enumerate() {
        *hint = (THREES + at * 512) as u32 + three(at * 2);
    }
    for (hint, (row, apart)) in hints[5..].iter_mut().zip(rows.iter().zip(apart)) {
        *hint = row + apart;
    }
    Guess { value: value as u8, hints }
}

/// From where on the hints of a neighbour's row are: the row that its pawn has left, which held so many
/// waiting pawns of at most so many.
fn row(progress: usize, count: u8, most: u8) -> u32 {
    // The start line holds any number.
    let pawns = if progress == 0 { count } else { count * (Row::LIMIT + 1) + most };
    (ROWS + progress * 512) as u32 + u32::from(pawns) * 8
}

/// Where the last three counts stand, among all with the same counts before them.
#[derive(Clone, Copy)]
struct Spot {
    /// Whether a pawn of progress 4 can go further: 1 or 0.
    fourth: u8,
    /// How far back it is to where a pawn of progress 5 went further; 0 if none can.
    back_5: u8,
    /// Whether a pawn of progress 6 can go further: 1 or 0. That is the position before.
    sixth: u8,
    /// The counts of progress 5 and 6.
    counts: [u8; 2],
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
                counts: [c5, c6],
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
    let rows_5_6: [[u32; 8]; 2] = std::array::from_fn(|at| {
        std::array::from_fn(|count| row(5 + at, count as u8, most[5 + at]))
    });
    let mut counts = facing.placement(first).unwrap_or(Placement::START).counts();
    (counts[5], counts[6], counts[7]) = (0, 0, counts[5] + counts[6] + counts[7]);
    let mut skipped = first - Placement::new(counts).map_or(first, |start| facing.rank(start));
    // How many pawns stand further than each progress.
    let mut beyond = [counts[7]; 5];
    for progress in (0..4).rev() {
        beyond[progress] = beyond[progress + 1] + counts[progress + 1];
    }

    // What is not known yet stands for no position, and so does all before the block: there the index wraps.
    let mut known = [Known::default(); RING];
    let mut at: usize = 0;
    let mut last = 128;
    loop {
        let back: [usize; 5] = std::array::from_fn(|progress| {
            let can_go = progress == 4 || counts[progress + 1] < most[progress + 1];
            let goes = (counts[progress] > 0) & can_go;
            steps[progress][usize::from(beyond[progress] % 16)] * usize::from(goes)
        });
        let mut rows: [u32; 7] = std::array::from_fn(|progress| match progress {
            5.. => 0,
            _ => row(progress, counts[progress], most[progress]),
        });
        let here = &spots[usize::from(beyond[4])];
        for spot in here.iter().skip(std::mem::take(&mut skipped)).take(positions - at) {
            let value = |back: usize| known[at.wrapping_sub(back) % RING];
            let neighbours = [
                value(back[0]),
                value(back[1]),
                value(back[2]),
                value(back[3]),
                value(back[4] * usize::from(spot.fourth)),
                value(spot.back_5.into()),
                value(spot.sixth.into()),
            ];
            rows[5] = rows_5_6[0][usize::from(spot.counts[0] % 8)];
            rows[6] = rows_5_6[1][usize::from(spot.counts[1] % 8)];
            last = next(guess(neighbours, last, rows));
            known[at % RING] = Known::new(last);
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
