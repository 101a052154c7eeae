//! The option `mean`: a bonus may move a pawn of the waiting side.

use std::io;

use linja::RuleSet;

use crate::solve::{
    board::{Board, Task},
    columns::{Places, Ring},
    lanes::{Lanes, NARROW, transpose},
    mover::points_by_progress,
    moves::{Moves, STEPS},
    placements::{Class, Placements, Row},
};

/// A bonus moves a waiting pawn one row forward or backward.
const LEVELS: usize = 3;

/// What moving a waiting pawn is worth.
///
/// The waiting side runs along the lanes of every other vector, so that its moves would shuffle lanes.
/// Here it runs along the rows, and the side with the bonus along the lanes.
pub(crate) struct Mean {
    points: [i8; 8],
    /// Column B, row W: the margin of W to move against B, negated.
    worth: Ring,
    /// The moves of each waiting placement, as places in the ring.
    moves: Vec<WaitingMoves>,
}

struct WaitingMoves {
    /// No move at all.
    none: Row,
    steps: [Row; STEPS],
    retreat: Row,
}

impl Mean {
    pub(crate) fn new(rules: RuleSet, placements: &Placements, moves: &Moves) -> io::Result<Self> {
        let places = Places::new(placements, LEVELS, 0);
        let place = |row: Row| match row == placements.none() {
            true => places.none(),
            false => {
                let progress = Class::of(placements.counts(row.into())).progress;
                places.place(progress, row.into()) as Row
            }
        };
        let moves = (0..placements.len()).map(|row| WaitingMoves {
            none: place(row as Row),
            steps: moves.steps(row).map(place),
            retreat: place(moves.retreat(row)),
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

    /// The best worth of moving one pawn of the `waiting` chunk: a row for each placement in one part of
    /// `arrived`, the chunk of the side that has the bonus.
    ///
    /// # Safety
    /// All positions are kept that can come of it, and no other thread writes them now.
    #[inline(always)]
    pub(crate) unsafe fn best<const L: usize>(
        &self,
        board: &Board,
        waiting: usize,
        arrived: usize,
        part: usize,
        column: usize,
    ) -> [Lanes<L>; NARROW] {
        let mut best = [Lanes::ZERO; NARROW];
        for (index, (_, rows)) in board.placements.chunks()[waiting].parts().enumerate() {
            let mut tile = [Lanes::ZERO; NARROW];
            for (row, lanes) in rows.zip(&mut tile) {
                // SAFETY: the caller's promise.
                *lanes = unsafe { self.best_of_row(board, row, arrived, part, column) };
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
    unsafe fn best_of_row(
        &self,
        board: &Board,
        row: usize,
        arrived: usize,
        part: usize,
        column: usize,
    ) -> Lanes<NARROW> {
        let (moves, facts) = (&self.moves[row], &board.movers[row]);
        let lanes = &board.waiting[arrived];
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
                let ended = column.read(moves.none.into()).plus(gained as u8);
                let ended = ended.and_not(retreat.is_zero());
                retreat = ended.select(lanes.barely_passed(rear).part(part), retreat);
            }
            best.max(retreat)
        }
    }

    /// Keeps the value of a mover's row, negated.
    ///
    /// # Safety
    /// No other thread uses this row of the task's chunk now.
    #[inline(always)]
    pub(crate) unsafe fn keep<const L: usize>(&self, task: Task, row: usize, negated: Lanes<L>) {
        let place = self.worth.places().place(task.class.progress, row);
        // SAFETY: the caller's promise.
        unsafe { self.worth.columns.column(task.column).write(place, negated) };
    }

    /// Keeps the value of one position, negated.
    ///
    /// # Safety
    /// No other thread uses the ring now.
    pub(crate) unsafe fn keep_one(&self, board: &Board, mover: usize, waiting: usize, negated: u8) {
        let progress = Class::of(board.placements.counts(mover)).progress;
        let place = self.worth.places().place(progress, mover);
        let (column, lane) = board.placements.lane(waiting);
        // SAFETY: the caller's promise.
        unsafe { self.worth.columns.column::<NARROW>(column).write_lane(place, lane, negated) };
    }
}
