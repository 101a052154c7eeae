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

use crate::code::{Code, FAR, Near};
use crate::threads::{fold, with_threads};
use crate::{FarSolution, NearSolution, POSITIONS, Solution, SolutionOf, Totals};
use bonus_turns::BonusTurns;
use extra_turns::ExtraTurns;
use placements::{Chunk, Class, PAWNS, TOP_PROGRESS};
use workspace::{Order, Pass, Task, Turns};

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
    /// All cores, the best instructions, no progress reports, never cancelled.
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
    /// With this many threads; 0 means one per core.
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// With these instructions.
    pub fn with_instructions(self, instructions: Instructions) -> Self {
        Self { instructions, ..self }
    }

    /// Calls `on_progress` now and then with how many positions are done, and how many there are.
    pub fn with_progress(self, on_progress: &'a (dyn Fn(u64, u64) + Sync)) -> Self {
        Self { on_progress, ..self }
    }

    /// Stops soon after `cancel` is set.
    pub fn with_cancel(self, cancel: &'a AtomicBool) -> Self {
        Self { cancel, ..self }
    }
}

/// Why solving failed.
#[derive(Debug, thiserror::Error)]
pub enum SolveError {
    /// The cancel flag was set.
    #[error("solving was cancelled")]
    Cancelled,
    /// The system does not give enough memory or threads.
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

/// Finds the margin of every position of a rule set.
pub fn solve(rules: RuleSet, options: &SolveOptions<'_>) -> Result<Solution, SolveError> {
    solve_from(rules, 0, options)
}

/// Finds the result and the distance of every position of a rule set, in two runs. `keep` gets what the first run has found,
/// because the second reuses its memory.
pub fn solve_distances<R>(
    rules: RuleSet,
    options: &SolveOptions<'_>,
    keep: impl FnOnce(&NearSolution) -> R,
) -> Result<(R, FarSolution), SolveError> {
    solve_distances_from(rules, 0, options, keep)
}

/// Those of every position with at least this total progress.
pub(crate) fn solve_distances_from<R>(
    rules: RuleSet,
    least_progress: usize,
    options: &SolveOptions<'_>,
    keep: impl FnOnce(&NearSolution) -> R,
) -> Result<(R, FarSolution), SolveError> {
    let near = solve_near(rules, least_progress, options)?;
    let kept = keep(&near);
    Ok((kept, solve_far(near, options)?))
}

// Both are compiled with this crate, as fast as the rest of it, and not by whoever has something to keep.

fn solve_near(
    rules: RuleSet,
    least_progress: usize,
    options: &SolveOptions<'_>,
) -> Result<NearSolution, SolveError> {
    solve_from(rules, least_progress, options)
}

fn solve_far(near: NearSolution, options: &SolveOptions<'_>) -> Result<FarSolution, SolveError> {
    let (rules, found) = (near.rules(), *near.totals());
    let mut far: FarSolution = solve_in(rules, near.into_workspace(), found.last_far, options)?;
    far.add_both_stuck(found.both_stuck);
    Ok(far)
}

/// Every position with at least this total progress; the solution knows no others.
pub(crate) fn solve_from<K: Code>(
    rules: RuleSet,
    least_progress: usize,
    options: &SolveOptions<'_>,
) -> Result<SolutionOf<K>, SolveError> {
    solve_in(rules, Workspace::new(rules, least_progress)?, 2 * TOP_PROGRESS, options)
}

/// Positions with more than `last_far` total progress are known from the run before, if there is one.
fn solve_in<K: Code>(
    rules: RuleSet,
    work: Workspace,
    last_far: usize,
    options: &SolveOptions<'_>,
) -> Result<SolutionOf<K>, SolveError> {
    let totals = match rules.has_bonus() {
        true => {
            let turns = BonusTurns::new(rules, &work.placements, &work.moves)?;
            run::<K, _>(&work, &turns, last_far, options)?
        }
        false => run::<K, _>(&work, &ExtraTurns::new(&work.placements)?, last_far, options)?,
    };
    Ok(SolutionOf::new(rules, work, totals))
}

fn run<K: Code, T: Turns>(
    work: &Workspace,
    turns: &T,
    last_far: usize,
    options: &SolveOptions<'_>,
) -> Result<Totals, SolveError> {
    with_threads(options.threads, || {
        let mut totals = Totals::EMPTY;
        for (progress, tasks) in steps(work, turns) {
            if options.cancel.load(Ordering::Relaxed) {
                return Err(SolveError::Cancelled);
            }
            let turns = (progress <= last_far + AHEAD).then_some(turns);
            let mut found = step::<K, T>(work, turns, &tasks, options.instructions);
            if found.max() >= FAR.into() {
                found.last_far = progress;
            }
            totals = totals.merge(found);
            (options.on_progress)(totals.positions(), POSITIONS.into());
        }
        Ok(totals)
    })?
}

/// The second run walks the turns so many levels earlier than it needs them, so that its rings are filled.
const AHEAD: usize = 12;

/// The total progress and the tasks of each step, in falling order of progress and, if it matters, of pawns on goals.
fn steps<T: Turns>(work: &Workspace, turns: &T) -> impl Iterator<Item = (usize, Vec<Task>)> {
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
    let tasks =
        steps.map(move |(progress, goals)| (progress, tasks(work, turns, progress, &goals)));
    tasks.filter(|(_, tasks)| !tasks.is_empty())
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

/// A position whose mover has no legal opening.
#[derive(Clone, Copy)]
struct Stuck {
    mover: usize,
    waiting: usize,
    /// Its byte of the run before.
    before: u8,
}

/// What a thread has found in a step.
struct Findings {
    totals: Totals,
    /// Movers without a legal opening.
    stuck: Vec<Stuck>,
}

impl Findings {
    fn new() -> Self {
        Self { totals: Totals::EMPTY, stuck: Vec::new() }
    }
}

fn step<K: Code, T: Turns>(
    work: &Workspace,
    turns: Option<&T>,
    tasks: &[Task],
    instructions: Instructions,
) -> Totals {
    let value = |mut findings: Findings, &task: &Task| {
        // SAFETY: the steps come in order, and a step has no task twice; see `columns`.
        unsafe {
            if work.placements.chunks()[task.chunk].is_wide() {
                instructions.run(
                    #[inline(always)]
                    || value_task::<K, T, WIDE>(work, turns, task, &mut findings),
                );
            } else {
                instructions.run(
                    #[inline(always)]
                    || value_task::<K, T, NARROW>(work, turns, task, &mut findings),
                );
            }
        }
        findings
    };
    let findings = fold(tasks, Findings::new, value);
    let mut totals = findings.iter().fold(Totals::EMPTY, |all, found| all.merge(found.totals));
    let stuck = findings.iter().flat_map(|found| &found.stuck);
    // SAFETY: all tasks of the step are done.
    let passes = stuck.map(|&stuck| unsafe { pass::<K>(work, stuck) });
    // All are read before one is written: the other side may be stuck as well.
    for pass in passes.collect::<Vec<_>>() {
        totals.both_stuck += u64::from(pass.both_stuck);
        let [mover, waiting] = [pass.mover, pass.waiting].map(|slot| work.movers[slot].code);
        totals.add::<K>(mover, waiting, pass.value, pass.before);
        let (column, lane) = work.placements.lane(pass.mover);
        let column = work.worth.column::<NARROW>(column);
        // SAFETY: as above.
        unsafe {
            column.write_lane(pass.waiting, lane, K::worth(pass.value));
            if let Some(turns) = turns {
                turns.keep_pass::<K>(work, pass);
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
unsafe fn value_task<K: Code, T: Turns, const L: usize>(
    work: &Workspace,
    turns: Option<&T>,
    task: Task,
    findings: &mut Findings,
) {
    let class = work.placements.class(task.class);
    let mut movers = vec![Lanes::<L>::ZERO; class.len()];
    let mut before = movers.clone();
    if K::AGAIN {
        // SAFETY: the caller's promise.
        unsafe { read_before(work, task, &mut before) };
    }
    let mut aside = Vec::new();
    match turns {
        // SAFETY: the caller's promise.
        Some(turns) => unsafe { turns.value::<K, L>(work, task, &mut movers, &mut aside) },
        // Any turn will do: what the run before has found is enough.
        None => movers.fill(Lanes([1; L])),
    }
    for chunk in work.placements.class_chunks(task.class) {
        for (column, slots) in work.placements.chunks()[chunk].parts() {
            let range = slots.start - class.start..slots.end - class.start;
            let (values, before) = (&mut movers[range.clone()], &before[range]);
            settle::<K, L>(work, task, slots.clone(), values, before, findings);
            // SAFETY: the caller's promise.
            unsafe {
                if let Some(turns) = turns {
                    for (slot, value) in slots.zip(&*values) {
                        turns.keep::<K, L>(work, task, slot, *value, &aside);
                    }
                }
                write::<K, L>(work, task, column, values);
            }
        }
    }
}

/// Settles what does not depend on turns: which positions there are, which are over, who is stuck.
#[inline(always)]
fn settle<K: Code, const L: usize>(
    work: &Workspace,
    task: Task,
    slots: Range<usize>,
    values: &mut [Lanes<L>],
    before: &[Lanes<L>],
    findings: &mut Findings,
) {
    let waiting = &work.waiting[task.chunk];
    let movers = &work.movers[slots.clone()];
    let mut without_turn = Lanes::<L>::ZERO;
    for ((mover, value), before) in movers.iter().zip(&mut *values).zip(before) {
        let valid = waiting.valid(mover);
        *value = value.settled::<K>(*before).and(valid);
        if waiting.may_have_passed(mover) {
            let passed = waiting.passed(mover).and(valid);
            *value = waiting.final_values::<K, L>(mover).select(passed, *value);
            findings.totals.passed += passed.0.iter().map(|&lane| u64::from(lane & 1)).sum::<u64>();
        }
        without_turn = without_turn.or(valid.and(value.is_zero()));
    }
    let codes = movers.iter().map(|mover| mover.code);
    let bytes = values.iter().copied().zip(before.iter().copied());
    findings.totals.add_vectors::<K, L>(codes.zip(bytes), &waiting.codes);
    if without_turn.any() {
        let first = work.placements.chunks()[task.chunk].first;
        for (((slot, mover), value), before) in slots.zip(movers).zip(values).zip(before) {
            let stuck = waiting.valid(mover).and(value.is_zero());
            let lanes = (0..L).filter(|&lane| stuck.0[lane] != 0);
            findings.stuck.extend(lanes.map(|lane| Stuck {
                mover: slot,
                waiting: first + lane,
                before: before.0[lane],
            }));
        }
    }
}

/// Reads the bytes of a task's positions that the run before has left in their place.
///
/// # Safety
/// As for [`value_task`].
#[inline(always)]
unsafe fn read_before<const L: usize>(work: &Workspace, task: Task, before: &mut [Lanes<L>]) {
    let class = work.placements.class(task.class);
    for chunk in work.placements.class_chunks(task.class) {
        for (column, movers) in work.placements.chunks()[chunk].parts() {
            let column = work.worth.column::<NARROW>(column);
            let before = &mut before[movers.start - class.start..movers.end - class.start];
            for (part, (_, slots)) in work.placements.chunks()[task.chunk].parts().enumerate() {
                let mut tile = [Lanes::ZERO; NARROW];
                for (slot, lanes) in slots.zip(&mut tile) {
                    // SAFETY: these slots of the movers' column are of the task's level and its own.
                    *lanes = unsafe { column.read(slot) };
                }
                transpose(&mut tile);
                for (before, lanes) in before.iter_mut().zip(&tile) {
                    before.set_part(part, lanes.map(Near::value));
                }
            }
        }
    }
}

/// Writes what turns to a part of a chunk of movers are worth to its column.
///
/// # Safety
/// As for [`value_task`].
#[inline(always)]
unsafe fn write<K: Code, const L: usize>(
    work: &Workspace,
    task: Task,
    column: usize,
    values: &[Lanes<L>],
) {
    let column = work.worth.column::<NARROW>(column);
    for (part, (_, slots)) in work.placements.chunks()[task.chunk].parts().enumerate() {
        let mut tile = [Lanes::ZERO; NARROW];
        for (lanes, value) in tile.iter_mut().zip(values) {
            *lanes = value.part(part).worth::<K>();
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
unsafe fn pass<K: Code>(work: &Workspace, stuck: Stuck) -> Pass {
    let Stuck { mover, waiting, before } = stuck;
    let (column, lane) = work.placements.lane(waiting);
    // SAFETY: the caller's promise.
    let worth = unsafe { work.worth.column::<NARROW>(column).read(mover) }.0[lane];
    let both_stuck = worth == 0;
    let value = match both_stuck {
        true => {
            let margin = work.movers[mover].points.wrapping_sub(work.movers[waiting].points);
            K::over(margin.wrapping_add(128))
        }
        false => K::settled(worth, before),
    };
    Pass { mover, waiting, worth, value, both_stuck, before }
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
