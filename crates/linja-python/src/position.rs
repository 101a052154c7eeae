//! Positions.

use linja::{BySide, Placement, Side};
use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::arrays::{COLUMNS, position_of, row_of};
use crate::errors::{read, rules, side, wrong};
use crate::turn::PlayedTurn;

/// Where all pawns stand and who is to move: the setup, or what its text form says.
#[pyclass(frozen, eq, ord, hash, module = "linja", from_py_object)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Position(pub(crate) linja::Position);

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (text = None))]
    fn new(text: Option<&str>) -> PyResult<Position> {
        match text {
            Some(text) => read(text).map(Position),
            None => Ok(Position(linja::Position::start(Side::Black))),
        }
    }

    /// The position of pawns counted by rows 1 to 8.
    #[staticmethod]
    #[pyo3(signature = (black, red, to_move = "black"))]
    fn of_counts(black: [u8; 8], mut red: [u8; 8], to_move: &str) -> PyResult<Position> {
        red.reverse();
        let placement = |name, counts| {
            Placement::new(counts).map_err(|error| wrong(format!("{name}: {error}")))
        };
        let placements = BySide { black: placement("black", black)?, red: placement("red", red)? };
        linja::Position::new(placements, side(to_move)?).map(Position).map_err(wrong)
    }

    /// The position of a row of sixteen counts, as in `array`.
    #[staticmethod]
    #[pyo3(signature = (array, to_move = "black"))]
    fn of_array(array: PyReadonlyArray1<'_, u8>, to_move: &str) -> PyResult<Position> {
        let row: Vec<u8> = array.as_array().iter().copied().collect();
        let row = <[u8; COLUMNS]>::try_from(row)
            .map_err(|row| wrong(format!("a position has {COLUMNS} counts, not {}", row.len())))?;
        let position = position_of(&row).map_err(wrong)?;
        Ok(Position(match side(to_move)? {
            Side::Black => position,
            Side::Red => position.mirrored(),
        }))
    }

    /// The counts of the side to move by progress 0 to 7, then those of the other side: what the batches take.
    #[getter]
    fn array<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        PyArray1::from_slice(py, &row_of(self.0))
    }

    /// Black's pawns on rows 1 to 8.
    #[getter]
    fn black<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.placement(Side::Black).counts())
    }

    /// Red's pawns on rows 1 to 8.
    #[getter]
    fn red<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.placement(Side::Red).counts().into_iter().rev())
    }

    /// The side to move.
    #[getter(to_move)]
    fn side_to_move(&self) -> String {
        self.0.to_move().to_string()
    }

    /// Whether a game that stands here is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// The same position with the colours swapped and the board turned round.
    fn mirrored(&self) -> Position {
        Position(self.0.mirrored())
    }

    /// The points of Black and of Red if the game ended here.
    #[pyo3(signature = (rules = "zen"))]
    fn scores(&self, rules: &str) -> PyResult<(i32, i32)> {
        let BySide { black, red } = self.0.scores(self::rules(rules)?);
        Ok((black.points(), red.points()))
    }

    /// All legal turns; none if the game is over.
    #[pyo3(signature = (rules = "zen"))]
    fn turns(&self, rules: &str) -> PyResult<Vec<String>> {
        let turns = self.0.turns(self::rules(rules)?);
        Ok(turns.into_iter().map(|turn| turn.to_string()).collect())
    }

    /// All legal turns with the positions they lead to.
    #[pyo3(signature = (rules = "zen"))]
    fn played_turns(&self, rules: &str) -> PyResult<Vec<PlayedTurn>> {
        let mut all = Vec::new();
        let rules = self::rules(rules)?;
        self.0.for_each_turn(rules, |played| all.push(PlayedTurn::from(played)));
        Ok(all)
    }

    /// Plays a turn; an exception says why it is not legal.
    #[pyo3(signature = (turn, rules = "zen"))]
    fn play(&self, turn: &str, rules: &str) -> PyResult<PlayedTurn> {
        let rules = self::rules(rules)?;
        let played = self.0.play(rules, read(turn)?);
        played.map(Into::into).map_err(|refusal| wrong(format!("{turn:?}: {refusal}")))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Position('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}
