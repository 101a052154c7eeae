//! A game as the server shows it.

use linja::{BySide, RuleSet, Side};
use serde::{Deserialize, Serialize};

use crate::{Entry, Secret, Terms};

/// What those on the seats are called, if they have said so.
pub type Names = BySide<Option<String>>;

/// What the name of a program begins with, so that everybody sees that it is one.
pub const PROGRAM: &str = "program:";

pub(crate) fn is_unnamed(names: &Names) -> bool {
    *names == Names::default()
}

/// A game as somebody sees it who sits at it or watches it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameView {
    /// The name of the game in addresses.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::GameId))]
    pub id: String,
    /// What was settled at the start.
    pub terms: Terms,
    /// The log, or the part of it that was asked for.
    pub entries: Vec<Entry>,
    /// What waits for an answer.
    pub offers: Offers,
    /// Which seats are taken.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
    pub taken: BySide<bool>,
    /// What those on the seats are called; a name that is absent was not given.
    #[serde(default, skip_serializing_if = "is_unnamed")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Sides<Option<String>>>))]
    pub names: Names,
    /// Who is there now.
    pub presence: Presence,
    /// The seats of whoever asked.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
    pub yours: BySide<bool>,
    /// The server's time, in milliseconds since 1970.
    pub now: u64,
    /// For how many milliseconds since the last entry no server was running: clocks stood still.
    pub outage: u64,
}

/// What waits for an answer of the other side.
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

/// Who is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Presence {
    /// Whether somebody is there for each seat.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
    pub seats: BySide<bool>,
    /// How many watch.
    pub watchers: u32,
}

/// A game in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Summary {
    /// The name of the game in addresses.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::GameId))]
    pub id: String,
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RuleSet))]
    pub rules: RuleSet,
    /// The seats of whoever asked.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
    pub yours: BySide<bool>,
    /// Which seats are taken.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<bool>))]
    pub taken: BySide<bool>,
    /// What those on the seats are called; a name that is absent was not given.
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

/// Asks for a list of one's games: the server knows no persons, only secrets.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MyGames {
    /// The games, at most 100.
    #[cfg_attr(feature = "schema", schema(max_items = 100))]
    pub games: Vec<MyGame>,
}

/// A game of one's own.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MyGame {
    /// The name of the game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::GameId))]
    pub id: String,
    /// The secret of one's seat, or that of a watcher.
    pub secret: Secret,
}
