//! The turns of `revised` and `zen`, which end with a bonus after an exact arrival on the goal.

use std::io;

use linja::RuleSet;

use crate::code::Code;
use crate::solve::{
    columns::{Places, Ring},
    lanes::{Lanes, NARROW},
    mean::Mean,
    moves::{FollowUps, LONGEST, Moves, best_inner},
    placements::{Class, GOAL, Placements, Slot},
    waiting::AfterOpening,
    workspace::{Order, Pass, Task, Turns, Workspace},
};

pub(crate) struct BonusTurns {
    rules: RuleSet,
    follow_ups: Vec<FollowUps>,
    /// The follow-ups that arrive exactly on the goal, as places in `bonus`.
    exact: Vec<[Slot; LONGEST]>,
    /// Column W, slot B: the best worth after an exact arrival with B, bonus and no bonus.
    bonus: Ring,
    mean: Option<Mean>,
}

impl BonusTurns {
    pub(crate) fn new(rules: RuleSet, placements: &Placements, moves: &Moves) -> io::Result<Self> {
        // Written one level ahead of the movers, read by follow-ups two to six levels ahead.
        let places = Places::new(placements, LONGEST + 1, 1);
        Ok(Self {
            rules,
            follow_ups: (0..placements.len())
                .map(|slot| FollowUps::new(placements, slot))
                .collect(),
            exact: (0..placements.len()).map(|slot| exact(placements, &places, slot)).collect(),
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
    unsafe fn allow_back_from_goal<const L: usize>(&self, work: &Workspace, task: Task) {
        let arrived = Class { progress: task.class.progress + 2, goals: task.class.goals + 1 };
        let column = work.worth.column::<L>(task.column);
        let bonus = self.bonus.columns.column::<L>(task.column);
        for slot in work.placements.class(arrived) {
            let place = self.bonus.places().place(arrived.progress, slot);
            let back = work.moves.goal_opening(slot);
            // SAFETY: slots of an earlier step and of this task's own part of the ring.
            unsafe {
                let mut worth = column.read(back.into());
                let rearmost = work.movers[slot].rearmost;
                if rearmost == GOAL {
                    worth = worth.and_not(work.waiting[task.chunk].barely_passed(rearmost).first());
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
        work: &Workspace,
        task: Task,
        movers: &mut [Lanes<L>],
    ) {
        let opened = Class { progress: task.class.progress + 1, ..task.class };
        let waiting = &work.waiting[task.chunk];
        let column = work.worth.column::<L>(task.column);
        let bonus = self.bonus.columns.column::<L>(task.column);
        let mut after = AfterOpening::new();
        for slot in work.placements.class(opened) {
            if !waiting.may_meet(&work.movers[slot]) {
                continue;
            }
            // SAFETY: slots of earlier steps.
            unsafe {
                let declined = column.read(slot);
                let mut best = match self.rules.follow_up_is_optional() {
                    true => [declined; LONGEST],
                    false => [Lanes::ZERO; LONGEST],
                };
                let follow_ups = &self.follow_ups[slot];
                best = best_inner(
                    best,
                    #[inline(always)]
                    |index| column.read(follow_ups.inner[index].into()),
                );
                // A pawn with rows left over stops on the goal and earns no bonus.
                let mut stopped = Lanes::ZERO;
                for n in 1..LONGEST + 1 {
                    let exact = bonus.read(self.exact[slot][n - 1].into());
                    best[n - 1] = best[n - 1].max(exact).max(stopped);
                    stopped = stopped.max(column.read(follow_ups.goal[LONGEST - n].into()));
                }
                after.set(declined, best);
            }
            waiting.hand_back(work.moves.openings(slot), &after, movers);
        }
    }

    /// Openings into the goal: no follow-up, but a bonus.
    ///
    /// # Safety
    /// As for [`Turns::value`].
    #[inline(always)]
    unsafe fn value_goal_openings<K: Code, const L: usize>(
        &self,
        work: &Workspace,
        task: Task,
        movers: &mut [Lanes<L>],
    ) {
        let opened = Class { progress: task.class.progress + 1, goals: task.class.goals + 1 };
        let first = work.placements.class(task.class).start;
        let waiting = &work.waiting[task.chunk];
        let column = work.worth.column::<L>(task.column);
        let bonus = self.bonus.columns.column::<L>(task.column);
        let chunks = work.placements.class_chunks(opened);
        let parts = chunks.flat_map(|chunk| {
            work.placements.chunks()[chunk].parts().enumerate().map(move |part| (chunk, part))
        });
        for (chunk, (part, (column_of_part, slots))) in parts {
            let mean = match &self.mean {
                None => [Lanes::ZERO; NARROW],
                // SAFETY: the steps before this one have kept all that can come of it.
                Some(mean) => unsafe {
                    mean.best::<K, L>(work, task.chunk, chunk, part, column_of_part)
                },
            };
            for slot in slots.clone() {
                let mover = &work.movers[slot];
                if !waiting.may_meet(mover) {
                    continue;
                }
                let mut best = mean[slot - slots.start];
                // SAFETY: slots of earlier steps, and one of this task's own in the ring.
                unsafe {
                    best = best.max(column.read(slot));
                    for &step in work.moves.steps(slot) {
                        best = best.max(column.read(step.into()));
                    }
                    // Once the colours have passed, the game ends with this turn: stepping back can then
                    // only cost points, and what it would be worth in a running game must not count.
                    let mut retreat = column.read(work.moves.retreat(slot).into());
                    if waiting.may_have_passed(mover) {
                        retreat = retreat.and_not(waiting.barely_passed(mover.rearmost).first());
                    }
                    best = best.max(retreat);
                    bonus.write(self.bonus.places().place(opened.progress, slot), best);
                }
                let mover = usize::from(work.moves.goal_opening(slot));
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

    fn needs(&self, work: &Workspace, class: Class) -> bool {
        let opened = Class { progress: class.progress + 1, goals: class.goals + 1 };
        !work.placements.class(opened).is_empty()
    }

    #[inline(always)]
    unsafe fn value<K: Code, const L: usize>(
        &self,
        work: &Workspace,
        task: Task,
        movers: &mut [Lanes<L>],
        _: &mut Vec<Lanes<L>>,
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            self.allow_back_from_goal::<L>(work, task);
            self.value_inner_openings(work, task, movers);
            self.value_goal_openings::<K, L>(work, task, movers);
        }
    }

    #[inline(always)]
    unsafe fn keep<K: Code, const L: usize>(
        &self,
        _: &Workspace,
        task: Task,
        slot: usize,
        values: Lanes<L>,
        _: &[Lanes<L>],
    ) {
        if let Some(mean) = &self.mean {
            // SAFETY: the slot is the task's own.
            unsafe { mean.keep(task, slot, values.worth::<K>()) };
        }
    }

    unsafe fn keep_pass<K: Code>(&self, work: &Workspace, pass: Pass) {
        if let Some(mean) = &self.mean {
            // SAFETY: the caller's promise.
            unsafe { mean.keep_one(work, pass.mover, pass.waiting, K::worth(pass.value)) };
        }
    }
}

/// The places of the follow-ups of 1 to 5 rows that arrive exactly on the goal.
fn exact(placements: &Placements, places: &Places, slot: usize) -> [Slot; LONGEST] {
    let progress = Class::of(placements.counts(slot)).progress;
    std::array::from_fn(|index| {
        let n = index + 1;
        placements
            .after(slot, GOAL - n, GOAL)
            .map_or(places.none(), |to| places.place(progress + n, to.into()) as Slot)
    })
}
