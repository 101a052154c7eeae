//! A game as it stays on the device: a record, with tags that say which game it is and who sat here. Of
//! thousands only the tags are read.

use linja::{BySide, Ending, GameResult, Level, Record, RuleSet, Side};
use linja_api::{Course, Names, SideView};
use linja_players::{Date, handicap_of};

use crate::GameId;

/// Where a game was played, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin<'a> {
    /// The name of the series; every game of it gets a name of its own.
    pub series: GameId,
    /// Whether it is known by that name to a server.
    pub is_online: bool,
    /// The sides of those at this device.
    pub own: BySide<bool>,
    /// What whoever plays alone here wants to be called; may be empty.
    pub nickname: &'a str,
    /// What a server calls those on the seats.
    pub names: &'a Names,
}

/// Whom a game was played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameKind {
    /// The computer.
    Computer(Level),
    /// Somebody at the same device.
    FriendHere,
    /// Somebody at another device.
    FriendByLink,
    /// Nobody: turns were tried out.
    Study,
    /// A record from elsewhere, which does not say.
    Elsewhere,
}

/// What a game was for whoever plays here; where that is nobody or both, for Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
    /// It goes on, or was never ended.
    Open,
}

/// A kept game, as far as its tags tell of it.
#[derive(Debug, Clone, PartialEq)]
pub struct KeptRecord {
    /// Its name.
    pub id: GameId,
    /// The record.
    pub text: String,
    /// The rules.
    pub rules: RuleSet,
    /// The players, as the record names them.
    pub players: BySide<String>,
    /// Whom it was played with.
    pub kind: GameKind,
    /// The side that was played here, if it was one.
    pub own: Option<Side>,
    /// What a study is called; may be empty.
    pub title: Option<String>,
    /// The online game that it was a game of.
    pub online: Option<GameId>,
    /// When it ended, as `2026-11-15T14:05:33Z`; empty if that is not known.
    pub ended: String,
    /// The points of a game that was played to its end.
    pub points: Option<BySide<i32>>,
    /// Who gave up or ran out of time.
    pub lost_early: Option<Side>,
    /// How close to perfect each side was, in percent, once the game has been reviewed.
    pub accuracy: Option<BySide<f64>>,
    /// The level that each side played like, as far as a review could tell.
    pub levels: BySide<Option<f64>>,
}

/// The names of the tags with the accuracy of each side.
const ACCURACY: BySide<&str> = BySide { black: "BlackAccuracy", red: "RedAccuracy" };

/// The names of the tags with the level that each side played like.
const LEVEL: BySide<&str> = BySide { black: "BlackLevel", red: "RedLevel" };

impl Origin<'_> {
    /// The name of a game of the series, counted from 0: the same on every device that has it.
    pub fn id(&self, index: usize) -> GameId {
        GameId::of_text(&format!("{}/{index}", self.series))
    }

    /// The record of a game of the series.
    pub fn record(&self, course: &Course, index: usize) -> Option<Record> {
        let game = course.game_at(index)?;
        let at = game.entries.last().map_or(0, |entry| entry.at) / 1000;
        let mut record = game.plain_record(course.terms().players, self.names, "?".to_owned());
        self.sign(&mut record);
        stamp(&mut record, self.id(index), at);
        let own = match (self.own.black, self.own.red) {
            (true, true) => "both",
            (true, false) => "black",
            (false, true) => "red",
            (false, false) => "none",
        };
        let mut set = |name, value: &str| {
            // These names are none that a record writes itself.
            let _ = record.set_tag(name, value);
        };
        set("Own", own);
        if self.is_online {
            set("Online", &self.series.to_string());
        }
        match game.ending {
            Some(Ending::Resigned(side)) => set("Ending", &format!("{side} resigned")),
            Some(Ending::TimedOut(side)) => set("Ending", &format!("{side} out of time")),
            Some(Ending::Played(_)) | None => (),
        }
        Some(record)
    }

    /// Names whoever plays alone here, unless others know them by another name.
    pub fn sign(&self, record: &mut Record) {
        if let Some((side, points)) = handicap_of(record.game.rules(), record.game.start()) {
            // Its value is one that every reader takes.
            let _ = record.set_tag("Handicap", &format!("{side} +{points}"));
        }
        for side in Side::ALL {
            let is_alone = self.own[side] && !self.own[side.other()];
            if is_alone && self.names[side].is_none() && !self.nickname.is_empty() {
                self.nickname.clone_into(&mut record.players[side]);
            }
        }
    }
}

/// Says in a record which game it is and when it was last changed, in seconds; 0 if that is not known, as of what 0.1.0
/// has kept.
pub fn stamp(record: &mut Record, id: GameId, at: u64) {
    // These names are none that a record writes itself.
    let _ = record.set_tag("Id", &id.to_string());
    if at > 0 {
        record.date = Date::of_unix_seconds(at).to_string();
        let (hour, minute, second) = (at / 3600 % 24, at / 60 % 60, at % 60);
        let _ = record.set_tag("UTCTime", &format!("{hour:02}:{minute:02}:{second:02}"));
    }
}

impl KeptRecord {
    /// What the tags of a record tell. One that says not which game it is is named after what stands in it,
    /// so that the same record is the same game.
    pub fn read(text: String) -> Option<KeptRecord> {
        let tags = Record::read_tags(&text).ok()?;
        let tag = |name: &str| tags.iter().find(|(known, _)| known == name).map(|(_, value)| value);
        let players = BySide { black: tag("Black"), red: tag("Red") };
        let players = players.map(|name| name.cloned().unwrap_or_else(|| "?".to_owned()));
        let own = tag("Own").map_or("", String::as_str);
        let level = |side: Side| players[side].strip_prefix("level:")?.parse().ok();
        let title = tag("Study").cloned();
        let kind = match (level(Side::Black).or_else(|| level(Side::Red)), own) {
            _ if title.is_some() => GameKind::Study,
            (Some(level), _) => GameKind::Computer(level),
            (None, "both") => GameKind::FriendHere,
            (None, "black" | "red") => GameKind::FriendByLink,
            (None, _) => GameKind::Elsewhere,
        };
        let ended = match (tag("Date"), tag("UTCTime")) {
            (Some(date), time) if date != "?" => {
                format!("{date}T{}Z", time.map_or("12:00:00", String::as_str))
            }
            _ => String::new(),
        };
        let result = tag("Result").and_then(|result| result.parse().ok());
        let [black, red] = Side::ALL.map(|side| tag(ACCURACY[side])?.parse().ok());
        let accuracy = black.zip(red).map(|(black, red)| BySide { black, red });
        Some(KeptRecord {
            id: tag("Id").and_then(|id| id.parse().ok()).unwrap_or_else(|| GameId::of_text(&text)),
            rules: tag("Rules")?.parse().ok()?,
            // Nobody plays in a study, even in one of an own game.
            own: own.parse().ok().filter(|_| kind != GameKind::Study),
            online: tag("Online").and_then(|id| id.parse().ok()),
            lost_early: tag("Ending").and_then(|told| told.split(' ').next()?.parse().ok()),
            players,
            title,
            kind,
            ended,
            points: result.map(|result: GameResult| result.points),
            accuracy,
            levels: LEVEL.map(|name| tag(name)?.parse().ok()),
            text,
        })
    }

    /// The record, with the game.
    pub fn record(&self) -> Option<Record> {
        self.text.parse().ok()
    }

    /// The same game, with what a review found.
    pub fn reviewed(&self, sides: BySide<SideView>) -> Option<KeptRecord> {
        let mut record = self.record()?;
        for side in Side::ALL {
            let SideView { accuracy, level, .. } = sides[side];
            record.set_tag(ACCURACY[side], &format!("{accuracy:.1}")).ok()?;
            if let Some(level) = level {
                record.set_tag(LEVEL[side], &format!("{:.1}", level.level)).ok()?;
            }
        }
        // A record from elsewhere is named after what stands in it, and keeps that name.
        record.set_tag("Id", &self.id.to_string()).ok()?;
        KeptRecord::read(record.to_string())
    }

    /// How many points more than the other whoever plays here had; none if it was not played to its end.
    pub fn margin(&self) -> Option<i32> {
        let (points, own) = (self.points?, self.own.unwrap_or(Side::Black));
        Some(points[own] - points[own.other()])
    }

    /// What the game was for whoever plays here.
    pub fn outcome(&self) -> Outcome {
        let own = self.own.unwrap_or(Side::Black);
        match (self.lost_early, self.margin()) {
            (Some(side), _) if side == own => Outcome::Lost,
            (Some(_), _) => Outcome::Won,
            (None, Some(0)) => Outcome::Drawn,
            (None, Some(margin)) if margin > 0 => Outcome::Won,
            (None, Some(_)) => Outcome::Lost,
            (None, None) => Outcome::Open,
        }
    }
}
