//! A game as the server shows it.

use linja::{BySide, RuleSet, Side};
use serde::{Deserialize, Serialize};

use crate::{Entry, Secret, Terms};

/// What the players are called, if they have said so.
pub type Names = BySide<Option<String>>;

/// The prefix of every program's name, so that everybody can tell.
pub const PROGRAM: &str = "program:";

pub(crate) fn is_unnamed(names: &Names) -> bool {
    *names == Names::default()
}

/// A game as one of its players or watchers sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameView {
    /// The id of the game, as in addresses.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::GameId))]
    pub id: String,
    /// What was settled at the start.
    pub terms: Terms,
    /// The log, or the part of it that was asked for.
    pub entries: Vec<Entry>,
    /// The offers that wait for an answer.
    pub offers: Offers,
    /// Which seats are taken.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
    pub taken: BySide<bool>,
    /// What the players are called; a missing name was not given.
    #[serde(default, skip_serializing_if = "is_unnamed")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Sides<Option<String>>>))]
    pub names: Names,
    /// Who is there now.
    pub presence: Presence,
    /// The seats of the player who asked.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
    pub yours: BySide<bool>,
    /// The server's time, in milliseconds since 1970.
    pub now: u64,
    /// The milliseconds since the last entry in which no server was running and the running clock stood still.
    pub outage: u64,
}

/// The offers that wait for the other side's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offers {
    /// The side that wants to take a turn back.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>))]
    pub takeback: Option<Side>,
    /// The side that wants another game.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>))]
    pub rematch: Option<Side>,
}

/// Who is connected and looking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Presence {
    /// Whether somebody is there for each seat.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
    pub seats: BySide<bool>,
    /// How many are watching.
    pub watchers: u32,
}

/// A game in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Summary {
    /// The id of the game, as in addresses.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::GameId))]
    pub id: String,
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RuleSet))]
    pub rules: RuleSet,
    /// The seats of the player who asked.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
    pub yours: BySide<bool>,
    /// Which seats are taken.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
    pub taken: BySide<bool>,
    /// What the players are called; a missing name was not given.
    #[serde(default, skip_serializing_if = "is_unnamed")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Sides<Option<String>>>))]
    pub names: Names,
    /// Who is to move; absent if the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>))]
    pub to_move: Option<Side>,
    /// How many turns the game has.
    pub turns: u32,
    /// The games that each side has won.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<u32>))]
    pub wins: BySide<u32>,
    /// The games that were drawn.
    pub draws: u32,
    /// When something happened last, in milliseconds since 1970.
    pub changed: u64,
}

/// A request for a list of your games: the server knows no people, only secrets.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MyGames {
    /// The games, at most 100.
    #[cfg_attr(feature = "schema", schema(max_items = 100))]
    pub games: Vec<MyGame>,
}

/// One of your games.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MyGame {
    /// The id of the game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::GameId))]
    pub id: String,
    /// The secret of your seat, or the one for watching.
    pub secret: Secret,
}
