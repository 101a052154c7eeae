//! What somebody on a seat can do.

use linja::Turn;
use serde::{Deserialize, Serialize};

/// What somebody on a seat wants to do.
///
/// Each action carries the number of the log's entry that it is meant for: one more than the last
/// entry its sender knows. Sent again because no answer came, it is acknowledged again and done
/// once; if something else has the number by now, the answer is the present state.
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
    /// Give up.
    Resign {
        /// The number it is meant for.
        number: u32,
    },
    /// Ask to take back one's last turn, with the opponent's answer to it if there is one. A
    /// computer always grants it.
    AskTakeback {
        /// The number it is meant for.
        number: u32,
    },
    /// Answer the opponent's wish to take a turn back.
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
    /// Offer another game, or accept the other's offer. The loser of the last game starts.
    OfferRematch {
        /// The number it is meant for.
        number: u32,
    },
    /// Decline the other's offer of another game, or withdraw one's own.
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

    /// The same, meant for another number.
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
