//! Where turns lead: those that lead to the same end are one turn made in different ways.

use std::collections::HashSet;

use linja::{PlayedTurn, Position, ValuedTurn};

/// The position that a turn leads to, and whether the game is over. The position alone does not say:
/// a bonus after the colours have passed each other can mix them again.
pub(crate) fn leads_to(played: &PlayedTurn) -> (Position, bool) {
    (played.position, played.ends_game)
}

/// One turn per end, the first that leads there, in their order.
pub(crate) fn distinct<'a>(turns: impl IntoIterator<Item = &'a ValuedTurn>) -> Vec<ValuedTurn> {
    let mut seen = HashSet::new();
    turns.into_iter().filter(|turn| seen.insert(leads_to(&turn.played))).copied().collect()
}
