//! The oracle: the exact margin of every position.

use std::path::PathBuf;
use std::sync::Arc;

use linja_api::{ReasonView, ReviewView};
use linja_oracle::{Distances, SolveOptions, Table, available_memory, memory_needed};
use numpy::PyArray1;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use serde::Serialize;

use crate::arrays::for_all;
use crate::errors::{self, read, rules, wrong};
use crate::game::Game;
use crate::long_work::long_work;
use crate::position::Position;
use crate::turn::ValuedTurn;

/// What distances take in memory, beside margins and what solving takes.
const DISTANCES_BYTES: u64 = 5_000_000_000;

/// Knows the exact margin of every position of a rule set.
#[pyclass(frozen, module = "linja")]
pub(crate) struct Oracle(pub(crate) Arc<linja_oracle::Oracle>);

#[pymethods]
impl Oracle {
    /// Reads a table that `linja solve --out` or `Oracle.solve` has written.
    ///
    /// Distances that `linja solve --distance --out` has written beside it are read as well.
    #[staticmethod]
    fn open(path: PathBuf) -> PyResult<Oracle> {
        let oracle = linja_oracle::Oracle::open(&path).map_err(errors::table)?;
        Ok(Oracle(Arc::new(oracle)))
    }

    /// Solves a rule set, which takes seconds and 3 GB of memory, and keeps it in memory.
    ///
    /// With `out`, a folder, also writes the table there. With `distance`, also solves who wins in how many turns, which
    /// takes 8 GB and is kept in memory only.
    #[staticmethod]
    #[pyo3(signature = (rules = "zen", out = None, distance = false))]
    fn solve(
        py: Python<'_>,
        rules: &str,
        out: Option<PathBuf>,
        distance: bool,
    ) -> PyResult<Oracle> {
        let rules = self::rules(rules)?;
        let needed = memory_needed(rules) + if distance { DISTANCES_BYTES } else { 0 };
        if let Some(free) = available_memory().filter(|&free| free < needed) {
            let [needed, free] = [needed, free].map(|bytes| bytes as f64 / 1e9);
            return Err(PyMemoryError::new_err(format!(
                "solving {rules} takes {needed:.1} GB of memory, and {free:.1} GB are free"
            )));
        }
        let oracle = long_work(py, |stop| {
            let options = SolveOptions::default().with_cancel(stop);
            let solution =
                linja_oracle::solve(rules, &options).map_err(|error| errors::solve(&error))?;
            if let Some(folder) = out {
                std::fs::create_dir_all(&folder)?;
                Table::write(&solution, &folder, &|_, _| {}, stop).map_err(errors::table)?;
            }
            let oracle = linja_oracle::Oracle::from(solution);
            if !distance {
                return Ok(oracle);
            }
            let distances =
                Distances::solve(rules, &options).map_err(|error| errors::solve(&error))?;
            Ok::<_, PyErr>(oracle.with_distances(distances.into()))
        })??;
        Ok(Oracle(Arc::new(oracle)))
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> &'static str {
        self.0.rules().name()
    }

    /// The margin of a position for the side to move: its points minus the other side's at the end, if both play perfectly.
    fn margin(&self, position: &Position) -> PyResult<i32> {
        self.0.margin(position.0).map_err(errors::table)
    }

    /// The margins of many positions, a row each, for their movers.
    fn margins<'py>(
        &self,
        py: Python<'py>,
        positions: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let margins = for_all(py, positions, |_, positions| {
            self.0.margins(positions).map_err(errors::table)
        })?;
        Ok(PyArray1::from_vec(py, margins))
    }

    /// Whether the side to move wins, and the number of turns to the end, such as `("win", 9)`.
    ///
    /// None if distances are not known.
    fn outcome(&self, position: &Position) -> PyResult<Option<(&'static str, u8)>> {
        let outcome = self.0.outcome(position.0).map_err(errors::table)?;
        Ok(outcome.map(|outcome| (outcome.result.name(), outcome.distance)))
    }

    /// Every legal turn with its margin, best first; none if the game is over.
    fn turns(&self, position: &Position) -> PyResult<Vec<ValuedTurn>> {
        valued(self.0.turns(position.0))
    }

    /// A game of perfect play from a position to its end.
    fn main_line(&self, position: &Position) -> PyResult<Vec<ValuedTurn>> {
        valued(self.0.main_line(position.0))
    }

    /// Judges every turn of a game, with the reasons of those that give points away.
    fn review<'py>(&self, py: Python<'py>, game: &Game) -> PyResult<Bound<'py, PyAny>> {
        let (oracle, game) = (&self.0, &game.0);
        let review = py.detach(|| ReviewView::ask_with_lines(oracle, game));
        as_python(py, &review.map_err(errors::review)?)
    }

    /// Why a turn gives points away, the most important reason first; none if it does not.
    fn reasons<'py>(
        &self,
        py: Python<'py>,
        position: &Position,
        turn: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let made = read(turn)?;
        let legal = position.0.play(self.0.rules(), made);
        legal.map_err(|refusal| wrong(format!("{turn:?}: {refusal}")))?;
        let reasons = ReasonView::ask(&self.0, position.0, made).map_err(errors::table)?;
        as_python(py, &reasons)
    }

    fn __repr__(&self) -> String {
        let from = match self.0.table() {
            Some(table) => format!("'{}'", table.name().display()),
            None => "memory".to_owned(),
        };
        format!("<Oracle of {} in {from}>", self.0.rules())
    }
}

fn valued(
    turns: Result<Vec<linja::ValuedTurn>, linja_oracle::TableError>,
) -> PyResult<Vec<ValuedTurn>> {
    Ok(turns.map_err(errors::table)?.into_iter().map(ValuedTurn::from).collect())
}

/// The same dictionaries and lists that programs get as JSON.
fn as_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(wrong)?;
    py.import("json")?.call_method1("loads", (text,))
}
