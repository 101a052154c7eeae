//! What a position looks like without looking ahead: a small network fitted to the oracle.
//!
//! The pawns of both sides, counted by progress, each switch on one row of weights; their sum, cut
//! off below zero, is weighed once more. `examples/fit_evaluation.rs` makes the numbers.

use linja::{Placement, RuleSet};

/// What a point is in the numbers that the search counts in.
pub(crate) const POINT: i32 = 64;

/// How many sums the network takes.
const WIDTH: usize = 32;

/// Counts of pawns on one progress: 0 to 12.
const COUNTS: usize = 13;

/// Rows of weights: for each side, progress and count.
const ROWS: usize = 2 * 8 * COUNTS;

/// What 1 is in the weights of the sums, and in those that weigh the sums.
const SUM_ONE: i32 = 32;
const OUT_ONE: i32 = 256;

type Sums = [i16; WIDTH];

/// The network of a rule set.
pub(crate) struct Evaluation {
    rows: Box<[Sums; ROWS]>,
    bias: Sums,
    out: Sums,
    out_bias: i32,
}

/// The part of the sums that comes from the side to move, which all turns of its opponent share.
#[derive(Clone, Copy)]
pub(crate) struct MoverSums(Sums);

impl Evaluation {
    pub(crate) fn new(rules: RuleSet) -> Evaluation {
        Evaluation::from_bytes(match rules {
            RuleSet::Classic => include_bytes!("networks/classic.bin"),
            RuleSet::Revised => include_bytes!("networks/revised.bin"),
            RuleSet::RevisedMean => include_bytes!("networks/revised+mean.bin"),
            RuleSet::Zen => include_bytes!("networks/zen.bin"),
            RuleSet::ZenMean => include_bytes!("networks/zen+mean.bin"),
        })
    }

    /// Weights of the rows (a byte each), then biases, weights and bias of the output (two bytes
    /// each, little-endian).
    fn from_bytes(bytes: &[u8; ROWS * WIDTH + 4 * WIDTH + 2]) -> Evaluation {
        let (rows, rest) = bytes.split_at(ROWS * WIDTH);
        let mut words = rest.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || words.next().unwrap_or_default();
        let mut evaluation = Evaluation {
            rows: Box::new([[0; WIDTH]; ROWS]),
            bias: std::array::from_fn(|_| next()),
            out: std::array::from_fn(|_| next()),
            out_bias: next().into(),
        };
        for (row, bytes) in evaluation.rows.iter_mut().zip(rows.chunks_exact(WIDTH)) {
            *row = std::array::from_fn(|index| i16::from(bytes[index] as i8));
        }
        evaluation
    }

    pub(crate) fn mover_sums(&self, mover: Placement) -> MoverSums {
        MoverSums(self.add(self.bias, mover, 0))
    }

    /// What the side to move can expect, in parts of a [`POINT`].
    #[inline]
    pub(crate) fn value(&self, mover: &MoverSums, waiting: Placement) -> i32 {
        let sums = self.add(mover.0, waiting, 8 * COUNTS);
        let weighed =
            sums.iter().zip(&self.out).map(|(&sum, &out)| i32::from(sum.max(0)) * i32::from(out));
        (weighed.sum::<i32>() + self.out_bias * SUM_ONE) / (SUM_ONE * OUT_ONE / POINT)
    }

    #[inline]
    fn add(&self, mut sums: Sums, placement: Placement, first_row: usize) -> Sums {
        for (progress, count) in placement.counts().into_iter().enumerate() {
            let row = &self.rows[first_row + progress * COUNTS + usize::from(count)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        sums
    }
}
