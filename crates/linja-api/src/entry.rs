//! The log of a game: what happened, one entry after the other.

use linja::{BySide, Side, Turn};
use serde::{Deserialize, Serialize};

/// An entry of the log. Nothing in the log is ever changed; a turn that is taken back stays, and a
/// later entry says so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub number: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// With a clock: the milliseconds each side has left now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Sides<u64>>))]
    pub left: Option<BySide<u64>>,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// What can happen in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The side to move made a turn.
    Turn {
        /// The turn.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Turn))]
        turn: Turn,
    },
    /// A side gave up.
    Resigned {
        /// The side that lost by it.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        side: Side,
    },
    /// A side had no time left.
    TimedOut {
        /// The side that lost by it.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        side: Side,
    },
    /// The last turns were taken back.
    TakenBack {
        /// How many.
        turns: u32,
    },
    /// The next game of the series began.
    NextGame {
        /// Who starts it.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        first: Side,
    },
}
