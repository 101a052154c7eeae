//! What takes a core for a while: the turns of computers, and answers to questions.

use std::sync::Arc;
use std::thread::available_parallelism;

use linja::{Level, Position, RuleSet, Turn, ValuedTurn};
use linja_api::ProblemCode;
use linja_players::{Computer, Judge, Limits, Search};
use tokio::sync::Semaphore;

use crate::compute::oracles::Oracles;
use crate::door::limits::Question;
use crate::error::Error;

/// How much a search may look at: a fraction of a second's work.
const NODES: u64 = 200_000;
const MEMORY: usize = 4 << 20;

/// Works on no more at a time than there are cores.
pub(crate) struct Cores {
    oracles: Arc<Oracles>,
    cores: Arc<Semaphore>,
    /// Questions wait for each other, so that a computer seldom waits for one.
    questions: Arc<Semaphore>,
}

impl Cores {
    pub(crate) fn new(oracles: Arc<Oracles>) -> Cores {
        let cores = available_parallelism().map_or(1, usize::from);
        let questions = cores.saturating_sub(1).max(1);
        Cores {
            oracles,
            cores: Arc::new(Semaphore::new(cores)),
            questions: Arc::new(Semaphore::new(questions)),
        }
    }

    /// The turn that a computer of this level makes; `None` if the game is over.
    pub(crate) async fn turn(
        &self,
        rules: RuleSet,
        level: Level,
        position: Position,
        number: usize,
        seed: u64,
    ) -> Result<Option<Turn>, Error> {
        let judge = self.judge(rules);
        let work = move || {
            let mut computer = Computer { level, judge, seed };
            let limits = Limits::default().with_nodes(NODES);
            computer.turn(position, number, &limits).map(|chosen| chosen.map(|one| one.played.turn))
        };
        Ok(self.think(work).await??)
    }

    /// What a search thinks of the turns of a position, best first.
    pub(crate) async fn search(
        &self,
        question: Question,
        rules: RuleSet,
        position: Position,
    ) -> Result<Vec<ValuedTurn>, Error> {
        let work = move || {
            let limits = Limits::default().with_nodes(NODES);
            Search::new(rules, MEMORY, 1).turns(position, 0, &limits, &mut |_| ())
        };
        self.answer(question, work).await
    }

    /// Does work for somebody's question: play goes first.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        question: Question,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let place = self.questions.clone().acquire_owned().await;
        self.think(move || {
            let _place = place;
            question.answer(work)
        })
        .await
    }

    /// Does work that takes a core for a while: also if nobody waits for it any more, so it is the
    /// work that holds the core.
    async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        // It is never closed.
        let core = self.cores.clone().acquire_owned().await;
        let work = move || {
            let _core = core;
            work()
        };
        tokio::task::spawn_blocking(work).await.map_err(|error| {
            tracing::error!(%error, "thinking failed");
            ProblemCode::Unavailable.into()
        })
    }

    fn judge(&self, rules: RuleSet) -> Judge {
        match self.oracles.get(rules) {
            Some(oracle) => Judge::Oracle(oracle),
            None => Judge::Search(Box::new(Search::new(rules, MEMORY, 1))),
        }
    }
}
