//! The engine: reads commands, answers them, and thinks on a thread of its own, so that `stop`,
//! `isready` and `quit` are answered at once.

use std::fmt::{self, Display};
use std::io::{self, BufRead, Write};
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Instant;

use linja::{Game, Position, RuleSet, Side, Turn, ValuedTurn};
use linja_oracle::{Oracle, TableError};

use super::command::{Command, Query};
use super::go::Go;
use super::lines::{Line, Lines};
use super::options::{Change, Options, OracleFile};
use crate::computer::random_of_turn;
use crate::habits::MOST_LOST;
use crate::{Found, Judge, Limits, Search};

/// Where the engine looks for the tables of a rule set if it is not given a file.
pub type Tables<'a> = &'a dyn Fn(RuleSet) -> Result<Option<Oracle>, TableError>;

/// Answers UGI commands until `quit` or the end of the input. A line that is not a command is
/// answered with one `info string`.
///
/// ```
/// let mut answers = Vec::new();
/// let commands = "isready\nposition startpos moves 7-8\nquery p1turn\nquit\n";
/// linja_players::ugi::serve(commands.as_bytes(), &mut answers, &|_| Ok(None))?;
/// assert_eq!(answers, b"readyok\nresponse false\n");
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn serve(input: impl BufRead, output: impl Write + Send, tables: Tables<'_>) -> io::Result<()> {
    let out = Output(Mutex::new(output));
    thread::scope(|scope| {
        let mut session = Session {
            scope,
            out: &out,
            tables,
            options: Options::default(),
            games: 0,
            game: Game::new(RuleSet::default(), Side::Black),
            judge: None,
            thinking: None,
        };
        let served = session.answer_all(Lines::new(input));
        // Also after an error: nothing else would stop the thinking.
        session.stop();
        served.and(session.end_thinking())
    })
}

/// Where answers go, for both threads.
struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    /// Says a line, or several that belong together.
    fn say(&self, text: impl Display) -> io::Result<()> {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(out, "{text}")?;
        out.flush()
    }

    /// Says something for people to read.
    fn remark(&self, text: impl Display) -> io::Result<()> {
        self.say(format_args!("info string {text}"))
    }
}

struct Session<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    out: &'scope Output<W>,
    tables: Tables<'env>,
    options: Options,
    /// The games since the seed or the level was set: each is drawn differently.
    games: u64,
    game: Game,
    /// Made when it is first needed; lent to the thread that thinks.
    judge: Option<Judge>,
    thinking: Option<Thinking<'scope>>,
}

struct Thinking<'scope> {
    stop: Arc<AtomicBool>,
    /// Set just before the answer is sent, because the next command may come as soon as it is read.
    has_answered: Arc<AtomicBool>,
    thread: ScopedJoinHandle<'scope, io::Result<Option<Judge>>>,
}

impl<'scope, W: Write + Send> Session<'scope, '_, W> {
    fn answer_all(&mut self, mut lines: Lines<impl BufRead>) -> io::Result<()> {
        while let Some(line) = lines.next_line()? {
            let line = match &line {
                Line::Text(text) => text.trim(),
                Line::TooLong => {
                    self.out.remark("this line is too long")?;
                    continue;
                }
            };
            match line.parse() {
                _ if line.is_empty() => {}
                Ok(Command::Quit) => break,
                Ok(command) => self.answer(command)?,
                Err(error) => self.out.remark(error)?,
            }
        }
        Ok(())
    }

    fn answer(&mut self, command: Command) -> io::Result<()> {
        if self.thinking.as_ref().is_some_and(|one| one.has_answered.load(Ordering::Acquire)) {
            self.end_thinking()?;
        }
        let changes = matches!(
            command,
            Command::SetOption { .. }
                | Command::NewGame
                | Command::Position { .. }
                | Command::Go(_)
        );
        if changes && self.thinking.is_some() {
            return self.out.remark("first `stop`: the engine is thinking");
        }
        match command {
            Command::Ugi => self.out.say(format_args!(
                "id name Linja {}\nid author the Linja project\n{}ugiok",
                env!("CARGO_PKG_VERSION"),
                Options::describe()
            )),
            Command::IsReady => {
                // So that `go` has nothing else to wait for.
                if self.thinking.is_none() {
                    self.judge = Some(self.take_judge()?);
                }
                self.out.say("readyok")
            }
            Command::NewGame => {
                self.games += 1;
                // What a search remembers of the last game would make this one unrepeatable.
                if let Some(Judge::Search(search)) = &mut self.judge {
                    search.forget();
                }
                self.game = Game::new(self.options.rules, Side::Black);
                Ok(())
            }
            Command::SetOption { name, value } => self.set(&name, &value),
            Command::Position { start, turns } => self.set_up(start, &turns),
            Command::Go(go) => self.go(go),
            Command::Stop => {
                self.stop();
                self.end_thinking()
            }
            Command::Query(query) => {
                self.out.say(format_args!("response {}", self.response(query)))
            }
            Command::Quit => Ok(()),
        }
    }

    fn set(&mut self, name: &str, value: &str) -> io::Result<()> {
        match self.options.set(name, value) {
            Ok(Change::Rules) => {
                self.game = Game::new(self.options.rules, Side::Black);
                self.judge = None;
            }
            Ok(Change::Judge) => self.judge = None,
            Ok(Change::Draw) => self.games = 0,
            Ok(Change::Manner) => {}
            Err(error) => return self.out.remark(error),
        }
        Ok(())
    }

    /// Sets the game, unless one of its turns is illegal; then nothing changes.
    fn set_up(&mut self, start: Position, turns: &[Turn]) -> io::Result<()> {
        let mut game = Game::from_position(self.options.rules, start);
        for (number, &turn) in (1..).zip(turns) {
            if let Err(refusal) = game.play(turn) {
                return self
                    .out
                    .remark(format_args!("turn {number} (`{turn}`) is refused: {refusal}"));
            }
        }
        self.game = game;
        Ok(())
    }

    fn response(&self, query: Query) -> &'static str {
        let boolean = |value| if value { "true" } else { "false" };
        match query {
            Query::GameOver => boolean(self.game.is_over()),
            Query::P1Turn => boolean(self.game.position().to_move() == Side::Black),
            Query::Result => match self.game.result().map(|result| result.winner()) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Side::Black)) => "p1win",
                Some(Some(Side::Red)) => "p2win",
            },
        }
    }

    /// The judge from before, or a new one.
    fn take_judge(&mut self) -> io::Result<Judge> {
        if let Some(judge) = self.judge.take() {
            return Ok(judge);
        }
        match self.find_oracle() {
            Ok(Some(oracle)) => return Ok(Judge::Oracle(Arc::new(oracle))),
            Ok(None) => {}
            Err(TableError::Io { path, source }) => {
                let (path, why) = (path.display(), source.kind());
                let makes = "`linja solve --out DIR` makes tables";
                let remark = format_args!("cannot read {path}: {why}; searching instead ({makes})");
                self.out.remark(remark)?;
            }
            Err(error) => self.out.remark(format_args!("{error}; searching instead"))?,
        }
        Ok(Judge::Search(search(&self.options)))
    }

    fn find_oracle(&self) -> Result<Option<Oracle>, TableError> {
        let wanted = self.options.rules;
        match &self.options.oracle {
            OracleFile::Found => (self.tables)(wanted),
            OracleFile::Named(path) => {
                let oracle = Oracle::open(path)?;
                match oracle.rules() {
                    found if found == wanted => Ok(Some(oracle)),
                    found => Err(TableError::Rules { path: path.clone(), found, wanted }),
                }
            }
            OracleFile::Unused => Ok(None),
        }
    }

    fn go(&mut self, go: Go) -> io::Result<()> {
        // Opening a table is part of the time for the turn.
        let started = Instant::now();
        if self.game.is_over() {
            return self.out.say("info string the game is over\nbestmove none");
        }
        let judge = self.take_judge()?;
        let stop = Arc::new(AtomicBool::new(false));
        let has_answered = Arc::new(AtomicBool::new(false));
        let thought = Thought {
            out: self.out,
            position: self.game.position(),
            number: self.game.turns().len(),
            seed: self.options.seed ^ (self.games << 32),
            options: self.options.clone(),
            go,
            started,
            stop: Arc::clone(&stop),
            has_answered: Arc::clone(&has_answered),
        };
        let thread = self.scope.spawn(move || thought.think(judge));
        self.thinking = Some(Thinking { stop, has_answered, thread });
        Ok(())
    }

    fn stop(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.store(true, Ordering::Release);
        }
    }

    fn end_thinking(&mut self) -> io::Result<()> {
        if let Some(thinking) = self.thinking.take() {
            match thinking.thread.join() {
                Ok(judge) => self.judge = judge?,
                Err(panic) => panic::resume_unwind(panic),
            }
        }
        Ok(())
    }
}

fn search(options: &Options) -> Box<Search> {
    Box::new(Search::new(options.rules, options.hash_bytes, options.threads))
}

/// Everything that thinking about one turn needs.
struct Thought<'a, W> {
    out: &'a Output<W>,
    position: Position,
    number: usize,
    seed: u64,
    options: Options,
    go: Go,
    started: Instant,
    stop: Arc<AtomicBool>,
    has_answered: Arc<AtomicBool>,
}

impl<W: Write + Send> Thought<'_, W> {
    /// Answers, even if thinking panics. Then the judge is dropped: it may be half changed.
    fn think(self, mut judge: Judge) -> io::Result<Option<Judge>> {
        let chosen = panic::catch_unwind(AssertUnwindSafe(|| self.choose(&mut judge))).ok();
        let chosen = chosen.transpose()?;
        self.has_answered.store(true, Ordering::Release);
        match &chosen {
            Some(Some((turn, found))) => {
                // What was known in the end, about the turn that is made.
                self.tell(found)?;
                if let Judge::Oracle(oracle) = &judge
                    && let Ok(Some(outcome)) = oracle.outcome_of_turn(&turn.played)
                {
                    self.out.remark(format_args!("{outcome}"))?;
                }
                self.out.say(format_args!("bestmove {}", turn.played.turn))?;
            }
            Some(None) => self.out.say("bestmove none")?,
            None => {
                let failed = "info string the engine failed to think of a turn\nbestmove none";
                self.out.say(failed)?;
            }
        }
        Ok(chosen.map(|_| judge))
    }

    /// The turn to make, and what to report about it.
    fn choose(&self, judge: &mut Judge) -> io::Result<Option<(ValuedTurn, Found)>> {
        let (turns, found) = match judge {
            Judge::Search(search) => self.look_ahead(search)?,
            Judge::Oracle(oracle) => match ask(oracle, self.position, self.options.lines) {
                Ok(answer) => {
                    if !answer.1.others.is_empty() {
                        self.tell(&answer.1)?;
                    }
                    answer
                }
                Err(error) => {
                    self.out.remark(format_args!("{error}; searching instead"))?;
                    let mut search = search(&self.options);
                    let answer = self.look_ahead(&mut search)?;
                    *judge = Judge::Search(search);
                    answer
                }
            },
        };
        let mut random = random_of_turn(self.seed, self.number);
        let habits = self.options.habits();
        let chosen = match judge {
            Judge::Oracle(oracle) => {
                habits.choose_by_oracle(oracle, self.position, &turns, &mut random).ok().flatten()
            }
            Judge::Search(_) => None,
        };
        // Also if the oracle knew the turns, but not the replies to them.
        let chosen = chosen.or_else(|| habits.choose(self.position, &turns, &mut random));
        Ok(chosen.map(|chosen| {
            let line = match judge {
                _ if found.line.first() == Some(&chosen.played.turn) => Ok(found.line),
                Judge::Oracle(oracle) => line_from(oracle, &chosen),
                Judge::Search(_) => Ok(vec![chosen.played.turn]),
            };
            let line = line.unwrap_or_else(|_| vec![chosen.played.turn]);
            (chosen, Found { margin: chosen.margin, line, others: Vec::new(), ..found })
        }))
    }

    /// All turns, and what was found last.
    fn look_ahead(&self, search: &mut Search) -> io::Result<(Vec<ValuedTurn>, Found)> {
        let Options { rules, overhead, lines, .. } = self.options;
        let time = self.go.time_for(rules, self.position, overhead);
        let deadline = time.and_then(|time| self.started.checked_add(time));
        let stop = || {
            self.stop.load(Ordering::Acquire)
                || deadline.is_some_and(|deadline| Instant::now() >= deadline)
        };
        let depth = self.go.depth.and_then(|depth| u8::try_from(depth).ok());
        let limits = Limits::default()
            .with_depth(depth.unwrap_or(Limits::MOST_DEPTH))
            .with_nodes(self.go.nodes.unwrap_or(u64::MAX))
            .with_lines(lines)
            .with_stop(&stop);
        // Several lines are only in order if all turns are told apart.
        let within = if lines > 1 { MOST_LOST } else { self.options.habits().reach() };
        let mut told = Ok(());
        let mut last = Found::default();
        let turns = search.turns(self.position, within, &limits, &mut |found| {
            if told.is_ok() {
                told = self.tell(found);
            }
            last = found.clone();
        });
        last.nodes = search.nodes();
        told.map(|()| (turns, last))
    }

    fn tell(&self, found: &Found) -> io::Result<()> {
        let milliseconds = self.started.elapsed().as_millis();
        let remark = if found.is_exact { "\ninfo string exact" } else { "" };
        self.out.say(format_args!("{}{remark}", Info { found, milliseconds }))
    }
}

/// A turn, and perfect play after it.
fn line_from(oracle: &Oracle, first: &ValuedTurn) -> Result<Vec<Turn>, TableError> {
    let rest = match first.played.ends_game {
        true => Vec::new(),
        false => oracle.main_line(first.played.position)?,
    };
    let rest = rest.iter().map(|turn| turn.played.turn);
    Ok([first.played.turn].into_iter().chain(rest).collect())
}

/// What the oracle says, in the form of a search that has seen everything.
fn ask(
    oracle: &Oracle,
    position: Position,
    lines: usize,
) -> Result<(Vec<ValuedTurn>, Found), TableError> {
    let turns = oracle.turns(position)?;
    let line = |turn: &ValuedTurn| Ok((turn.margin, line_from(oracle, turn)?));
    let lines: Result<Vec<_>, TableError> = turns.iter().take(lines).map(line).collect();
    let mut lines = lines?.into_iter();
    let (margin, line) = lines.next().unwrap_or_default();
    let found = Found {
        depth: u8::try_from(line.len()).unwrap_or(Limits::MOST_DEPTH),
        nodes: turns.len() as u64,
        margin,
        is_exact: true,
        line,
        others: lines.collect(),
        memory_full: 0,
    };
    Ok((turns, found))
}

/// The `info` line of what was found.
struct Info<'a> {
    found: &'a Found,
    milliseconds: u128,
}

impl Display for Info<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { depth, nodes, margin, line, others, memory_full, .. } = self.found;
        let milliseconds = self.milliseconds;
        let a_second = u128::from(*nodes) * 1000 / milliseconds.max(1);
        let lines = [(*margin, line)].into_iter();
        let lines = lines.chain(others.iter().map(|(margin, line)| (*margin, line)));
        for (number, (margin, line)) in (1..).zip(lines) {
            // The custom is a hundredth of a pawn; here it is a hundredth of a point. No line is followed beyond the depth.
            let hundredths = margin * 100;
            let end = if number == 1 { "" } else { "\n" };
            write!(f, "{end}info depth {depth} seldepth {depth} multipv {number}")?;
            write!(f, " score cp {hundredths} nodes {nodes} nps {a_second}")?;
            write!(f, " hashfull {memory_full} time {milliseconds} pv")?;
            line.iter().try_for_each(|turn| write!(f, " {turn}"))?;
        }
        Ok(())
    }
}
