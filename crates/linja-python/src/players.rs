//! Who plays without knowing everything: levels and search.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use linja_players::{Judge, Limits};
use pyo3::prelude::*;

use crate::errors::{self, level, rules, wrong};
use crate::game::Game;
use crate::long_work::long_work;
use crate::oracle::Oracle;
use crate::position::Position;
use crate::turn::ValuedTurn;

/// What a search has found.
#[pyclass(frozen, eq, get_all, module = "linja")]
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Found {
    /// How many turns ahead it has looked.
    depth: u8,
    /// How many positions it has looked at.
    nodes: u64,
    /// The margin it expects for the side to move.
    margin: i32,
    /// Whether that margin is certain.
    is_exact: bool,
    /// The turns it expects, the best one first.
    line: Vec<String>,
}

#[pymethods]
impl Found {
    fn __repr__(&self) -> String {
        let Found { depth, nodes, margin, line, .. } = self;
        format!("<Found {margin:+} at depth {depth} after {nodes} positions: {}>", line.join(" "))
    }
}

impl From<linja_players::Found> for Found {
    fn from(found: linja_players::Found) -> Found {
        let linja_players::Found { depth, nodes, margin, is_exact, line, .. } = found;
        let line = line.into_iter().map(|turn| turn.to_string()).collect();
        Found { depth, nodes, margin, is_exact, line }
    }
}

/// Looks ahead, without an oracle.
#[pyclass(module = "linja")]
pub(crate) struct Search(linja_players::Search);

const MEGABYTE: usize = 1 << 20;

#[pymethods]
impl Search {
    #[new]
    #[pyo3(signature = (rules = "zen", megabytes = 16, threads = 1))]
    fn new(rules: &str, megabytes: usize, threads: usize) -> PyResult<Search> {
        if !(1..=1 << 16).contains(&megabytes) || !(1..=1024).contains(&threads) {
            return Err(wrong("a search has 1 to 65536 megabytes and 1 to 1024 threads"));
        }
        let search = linja_players::Search::new(self::rules(rules)?, megabytes * MEGABYTE, threads);
        Ok(Search(search))
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> &'static str {
        self.0.rules().name()
    }

    /// Searches for this many seconds, positions or turns ahead, whichever comes first; None if the game is over.
    ///
    /// Without any limit it goes on until the margin is exact, which can take days.
    #[pyo3(signature = (position, seconds = None, nodes = None, depth = None))]
    fn search(
        &mut self,
        py: Python<'_>,
        position: &Position,
        seconds: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u8>,
    ) -> PyResult<Option<Found>> {
        let seconds = seconds.map(Duration::try_from_secs_f64).transpose().map_err(wrong)?;
        let (start, position, search) = (Instant::now(), position.0, &mut self.0);
        let found = long_work(py, |stop| {
            let is_late = || seconds.is_some_and(|seconds| start.elapsed() >= seconds);
            let stop = || stop.load(Ordering::Relaxed) || is_late();
            let limits = Limits::default()
                .with_nodes(nodes.unwrap_or(u64::MAX))
                .with_depth(depth.unwrap_or(Limits::MOST_DEPTH))
                .with_stop(&stop);
            let mut found = None;
            search.turns(position, 0, &limits, &mut |now| found = Some(now.clone()));
            found
        })?;
        Ok(found.map(Found::from))
    }

    /// Forgets all positions, so that the next search is the same as a first one.
    fn forget(&mut self) {
        self.0.forget();
    }

    fn __repr__(&self) -> String {
        format!("<Search of {}>", self.0.rules())
    }
}

/// What a level without an oracle looks at for a turn, as in `linja match search-level:N`.
const NODES: u64 = 20_000;

/// A computer of a level, 1 to 10. With an oracle it knows what turns are worth, without one it searches.
#[pyclass(module = "linja")]
pub(crate) struct Computer(linja_players::Computer);

#[pymethods]
impl Computer {
    #[new]
    #[pyo3(signature = (level, rules = "zen", oracle = None, seed = 0))]
    fn new(
        level: u8,
        rules: &str,
        oracle: Option<PyRef<'_, Oracle>>,
        seed: u64,
    ) -> PyResult<Computer> {
        let rules = self::rules(rules)?;
        let judge = match oracle {
            Some(oracle) if oracle.0.rules() != rules => {
                let known = oracle.0.rules();
                return Err(wrong(format!("the oracle knows {known}, the computer plays {rules}")));
            }
            Some(oracle) => Judge::Oracle(oracle.0.clone()),
            None => Judge::Search(Box::new(linja_players::Search::new(rules, 16 * MEGABYTE, 1))),
        };
        Ok(Computer(linja_players::Computer { level: self::level(level)?, judge, seed }))
    }

    /// Its level.
    #[getter]
    fn level(&self) -> u8 {
        self.0.level.get()
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> &'static str {
        self.0.judge.rules().name()
    }

    /// The turn it makes in a game; None if that is over.
    fn turn(&mut self, py: Python<'_>, game: &Game) -> PyResult<Option<ValuedTurn>> {
        let (game, computer) = (&game.0, &mut self.0);
        let rules = computer.judge.rules();
        if game.rules() != rules {
            let played = game.rules();
            return Err(wrong(format!("the game is of {played}, the computer plays {rules}")));
        }
        if game.is_over() {
            return Ok(None);
        }
        let turn = long_work(py, |stop| {
            let stop = || stop.load(Ordering::Relaxed);
            let limits = Limits::default().with_nodes(NODES).with_stop(&stop);
            computer.turn(game.position(), game.turns().len(), &limits)
        })?;
        Ok(turn.map_err(errors::table)?.map(ValuedTurn::from))
    }

    fn __repr__(&self) -> String {
        format!("<Computer of level {}, {}>", self.0.level, self.rules())
    }
}
