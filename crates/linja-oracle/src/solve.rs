//! Solving a rule set: the order of the work, and how it is shared between threads.

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
pub(crate) mod workspace;

use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use linja::RuleSet;

use crate::threads::{fold, with_threads};
use crate::{POSITIONS, Solution, Totals};
use bonus_turns::BonusTurns;
use extra_turns::ExtraTurns;
use placements::{Chunk, Class, PAWNS, TOP_PROGRESS};
use workspace::{Order, Task, Turns};

pub use instructions::Instructions;
pub(crate) use lanes::{Lanes, NARROW, WIDE, transpose};
pub(crate) use workspace::Workspace;

/// How to solve.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use linja_oracle::{SolveError, SolveOptions, solve};
///
/// let cancel = AtomicBool::new(true);
/// let options = SolveOptions::default().with_threads(1).with_cancel(&cancel);
/// assert!(matches!(solve(linja::RuleSet::Zen, &options), Err(SolveError::Cancelled)));
/// ```
#[must_use]
pub struct SolveOptions<'a> {
    threads: usize,
    instructions: Instructions,
    on_progress: &'a (dyn Fn(u64, u64) + Sync),
    cancel: &'a AtomicBool,
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

impl<'a> SolveOptions<'a> {
    /// With so many threads; 0 takes one for each core.
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// With these instructions.
    pub fn with_instructions(self, instructions: Instructions) -> Self {
        Self { instructions, ..self }
    }

    /// Tells `on_progress` now and then how many positions are done, of how many.
    pub fn with_progress(self, on_progress: &'a (dyn Fn(u64, u64) + Sync)) -> Self {
        Self { on_progress, ..self }
    }

    /// Stops soon after `cancel` is set.
    pub fn with_cancel(self, cancel: &'a AtomicBool) -> Self {
        Self { cancel, ..self }
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
    let work = Workspace::new(rules, least_progress)?;
    let totals = match rules.has_bonus() {
        true => {
            let turns = BonusTurns::new(rules, &work.placements, &work.moves)?;
            run(&work, &turns, options)?
        }
        false => run(&work, &ExtraTurns::new(&work.placements)?, options)?,
    };
    Ok(Solution::new(rules, work, totals))
}

fn run<T: Turns>(
    work: &Workspace,
    turns: &T,
    options: &SolveOptions<'_>,
) -> Result<Totals, SolveError> {
    with_threads(options.threads, || {
        let mut totals = Totals::EMPTY;
        for tasks in steps(work, turns) {
            if options.cancel.load(Ordering::Relaxed) {
                return Err(SolveError::Cancelled);
            }
            totals = totals.merge(step(work, turns, &tasks, options.instructions));
            (options.on_progress)(totals.positions(), POSITIONS.into());
        }
        Ok(totals)
    })?
}

/// The tasks of each step, in falling order of total progress and, if it matters, of pawns on goals.
fn steps<T: Turns>(work: &Workspace, turns: &T) -> impl Iterator<Item = Vec<Task>> {
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
    let levels = work.placements.least_progress()..2 * TOP_PROGRESS + 1;
    let steps = levels.rev().flat_map(steps);
    let tasks = steps.map(move |(progress, goals)| tasks(work, turns, progress, &goals));
    tasks.filter(|tasks| !tasks.is_empty())
}

/// The tasks with this total progress and so many pawns on goals. Those of one waiting chunk come one
/// after the other, because they look at much the same slots.
fn tasks<T: Turns>(
    work: &Workspace,
    turns: &T,
    total_progress: usize,
    total_goals: &Range<usize>,
) -> Vec<Task> {
    let mut tasks = Vec::new();
    for (chunk, &Chunk { first, column, .. }) in work.placements.chunks().iter().enumerate() {
        let waiting = Class::of(work.placements.counts(first));
        let Some(progress) = total_progress.checked_sub(waiting.progress) else {
            continue;
        };
        let least = total_goals.start.saturating_sub(waiting.goals);
        let classes = (least..total_goals.end.saturating_sub(waiting.goals))
            .map(|goals| Class { progress, goals })
            .filter(|&class| !work.placements.class(class).is_empty() || turns.needs(work, class));
        tasks.extend(classes.map(|class| Task { chunk, column, class }));
    }
    tasks
}

/// What a thread has found in a step.
struct Findings {
    totals: Totals,
    /// The slots of movers without a legal opening, and of the sides that wait for them.
    stuck: Vec<(usize, usize)>,
}

impl Findings {
    fn new() -> Self {
        Self { totals: Totals::EMPTY, stuck: Vec::new() }
    }
}

fn step<T: Turns>(
    work: &Workspace,
    turns: &T,
    tasks: &[Task],
    instructions: Instructions,
) -> Totals {
    let value = |mut findings: Findings, &task: &Task| {
        // SAFETY: the steps come in order, and a step has no task twice; see `columns`.
        unsafe {
            if work.placements.chunks()[task.chunk].is_wide() {
                instructions.run(
                    #[inline(always)]
                    || value_task::<T, WIDE>(work, turns, task, &mut findings),
                );
            } else {
                instructions.run(
                    #[inline(always)]
                    || value_task::<T, NARROW>(work, turns, task, &mut findings),
                );
            }
        }
        findings
    };
    let findings = fold(tasks, Findings::new, value);
    let mut totals = Totals::EMPTY;
    for found in &findings {
        totals = totals.merge(found.totals);
        for &(mover, waiting) in &found.stuck {
            // SAFETY: all tasks of the step are done.
            unsafe {
                let value = pass(work, mover, waiting, &mut totals);
                turns.keep_pass(work, mover, waiting, value);
            }
        }
    }
    totals
}

/// Values all positions of a task.
///
/// # Safety
/// All steps before the task's are done, and no other thread has the same task.
#[inline(always)]
unsafe fn value_task<T: Turns, const L: usize>(
    work: &Workspace,
    turns: &T,
    task: Task,
    findings: &mut Findings,
) {
    let class = work.placements.class(task.class);
    let mut movers = vec![Lanes::<L>::ZERO; class.len()];
    let mut aside = Vec::new();
    // SAFETY: the caller's promise.
    unsafe { turns.value(work, task, &mut movers, &mut aside) };
    for chunk in work.placements.class_chunks(task.class) {
        for (column, slots) in work.placements.chunks()[chunk].parts() {
            let values = &mut movers[slots.start - class.start..slots.end - class.start];
            settle(work, task, slots.clone(), values, findings);
            // SAFETY: the caller's promise.
            unsafe {
                for (slot, value) in slots.zip(&*values) {
                    turns.keep(work, task, slot, value.negate(), &aside);
                }
                write(work, task, column, values);
            }
        }
    }
}

/// Settles what does not depend on turns: which positions there are, which are over, who is stuck.
#[inline(always)]
fn settle<const L: usize>(
    work: &Workspace,
    task: Task,
    slots: Range<usize>,
    values: &mut [Lanes<L>],
    findings: &mut Findings,
) {
    let waiting = &work.waiting[task.chunk];
    let movers = &work.movers[slots.clone()];
    let mut without_turn = Lanes::<L>::ZERO;
    for (mover, value) in movers.iter().zip(&mut *values) {
        let valid = waiting.valid(mover);
        *value = value.and(valid);
        if waiting.may_have_passed(mover) {
            let passed = waiting.passed(mover).and(valid);
            *value = waiting.final_margins(mover).select(passed, *value);
            findings.totals.passed += passed.0.iter().map(|&lane| u64::from(lane & 1)).sum::<u64>();
        }
        without_turn = without_turn.or(valid.and(value.is_zero()));
    }
    let codes = movers.iter().map(|mover| mover.code);
    findings.totals.add_vectors(codes.zip(values.iter().copied()), &waiting.codes);
    if without_turn.any() {
        let first = work.placements.chunks()[task.chunk].first;
        for ((slot, mover), value) in slots.zip(movers).zip(values) {
            let stuck = waiting.valid(mover).and(value.is_zero());
            let lanes = (0..L).filter(|&lane| stuck.0[lane] != 0);
            findings.stuck.extend(lanes.map(|lane| (slot, first + lane)));
        }
    }
}

/// Writes the values of a part of a chunk of movers to its column, negated.
///
/// # Safety
/// As for [`value_task`].
#[inline(always)]
unsafe fn write<const L: usize>(work: &Workspace, task: Task, column: usize, values: &[Lanes<L>]) {
    let column = work.worth.column::<NARROW>(column);
    for (part, (_, slots)) in work.placements.chunks()[task.chunk].parts().enumerate() {
        let mut tile = [Lanes::ZERO; NARROW];
        for (lanes, value) in tile.iter_mut().zip(values) {
            *lanes = value.part(part).negate();
        }
        transpose(&mut tile);
        for (slot, lanes) in slots.zip(&tile) {
            // SAFETY: these slots of the movers' column are of the task's level and its own.
            unsafe { column.write(slot, *lanes) };
        }
    }
}

/// Values a position whose mover has to pass: as the other side's, to move, or if that is stuck as well,
/// by the score.
///
/// # Safety
/// All tasks of the position's step are done, and none of the next one's is running.
unsafe fn pass(work: &Workspace, mover: usize, waiting: usize, totals: &mut Totals) -> u8 {
    let (mover_column, mover_lane) = work.placements.lane(mover);
    let (waiting_column, waiting_lane) = work.placements.lane(waiting);
    let (mover_facts, waiting_facts) = (&work.movers[mover], &work.movers[waiting]);
    // SAFETY: the caller's promise.
    unsafe {
        let mut value = work.worth.column::<NARROW>(waiting_column).read(mover).0[waiting_lane];
        if value == 0 {
            value = mover_facts.points.wrapping_sub(waiting_facts.points).wrapping_add(128);
            totals.both_stuck += if mover == waiting { 1 } else { 2 };
        }
        totals.add(mover_facts.code, waiting_facts.code, value);
        work.worth.column::<NARROW>(mover_column).write_lane(
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
            let work = Workspace::new(rules, 0).unwrap();
            let rings = match rules.has_bonus() {
                true => BonusTurns::new(rules, &work.placements, &work.moves).unwrap().bytes(),
                false => ExtraTurns::new(&work.placements).unwrap().bytes(),
            };
            let columns = work.worth.bytes() + rings;
            println!("{rules} {columns}");
            let rest = memory_needed(rules).checked_sub(columns).unwrap();
            assert!((50_000_000..200_000_000).contains(&rest), "{rules} {rest}");
        }
    }
}
