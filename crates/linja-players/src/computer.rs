//! A computer that sits at the board: a level, and a judge to ask.

use std::sync::Arc;

use linja::{Level, Position, Random, RuleSet, ValuedTurn};
use linja_oracle::{Oracle, TableError};

use crate::{Habits, Limits, Search};

/// Who says what turns are worth: the oracle exactly, a search as well as it can.
#[derive(Debug)]
pub enum Judge {
    /// Knows.
    Oracle(Arc<Oracle>),
    /// Looks ahead.
    Search(Box<Search>),
}

impl Judge {
    /// The rule set it judges by.
    pub fn rules(&self) -> RuleSet {
        match self {
            Judge::Oracle(oracle) => oracle.rules(),
            Judge::Search(search) => search.rules(),
        }
    }
}

/// A computer player.
#[derive(Debug)]
pub struct Computer {
    /// How well it plays.
    pub level: Level,
    /// Whom it asks.
    pub judge: Judge,
    /// The same seed plays the same game (with a search: if it is not bounded by time).
    pub seed: u64,
}

impl Computer {
    /// The turn it makes in a position, the `number`th of its game; `None` if the game is over.
    ///
    /// The limits are for a search; an oracle needs none.
    pub fn turn(
        &mut self,
        position: Position,
        number: usize,
        limits: &Limits<'_>,
    ) -> Result<Option<ValuedTurn>, TableError> {
        let habits = Habits::of(self.level, self.judge.rules());
        let turns = match &mut self.judge {
            Judge::Oracle(oracle) => oracle.turns(position)?,
            Judge::Search(search) => search.turns(position, habits.reach(), limits, &mut |_| ()),
        };
        Ok(habits.choose(position, &turns, &mut random_of_turn(self.seed, number)))
    }
}

/// A generator for each turn: a game that is taken up again goes on as it would have.
pub(crate) fn random_of_turn(seed: u64, number: usize) -> Random {
    Random::new(Random::new(seed).next_number() ^ number as u64)
}
