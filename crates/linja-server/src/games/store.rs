//! Where games are kept: one store, on SQLite or on PostgreSQL.
//!
//! A change is acknowledged only when it is durable, and kept only if the game still has the version it
//! was decided on. Every call ends within [`LIMIT`], whatever the database does. A call that failed
//! may have been carried out all the same, if the failure hit the answer: what counts is what the
//! database says afterwards.

/// Does the same on whichever database it is: to sqlx they are two types.
macro_rules! on_either {
    ($self:ident, |$store:ident| $work:expr) => {
        match $self {
            Store::Sqlite($store) => {
                let $store = $store.clone();
                $self.bounded(async move { $work.await }).await
            }
            Store::Postgres($store) => {
                let $store = $store.clone();
                $self.bounded(async move { $work.await }).await
            }
        }
    };
}

mod pool;
mod postgres;
mod sqlite;
mod subscriptions;
#[cfg(test)]
mod tests;
mod writer;

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use linja::{BySide, Side};
use linja_api::{Course, Entry, Event, Names, Offers, Terms};
use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use tokio::time::timeout;

use crate::games::notice;
use crate::games::online_game::OnlineGame;
use crate::games::secrets::Hash;
use crate::lock;

pub(crate) use self::postgres::{Notice, Postgres};
use self::sqlite::Sqlite;
pub(crate) use self::subscriptions::{Subscription, Told};

/// Nobody waits longer for the database.
const LIMIT: Duration = Duration::from_secs(4);

/// The same for closing it.
const CLOSE: Duration = Duration::from_secs(3);

/// If no server noted that it is alive for so many milliseconds, nobody could play.
const OUTAGE: i64 = 15_000;

const OUTAGES: &str = "SELECT began, ended FROM outages ORDER BY began";

/// A server that has written nothing for so long is not ready: it notes every few seconds that it is alive.
const READY: Duration = Duration::from_secs(15);

/// Versioned: an older database is brought up to date, a newer one is refused. Listed by hand, as the macro
/// that finds them needs both databases a second time, to build with.
fn migrations() -> Migrator {
    let all = [
        ("games", include_str!("../../migrations/0001_games.sql")),
        ("created", include_str!("../../migrations/0002_created.sql")),
        ("names", include_str!("../../migrations/0003_names.sql")),
        ("push", include_str!("../../migrations/0004_push.sql")),
    ];
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(all).map(migration).collect())
}

/// The games of this server, or of several servers on one PostgreSQL.
#[derive(Clone)]
pub(crate) enum Store {
    Sqlite(Arc<Sqlite>),
    Postgres(Arc<Postgres>),
}

/// Why there is no store.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is of no database that is known.
    #[error("a database is `sqlite:FILE` or `postgres://USER:PASSWORD@HOST/NAME`")]
    Kind,
    /// The database does not open.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] sqlx::Error),
    /// Another server uses the file.
    #[error("another server uses the database {0}")]
    Taken(String),
    /// The database is of a newer version of this program.
    #[error("the database was written by a newer version ({0}): install that version")]
    Newer(i64),
    /// The database cannot be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(MigrateError),
}

impl From<MigrateError> for OpenError {
    fn from(error: MigrateError) -> OpenError {
        match error {
            MigrateError::VersionMissing(version) => OpenError::Newer(version),
            other => OpenError::Migration(other),
        }
    }
}

/// A new game, or the next version of one.
struct Write {
    game: Arc<OnlineGame>,
    offers: String,
    wake: Option<i64>,
    /// The terms of a new game.
    terms: Option<String>,
    /// The entry that led to this version, if there is one, with its number.
    entry: Option<(i64, String)>,
}

impl Write {
    fn new(game: &Arc<OnlineGame>, wake: Option<u64>) -> Write {
        let wake = wake.map(|wake| wake as i64);
        Write { game: game.clone(), offers: written(&game.offers), wake, terms: None, entry: None }
    }

    /// The hash of a seat. An entry changes none, so that it is not sent with every turn.
    fn seat(&self, side: Side) -> Option<&str> {
        let hash = self.game.seats[side].as_ref().filter(|_| self.entry.is_none());
        hash.map(Hash::as_str)
    }

    /// The names of those on the seats, which change with these.
    fn names(&self) -> Option<String> {
        let names = &self.game.names;
        (self.entry.is_none() && *names != Names::default()).then(|| written(names))
    }

    /// When those who want to be notified about the game are thought of.
    fn due(&self) -> i64 {
        (self.game.changed + notice::DELAY) as i64
    }

    /// The game, if it is a new one.
    fn new_game(&self) -> Option<&OnlineGame> {
        self.terms.as_ref().map(|_| &*self.game)
    }
}

/// A game with one entry of its log, as [`Store::load`] reads it.
type GameRow = (
    i64,
    String,
    String,
    Option<String>,
    Option<String>,
    Option<String>,
    Option<String>,
    String,
    i64,
    i64,
    Option<String>,
);

/// The hashes of the seats, the invite and the watchers.
type SecretRow = (Option<String>, Option<String>, Option<String>, Option<String>);

impl Store {
    /// Opens the database, makes it if it is not there, and brings it up to date.
    pub(crate) async fn open(address: &str) -> Result<Store, OpenError> {
        if address.starts_with("sqlite:") {
            Store::open_sqlite(address.parse()?).await
        } else if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            Ok(Store::Postgres(Arc::new(Postgres::open(address).await?)))
        } else {
            Err(OpenError::Kind)
        }
    }

    /// Opens the SQLite database in a file.
    pub(crate) async fn open_file(file: &Path) -> Result<Store, OpenError> {
        Store::open_sqlite(SqliteConnectOptions::new().filename(file)).await
    }

    async fn open_sqlite(options: SqliteConnectOptions) -> Result<Store, OpenError> {
        Ok(Store::Sqlite(Arc::new(Sqlite::open(options).await?)))
    }

    /// Whether other servers may write as well.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self, Store::Postgres(_))
    }

    /// Whether the database was written not long ago, and nothing failed since.
    pub(crate) fn is_writable(&self) -> bool {
        self.health().is_good()
    }

    /// Keeps a new game.
    pub(crate) async fn create(
        &self,
        game: &Arc<OnlineGame>,
        wake: Option<u64>,
    ) -> sqlx::Result<()> {
        let terms = Some(written(game.course.terms()));
        self.write(Write { terms, ..Write::new(game, wake) }).await.map(|_| ())
    }

    /// Keeps a game as it is after one more change, by an entry of the log if there is one. Says
    /// no if the game in the store does not have the version before.
    pub(crate) async fn change(
        &self,
        next: &Arc<OnlineGame>,
        entry: Option<&Entry>,
        wake: Option<u64>,
    ) -> sqlx::Result<bool> {
        let is_turn = matches!(entry, Some(Entry { event: Event::Turn { .. }, .. }));
        let entry = entry.map(|entry| (i64::from(entry.number), written(entry)));
        let is_kept = self.write(Write { entry, ..Write::new(next, wake) }).await?;
        if is_kept && is_turn {
            metrics::counter!("linja_turns_total").increment(1);
        }
        Ok(is_kept)
    }

    async fn write(&self, write: Write) -> sqlx::Result<bool> {
        let writer = match self {
            Store::Sqlite(store) => &store.writer,
            Store::Postgres(store) => &store.writer,
        };
        let start = Instant::now();
        let written = self.health().note_write(start, within_limit(writer.write(write)).await);
        metrics::histogram!("linja_store_write_seconds").record(start.elapsed());
        written
    }

    /// Claims the games that must be looked at now, those that have waited longest first. Until the claim
    /// ends no other server gets them.
    pub(crate) async fn claim(&self, now: u64, until: u64, most: u32) -> sqlx::Result<Vec<String>> {
        on_either!(self, |store| store.claim(now as i64, until as i64, i64::from(most)))
    }

    /// Looks at a game again at another time, if it was claimed until `from`.
    pub(crate) async fn wake(&self, id: &str, from: u64, to: u64) -> sqlx::Result<()> {
        const WAKE: &str = "UPDATE games SET wake = $3 WHERE id = $1 AND wake = $2";
        let (id, from, to) = (id.to_owned(), from as i64, to as i64);
        on_either!(self, |store| store.writers().with(async |connection| {
            let wake = sqlx::query(WAKE).bind(&id).bind(from).bind(to);
            wake.execute(connection).await.map(|_| ())
        }))
    }

    /// Notes that a server is alive, and an outage if none was for a while. Says when there were
    /// outages. Servers on one PostgreSQL go by its clock, so theirs need not agree about it.
    pub(crate) async fn alive(&self, now: u64) -> sqlx::Result<Vec<(u64, u64)>> {
        let start = Instant::now();
        let noted = on_either!(self, |store| store.alive(now as i64));
        let outages = self.health().note_write(start, noted)?;
        Ok(outages.into_iter().map(|(began, ended)| (began as u64, ended as u64)).collect())
    }

    /// Forgets some of the games in which nothing has happened since, at most so many at a time, and none
    /// that goes on by itself. Says how many.
    pub(crate) async fn forget(&self, before: u64, most: u32) -> sqlx::Result<u64> {
        on_either!(self, |store| store.forget(before as i64, i64::from(most)))
    }

    /// Removes a game with its log. Says no if it has changed since.
    pub(crate) async fn remove(&self, game: &OnlineGame) -> sqlx::Result<bool> {
        const REMOVE: &str = "DELETE FROM games WHERE id = $1 AND version = $2";
        let (id, version, start) = (game.id.clone(), game.version as i64, Instant::now());
        let removed = on_either!(self, |store| store.writers().with(async |connection| {
            let remove = sqlx::query(REMOVE).bind(&*id).bind(version);
            remove.execute(connection).await.map(|done| done.rows_affected() == 1)
        }));
        self.health().note_write(start, removed)
    }

    /// A game with its log.
    pub(crate) async fn load(&self, id: &str) -> sqlx::Result<Option<OnlineGame>> {
        const LOAD: &str = "SELECT version, terms, offers, black, red, names, invite, watch, created, changed, entry \
                            FROM games LEFT JOIN entries ON game = id WHERE id = $1 ORDER BY number";
        let name = id.to_owned();
        let rows = on_either!(self, |store| store.readers().with(async |connection| {
            sqlx::query_as(LOAD).bind(&name).fetch_all(connection).await
        }));
        read_game(id, rows?)
    }

    /// How many changes a game has had, if there is one.
    pub(crate) async fn version(&self, id: &str) -> sqlx::Result<Option<u64>> {
        const VERSION: &str = "SELECT version FROM games WHERE id = $1";
        let id = id.to_owned();
        let version: Option<i64> =
            on_either!(self, |store| store.readers().with(async |connection| {
                sqlx::query_scalar(VERSION).bind(&id).fetch_optional(connection).await
            }))?;
        Ok(version.map(|version| version as u64))
    }

    /// What is kept of the secrets that open a game.
    pub(crate) async fn secrets(&self, id: &str) -> sqlx::Result<Vec<Hash>> {
        const SECRETS: &str = "SELECT black, red, invite, watch FROM games WHERE id = $1";
        let id = id.to_owned();
        let kept: Option<SecretRow> =
            on_either!(self, |store| store.readers().with(async |connection| {
                sqlx::query_as(SECRETS).bind(&id).fetch_optional(connection).await
            }))?;
        let (black, red, invite, watch) = kept.unwrap_or_default();
        Ok([black, red, invite, watch].into_iter().flatten().map(Hash::kept).collect())
    }

    /// Since when the oldest game that is due has not been claimed.
    pub(crate) async fn overdue_since(&self, now: u64) -> sqlx::Result<Option<u64>> {
        const OVERDUE: &str = "SELECT MIN(wake) FROM games WHERE wake <= $1";
        let since: Option<i64> =
            on_either!(self, |store| store.readers().with(async |connection| {
                sqlx::query_scalar(OVERDUE).bind(now as i64).fetch_one(connection).await
            }))?;
        Ok(since.map(|since| since as u64))
    }

    /// How many connections are in use, and how many there may be.
    pub(crate) fn connections(&self) -> (usize, usize) {
        match self {
            Store::Sqlite(store) => store.readers().in_use(),
            Store::Postgres(store) => store.readers().in_use(),
        }
    }

    /// Finishes what is being written, and lets go of the database.
    pub(crate) async fn close(&self) {
        let closed = async {
            match self {
                Store::Sqlite(store) => store.close().await,
                Store::Postgres(store) => store.close().await,
            }
        };
        if timeout(CLOSE, closed).await.is_err() {
            tracing::warn!("the database does not answer, and is left as it is");
        }
    }

    /// Does something with the database, and waits no longer than the limit. It goes on if the asker has
    /// gone, so that no connection is left in the middle of something.
    async fn bounded<T: Send + 'static>(
        &self,
        work: impl Future<Output = sqlx::Result<T>> + Send + 'static,
    ) -> sqlx::Result<T> {
        let work = match self {
            // Its disk answers some day, and until then another connection would be no better off.
            Store::Sqlite(_) => tokio::spawn(work),
            // The connection is given up.
            Store::Postgres(_) => tokio::spawn(within_limit(work)),
        };
        let done = within_limit(async { work.await.unwrap_or(Err(sqlx::Error::WorkerCrashed)) });
        self.health().note(done.await)
    }

    fn health(&self) -> &Health {
        match self {
            Store::Sqlite(store) => &store.health,
            Store::Postgres(store) => &store.health,
        }
    }
}

/// Whether the database can be written.
#[derive(Default)]
struct Health(Mutex<LastSeen>);

#[derive(Default)]
struct LastSeen {
    /// When it was last written, if nothing failed since.
    written: Option<Instant>,
    failed: Option<Instant>,
}

impl Health {
    /// Takes note of how a write went that began then. Several are on their way at once: one that began before something
    /// failed may be heard of later, and tells nothing about now.
    fn note_write<T>(&self, began: Instant, done: sqlx::Result<T>) -> sqlx::Result<T> {
        let done = self.note(done)?;
        let mut seen = lock(&self.0);
        if seen.failed.is_none_or(|failed| failed < began) {
            seen.written = Some(Instant::now());
        }
        Ok(done)
    }

    /// Takes note if something failed.
    fn note<T>(&self, done: sqlx::Result<T>) -> sqlx::Result<T> {
        if done.is_err() {
            *lock(&self.0) = LastSeen { written: None, failed: Some(Instant::now()) };
        }
        done
    }

    fn is_good(&self) -> bool {
        lock(&self.0).written.is_some_and(|last| last.elapsed() < READY)
    }
}

async fn within_limit<T>(work: impl Future<Output = sqlx::Result<T>>) -> sqlx::Result<T> {
    timeout(LIMIT, work).await.unwrap_or_else(|_| Err(timed_out()))
}

fn timed_out() -> sqlx::Error {
    io::Error::new(io::ErrorKind::TimedOut, "the database does not answer").into()
}

fn read_game(id: &str, rows: Vec<GameRow>) -> sqlx::Result<Option<OnlineGame>> {
    let mut game: Option<OnlineGame> = None;
    for (version, terms, offers, black, red, names, invite, watch, created, changed, entry) in rows
    {
        let game = match &mut game {
            Some(game) => game,
            None => game.insert(OnlineGame {
                id: id.into(),
                version: version as u64,
                course: Course::new(read::<Terms>(&terms)?),
                offers: read::<Offers>(&offers)?,
                seats: BySide { black: black.map(Hash::kept), red: red.map(Hash::kept) },
                names: names.map_or(Ok(Names::default()), |names| read(&names))?,
                invite: invite.map(Hash::kept),
                watch: Hash::kept(watch),
                created: created as u64,
                changed: changed as u64,
            }),
        };
        if let Some(entry) = entry {
            game.course.apply(read(&entry)?).map_err(wrong)?;
        }
    }
    Ok(game)
}

fn written(value: &impl serde::Serialize) -> String {
    // These types have no value that JSON could not hold.
    serde_json::to_string(value).unwrap_or_default()
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> sqlx::Result<T> {
    serde_json::from_str(text).map_err(wrong)
}

fn wrong(error: impl std::error::Error + Send + Sync + 'static) -> sqlx::Error {
    sqlx::Error::Decode(Box::new(error))
}
