//! What the judge is asked, and what it says.

use linja::{Position, Record, RuleSet, Side, Turn};
use linja_api::LevelView;
use serde::{Deserialize, Serialize};

use crate::Question;

/// A question to the judge. It says `done` and the answer, `not` and [`Why`], or `far` and [`Progress`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// What a player of a level would do: an [`Answer`](crate::Answer).
    Turn(Question),
    /// What all turns of a position are worth: a [`MarginsView`](linja_api::MarginsView).
    Margins {
        /// By which rules.
        rules: RuleSet,
        /// Where.
        position: Position,
    },
    /// The same, and who wins in how many turns, if distances lie beside the page.
    Distances {
        /// By which rules.
        rules: RuleSet,
        /// Where.
        position: Position,
    },
    /// How good the turns of a record were: a [`ReviewView`](linja_api::ReviewView).
    Review(String),
    /// How well somebody played in several games, the oldest first, each with their side: [`Levels`].
    Levels(Vec<(String, Side)>),
    /// Why a turn gives points away: a list of [`ReasonView`](linja_api::ReasonView)s.
    Reasons {
        /// By which rules.
        rules: RuleSet,
        /// Where.
        position: Position,
        /// Which turn.
        turn: Turn,
    },
    /// How perfect play goes on after a turn, and after a better one: [`Lines`].
    Lines {
        /// By which rules.
        rules: RuleSet,
        /// Where.
        position: Position,
        /// Which turn.
        turn: Turn,
    },
    /// The puzzle of a seed: a [`PuzzleView`](linja_api::PuzzleView).
    Puzzle {
        /// By which rules.
        rules: RuleSet,
        /// The seed.
        seed: u64,
    },
    /// Where the tables are: a [`TableView`] for each rule set.
    Tables,
    /// To keep the table of a rule set on this device.
    Keep(RuleSet),
    /// To forget the table that is kept.
    Forget(RuleSet),
    /// To solve a rule set, and keep its table on this device: [`Solved`].
    Solve(RuleSet),
}

impl Ask {
    /// Whether it is about a position of anybody's choice, and so might be one that is being played.
    pub const fn is_free(&self) -> bool {
        matches!(
            self,
            Ask::Margins { .. }
                | Ask::Distances { .. }
                | Ask::Review(_)
                | Ask::Levels(_)
                | Ask::Reasons { .. }
                | Ask::Lines { .. }
        )
    }

    /// The rules that it is about.
    pub fn rules(&self) -> Option<RuleSet> {
        match self {
            Ask::Turn(question) => question.rules.parse().ok(),
            Ask::Review(record) => record.parse::<Record>().ok().map(|record| record.game.rules()),
            Ask::Margins { rules, .. }
            | Ask::Distances { rules, .. }
            | Ask::Reasons { rules, .. }
            | Ask::Lines { rules, .. }
            | Ask::Puzzle { rules, .. } => Some(*rules),
            Ask::Keep(rules) | Ask::Forget(rules) | Ask::Solve(rules) => Some(*rules),
            Ask::Tables | Ask::Levels(_) => None,
        }
    }
}

/// Two lines of perfect play from one position to the end of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lines {
    /// It begins with the turn that was played.
    pub played: Vec<Turn>,
    /// It begins with the best turn.
    pub better: Vec<Turn>,
}

/// How well somebody plays.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Levels {
    /// By all games; none if all levels would have played them alike.
    pub now: Option<LevelView>,
    /// After each game, by the last few.
    pub over_time: Vec<f64>,
}

/// What takes its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A table is fetched, byte by byte.
    Fetching,
    /// A rule set is solved, position by position.
    Solving,
    /// Its table is written, position by position.
    Packing,
}

/// How far something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// What is done.
    pub phase: Phase,
    /// So many, of
    pub done: u64,
    /// so many.
    pub all: u64,
}

/// What solving came to.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Solved {
    /// How long it took.
    pub seconds: f64,
    /// The checksum of all margins.
    pub checksum: u64,
    /// Whether it is the known one.
    pub is_right: bool,
}

/// Where the table of a rule set is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableView {
    /// The rules.
    pub rules: RuleSet,
    /// The bytes of the one that is kept on this device.
    pub kept: Option<u64>,
    /// The bytes of the one beside the page.
    pub beside: Option<u64>,
}

impl TableView {
    /// Whether there is one.
    pub const fn is_there(&self) -> bool {
        self.kept.is_some() || self.beside.is_some()
    }
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The table is neither kept here, nor does one lie beside the page.
    NoTable,
    /// The server is about to make the table.
    NotReady,
    /// Nobody answers where the tables lie.
    NoServer,
    /// The server has too much to do, and says so.
    Refused(String),
    /// The table is cut, changed, or of another version.
    Damaged,
    /// There is no room for the table on this device.
    NoRoom,
    /// The browser keeps nothing.
    NoStorage,
    /// Another tab is keeping the table, or solving.
    Busy,
    /// There is not enough memory to solve.
    NoMemory,
    /// The question makes no sense.
    Nonsense,
    /// Whoever asks plays against somebody they don't know.
    Playing,
}
