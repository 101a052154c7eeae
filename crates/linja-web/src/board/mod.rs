//! What a board shows. Where it lies, and which of the pawns is the one that moves, is in `linja-picture`. It knows no rules.

mod view;

pub use linja_picture::{Arrow, Spot, layout, pieces};
pub use view::{BoardView, Landing, Pill, Tally};
