//! What goes wrong with a request: its code, its status, its words.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use linja::Refusal;
use linja_api::{GameView, Problem, ProblemCode};
use linja_oracle::TableError;
use linja_players::ReviewError;
use linja_words::{Text, Value, Words, text};

/// What went wrong with a request. Becomes a [`Problem`] when it is known in which language.
#[derive(Debug, Clone)]
pub(crate) struct Error {
    pub(crate) code: ProblemCode,
    refusal: Option<Refusal>,
    /// What exactly cannot be read: a text for people, or English for programmers.
    detail: Value,
    game: Option<Box<GameView>>,
}

impl From<ProblemCode> for Error {
    fn from(code: ProblemCode) -> Error {
        Error { code, refusal: None, detail: "".into(), game: None }
    }
}

/// The system's random numbers failed.
impl From<getrandom::Error> for Error {
    fn from(error: getrandom::Error) -> Error {
        tracing::error!(%error, "no random numbers");
        ProblemCode::Unavailable.into()
    }
}

/// The store failed: the request may be sent again.
impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        metrics::counter!("linja_store_errors_total").increment(1);
        tracing::error!(%error, "the database failed");
        ProblemCode::Unavailable.into()
    }
}

/// A table on disk is damaged or gone.
impl From<TableError> for Error {
    fn from(error: TableError) -> Error {
        tracing::error!(%error, "a table cannot be read");
        ProblemCode::Unavailable.into()
    }
}

impl From<ReviewError> for Error {
    fn from(error: ReviewError) -> Error {
        match error {
            ReviewError::Table(error) => error.into(),
            ReviewError::Rules { .. } | ReviewError::Turn { .. } => {
                Error::bad_request(error.to_string())
            }
        }
    }
}

impl Error {
    pub(crate) fn bad_request(detail: impl Into<Value>) -> Error {
        Error { detail: detail.into(), ..ProblemCode::BadRequest.into() }
    }

    pub(crate) fn refused(refusal: Refusal) -> Error {
        Error { refusal: Some(refusal), ..ProblemCode::Refused.into() }
    }

    /// With the present state, for a sender who has an older one.
    pub(crate) fn with_game(self, game: GameView) -> Error {
        Error { game: Some(Box::new(game)), ..self }
    }

    /// The same in a language.
    pub(crate) fn told(self, words: Words) -> Problem {
        let reason = self.refusal.map(|refusal| Text::from(refusal).key().to_owned());
        Problem { code: self.code, message: words.say(self.text()), reason, game: self.game }
    }

    fn text(&self) -> Text {
        match self.code {
            ProblemCode::BadRequest => text!("problem-bad-request", detail = self.detail.clone()),
            ProblemCode::TooLarge => text!("problem-too-large"),
            ProblemCode::NotFound => text!("problem-not-found"),
            ProblemCode::WrongMethod => text!("problem-wrong-method"),
            ProblemCode::NoSuchGame => text!("problem-no-such-game"),
            ProblemCode::OnlyWatching => text!("problem-only-watching"),
            ProblemCode::SeatTaken => text!("problem-seat-taken"),
            ProblemCode::NoFreeSeat => text!("problem-no-free-seat"),
            ProblemCode::NotYourTurn => text!("problem-not-your-turn"),
            ProblemCode::Refused => match self.refusal {
                Some(refusal) => Text::from(refusal),
                None => text!("problem-wrong-number"),
            },
            ProblemCode::WrongNumber => text!("problem-wrong-number"),
            ProblemCode::Over => text!("problem-over"),
            ProblemCode::GoesOn => text!("problem-goes-on"),
            ProblemCode::NothingToTakeBack => text!("problem-nothing-to-take-back"),
            ProblemCode::NoOffer => text!("problem-no-offer"),
            ProblemCode::SeriesTooLong => text!("problem-series-too-long"),
            ProblemCode::TooManyRequests => text!("problem-too-many-requests"),
            ProblemCode::TooManyGames => text!("problem-too-many-games"),
            ProblemCode::TooManyTables => text!("problem-too-many-tables"),
            ProblemCode::TooManySockets => text!("problem-too-many-sockets"),
            ProblemCode::WrongOrigin => text!("problem-wrong-origin"),
            ProblemCode::OracleNotReady => text!("problem-oracle-not-ready"),
            ProblemCode::OracleOff => text!("problem-oracle-off"),
            ProblemCode::PushOff => text!("problem-push-off"),
            ProblemCode::TooSlow => text!("problem-too-slow"),
            ProblemCode::Unavailable => text!("problem-unavailable"),
        }
    }

    fn status(&self) -> StatusCode {
        match self.code {
            ProblemCode::BadRequest => StatusCode::BAD_REQUEST,
            ProblemCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ProblemCode::NotFound | ProblemCode::NoSuchGame => StatusCode::NOT_FOUND,
            ProblemCode::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            ProblemCode::OnlyWatching | ProblemCode::WrongOrigin => StatusCode::FORBIDDEN,
            ProblemCode::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            ProblemCode::SeatTaken
            | ProblemCode::NoFreeSeat
            | ProblemCode::NotYourTurn
            | ProblemCode::WrongNumber
            | ProblemCode::Over
            | ProblemCode::GoesOn
            | ProblemCode::NothingToTakeBack
            | ProblemCode::NoOffer
            | ProblemCode::SeriesTooLong => StatusCode::CONFLICT,
            ProblemCode::TooManyRequests
            | ProblemCode::TooManyGames
            | ProblemCode::TooManyTables
            | ProblemCode::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
            ProblemCode::OracleOff | ProblemCode::PushOff => StatusCode::NOT_IMPLEMENTED,
            ProblemCode::OracleNotReady | ProblemCode::Unavailable => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            ProblemCode::TooSlow => StatusCode::GATEWAY_TIMEOUT,
        }
    }

    /// After how many seconds another try makes sense.
    fn retry_after(&self) -> Option<&'static str> {
        match self.code {
            ProblemCode::TooManyRequests | ProblemCode::Unavailable => Some("1"),
            ProblemCode::OracleNotReady => Some("5"),
            ProblemCode::TooManyGames
            | ProblemCode::TooManyTables
            | ProblemCode::TooManySockets => Some("60"),
            _ => None,
        }
    }
}

/// A response that still has to be told: a layer around all routes does it in the language of the
/// request.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Some(seconds) = self.retry_after() {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, header::HeaderValue::from_static(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}
