//! A computer that sits at the board: a level, and a judge to ask.

use std::sync::Arc;

use linja::{Level, Position, Random, RuleSet, ValuedTurn};
use linja_oracle::{Oracle, TableError};

use crate::judging::leads_to::distinct;
use crate::{Habits, Limits, Search};

/// What says how much turns are worth: the oracle exactly, a search as well as it can.
#[derive(Debug)]
pub enum Judge {
    /// Knows the exact margins.
    Oracle(Arc<Oracle>),
    /// Estimates them by looking ahead.
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
    /// What it asks.
    pub judge: Judge,
    /// The same seed plays the same game; with a search, only if that has one thread and no time limit.
    pub seed: u64,
}

impl Computer {
    /// The turn it makes in a position after `number` turns of its game; `None` if the game is over.
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
        let mut random = random_of_turn(self.seed, number);
        match &self.judge {
            Judge::Oracle(oracle) => habits.choose_by_oracle(oracle, position, &turns, &mut random),
            Judge::Search(_) => Ok(habits.choose(position, &turns, &mut random)),
        }
    }
}

impl Habits {
    /// Like [`Habits::choose`], for turns that the oracle has valued. But level 10 also asks the oracle which of the best
    /// turns is hardest to answer.
    pub fn choose_by_oracle(
        &self,
        oracle: &Oracle,
        position: Position,
        turns: &[ValuedTurn],
        random: &mut Random,
    ) -> Result<Option<ValuedTurn>, TableError> {
        match self.never_errs() {
            true => hardest_to_answer(oracle, turns, random),
            false => Ok(self.choose(position, turns, random)),
        }
    }
}

/// Of the best turns, the one after which a good player gives away the most points on average.
fn hardest_to_answer(
    oracle: &Oracle,
    turns: &[ValuedTurn],
    random: &mut Random,
) -> Result<Option<ValuedTurn>, TableError> {
    let good = Habits::of(GOOD, oracle.rules());
    let Some(best) = turns.first().map(|turn| turn.margin) else { return Ok(None) };
    let equal = distinct(turns.iter().take_while(|turn| turn.margin == best));
    // Ask about all of them before one fails, so that a program with part of a table can fetch the rest at once.
    let asked = equal.iter().map(|turn| {
        let next = turn.played.position;
        match turn.played.ends_game {
            true => Ok(0.0),
            false => Ok(good.gives_away(next, &oracle.turns(next)?)),
        }
    });
    let asked: Vec<Result<f64, TableError>> = asked.collect();
    let mut hardest = Vec::new();
    let mut most = -1.0;
    for (turn, gives_away) in equal.into_iter().zip(asked) {
        let gives_away = gives_away?;
        if gives_away > most {
            most = gives_away;
            hardest.clear();
        }
        if gives_away == most {
            hardest.push(turn);
        }
    }
    Ok(Some(hardest[random.below(hardest.len())]))
}

/// The level that the strongest one sets its traps for; weaker ones fall into them as well.
const GOOD: Level = match Level::new(8) {
    Some(level) => level,
    None => Level::MAX,
};

/// One generator per turn, so that a resumed game goes on as it would have.
pub(crate) fn random_of_turn(seed: u64, number: usize) -> Random {
    Random::new(Random::new(seed).next_number() ^ number as u64)
}
