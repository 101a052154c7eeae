//! Everything Linja says, in six languages.
//!
//! The words lie in Fluent files under `locales/`, compiled in; there is no visible text anywhere
//! else. A [`Text`] is something to say, in whatever language; [`Words`] says it in one.
//!
//! ```
//! use linja::{Position, RuleSet, Side, TurnInProgress};
//! use linja_words::{Language, Words, say};
//!
//! let words = Words::new(Language::English);
//! assert_eq!(say!(words, "points", points = 46), "46 points");
//!
//! // What the rules crate answers can be said as it is.
//! let mut turn = TurnInProgress::new(RuleSet::Zen, Position::start(Side::Black))?;
//! turn.play("2-3".parse()?)?;
//! assert_eq!(
//!     words.say(&turn),
//!     "2 pawns were there already: now move any of your pawns 2 rows forward, or end your turn."
//! );
//! let refusal = turn.play("1-4".parse()?).unwrap_err();
//! assert!(words.say(refusal).starts_with("This follow-up goes exactly 2 rows forward"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | you want | look at |
//! |---|---|
//! | to choose a language | [`Language`] |
//! | to say something | [`Words`], [`say!`] |
//! | to pass on something to be said elsewhere | [`Text`], [`text!`] |
//! | names of rule sets and levels, results | [`rule_set_name`], [`level_name`], [`result`] |
//! | the rules of an edition | [`rules_page`], [`changes_page`], [`Page`] |
//! | a position in characters | [`board`], [`pawn`] |
//! | games and positions in addresses | [`SharedGame`], [`SharedPosition`] |

mod board;
mod changes_page;
mod due;
mod example;
mod expected;
mod language;
mod level;
mod number;
mod page;
mod parse_error;
mod record_error;
mod refusal;
mod rule_set;
mod rules_page;
mod ruling;
mod score;
mod shared;
mod text;
mod words;

pub use board::{BOARD_WIDTH, board, pawn};
pub use changes_page::changes_page;
pub use example::{Example, Illegal};
pub use language::{Language, UnknownLanguage};
pub use level::{level_line, level_name, played_like};
pub use page::{Block, Diagram, Grid, Page, Scoring, Section};
pub use rule_set::{rule_set_line, rule_set_name};
pub use rules_page::rules_page;
pub use ruling::Ruling;
pub use score::{lead, result, score_sum};
pub use shared::{SharedGame, SharedPosition};
pub use text::{Text, Value};
pub use words::Words;
