//! Matches: who plays, the games in pairs, and what they say about strength.

mod contest;
mod contestant;
mod seat;
mod tally;

pub use contest::{ByParty, Contest, ContestError, ContestGame, Fault, Fixture, Outcome, Party};
pub use contestant::{
    Budget, ContestClock, Contestant, ParseContestClockError, ParseContestantError,
};
pub use tally::{Elo, Sprt, Tally};
