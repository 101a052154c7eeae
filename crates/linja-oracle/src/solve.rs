//! Solving a rule set: the order of the work, and how it is shared between threads.

pub(crate) mod board;
mod bonus_turns;
pub(crate) mod columns;
mod extra_turns;
mod instructions;
pub(crate) mod lanes;
mod mean;
pub(crate) mod mover;
pub(crate) mod moves;
pub(crate) mod placements;
pub(crate) mod waiting;

use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use linja::RuleSet;
use rayon::prelude::*;

use crate::{POSITIONS, Solution, Summary};
use board::{Order, Task, Turns};
use bonus_turns::BonusTurns;
use extra_turns::ExtraTurns;
use placements::{Chunk, Class, PAWNS, TOP_PROGRESS};

pub(crate) use board::Board;
pub use instructions::Instructions;
pub(crate) use lanes::{Lanes, NARROW, WIDE, transpose};

/// How to solve.
pub struct SolveOptions<'a> {
    /// Threads to work with; 0 takes one for each core.
    pub threads: usize,
    /// The instructions to use.
    pub instructions: Instructions,
    /// Is told now and then how many positions are done, of how many.
    pub on_progress: &'a (dyn Fn(u64, u64) + Sync),
    /// Set it, and solving stops soon.
    pub cancel: &'a AtomicBool,
}

impl Default for SolveOptions<'_> {
    /// All that the machine has, in silence, to the end.
    fn default() -> Self {
        static NEVER: AtomicBool = AtomicBool::new(false);
        Self {
            threads: 0,
            instructions: Instructions::best(),
            on_progress: &|_, _| {},
            cancel: &NEVER,
        }
    }
}

/// Why there is no solution.
#[derive(Debug, thiserror::Error)]
pub enum SolveError {
    /// The cancel flag was set.
    #[error("solving was cancelled")]
    Cancelled,
    /// The memory or the threads cannot be had.
    #[error("no memory or threads to solve with: {0}")]
    Resources(#[from] io::Error),
}

/// The memory that solving takes at its peak, in bytes, rounded up.
///
/// ```
/// assert!(linja_oracle::memory_needed(linja::RuleSet::ZenMean) > 3_000_000_000);
/// ```
pub const fn memory_needed(rules: RuleSet) -> u64 {
    match rules {
        RuleSet::Classic | RuleSet::RevisedMean | RuleSet::ZenMean => 3_200_000_000,
        RuleSet::Revised | RuleSet::Zen => 2_900_000_000,
    }
}

/// The margin of every position of a rule set.
pub fn solve(rules: RuleSet, options: &SolveOptions<'_>) -> Result<Solution, SolveError> {
    solve_from(rules, 0, options)
}

/// The margin of every position with at least this total progress; the solution knows no others.
pub(crate) fn solve_from(
    rules: RuleSet,
    least_progress: usize,
    options: &SolveOptions<'_>,
) -> Result<Solution, SolveError> {
    let board = Board::new(rules, least_progress)?;
    let summary = match rules.has_bonus() {
        true => {
            let turns = BonusTurns::new(rules, &board.placements, &board.moves)?;
            run(&board, &turns, options)?
        }
        false => run(&board, &ExtraTurns::new(&board.placements)?, options)?,
    };
    Ok(Solution::new(rules, board, summary))
}

fn run<T: Turns>(
    board: &Board,
    turns: &T,
    options: &SolveOptions<'_>,
) -> Result<Summary, SolveError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(options.threads)
        .build()
        .map_err(io::Error::other)?;
    pool.install(|| {
        let mut summary = Summary::EMPTY;
        for tasks in steps(board, turns) {
            if options.cancel.load(Ordering::Relaxed) {
                return Err(SolveError::Cancelled);
            }
            summary = summary.merge(step(board, turns, &tasks, options.instructions));
            (options.on_progress)(summary.positions(), POSITIONS.into());
        }
        Ok(summary)
    })
}

/// The tasks of each step, in falling order of total progress and, if it matters, of pawns on goals.
fn steps<T: Turns>(board: &Board, turns: &T) -> impl Iterator<Item = Vec<Task>> {
    let all_goals = 0..2 * usize::from(PAWNS) + 1;
    let steps = move |progress| {
        let goals = match turns.order() {
            Order::Progress => vec![all_goals.clone()],
            Order::ProgressAndGoals => {
                all_goals.clone().rev().map(|goals| goals..goals + 1).collect()
            }
        };
        goals.into_iter().map(move |goals| (progress, goals))
    };
    let levels = board.placements.least_progress()..2 * TOP_PROGRESS + 1;
    let steps = levels.rev().flat_map(steps);
    let tasks = steps.map(move |(progress, goals)| tasks(board, turns, progress, &goals));
    tasks.filter(|tasks| !tasks.is_empty())
}

/// The tasks with this total progress and so many pawns on goals. Those of one waiting chunk come one
/// after the other, because they look at much the same rows.
fn tasks<T: Turns>(
    board: &Board,
    turns: &T,
    total_progress: usize,
    total_goals: &Range<usize>,
) -> Vec<Task> {
    let mut tasks = Vec::new();
    for (chunk, &Chunk { first, column, .. }) in board.placements.chunks().iter().enumerate() {
        let waiting = Class::of(board.placements.counts(first));
        let Some(progress) = total_progress.checked_sub(waiting.progress) else {
            continue;
        };
        let least = total_goals.start.saturating_sub(waiting.goals);
        let classes = (least..total_goals.end.saturating_sub(waiting.goals))
            .map(|goals| Class { progress, goals })
            .filter(|&class| {
                !board.placements.class(class).is_empty() || turns.needs(board, class)
            });
        tasks.extend(classes.map(|class| Task { chunk, column, class }));
    }
    tasks
}

/// What a thread has found in a step.
struct Findings {
    summary: Summary,
    /// The rows of movers without a legal opening, and of the sides that wait for them.
    stuck: Vec<(usize, usize)>,
}

impl Findings {
    fn new() -> Self {
        Self { summary: Summary::EMPTY, stuck: Vec::new() }
    }
}

fn step<T: Turns>(board: &Board, turns: &T, tasks: &[Task], instructions: Instructions) -> Summary {
    let value = |mut findings: Findings, &task: &Task| {
        // SAFETY: the steps come in order, and a step has no task twice; see `columns`.
        unsafe {
            if board.placements.chunks()[task.chunk].is_wide() {
                instructions.run(
                    #[inline(always)]
                    || value_task::<T, WIDE>(board, turns, task, &mut findings),
                );
            } else {
                instructions.run(
                    #[inline(always)]
                    || value_task::<T, NARROW>(board, turns, task, &mut findings),
                );
            }
        }
        findings
    };
    let findings: Vec<_> = tasks.par_iter().fold(Findings::new, value).collect();
    let mut summary = Summary::EMPTY;
    for found in &findings {
        summary = summary.merge(found.summary);
        for &(mover, waiting) in &found.stuck {
            // SAFETY: all tasks of the step are done.
            unsafe {
                let value = pass(board, mover, waiting, &mut summary);
                turns.keep_pass(board, mover, waiting, value);
            }
        }
    }
    summary
}

/// Values all positions of a task.
///
/// # Safety
/// All steps before the task's are done, and no other thread has the same task.
#[inline(always)]
unsafe fn value_task<T: Turns, const L: usize>(
    board: &Board,
    turns: &T,
    task: Task,
    findings: &mut Findings,
) {
    let class = board.placements.class(task.class);
    let mut movers = vec![Lanes::<L>::ZERO; class.len()];
    let mut aside = Vec::new();
    // SAFETY: the caller's promise.
    unsafe { turns.value(board, task, &mut movers, &mut aside) };
    for chunk in board.placements.class_chunks(task.class) {
        for (column, rows) in board.placements.chunks()[chunk].parts() {
            let values = &mut movers[rows.start - class.start..rows.end - class.start];
            settle(board, task, rows.clone(), values, findings);
            // SAFETY: the caller's promise.
            unsafe {
                for (row, value) in rows.zip(&*values) {
                    turns.keep(board, task, row, value.negate(), &aside);
                }
                write(board, task, column, values);
            }
        }
    }
}

/// Settles what does not depend on turns: which positions there are, which are over, who is stuck.
#[inline(always)]
fn settle<const L: usize>(
    board: &Board,
    task: Task,
    rows: Range<usize>,
    values: &mut [Lanes<L>],
    findings: &mut Findings,
) {
    let waiting = &board.waiting[task.chunk];
    let movers = &board.movers[rows.clone()];
    let mut without_turn = Lanes::<L>::ZERO;
    for (mover, value) in movers.iter().zip(&mut *values) {
        let valid = waiting.valid(mover);
        *value = value.and(valid);
        if waiting.may_have_passed(mover) {
            let passed = waiting.passed(mover).and(valid);
            *value = waiting.final_margins(mover).select(passed, *value);
            findings.summary.passed +=
                passed.0.iter().map(|&lane| u64::from(lane & 1)).sum::<u64>();
        }
        without_turn = without_turn.or(valid.and(value.is_zero()));
    }
    let codes = movers.iter().map(|mover| mover.code);
    findings.summary.add_rows(codes.zip(values.iter().copied()), &waiting.codes);
    if without_turn.any() {
        let first = board.placements.chunks()[task.chunk].first;
        for ((row, mover), value) in rows.zip(movers).zip(values) {
            let stuck = waiting.valid(mover).and(value.is_zero());
            let lanes = (0..L).filter(|&lane| stuck.0[lane] != 0);
            findings.stuck.extend(lanes.map(|lane| (row, first + lane)));
        }
    }
}

/// Writes the values of a part of a chunk of movers to its column, negated.
///
/// # Safety
/// As for [`value_task`].
#[inline(always)]
unsafe fn write<const L: usize>(board: &Board, task: Task, column: usize, values: &[Lanes<L>]) {
    let column = board.worth.column::<NARROW>(column);
    for (part, (_, rows)) in board.placements.chunks()[task.chunk].parts().enumerate() {
        let mut tile = [Lanes::ZERO; NARROW];
        for (lanes, value) in tile.iter_mut().zip(values) {
            *lanes = value.part(part).negate();
        }
        transpose(&mut tile);
        for (row, lanes) in rows.zip(&tile) {
            // SAFETY: these rows of the movers' column are of the task's level and its own.
            unsafe { column.write(row, *lanes) };
        }
    }
}

/// Values a position whose mover has to pass: as the other side's, to move, or if that is stuck as well,
/// by the score.
///
/// # Safety
/// All tasks of the position's step are done, and none of the next one's is running.
unsafe fn pass(board: &Board, mover: usize, waiting: usize, summary: &mut Summary) -> u8 {
    let (mover_column, mover_lane) = board.placements.lane(mover);
    let (waiting_column, waiting_lane) = board.placements.lane(waiting);
    let (mover_facts, waiting_facts) = (&board.movers[mover], &board.movers[waiting]);
    // SAFETY: the caller's promise.
    unsafe {
        let mut value = board.worth.column::<NARROW>(waiting_column).read(mover).0[waiting_lane];
        if value == 0 {
            value = mover_facts.points.wrapping_sub(waiting_facts.points).wrapping_add(128);
            summary.both_stuck += if mover == waiting { 1 } else { 2 };
        }
        summary.add(mover_facts.code, waiting_facts.code, value);
        board.worth.column::<NARROW>(mover_column).write_lane(
            waiting,
            mover_lane,
            value.wrapping_neg(),
        );
        value
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn the_memory_needed_is_that_of_the_columns_and_a_little_more() {
        for rules in RuleSet::ALL {
            let board = Board::new(rules, 0).unwrap();
            let rings = match rules.has_bonus() {
                true => BonusTurns::new(rules, &board.placements, &board.moves).unwrap().bytes(),
                false => ExtraTurns::new(&board.placements).unwrap().bytes(),
            };
            let columns = board.worth.bytes() + rings;
            println!("{rules} {columns}");
            let rest = memory_needed(rules).checked_sub(columns).unwrap();
            assert!((50_000_000..200_000_000).contains(&rest), "{rules} {rest}");
        }
    }
}
