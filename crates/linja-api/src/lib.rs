#![doc = include_str!("../README.md")]
//!
//! ## Where to look
//!
//! | you want | look at |
//! |---|---|
//! | to open or join a game | [`NewGame`], [`Opened`], [`Join`], [`Secret`] |
//! | what has happened | [`Entry`], [`Event`], [`Course`], [`GameView`] |
//! | to do something | [`Action`], [`Outbox`], [`Problem`] |
//! | tables that are open to anyone | [`OpenTable`], [`LobbyNews`] |
//! | to be notified | [`PushKey`], [`NewSubscription`] |
//! | the socket | [`ToServer`], [`ToClient`], [`Pauses`] |
//! | somebody to find a best turn | [`Attempt`], [`Judged`], [`Verdict`] |
//! | the oracle, reviews, puzzles, rules | [`MarginsView`], [`HintView`], [`ReviewView`], [`ReasonView`], [`PuzzleView`], [`PageView`] |

mod action;
#[cfg(feature = "oracle")]
mod answers;
mod ask;
mod attempt;
mod course;
mod entry;
mod lobby;
mod message;
mod new_game;
mod outbox;
mod pauses;
mod problem;
mod push;
mod reason;
#[cfg(feature = "schema")]
pub mod schema;
mod secret;
mod view;

pub use action::Action;
pub use ask::{
    GradeView, HintView, JudgedTurn, LevelView, MarginsView, OnlyWinView, OracleState, OracleView,
    OutcomeView, PageView, PuzzleKindView, PuzzleView, ReviewView, ReviewedView, SideView, WdlView,
};
pub use attempt::{Attempt, Judged, Verdict};
pub use course::{Course, LoggedGame, Misfit};
pub use entry::{Entry, Event};
pub use lobby::{LobbyNews, OpenTable};
pub use message::{ToClient, ToServer};
pub use new_game::{
    First, GameClock, Join, NewGame, NewSecret, Opened, Player, Seat, Terms, TimeControl,
};
pub use outbox::Outbox;
pub use pauses::Pauses;
pub use problem::{Problem, ProblemCode};
pub use push::{DeviceKeys, NewSubscription, OldSubscription, PushKey, PushSubscription};
pub use reason::{FeatureView, ReasonView, Theme};
pub use secret::{Secret, WrongSecret};
pub use view::{GameView, MyGame, MyGames, Names, Offers, PROGRAM, Presence, Summary};
