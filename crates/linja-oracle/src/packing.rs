//! Packing blocks of values: of each value only the error of its [guess](crate::guess) is written.
//!
//! How often each error occurs in each context is counted on a sample and kept with the table: the
//! [`Model`]. An error takes the fewer bits the more often it occurs. They are written by rANS, a
//! form of arithmetic coding (<https://arxiv.org/abs/1311.2540>).

use std::cmp::Reverse;

use crate::guess::{CONTEXTS, guess_block};
use crate::numbering::Facing;

/// All shares of a context together, as a power of two.
const BITS: u32 = 14;
const ALL: u32 = 1 << BITS;

/// An error that a context knows, and its share: from where the one before ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Share {
    end: u16,
    error: u8,
    /// Whether this is all errors that are not listed: the value itself follows.
    other: bool,
}

const SHARES: usize = 16;
const OTHER: Share = Share { end: ALL as u16, error: 0, other: true };

/// How likely each error is in each context, the likeliest first.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Model {
    contexts: Vec<[Share; SHARES]>,
}

impl Model {
    /// Counts the errors in blocks, each with the rank of its first position.
    pub(crate) fn new<'a>(blocks: impl Iterator<Item = (&'a Facing, usize, &'a [u8])>) -> Model {
        let mut counts = vec![[0_u64; 256]; CONTEXTS];
        for (facing, first, block) in blocks {
            let mut values = block.iter().copied();
            guess_block(facing, first, block.len(), |guess| {
                let value = values.next().unwrap_or(0);
                counts[guess.context][usize::from(value.wrapping_sub(guess.value))] += 1;
                value
            });
        }
        let contexts = counts.iter().map(|counts| {
            let mut seen: Vec<_> = (0..=u8::MAX).zip(*counts).filter(|seen| seen.1 > 0).collect();
            seen.sort_by_key(|seen| Reverse(seen.1));
            // Each may be rounded up by one; the likeliest gets what is left in the end.
            let all: u64 = counts.iter().sum();
            let scale = u64::from(ALL) - SHARES as u64;
            let share = |count: u64| (count * scale / all.max(1)).max(1) as u16;
            let others = seen.split_off(seen.len().min(SHARES - 1));
            let other = share(others.iter().map(|seen| seen.1).sum());
            let mut shares: Vec<_> = seen.iter().map(|seen| (seen.0, share(seen.1))).collect();
            let used: u16 = other + shares.iter().map(|share| share.1).sum::<u16>();
            if let Some(likeliest) = shares.first_mut() {
                likeliest.1 += ALL as u16 - used;
            }
            shares_of(&shares)
        });
        Model { contexts: contexts.map(|shares| shares.unwrap_or([OTHER; SHARES])).collect() }
    }

    /// For each context the number of errors listed, then each error with its share.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for shares in &self.contexts {
            let listed = shares.iter().take_while(|share| !share.other);
            bytes.push(listed.clone().count() as u8);
            let mut start = 0;
            for share in listed {
                bytes.push(share.error);
                bytes.extend((share.end - start).to_le_bytes());
                start = share.end;
            }
        }
        bytes
    }

    /// The model that was kept, if it is one.
    pub(crate) fn from_bytes(mut bytes: &[u8]) -> Option<Model> {
        let mut contexts = Vec::with_capacity(CONTEXTS);
        for _ in 0..CONTEXTS {
            let (&listed, rest) = bytes.split_first()?;
            let (shares, rest) = rest.split_at_checked(3 * usize::from(listed))?;
            let share = |share: &[u8]| (share[0], u16::from_le_bytes([share[1], share[2]]));
            let shares: Vec<_> = shares.chunks_exact(3).map(share).collect();
            contexts.push(shares_of(&shares)?);
            bytes = rest;
        }
        bytes.is_empty().then_some(Model { contexts })
    }

    /// Packs the values of a block.
    pub(crate) fn pack(&self, facing: &Facing, first: usize, block: &[u8]) -> Vec<u8> {
        let mut shares = Vec::with_capacity(block.len());
        let mut values = block.iter().copied();
        guess_block(facing, first, block.len(), |guess| {
            let value = values.next().unwrap_or(0);
            let error = value.wrapping_sub(guess.value);
            let mut start = 0;
            for share in &self.contexts[guess.context] {
                if share.other || share.error == error {
                    shares.push((start, share.end - start));
                    if share.other {
                        shares.push((u16::from(value) << (BITS - 8), 1 << (BITS - 8)));
                    }
                    break;
                }
                start = share.end;
            }
            value
        });
        // The last share is written first, as reading undoes writing.
        let mut state: u32 = 1 << 16;
        let mut words = Vec::with_capacity(block.len() / 8);
        for &(start, size) in shares.iter().rev() {
            let (start, size) = (u32::from(start), u32::from(size));
            if u64::from(state) >= u64::from(size) << (32 - BITS) {
                words.push(state as u16);
                state >>= 16;
            }
            state = ((state / size) << BITS) + state % size + start;
        }
        words.extend([state as u16, (state >> 16) as u16]);
        words.iter().rev().flat_map(|word| word.to_le_bytes()).collect()
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
        let mut words = packed.chunks_exact(2).map(|word| u16::from_le_bytes([word[0], word[1]]));
        let mut word = || u32::from(words.next().unwrap_or(0));
        let mut state = word() << 16 | word();
        let mut take = |state: u32, start: u16, end: u16| {
            let state = u32::from(end - start) * (state >> BITS) + state % ALL - u32::from(start);
            if state < 1 << 16 { state << 16 | word() } else { state }
        };
        let mut block = Vec::with_capacity(positions);
        guess_block(facing, first, positions, |guess| {
            let shares = &self.contexts[guess.context];
            let (mut one, mut start) = (0, 0);
            while (state % ALL) as u16 >= shares[one].end {
                start = shares[one].end;
                one += 1;
            }
            state = take(state, start, shares[one].end);
            let mut value = guess.value.wrapping_add(shares[one].error);
            if shares[one].other {
                value = ((state % ALL) >> (BITS - 8)) as u8;
                let start = u16::from(value) << (BITS - 8);
                state = take(state, start, start + (1 << (BITS - 8)));
            }
            block.push(value);
            value
        });
        block
    }
}

/// The shares of a context: those of the errors listed, and what they leave for all others, if they
/// leave something.
fn shares_of(listed: &[(u8, u16)]) -> Option<[Share; SHARES]> {
    let mut shares = [OTHER; SHARES];
    let mut end = 0_u16;
    for (at, &(error, share)) in listed.iter().enumerate() {
        end = end.checked_add(share).filter(|&end| share > 0 && u32::from(end) < ALL)?;
        *shares[..SHARES - 1].get_mut(at)? = Share { end, error, other: false };
    }
    Some(shares)
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
        (0..200).map(block).collect()
    }

    fn model(blocks: &[(Facing, usize, Vec<u8>)]) -> Model {
        Model::new(blocks.iter().map(|(facing, first, block)| (facing, *first, &block[..])))
    }

    #[test]
    fn any_block_comes_back_with_any_model() {
        let (smooth, any) = (blocks(true), blocks(false));
        for model in [model(&smooth), model(&any), model(&[])] {
            for (facing, first, block) in smooth.iter().chain(&any) {
                let packed = model.pack(facing, *first, block);
                let half = block.len() / 2;
                assert!(packed.len() < usize::from(u16::MAX));
                assert_eq!(model.unpack(facing, *first, block.len(), &packed), *block);
                assert_eq!(model.unpack(facing, *first, half, &packed), block[..half]);
            }
        }
    }

    #[test]
    fn what_is_likely_takes_little_room() {
        let smooth = blocks(true);
        let model = model(&smooth);
        let packed = smooth.iter().map(|(facing, first, block)| model.pack(facing, *first, block));
        let packed: usize = packed.map(|block| block.len()).sum();
        let values: usize = smooth.iter().map(|(.., block)| block.len()).sum();
        // Their noise alone takes 1.6 bits of 8.
        assert!(packed * 3 < values, "{packed} of {values}");
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
    fn a_model_is_kept_whole_or_not_at_all() {
        let model = model(&blocks(true));
        let bytes = model.to_bytes();
        assert_eq!(Model::from_bytes(&bytes), Some(model));
        assert_eq!(Model::from_bytes(&bytes[1..]), None);
        assert_eq!(Model::from_bytes(&bytes[..bytes.len() - 1]), None);
        // Shares that are too large together, that are nothing, or too many.
        let too_large = [&[1, 0, 0, 64][..], &[0; CONTEXTS - 1]].concat();
        let nothing = [&[1, 0, 0, 0][..], &[0; CONTEXTS - 1]].concat();
        let many = [&[16][..], &[7, 1, 0].repeat(16), &[0; CONTEXTS - 1]].concat();
        for bytes in [too_large, nothing, many] {
            assert_eq!(Model::from_bytes(&bytes), None);
        }
    }
}
