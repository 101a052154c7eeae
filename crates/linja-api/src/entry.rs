//! The log of a game: what happened, one entry after the other.

use linja::{BySide, Side, Turn};
use serde::{Deserialize, Serialize};

/// An entry of the log. Entries never change: a turn that is taken back stays, and a later entry says
/// so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(try_from = "Line", into = "Line")]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub number: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// With a clock: the milliseconds each side has left now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Sides<u64>>))]
    pub left: Option<BySide<u64>>,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// What can happen in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The side to move made a turn.
    Turn {
        /// The turn.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Turn))]
        turn: Turn,
    },
    /// A side resigned.
    Resigned {
        /// The side that lost by it.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        side: Side,
    },
    /// A side had no time left.
    TimedOut {
        /// The side that lost by it.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        side: Side,
    },
    /// The last turns were taken back.
    TakenBack {
        /// How many.
        turns: u32,
    },
    /// A side gave the other more time.
    TimeGiven {
        /// The side that has more time now.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        side: Side,
        /// Seconds.
        seconds: u32,
    },
    /// The next game of the series began.
    NextGame {
        /// Who starts it.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        first: Side,
    },
}

/// An entry as it is written and read. To read a tagged enum, serde first buffers it in a form that fits
/// everything, which makes the page far larger; so one struct holds all kinds, here and wherever a page reads several.
#[derive(Serialize, Deserialize)]
struct Line {
    number: u32,
    at: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<BySide<u64>>,
    event: Kind,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<Turn>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<Side>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Turn,
    Resigned,
    TimedOut,
    TakenBack,
    TimeGiven,
    NextGame,
}

impl From<Entry> for Line {
    fn from(Entry { number, at, left, event }: Entry) -> Line {
        let (turn, side, turns, seconds, first) = (None, None, None, None, None);
        let line = Line { number, at, left, event: Kind::Turn, turn, side, turns, seconds, first };
        match event {
            Event::Turn { turn } => Line { turn: Some(turn), ..line },
            Event::Resigned { side } => Line { event: Kind::Resigned, side: Some(side), ..line },
            Event::TimedOut { side } => Line { event: Kind::TimedOut, side: Some(side), ..line },
            Event::TakenBack { turns } => {
                Line { event: Kind::TakenBack, turns: Some(turns), ..line }
            }
            Event::TimeGiven { side, seconds } => {
                let (side, seconds) = (Some(side), Some(seconds));
                Line { event: Kind::TimeGiven, side, seconds, ..line }
            }
            Event::NextGame { first } => Line { event: Kind::NextGame, first: Some(first), ..line },
        }
    }
}

impl TryFrom<Line> for Entry {
    type Error = &'static str;

    fn try_from(line: Line) -> Result<Entry, &'static str> {
        let Line { number, at, left, event, turn, side, turns, seconds, first } = line;
        let event = match event {
            Kind::Turn => turn.map(|turn| Event::Turn { turn }),
            Kind::Resigned => side.map(|side| Event::Resigned { side }),
            Kind::TimedOut => side.map(|side| Event::TimedOut { side }),
            Kind::TakenBack => turns.map(|turns| Event::TakenBack { turns }),
            Kind::TimeGiven => {
                side.zip(seconds).map(|(side, seconds)| Event::TimeGiven { side, seconds })
            }
            Kind::NextGame => first.map(|first| Event::NextGame { first }),
        };
        let event = event
            .ok_or("an entry has the `turn`, `side`, `turns`, `seconds` or `first` of its event")?;
        Ok(Entry { number, at, left, event })
    }
}
