//! The program at one table, from sitting down to getting up.

use std::sync::Arc;
use std::time::Duration;

use linja::{BySide, Turn};
use linja_api::{Action, Secret, TimeControl, ToClient, ToServer};
use linja_console::remote::{Trouble, hear, say};
use linja_console::{KnownGame, Tell};
use linja_players::ugi::{Client, ClientError, Clock, Go, Patience};
use linja_words::{Text, Value, text};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until};

use super::{Bot, CANCELLED, PAUSE};

/// So long it waits for another game with whoever is there, and with whoever has left.
const REMATCH: Duration = Duration::from_secs(120);
const RETURN: Duration = Duration::from_secs(5);

/// Whoever has left a game without a clock for so long has given it up.
const AWAY: Duration = Duration::from_secs(3600);

/// What a turn needs on its way is not to be thought away.
const LAG: Duration = Duration::from_millis(300);

/// What a program found, and the program.
type Thought = (Option<Client<'static>>, Result<Turn, ClientError>);

pub(super) struct Table {
    bot: Arc<Bot>,
    id: String,
    secret: Secret,
    /// Told when somebody plays with it.
    taken: Option<oneshot::Sender<()>>,
    known: Option<KnownGame>,
    /// The program, when it does not think, and the game of the series that it knows.
    engine: Option<Client<'static>>,
    game: Option<usize>,
    /// What it thinks about: the number in the log that the turn is meant for.
    thinking: Option<(u32, JoinHandle<Thought>)>,
    thought: Option<(u32, Turn)>,
    /// Whether it plays no more: the game that goes on is given up.
    gives_up: bool,
    has_left: bool,
    /// When it gets up, if nothing changes for so long.
    leaves: Option<(Duration, Instant)>,
}

impl Table {
    pub(super) fn new(
        bot: Arc<Bot>,
        id: String,
        secret: Secret,
        taken: oneshot::Sender<()>,
    ) -> Table {
        Table {
            bot,
            id,
            secret,
            taken: Some(taken),
            known: None,
            engine: None,
            game: None,
            thinking: None,
            thought: None,
            gives_up: false,
            has_left: false,
            leaves: None,
        }
    }

    /// Plays until everything is over, however often the connection is lost.
    pub(super) async fn play(mut self) {
        let mut stopping = self.bot.stopping.subscribe();
        while let Err(trouble) = self.play_connected().await {
            if trouble.is_end() {
                break;
            }
            // Not all programs at once, if it was the server that has gone.
            let pause = PAUSE.mul_f64(0.5 + f64::from(self.secret.reveal().as_bytes()[1]) / 256.0);
            tokio::select! {
                () = sleep(pause) => (),
                _ = stopping.wait_for(|stopping| *stopping) => break,
            }
        }
    }

    async fn play_connected(&mut self) -> Result<(), Trouble> {
        let mut stopping = self.bot.stopping.subscribe();
        let mut socket = self.bot.remote.socket("api/live").await?;
        let last = self.known.as_ref().map_or(0, |known| known.course.next_number() - 1);
        let hello = ToServer::Hello {
            game: self.id.clone(),
            secret: self.secret.clone(),
            last,
            language: Some(self.bot.remote.language.to_owned()),
        };
        say(&mut socket, &hello).await?;
        let mut said = None;
        loop {
            let leaves = self.leaves.map(|(_, leaves)| leaves);
            let wants_to_leave = async {
                tokio::select! {
                    () = sleep_until(leaves.unwrap_or_else(Instant::now)), if leaves.is_some() => (),
                    _ = stopping.wait_for(|stopping| *stopping) => (),
                }
            };
            tokio::select! {
                heard = hear(&mut socket) => self.learn(heard?)?,
                Some((number, thought)) = think(&mut self.thinking) => self.note(number, thought),
                () = wants_to_leave, if !self.gives_up => self.leave().await?,
            }
            if self.has_left {
                return Ok(());
            }
            if let Some(action) = self.due()
                && said != Some(action)
            {
                say(&mut socket, &ToServer::Act(action)).await?;
                said = Some(action);
            }
            self.watch_time();
        }
    }

    /// What the server says changes what is known.
    fn learn(&mut self, said: ToClient) -> Result<(), Trouble> {
        let ending = |known: &Option<KnownGame>| known.as_ref()?.course.ending();
        let was_over = ending(&self.known).is_some();
        KnownGame::learn(&mut self.known, said)?;
        if let (Some(known), Some(ending)) = (&self.known, ending(&self.known))
            && !was_over
        {
            let name = opponent(known);
            let _ = self.bot.told.send(text!("bot-over", name = name, ending = Text::from(ending)));
        }
        self.greet();
        Ok(())
    }

    /// Somebody has sat down.
    fn greet(&mut self) {
        if let Some(known) = self.known.as_ref().filter(|known| known.is_taken())
            && let Some(taken) = self.taken.take()
        {
            let line = text!("bot-plays", name = opponent(known), game = self.id.as_str());
            let _ = self.bot.told.send(line);
            let _ = taken.send(());
        }
    }

    /// What is to be done now. Starts to think if that is needed for it.
    fn due(&mut self) -> Option<Action> {
        let known = self.known.as_ref().filter(|known| known.is_taken())?;
        let (number, other) = (known.course.next_number(), known.side.other());
        if known.course.ending().is_some() {
            self.has_left = self.gives_up;
            let wants_more = known.offers.rematch == Some(other);
            return wants_more.then_some(Action::OfferRematch { number });
        }
        if self.gives_up {
            return Some(Action::Resign { number });
        }
        if known.offers.takeback == Some(other) {
            return Some(Action::AnswerTakeback { number, grant: true });
        }
        if known.course.to_move() != Some(known.side) {
            return None;
        }
        match self.thought {
            Some((meant, turn)) if meant == number => Some(Action::Turn { number, turn }),
            _ if self.thinking.is_some() => None,
            _ => {
                self.thinking = Some((number, self.begin_to_think()?));
                None
            }
        }
    }

    fn begin_to_think(&mut self) -> Option<JoinHandle<Thought>> {
        let known = self.known.as_ref()?;
        let (game, index) = (known.course.game().clone(), known.course.past());
        let go = self.time(known);
        let is_new = self.game.replace(index) != Some(index);
        let (bot, mut engine) = (self.bot.clone(), self.engine.take());
        Some(tokio::task::spawn_blocking(move || {
            let mut find = || {
                let engine = match &mut engine {
                    Some(engine) => engine,
                    none => {
                        let program = &bot.options.engine;
                        none.insert(Client::start(
                            program,
                            game.rules(),
                            Patience::default(),
                            &CANCELLED,
                        )?)
                    }
                };
                if is_new {
                    engine.new_game(index as u32)?;
                }
                engine.turn(&game, &go)
            };
            let found = find();
            (engine, found)
        }))
    }

    /// The time that the program has.
    fn time(&self, known: &KnownGame) -> Go {
        let clock = known.course.terms().clock;
        match known.left() {
            Some(left) if !matches!(clock, TimeControl::Turn { .. }) => {
                let clocks = BySide::new(|side| Clock {
                    left: Some(Duration::from_millis(left[side]).saturating_sub(LAG)),
                    increment: clock
                        .of_game(side)
                        .map(|clock| Duration::from_secs(clock.increment.into())),
                });
                Go { clocks, ..Go::default() }
            }
            _ => Go { movetime: Some(self.bot.options.turn_seconds), ..Go::default() },
        }
    }

    /// The program has found a turn, or has failed.
    fn note(&mut self, number: u32, (engine, found): Thought) {
        self.engine = engine;
        let Some(known) = &self.known else { return };
        let position = known.course.game().position();
        let fault = match found {
            // It was about a turn that is not to be made any more.
            _ if known.course.next_number() != number => None,
            Ok(turn) => match position.play(known.course.terms().rules, turn) {
                Ok(_) => {
                    self.thought = Some((number, turn));
                    None
                }
                Err(_) => Some(text!("bot-illegal", turn = turn)),
            },
            Err(error) => Some(error.tell()),
        };
        if let Some(fault) = fault {
            self.gives_up = true;
            let _ = self.bot.told.send(text!("bot-fault", game = self.id.as_str(), fault = fault));
        }
    }

    /// Sets when it gets up, or that it stays.
    fn watch_time(&mut self) {
        let Some(known) = self.known.as_ref().filter(|known| known.is_taken()) else { return };
        let patience = match known.course.ending() {
            Some(_) if known.is_there() => Some(REMATCH),
            Some(_) => Some(RETURN),
            None if known.course.left().is_none() && !known.is_there() => Some(AWAY),
            None => None,
        };
        if self.leaves.map(|(patience, _)| patience) != patience {
            self.leaves = patience.map(|patience| (patience, Instant::now() + patience));
        }
    }

    /// Gets up: a game that goes on is given up, one that has not begun is removed.
    async fn leave(&mut self) -> Result<(), Trouble> {
        self.gives_up = true;
        let known = self.known.as_ref();
        let is_over = |known: &KnownGame| known.course.ending().is_some();
        let has_begun = |known: &KnownGame| known.is_taken() && known.course.has_begun();
        if !known.is_some_and(has_begun) {
            self.bot.remote.remove(&self.id, &self.secret).await?;
        }
        self.has_left = !known.is_some_and(|known| has_begun(known) && !is_over(known));
        Ok(())
    }
}

/// What the other is called.
fn opponent(known: &KnownGame) -> Value {
    match &known.names[known.side.other()] {
        Some(name) => name.as_str().into(),
        None => text!("online-somebody").into(),
    }
}

/// Waits for what the program thinks, if it does.
async fn think(thinking: &mut Option<(u32, JoinHandle<Thought>)>) -> Option<(u32, Thought)> {
    let (number, handle) = thinking.as_mut()?;
    let number = *number;
    let ended = ClientError::Ended { asked: "go" };
    let thought = handle.await.unwrap_or((None, Err(ended)));
    *thinking = None;
    Some((number, thought))
}
