//! Games, and counting them.

use std::sync::atomic::{AtomicBool, Ordering};

use linja::{BySide, RuleSet, Side};
use pyo3::prelude::*;

use crate::errors::{read, rules, side, wrong};
use crate::long_work::long_work;
use crate::position::Position;
use crate::turn::TurnInProgress;

/// A game: its rules, its start position and the turns played.
#[pyclass(eq, module = "linja")]
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Game(pub(crate) linja::Game);

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (rules = "zen", first = "black", position = None))]
    fn new(rules: &str, first: &str, position: Option<Position>) -> PyResult<Game> {
        let start = match position {
            Some(position) => position.0,
            None => linja::Position::start(side(first)?),
        };
        Ok(Game(linja::Game::from_position(self::rules(rules)?, start)))
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> &'static str {
        self.0.rules().name()
    }

    /// The position it started from.
    #[getter]
    fn start(&self) -> Position {
        Position(self.0.start())
    }

    /// The position now.
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position())
    }

    /// The turns played so far.
    #[getter]
    fn turns(&self) -> Vec<String> {
        self.0.turns().map(|turn| turn.to_string()).collect()
    }

    /// Whether it is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// The points that Black and Red would have if it ended now.
    #[getter]
    fn scores(&self) -> (i32, i32) {
        let BySide { black, red } = self.0.scores();
        (black.points(), red.points())
    }

    /// The result, such as `46-39`; None while the game is not over.
    #[getter]
    fn result(&self) -> Option<String> {
        self.0.result().map(|result| result.to_string())
    }

    /// The side that has won; None if it is a draw or not over.
    #[getter]
    fn winner(&self) -> Option<String> {
        Some(self.0.result()?.winner()?.to_string())
    }

    /// The turns that are legal now; none if the game is over.
    fn legal_turns(&self) -> Vec<String> {
        let turns = match self.0.is_over() {
            true => Vec::new(),
            false => self.0.position().turns(self.0.rules()),
        };
        turns.into_iter().map(|turn| turn.to_string()).collect()
    }

    /// Begins the next turn, to be made move by move.
    fn begin_turn(&self) -> PyResult<TurnInProgress> {
        self.0.begin_turn().map(TurnInProgress::from).map_err(wrong)
    }

    /// Plays a turn; an exception says why it is not legal.
    fn play(&mut self, turn: &str) -> PyResult<()> {
        self.0.play(read(turn)?).map_err(|refusal| wrong(format!("{turn:?}: {refusal}")))
    }

    /// Takes back the last turn; False if there is none.
    fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Plays again the turn that was taken back last; False if there is none.
    fn redo(&mut self) -> bool {
        self.0.redo()
    }

    fn __getnewargs__(&self) -> (&'static str, String, Position) {
        (self.rules(), self.0.start().to_move().to_string(), self.start())
    }

    fn __getstate__(&self) -> Vec<String> {
        self.turns()
    }

    fn __setstate__(&mut self, turns: Vec<String>) -> PyResult<()> {
        turns.iter().try_for_each(|turn| self.play(turn))
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let stands = self.result().unwrap_or_else(|| format!("'{}'", self.0.position()));
        format!("<Game of {}, {} turns: {stands}>", self.0.rules(), self.0.turns().len())
    }
}

/// A game of random turns; the same seed, the same game.
#[pyfunction]
#[pyo3(signature = (rules = "zen", seed = 0))]
pub(crate) fn random_game(rules: &str, seed: u64) -> PyResult<Game> {
    Ok(Game(linja::random_game(self::rules(rules)?, seed)))
}

/// How many sequences of exactly this many turns there are from a position, by default the setup.
#[pyfunction]
#[pyo3(signature = (depth, position = None, rules = "zen"))]
pub(crate) fn perft(
    py: Python<'_>,
    depth: u32,
    position: Option<Position>,
    rules: &str,
) -> PyResult<u64> {
    let rules = self::rules(rules)?;
    let position = position.map_or(linja::Position::start(Side::Black), |position| position.0);
    long_work(py, |stop| count(rules, position, depth, stop))
}

/// As [`linja::perft`], which it leaves the last two turns to, but it can be stopped.
fn count(rules: RuleSet, position: linja::Position, depth: u32, stop: &AtomicBool) -> u64 {
    if depth <= 2 {
        return linja::perft(rules, position, depth);
    }
    let mut sum = 0;
    position.for_each_next(rules, |next, ends_game| {
        if !ends_game && !stop.load(Ordering::Relaxed) {
            sum += count(rules, next, depth - 1, stop);
        }
    });
    sum
}
