//! Where turns lead: those that lead to the same are one turn made in different ways.

use std::collections::HashSet;

use linja::{PlayedTurn, Position, ValuedTurn};

/// What a turn leaves on the board. The same position can be reached with the game over and with
/// it going on: only a bonus after the colours have passed can mix them again.
pub(crate) fn leads_to(played: &PlayedTurn) -> (Position, bool) {
    (played.position, played.ends_game)
}

/// The first of the turns that lead to the same, in their order.
pub(crate) fn distinct<'a>(turns: impl IntoIterator<Item = &'a ValuedTurn>) -> Vec<ValuedTurn> {
    let mut seen = HashSet::new();
    turns.into_iter().filter(|turn| seen.insert(leads_to(&turn.played))).copied().collect()
}
