//! Whole turns with what they led to.

use alloc::vec::Vec;

use crate::stage::{End, Stage, Trail};
use crate::{Moves, Position, Side, Turn};

/// A whole legal turn and what it led to.
///
/// ```
/// use linja::{Position, RuleSet, Side};
///
/// let start = Position::start(Side::Black);
/// let played = start.play(RuleSet::Zen, "1-2,1-3".parse()?)?;
/// assert_eq!(played.position.to_move(), Side::Red);
/// assert!(!played.ends_game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlayedTurn {
    /// The turn.
    pub turn: Turn,
    /// The position after it, the other side to move.
    pub position: Position,
    /// Whether the game ended with this turn.
    pub ends_game: bool,
}

impl PlayedTurn {
    /// The side that made it.
    ///
    /// ```
    /// # use linja::{Position, RuleSet, Side};
    /// let played = Position::start(Side::Black).play(RuleSet::Zen, "1-2,1-3".parse()?)?;
    /// assert_eq!(played.mover(), Side::Black);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn mover(&self) -> Side {
        self.position.to_move().other()
    }
}

/// An iterator over whole turns, each with the position it leads to.
///
/// ```
/// use linja::{Position, RuleSet, Side};
///
/// // The first turn from the setup that brings a pawn to the goal.
/// let start = Position::start(Side::Black);
/// let first = start.played_turns(RuleSet::Zen).find(|played| {
///     played.position.placement(Side::Black).counts()[7] > 0
/// });
/// assert_eq!(first.unwrap().turn.to_string(), "1-2,6-8");
/// ```
#[derive(Debug, Clone)]
#[must_use = "iterators are lazy"]
pub struct PlayedTurns {
    /// The way to the turn that comes next; what is left of each branch.
    open: Vec<Branch>,
}

#[derive(Debug, Clone)]
struct Branch {
    stage: Stage,
    turn: Turn,
    /// Whether the turn may end here and has not been told yet.
    ends: bool,
    moves: Moves,
}

impl Branch {
    fn new(stage: Stage, turn: Turn) -> Branch {
        Branch { ends: stage.may_end(), moves: stage.moves(), stage, turn }
    }
}

impl PlayedTurns {
    pub(crate) const NONE: PlayedTurns = PlayedTurns { open: Vec::new() };

    /// Every way to end a turn that has come so far.
    pub(crate) fn after(stage: Stage, turn: Turn) -> PlayedTurns {
        PlayedTurns { open: [Branch::new(stage, turn)].into() }
    }
}

impl Iterator for PlayedTurns {
    type Item = PlayedTurn;

    fn next(&mut self) -> Option<PlayedTurn> {
        loop {
            let branch = self.open.last_mut()?;
            if core::mem::take(&mut branch.ends) {
                return Some(branch.stage.end(branch.turn).into());
            }
            match branch.moves.next() {
                Some(one) => {
                    let next = Branch::new(branch.stage.after(one), branch.turn.with(one));
                    self.open.push(next);
                }
                None => _ = self.open.pop(),
            }
        }
    }
}

impl From<End<Turn>> for PlayedTurn {
    fn from(End { position, ends_game, trail: turn }: End<Turn>) -> PlayedTurn {
        PlayedTurn { turn, position, ends_game }
    }
}
