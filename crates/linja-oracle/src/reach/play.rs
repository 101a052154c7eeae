//! The turns of all rule sets, played against a chunk of waiting placements at once.

use std::ops::Range;

use linja::{BySide, Position, Side};

use crate::reach::{DUE, ENDED, Findings, FollowUp, REACHED, Reachable};
use crate::solve::{
    board::Task,
    columns::Column,
    lanes::{Lanes, NARROW, transpose},
    moves::LONGEST,
    placements::{Chunk, Class, GOAL},
    waiting::Waiting,
};

/// The work of one thread between two barriers.
///
/// It reads the positions of its level, which are the rows of its waiting chunk in the columns of its
/// movers, and adds to rows of higher levels in the column of its waiting chunk.
pub(crate) struct Play<'a, const L: usize> {
    all: &'a Reachable,
    class: Class,
    chunk: Chunk,
    waiting: &'a Waiting,
    column: Column<'a, L>,
}

impl<'a, const L: usize> Play<'a, L> {
    /// The work of a task.
    ///
    /// # Safety
    /// All steps before the task's are done, and no other thread has a task with the same waiting chunk.
    #[inline(always)]
    pub(crate) unsafe fn new(all: &'a Reachable, task: Task) -> Self {
        Self {
            all,
            class: task.class,
            chunk: all.placements.chunks()[task.chunk],
            waiting: &all.waiting[task.chunk],
            column: all.flags.column(task.column),
        }
    }

    /// Plays all turns.
    #[inline(always)]
    pub(crate) fn play(&self, findings: &mut Findings) {
        let movers = self.turns(findings);
        self.play_inner_openings(&movers);
        if self.all.rules.has_bonus() {
            self.play_bonus_back_from_goal();
            self.play_goal_openings_and_bonus(&movers);
        } else {
            self.play_goal_openings(&movers);
        }
    }

    /// The lanes with a turn to play, a row for each mover: [`REACHED`], but in `classic` [`DUE`] for a
    /// turn that may earn an extra turn and [`REACHED`] for the extra turn.
    #[inline(always)]
    fn turns(&self, findings: &mut Findings) -> Vec<Lanes<L>> {
        let class = self.all.placements.class(self.class);
        let mut movers = vec![Lanes::ZERO; class.len()];
        for (column, rows) in self.parts(self.class) {
            if !rows.clone().any(|row| self.waiting.may_meet(&self.all.movers[row])) {
                continue;
            }
            let mut counts = [0_u8; L];
            for (row, flags) in rows.clone().zip(self.flags(column, rows)) {
                let flags = flags.and(self.waiting.valid(&self.all.movers[row]));
                for (count, flags) in counts.iter_mut().zip(flags.0) {
                    *count += u8::from(flags & (REACHED | ENDED) != 0);
                }
                let turns = flags.map(|flags| flags & REACHED);
                movers[row - class.start] = self.turns_that_begin(row, turns, findings);
            }
            findings.count += counts.iter().map(|&count| u64::from(count)).sum::<u64>();
        }
        movers
    }

    /// The flags of the positions with movers of one narrow column, a row for each.
    #[inline(always)]
    fn flags(&self, column: usize, movers: Range<usize>) -> [Lanes<L>; NARROW] {
        let column = self.all.flags.column::<NARROW>(column);
        let mut flags = [Lanes::<L>::ZERO; NARROW];
        for (part, (_, rows)) in self.chunk.parts().enumerate() {
            let mut tile = [Lanes::ZERO; NARROW];
            for (lanes, row) in tile.iter_mut().zip(rows) {
                // SAFETY: on this level, the chunk's rows are used by this task alone.
                *lanes = unsafe { column.read(row) };
            }
            transpose(&mut tile);
            for (flags, lanes) in flags.iter_mut().zip(tile) {
                flags.set_part(part, lanes);
            }
        }
        let Some(mean) = &self.all.mean else {
            return flags;
        };
        // SAFETY: earlier steps have kept all bonuses that lead to this level.
        let is_new = unsafe { mean.add_moved(movers, self.waiting, self.chunk.column, &mut flags) };
        if is_new {
            for (part, (_, rows)) in self.chunk.parts().enumerate() {
                let mut tile = flags.map(
                    #[inline(always)]
                    |flags| flags.part(part),
                );
                transpose(&mut tile);
                for (lanes, row) in tile.into_iter().zip(rows) {
                    // SAFETY: as above.
                    unsafe { column.write(row, lanes) };
                }
            }
        }
        flags
    }

    /// The turns of a mover without those that cannot begin, which are found instead.
    #[inline(always)]
    fn turns_that_begin(
        &self,
        row: usize,
        mut turns: Lanes<L>,
        findings: &mut Findings,
    ) -> Lanes<L> {
        let (waiting, mover) = (self.waiting, &self.all.movers[row]);
        let mut without_turn = Lanes::ZERO;
        if waiting.may_have_passed(mover) {
            without_turn = waiting.passed(mover);
            turns = turns.and_not(without_turn);
        }
        if waiting.may_block(mover, 1) {
            let stuck = waiting.blocked(mover, 1);
            let passes = self.unmoved(row, turns.and(stuck));
            findings.unmoved.extend(passes.filter(|position| !position.is_over()));
            without_turn = without_turn.or(stuck);
        }
        if self.all.rules.has_extra_turn() {
            let extra = self.read(row).map(|flags| flags / DUE);
            findings.unmoved.extend(self.unmoved(row, extra.and(without_turn)));
            turns = turns.map(|turn| turn * DUE).or(extra.and_not(without_turn));
        }
        turns
    }

    /// The positions in which the mover of these lanes has ended its turn where it stood.
    fn unmoved(&self, row: usize, lanes: Lanes<L>) -> impl Iterator<Item = Position> {
        let lanes = if lanes.any() { 0..L } else { 0..0 }.filter(move |&lane| lanes.0[lane] != 0);
        lanes.filter_map(move |lane| {
            let placement = |row| self.all.placements.placement(row);
            let sides = BySide { black: placement(row), red: placement(self.chunk.first + lane) };
            Position::new(sides, Side::Red).ok()
        })
    }

    /// Openings onto inner rows, with all that can follow.
    #[inline(always)]
    fn play_inner_openings(&self, movers: &[Lanes<L>]) {
        let opened = Class { progress: self.class.progress + 1, ..self.class };
        for row in self.all.placements.class(opened) {
            if self.waiting.may_meet(&self.all.movers[row]) {
                let openings = self.all.moves.openings(row);
                self.play_follow_ups(row, self.waiting.hand_on(openings, movers));
            }
        }
    }

    /// Openings into the goal in `classic`: they have a follow-up of one row.
    #[inline(always)]
    fn play_goal_openings(&self, movers: &[Lanes<L>]) {
        for row in self.all.placements.class(self.opened_into_goal()) {
            if self.waiting.may_meet(&self.all.movers[row]) {
                let mut after = [Lanes::ZERO; LONGEST + 1];
                after[1] = self.before_goal_opening(row, movers);
                self.play_follow_ups(row, after);
            }
        }
    }

    /// Ends the turn after an opening or plays all its follow-ups; `after` has the lanes by the rows
    /// that the follow-up has to go.
    #[inline(always)]
    fn play_follow_ups(&self, row: usize, mut after: [Lanes<L>; LONGEST + 1]) {
        let (rules, waiting, mover) = (self.all.rules, self.waiting, &self.all.movers[row]);
        let mut ends = after[0];
        if rules.ends_at_once() && waiting.may_have_passed(mover) {
            let passed = waiting.passed(mover);
            for after in &mut after[1..] {
                ends = ends.or(after.and(passed));
                *after = after.and_not(passed);
            }
        }
        // What follow-ups of 1 to 5 rows bring to an inner row, then what they bring to the goal from
        // where 1 to 5 rows are exact: with more, the pawn stops there and earns nothing.
        let mut brought = [Lanes::ZERO; 2 * LONGEST];
        let mut stopped = Lanes::ZERO;
        let exact = if rules.has_bonus() { DUE } else { REACHED };
        for n in (1..LONGEST + 1).rev() {
            if rules.follow_up_is_optional() {
                ends = ends.or(after[n]);
            } else if waiting.may_block(mover, n) {
                ends = ends.or(after[n].and(waiting.blocked(mover, n)));
            }
            let reached = after[n].map(|turn| turn.min(REACHED));
            brought[n - 1] = reached;
            brought[LONGEST + n - 1] = stopped.or(reached.map(|reached| reached * exact));
            stopped = stopped.or(reached);
        }
        self.add(row, ends.map(|turn| turn.min(REACHED)));
        for &FollowUp { to, brings, onto_bare } in self.all.follow_ups.of(row) {
            let brings = usize::from(brings);
            let mut flags = brought[brings];
            if onto_bare != 0 {
                // Where the other side is not there either, the first follow-up earns an extra turn.
                let empty = waiting.without(GOAL - usize::from(onto_bare));
                flags = after[brings + 1].select(empty, flags);
            }
            self.add(to.into(), flags);
        }
    }

    /// The bonus after follow-ups, as far as it brings a pawn back from the goal: this step is the last
    /// to earn it and the last before what comes of it is played.
    #[inline(always)]
    fn play_bonus_back_from_goal(&self) {
        let arrived = Class { progress: self.class.progress + 2, goals: self.class.goals + 1 };
        for row in self.all.placements.class(arrived) {
            let back = self.all.moves.goal_opening(row);
            if back == self.all.placements.none() || !self.waiting.may_meet(&self.all.movers[row]) {
                continue;
            }
            let mut flags = self.read(row).map(|flags| flags / DUE);
            if self.all.movers[row].rearmost == GOAL {
                flags = ended_in(self.waiting.barely_passed(GOAL).first(), flags);
            }
            self.add(back.into(), flags);
        }
    }

    /// Openings into the goal in `revised` and `zen`: no follow-up, but a bonus. The rest of the bonus
    /// after follow-ups is played along with it.
    #[inline(always)]
    fn play_goal_openings_and_bonus(&self, movers: &[Lanes<L>]) {
        for (column, rows) in self.parts(self.opened_into_goal()) {
            let mut bonuses = [Lanes::ZERO; NARROW];
            for (bonus, row) in bonuses.iter_mut().zip(rows) {
                if self.waiting.may_meet(&self.all.movers[row]) {
                    let due = self.read(row).map(|flags| flags / DUE);
                    *bonus = due.or(self.before_goal_opening(row, movers));
                    self.play_bonus(row, *bonus);
                }
            }
            if let Some(mean) = &self.all.mean {
                // SAFETY: on this level, the chunk's rows are written by this task alone, and read later.
                unsafe { mean.keep(&self.all.placements, self.chunk, column, &bonuses) };
            }
        }
    }

    #[inline(always)]
    fn play_bonus(&self, row: usize, bonus: Lanes<L>) {
        self.add(row, bonus);
        for &step in self.all.steps.of(row) {
            self.add(step.into(), bonus);
        }
        let retreat = self.all.moves.retreat(row);
        if retreat != self.all.placements.none() {
            let passed = self.waiting.barely_passed(self.all.movers[row].rearmost);
            self.add(retreat.into(), ended_in(passed.first(), bonus));
        }
    }

    fn opened_into_goal(&self) -> Class {
        Class { progress: self.class.progress + 1, goals: self.class.goals + 1 }
    }

    /// The turns of the mover from which an opening into the goal leads to this row.
    #[inline(always)]
    fn before_goal_opening(&self, row: usize, movers: &[Lanes<L>]) -> Lanes<L> {
        let first = self.all.placements.class(self.class).start;
        let mover = usize::from(self.all.moves.goal_opening(row)).wrapping_sub(first);
        movers.get(mover).copied().unwrap_or(Lanes::ZERO)
    }

    /// The narrow columns of a class, with the rows of their placements.
    #[inline(always)]
    fn parts(&self, class: Class) -> impl Iterator<Item = (usize, Range<usize>)> {
        let chunks = &self.all.placements.chunks()[self.all.placements.class_chunks(class)];
        chunks.iter().flat_map(|chunk| chunk.parts())
    }

    /// A row of the waiting chunk's column.
    #[inline(always)]
    fn read(&self, row: usize) -> Lanes<L> {
        // SAFETY: only this task writes levels above its own in the column, by the promise to `new`.
        unsafe { self.column.read(row) }
    }

    /// Adds flags to a row of the waiting chunk's column, which is of a higher level.
    #[inline(always)]
    fn add(&self, row: usize, flags: Lanes<L>) {
        // SAFETY: as in `read`; other tasks use the column only on the level of this step.
        unsafe { self.column.write(row, self.column.read(row).or(flags)) };
    }
}

/// With [`ENDED`] for [`REACHED`] where the colours have passed: the game ends with the turn.
#[inline(always)]
pub(crate) fn ended_in<const L: usize>(passed: Lanes<L>, reached: Lanes<L>) -> Lanes<L> {
    reached.map(|reached| reached * ENDED).select(passed, reached)
}
