//! Random play that is the same on every machine, for tests and puzzles.

use alloc::vec::Vec;

use crate::{Game, RuleSet, Side};

/// A small random generator (SplitMix64): the same seed gives the same numbers everywhere.
///
/// Not for secrets.
///
/// ```
/// use linja::Random;
///
/// let mut one = Random::new(7);
/// let mut other = Random::new(7);
/// assert_eq!(one.next_number(), other.next_number());
/// assert!(one.below(6) < 6);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Random {
    state: u64,
}

impl Random {
    /// A generator with this seed.
    ///
    /// ```
    /// # use linja::Random;
    /// assert_ne!(Random::new(1).next_number(), Random::new(2).next_number());
    /// ```
    pub const fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// The next 64 random bits.
    ///
    /// ```
    /// # use linja::Random;
    /// assert_eq!(Random::new(0).next_number(), 0xe220_a839_7b1d_cdaf);
    /// ```
    pub const fn next_number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 up to, but not including, `end`; 0 if `end` is 0.
    ///
    /// ```
    /// # use linja::Random;
    /// let mut random = Random::new(3);
    /// assert!((0..100).map(|_| random.below(3)).any(|number| number == 2));
    /// ```
    pub const fn below(&mut self, end: usize) -> usize {
        // The high half of the product: the bias is below 2⁻⁵⁰ for the small ends used here.
        ((self.next_number() as u128 * end as u128) >> 64) as usize
    }
}

/// A whole game in which both sides choose among their legal turns at random.
///
/// ```
/// use linja::{RuleSet, random_game};
///
/// let game = random_game(RuleSet::Zen, 42);
/// assert!(game.is_over());
/// assert_eq!(game, random_game(RuleSet::Zen, 42));
/// ```
pub fn random_game(rules: RuleSet, seed: u64) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::new(rules, Side::ALL[random.below(2)]);
    let mut choices = Vec::new();
    while !game.is_over() {
        choices.clear();
        game.position().for_each_turn(rules, |played| choices.push(played));
        game.push(choices[random.below(choices.len())]);
    }
    game
}
