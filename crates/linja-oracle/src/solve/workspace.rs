//! What all threads and all rule sets share while solving.

use std::io;

use linja::RuleSet;

use crate::code::Code;
use crate::solve::{
    columns::Columns,
    lanes::Lanes,
    mover::{Mover, points_by_progress},
    moves::Moves,
    placements::{Class, Placements},
    waiting::Waiting,
};

/// The placements, the moves between them, and the values that are being filled in.
pub(crate) struct Workspace {
    pub(crate) placements: Placements,
    pub(crate) moves: Moves,
    pub(crate) movers: Vec<Mover>,
    pub(crate) waiting: Vec<Waiting>,
    /// Column W, slot M: the worth of a finished turn for the side that made it and stands on M, while W
    /// is to move. It is the value of W against M, seen from the other side and one turn earlier.
    pub(crate) worth: Columns,
}

impl Workspace {
    /// Without values yet, for all positions with at least this total progress.
    pub(crate) fn new(rules: RuleSet, least_progress: usize) -> io::Result<Self> {
        let placements = Placements::new(least_progress);
        let points = points_by_progress(rules);
        Ok(Self {
            moves: Moves::new(&placements),
            movers: placements.iter().map(|counts| Mover::new(counts, &points)).collect(),
            waiting: placements
                .chunks()
                .iter()
                .map(|&chunk| Waiting::new(&placements, &points, chunk))
                .collect(),
            worth: Columns::new(placements.columns(), placements.len())?,
            placements,
        })
    }
}

/// The work of one thread between two barriers: every mover of one class against one chunk.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    /// The waiting chunk.
    pub(crate) chunk: usize,
    /// Its first narrow column.
    pub(crate) column: usize,
    /// The movers' class.
    pub(crate) class: Class,
}

/// A position whose mover has no legal opening.
#[derive(Clone, Copy)]
pub(crate) struct Pass {
    /// The mover's slot.
    pub(crate) mover: usize,
    /// The slot of the side that waits for it.
    pub(crate) waiting: usize,
    /// What ending a turn here is worth, for the mover; 0 if the game is over.
    pub(crate) worth: u8,
    pub(crate) value: u8,
    /// Its byte of the run before.
    pub(crate) before: u8,
    /// The other side has none either: the game is over.
    pub(crate) both_stuck: bool,
}

/// The order in which positions have to be valued, from high to low.
pub(crate) enum Order {
    /// By total progress: every turn raises it.
    Progress,
    /// By total progress, then by pawns on goals: a turn raises one or the other.
    ProgressAndGoals,
}

/// How the turns of a rule set are valued.
///
/// Positions of the same [`Order`] are one step. In a step, each pair of a waiting chunk and a mover's
/// class belongs to one task.
pub(crate) trait Turns: Sync {
    fn order(&self) -> Order;

    /// The memory of its rings.
    #[cfg(test)]
    fn bytes(&self) -> u64;

    /// True if a class without movers has work to do all the same.
    fn needs(&self, work: &Workspace, class: Class) -> bool;

    /// Puts the best worth of a turn into `movers`, which starts as zero: a vector for each placement of
    /// the task's class. Lanes that break the row limit may hold anything. `aside` is for a second list
    /// like it.
    ///
    /// # Safety
    /// All steps before the task's are done, and no other thread has the same task.
    unsafe fn value<K: Code, const L: usize>(
        &self,
        work: &Workspace,
        task: Task,
        movers: &mut [Lanes<L>],
        aside: &mut Vec<Lanes<L>>,
    );

    /// Takes note of the values of a mover's slot.
    ///
    /// # Safety
    /// As for [`Turns::value`].
    unsafe fn keep<K: Code, const L: usize>(
        &self,
        work: &Workspace,
        task: Task,
        slot: usize,
        values: Lanes<L>,
        aside: &[Lanes<L>],
    );

    /// Takes note of the value of a position whose mover has to pass.
    ///
    /// # Safety
    /// All tasks of the position's step are done, and none of the next one's is running.
    unsafe fn keep_pass<K: Code>(&self, work: &Workspace, pass: Pass);
}
