//! Which positions can come about in a game from the start.
//!
//! A turn leaves the waiting side where it stands (a mean bonus apart), so all turns against one waiting
//! placement are played together: sets of own placements go from step to step, and what several ways
//! lead to is played on once. It is a second form of the rules, for speed; tests hold it to the first.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use linja::{BySide, Placement, Position, Progress, Row, RuleSet, Side};
use rayon::prelude::*;

use crate::numbering::{PLACEMENTS, placement_number, placements};
use crate::perfect_games::Cancelled;

/// How many positions can stand on the board in a game from the start, the last ones of finished games
/// included. It takes about three minutes of a core, on all that there are, and half a gigabyte.
pub fn count_reachable(
    rules: RuleSet,
    on_progress: &(dyn Fn(u64, u64) + Sync),
    cancel: &AtomicBool,
) -> Result<u64, Cancelled> {
    let start = Position::start(Side::Black);
    Ok(Reachable::new(rules, start, on_progress, cancel)?.count())
}

/// The positions that can stand on the board in a game from some start.
#[doc(hidden)]
pub struct Reachable {
    rules: RuleSet,
    placements: Placements,
    /// Those that a game can come to; unless a position shows that the game is over, it goes on.
    reached: PositionSet,
    /// Those that can be the last of a game without showing it: the colours had passed before a bonus
    /// mixed them again.
    ended: PositionSet,
}

impl Reachable {
    /// Plays all games from this start.
    pub fn new(
        rules: RuleSet,
        start: Position,
        on_progress: &(dyn Fn(u64, u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<Self, Cancelled> {
        let placements = Placements::new();
        let (reached, ended) = (PositionSet::new(), PositionSet::new());
        let reachable = Self { rules, placements, reached, ended };
        reachable.reached.insert(reachable.place(start));
        // A turn raises total progress, or keeps it and raises the number of pawns on goals.
        let first = usize::from(start.mover().total_progress() + start.waiting().total_progress());
        let levels = first..2 * TOP_PROGRESS + 1;
        for progress in levels.clone() {
            for goals in 0..2 * PAWNS + 1 {
                if cancel.load(Ordering::Relaxed) {
                    return Err(Cancelled);
                }
                reachable.play_level(progress, goals);
            }
            on_progress((progress - first + 1) as u64, levels.len() as u64);
        }
        Ok(reachable)
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        let pairs = self.reached.words.par_iter().zip(&self.ended.words);
        let either = |(a, b): (&AtomicU64, &AtomicU64)| {
            (a.load(Ordering::Relaxed) | b.load(Ordering::Relaxed)).count_ones()
        };
        pairs.map(|pair| u64::from(either(pair))).sum()
    }

    /// Whether a game can come to this position or end with it.
    pub fn contains(&self, position: Position) -> bool {
        let place = self.place(position);
        self.reached.contains(place) || self.ended.contains(place)
    }

    /// Whether a game can go on from this position.
    pub fn contains_running(&self, position: Position) -> bool {
        self.reached.contains(self.place(position)) && !position.is_over()
    }

    /// Plays all turns from the positions of one level.
    fn play_level(&self, progress: usize, goals: usize) {
        let passes: Vec<_> = self
            .tasks(progress, goals)
            .into_par_iter()
            .map_init(|| Turns::new(self), Turns::play)
            .flatten_iter()
            .collect();
        // A pass stays on the level, where it may come too late.
        for position in passes {
            if self.reached.insert(self.place(position)) {
                position.for_each_next(self.rules, |next, ends_game| {
                    let hides_end = ends_game && !next.is_over();
                    let set = if hides_end { &self.ended } else { &self.reached };
                    set.insert(self.place(next));
                });
            }
        }
    }

    /// The work of one level: for 64 waiting placements at a time, the movers that face them there.
    fn tasks(&self, progress: usize, goals: usize) -> Vec<Task> {
        let mut tasks = Vec::new();
        for waiting_progress in 0..=progress.min(TOP_PROGRESS) {
            for waiting_goals in 0..=goals.min(PAWNS) {
                let waiting = self.placements.class(waiting_progress, waiting_goals);
                let movers =
                    self.placements.class(progress - waiting_progress, goals - waiting_goals);
                if !waiting.is_empty() && !movers.is_empty() {
                    let words = waiting.start / 64..waiting.end.div_ceil(64);
                    let task =
                        |word| Task { word, waiting: waiting.clone(), movers: movers.clone() };
                    tasks.extend(words.map(task));
                }
            }
        }
        tasks
    }

    fn place(&self, position: Position) -> Place {
        let [to_move, moved] =
            [position.mover(), position.waiting()].map(|one| self.placements.index(one));
        Place { to_move, moved }
    }
}

const PAWNS: usize = Placement::PAWNS as usize;
const GOAL: usize = 7;
const TOP_PROGRESS: usize = PAWNS * GOAL;
/// The longest follow-up.
const LONGEST: usize = 5;

/// Where a position is in a set: by the side to move and the side that has moved.
#[derive(Clone, Copy)]
struct Place {
    to_move: usize,
    moved: usize,
}

/// A bit for every pair of placements.
struct PositionSet {
    words: Vec<AtomicU64>,
}

/// The words of one placement to move.
const WORDS: usize = PLACEMENTS.div_ceil(64);

impl PositionSet {
    fn new() -> PositionSet {
        let words = (0..PLACEMENTS * WORDS).into_par_iter().map(|_| AtomicU64::new(0));
        PositionSet { words: words.collect() }
    }

    fn word(&self, to_move: usize, word: usize) -> &AtomicU64 {
        &self.words[to_move * WORDS + word]
    }

    fn contains(&self, Place { to_move, moved }: Place) -> bool {
        self.word(to_move, moved / 64).load(Ordering::Relaxed) >> (moved % 64) & 1 != 0
    }

    /// Adds a position; `false` if it was there. Levels are played one after the other, so no order
    /// between threads is needed within one.
    fn insert(&self, place: Place) -> bool {
        let bit = 1 << (place.moved % 64);
        let word = self.word(place.to_move, place.moved / 64);
        !self.contains(place) && word.fetch_or(bit, Ordering::Relaxed) & bit == 0
    }
}

/// All placements of a side, sorted by total progress and pawns on the goal, and their moves.
struct Placements {
    all: Vec<Placement>,
    /// The index of each by its number.
    indices: Vec<u16>,
    counts: Vec<[u8; 8]>,
    rearmost: Vec<u8>,
    /// Where a pawn leads that goes forward: by rows less one, then by its progress.
    forward: Vec<[[u16; GOAL]; LONGEST]>,
    /// Where a pawn leads that goes one row back, by its progress less one.
    backward: Vec<[u16; GOAL]>,
    /// By total progress, then by pawns on the goal.
    classes: Vec<[Range<usize>; PAWNS + 1]>,
}

impl Placements {
    fn new() -> Placements {
        let class = |one: &Placement| (one.total_progress(), one.count(Progress::GOAL));
        let mut all = placements().to_vec();
        all.sort_by_key(class);
        let mut indices = vec![0; PLACEMENTS];
        for (index, &one) in (0..).zip(&all) {
            indices[placement_number(one)] = index;
        }
        let mut classes: Vec<[Range<usize>; PAWNS + 1]> =
            vec![Default::default(); TOP_PROGRESS + 1];
        let mut start = 0;
        for chunk in all.chunk_by(|one, next| class(one) == class(next)) {
            let (progress, goals) = class(&chunk[0]);
            classes[usize::from(progress)][usize::from(goals)] = start..start + chunk.len();
            start += chunk.len();
        }
        // Where there is no pawn, or no room beside the own ones, nobody asks for the index.
        let moved = |one: Placement, from: usize, to: usize| {
            let mut counts = one.counts();
            counts[from] = counts[from].checked_sub(1)?;
            counts[to] += 1;
            Some(indices[placement_number(Placement::new(counts).ok()?)])
        };
        let index = |one, from, to| moved(one, from, to).unwrap_or(u16::MAX);
        use std::array::from_fn;
        Placements {
            counts: all.iter().map(|one| one.counts()).collect(),
            rearmost: all.iter().map(|one| one.rearmost().get()).collect(),
            forward: all
                .iter()
                .map(|&one| {
                    from_fn(|rows| from_fn(|from| index(one, from, GOAL.min(from + rows + 1))))
                })
                .collect(),
            backward: all.iter().map(|&one| from_fn(|to| index(one, to + 1, to))).collect(),
            all,
            classes,
            indices,
        }
    }

    fn index(&self, placement: Placement) -> usize {
        self.indices[placement_number(placement)].into()
    }

    fn class(&self, progress: usize, goals: usize) -> Range<usize> {
        self.classes.get(progress).and_then(|class| class.get(goals)).cloned().unwrap_or_default()
    }
}

/// The waiting placements of one word of a set, as far as they are of one class, and who faces them.
struct Task {
    word: usize,
    waiting: Range<usize>,
    movers: Range<usize>,
}

/// Whether a bonus is due, and what it may move.
const BONUS: u8 = 1;
const BONUS_FROM_GOAL: u8 = 2;

/// The turns of some movers against one waiting placement, step by step.
struct Turns<'a> {
    all: &'a Reachable,
    waiting: Waiting,
    follow_ups: Steps,
    bonuses: Steps,
    extra_turns: Steps,
    /// Where turns end, a bit each.
    ends: Vec<u64>,
}

/// The waiting side, by the progress of the mover.
#[derive(Default)]
struct Waiting {
    index: usize,
    counts: [u8; 8],
    /// A pawn may land where there are fewer own ones than this.
    room: [u8; 8],
    /// The colours have passed if the rearmost own pawn has come further.
    passed_beyond: u8,
}

/// Own placements with a step due, each with a set of bits that say which.
struct Steps {
    due: Vec<u8>,
    placements: Vec<usize>,
}

impl Steps {
    fn new() -> Steps {
        Steps { due: vec![0; PLACEMENTS], placements: Vec::new() }
    }

    fn add(&mut self, placement: usize, due: u8) {
        if self.due[placement] == 0 {
            self.placements.push(placement);
        }
        self.due[placement] |= due;
    }

    /// Takes one out.
    fn pop(&mut self) -> Option<(usize, u8)> {
        let placement = self.placements.pop()?;
        Some((placement, std::mem::take(&mut self.due[placement])))
    }
}

impl<'a> Turns<'a> {
    fn new(all: &'a Reachable) -> Turns<'a> {
        let [follow_ups, bonuses, extra_turns] = std::array::from_fn(|_| Steps::new());
        let ends = vec![0; WORDS];
        Turns { all, waiting: Waiting::default(), follow_ups, bonuses, extra_turns, ends }
    }

    /// Plays all turns of a task; returns the positions after those that pass.
    fn play(&mut self, task: Task) -> Vec<Position> {
        let mut passes = Vec::new();
        let mut movers = vec![Vec::new(); 64];
        for mover in task.movers {
            let mut word = self.all.reached.word(mover, task.word).load(Ordering::Relaxed);
            while word != 0 {
                movers[word.trailing_zeros() as usize].push(mover);
                word &= word - 1;
            }
        }
        for (waiting, movers) in (64 * task.word..).zip(movers) {
            // The word may have placements of other classes: those are of another level.
            if !movers.is_empty() && task.waiting.contains(&waiting) {
                self.waiting = self.waiting(waiting);
                for mover in movers {
                    if !self.has_passed(mover) && !self.open(mover) {
                        passes.extend(self.pass(mover));
                    }
                }
                self.play_on();
            }
        }
        passes
    }

    fn waiting(&self, index: usize) -> Waiting {
        let mut counts = self.all.placements.counts[index];
        counts.reverse();
        let mut room = counts.map(|count| Row::LIMIT.saturating_sub(count));
        (room[0], room[GOAL]) = (u8::MAX, u8::MAX);
        let passed_beyond = GOAL as u8 - self.all.placements.rearmost[index];
        Waiting { index, counts, room, passed_beyond }
    }

    fn has_passed(&self, own: usize) -> bool {
        self.all.placements.rearmost[own] > self.waiting.passed_beyond
    }

    /// Whether the game is over as soon as the colours have passed, and they have.
    fn ends_at_once(&self, own: usize) -> bool {
        self.all.rules.ends_at_once() && self.has_passed(own)
    }

    /// The position after a pass, unless the other side is stuck as well.
    fn pass(&self, mover: usize) -> Option<Position> {
        let [black, red] = [mover, self.waiting.index].map(|one| self.all.placements.all[one]);
        let position = Position::new(BySide { black, red }, Side::Red).ok()?;
        (!position.is_over()).then_some(position)
    }

    /// Plays the openings of a mover; `false` if there are none.
    fn open(&mut self, mover: usize) -> bool {
        let rules = self.all.rules;
        let counts = self.all.placements.counts[mover];
        let mut has_opening = false;
        for (from, to) in (0..GOAL).zip(1..) {
            if counts[from] == 0 || counts[to] >= self.waiting.room[to] {
                continue;
            }
            has_opening = true;
            let own = self.all.placements.forward[mover][0][from].into();
            let met = counts[to] + self.waiting.counts[to];
            match met {
                _ if self.ends_at_once(own) => self.end(own),
                _ if to == GOAL && rules.has_bonus() => self.bonuses.add(own, BONUS),
                _ if to == GOAL => self.follow_ups.add(own, 1 << 1),
                0 => self.end(own),
                rows => self.follow_ups.add(own, 1 << rows),
            }
        }
        has_opening
    }

    /// Plays all steps that are due, to the ends of the turns.
    fn play_on(&mut self) {
        while let Some((own, due)) = self.follow_ups.pop() {
            self.follow_up(own, due, self.all.rules.has_extra_turn());
        }
        while let Some((own, _)) = self.extra_turns.pop() {
            if !self.open(own) {
                self.end(own);
            }
        }
        while let Some((own, due)) = self.follow_ups.pop() {
            self.follow_up(own, due, false);
        }
        while let Some((own, due)) = self.bonuses.pop() {
            self.bonus(own, due);
        }
        for (word, ends) in self.ends.iter_mut().enumerate().filter(|(_, ends)| **ends != 0) {
            let reached = self.all.reached.word(self.waiting.index, word);
            reached.fetch_or(std::mem::take(ends), Ordering::Relaxed);
        }
    }

    /// Plays the follow-ups of the rows in `due`.
    fn follow_up(&mut self, before: usize, due: u8, may_earn_extra_turn: bool) {
        let rules = self.all.rules;
        let counts = self.all.placements.counts[before];
        for rows in (1..=LONGEST).filter(|rows| due >> rows & 1 != 0) {
            let mut can_move = false;
            for from in (0..GOAL).filter(|&from| counts[from] > 0) {
                let to = GOAL.min(from + rows);
                if counts[to] >= self.waiting.room[to] {
                    continue;
                }
                can_move = true;
                let own = self.all.placements.forward[before][rows - 1][from].into();
                let is_onto_empty = to < GOAL && counts[to] + self.waiting.counts[to] == 0;
                if self.ends_at_once(own) {
                    self.end(own);
                } else if from + rows == GOAL && rules.has_bonus() {
                    self.bonuses.add(own, BONUS | BONUS_FROM_GOAL);
                } else if is_onto_empty && may_earn_extra_turn {
                    self.extra_turns.add(own, 1);
                } else {
                    self.end(own);
                }
            }
            if rules.follow_up_is_optional() || !can_move {
                self.end(before);
            }
        }
    }

    /// Plays a bonus, or leaves it out.
    fn bonus(&mut self, before: usize, due: u8) {
        self.end(before);
        let counts = self.all.placements.counts[before];
        let room = self.waiting.room;
        let may_move = |&(from, to): &(usize, usize)| counts[from] > 0 && counts[to] < room[to];
        for (from, _) in (0..GOAL).zip(1..).filter(may_move) {
            self.end(self.all.placements.forward[before][0][from].into());
        }
        let last = if due & BONUS_FROM_GOAL != 0 { GOAL } else { GOAL - 1 };
        for (_, to) in (1..=last).zip(0..).filter(may_move) {
            let own = self.all.placements.backward[before][to].into();
            if self.has_passed(before) && !self.has_passed(own) {
                self.all.ended.insert(Place { to_move: self.waiting.index, moved: own });
            } else {
                self.end(own);
            }
        }
        if self.all.rules.is_mean() {
            self.mean_bonus(before);
        }
    }

    /// Plays a bonus with a pawn of the waiting side.
    fn mean_bonus(&self, own: usize) {
        let Reachable { placements, reached, ended, .. } = self.all;
        let (counts, theirs) = (placements.counts[own], placements.counts[self.waiting.index]);
        let may_move = |&(from, to): &(usize, usize)| {
            let is_full = (1..GOAL).contains(&to) && theirs[to] + counts[GOAL - to] >= Row::LIMIT;
            theirs[from] > 0 && !is_full
        };
        let rearmost = placements.rearmost[own];
        let has_passed = |index: usize| rearmost + placements.rearmost[index] > GOAL as u8;
        for (from, _) in (0..GOAL).zip(1..).filter(may_move) {
            let to_move = placements.forward[self.waiting.index][0][from].into();
            reached.insert(Place { to_move, moved: own });
        }
        for (_, to) in (1..GOAL).zip(0..).filter(may_move) {
            let to_move = placements.backward[self.waiting.index][to].into();
            let hides_end = has_passed(self.waiting.index) && !has_passed(to_move);
            let set = if hides_end { ended } else { reached };
            set.insert(Place { to_move, moved: own });
        }
    }

    /// The turn ends here.
    fn end(&mut self, own: usize) {
        self.ends[own / 64] |= 1 << (own % 64);
    }
}
