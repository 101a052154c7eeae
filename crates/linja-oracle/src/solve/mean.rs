//! The option `mean`: a bonus may move a pawn of the waiting side.

use std::io;

use linja::RuleSet;

use crate::code::Code;
use crate::solve::{
    columns::{Places, Ring},
    lanes::{Lanes, NARROW, transpose},
    mover::points_by_progress,
    moves::{Moves, STEPS},
    placements::{Class, Placements, Slot},
    workspace::{Task, Workspace},
};

/// A bonus moves a waiting pawn one row forward or backward.
const LEVELS: usize = 3;

/// What moving a waiting pawn is worth.
///
/// The waiting side runs along the lanes of every other vector, so that its moves would shuffle lanes.
/// Here it runs along the slots, and the side with the bonus along the lanes.
pub(crate) struct Mean {
    points: [i8; 8],
    /// Column B, slot W: what a turn is worth that leads to W against B, with W to move.
    worth: Ring,
    /// The moves of each waiting placement, as places in the ring.
    moves: Vec<WaitingMoves>,
}

struct WaitingMoves {
    steps: [Slot; STEPS],
    retreat: Slot,
}

impl Mean {
    pub(crate) fn new(rules: RuleSet, placements: &Placements, moves: &Moves) -> io::Result<Self> {
        let places = Places::new(placements, LEVELS, 0);
        let place = |slot: Slot| match slot == placements.none() {
            true => places.none(),
            false => {
                let progress = Class::of(placements.counts(slot.into())).progress;
                places.place(progress, slot.into()) as Slot
            }
        };
        let moves = (0..placements.len()).map(|slot| WaitingMoves {
            steps: moves.steps(slot).map(place),
            retreat: place(moves.retreat(slot)),
        });
        Ok(Self {
            points: points_by_progress(rules),
            moves: moves.collect(),
            worth: Ring::new(placements.columns(), places)?,
        })
    }

    /// The memory of its ring.
    #[cfg(test)]
    pub(crate) fn bytes(&self) -> u64 {
        self.worth.columns.bytes()
    }

    /// The best worth of moving one pawn of the `waiting` chunk: a vector for each placement in one part of
    /// `arrived`, the chunk of the side that has the bonus.
    ///
    /// # Safety
    /// All positions are kept that can come of it, and no other thread writes them now.
    #[inline(always)]
    pub(crate) unsafe fn best<K: Code, const L: usize>(
        &self,
        work: &Workspace,
        waiting: usize,
        arrived: usize,
        part: usize,
        column: usize,
    ) -> [Lanes<L>; NARROW] {
        let mut best = [Lanes::ZERO; NARROW];
        for (index, (_, slots)) in work.placements.chunks()[waiting].parts().enumerate() {
            let mut tile = [Lanes::ZERO; NARROW];
            for (slot, lanes) in slots.zip(&mut tile) {
                // SAFETY: the caller's promise.
                *lanes = unsafe { self.best_of_slot::<K>(work, slot, arrived, part, column) };
            }
            transpose(&mut tile);
            for (best, lanes) in best.iter_mut().zip(tile) {
                best.set_part(index, lanes);
            }
        }
        best
    }

    /// The best worth of moving one pawn of one waiting placement.
    ///
    /// # Safety
    /// As for [`Mean::best`].
    #[inline(always)]
    unsafe fn best_of_slot<K: Code>(
        &self,
        work: &Workspace,
        slot: usize,
        arrived: usize,
        part: usize,
        column: usize,
    ) -> Lanes<NARROW> {
        let (moves, facts) = (&self.moves[slot], &work.movers[slot]);
        let lanes = &work.waiting[arrived];
        let column = self.worth.columns.column::<NARROW>(column);
        // SAFETY: the caller's promise.
        unsafe {
            let mut best = Lanes::ZERO;
            for &step in &moves.steps {
                best = best.max(column.read(step.into()));
            }
            let mut retreat = column.read(moves.retreat.into());
            if lanes.may_have_passed(facts) {
                // The game ends with this turn, even if the colours are mixed again.
                let rear = facts.rearmost;
                let gained = self.points[rear] - self.points[rear - 1];
                let ended = lanes.last_turn::<K>(part, facts, gained as u8);
                let ended = ended.and_not(retreat.is_zero());
                retreat = ended.select(lanes.barely_passed(rear).part(part), retreat);
            }
            best.max(retreat)
        }
    }

    /// Keeps what turns to the positions of a mover's slot are worth.
    ///
    /// # Safety
    /// No other thread uses this slot of the task's chunk now.
    #[inline(always)]
    pub(crate) unsafe fn keep<const L: usize>(&self, task: Task, slot: usize, worth: Lanes<L>) {
        let place = self.worth.places().place(task.class.progress, slot);
        // SAFETY: the caller's promise.
        unsafe { self.worth.columns.column(task.column).write(place, worth) };
    }

    /// Keeps what a turn to one position is worth.
    ///
    /// # Safety
    /// No other thread uses the ring now.
    pub(crate) unsafe fn keep_one(
        &self,
        work: &Workspace,
        mover: usize,
        waiting: usize,
        worth: u8,
    ) {
        let progress = Class::of(work.placements.counts(mover)).progress;
        let place = self.worth.places().place(progress, mover);
        let (column, lane) = work.placements.lane(waiting);
        // SAFETY: the caller's promise.
        unsafe { self.worth.columns.column::<NARROW>(column).write_lane(place, lane, worth) };
    }
}
