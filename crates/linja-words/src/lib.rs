#![doc = include_str!("../README.md")]
//!
//! ## Where to look
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
