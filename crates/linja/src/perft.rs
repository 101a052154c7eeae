//! Counting sequences of turns: the classic test of a rules implementation.

use crate::{Position, RuleSet};

/// The number of different sequences of exactly `depth` turns from `position`.
///
/// A sequence stops at the game's end, so games that end earlier are not counted. The time grows
/// with the count: about a hundredfold with each turn.
///
/// ```
/// use linja::{Position, RuleSet, Side, perft};
///
/// let start = Position::start(Side::Black);
/// assert_eq!(perft(RuleSet::Zen, start, 0), 1);
/// assert_eq!(perft(RuleSet::Zen, start, 2), 12139);
/// ```
pub fn perft(rules: RuleSet, position: Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_turns(rules),
        _ => {
            let mut count = 0;
            position.for_each_next(rules, |next, ends_game| {
                if !ends_game {
                    count += perft(rules, next, depth - 1);
                }
            });
            count
        }
    }
}
