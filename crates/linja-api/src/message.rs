//! The messages on the socket.

use linja::BySide;
use serde::{Deserialize, Serialize};

use crate::view::is_unnamed;
use crate::{Action, Entry, GameView, Names, Offers, Presence, Problem, Secret};

/// A message from a client.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToServer {
    /// The first message: which game, and what the client knows of it.
    Hello {
        /// The id of the game.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::GameId))]
        game: String,
        /// The secret of a seat, the invite, or the secret for watching.
        secret: Secret,
        /// The number of the last entry that the client has, 0 for none.
        #[serde(default)]
        last: u32,
        /// The language for problems, as a browser names it.
        #[serde(default)]
        language: Option<String>,
    },
    /// Do something.
    Act(Action),
    /// Answered with a pong.
    Ping,
    /// Whether somebody is looking at the page, which is assumed at first. If not, they count as away, but still get every
    /// message.
    Looking {
        /// Whether they are.
        looking: bool,
    },
}

/// A message from the server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", try_from = "Fields")]
pub enum ToClient {
    /// The answer to hello: the game, with the entries that the client does not have.
    Welcome {
        /// The game.
        game: Box<GameView>,
    },
    /// What has happened, in order, each entry once.
    Entries {
        /// The entries.
        entries: Vec<Entry>,
    },
    /// Something other than the log has changed.
    Changed {
        /// The offers that wait for an answer.
        offers: Offers,
        /// Which seats are taken.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
        taken: BySide<bool>,
        /// What the players are called; a missing name was not given.
        #[serde(default, skip_serializing_if = "is_unnamed")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Sides<Option<String>>>))]
        names: Names,
        /// Who is there now.
        presence: Presence,
    },
    /// An action was done and is stored.
    Done {
        /// The number it carried.
        number: u32,
    },
    /// An action was not done.
    Refused {
        /// The number it carried.
        number: u32,
        /// Why not.
        problem: Box<Problem>,
    },
    /// The answer to a ping.
    Pong {
        /// The server's time, in milliseconds since 1970.
        now: u64,
    },
    /// The server is stopping, or cannot keep this connection: connect again.
    ComeBack {
        /// After how many milliseconds.
        after: u64,
    },
}

/// A message to a client, as it is read.
#[derive(Deserialize)]
struct Fields {
    r#type: Kind,
    game: Option<Box<GameView>>,
    entries: Option<Vec<Entry>>,
    offers: Option<Offers>,
    taken: Option<BySide<bool>>,
    #[serde(default)]
    names: Names,
    presence: Option<Presence>,
    number: Option<u32>,
    problem: Option<Box<Problem>>,
    now: Option<u64>,
    after: Option<u64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Welcome,
    Entries,
    Changed,
    Done,
    Refused,
    Pong,
    ComeBack,
}

impl TryFrom<Fields> for ToClient {
    type Error = &'static str;

    fn try_from(fields: Fields) -> Result<ToClient, &'static str> {
        fields.message().ok_or("a field of the message is missing")
    }
}

impl Fields {
    fn message(self) -> Option<ToClient> {
        Some(match self.r#type {
            Kind::Welcome => ToClient::Welcome { game: self.game? },
            Kind::Entries => ToClient::Entries { entries: self.entries? },
            Kind::Changed => ToClient::Changed {
                offers: self.offers?,
                taken: self.taken?,
                names: self.names,
                presence: self.presence?,
            },
            Kind::Done => ToClient::Done { number: self.number? },
            Kind::Refused => ToClient::Refused { number: self.number?, problem: self.problem? },
            Kind::Pong => ToClient::Pong { now: self.now? },
            Kind::ComeBack => ToClient::ComeBack { after: self.after? },
        })
    }
}
