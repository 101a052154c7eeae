//! A second, deliberately plain solver: recursion with a memo, by the rules crate alone.

use std::collections::HashMap;

use linja::{Position, RuleSet};

pub(crate) struct Naive {
    rules: RuleSet,
    known: HashMap<Position, i32>,
}

impl Naive {
    pub(crate) fn new(rules: RuleSet) -> Naive {
        Naive { rules, known: HashMap::new() }
    }

    /// The margin for the side to move, found by playing everything out.
    pub(crate) fn margin(&mut self, position: Position) -> i32 {
        if let Some(&margin) = self.known.get(&position) {
            return margin;
        }
        let side = position.to_move();
        let points = |position: Position| {
            let points = |side| position.placement(side).points(self.rules);
            points(side) - points(side.other())
        };
        let mut played = Vec::new();
        position.for_each_turn(self.rules, |turn| played.push(turn));
        let ended = played.iter().filter(|turn| turn.ends_game).map(|turn| points(turn.position));
        let best_end = if played.is_empty() { Some(points(position)) } else { ended.max() };
        let running = played.iter().filter(|turn| !turn.ends_game);
        let best_running = running.map(|turn| -self.margin(turn.position)).max();
        let margin = best_end.max(best_running).unwrap();
        self.known.insert(position, margin);
        margin
    }

    /// How many positions have been played out.
    pub(crate) fn known(&self) -> usize {
        self.known.len()
    }
}
