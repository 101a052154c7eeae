#![doc = include_str!("../README.md")]
//!
//! ## Where to look
//!
//! | you want | look at |
//! |---|---|
//! | the three editions and their option | [`RuleSet`], [`Edition`] |
//! | where the pawns stand | [`Position`], [`Placement`], [`Row`], [`Progress`], [`Side`] |
//! | to let a player make a turn, move by move | [`TurnInProgress`], [`Step`], [`Move`], [`Refusal`] |
//! | whole turns | [`Position::turns`], [`Position::played_turns`], [`Position::play`], [`Turn`] |
//! | a game and who won | [`Game`], [`GameResult`], [`Ending`], [`Score`], [`Series`] |
//! | a game with variations and comments | [`Tree`] |
//! | to read and write `.linja` files | [`Record`] |
//! | how well a computer plays | [`Level`] |

#![no_std]

extern crate alloc;

mod expected;
mod game;
mod level;
mod moves;
mod perft;
mod placement;
mod played_turn;
mod position;
mod random;
mod record;
mod refusal;
mod row;
mod rule_set;
mod score;
#[cfg(feature = "serde")]
mod serde;
mod series;
mod side;
mod stage;
mod step;
mod tree;
mod turn;
mod turn_in_progress;
mod valued_turn;

pub use expected::Expected;
pub use game::{Ending, Game, GameResult, ParseResultError};
pub use level::{Level, ParseLevelError};
pub use moves::{Move, Moves, Pawn};
pub use perft::perft;
pub use placement::{Placement, PlacementError};
pub use played_turn::{PlayedTurn, PlayedTurns};
pub use position::{ParsePositionError, Position, RowTooFull};
pub use random::{Random, random_game};
pub use record::{Record, RecordError, RecordErrorKind, TagNameError};
pub use refusal::Refusal;
pub use row::{ParseRowError, Progress, Row};
pub use rule_set::{Edition, ParseRuleSetError, RuleSet};
pub use score::{Score, ScoreLine};
pub use series::Series;
pub use side::{BySide, ParseSideError, Side};
pub use step::{Step, StepKind, StepState, TurnStep};
pub use tree::{Node, NodeId, Tree, TreePart};
pub use turn::{ParseTurnError, Turn};
pub use turn_in_progress::TurnInProgress;
pub use valued_turn::ValuedTurn;
