//! Arithmetic coding of yes and no: the likelier an answer was, the fewer bits it takes
//! (<https://en.wikipedia.org/wiki/Range_coding>). Whole numbers only, so that every machine does the same.

/// Chances are parts of this.
pub(crate) const CERTAIN: u64 = 1 << 16;

/// A range is kept at least as large; every byte that is written makes it 256 times larger.
const SMALLEST: u64 = 1 << 40;
const LARGEST: u64 = SMALLEST << 8;

/// The part of the range that stands for yes. `chance` is more than 0 and less than [`CERTAIN`].
#[inline(always)]
fn yes_part(range: u64, chance: u64) -> u64 {
    (range / CERTAIN) * chance
}

/// Writes answers.
pub(crate) struct Encoder {
    bytes: Vec<u8>,
    low: u64,
    range: u64,
}

impl Encoder {
    pub(crate) fn new() -> Encoder {
        Encoder { bytes: Vec::new(), low: 0, range: LARGEST }
    }

    /// Writes an answer, which is yes by this chance.
    #[inline(always)]
    pub(crate) fn write(&mut self, chance: u64, yes: bool) {
        let part = yes_part(self.range, chance);
        if yes {
            self.range = part;
        } else {
            self.low += part;
            self.range -= part;
        }
        while self.range < SMALLEST {
            self.write_byte();
            self.range <<= 8;
        }
    }

    fn write_byte(&mut self) {
        if self.low >= LARGEST {
            // Carry one. There is always a byte to take it: `low` never passes the end of the first range.
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
        self.bytes.push((self.low / SMALLEST) as u8);
        self.low = (self.low % SMALLEST) << 8;
    }

    /// The bytes: as few as tell the range from all others if zeros follow.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.low += SMALLEST - 1;
        self.write_byte();
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

/// Reads answers. After the end of the bytes there are zeros.
pub(crate) struct Decoder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    /// How far into the range.
    at: u64,
    range: u64,
}

impl Decoder<'_> {
    pub(crate) fn new(bytes: &[u8]) -> Decoder<'_> {
        let mut decoder = Decoder { bytes: bytes.iter(), at: 0, range: LARGEST };
        for _ in 0..6 {
            decoder.read_byte();
        }
        decoder
    }

    /// Reads an answer that was written by this chance.
    #[inline(always)]
    pub(crate) fn read(&mut self, chance: u64) -> bool {
        let part = yes_part(self.range, chance);
        let yes = self.at < part;
        if yes {
            self.range = part;
        } else {
            self.at -= part;
            self.range -= part;
        }
        while self.range < SMALLEST {
            self.read_byte();
            self.range <<= 8;
        }
        yes
    }

    fn read_byte(&mut self) {
        self.at = self.at << 8 | u64::from(self.bytes.next().copied().unwrap_or(0));
    }
}

#[cfg(test)]
mod tests {
    use linja::Random;

    use super::*;

    /// Answers with their chances, which are often close to none or to certain.
    fn answers(random: &mut Random) -> Vec<(u64, bool)> {
        let answer = |_| {
            let chance = 1 + (random.below(CERTAIN as usize) >> random.below(16)) as u64;
            let chance = chance.min(CERTAIN - 1);
            let chance = if random.below(2) == 0 { chance } else { CERTAIN - chance };
            // Now and then the least likely answer.
            let drawn = (random.below(CERTAIN as usize) as u64) < chance;
            (chance, drawn != (random.below(50) == 0))
        };
        (0..2000).map(answer).collect()
    }

    #[test]
    fn every_answer_comes_back() {
        let mut random = Random::new(1);
        for _ in 0..200 {
            let answers = answers(&mut random);
            let answers = &answers[..random.below(answers.len())];
            let mut encoder = Encoder::new();
            for &(chance, yes) in answers {
                encoder.write(chance, yes);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            for &(chance, yes) in answers {
                assert_eq!(decoder.read(chance), yes);
            }
        }
    }

    #[test]
    fn answers_take_as_many_bits_as_they_should() {
        let mut random = Random::new(2);
        let mut encoder = Encoder::new();
        let mut bits = 0.0;
        for (chance, yes) in answers(&mut random) {
            encoder.write(chance, yes);
            let share = if yes { chance } else { CERTAIN - chance };
            bits -= (share as f64 / CERTAIN as f64).log2();
        }
        let bytes = encoder.finish().len() as f64;
        assert!((bits / 8.0..bits / 8.0 + 2.0).contains(&bytes), "{bytes} {bits}");
    }

    #[test]
    fn nothing_takes_no_bytes() {
        assert_eq!(Encoder::new().finish(), []);
    }
}
