//! The other end of UGI: asks a program for its turns, and does not wait forever.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use linja::{Game, ParseTurnError, RuleSet, Turn};
use thiserror::Error;

use super::command::{Command, Quoted};
use super::process::{NoLine, Process};
use super::{Go, Program};

/// A running UGI program. Dropping this ends the program, and on Unix also what it has started.
pub struct Client<'a> {
    process: Process,
    patience: Patience,
    cancel: &'a AtomicBool,
    /// The names of its options.
    options: Vec<String>,
    /// Whether it may still be asked to quit by itself.
    is_well: bool,
}

/// How long to wait for a program.
#[derive(Debug, Clone, Copy)]
pub struct Patience {
    /// For it to be ready: at its start, before each game and turn, and while it thinks without a
    /// time limit.
    pub ready: Duration,
    /// For a turn, beyond the time it was given to think.
    pub grace: Duration,
    /// For it to end after `quit`.
    pub quit: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            ready: Duration::from_secs(10),
            grace: Duration::from_secs(2),
            quit: Duration::from_secs(1),
        }
    }
}

/// Why a program gives no turn.
#[derive(Debug, Error)]
pub enum ClientError {
    /// It cannot be started.
    #[error("cannot start {}: {source}", Quoted(.program))]
    Start {
        /// Its command.
        program: String,
        /// What the system says.
        source: io::Error,
    },
    /// It has ended, or closed its output.
    #[error("the program ended instead of answering `{asked}`")]
    Ended {
        /// What it was asked.
        asked: &'static str,
    },
    /// It takes too long.
    #[error("the program did not answer `{asked}` in {} s", .waited.as_secs_f64())]
    Late {
        /// What it was asked.
        asked: &'static str,
        /// How long it had.
        waited: Duration,
    },
    /// It answers something that is not a turn.
    #[error("the program answered {}, which is not a turn: {error}", Quoted(.answer))]
    NoTurn {
        /// What it answered.
        answer: String,
        /// What is wrong with it.
        error: ParseTurnError,
    },
    /// The waiting was cancelled.
    #[error("waiting for the program was cancelled")]
    Cancelled,
}

/// How often a cancelled wait is noticed.
const GLANCE: Duration = Duration::from_millis(50);

/// How often to ask a program that thinks without a time limit whether it is there.
const PING: Duration = Duration::from_secs(1);

impl<'a> Client<'a> {
    /// Starts a program, asks for its options, and sets `Rules` if it has that one.
    pub fn start(
        program: &Program,
        rules: RuleSet,
        patience: Patience,
        cancel: &'a AtomicBool,
    ) -> Result<Client<'a>, ClientError> {
        let process = Process::start(program)
            .map_err(|source| ClientError::Start { program: program.to_string(), source })?;
        let options = Vec::new();
        let mut client = Client { process, patience, cancel, options, is_well: true };
        client.say(&Command::Ugi);
        let mut options = Vec::new();
        client.wait("ugi", patience.ready, |line| {
            options.extend(option_name(line));
            (line.trim() == "ugiok").then_some(())
        })?;
        client.options = options;
        client.set("Rules", rules.name());
        Ok(client)
    }

    /// Begins a new game, and sets the program's option `Seed` if it has one.
    pub fn new_game(&mut self, seed: u32) -> Result<(), ClientError> {
        self.set("Seed", &seed.to_string());
        self.say(&Command::NewGame);
        self.wait_until_ready().map(drop)
    }

    /// The turn the program makes in a game.
    ///
    /// It has the time that `go` gives it or what is left on its clock, whichever is less, plus the
    /// grace. With a limit on depth or nodes alone it may take any time, as long as it answers
    /// `isready` while it thinks. Without a limit it has the grace, is told to stop, and has the
    /// grace again.
    pub fn turn(&mut self, game: &Game, go: &Go) -> Result<Turn, ClientError> {
        self.say(&Command::Position { start: game.start(), turns: game.turns().collect() });
        // Also makes sure that nothing said earlier is taken for this answer.
        self.wait_until_ready()?;
        self.say(&Command::Go(*go));
        let clock = go.clocks[game.position().to_move()];
        let time = [go.movetime, clock.left].into_iter().flatten().min();
        let has_limit = go.depth.is_some() || go.nodes.is_some();
        let grace = self.patience.grace;
        let answer = match time {
            Some(time) => self.wait("go", time.saturating_add(grace), best_turn)?,
            None if has_limit => self.wait_while_ready()?,
            None => match self.listen("go", grace, best_turn)? {
                Some(answer) => answer,
                None => {
                    self.say(&Command::Stop);
                    self.wait("stop", grace, best_turn)?
                }
            },
        };
        answer.parse().map_err(|error| {
            self.is_well = false;
            ClientError::NoTurn { answer, error }
        })
    }

    fn set(&self, name: &str, value: &str) {
        if let Some(name) = self.options.iter().find(|option| option.eq_ignore_ascii_case(name)) {
            let (name, value) = (name.clone(), value.to_owned());
            self.say(&Command::SetOption { name, value });
        }
    }

    fn say(&self, command: &Command) {
        self.process.say(command.to_string());
    }

    /// Waits until the program has read everything so far, and returns a turn it made meanwhile.
    fn wait_until_ready(&mut self) -> Result<Option<String>, ClientError> {
        self.say(&Command::IsReady);
        let mut answer = None;
        self.wait("isready", self.patience.ready, |line| {
            answer = answer.take().or_else(|| best_turn(line));
            (line.trim() == "readyok").then_some(())
        })?;
        Ok(answer)
    }

    /// Waits for a turn as long as the program responds.
    fn wait_while_ready(&mut self) -> Result<String, ClientError> {
        loop {
            if let Some(answer) = self.listen("go", PING, best_turn)? {
                return Ok(answer);
            }
            if let Some(answer) = self.wait_until_ready()? {
                return Ok(answer);
            }
        }
    }

    /// Waits for a line with an answer, and ignores all others.
    fn wait<T>(
        &mut self,
        asked: &'static str,
        patience: Duration,
        answer: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, ClientError> {
        self.listen(asked, patience, answer)?.ok_or_else(|| {
            self.is_well = false;
            ClientError::Late { asked, waited: patience }
        })
    }

    /// The same, but `None` if there is no answer in time.
    fn listen<T>(
        &mut self,
        asked: &'static str,
        patience: Duration,
        mut answer: impl FnMut(&str) -> Option<T>,
    ) -> Result<Option<T>, ClientError> {
        let start = Instant::now();
        let error = loop {
            if self.cancel.load(Ordering::Relaxed) {
                break ClientError::Cancelled;
            }
            let left = patience.saturating_sub(start.elapsed());
            match self.process.line(left.min(GLANCE)) {
                Ok(line) => {
                    if let Some(answer) = answer(&line) {
                        return Ok(Some(answer));
                    }
                }
                Err(NoLine::Ended) => break ClientError::Ended { asked },
                Err(NoLine::Late) => {}
            }
            // Also if lines keep coming: chatter is not an answer.
            if left.is_zero() {
                return Ok(None);
            }
        };
        self.is_well = false;
        Err(error)
    }
}

impl Drop for Client<'_> {
    /// Asks a program that behaves to quit; what is left after that is ended by force.
    fn drop(&mut self) {
        if self.is_well {
            self.say(&Command::Quit);
            self.process.close();
            let until = Instant::now() + self.patience.quit;
            while self.process.line(until.saturating_duration_since(Instant::now())).is_ok() {
                if Instant::now() >= until {
                    break;
                }
            }
        }
    }
}

/// The turn in `bestmove TURN`, not yet parsed.
fn best_turn(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    (words.next() == Some("bestmove")).then(|| words.next().unwrap_or("").to_owned())
}

/// The name in `option name NAME type …`.
fn option_name(line: &str) -> Option<String> {
    let rest = line.trim().strip_prefix("option name ")?;
    let (name, _) = rest.split_once(" type ")?;
    Some(name.trim().to_owned())
}
