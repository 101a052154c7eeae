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
    /// Who sits where. At least one seat is for the player who opens the game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<Seat>))]
    pub seats: BySide<Seat>,
    /// Who starts.
    #[serde(default)]
    pub first: First,
    /// The time to think.
    #[serde(default)]
    pub clock: TimeControl,
    /// A position to start from instead of the setup. It also says who starts.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Position>))]
    pub position: Option<Position>,
    /// The secret of your own seat, which you make yourself.
    pub secret: Secret,
    /// What you want to be called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 24))]
    pub name: Option<String>,
    /// Whether anyone may take the free seat or watch: the lobby lists the game while one of its players is there.
    #[serde(default)]
    pub open: bool,
}

/// Who a seat is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum Seat {
    /// The player who opens the game.
    Me,
    /// The first to join with the invite.
    Friend,
    /// A computer.
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
    /// Chosen at random by the server.
    #[default]
    Random,
}

/// The time to think. Each side's first turn of a game is free; then the clock of the side to move
/// runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Clock))]
#[serde(tag = "kind", rename_all = "snake_case", try_from = "TimeControlFields")]
pub enum TimeControl {
    /// No limit.
    #[default]
    None,
    /// Seconds for the whole game, and some more per turn.
    Game(GameClock),
    /// Days per turn.
    Turn {
        /// Days, 1 to 30.
        days: u32,
    },
    /// Each side has a clock of its own for the whole game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Sides<GameClock>))]
    Uneven(BySide<GameClock>),
}

/// The time that a side has for a whole game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameClock {
    /// Seconds for the game, at most a day.
    pub seconds: u32,
    /// Seconds added after each turn, at most an hour.
    pub increment: u32,
    /// Seconds of each turn that don't count, at most an hour.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub delay: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Who sits on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "who", rename_all = "snake_case", try_from = "PlayerFields")]
pub enum Player {
    /// A person: online, anyone who knows the seat's secret.
    Person,
    /// A computer.
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

/// The answer to the player who opens a game. The secrets are sent only this once.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opened {
    /// The game.
    pub game: GameView,
    /// The secret for a friend, if a seat is free: the first to use it takes the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<Secret>,
    /// The secret for watchers.
    pub watch: Secret,
}

/// A request to take the free seat of a game, with its invite as authorization.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The secret of the seat, made by the player who takes it. If no answer came, send the same
    /// one again.
    pub secret: Secret,
    /// What that player wants to be called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 24))]
    pub name: Option<String>,
}

/// A request to change the secret of a seat, with the old one as authorization. It locks out everyone who has only that.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSecret {
    /// The new secret of the seat, made by its player.
    pub secret: Secret,
}

impl GameClock {
    fn is_sensible(self) -> bool {
        (1..=86_400).contains(&self.seconds) && self.increment.max(self.delay) <= 3_600
    }
}

impl TimeControl {
    /// A clock with `seconds` for the game and `increment` more after each turn.
    pub const fn game(seconds: u32, increment: u32) -> TimeControl {
        TimeControl::Game(GameClock { seconds, increment, delay: 0 })
    }

    /// The clock of a side for a whole game.
    pub fn of_game(self, side: Side) -> Option<GameClock> {
        match self {
            TimeControl::Game(clock) => Some(clock),
            TimeControl::Uneven(clocks) => Some(clocks[side]),
            TimeControl::None | TimeControl::Turn { .. } => None,
        }
    }

    /// The time of each side at the start of a game, in milliseconds.
    pub fn at_start(self) -> Option<BySide<u64>> {
        let seconds = |side| match self {
            TimeControl::None => None,
            TimeControl::Turn { days } => Some(u64::from(days) * 86_400),
            TimeControl::Game(_) | TimeControl::Uneven(_) => {
                Some(u64::from(self.of_game(side)?.seconds))
            }
        };
        let milliseconds = |side| Some(seconds(side)? * 1000);
        Some(BySide { black: milliseconds(Side::Black)?, red: milliseconds(Side::Red)? })
    }

    /// The milliseconds of each turn of a side that don't count.
    pub fn delay(self, side: Side) -> u64 {
        self.of_game(side).map_or(0, |clock| u64::from(clock.delay) * 1000)
    }

    /// The milliseconds a side has after a turn that ended with `left`.
    pub fn after_turn(self, side: Side, left: u64) -> u64 {
        match (self.of_game(side), self.at_start()) {
            (Some(clock), _) => left + u64::from(clock.increment) * 1000,
            (None, Some(start)) => start[side],
            (None, None) => left,
        }
    }

    /// Whether its numbers make sense.
    pub fn is_sensible(self) -> bool {
        match self {
            TimeControl::None => true,
            TimeControl::Turn { days } => (1..=30).contains(&days),
            TimeControl::Game(clock) => clock.is_sensible(),
            TimeControl::Uneven(clocks) => clocks.black.is_sensible() && clocks.red.is_sensible(),
        }
    }
}

impl Terms {
    /// Terms without a clock.
    pub fn untimed(rules: RuleSet, players: BySide<Player>, start: Position) -> Terms {
        Terms { rules, players, clock: TimeControl::None, start }
    }

    /// The position that a game of the series starts from if `first` starts.
    pub fn start_of_game(&self, first: Side) -> Position {
        // The same placements are legal no matter who is to move.
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
    delay: Option<u32>,
    days: Option<u32>,
    black: Option<GameClock>,
    red: Option<GameClock>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum TimeControlKind {
    None,
    Game,
    Turn,
    Uneven,
}

impl TryFrom<TimeControlFields> for TimeControl {
    type Error = &'static str;

    fn try_from(fields: TimeControlFields) -> Result<TimeControl, &'static str> {
        let TimeControlFields { kind, seconds, increment, delay, days, black, red } = fields;
        let clock = match (kind, seconds.zip(increment), days, black.zip(red)) {
            (TimeControlKind::None, None, None, None) if delay.is_none() => Some(TimeControl::None),
            (TimeControlKind::Game, Some((seconds, increment)), None, None) => {
                let delay = delay.unwrap_or(0);
                Some(TimeControl::Game(GameClock { seconds, increment, delay }))
            }
            (TimeControlKind::Turn, None, Some(days), None) => Some(TimeControl::Turn { days }),
            (TimeControlKind::Uneven, None, None, Some((black, red))) => {
                Some(TimeControl::Uneven(BySide { black, red }))
            }
            _ => None,
        };
        clock.ok_or(
            "a clock for the `game` has `seconds`, `increment` and perhaps `delay`, one for each `turn` has `days`, `uneven` has those for the game of `black` and `red`, `none` has nothing",
        )
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
