//! Which positions can come about in a game from the start.
//!
//! It is solving the other way round, on the same [`Board`]: level by level upwards, every turn is played
//! against a whole chunk of waiting placements at once. The table holds flags instead of margins.

mod mean;
mod play;

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use linja::{Position, RuleSet, Side};
use rayon::prelude::*;

use crate::solve::{
    Board, Instructions, SolveError,
    board::Task,
    columns::{Column, Columns},
    lanes::{NARROW, WIDE},
    mover::Mover,
    moves::{FollowUps, INNER, LONGEST, Lists, Moves},
    placements::{Class, PAWNS, Placements, Row, TOP_PROGRESS},
    waiting::Waiting,
};
use mean::Mean;
use play::Play;

/// Reached; unless the position shows that the game is over, it goes on.
const REACHED: u8 = 1;
/// Reached as the last position of a game: the colours had passed before a bonus mixed them again.
const ENDED: u8 = 2;
/// Reached in the middle of a turn: the side that has moved has yet to use the bonus after a follow-up
/// or, in `classic`, to play the extra turn.
const DUE: u8 = 4;

/// How many positions can stand on the board in a game from the start, the last ones of finished games
/// included. It takes about as much time and memory as to [solve](crate::solve()).
pub fn count_reachable(
    rules: RuleSet,
    on_progress: &(dyn Fn(u64, u64) + Sync),
    cancel: &AtomicBool,
) -> Result<u64, SolveError> {
    let start = Position::start(Side::Black);
    Ok(Reachable::new(rules, start, on_progress, cancel)?.count())
}

/// The positions that can stand on the board in a game from some start.
#[doc(hidden)]
pub struct Reachable {
    rules: RuleSet,
    placements: Placements,
    moves: Moves,
    movers: Vec<Mover>,
    waiting: Vec<Waiting>,
    /// Column W, row M: the flags of the position in which M has just moved and W is to move.
    flags: Columns,
    follow_ups: Lists<FollowUp>,
    /// The moves of a bonus, but for the retreat and for back from the goal.
    steps: Lists<Row>,
    mean: Option<Mean>,
    count: u64,
}

/// A follow-up, by where it leads.
struct FollowUp {
    to: Row,
    /// Its rows less one if it ends on an inner row; on the goal, [`LONGEST`] more than the rows that are
    /// exact less one.
    brings: u8,
    /// In `classic`, the inner row on which it ends if there are no own pawns, otherwise 0.
    onto_bare: u8,
}

/// What a thread has found in a step.
#[derive(Default)]
struct Findings {
    count: u64,
    /// Positions after a pass or a missed extra turn: those are on the level of the step itself.
    unmoved: Vec<Position>,
}

impl Reachable {
    /// Plays all games from this start.
    pub fn new(
        rules: RuleSet,
        start: Position,
        on_progress: &(dyn Fn(u64, u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<Self, SolveError> {
        // A turn raises total progress, or keeps it and raises the number of pawns on goals.
        let progress = |side| usize::from(start.placement(side).total_progress());
        let first = progress(Side::Black) + progress(Side::Red);
        let mut reachable = Self::nothing(rules, first)?;
        reachable.insert(start, REACHED);
        let levels = first..2 * TOP_PROGRESS + 1;
        for progress in levels.clone() {
            for goals in 0..2 * usize::from(PAWNS) + 1 {
                if cancel.load(Ordering::Relaxed) {
                    return Err(SolveError::Cancelled);
                }
                reachable.step(progress, goals);
            }
            on_progress((progress - first + 1) as u64, levels.len() as u64);
        }
        Ok(reachable)
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Whether a game can come to this position or end with it.
    pub fn contains(&self, position: Position) -> bool {
        self.flags_of(position) & (REACHED | ENDED) != 0
    }

    /// Whether a game can go on from this position.
    pub fn contains_running(&self, position: Position) -> bool {
        self.flags_of(position) & REACHED != 0 && !position.is_over()
    }

    fn nothing(rules: RuleSet, least_progress: usize) -> io::Result<Self> {
        let Board { placements, moves, movers, waiting, worth: flags } =
            Board::new(rules, least_progress)?;
        Ok(Self {
            follow_ups: Lists::new(&placements, |row| follow_ups(rules, &placements, row)),
            steps: Lists::new(&placements, |row| {
                moves.steps(row).iter().copied().filter(|&step| step != placements.none())
            }),
            mean: rules.is_mean().then(|| Mean::new(&placements, &moves)).transpose()?,
            rules,
            placements,
            moves,
            movers,
            waiting,
            flags,
            count: 0,
        })
    }

    /// Plays all turns from the positions of one level.
    fn step(&mut self, progress: usize, goals: usize) {
        let instructions = Instructions::best();
        let play = |mut findings: Findings, &task: &Task| {
            // SAFETY: the steps come in order, and a step has one task for each waiting chunk; see
            // `columns`.
            unsafe {
                if self.placements.chunks()[task.chunk].is_wide() {
                    instructions.run(
                        #[inline(always)]
                        || Play::<WIDE>::new(self, task).play(&mut findings),
                    );
                } else {
                    instructions.run(
                        #[inline(always)]
                        || Play::<NARROW>::new(self, task).play(&mut findings),
                    );
                }
            }
            findings
        };
        let tasks: Vec<_> = self.tasks(progress, goals).collect();
        let findings: Vec<_> = tasks.par_iter().fold(Findings::default, play).collect();
        for Findings { count, unmoved } in findings {
            self.count += count;
            for position in unmoved {
                self.play_on(position);
            }
        }
    }

    fn tasks(&self, progress: usize, goals: usize) -> impl Iterator<Item = Task> {
        self.placements.chunks().iter().enumerate().filter_map(move |(chunk, rows)| {
            let waiting = Class::of(self.placements.counts(rows.first));
            let class = Class {
                progress: progress.checked_sub(waiting.progress)?,
                goals: goals.checked_sub(waiting.goals)?,
            };
            let can_be = class.progress <= TOP_PROGRESS && class.goals <= PAWNS.into();
            can_be.then_some(Task { chunk, column: rows.column, class })
        })
    }

    /// Adds a position of the level that was just played, and plays its turns by the plain rules.
    fn play_on(&mut self, position: Position) {
        let before = self.insert(position, REACHED);
        self.count += u64::from(before & (REACHED | ENDED) == 0);
        if before & REACHED == 0 {
            position.for_each_turn(self.rules, |played| {
                let hides_end = played.ends_game && !played.position.is_over();
                self.insert(played.position, if hides_end { ENDED } else { REACHED });
            });
        }
    }

    /// Sets a flag of a position; returns what was set before.
    fn insert(&mut self, position: Position, flag: u8) -> u8 {
        let before = self.flags_of(position);
        let (column, lane, row) = self.place(position);
        // SAFETY: nobody else uses the table.
        unsafe { column.write_lane(row, lane, before | flag) };
        before
    }

    fn flags_of(&self, position: Position) -> u8 {
        let (column, lane, row) = self.place(position);
        // SAFETY: tasks run only while `step` has the table for itself.
        unsafe { column.read(row) }.0[lane]
    }

    fn place(&self, position: Position) -> (Column<'_, NARROW>, usize, usize) {
        let (mover, waiting) = (position.mover(), position.waiting());
        let (column, lane) = self.placements.lane(self.placements.row_of(mover));
        (self.flags.column(column), lane, self.placements.row_of(waiting))
    }
}

/// The follow-ups of a placement.
fn follow_ups(
    rules: RuleSet,
    placements: &Placements,
    row: usize,
) -> impl Iterator<Item = FollowUp> {
    let FollowUps { inner, goal } = FollowUps::new(placements, row);
    let inner = INNER.into_iter().zip(inner).map(move |((from, n), to)| {
        let is_bare = rules.has_extra_turn() && placements.counts(row)[from + n] == 0;
        let onto_bare = if is_bare { from + n } else { 0 };
        FollowUp { to, brings: n as u8 - 1, onto_bare: onto_bare as u8 }
    });
    let goal = (LONGEST..2 * LONGEST).rev().zip(goal);
    let goal = goal.map(|(brings, to)| FollowUp { to, brings: brings as u8, onto_bare: 0 });
    inner.chain(goal).filter(|follow_up| follow_up.to != placements.none())
}
