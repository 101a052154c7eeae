//! Looking ahead without an oracle: alpha-beta on whole turns, one turn deeper each time.

mod bench;
mod evaluation;
mod features;
mod memory;

use std::fmt;
use std::io::Read;
use std::panic::{self, AssertUnwindSafe};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use brotli_decompressor::Decompressor;
use linja::{PlayedTurn, Position, RuleSet, Turn, ValuedTurn};

pub use bench::bench;
use evaluation::{Evaluation, POINT};
use memory::{Bound, Known, Memory, key};

/// When a search ends: at the first of these limits, but not before it has looked one turn
/// ahead.
#[must_use]
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    depth: u8,
    nodes: u64,
    lines: usize,
    stop: &'a (dyn Fn() -> bool + Sync),
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Limits { depth: Limits::MOST_DEPTH, nodes: u64::MAX, lines: 1, stop: &|| false }
    }
}

impl<'a> Limits<'a> {
    /// No search gets this far.
    pub const MOST_DEPTH: u8 = 200;

    /// Looks at most this many turns ahead.
    pub fn with_depth(self, depth: u8) -> Self {
        Self { depth, ..self }
    }

    /// Looks at about this many positions at most.
    pub fn with_nodes(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// Reports the lines of this many of the best turns.
    pub fn with_lines(self, lines: usize) -> Self {
        Self { lines, ..self }
    }

    /// Asks `stop` every few hundred positions; true ends the search.
    pub fn with_stop(self, stop: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self { stop, ..self }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Limits { depth, nodes, .. } = self;
        f.debug_struct("Limits").field("depth", depth).field("nodes", nodes).finish()
    }
}

/// What a search has found so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// How many turns ahead it has looked.
    pub depth: u8,
    /// How many positions it has looked at, with all its threads.
    pub nodes: u64,
    /// The margin it expects for the side to move.
    pub margin: i32,
    /// Whether that margin is certain: every line was followed to the end of the game.
    pub is_exact: bool,
    /// The turns it expects, the best one first.
    pub line: Vec<Turn>,
    /// The next best turns, if more lines are wanted: the margin expected of each, and the turns from it on.
    pub others: Vec<(i32, Vec<Turn>)>,
    /// How full its memory is, in thousandths.
    pub memory_full: u32,
}

/// The network with which a [`Search`] evaluates positions of these rules, compressed with Brotli.
pub fn packed_network(rules: RuleSet) -> &'static [u8] {
    // A static each, so that a program holds it only once.
    static CLASSIC: &[u8] = include_bytes!("search/networks/classic.bin.br");
    static REVISED: &[u8] = include_bytes!("search/networks/revised.bin.br");
    static REVISED_MEAN: &[u8] = include_bytes!("search/networks/revised+mean.bin.br");
    static ZEN: &[u8] = include_bytes!("search/networks/zen.bin.br");
    static ZEN_MEAN: &[u8] = include_bytes!("search/networks/zen+mean.bin.br");
    match rules {
        RuleSet::Classic => CLASSIC,
        RuleSet::Revised => REVISED,
        RuleSet::RevisedMean => REVISED_MEAN,
        RuleSet::Zen => ZEN,
        RuleSet::ZenMean => ZEN_MEAN,
    }
}

/// The [network](packed_network) of these rules, decompressed once for all searches.
pub fn network(rules: RuleSet) -> &'static [u8] {
    static NETWORKS: [OnceLock<Vec<u8>>; RuleSet::ALL.len()] =
        [const { OnceLock::new() }; RuleSet::ALL.len()];
    NETWORKS[rules as usize].get_or_init(|| {
        let mut network = Vec::new();
        // If it cannot be decompressed, [`Search::with_network`] notices.
        let _ = Decompressor::new(packed_network(rules), 1 << 16).read_to_end(&mut network);
        network
    })
}

/// A search with its memory of positions.
///
/// ```
/// use linja::RuleSet;
/// use linja_players::{Limits, Search};
///
/// let late = "0,0,0,0,1,2,3,6/5,3,2,0,1,1,0,0 b".parse()?;
/// let mut search = Search::new(RuleSet::Zen, 1 << 20, 1);
/// let mut found = None;
/// let turns = search.turns(late, 0, &Limits::default(), &mut |now| found = Some(now.clone()));
/// assert!(found.unwrap().is_exact);
/// assert_eq!(turns[0].margin, 14);
/// # Ok::<(), linja::ParsePositionError>(())
/// ```
pub struct Search {
    rules: RuleSet,
    evaluation: Evaluation,
    memory: Memory,
    threads: usize,
    nodes: u64,
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Search { rules, threads, .. } = self;
        f.debug_struct("Search").field("rules", rules).field("threads", threads).finish()
    }
}

impl Search {
    /// A search by these rules that remembers positions in this many bytes. With one thread it always
    /// looks at the same positions.
    pub fn new(rules: RuleSet, memory_bytes: usize, threads: usize) -> Search {
        #[allow(clippy::expect_used)] // The networks are a part of the program.
        Search::with_network(rules, network(rules), memory_bytes, threads).expect("a network")
    }

    /// Like [`Search::new`], for a program that does not include all networks and gets the [network](network) of these
    /// rules from elsewhere. `None` if the bytes are not a network.
    pub fn with_network(
        rules: RuleSet,
        network: &[u8],
        memory_bytes: usize,
        threads: usize,
    ) -> Option<Search> {
        let evaluation = Evaluation::new(network)?;
        Some(Search { rules, evaluation, memory: Memory::new(memory_bytes), threads, nodes: 0 })
    }

    /// The rule set it plays by.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// How many positions the last search looked at, with all its threads.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets all positions, so that the next search is the same as a first one.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    /// The legal turns, best first, one per position they lead to, with what the search thinks they
    /// are worth. Those within `within` points of the best are told apart; the others are only known
    /// to be worse. Empty if the game is over.
    ///
    /// `on_depth` gets what was found each time the search has gone one turn deeper.
    pub fn turns(
        &mut self,
        position: Position,
        within: i32,
        limits: &Limits<'_>,
        on_depth: &mut dyn FnMut(&Found),
    ) -> Vec<ValuedTurn> {
        let is_done = AtomicBool::new(false);
        let stop = || is_done.load(Ordering::Relaxed) || (limits.stop)();
        let helpers_limits = Limits { stop: &stop, ..*limits };
        let counted = AtomicU64::new(0);
        let turns = std::thread::scope(|scope| {
            // They search the same position and share the memory: what one has found, all have found.
            for _ in 1..self.threads {
                scope.spawn(|| {
                    let mut walk = Walk::new(self, &helpers_limits, &counted);
                    walk.deepen(position, within, &mut |_| ())
                });
            }
            let deepen = || Walk::new(self, limits, &counted).deepen(position, within, on_depth);
            let turns = panic::catch_unwind(AssertUnwindSafe(deepen));
            // Also after a panic: nothing else stops the helpers.
            is_done.store(true, Ordering::Relaxed);
            turns.unwrap_or_else(|panic| panic::resume_unwind(panic))
        });
        self.nodes = counted.into_inner();
        turns
    }
}

/// One thread's way through the positions.
struct Walk<'a> {
    search: &'a Search,
    limits: &'a Limits<'a>,
    nodes: u64,
    /// What all threads have counted, and how many of this one's positions are in it.
    counted: &'a AtomicU64,
    told: u64,
    has_stopped: bool,
    /// Lists of turns that are not in use, kept for their capacity.
    lists: Vec<Vec<Child>>,
}

/// A value for the side to move, and whether it is certain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Value {
    value: i32,
    is_solved: bool,
}

/// Where a turn leads.
#[derive(Debug, Clone, Copy)]
struct Child {
    played: PlayedTurn,
    /// For the side that makes the turn: exact if it ends the game, otherwise at first sight.
    value: i32,
    /// Its place among all turns.
    place: u16,
}

/// Beyond every value.
const INFINITE: i32 = 200 * POINT;

/// How much better a turn may prove than it looks, per turn of depth.
const HOPE: i32 = POINT / 3;

/// How many positions to look at before asking again whether to stop.
const PATIENCE: u64 = 256;

impl<'a> Walk<'a> {
    fn new(search: &'a Search, limits: &'a Limits<'a>, counted: &'a AtomicU64) -> Walk<'a> {
        Walk { search, limits, nodes: 0, counted, told: 0, has_stopped: false, lists: Vec::new() }
    }

    /// Searches one turn ahead, then two, and so on.
    fn deepen(
        &mut self,
        position: Position,
        within: i32,
        on_depth: &mut dyn FnMut(&Found),
    ) -> Vec<ValuedTurn> {
        let mut turns = self.children(position, Vec::new());
        for depth in 1..=self.limits.depth.max(1) {
            let Some(is_exact) = self.value_all(&mut turns, depth, within) else { break };
            let nodes = self.count();
            let mut lines = turns.iter().take(self.limits.lines.max(1));
            let mut line = || {
                let child = lines.next()?;
                Some((whole_points(child.value), self.line(child.played, depth)))
            };
            let Some((margin, best)) = line() else { break };
            on_depth(&Found {
                depth,
                nodes,
                margin,
                is_exact,
                line: best,
                others: std::iter::from_fn(line).collect(),
                memory_full: self.search.memory.full(),
            });
            if is_exact || self.stops() {
                break;
            }
        }
        self.count();
        let Some(best) = turns.first().map(|child| child.value) else { return Vec::new() };
        // Anything below the best gives away at least one point.
        let lost = |value: i32| (best - value + POINT - 1) / POINT;
        let valued = |child: &Child| ValuedTurn {
            played: child.played,
            margin: whole_points(best) - lost(child.value),
        };
        turns.iter().map(valued).collect()
    }

    /// Values the turns of the position that is searched and puts the best first; returns whether all
    /// that matter are certain. `None` if the search was stopped: then no turn that it had not got to is above the best one.
    fn value_all(&mut self, turns: &mut [Child], depth: u8, within: i32) -> Option<bool> {
        let ended = turns.iter().filter(|child| child.played.ends_game);
        let mut best = ended.map(|child| child.value).max().unwrap_or(-INFINITE);
        let (mut is_exact, mut has_news) = (true, false);
        for child in turns.iter_mut().filter(|child| !child.played.ends_game) {
            // Turns that are not above this need not be told apart.
            let floor = (best - within * POINT - 1).max(-INFINITE);
            let found = self.after(child, depth, floor, INFINITE);
            if !self.has_stopped {
                child.value = found.value;
                is_exact &= found.is_solved;
                best = best.max(child.value);
                has_news = true;
            } else if has_news {
                child.value = child.value.min(best);
            }
        }
        turns.sort_by_key(|child| -child.value);
        (!self.has_stopped).then_some(is_exact)
    }

    /// The value of a turn for the side that makes it; a cheap probe first asks whether it is above `floor`.
    fn after(&mut self, child: &Child, depth: u8, floor: i32, ceiling: i32) -> Value {
        let next = child.played.position;
        if floor > -INFINITE {
            let probe = -self.value(next, depth - 1, -floor - 1, -floor);
            if probe.value <= floor || probe.value >= ceiling {
                return probe;
            }
        }
        -self.value(next, depth - 1, -ceiling, -floor)
    }

    /// The value of a position for the side to move, if it lies between `floor` and `ceiling`;
    /// otherwise a bound beyond them.
    fn value(&mut self, position: Position, depth: u8, mut floor: i32, ceiling: i32) -> Value {
        self.nodes += 1;
        if depth == 0 {
            return Value { value: self.search.evaluation.value(position), is_solved: false };
        }
        if self.nodes.is_multiple_of(PATIENCE) && self.stops() {
            self.has_stopped = true;
        }
        if self.has_stopped {
            return Value { value: floor, is_solved: false };
        }
        let key = key(position);
        let known = self.search.memory.get(key);
        if let Some(known) = known.filter(|known| known.depth >= depth) {
            let value = i32::from(known.value);
            let settles = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= ceiling,
                Bound::AtMost => value <= floor,
            };
            if settles {
                return Value { value, is_solved: known.depth == Known::SOLVED };
            }
        }

        if depth == 1 {
            return self.best_at_first_sight(position, ceiling);
        }
        let list = self.lists.pop().unwrap_or_default();
        let mut children = self.children(position, list);
        let first =
            known.and_then(|known| children.iter().position(|child| child.place == known.best));
        if let Some(first) = first {
            children[..=first].rotate_right(1);
        }

        let least = floor;
        let mut best = Value { value: -INFINITE, is_solved: true };
        let mut best_place = 0;
        for (index, child) in children.iter().enumerate() {
            // The rest look no better.
            if index > 0 && child.value + i32::from(depth) * HOPE < floor {
                best.is_solved = false;
                break;
            }
            let found = match child.played.ends_game {
                true => Value { value: child.value, is_solved: true },
                false if index == 0 => {
                    -self.value(child.played.position, depth - 1, -ceiling, -floor)
                }
                false => self.later(child, index, depth, floor, ceiling),
            };
            best.is_solved &= found.is_solved;
            if found.value > best.value {
                best.value = found.value;
                best_place = child.place;
                floor = floor.max(best.value);
            }
            if floor >= ceiling {
                // One good answer is enough.
                best.is_solved = found.is_solved;
                break;
            }
        }
        self.lists.push(children);
        if !self.has_stopped {
            let bound = match best.value {
                value if value >= ceiling => Bound::AtLeast,
                value if value <= least => Bound::AtMost,
                _ => Bound::Exact,
            };
            let depth = if best.is_solved { Known::SOLVED } else { depth };
            let known = Known { value: best.value as i16, bound, depth, best: best_place };
            self.search.memory.set(key, known);
        }
        best
    }

    /// The value of a turn that looks worse than others: a late one is searched less deeply first, and
    /// as deeply as the others only if it proves better than they are.
    fn later(&mut self, child: &Child, index: usize, depth: u8, floor: i32, ceiling: i32) -> Value {
        let less = match index {
            ..4 => 0,
            4..16 => 1,
            _ => 2,
        };
        if less > 0 && depth > less + 1 {
            let next = child.played.position;
            let glance = -self.value(next, depth - 1 - less, -floor - 1, -floor);
            if glance.value <= floor {
                return glance;
            }
        }
        self.after(child, depth, floor, ceiling)
    }

    /// One turn ahead: the value of the best turn at first sight, or of the first that reaches `ceiling`.
    fn best_at_first_sight(&mut self, position: Position, ceiling: i32) -> Value {
        let mut best = Value { value: -INFINITE, is_solved: true };
        position.for_each_turn(self.search.rules, |played| {
            if best.value < ceiling {
                self.nodes += 1;
                best.value = best.value.max(self.at_first_sight(position, &played));
                best.is_solved &= played.ends_game;
            }
        });
        best
    }

    /// The value of a turn for the side that makes it: exact if it ends the game, otherwise that of the network.
    fn at_first_sight(&self, position: Position, played: &PlayedTurn) -> i32 {
        let Search { rules, evaluation, .. } = self.search;
        match played.ends_game {
            true => played.position.margin(*rules, position.to_move()) * POINT,
            false => -evaluation.value(played.position),
        }
    }

    /// The turns of a position, one per position they lead to, the best at first sight first.
    fn children(&self, position: Position, mut list: Vec<Child>) -> Vec<Child> {
        list.clear();
        position.for_each_turn(self.search.rules, |played| {
            let place = list.len() as u16;
            list.push(Child { played, value: self.at_first_sight(position, &played), place });
        });
        // Sorting puts turns to the same position side by side, and the first of them stays.
        let leads_to = |child: &Child| (child.played.position, child.played.ends_game);
        list.sort_unstable_by_key(|child| (-child.value, leads_to(child), child.place));
        list.dedup_by_key(|child| leads_to(child));
        list
    }

    /// The turns that the search expects after this one, as far as it remembers them.
    fn line(&self, first: PlayedTurn, depth: u8) -> Vec<Turn> {
        let mut line = vec![first.turn];
        let mut last = first;
        while !last.ends_game && line.len() < usize::from(depth) {
            let known = self.search.memory.get(key(last.position));
            let children = self.children(last.position, Vec::new());
            let best =
                children.iter().find(|child| Some(child.place) == known.map(|known| known.best));
            let Some(best) = best else { break };
            line.push(best.played.turn);
            last = best.played;
        }
        line
    }

    fn stops(&mut self) -> bool {
        self.count() >= self.limits.nodes || (self.limits.stop)()
    }

    /// How many positions all threads have looked at, as far as they have told.
    fn count(&mut self) -> u64 {
        let news = self.nodes - self.told;
        self.told = self.nodes;
        self.counted.fetch_add(news, Ordering::Relaxed) + news
    }
}

impl std::ops::Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        Value { value: -self.value, ..self }
    }
}

fn whole_points(value: i32) -> i32 {
    (value + POINT / 2).div_euclid(POINT)
}
