//! A turn and what somebody says it is worth.

use crate::PlayedTurn;

/// A legal turn and the margin it leads to, as a judge sees it: exactly, or as well as it can.
///
/// ```
/// use linja::{Position, RuleSet, Side, ValuedTurn};
///
/// let played = Position::start(Side::Black).play(RuleSet::Zen, "1-2,6-8,1-2".parse()?)?;
/// let valued = ValuedTurn { played, margin: 2 };
/// assert_eq!(valued.played.turn.to_string(), "1-2,6-8,1-2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ValuedTurn {
    /// The turn and where it leads.
    pub played: PlayedTurn,
    /// The points of the side that makes the turn minus the other side's at the end of the game.
    pub margin: i32,
}
