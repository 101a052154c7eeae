//! The computer's thoughts, on a thread of their own: turns, hints, reviews, puzzles. The oracle
//! answers where its table is there, a search otherwise.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use linja::{Game, Level, PlayedTurn, Position, RuleSet, Turn, TurnInProgress, ValuedTurn};
use linja_api::{MarginsView, PuzzleView, ReasonView};
use linja_console::{Tell, oracle};
use linja_oracle::{
    Oracle, SolveError, SolveOptions, TableError, available_memory, memory_needed, solve,
};
use linja_players::{Computer, Judge, Limits, Reason, Review, ReviewedTurn, Search};
use linja_words::{Text, Value, text};

/// What there is to think about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Question {
    /// Which turn a computer makes in the position of a game, after so many turns.
    Turn { rules: RuleSet, position: Position, number: usize, level: Level, seed: u64 },
    /// The best way to go on with a turn that began in a position.
    Hint { position: Position, turn: TurnInProgress },
    /// What each turn of a game was worth.
    Review { game: Game, solving: Solving },
    /// The puzzle of a seed.
    Puzzle { rules: RuleSet, seed: u64, solving: Solving },
    /// What all turns of a position are worth.
    Margins { rules: RuleSet, position: Position, solving: Solving },
    /// What is wrong with a turn.
    Refutation { rules: RuleSet, position: Position, turn: Turn },
}

/// Whether a rule set without a table may be solved for an answer, which takes a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Solving {
    No,
    Yes,
}

/// Who knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    Oracle,
    Search,
}

/// As the screen says it.
impl From<By> for Text {
    fn from(by: By) -> Text {
        match by {
            By::Oracle => text!("tui-by-oracle"),
            By::Search => text!("tui-by-search"),
        }
    }
}

/// What comes back.
#[derive(Debug)]
pub(crate) enum Answer {
    Turn(Turn, By),
    Hint(Option<Hint>),
    /// A review, and why each turn gave points away.
    Review(Box<Review>, Vec<Vec<ReasonView>>),
    /// A puzzle, and perfect play from it on.
    Puzzle(Box<PuzzleView>, Vec<Turn>),
    /// The margins, and perfect play.
    Margins(Box<MarginsView>, Vec<Turn>),
    /// The best reply, if the game is not over, and why the turn gives points away.
    Refutation(Option<Turn>, Vec<ReasonView>),
    /// Only the oracle can tell, and it has no table.
    NoTable,
    /// So many thousandths of the rule set are solved.
    Solved(u16),
    Failed(Text),
}

/// A good way to go on with a turn.
#[derive(Debug)]
pub(crate) struct Hint {
    /// The whole turn.
    pub(crate) turn: Turn,
    /// The margin it leads to, where that is certain.
    pub(crate) margin: Option<i32>,
    /// What sets it apart, if it is one of the best turns and something does.
    pub(crate) reason: Option<ReasonView>,
}

/// How much a search looks at for a turn. The same search plays the same game, as long as the
/// machine is not very slow.
const POSITIONS: u64 = 100_000;
const PATIENCE: Duration = Duration::from_secs(3);
const SEARCH_BYTES: usize = 16 << 20;

/// All who can be asked, one question at a time.
pub(crate) struct Judges {
    data: Option<PathBuf>,
    oracles: HashMap<RuleSet, Arc<Oracle>>,
    search: Option<Search>,
}

impl Judges {
    pub(crate) fn new(data: Option<PathBuf>) -> Judges {
        Judges { data, oracles: HashMap::new(), search: None }
    }

    /// Who answers about turns of a rule set.
    pub(crate) fn by(&mut self, rules: RuleSet) -> By {
        match self.oracle(rules) {
            Ok(Some(_)) => By::Oracle,
            Ok(None) | Err(_) => By::Search,
        }
    }

    /// The turn of a computer; `None` if the game is over. A table that cannot be read is passed
    /// over.
    pub(crate) fn turn(
        &mut self,
        level: Level,
        seed: u64,
        rules: RuleSet,
        position: Position,
        number: usize,
        stop: &AtomicBool,
    ) -> Option<(Turn, By)> {
        let oracle = self.oracle(rules).ok().flatten().map(Judge::Oracle);
        let mut ask = |judge| {
            let mut computer = Computer { level, judge, seed };
            let turn = within_limits(stop, |limits| computer.turn(position, number, limits));
            (turn, computer.judge)
        };
        if let Some((Ok(turn), _)) = oracle.map(&mut ask) {
            return turn.map(|turn| (turn.played.turn, By::Oracle));
        }
        let (turn, judge) = ask(Judge::Search(Box::new(self.search(rules))));
        if let Judge::Search(search) = judge {
            self.search = Some(*search);
        }
        turn.ok().flatten().map(|turn| (turn.played.turn, By::Search))
    }

    /// The best way to go on with a turn that began in a position; `None` if the game is over.
    pub(crate) fn hint(
        &mut self,
        position: Position,
        turn: &TurnInProgress,
        stop: &AtomicBool,
    ) -> Option<Hint> {
        let rules = turn.rules();
        let oracle = self.oracle(rules).ok().flatten();
        if let Some(Ok(hint)) = oracle.map(|oracle| exact_hint(&oracle, position, turn)) {
            return hint;
        }
        let mut search = self.search(rules);
        // All turns are told apart, as the best one may not begin with the moves already made.
        let all = 2 * 60; // No margin is larger.
        let turns = within_limits(stop, |limits| search.turns(position, all, limits, &mut |_| ()));
        self.search = Some(search);
        let leads_to = |played: &PlayedTurn| (played.position, played.ends_game);
        let worth = |end: &PlayedTurn| {
            let same = |turn: &&ValuedTurn| leads_to(&turn.played) == leads_to(end);
            turns.iter().find(same).map(|turn| turn.margin)
        };
        let ends: Vec<PlayedTurn> = turn.ends().collect();
        let best = ends.into_iter().rev().max_by_key(worth)?;
        Some(Hint { turn: best.turn, margin: None, reason: None })
    }

    fn oracle(&mut self, rules: RuleSet) -> Result<Option<Arc<Oracle>>, TableError> {
        if let Some(oracle) = self.oracles.get(&rules) {
            return Ok(Some(Arc::clone(oracle)));
        }
        let oracle = oracle(rules, self.data.as_deref())?.map(Arc::new);
        self.oracles.extend(oracle.clone().map(|oracle| (rules, oracle)));
        Ok(oracle)
    }

    /// The search for a rule set, with what it remembers of it; given back after use.
    fn search(&mut self, rules: RuleSet) -> Search {
        let kept = self.search.take().filter(|search| search.rules() == rules);
        kept.unwrap_or_else(|| Search::new(rules, SEARCH_BYTES, 1))
    }

    /// The oracle of a rule set, solved now if it may be.
    fn oracle_or_solve(
        &mut self,
        rules: RuleSet,
        solving: Solving,
        stop: &AtomicBool,
        on_progress: &(dyn Fn(u16) + Sync),
    ) -> Result<Arc<Oracle>, Answer> {
        match (self.oracle(rules).map_err(|error| failed(&error))?, solving) {
            (Some(oracle), _) => return Ok(oracle),
            (None, Solving::No) => return Err(Answer::NoTable),
            (None, Solving::Yes) => {}
        }
        let needed = memory_needed(rules);
        if let Some(free) = available_memory().filter(|&free| free < needed) {
            let gigabytes = |bytes: u64| Value::decimal(bytes as f64 / 1e9, 1);
            let (needed, free) = (gigabytes(needed), gigabytes(free));
            return Err(Answer::Failed(text!("tui-solve-memory", needed = needed, free = free)));
        }
        let told = AtomicU16::new(u16::MAX);
        let on_progress = |done: u64, all: u64| {
            let thousandths = u16::try_from(1000 * done / all.max(1)).unwrap_or(1000);
            if told.swap(thousandths, Ordering::Relaxed) != thousandths {
                on_progress(thousandths);
            }
        };
        let options = SolveOptions::default().with_progress(&on_progress).with_cancel(stop);
        let solution = solve(rules, &options).map_err(|error| match error {
            SolveError::Cancelled => Answer::NoTable,
            error @ SolveError::Resources(_) => failed(&error),
        })?;
        let oracle = Arc::new(Oracle::from(solution));
        self.oracles.insert(rules, Arc::clone(&oracle));
        Ok(oracle)
    }

    fn answer(
        &mut self,
        question: &Question,
        stop: &AtomicBool,
        on_progress: &(dyn Fn(u16) + Sync),
    ) -> Result<Answer, Answer> {
        match question {
            Question::Turn { rules, position, number, level, seed } => {
                let turn = self.turn(*level, *seed, *rules, *position, *number, stop);
                // A game that is over is not asked about.
                let (turn, by) = turn.unwrap_or((Turn::PASS, By::Search));
                Ok(Answer::Turn(turn, by))
            }
            Question::Hint { position, turn } => Ok(Answer::Hint(self.hint(*position, turn, stop))),
            Question::Review { game, solving } => {
                let oracle = self.oracle_or_solve(game.rules(), *solving, stop, on_progress)?;
                let review = Review::of(game, &oracle).map_err(|error| failed(&error))?;
                let reasons = |turn: &ReviewedTurn| {
                    let reasons = turn.reasons(&oracle).map_err(|error| failed(&error))?;
                    Ok(reasons.into_iter().map(Into::into).collect())
                };
                let reasons = review.turns.iter().map(reasons).collect::<Result<_, _>>()?;
                Ok(Answer::Review(Box::new(review), reasons))
            }
            Question::Puzzle { rules, seed, solving } => {
                let oracle = self.oracle_or_solve(*rules, *solving, stop, on_progress)?;
                let puzzle = PuzzleView::ask(&oracle, *seed).map_err(|error| failed(&error))?;
                let line = line(&oracle, puzzle.position)?;
                Ok(Answer::Puzzle(Box::new(puzzle), line))
            }
            Question::Margins { rules, position, solving } => {
                let oracle = self.oracle_or_solve(*rules, *solving, stop, on_progress)?;
                let margins =
                    MarginsView::ask(&oracle, *position).map_err(|error| failed(&error))?;
                Ok(Answer::Margins(Box::new(margins), line(&oracle, *position)?))
            }
            Question::Refutation { rules, position, turn } => {
                let oracle = self.oracle_or_solve(*rules, Solving::No, stop, on_progress)?;
                let after = position.play(*rules, *turn).ok().filter(|after| !after.ends_game);
                let reply = after.map(|after| line(&oracle, after.position)).transpose()?;
                let reply = reply.and_then(|line| line.first().copied());
                let reasons = ReasonView::ask(&oracle, *position, *turn);
                Ok(Answer::Refutation(reply, reasons.map_err(|error| failed(&error))?))
            }
        }
    }
}

/// The best end of a turn, by an oracle.
fn exact_hint(
    oracle: &Oracle,
    position: Position,
    turn: &TurnInProgress,
) -> Result<Option<Hint>, TableError> {
    let ends = oracle.ends(turn)?;
    let Some(best) = ends.first() else { return Ok(None) };
    // What has been moved already may be wrong: then the best turns are not what is hinted at.
    let reason = match oracle.margin(position)? == best.margin {
        true => Reason::of_best(oracle, position)?.map(Into::into),
        false => None,
    };
    Ok(Some(Hint { turn: best.played.turn, margin: Some(best.margin), reason }))
}

/// Perfect play from a position on.
fn line(oracle: &Oracle, position: Position) -> Result<Vec<Turn>, Answer> {
    let line = oracle.main_line(position).map_err(|error| failed(&error))?;
    Ok(line.iter().map(|turn| turn.played.turn).collect())
}

fn failed(error: &impl Tell) -> Answer {
    Answer::Failed(text!("tui-failed", error = error.tell()))
}

fn within_limits<T>(stop: &AtomicBool, search: impl FnOnce(&Limits<'_>) -> T) -> T {
    let start = Instant::now();
    let stop = || stop.load(Ordering::Relaxed) || start.elapsed() >= PATIENCE;
    search(&Limits::default().with_nodes(POSITIONS).with_stop(&stop))
}

/// Thinks about one question at a time, and sends what it finds.
pub(crate) struct Thinker<T> {
    judges: Arc<Mutex<Judges>>,
    sender: Sender<T>,
    /// Makes what is sent of a question and its answer.
    wrap: fn(Question, Answer) -> T,
    now: Option<(Question, Arc<AtomicBool>)>,
}

impl<T: Send + 'static> Thinker<T> {
    pub(crate) fn new(
        data: Option<PathBuf>,
        sender: Sender<T>,
        wrap: fn(Question, Answer) -> T,
    ) -> Thinker<T> {
        let judges = Arc::new(Mutex::new(Judges::new(data)));
        Thinker { judges, sender, wrap, now: None }
    }

    /// Thinks about this question and no other; about none if there is none.
    pub(crate) fn think(&mut self, question: Option<Question>) {
        if self.now.as_ref().map(|(now, _)| now) == question.as_ref() {
            return;
        }
        if let Some((_, stop)) = self.now.take() {
            stop.store(true, Ordering::Relaxed);
        }
        let Some(question) = question else { return };
        let stop = Arc::new(AtomicBool::new(false));
        self.now = Some((question.clone(), Arc::clone(&stop)));
        let (judges, sender, wrap) = (Arc::clone(&self.judges), self.sender.clone(), self.wrap);
        thread::spawn(move || {
            let mut judges = judges.lock().unwrap_or_else(PoisonError::into_inner);
            // It may have been withdrawn while an earlier one came to its end.
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let progress = sender.clone();
            let on_progress = |thousandths| {
                // Nobody listens any more: then nobody misses it.
                let _ = progress.send(wrap(question.clone(), Answer::Solved(thousandths)));
            };
            let answer = match judges.answer(&question, &stop, &on_progress) {
                Ok(answer) | Err(answer) => answer,
            };
            if !stop.load(Ordering::Relaxed) {
                let _ = sender.send(wrap(question, answer));
            }
        });
    }
}
