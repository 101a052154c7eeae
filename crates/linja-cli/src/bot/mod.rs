//! `linja bot`: a program that speaks UGI sits at open tables of a server.

mod table;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use linja::{BySide, RuleSet, Side};
use linja_api::{
    First, GameClock, Join, LobbyNews, NewGame, OpenTable, PROGRAM, Seat, Secret, TimeControl,
};
use linja_console::Tell;
use linja_console::remote::{Remote, Trouble, hear};
use linja_players::ugi::{Client, Patience, Program};
use linja_words::{Text, Words, text};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use self::table::Table;
use crate::Failure;
use crate::serve::stop_signal;
use crate::usage::{game_clock, rule_set, seconds, server, tables, value};

/// The options of `linja bot`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The server's address, such as `https://linja.example`
    #[arg(long, value_name = "URL", value_parser = server)]
    server: url::Url,
    /// The command that starts the program
    #[arg(long, value_name = "COMMAND", value_parser = value::<Program>)]
    engine: Program,
    /// Its name, up to 24 characters [default: its file name]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The rule set of the tables it opens or sits down at [default: zen, or any with --join]
    #[arg(long, value_name = "RULESET", value_parser = rule_set())]
    rules: Option<RuleSet>,
    /// The clock of the tables it opens [default: none]
    #[arg(long, value_name = "SECONDS+INCREMENT", value_parser = game_clock, allow_hyphen_values = true)]
    time: Option<GameClock>,
    /// How long it may think about a move without a clock
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    turn_seconds: Duration,
    /// How many games it plays at once
    #[arg(long, value_name = "N", default_value = "4", value_parser = tables)]
    tables: usize,
    /// Don't open tables; sit down where someone has been waiting this long
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    join: Option<Duration>,
}

/// After a failure it tries again so much later.
const PAUSE: Duration = Duration::from_secs(5);

/// So long it takes its leave of those it plays with.
const FAREWELL: Duration = Duration::from_secs(5);

/// Set when it is told to stop: no program is waited for any more.
static CANCELLED: AtomicBool = AtomicBool::new(false);

/// What all its tables share.
struct Bot {
    remote: Remote,
    options: Options,
    name: String,
    told: mpsc::UnboundedSender<Text>,
    stopping: watch::Sender<bool>,
}

/// Plays until it is told to stop.
pub(crate) fn play(options: Options, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let rules = options.rules.unwrap_or_default();
    // Whoever cannot play should not invite anybody.
    Client::start(&options.engine, rules, Patience::default(), &CANCELLED)
        .map_err(|error| Failure::Work(error.tell()))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let played = runtime.block_on(run(options, words, out));
    runtime.shutdown_background();
    played
}

async fn run(options: Options, words: Words, out: &mut impl Write) -> Result<(), Failure> {
    let mut stop = std::pin::pin!(stop_signal()?);
    let remote = Remote::new(&options.server, words);
    let (told, mut lines) = mpsc::unbounded_channel();
    let name = format!(
        "{PROGRAM}{}",
        options.name.clone().unwrap_or_else(|| default_name(&options.engine))
    );
    let bot = Arc::new(Bot { remote, options, name, told, stopping: watch::Sender::default() });
    let mut seating = tokio::spawn(bot.clone().seat_itself());
    let ended = loop {
        tokio::select! {
            line = lines.recv() => if let Some(line) = line {
                writeln!(out, "{}", words.say(line))?;
                out.flush()?;
            },
            ended = &mut seating => break ended.unwrap_or(Ok(())),
            () = &mut stop => {
                CANCELLED.store(true, Ordering::Relaxed);
                bot.stopping.send_replace(true);
                // Whoever does not take leave in time is gone all the same.
                break timeout(FAREWELL, seating).await.ok().and_then(Result::ok).unwrap_or(Ok(()));
            }
        }
    };
    ended.map_err(failure)
}

fn failure(trouble: Trouble) -> Failure {
    Failure::Work(trouble.into())
}

/// What the program's file is called.
fn default_name(program: &Program) -> String {
    let file = program.words().first().map(Path::new).and_then(Path::file_stem);
    file.unwrap_or_default().to_string_lossy().chars().take(24).collect()
}

impl Bot {
    /// Finds one table after the other, and plays at those it has. Fails if it finds none at first.
    async fn seat_itself(self: Arc<Bot>) -> Result<(), Trouble> {
        let room = Arc::new(Semaphore::new(self.options.tables));
        let mut sittings = JoinSet::new();
        let mut stopping = self.stopping.subscribe();
        let mut has_sat = false;
        loop {
            let found = async {
                let permit = room.clone().acquire_owned().await;
                (self.find_table().await, permit)
            };
            let (found, permit) = tokio::select! {
                found = found => found,
                _ = stopping.changed() => break,
            };
            let (id, secret) = match found {
                Ok(seat) => seat,
                Err(trouble) if !has_sat => return Err(trouble),
                Err(trouble) => {
                    // What nobody reads any more need not be said.
                    let _ = self.told.send(trouble.into());
                    sleep(PAUSE).await;
                    continue;
                }
            };
            has_sat = true;
            let (taken, is_taken) = oneshot::channel();
            let bot = self.clone();
            sittings.spawn(async move {
                Table::new(bot, id, secret, taken).play().await;
                drop(permit);
            });
            // The next table is opened when somebody has sat down at this one.
            let _ = is_taken.await;
        }
        while sittings.join_next().await.is_some() {}
        Ok(())
    }

    /// A seat at a table: its game, and the secret of the seat.
    async fn find_table(&self) -> Result<(String, Secret), Trouble> {
        let secret = Remote::new_secret()?;
        match self.options.join {
            None => Ok((self.open_table(&secret).await?, secret)),
            Some(waited) => Ok((self.join_table(waited, &secret).await?, secret)),
        }
    }

    async fn open_table(&self, secret: &Secret) -> Result<String, Trouble> {
        let mine = if secret.reveal().as_bytes()[0] & 1 == 0 { Side::Black } else { Side::Red };
        let new = NewGame {
            rules: self.options.rules.unwrap_or_default(),
            seats: BySide::new(|side| if side == mine { Seat::Me } else { Seat::Friend }),
            first: First::Random,
            clock: self.options.time.map_or(TimeControl::None, TimeControl::Game),
            position: None,
            secret: secret.clone(),
            name: Some(self.name.clone()),
            open: true,
        };
        let rules = new.rules;
        let id = self.remote.open(new).await?.game.id;
        let _ = self.told.send(text!("bot-waits", rules = rules, game = id.as_str()));
        Ok(id)
    }

    /// Sits down where somebody has waited for so long.
    async fn join_table(&self, waited: Duration, secret: &Secret) -> Result<String, Trouble> {
        let mut lobby = self.remote.socket("api/lobby/live").await?;
        let mut waiting: Vec<(OpenTable, Instant)> = Vec::new();
        loop {
            let due = waiting.first().map(|(_, since)| *since + waited);
            let due = due.unwrap_or_else(|| Instant::now() + PAUSE);
            tokio::select! {
                news = hear::<LobbyNews>(&mut lobby) => {
                    let LobbyNews { whole, tables, gone } = news?;
                    let here = |id: &String| tables.iter().any(|table| table.id == *id);
                    let is_left = |id: &String| gone.contains(id) || (whole && !here(id));
                    waiting.retain(|(table, _)| !is_left(&table.id));
                    for table in tables {
                        let known = waiting.iter().position(|(known, _)| known.id == table.id);
                        match (known, self.wants(&table)) {
                            (None, true) => waiting.push((table, Instant::now())),
                            (Some(index), false) => drop(waiting.remove(index)),
                            _ => (),
                        }
                    }
                }
                () = tokio::time::sleep_until(due), if !waiting.is_empty() => {
                    let (table, _) = waiting.remove(0);
                    let join = Join { secret: secret.clone(), name: Some(self.name.clone()) };
                    match self.remote.join(&table.id, &Secret::of_open_game(&table.id)?, join).await {
                        Ok(_) => return Ok(table.id),
                        // Somebody else was faster.
                        Err(Trouble::Refused(_)) => (),
                        Err(trouble) => return Err(trouble),
                    }
                }
            }
        }
    }

    /// Whether somebody waits at a table for somebody like this program.
    fn wants(&self, table: &OpenTable) -> bool {
        let is_program =
            |side| table.names[side].as_ref().is_some_and(|name| name.starts_with(PROGRAM));
        table.free.is_some()
            && self.options.rules.is_none_or(|rules| rules == table.rules)
            && !Side::ALL.into_iter().any(is_program)
    }
}
