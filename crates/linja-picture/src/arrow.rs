//! Moves that a board points out.

use linja::{Move, Row, Side};

/// A move that was made or could be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Whose pawn.
    pub side: Side,
    /// From where.
    pub from: Row,
    /// To where.
    pub to: Row,
    /// Whether it stands out.
    pub is_best: bool,
    /// Whether the pawn has already come there.
    pub is_made: bool,
}

impl Arrow {
    /// The moves of a turn of `mover`.
    pub fn of(mover: Side, moves: &[Move], is_best: bool) -> Vec<Arrow> {
        let arrow = |one: &Move| {
            let side = one.pawn.side(mover);
            Arrow { side, from: one.from, to: one.to, is_best, is_made: false }
        };
        moves.iter().map(arrow).collect()
    }

    /// The moves of a turn that `mover` has just made.
    pub fn made(mover: Side, moves: &[Move]) -> Vec<Arrow> {
        let mut arrows = Arrow::of(mover, moves, false);
        arrows.iter_mut().for_each(|arrow| arrow.is_made = true);
        arrows
    }
}
