//! What a board shows, where it lies, and which of the pawns is the one that moves. It knows no rules.

pub mod layout;
pub mod pieces;
mod view;

pub use view::{Arrow, BoardView, Landing, Pill, Spot, Tally};
