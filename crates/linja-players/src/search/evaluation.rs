//! What a position looks like without looking ahead: a small network fitted to the oracle.
//!
//! Each feature of a position selects a row of weights. The rows are added up; the sums, clamped and squared, are
//! weighted once more. `examples/fit_evaluation.rs` makes the numbers.

use linja::Position;

use crate::search::features::{FEATURES, features};

/// One point, in the units that the search counts in.
pub(crate) const POINT: i32 = 64;

/// How many sums the network has.
const WIDTH: usize = 64;

/// What stands for 1 in the weights of the sums, and in those of the output.
const SUM_ONE: i32 = 64;
const OUT_ONE: i32 = 256;

/// Where sums are clamped, so that the square still fits 16 bits.
const MOST: i16 = 181;

type Sums = [i16; WIDTH];

/// The network of a rule set.
pub(crate) struct Evaluation {
    rows: Box<[Sums]>,
    bias: Sums,
    out: Sums,
    out_bias: i32,
}

impl Evaluation {
    /// Reads the weights of the rows (one byte each), then the biases of the sums, and the weights
    /// and bias of the output (two bytes each, little-endian). `None` if the length is wrong.
    pub(crate) fn new(network: &[u8]) -> Option<Evaluation> {
        if network.len() != FEATURES * WIDTH + 4 * WIDTH + 2 {
            return None;
        }
        let (rows, rest) = network.split_at(FEATURES * WIDTH);
        let mut words = rest.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || words.next().unwrap_or_default();
        let row = |bytes: &[u8]| std::array::from_fn(|index| i16::from(bytes[index] as i8));
        Some(Evaluation {
            rows: rows.chunks_exact(WIDTH).map(row).collect(),
            bias: std::array::from_fn(|_| next()),
            out: std::array::from_fn(|_| next()),
            out_bias: next().into(),
        })
    }

    /// The margin that the side to move can expect, in units of 1/[`POINT`] of a point.
    #[inline]
    pub(crate) fn value(&self, position: Position) -> i32 {
        let mut sums = self.bias;
        for feature in features(position.mover().counts(), position.waiting().counts()) {
            for (sum, weight) in sums.iter_mut().zip(&self.rows[feature]) {
                *sum += weight;
            }
        }
        let weigh = |(&sum, &out): (&i16, &i16)| {
            let cut = sum.clamp(0, MOST);
            i32::from(cut * cut) * i32::from(out)
        };
        let weighed: i32 = sums.iter().zip(&self.out).map(weigh).sum();
        weighed / (SUM_ONE * SUM_ONE * OUT_ONE / POINT) + self.out_bias * POINT / OUT_ONE
    }
}
