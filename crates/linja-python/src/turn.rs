//! Turns: made step by step, played, valued.

use linja::Step;
use pyo3::prelude::*;

use crate::errors::{read, rules, wrong};
use crate::position::Position;

/// A turn and what it leads to.
#[pyclass(frozen, eq, get_all, module = "linja")]
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct PlayedTurn {
    /// The turn.
    turn: String,
    /// Where it leads.
    position: Position,
    /// Whether the game ends with it.
    ends_game: bool,
}

impl From<linja::PlayedTurn> for PlayedTurn {
    fn from(played: linja::PlayedTurn) -> PlayedTurn {
        let linja::PlayedTurn { turn, position, ends_game } = played;
        PlayedTurn { turn: turn.to_string(), position: Position(position), ends_game }
    }
}

#[pymethods]
impl PlayedTurn {
    fn __repr__(&self) -> String {
        let PlayedTurn { turn, position, ends_game } = self;
        let ends_game = if *ends_game { ", ends the game" } else { "" };
        format!("<PlayedTurn {turn} to '{}'{ends_game}>", position.0)
    }
}

/// A turn, what it leads to and what it is worth.
#[pyclass(frozen, eq, get_all, module = "linja")]
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ValuedTurn {
    /// The turn.
    turn: String,
    /// Where it leads.
    position: Position,
    /// Whether the game ends with it.
    ends_game: bool,
    /// The margin that the side that makes it gets.
    margin: i32,
}

impl From<linja::ValuedTurn> for ValuedTurn {
    fn from(valued: linja::ValuedTurn) -> ValuedTurn {
        let PlayedTurn { turn, position, ends_game } = valued.played.into();
        ValuedTurn { turn, position, ends_game, margin: valued.margin }
    }
}

#[pymethods]
impl ValuedTurn {
    fn __repr__(&self) -> String {
        format!("<ValuedTurn {} worth {:+}>", self.turn, self.margin)
    }
}

/// A turn that is being made, move by move.
#[pyclass(eq, module = "linja")]
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct TurnInProgress(linja::TurnInProgress);

#[pymethods]
impl TurnInProgress {
    #[new]
    #[pyo3(signature = (position, rules = "zen"))]
    fn new(position: &Position, rules: &str) -> PyResult<TurnInProgress> {
        let rules = self::rules(rules)?;
        linja::TurnInProgress::new(rules, position.0).map(TurnInProgress).map_err(wrong)
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> &'static str {
        self.0.rules().name()
    }

    /// Where the pawns stand now; the side whose turn it is stays the side to move.
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position())
    }

    /// The moves made so far, as the text of a turn; `pass` if there are none.
    #[getter]
    fn so_far(&self) -> String {
        self.0.so_far().to_string()
    }

    /// The step that is due; None if the turn is complete, or if the side must pass.
    #[getter]
    fn due(&self) -> Option<&'static str> {
        self.0.due().map(|step| match step {
            Step::Opening => "opening",
            Step::FollowUp { .. } => "follow-up",
            Step::Bonus => "bonus",
            Step::ExtraOpening => "extra opening",
        })
    }

    /// How many rows the follow-up that is due goes; None if none is due.
    #[getter]
    fn rows(&self) -> Option<u8> {
        self.0.due().and_then(Step::rows)
    }

    /// Whether the turn may end here.
    #[getter]
    fn may_end(&self) -> bool {
        self.0.may_end()
    }

    /// The moves that are allowed now.
    fn moves(&self) -> Vec<String> {
        self.0.moves().map(|one| one.to_string()).collect()
    }

    /// Makes a move; an exception says why it is not allowed.
    #[pyo3(name = "move")]
    fn make(&mut self, one: &str) -> PyResult<()> {
        self.0.play(read(one)?).map_err(|refusal| wrong(format!("{one:?}: {refusal}")))
    }

    /// Takes back the last move; False if there is none.
    fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Ends the turn here, leaving out what is optional; an exception says what is compulsory.
    fn finish(&self) -> PyResult<PlayedTurn> {
        self.0.finish().map(Into::into).map_err(wrong)
    }

    fn __copy__(&self) -> TurnInProgress {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> TurnInProgress {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let due = self.due().unwrap_or("nothing");
        format!("<TurnInProgress {}, {due} due>", self.0.so_far())
    }
}

impl From<linja::TurnInProgress> for TurnInProgress {
    fn from(turn: linja::TurnInProgress) -> TurnInProgress {
        TurnInProgress(turn)
    }
}
