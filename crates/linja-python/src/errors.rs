//! Errors of the crates below as Python's exceptions, in the same words.

use std::fmt::Display;
use std::io;
use std::str::FromStr;

use linja::{Level, RuleSet, Side};
use linja_oracle::{SolveError, TableError};
use linja_players::ReviewError;
use pyo3::PyErr;
use pyo3::exceptions::{PyKeyboardInterrupt, PyMemoryError, PyValueError};
use pyo3::prelude::*;

/// What was given is wrong.
pub(crate) fn wrong(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A text form, read.
pub(crate) fn read<T: FromStr<Err: Display>>(text: &str) -> PyResult<T> {
    text.parse().map_err(|error: T::Err| wrong(format!("{text:?}: {error}")))
}

pub(crate) fn rules(text: &str) -> PyResult<RuleSet> {
    read(text)
}

pub(crate) fn side(text: &str) -> PyResult<Side> {
    read(text)
}

pub(crate) fn level(number: u8) -> PyResult<Level> {
    Level::try_from(number).map_err(|error| wrong(format!("{number}: {error}")))
}

pub(crate) fn table(error: TableError) -> PyErr {
    match &error {
        // As an exception such as `FileNotFoundError`, with the name of the file in its words.
        TableError::Io { source, .. } => io::Error::new(source.kind(), error.to_string()).into(),
        TableError::Cancelled => PyKeyboardInterrupt::new_err(()),
        _ => wrong(error),
    }
}

pub(crate) fn solve(error: &SolveError) -> PyErr {
    match error {
        SolveError::Cancelled => PyKeyboardInterrupt::new_err(()),
        SolveError::Resources(_) => PyMemoryError::new_err(error.to_string()),
    }
}

pub(crate) fn review(error: ReviewError) -> PyErr {
    match error {
        ReviewError::Table(error) => table(error),
        _ => wrong(error),
    }
}
