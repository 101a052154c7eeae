//! Game records.

use linja::Side;
use pyo3::prelude::*;

use crate::errors::wrong;
use crate::game::Game;

/// A game with its players, its date and its comments, as a `.linja` file has it.
#[pyclass(eq, module = "linja")]
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Record(linja::Record);

#[pymethods]
impl Record {
    #[new]
    #[pyo3(signature = (game, black = "?", red = "?", date = "?"))]
    fn new(game: &Game, black: &str, red: &str, date: &str) -> Record {
        let mut record = linja::Record::new(game.0.clone());
        record.players[Side::Black] = black.to_owned();
        record.players[Side::Red] = red.to_owned();
        record.date = date.to_owned();
        Record(record)
    }

    /// The record of a text; an exception says where it is wrong, and how.
    #[staticmethod]
    fn parse(text: &str) -> PyResult<Record> {
        text.parse().map(Record).map_err(|error: linja::RecordError| wrong(error))
    }

    /// All records of a text that has one after the other.
    #[staticmethod]
    fn parse_all(text: &str) -> PyResult<Vec<Record>> {
        let records = linja::Record::read_all(text).map_err(wrong)?;
        Ok(records.into_iter().map(Record).collect())
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game(self.0.game.clone())
    }

    /// Who plays Black.
    #[getter]
    fn black(&self) -> &str {
        &self.0.players[Side::Black]
    }

    /// Who plays Red.
    #[getter]
    fn red(&self) -> &str {
        &self.0.players[Side::Red]
    }

    /// The date.
    #[getter]
    fn date(&self) -> &str {
        &self.0.date
    }

    /// The comments, each with the number of turns it comes after.
    #[getter]
    fn comments(&self) -> Vec<(usize, String)> {
        self.0.comments().to_vec()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Record {} - {}, {} turns>", self.black(), self.red(), self.0.game.turns().len())
    }
}
