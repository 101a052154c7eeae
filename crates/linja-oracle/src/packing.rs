//! Packing blocks of values: of each value only the error of its [guess](crate::guess) is written.
//!
//! An error is told by the answers to questions: Is the guess right? If not, is the value higher? Is it off
//! by one? By two? The likelier an answer is, the [fewer bits](crate::range_coder) it takes. How likely it is, the hints of the guess
//! tell: each adds its weight to the logarithm of the odds. The weights are learned from a sample and kept with the
//! table as its [`Model`]. In every block they go on learning, in reading as in writing.

use crate::guess::{Guess, HINTS, guess_block};
use crate::numbering::Facing;
use crate::range_coder::{CERTAIN, Decoder, Encoder};

/// Is the guess right?
const RIGHT: usize = 0;
/// Is the value higher?
const HIGHER: usize = 1;
/// Is it higher by 1, by 2, by as much as is asked next?
const HIGHER_BY: usize = 2;
/// The same if it is lower.
const LOWER_BY: usize = 5;
const QUESTIONS: usize = 8;

/// The largest error of a byte.
const LARGEST_ERROR: i16 = 255;

/// Asks for an error until it is known. `answer` gets each question with the answer for `error`, and
/// says what the answer is; to read an error, it knows better.
#[inline(always)]
fn ask(error: i16, mut answer: impl FnMut(usize, bool) -> bool) -> i16 {
    if answer(RIGHT, error == 0) {
        return 0;
    }
    let (sign, by) = if answer(HIGHER, error > 0) { (1, HIGHER_BY) } else { (-1, LOWER_BY) };
    let mut off = 1;
    while off < LARGEST_ERROR && !answer(by + (off as usize - 1).min(2), error == sign * off) {
        off += 1;
    }
    sign * off
}

/// Weights count the logarithm of odds in parts of this many to 1. (Those that are kept: in coarser parts.)
const UNIT: i16 = 1024;
const COARSE: i16 = UNIT / 16;

/// Weights move by at most so much after an answer.
const RATE: i64 = 41;

/// About 1,600 to 1: nothing is taken for surer than that.
const LARGEST_ODDS: i32 = 118;

/// The chance for yes by the logarithm of the odds, in coarse parts, from the lowest on.
static CHANCES: [u16; 2 * LARGEST_ODDS as usize + 1] = {
    const ONE: u64 = 1 << 32;
    /// e^(−1/16), in parts of `ONE`.
    const STEP: u64 = 4_034_748_382;
    let mut chances = [0; 2 * LARGEST_ODDS as usize + 1];
    let mut odds = ONE;
    let mut log = 0;
    while log <= LARGEST_ODDS as usize {
        let chance = CERTAIN * odds / (ONE + odds);
        chances[LARGEST_ODDS as usize - log] = chance as u16;
        chances[LARGEST_ODDS as usize + log] = (CERTAIN - chance) as u16;
        odds = odds * STEP / ONE;
        log += 1;
    }
    chances
};

/// The chance for yes by the logarithm of the odds.
#[inline(always)]
fn chance(odds: i32) -> u64 {
    let coarse = (odds >> COARSE.ilog2()).clamp(-LARGEST_ODDS, LARGEST_ODDS);
    CHANCES[(coarse + LARGEST_ODDS) as usize].into()
}

/// What each hint adds to the logarithm of the odds for yes.
type Weights = [i16; HINTS];

/// Finds the chance for yes, has the question answered by that, and moves the weights a little towards what
/// would have been right.
#[inline(always)]
fn answer(weights: &mut Weights, guess: &Guess, by: impl FnOnce(u64) -> bool) -> bool {
    let odds = guess.hints.iter().map(|&hint| i32::from(weights[hint as usize])).sum();
    let chance = chance(odds);
    let yes = by(chance);
    let wrong = if yes { CERTAIN as i64 } else { 0 } - chance as i64;
    let change = (wrong * RATE / CERTAIN as i64) as i16;
    if change != 0 {
        for &hint in &guess.hints {
            let weight = &mut weights[hint as usize];
            *weight = weight.wrapping_add(change);
        }
    }
    yes
}

/// The weights for each question, with which every block begins.
#[derive(PartialEq, Eq)]
pub(crate) struct Model {
    weights: Vec<Weights>,
}

impl std::fmt::Debug for Model {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Model").finish_non_exhaustive()
    }
}

impl Model {
    /// How many bytes a model takes.
    pub(crate) const BYTES: usize = QUESTIONS * HINTS;

    /// A byte for each weight.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let weights = self.weights.as_flattened().iter();
        weights.map(|weight| ((weight / COARSE) as i8).cast_unsigned()).collect()
    }

    /// The model that was kept; any bytes are one.
    pub(crate) fn from_bytes(bytes: &[u8; Model::BYTES]) -> Model {
        let weight = |byte: u8| i16::from(byte.cast_signed()) * COARSE;
        let weights = bytes.as_chunks().0.iter().map(|bytes: &[u8; HINTS]| bytes.map(weight));
        Model { weights: weights.collect() }
    }

    /// Packs the values of a block.
    pub(crate) fn pack(&self, facing: &Facing, first: usize, block: &[u8]) -> Vec<u8> {
        let mut weights = self.weights.clone();
        let mut encoder = Encoder::new();
        for_each_error(facing, first, block, |guess, error| {
            ask(
                error,
                #[inline(always)]
                |question, yes| {
                    answer(&mut weights[question], guess, |chance| {
                        encoder.write(chance, yes);
                        yes
                    })
                },
            );
        });
        encoder.finish()
    }

    /// Unpacks the first values of a block. Other bytes than [`pack`](Self::pack) made give as many
    /// values, but any: a checksum must tell.
    pub(crate) fn unpack(
        &self,
        facing: &Facing,
        first: usize,
        positions: usize,
        packed: &[u8],
    ) -> Vec<u8> {
        let mut weights = self.weights.clone();
        let mut decoder = Decoder::new(packed);
        let mut block = Vec::with_capacity(positions);
        guess_block(facing, first, positions, |guess| {
            let error = ask(
                0,
                #[inline(always)]
                |question, _| answer(&mut weights[question], &guess, |chance| decoder.read(chance)),
            );
            let value = (i16::from(guess.value) + error) as u8;
            block.push(value);
            value
        });
        block
    }
}

/// Calls `then` with each guess in a block, and how much the value is higher.
#[inline(always)]
fn for_each_error(facing: &Facing, first: usize, block: &[u8], mut then: impl FnMut(&Guess, i16)) {
    let mut values = block.iter().copied();
    guess_block(facing, first, block.len(), |guess| {
        let value = values.next().unwrap_or(0);
        then(&guess, i16::from(value) - i16::from(guess.value));
        value
    });
}

/// Learns the weights of a model from blocks: as they move while a block is packed, but the less the more
/// they have moved before (<https://en.wikipedia.org/wiki/Stochastic_gradient_descent#AdaGrad>).
pub(crate) struct Training {
    weights: Vec<[Trained; HINTS]>,
}

#[derive(Clone, Copy)]
struct Trained {
    weight: f32,
    /// The sum of the squares of how wrong the chances were.
    wrong: f32,
}

impl Training {
    pub(crate) fn new() -> Training {
        Training { weights: vec![[Trained { weight: 0.0, wrong: 0.01 }; HINTS]; QUESTIONS] }
    }

    /// Learns from a block. `rate` is how much the weights move.
    pub(crate) fn learn(&mut self, facing: &Facing, first: usize, block: &[u8], rate: f32) {
        for_each_error(facing, first, block, |guess, error| {
            ask(error, |question, yes| {
                let weights = &mut self.weights[question];
                let odds: f32 = guess.hints.iter().map(|&hint| weights[hint as usize].weight).sum();
                let chance = chance((odds * f32::from(UNIT)) as i32) as f32 / CERTAIN as f32;
                let wrong = f32::from(u8::from(yes)) - chance;
                for &hint in &guess.hints {
                    let trained = &mut weights[hint as usize];
                    trained.wrong += wrong * wrong;
                    trained.weight += rate * wrong / trained.wrong.sqrt();
                }
                yes
            });
        });
    }

    /// What was learned.
    pub(crate) fn finish(self) -> Model {
        let coarse = f32::from(UNIT / COARSE);
        let round = |trained: Trained| i16::from((trained.weight * coarse).round() as i8) * COARSE;
        Model { weights: self.weights.into_iter().map(|weights| weights.map(round)).collect() }
    }
}

#[cfg(test)]
mod tests {
    use linja::Random;

    use super::*;
    use crate::guess::LARGEST_BLOCK;
    use crate::placements;

    /// Blocks of all kinds of segments: smooth ones, and any bytes.
    fn blocks(smooth: bool) -> Vec<(Facing, usize, Vec<u8>)> {
        let mut random = Random::new(3);
        let block = |_| {
            let facing = Facing::new(placements()[random.below(placements().len())]);
            let first = random.below(facing.len());
            let positions = 1 + random.below(LARGEST_BLOCK.min(facing.len() - first));
            let value = |random: &mut Random, at| match smooth {
                true => 120 + (at / 100 + random.below(3)) as u8,
                false => random.below(256) as u8,
            };
            let values = (0..positions).map(|at| value(&mut random, at)).collect();
            (facing, first, values)
        };
        (0..100).map(block).collect()
    }

    fn model(blocks: &[(Facing, usize, Vec<u8>)]) -> Model {
        let mut training = Training::new();
        for (facing, first, block) in blocks {
            training.learn(facing, *first, block, 0.1);
        }
        training.finish()
    }

    #[test]
    fn any_block_comes_back_with_any_model() {
        let (smooth, any) = (blocks(true), blocks(false));
        for model in [model(&smooth), model(&any), model(&[])] {
            for (facing, first, block) in smooth.iter().chain(&any) {
                let packed = model.pack(facing, *first, block);
                let half = block.len() / 2;
                assert_eq!(model.unpack(facing, *first, block.len(), &packed), *block);
                assert_eq!(model.unpack(facing, *first, half, &packed), block[..half]);
            }
        }
    }

    /// How many bits a value takes.
    fn bits(model: &Model, blocks: &[(Facing, usize, Vec<u8>)]) -> f64 {
        let packed = blocks.iter().map(|(facing, first, block)| model.pack(facing, *first, block));
        let packed: usize = packed.map(|block| block.len()).sum();
        let values: usize = blocks.iter().map(|(.., block)| block.len()).sum();
        packed as f64 * 8.0 / values as f64
    }

    #[test]
    fn what_was_learned_takes_little_room() {
        let smooth = blocks(true);
        let (learned, nothing) = (bits(&model(&smooth), &smooth), bits(&model(&[]), &smooth));
        // Their noise alone takes 1.6 bits.
        assert!(learned < 2.1, "{learned}");
        assert!(learned < nothing, "{learned} {nothing}");
    }

    #[test]
    fn a_block_of_one_value_is_learned_on_the_way() {
        let facing = Facing::new(placements()[0]);
        let block = vec![130; LARGEST_BLOCK.min(facing.len())];
        let packed = model(&[]).pack(&facing, 0, &block);
        assert!(packed.len() < block.len() / 40, "{}", packed.len());
    }

    #[test]
    fn any_bytes_unpack_to_as_many_values() {
        let any = blocks(false);
        for model in [model(&blocks(true)), model(&any), model(&[])] {
            for (facing, first, garbage) in &any {
                for length in [0, 1, 3, garbage.len() / 2, garbage.len()] {
                    let values = model.unpack(facing, *first, garbage.len(), &garbage[..length]);
                    assert_eq!(values.len(), garbage.len());
                }
            }
        }
    }

    #[test]
    fn a_model_is_kept_as_it_is() {
        let model = model(&blocks(true));
        assert_eq!(model.to_bytes().first_chunk().map(Model::from_bytes), Some(model));
        // The most that a weight can be.
        let [low, high] = [0x80, 0x7f].map(|byte| Model::from_bytes(&[byte; Model::BYTES]));
        for (facing, first, block) in blocks(false).iter().take(10) {
            for model in [&low, &high] {
                let packed = model.pack(facing, *first, block);
                assert_eq!(model.unpack(facing, *first, block.len(), &packed), *block);
            }
        }
    }

    #[test]
    fn chances_are_those_of_their_odds() {
        for (at, &chance) in CHANCES.iter().enumerate() {
            let odds = (at as f64 - f64::from(LARGEST_ODDS)) / 16.0;
            let right = CERTAIN as f64 / (1.0 + (-odds).exp());
            assert!((f64::from(chance) - right).abs() < 2.0, "{odds}: {chance} {right}");
        }
    }
}
