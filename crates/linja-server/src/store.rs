//! Where games are kept: one store, on SQLite or on PostgreSQL.
//!
//! Every write is one [`Write`], and is answered only when it is durable. The statements are the
//! same for both databases, but for the one that adds to a game.

mod postgres;
mod sqlite;

use std::path::Path;

use linja::{BySide, Side};
use linja_api::{Course, Entry, Offers, Terms};
use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;

use crate::online_game::OnlineGame;
use crate::secrets::Hash;

pub(crate) use postgres::Notice;

/// Versioned: an older database is brought up to date, a newer one is refused. Listed by hand, as the macro
/// that finds them needs both databases a second time, to build with.
fn migrations() -> Migrator {
    let all = [("games", include_str!("../migrations/0001_games.sql"))];
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(all).map(migration).collect())
}

/// The games of this server, or of several servers on one PostgreSQL.
#[derive(Clone)]
pub(crate) enum Store {
    Sqlite(sqlite::Sqlite),
    Postgres(postgres::Postgres),
}

/// Something to be kept.
#[derive(Clone)]
pub(crate) enum Write {
    /// A new game.
    Create { game: Box<OnlineGame>, wake: Option<u64> },
    /// A game as it is after one more change, by an entry of the log if there is one. Kept only if
    /// the game before had the version before.
    Change { next: Box<OnlineGame>, entry: Option<Entry>, wake: Option<u64> },
    /// Looking at a game again later, if it was to be looked at just then.
    Wake { id: String, from: u64, to: u64 },
    /// That a server is running.
    Alive { now: u64 },
    /// That no server was running for some time.
    Outage { began: u64, ended: u64 },
    /// Forgetting the games in which nothing has happened since.
    Forget { before: u64 },
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

type Rows = sqlx::Result<u64>;

impl Store {
    /// Opens the database, makes it if it is not there, and brings it up to date.
    pub(crate) async fn open(address: &str) -> Result<Store, OpenError> {
        if address.starts_with("sqlite:") {
            Ok(Store::Sqlite(sqlite::Sqlite::open(address.parse()?).await?))
        } else if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            Ok(Store::Postgres(postgres::Postgres::open(address).await?))
        } else {
            Err(OpenError::Kind)
        }
    }

    /// Opens the SQLite database in a file.
    pub(crate) async fn open_file(file: &Path) -> Result<Store, OpenError> {
        let options = SqliteConnectOptions::new().filename(file);
        Ok(Store::Sqlite(sqlite::Sqlite::open(options).await?))
    }

    /// Whether other servers may write as well.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self, Store::Postgres(_))
    }

    /// Keeps something, durably. Says how many rows it came to: none if it was no longer to be done.
    pub(crate) async fn write(&self, write: Write) -> Rows {
        match self {
            Store::Sqlite(store) => store.write(write).await,
            Store::Postgres(store) => store.write(write).await,
        }
    }

    /// Finishes what is being written, and lets go of the database.
    pub(crate) async fn close(&self) {
        match self {
            Store::Sqlite(store) => store.close().await,
            Store::Postgres(store) => store.close().await,
        }
    }
}

/// The questions, with one text for both databases.
macro_rules! questions {
    ($(
        $(#[$doc:meta])*
        fn $name:ident($($argument:ident: $kind:ty),*) -> Vec<$row:ty> $sql:literal
    )*) => {
        impl Store {$(
            $(#[$doc])*
            async fn $name(&self, $($argument: $kind),*) -> sqlx::Result<Vec<$row>> {
                match self {
                    Store::Sqlite(store) => {
                        sqlx::query_as($sql)$(.bind($argument))*.fetch_all(store.readers()).await
                    }
                    Store::Postgres(store) => {
                        sqlx::query_as($sql)$(.bind($argument))*.fetch_all(store.pool()).await
                    }
                }
            }
        )*}
    };
}

type GameRow =
    (i64, String, String, Option<String>, Option<String>, Option<String>, String, i64, i64);

questions! {
    fn game_rows(id: &str) -> Vec<GameRow>
        "SELECT version, terms, offers, black, red, invite, watch, created, changed FROM games WHERE id = $1"

    fn version_rows(id: &str) -> Vec<(i64,)> "SELECT version FROM games WHERE id = $1"

    fn entry_rows(id: &str) -> Vec<(String,)>
        "SELECT entry FROM entries WHERE game = $1 ORDER BY number"

    fn due_rows(now: i64, most: i64) -> Vec<(String, i64)>
        "SELECT id, wake FROM games WHERE wake <= $1 ORDER BY wake LIMIT $2"

    fn alive_rows() -> Vec<(i64,)> "SELECT at FROM alive"

    fn outage_rows() -> Vec<(i64, i64)> "SELECT began, ended FROM outages ORDER BY began"
}

impl Store {
    /// A game with its log.
    pub(crate) async fn load(&self, id: &str) -> sqlx::Result<Option<OnlineGame>> {
        let Some(row) = self.game_rows(id).await?.pop() else { return Ok(None) };
        let (version, terms, offers, black, red, invite, watch, created, changed) = row;
        let mut course = Course::new(read::<Terms>(&terms)?);
        for (entry,) in self.entry_rows(id).await? {
            course.apply(read(&entry)?).map_err(wrong)?;
        }
        Ok(Some(OnlineGame {
            id: id.to_owned(),
            version: version as u64,
            course,
            offers: read::<Offers>(&offers)?,
            seats: BySide { black: black.map(Hash::kept), red: red.map(Hash::kept) },
            invite: invite.map(Hash::kept),
            watch: Hash::kept(watch),
            created: created as u64,
            changed: changed as u64,
        }))
    }

    /// How many changes a game has had, if there is one.
    pub(crate) async fn version(&self, id: &str) -> sqlx::Result<Option<u64>> {
        Ok(self.version_rows(id).await?.pop().map(|(version,)| version as u64))
    }

    /// The games that have to be looked at now, and since when.
    pub(crate) async fn due(&self, now: u64, most: u32) -> sqlx::Result<Vec<(String, u64)>> {
        let rows = self.due_rows(now as i64, most.into()).await?;
        Ok(rows.into_iter().map(|(id, wake)| (id, wake as u64)).collect())
    }

    /// When a server was last known to run.
    pub(crate) async fn last_alive(&self) -> sqlx::Result<Option<u64>> {
        Ok(self.alive_rows().await?.pop().map(|(at,)| at as u64))
    }

    /// The times in which no server was running.
    pub(crate) async fn outages(&self) -> sqlx::Result<Vec<(u64, u64)>> {
        let rows = self.outage_rows().await?;
        Ok(rows.into_iter().map(|(began, ended)| (began as u64, ended as u64)).collect())
    }
}

/// Runs a statement with its values on a connection of either database.
macro_rules! run {
    ($sql:expr, $connection:expr, $($value:expr),*) => {
        sqlx::query($sql)$(.bind($value))*.execute($connection).await.map(|done| done.rows_affected())
    };
}

/// Keeps a game as it has become, if it had the version before. The statement may be part of a
/// longer one, with more values.
macro_rules! change_game {
    (
        $before:literal, $after:literal, $connection:expr,
        $next:expr, $wake:expr $(, $value:expr)*
    ) => {
        $crate::store::run!(
            concat!(
                $before,
                "UPDATE games SET version = $2, offers = $3, black = $4, red = $5, changed = $6, \
                 wake = $7 WHERE id = $1 AND version = $2 - 1",
                $after
            ),
            $connection,
            &$next.id,
            $next.version as i64,
            $crate::store::written(&$next.offers),
            $crate::store::seat($next, linja::Side::Black),
            $crate::store::seat($next, linja::Side::Red),
            $next.changed as i64,
            $wake.map(|wake| wake as i64)
            $(, $value)*
        )
    };
}

/// What is written in the same way to both databases.
macro_rules! write_alike {
    ($write:expr, $connection:expr, |$next:ident, $entry:ident, $wake:ident| $change:expr) => {
        match $write {
            Write::Create { game, wake } => $crate::store::run!(
                "INSERT INTO games (id, version, terms, offers, black, red, invite, watch, created, changed, wake) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
                $connection,
                &game.id,
                game.version as i64,
                $crate::store::written(game.course.terms()),
                $crate::store::written(&game.offers),
                $crate::store::seat(game, linja::Side::Black),
                $crate::store::seat(game, linja::Side::Red),
                game.invite.as_ref().map($crate::secrets::Hash::as_str),
                game.watch.as_str(),
                game.created as i64,
                game.changed as i64,
                wake.map(|wake| wake as i64)
            ),
            Write::Change { next: $next, entry: $entry, wake: $wake } => $change,
            Write::Wake { id, from, to } => $crate::store::run!(
                "UPDATE games SET wake = $3 WHERE id = $1 AND wake = $2",
                $connection,
                id,
                *from as i64,
                *to as i64
            ),
            Write::Alive { now } => $crate::store::run!(
                "INSERT INTO alive (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
                $connection,
                *now as i64
            ),
            Write::Outage { began, ended } => $crate::store::run!(
                "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT (began) DO NOTHING",
                $connection,
                *began as i64,
                *ended as i64
            ),
            Write::Forget { before } => $crate::store::run!(
                "DELETE FROM games WHERE changed < $1",
                $connection,
                *before as i64
            ),
        }
    };
}

use {change_game, run, write_alike};

fn seat(game: &OnlineGame, side: Side) -> Option<&str> {
    game.seats[side].as_ref().map(Hash::as_str)
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
