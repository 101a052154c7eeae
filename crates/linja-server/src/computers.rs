//! The computer seats: which turn they make.

use std::sync::Arc;
use std::thread::available_parallelism;

use linja::{Position, RuleSet, Turn, ValuedTurn};
use linja_api::ProblemCode;
use linja_players::{Computer, Judge, Level, Limits, Search};
use tokio::sync::Semaphore;

use crate::oracles::Oracles;
use crate::trouble::Trouble;

/// How much a search may look at: a fraction of a second's work.
const NODES: u64 = 200_000;
const MEMORY: usize = 4 << 20;

/// Those who think. No more of them at a time than there are cores.
pub(crate) struct Computers {
    oracles: Arc<Oracles>,
    cores: Semaphore,
}

impl Computers {
    pub(crate) fn new(oracles: Arc<Oracles>) -> Computers {
        let cores = available_parallelism().map_or(1, usize::from);
        Computers { oracles, cores: Semaphore::new(cores) }
    }

    /// The turn that a computer of this level makes; `None` if the game is over.
    pub(crate) async fn turn(
        &self,
        rules: RuleSet,
        level: u8,
        position: Position,
        number: usize,
        seed: u64,
    ) -> Result<Option<Turn>, Trouble> {
        let level = Level::new(level).unwrap_or(Level::MAX);
        let judge = self.judge(rules);
        let work = move || {
            let mut computer = Computer { level, judge, seed };
            let limits = Limits { nodes: NODES, ..Limits::default() };
            computer.turn(position, number, &limits).map(|chosen| chosen.map(|one| one.played.turn))
        };
        self.think(work).await?.map_err(|error| {
            tracing::error!(%rules, %error, "the table cannot be read");
            ProblemCode::Unavailable.into()
        })
    }

    /// What a search thinks of the turns of a position, best first.
    pub(crate) async fn search(
        &self,
        rules: RuleSet,
        position: Position,
    ) -> Result<Vec<ValuedTurn>, Trouble> {
        let work = move || {
            let limits = Limits { nodes: NODES, ..Limits::default() };
            Search::new(rules, MEMORY, 1).turns(position, 0, &limits, &mut |_| ())
        };
        self.think(work).await
    }

    /// Does work that takes a core for a while.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        // It is never closed.
        let _core = self.cores.acquire().await;
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
