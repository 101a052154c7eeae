//! What a player can do in a game.

use linja::Turn;
use serde::{Deserialize, Serialize};

/// What a player wants to do.
///
/// Each action carries the number of the log entry it is meant for: one more than the last entry
/// its sender knows. If no answer came, send it again: it is done only once. If something else has
/// the number by now, the answer is the current state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Make a turn.
    Turn {
        /// The number it is meant for.
        number: u32,
        /// The turn.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Turn))]
        turn: Turn,
    },
    /// Resign.
    Resign {
        /// The number it is meant for.
        number: u32,
    },
    /// Ask to take back your last turn, with the opponent's reply to it if there is one. A computer
    /// always agrees.
    AskTakeback {
        /// The number it is meant for.
        number: u32,
    },
    /// Answer the opponent's request to take a turn back.
    AnswerTakeback {
        /// The number it is meant for.
        number: u32,
        /// Whether to grant it.
        grant: bool,
    },
    /// Give the opponent more time.
    GiveTime {
        /// The number it is meant for.
        number: u32,
        /// Seconds, at most a day.
        seconds: u32,
    },
    /// Offer another game, or accept the opponent's offer. The loser of the last game starts; after a
    /// draw, the side that did not start it.
    OfferRematch {
        /// The number it is meant for.
        number: u32,
    },
    /// Decline the opponent's offer of another game, or withdraw your own.
    DeclineRematch {
        /// The number it is meant for.
        number: u32,
    },
}

impl Action {
    /// The number of the entry that it is meant for.
    pub fn number(mut self) -> u32 {
        *self.number_mut()
    }

    /// The same action, meant for another number.
    #[must_use]
    pub fn with_number(mut self, number: u32) -> Action {
        *self.number_mut() = number;
        self
    }

    fn number_mut(&mut self) -> &mut u32 {
        match self {
            Action::Turn { number, .. }
            | Action::Resign { number }
            | Action::AskTakeback { number }
            | Action::AnswerTakeback { number, .. }
            | Action::GiveTime { number, .. }
            | Action::OfferRematch { number }
            | Action::DeclineRematch { number } => number,
        }
    }
}
