//! How hard the first puzzles are, known without an oracle, so that one of a given difficulty is found at once.

use linja::{Random, RuleSet};

/// One line per rule set: its name, a space, and the difficulties of the puzzles from seed 0 on, one digit each.
/// `cargo run --release --package linja-players --example puzzle_difficulties` writes it.
const DIFFICULTIES: &str = include_str!("../../data/puzzle-difficulties.txt");

/// The seed of a puzzle with this difficulty, 1 to 5, drawn from those that are known.
///
/// ```
/// use linja::{Random, RuleSet};
/// use linja_players::puzzle_seed;
///
/// let seed = puzzle_seed(RuleSet::Zen, 3, &mut Random::new(1));
/// assert!(seed.is_some_and(|seed| seed < 2000));
/// assert_eq!(puzzle_seed(RuleSet::Zen, 6, &mut Random::new(1)), None);
/// ```
pub fn puzzle_seed(rules: RuleSet, difficulty: u8, random: &mut Random) -> Option<u64> {
    let seeds: Vec<u64> = (0..)
        .zip(puzzle_difficulties(rules))
        .filter_map(|(seed, known)| (known == difficulty).then_some(seed))
        .collect();
    (!seeds.is_empty()).then(|| seeds[random.below(seeds.len())])
}

/// The difficulties of the puzzles from seed 0 on, as far as they are known.
pub fn puzzle_difficulties(rules: RuleSet) -> impl Iterator<Item = u8> {
    let mut lines = DIFFICULTIES.lines().filter_map(|line| line.split_once(' '));
    let line = lines.find(|(name, _)| *name == rules.name());
    line.into_iter().flat_map(|(_, digits)| digits.bytes().map(|digit| digit - b'0'))
}
