//! The Python module `linja._linja`: the rules, the oracle and the players as Python sees them.
//!
//! Nothing is decided here. Each class holds a value of the crates below, texts go in and out in their text forms, and what
//! takes long lets other Python threads run and stops at Ctrl-C. `python/linja` has what is written in Python, and the
//! types of all of this in `_linja.pyi`.

// What Python hands over comes by value.
#![allow(clippy::needless_pass_by_value)]

mod arrays;
mod errors;
mod game;
mod long_work;
mod oracle;
mod players;
mod position;
mod record;
mod turn;

use pyo3::prelude::*;

/// The board game Linja, solved.
#[pymodule]
mod _linja {
    #[pymodule_export]
    use crate::arrays::{playouts, sample};
    #[pymodule_export]
    use crate::game::{Game, perft, random_game};
    #[pymodule_export]
    use crate::oracle::Oracle;
    #[pymodule_export]
    use crate::players::{Computer, Found, Search};
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::turn::{PlayedTurn, TurnInProgress, ValuedTurn};

    use linja::RuleSet;
    use numpy::{PyArray1, PyArrayMethods};
    use pyo3::prelude::*;
    use pyo3::types::PyTuple;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        // The first array would load NumPy, and panic if that failed or Ctrl-C came in between. Here it can only raise.
        module.py().import("numpy")?;
        PyArray1::<u8>::zeros(module.py(), 0, false).readonly();
        module.add("RULE_SETS", PyTuple::new(module.py(), RuleSet::ALL.map(RuleSet::name))?)?;
        module.add("POSITIONS", linja_oracle::POSITIONS)?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
