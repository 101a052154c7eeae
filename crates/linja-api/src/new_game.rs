//! Opening a game, and taking a seat in it.

use linja::{BySide, Level, Position, RuleSet, Side};
use serde::{Deserialize, Serialize};

use crate::{GameView, Secret};

/// The game that somebody wants to open.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The rules; `zen` unless said otherwise.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RuleSet))]
    pub rules: RuleSet,
    /// Who sits where. At least one seat is for whoever opens the game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<Seat>))]
    pub seats: BySide<Seat>,
    /// Who starts.
    #[serde(default)]
    pub first: First,
    /// The time to think.
    #[serde(default)]
    pub clock: TimeControl,
    /// A position to start from instead of the setup. It says itself who starts.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Position>))]
    pub position: Option<Position>,
    /// The secret of the seat of whoever opens the game, made by them.
    pub secret: Secret,
    /// What whoever opens the game wants to be called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 24))]
    pub name: Option<String>,
    /// Whether anyone may take the free seat and watch: the table is in the lobby while whoever opened it is there.
    #[serde(default)]
    pub open: bool,
}

/// Who is to sit on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum Seat {
    /// Whoever opens the game.
    Me,
    /// Whoever comes with the invite.
    Friend,
    /// The server.
    Computer {
        /// How well it plays, 1 to 10.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Level))]
        level: Level,
    },
}

/// Who starts the first game of a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Black.
    Black,
    /// Red.
    Red,
    /// Drawn by the server.
    #[default]
    Random,
}

/// The time to think. Each side's first turn of a game is free; then the clock of the side to move
/// runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Clock))]
#[serde(tag = "kind", rename_all = "snake_case", try_from = "TimeControlFields")]
pub enum TimeControl {
    /// As long as you like.
    #[default]
    None,
    /// So many seconds for the whole game, and some more for each turn.
    Game {
        /// Seconds for the game, at most a day.
        seconds: u32,
        /// Seconds added after each turn, at most an hour.
        increment: u32,
    },
    /// So many days for each turn.
    Turn {
        /// Days, 1 to 30.
        days: u32,
    },
}

/// Who sits on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "who", rename_all = "snake_case", try_from = "PlayerFields")]
pub enum Player {
    /// Whoever knows the seat's secret.
    Person,
    /// The server.
    Computer {
        /// How well it plays, 1 to 10.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Level))]
        level: Level,
    },
}

/// What was settled when the game was opened, and never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Terms {
    /// The rules.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RuleSet))]
    pub rules: RuleSet,
    /// Who sits where.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<Player>))]
    pub players: BySide<Player>,
    /// The time to think.
    pub clock: TimeControl,
    /// The position the first game starts from.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub start: Position,
}

/// An open game, as whoever opened it hears of it. The secrets are told only this once.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opened {
    /// The game.
    pub game: GameView,
    /// For the friend, if a seat is free: who brings it first takes the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<Secret>,
    /// For watchers.
    pub watch: Secret,
}

/// Taking the free seat of a game, with its invite as authorization.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The secret that the seat shall have, made by whoever takes it. The same one may be sent
    /// again if no answer came.
    pub secret: Secret,
    /// What whoever takes the seat wants to be called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 24))]
    pub name: Option<String>,
}

impl TimeControl {
    /// The time of a side at the start of a game, in milliseconds.
    pub fn at_start(self) -> Option<u64> {
        match self {
            TimeControl::None => None,
            TimeControl::Game { seconds, .. } => Some(u64::from(seconds) * 1000),
            TimeControl::Turn { days } => Some(u64::from(days) * 86_400_000),
        }
    }

    /// What a side has after a turn for which it had so many milliseconds left.
    pub fn after_turn(self, left: u64) -> u64 {
        match self {
            TimeControl::None => left,
            TimeControl::Game { increment, .. } => left + u64::from(increment) * 1000,
            TimeControl::Turn { .. } => self.at_start().unwrap_or(left),
        }
    }

    /// Whether its numbers make sense.
    pub fn is_sensible(self) -> bool {
        match self {
            TimeControl::None => true,
            TimeControl::Game { seconds, increment } => {
                (1..=86_400).contains(&seconds) && increment <= 3_600
            }
            TimeControl::Turn { days } => (1..=30).contains(&days),
        }
    }
}

impl Terms {
    /// Terms with as much time as everybody likes.
    pub fn untimed(rules: RuleSet, players: BySide<Player>, start: Position) -> Terms {
        Terms { rules, players, clock: TimeControl::None, start }
    }

    /// The position that a game of the series starts from if `first` starts.
    pub fn start_of_game(&self, first: Side) -> Position {
        // The same placements are legal whoever is to move.
        let placements = BySide::new(|side| self.start.placement(side));
        Position::new(placements, first).unwrap_or(self.start)
    }
}

/// A time control as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TimeControlFields {
    kind: TimeControlKind,
    seconds: Option<u32>,
    increment: Option<u32>,
    days: Option<u32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum TimeControlKind {
    None,
    Game,
    Turn,
}

impl TryFrom<TimeControlFields> for TimeControl {
    type Error = &'static str;

    fn try_from(fields: TimeControlFields) -> Result<TimeControl, &'static str> {
        let TimeControlFields { kind, seconds, increment, days } = fields;
        match (kind, seconds, increment, days) {
            (TimeControlKind::None, None, None, None) => Ok(TimeControl::None),
            (TimeControlKind::Game, Some(seconds), Some(increment), None) => {
                Ok(TimeControl::Game { seconds, increment })
            }
            (TimeControlKind::Turn, None, None, Some(days)) => Ok(TimeControl::Turn { days }),
            _ => Err(
                "a clock for the `game` has `seconds` and `increment`, one for each `turn` has `days`, `none` has nothing",
            ),
        }
    }
}

/// A player as it is read.
#[derive(Deserialize)]
struct PlayerFields {
    who: Who,
    level: Option<Level>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Who {
    Person,
    Computer,
}

impl TryFrom<PlayerFields> for Player {
    type Error = &'static str;

    fn try_from(fields: PlayerFields) -> Result<Player, &'static str> {
        match (fields.who, fields.level) {
            (Who::Person, _) => Ok(Player::Person),
            (Who::Computer, Some(level)) => Ok(Player::Computer { level }),
            (Who::Computer, None) => Err("a computer has a `level`"),
        }
    }
}
