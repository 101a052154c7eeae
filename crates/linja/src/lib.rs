//! The board game Linja: all its published rules.
//!
//! Everything that shows, stores, searches or solves the game asks this crate what is legal. Its
//! heart is [`TurnInProgress`], the one state machine that knows which step of a turn is due, which
//! moves it allows and what a move grants. Listing whole turns, checking them and counting them
//! ([`perft()`]) all walk that machine.
//!
//! ```
//! use linja::{Game, RuleSet, Side};
//!
//! let mut game = Game::new(RuleSet::Zen, Side::Black);
//! assert_eq!(game.position().turns(game.rules()).len(), 109);
//!
//! // Black steps into row 3, meets two pawns there, and may now move any pawn two rows.
//! game.play("2-3,1-3".parse()?)?;
//! assert_eq!(game.position().to_string(), "5,0,3,1,1,1,1,0/0,1,1,1,1,1,1,6 r");
//!
//! // Moving three rows instead is refused, with a reason a program can act on.
//! let refusal = game.play("7-6,8-5".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "this follow-up goes exactly 2 rows forward");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
//!
//! Enums of errors are exhaustive: a program that says them in words of its own should hear from the compiler when there is a
//! new one.
//!
//! The crate is `no_std` and needs only `alloc`. With the feature `serde`, rows and levels are read and
//! written as their numbers, and sides, rule sets, positions, moves, turns, results and records as their text forms.

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
