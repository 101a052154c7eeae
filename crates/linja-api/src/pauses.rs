//! When to try again to reach a server.

use linja::Random;

/// The first pause before another try; each further one is twice as long.
const FIRST: u64 = 1_000;
const LONGEST: u64 = 15_000;

/// When a server starts again, its players come back over so long a time.
const RETURN: u64 = 3_000;

/// How long to wait before trying to reach a server again, in milliseconds: spread, so that those who lost it together
/// don't all come back at once.
///
/// ```
/// use linja_api::Pauses;
///
/// let mut pauses = Pauses::new(7);
/// assert!((500..1_500).contains(&pauses.after(0)));
/// assert!((7_500..22_500).contains(&pauses.after(1_000)));
/// assert!((2_000..5_000).contains(&pauses.come_back(2_000)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pauses {
    random: Random,
}

impl Pauses {
    /// Pauses by a seed that differs from device to device.
    pub const fn new(seed: u64) -> Pauses {
        Pauses { random: Random::new(seed) }
    }

    /// The pause after so many tries that failed: up to half of it longer or shorter.
    pub fn after(&mut self, tries: u32) -> u64 {
        let pause = FIRST.saturating_mul(1 << tries.min(10)).min(LONGEST);
        pause / 2 + self.below(pause)
    }

    /// The pause when a server asks to come back after some time.
    pub fn come_back(&mut self, after: u64) -> u64 {
        after.saturating_add(self.below(RETURN))
    }

    fn below(&mut self, end: u64) -> u64 {
        self.random.below(end as usize) as u64
    }
}
