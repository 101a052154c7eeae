//! The pawns of one side on one row.

use linja::{Row, Side};

/// The pawns of one side on one row, which are all alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spot {
    /// Whose pawns.
    pub side: Side,
    /// Where.
    pub row: Row,
}
