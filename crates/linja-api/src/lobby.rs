//! The lobby: the tables that are open to anyone, and the games that are played at them.

use linja::{Position, RuleSet, Side};
use serde::{Deserialize, Serialize};

use crate::view::is_unnamed;
use crate::{Names, TimeControl};

/// A table that is open to anyone: to sit down at, or to watch the game there.
///
/// Its key is no secret: see [`Secret::of_open_game`](crate::Secret::of_open_game).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenTable {
    /// The id of the game, as in addresses.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::GameId))]
    pub id: String,
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RuleSet))]
    pub rules: RuleSet,
    /// The time to think.
    pub clock: TimeControl,
    /// Who starts the first game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
    pub first: Side,
    /// Where the first game starts from, if it is not the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Position>))]
    pub position: Option<Position>,
    /// The seat that is free; absent if the game can only be watched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>))]
    pub free: Option<Side>,
    /// What the players are called; a missing name was not given.
    #[serde(default, skip_serializing_if = "is_unnamed")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Sides<Option<String>>>))]
    pub names: Names,
}

/// What is new in the lobby.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LobbyNews {
    /// Whether these are all tables; if not, those that are not listed have not changed.
    pub whole: bool,
    /// The tables that are new or have changed.
    pub tables: Vec<OpenTable>,
    /// The ids of those that are gone.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::GameId>))]
    pub gone: Vec<String>,
}
