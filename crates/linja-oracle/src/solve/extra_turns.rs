//! The turns of `classic`, where a follow-up onto an empty inner row earns another whole turn.

use std::io;

use crate::code::Code;
use crate::solve::{
    columns::{Places, Ring},
    lanes::{Lanes, NARROW},
    moves::{FollowUps, INNER, LONGEST, best_inner},
    placements::{Class, GOAL, Placements, Slot},
    waiting::AfterOpening,
    workspace::{Order, Pass, Task, Turns, Workspace},
};

pub(crate) struct ExtraTurns {
    follow_ups: Vec<ExtraFollowUps>,
    /// Column W, slot B: the worth of an extra turn that starts from B.
    extra: Ring,
}

/// The follow-ups of a placement, and the extra turns they may earn.
struct ExtraFollowUps {
    to: FollowUps,
    /// Where the ring has the extra turn after a follow-up onto a row without own pawns.
    extra: [Slot; INNER.len()],
    /// By progress: all ones for a row without own pawns, which is empty unless the other side is there.
    without_own: [u8; GOAL],
}

/// The best worth of follow-ups of 1 to 5 rows.
struct Best<const L: usize> {
    without: Lanes<L>,
    /// In a turn that has had no extra turn yet.
    turn: [Lanes<L>; LONGEST],
    /// In an extra turn.
    extra: [Lanes<L>; LONGEST],
}

impl ExtraTurns {
    pub(crate) fn new(placements: &Placements) -> io::Result<Self> {
        // Written on the movers' level, read by follow-ups two to six levels ahead.
        let places = Places::new(placements, LONGEST + 2, 0);
        let slots = 0..placements.len();
        Ok(Self {
            follow_ups: slots.map(|slot| ExtraFollowUps::new(placements, &places, slot)).collect(),
            extra: Ring::new(placements.columns(), places)?,
        })
    }

    /// The best follow-ups after an opening.
    ///
    /// # Safety
    /// As for [`Turns::value`].
    #[inline(always)]
    unsafe fn best_follow_ups<const L: usize>(
        &self,
        work: &Workspace,
        task: Task,
        slot: usize,
    ) -> Best<L> {
        let (waiting, mover) = (&work.waiting[task.chunk], &work.movers[slot]);
        let column = work.worth.column::<L>(task.column);
        let extra = self.extra.columns.column::<L>(task.column);
        let follow_ups = &self.follow_ups[slot];
        // SAFETY: slots of earlier steps.
        unsafe {
            let without = column.read(slot);
            // A pawn with rows left over stops on the goal.
            let mut goals = [Lanes::ZERO; LONGEST];
            let mut goal = Lanes::ZERO;
            for n in 1..LONGEST + 1 {
                goal = goal.max(column.read(follow_ups.to.goal[LONGEST - n].into()));
                goals[n - 1] = goal;
            }
            let mut empty = [Lanes::ZERO; GOAL];
            for (landing, empty) in empty.iter_mut().enumerate().skip(1) {
                let without_own = Lanes([follow_ups.without_own[landing]; L]);
                *empty = waiting.without(GOAL - landing).and(without_own);
            }
            let turn = best_inner(
                goals,
                #[inline(always)]
                |index| {
                    let (from, n) = INNER[index];
                    let worth = column.read(follow_ups.to.inner[index].into());
                    let extra = extra.read(follow_ups.extra[index].into());
                    extra.select(empty[from + n], worth)
                },
            );
            let extra = best_inner(
                goals,
                #[inline(always)]
                |index| column.read(follow_ups.to.inner[index].into()),
            );
            let mut best = Best { without, turn, extra };
            if waiting.may_have_passed(mover) {
                // The game ends at once, in the middle of the turn.
                let passed = waiting.passed(mover);
                for best in best.turn.iter_mut().chain(&mut best.extra) {
                    *best = without.select(passed, *best);
                }
            }
            best
        }
    }
}

impl Turns for ExtraTurns {
    fn order(&self) -> Order {
        Order::Progress
    }

    #[cfg(test)]
    fn bytes(&self) -> u64 {
        self.extra.columns.bytes()
    }

    fn needs(&self, _: &Workspace, _: Class) -> bool {
        false
    }

    #[inline(always)]
    unsafe fn value<K: Code, const L: usize>(
        &self,
        work: &Workspace,
        task: Task,
        movers: &mut [Lanes<L>],
        extra: &mut Vec<Lanes<L>>,
    ) {
        extra.resize(movers.len(), Lanes::ZERO);
        let waiting = &work.waiting[task.chunk];
        let opened = Class { progress: task.class.progress + 1, ..task.class };
        let mut after = AfterOpening::new();
        for slot in work.placements.class(opened) {
            if !waiting.may_meet(&work.movers[slot]) {
                continue;
            }
            // SAFETY: the caller's promise.
            let best = unsafe { self.best_follow_ups(work, task, slot) };
            let openings = work.moves.openings(slot);
            after.set(best.without, best.turn);
            waiting.hand_back(openings, &after, movers);
            after.set(best.without, best.extra);
            waiting.hand_back(openings, &after, extra);
        }
        let opened = Class { goals: opened.goals + 1, ..opened };
        let first = work.placements.class(task.class).start;
        for slot in work.placements.class(opened) {
            let mover = usize::from(work.moves.goal_opening(slot)).wrapping_sub(first);
            if mover < movers.len() {
                // SAFETY: the caller's promise.
                let best = unsafe { self.best_follow_ups(work, task, slot) };
                movers[mover] = movers[mover].max(best.turn[0].or_else(best.without));
                extra[mover] = extra[mover].max(best.extra[0].or_else(best.without));
            }
        }
    }

    #[inline(always)]
    unsafe fn keep<K: Code, const L: usize>(
        &self,
        work: &Workspace,
        task: Task,
        slot: usize,
        values: Lanes<L>,
        extra: &[Lanes<L>],
    ) {
        let (waiting, mover) = (&work.waiting[task.chunk], &work.movers[slot]);
        let mut worth = extra[slot - work.placements.class(task.class).start];
        if waiting.may_have_passed(mover) {
            // The game has ended, with the turn that would have gone on.
            worth = values.map(K::ended).select(waiting.passed(mover), worth);
        }
        let place = self.extra.places().place(task.class.progress, slot);
        // SAFETY: this slot of the chunk's column is the task's own.
        unsafe { self.extra.columns.column(task.column).write(place, worth) };
    }

    unsafe fn keep_pass<K: Code>(&self, work: &Workspace, pass: Pass) {
        let Pass { mover, waiting, .. } = pass;
        let progress = Class::of(work.placements.counts(mover)).progress;
        let (column, lane) = work.placements.lane(waiting);
        let place = self.extra.places().place(progress, mover);
        // An extra turn without a legal opening simply ends. If nobody could go on, it is the turn that ends the game.
        let worth = if pass.both_stuck { K::ended(pass.value) } else { pass.worth };
        // SAFETY: the caller's promise.
        unsafe { self.extra.columns.column::<NARROW>(column).write_lane(place, lane, worth) };
    }
}

impl ExtraFollowUps {
    fn new(placements: &Placements, places: &Places, slot: usize) -> Self {
        let counts = placements.counts(slot);
        let progress = Class::of(counts).progress;
        let extra = |(from, n): (usize, usize)| match placements.after(slot, from, from + n) {
            Some(to) if counts[from + n] == 0 => places.place(progress + n, to.into()) as Slot,
            _ => places.none(),
        };
        Self {
            to: FollowUps::new(placements, slot),
            extra: INNER.map(extra),
            without_own: std::array::from_fn(|landing| if counts[landing] == 0 { 0xff } else { 0 }),
        }
    }
}
