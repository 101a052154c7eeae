//! Batches on NumPy arrays: a row for each position, with the counts of the mover by progress 0 to 7 and then those of the
//! waiting side by its progress.

use std::borrow::Cow;

use linja::{BySide, Placement, PlacementError, Random, RowTooFull, RuleSet, Side};
use linja_oracle::Sample;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::errors::{rules, wrong};

/// The counts of both sides.
pub(crate) const COLUMNS: usize = 16;

/// So many rows are worked on before it is looked whether Ctrl-C was pressed.
const ROWS_AT_A_TIME: usize = 1 << 18;

/// Why a row of counts is not a position.
pub(crate) enum RowError {
    Mover(PlacementError),
    Waiting(PlacementError),
    TooFull(RowTooFull),
}

impl std::fmt::Display for RowError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RowError::Mover(error) => write!(f, "of the mover {error}"),
            RowError::Waiting(error) => write!(f, "of the waiting side {error}"),
            RowError::TooFull(error) => error.fmt(f),
        }
    }
}

/// The position of a row, with Black as the mover.
pub(crate) fn position_of(row: &[u8; COLUMNS]) -> Result<linja::Position, RowError> {
    let (sides, _) = row.as_chunks();
    let black = Placement::new(sides[0]).map_err(RowError::Mover)?;
    let red = Placement::new(sides[1]).map_err(RowError::Waiting)?;
    linja::Position::new(BySide { black, red }, Side::Black).map_err(RowError::TooFull)
}

pub(crate) fn row_of(position: linja::Position) -> [u8; COLUMNS] {
    let mut row = [0; COLUMNS];
    row[..8].copy_from_slice(&position.mover().counts());
    row[8..].copy_from_slice(&position.waiting().counts());
    row
}

/// The bytes of an array of positions, row by row.
fn rows_of<'a>(array: &'a PyReadonlyArray2<'_, u8>) -> PyResult<Cow<'a, [u8]>> {
    match array.shape() {
        [_, COLUMNS] => Ok(match array.as_slice().ok().filter(|_| array.is_c_contiguous()) {
            Some(rows) => rows.into(),
            None => array.as_array().iter().copied().collect::<Vec<_>>().into(),
        }),
        shape => Err(wrong(format!("positions have {COLUMNS} columns, not {}", shape[1]))),
    }
}

/// Does something with all positions of an array, some at a time and these by all cores; gives one value for each.
pub(crate) fn for_all<T: Copy + Default + Send>(
    py: Python<'_>,
    positions: &Bound<'_, PyAny>,
    work: impl Fn(usize, &[linja::Position]) -> PyResult<Vec<T>> + Sync,
) -> PyResult<Vec<T>> {
    let array: PyReadonlyArray2<'_, u8> = positions.extract().map_err(|_| {
        PyTypeError::new_err(format!("positions are a NumPy array of uint8 with {COLUMNS} columns"))
    })?;
    let rows = rows_of(&array)?;
    let (rows, _) = rows.as_chunks::<COLUMNS>();
    let mut values = Vec::with_capacity(rows.len());
    for (part, rows) in rows.chunks(ROWS_AT_A_TIME).enumerate() {
        let first = part * ROWS_AT_A_TIME;
        let found = py.detach(|| {
            let positions = rows.par_iter().with_min_len(1024).map(position_of);
            let positions = positions.collect::<Result<Vec<_>, _>>();
            let positions = positions.map_err(|error| wrong_row(first, rows, error))?;
            work(first, &positions)
        })?;
        values.extend(found);
        py.check_signals()?;
    }
    Ok(values)
}

/// Tells the first row that is not a position: of several cores, one may have found a later one.
fn wrong_row(first: usize, rows: &[[u8; COLUMNS]], found: RowError) -> PyErr {
    let wrong_ones = rows.iter().zip(first..).map(|(row, number)| (position_of(row), number));
    let mut errors = wrong_ones.filter_map(|(row, number)| Some((row.err()?, number)));
    let (error, number) = errors.next().unwrap_or((found, first));
    wrong(format!("row {number}: {error}"))
}

/// Plays random turns from each position to the end of the game.
///
/// Gives the margin at the end for the side that is to move in the position, and the number of turns. The same seed
/// and the same place in the array play the same game.
#[pyfunction]
#[pyo3(signature = (positions, rules = "zen", seed = 0))]
#[allow(clippy::type_complexity)] // Two arrays.
pub(crate) fn playouts<'py>(
    py: Python<'py>,
    positions: &Bound<'py, PyAny>,
    rules: &str,
    seed: u64,
) -> PyResult<(Bound<'py, PyArray1<i8>>, Bound<'py, PyArray1<u16>>)> {
    let rules = self::rules(rules)?;
    let ends = for_all(py, positions, |first, positions| {
        let games = positions.par_iter().zip(first..first + positions.len());
        let play = |choices: &mut Vec<_>, (&position, game): (_, usize)| {
            let seed = Random::new(seed).next_number() ^ game as u64;
            playout(rules, position, &mut Random::new(seed), choices)
        };
        Ok(games.map_init(|| Vec::with_capacity(512), play).collect())
    })?;
    let (margins, turns): (Vec<_>, Vec<_>) = ends.into_iter().unzip();
    Ok((PyArray1::from_vec(py, margins), PyArray1::from_vec(py, turns)))
}

/// The margin at the end for the side that is to move, and the number of turns.
fn playout(
    rules: RuleSet,
    start: linja::Position,
    random: &mut Random,
    choices: &mut Vec<(linja::Position, bool)>,
) -> (i8, u16) {
    let mut position = start;
    let mut is_over = start.is_over();
    let mut turns = 0;
    while !is_over {
        choices.clear();
        position.for_each_next(rules, |next, ends_game| choices.push((next, ends_game)));
        (position, is_over) = choices[random.below(choices.len())];
        turns += 1;
    }
    // Between -120 and 120.
    (position.margin(rules, start.to_move()) as i8, turns)
}

/// Draws positions from all there are, each at most once, a row for each.
///
/// Uniformly, or stratified: as many of each total progress of both sides. The same seed draws the same.
#[pyfunction]
#[pyo3(signature = (count, seed = 0, stratified = false))]
pub(crate) fn sample(
    py: Python<'_>,
    count: u32,
    seed: u64,
    stratified: bool,
) -> PyResult<Bound<'_, PyArray2<u8>>> {
    let sample = match stratified {
        true => Sample::Stratified { count, seed },
        false => Sample::Random { count, seed },
    };
    if count > sample.len() {
        return Err(wrong(format!("{count}: there are only {} positions", sample.len())));
    }
    let rows: Vec<u8> = py.detach(|| sample.positions().flat_map(row_of).collect());
    PyArray1::from_vec(py, rows).reshape([count as usize, COLUMNS])
}
