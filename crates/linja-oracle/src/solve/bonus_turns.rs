//! The turns of `revised` and `zen`, which end with a bonus after an exact arrival on the goal.

use std::io;

use linja::RuleSet;

use crate::solve::{
    board::{Board, Order, Task, Turns},
    columns::{Places, Ring},
    lanes::{Lanes, NARROW},
    mean::Mean,
    moves::{FollowUps, LONGEST, Moves, best_inner},
    placements::{Class, GOAL, Placements, Row},
    waiting::AfterOpening,
};

pub(crate) struct BonusTurns {
    rules: RuleSet,
    follow_ups: Vec<FollowUps>,
    /// The follow-ups that arrive exactly on the goal, as places in `bonus`.
    exact: Vec<[Row; LONGEST]>,
    /// Column W, row B: the best worth after an exact arrival with B, bonus and no bonus.
    bonus: Ring,
    mean: Option<Mean>,
}

impl BonusTurns {
    pub(crate) fn new(rules: RuleSet, placements: &Placements, moves: &Moves) -> io::Result<Self> {
        // Written one level ahead of the movers, read by follow-ups two to six levels ahead.
        let places = Places::new(placements, LONGEST + 1, 1);
        Ok(Self {
            rules,
            follow_ups: (0..placements.len()).map(|row| FollowUps::new(placements, row)).collect(),
            exact: (0..placements.len()).map(|row| exact(placements, &places, row)).collect(),
            bonus: Ring::new(placements.columns(), places)?,
            mean: match rules.is_mean() {
                true => Some(Mean::new(rules, placements, moves)?),
                false => None,
            },
        })
    }

    /// Completes the best worth after exact arrivals that this step is the first to use: the bonus may
    /// bring a pawn back from the goal.
    ///
    /// # Safety
    /// As for [`Turns::value`].
    #[inline(always)]
    unsafe fn allow_back_from_goal<const L: usize>(&self, board: &Board, task: Task) {
        let arrived = Class { progress: task.class.progress + 2, goals: task.class.goals + 1 };
        let column = board.worth.column::<L>(task.column);
        let bonus = self.bonus.columns.column::<L>(task.column);
        for row in board.placements.class(arrived) {
            let place = self.bonus.places().place(arrived.progress, row);
            let back = board.moves.goal_opening(row);
            // SAFETY: rows of an earlier step and of this task's own part of the ring.
            unsafe {
                let mut worth = column.read(back.into());
                let rearmost = board.movers[row].rearmost;
                if rearmost == GOAL {
                    worth =
                        worth.and_not(board.waiting[task.chunk].barely_passed(rearmost).first());
                }
                bonus.write(place, bonus.read(place).max(worth));
            }
        }
    }

    /// Openings onto inner rows, with all that can follow.
    ///
    /// # Safety
    /// As for [`Turns::value`].
    #[inline(always)]
    unsafe fn value_inner_openings<const L: usize>(
        &self,
        board: &Board,
        task: Task,
        movers: &mut [Lanes<L>],
    ) {
        let opened = Class { progress: task.class.progress + 1, ..task.class };
        let waiting = &board.waiting[task.chunk];
        let column = board.worth.column::<L>(task.column);
        let bonus = self.bonus.columns.column::<L>(task.column);
        let mut after = AfterOpening::new();
        for row in board.placements.class(opened) {
            if !waiting.may_meet(&board.movers[row]) {
                continue;
            }
            // SAFETY: rows of earlier steps.
            unsafe {
                let declined = column.read(row);
                let mut best = match self.rules.follow_up_is_optional() {
                    true => [declined; LONGEST],
                    false => [Lanes::ZERO; LONGEST],
                };
                let follow_ups = &self.follow_ups[row];
                best = best_inner(
                    best,
                    #[inline(always)]
                    |index| column.read(follow_ups.inner[index].into()),
                );
                // A pawn with rows left over stops on the goal and earns no bonus.
                let mut stopped = Lanes::ZERO;
                for n in 1..LONGEST + 1 {
                    let exact = bonus.read(self.exact[row][n - 1].into());
                    best[n - 1] = best[n - 1].max(exact).max(stopped);
                    stopped = stopped.max(column.read(follow_ups.goal[LONGEST - n].into()));
                }
                after.set(declined, best);
            }
            waiting.hand_back(board.moves.openings(row), &after, movers);
        }
    }

    /// Openings into the goal: no follow-up, but a bonus.
    ///
    /// # Safety
    /// As for [`Turns::value`].
    #[inline(always)]
    unsafe fn value_goal_openings<const L: usize>(
        &self,
        board: &Board,
        task: Task,
        movers: &mut [Lanes<L>],
    ) {
        let opened = Class { progress: task.class.progress + 1, goals: task.class.goals + 1 };
        let first = board.placements.class(task.class).start;
        let waiting = &board.waiting[task.chunk];
        let column = board.worth.column::<L>(task.column);
        let bonus = self.bonus.columns.column::<L>(task.column);
        let chunks = board.placements.class_chunks(opened);
        let parts = chunks.flat_map(|chunk| {
            board.placements.chunks()[chunk].parts().enumerate().map(move |part| (chunk, part))
        });
        for (chunk, (part, (column_of_part, rows))) in parts {
            let mean = match &self.mean {
                None => [Lanes::ZERO; NARROW],
                // SAFETY: the steps before this one have kept all that can come of it.
                Some(mean) => unsafe { mean.best(board, task.chunk, chunk, part, column_of_part) },
            };
            for row in rows.clone() {
                let mover = &board.movers[row];
                if !waiting.may_meet(mover) {
                    continue;
                }
                let mut best = mean[row - rows.start];
                // SAFETY: rows of earlier steps, and one of this task's own in the ring.
                unsafe {
                    best = best.max(column.read(row));
                    for &step in board.moves.steps(row) {
                        best = best.max(column.read(step.into()));
                    }
                    // Once the colours have passed, the game ends with this turn: stepping back can then
                    // only cost points, and what it would be worth in a running game must not count.
                    let mut retreat = column.read(board.moves.retreat(row).into());
                    if waiting.may_have_passed(mover) {
                        retreat = retreat.and_not(waiting.barely_passed(mover.rearmost).first());
                    }
                    best = best.max(retreat);
                    bonus.write(self.bonus.places().place(opened.progress, row), best);
                }
                let mover = usize::from(board.moves.goal_opening(row));
                if let Some(value) = movers.get_mut(mover.wrapping_sub(first)) {
                    *value = value.max(best);
                }
            }
        }
    }
}

impl Turns for BonusTurns {
    fn order(&self) -> Order {
        Order::ProgressAndGoals
    }

    #[cfg(test)]
    fn bytes(&self) -> u64 {
        self.bonus.columns.bytes() + self.mean.as_ref().map_or(0, Mean::bytes)
    }

    fn needs(&self, board: &Board, class: Class) -> bool {
        let opened = Class { progress: class.progress + 1, goals: class.goals + 1 };
        !board.placements.class(opened).is_empty()
    }

    #[inline(always)]
    unsafe fn value<const L: usize>(
        &self,
        board: &Board,
        task: Task,
        movers: &mut [Lanes<L>],
        _: &mut Vec<Lanes<L>>,
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            self.allow_back_from_goal::<L>(board, task);
            self.value_inner_openings(board, task, movers);
            self.value_goal_openings(board, task, movers);
        }
    }

    #[inline(always)]
    unsafe fn keep<const L: usize>(
        &self,
        _: &Board,
        task: Task,
        row: usize,
        negated: Lanes<L>,
        _: &[Lanes<L>],
    ) {
        if let Some(mean) = &self.mean {
            // SAFETY: the row is the task's own.
            unsafe { mean.keep(task, row, negated) };
        }
    }

    unsafe fn keep_pass(&self, board: &Board, mover: usize, waiting: usize, value: u8) {
        if let Some(mean) = &self.mean {
            // SAFETY: the caller's promise.
            unsafe { mean.keep_one(board, mover, waiting, value.wrapping_neg()) };
        }
    }
}

/// The places of the follow-ups of 1 to 5 rows that arrive exactly on the goal.
fn exact(placements: &Placements, places: &Places, row: usize) -> [Row; LONGEST] {
    let progress = Class::of(placements.counts(row)).progress;
    std::array::from_fn(|index| {
        let n = index + 1;
        placements
            .after(row, GOAL - n, GOAL)
            .map_or(places.none(), |to| places.place(progress + n, to.into()) as Row)
    })
}
