//! A second, deliberately plain solver: recursion with a memo, by the rules crate alone.

use std::collections::HashMap;

use linja::{PlayedTurn, Position, RuleSet, Side};

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
        let mut margin = None;
        position
            .for_each_turn(self.rules, |played| margin = margin.max(Some(self.margin_of(played))));
        let margin = margin.unwrap_or_else(|| self.points(position, position.to_move()));
        self.known.insert(position, margin);
        margin
    }

    /// What a turn is worth for the side that makes it.
    pub(crate) fn margin_of(&mut self, played: PlayedTurn) -> i32 {
        match played.ends_game {
            true => self.points(played.position, played.position.to_move().other()),
            false => -self.margin(played.position),
        }
    }

    fn points(&self, position: Position, side: Side) -> i32 {
        let points = |side| position.placement(side).points(self.rules);
        points(side) - points(side.other())
    }

    pub(crate) fn rules(&self) -> RuleSet {
        self.rules
    }

    /// How many positions have been played out.
    pub(crate) fn known(&self) -> usize {
        self.known.len()
    }
}
