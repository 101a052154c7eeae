//! A count that tells whether the search has changed: the same count, the same search.

use linja::{Position, RuleSet, Side, random_game};

use crate::{Limits, Search};

/// How many turns ahead each position is searched.
const DEPTH: u8 = 6;

/// How many positions a fixed set of searches looks at.
///
/// The start position and positions of random games are searched six turns ahead.
///
/// ```
/// use linja::RuleSet;
/// use linja_players::bench;
///
/// assert_eq!(bench(RuleSet::Zen), bench(RuleSet::Zen));
/// ```
pub fn bench(rules: RuleSet) -> u64 {
    let later = (0..7).flat_map(|seed| {
        let game = random_game(rules, seed);
        game.played().get(2 + 2 * seed as usize).map(|played| played.position)
    });
    let mut search = Search::new(rules, 1 << 24, 1);
    let mut nodes = 0;
    for position in [Position::start(Side::Black)].into_iter().chain(later) {
        search.forget();
        let limits = Limits::default().with_depth(DEPTH);
        let mut last = 0;
        search.turns(position, 0, &limits, &mut |found| last = found.nodes);
        nodes += last;
    }
    nodes
}
