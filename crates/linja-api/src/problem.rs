//! What went wrong.

use serde::{Deserialize, Serialize};

use crate::GameView;

/// What was wrong, as a code for programs and a sentence for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What was wrong.
    pub code: ProblemCode,
    /// The same in words, and what would be right, in the language that was asked for.
    pub message: String,
    /// Why the rules refuse a turn: the key of the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The current state, if the sender has an older one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Box<GameView>>,
}

/// What can be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProblemCode {
    /// The request is not what this address takes.
    BadRequest,
    /// The request is too large.
    TooLarge,
    /// There is nothing at this address.
    NotFound,
    /// The address exists, but not for this method.
    WrongMethod,
    /// There is no such game, or the secret does not belong to it.
    NoSuchGame,
    /// The secret only allows watching.
    OnlyWatching,
    /// The seat was taken by somebody else.
    SeatTaken,
    /// Both seats are taken and the game has begun, so it cannot be removed.
    NoFreeSeat,
    /// The other side is to move.
    NotYourTurn,
    /// The rules refuse the turn.
    Refused,
    /// Something else has the number, or it is not the next one.
    WrongNumber,
    /// The game is over.
    Over,
    /// The game is not over.
    GoesOn,
    /// There is no turn to take back.
    NothingToTakeBack,
    /// There is no offer to answer.
    NoOffer,
    /// The series has reached its maximum length.
    SeriesTooLong,
    /// Too many requests.
    TooManyRequests,
    /// Too many games opened.
    TooManyGames,
    /// Too many tables in the lobby.
    TooManyTables,
    /// Too many sockets open.
    TooManySockets,
    /// The page that asks is not from this server.
    WrongOrigin,
    /// The oracle does not know this rule set yet.
    OracleNotReady,
    /// The oracle is switched off for this rule set.
    OracleOff,
    /// Notifications are switched off.
    PushOff,
    /// The work took too long.
    TooSlow,
    /// The server cannot answer now.
    Unavailable,
}

impl ProblemCode {
    /// Whether the same request may well succeed a moment later: the fault is the server's, or the sender
    /// was too fast.
    ///
    /// ```
    /// use linja_api::ProblemCode;
    ///
    /// assert!(ProblemCode::Unavailable.is_temporary());
    /// assert!(!ProblemCode::Refused.is_temporary());
    /// ```
    pub const fn is_temporary(self) -> bool {
        matches!(
            self,
            ProblemCode::TooManyRequests | ProblemCode::TooSlow | ProblemCode::Unavailable
        )
    }
}
