//! Games in an embedded SQLite: one connection writes, a few read.

use std::fs::{File, TryLockError, canonicalize};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteTransaction};
use tokio::sync::Mutex;

use super::pool::Pool;
use super::writer::{Keep, Writer};
use super::{
    GameRow, Health, LOAD, New, OUTAGE, OUTAGES, OVERDUE, OpenError, SECRETS, SecretRow, VERSION,
    WAKE, Write, migrations,
};

const READERS: u32 = 4;

#[derive(Clone)]
pub(crate) struct Sqlite {
    connections: Connections,
    /// The database is this server's as long as this is locked.
    lock: Arc<File>,
    pub(super) writer: Writer,
    pub(super) health: Health,
}

#[derive(Clone)]
struct Connections {
    readers: Pool<SqliteConnection>,
    writer: Pool<SqliteConnection>,
    /// Open from start to end, and idle. As long as there is a connection, SQLite knows in memory which
    /// transactions count. Without one it would read its log again, and might find there what failed.
    anchor: Arc<Mutex<Option<SqliteConnection>>>,
}

impl Sqlite {
    pub(crate) async fn open(options: SqliteConnectOptions) -> Result<Sqlite, OpenError> {
        let options = options
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(3))
            .disable_statement_logging();
        let lock = Arc::new(lock(options.get_filename())?);
        let mut anchor = options.connect().await?;
        migrations().run(&mut anchor).await?;
        let connections = Connections {
            readers: Pool::new(options.clone().read_only(true), READERS),
            writer: Pool::new(options, 1),
            anchor: Arc::new(Mutex::new(Some(anchor))),
        };
        let writer = Writer::start(connections.clone());
        Ok(Sqlite { connections, lock, writer, health: Health::default() })
    }

    pub(super) async fn claim(&self, now: i64, until: i64, most: i64) -> sqlx::Result<Vec<String>> {
        let (mut connection, lease) = self.connections.writer.get().await?;
        let claimed = sqlx::query_scalar(
            "UPDATE games SET wake = $2 WHERE id IN \
             (SELECT id FROM games WHERE wake <= $1 ORDER BY wake LIMIT $3) RETURNING id",
        );
        let claimed = claimed.bind(now).bind(until).bind(most).fetch_all(&mut connection).await?;
        lease.give_back(connection);
        Ok(claimed)
    }

    pub(super) async fn wake(&self, id: &str, from: i64, to: i64) -> sqlx::Result<()> {
        let (mut connection, lease) = self.connections.writer.get().await?;
        sqlx::query(WAKE).bind(id).bind(from).bind(to).execute(&mut connection).await?;
        lease.give_back(connection);
        Ok(())
    }

    pub(super) async fn alive(&self, now: i64) -> sqlx::Result<Vec<(i64, i64)>> {
        let (mut connection, lease) = self.connections.writer.get().await?;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let outage = sqlx::query(
            "INSERT INTO outages (began, ended) SELECT at, $1 FROM alive WHERE at + $2 < $1",
        );
        outage.bind(now).bind(OUTAGE).execute(&mut *transaction).await?;
        let alive = sqlx::query(
            "INSERT INTO alive (id, at) VALUES (1, $1) \
             ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)",
        );
        alive.bind(now).execute(&mut *transaction).await?;
        let outages = sqlx::query_as(OUTAGES).fetch_all(&mut *transaction).await?;
        transaction.commit().await?;
        lease.give_back(connection);
        Ok(outages)
    }

    pub(super) async fn forget(&self, before: i64, most: i64) -> sqlx::Result<u64> {
        let (mut connection, lease) = self.connections.writer.get().await?;
        let forgotten = sqlx::query(
            "DELETE FROM games WHERE id IN (SELECT id FROM games \
             WHERE created < $1 AND changed < $1 AND wake IS NULL ORDER BY created LIMIT $2)",
        );
        let forgotten = forgotten.bind(before).bind(most).execute(&mut connection).await?;
        lease.give_back(connection);
        Ok(forgotten.rows_affected())
    }

    pub(super) async fn load(&self, id: &str) -> sqlx::Result<Vec<GameRow>> {
        let (mut connection, lease) = self.connections.readers.get().await?;
        let rows = sqlx::query_as(LOAD).bind(id).fetch_all(&mut connection).await?;
        lease.give_back(connection);
        Ok(rows)
    }

    pub(super) async fn version(&self, id: &str) -> sqlx::Result<Option<i64>> {
        let (mut connection, lease) = self.connections.readers.get().await?;
        let version = sqlx::query_scalar(VERSION).bind(id).fetch_optional(&mut connection).await?;
        lease.give_back(connection);
        Ok(version)
    }

    pub(super) async fn secrets(&self, id: &str) -> sqlx::Result<Option<SecretRow>> {
        let (mut connection, lease) = self.connections.readers.get().await?;
        let secrets = sqlx::query_as(SECRETS).bind(id).fetch_optional(&mut connection).await?;
        lease.give_back(connection);
        Ok(secrets)
    }

    pub(super) async fn overdue_since(&self, now: i64) -> sqlx::Result<Option<i64>> {
        let (mut connection, lease) = self.connections.readers.get().await?;
        let since = sqlx::query_scalar(OVERDUE).bind(now).fetch_one(&mut connection).await?;
        lease.give_back(connection);
        Ok(since)
    }

    pub(super) fn connections(&self) -> (usize, usize) {
        self.connections.readers.in_use()
    }

    pub(super) async fn close(&self) {
        let Connections { readers, writer, anchor } = &self.connections;
        readers.close().await;
        writer.close().await;
        // The last connection that is closed puts everything into one file.
        if let Some(anchor) = anchor.lock().await.take() {
            _ = anchor.close().await;
        }
        // What is not unlocked here is when the process ends.
        _ = self.lock.unlock();
    }
}

/// Takes the lock beside the database: two servers on one file would not hear of each other's turns.
fn lock(database: &Path) -> Result<File, OpenError> {
    // One file may have several names.
    let database = canonicalize(database).unwrap_or_else(|_| database.to_owned());
    let mut path = database.clone().into_os_string();
    path.push("-lock");
    let file = File::create(path).map_err(sqlx::Error::from)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::Taken(database.display().to_string())),
        Err(TryLockError::Error(error)) => Err(sqlx::Error::from(error).into()),
    }
}

impl Keep for Connections {
    async fn keep(&self, writes: &[&Write]) -> sqlx::Result<Vec<bool>> {
        let (mut connection, lease) = self.writer.get().await?;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut kept = Vec::with_capacity(writes.len());
        for write in writes {
            kept.push(keep(&mut transaction, write).await?);
        }
        transaction.commit().await?;
        lease.give_back(connection);
        Ok(kept)
    }
}

async fn keep(transaction: &mut SqliteTransaction<'_>, write: &Write) -> sqlx::Result<bool> {
    let Write { id, version, offers, black, red, changed, wake, new, entry } = write;
    if let Some(New { terms, invite, watch, created }) = new {
        let create = sqlx::query(
            "INSERT INTO games (id, version, offers, black, red, changed, wake, terms, invite, watch, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        );
        let create = create.bind(id).bind(version).bind(offers).bind(black).bind(red);
        let create = create.bind(changed).bind(wake).bind(terms).bind(invite);
        create.bind(watch).bind(created).execute(&mut **transaction).await?;
        return Ok(true);
    }
    let change = sqlx::query(
        "UPDATE games SET version = $2, offers = $3, black = $4, red = $5, changed = $6, wake = $7 \
         WHERE id = $1 AND version = $2 - 1",
    );
    let change = change.bind(id).bind(version).bind(offers).bind(black).bind(red);
    let changed = change.bind(changed).bind(wake).execute(&mut **transaction).await?;
    if changed.rows_affected() == 0 {
        return Ok(false);
    }
    if let Some((number, entry)) = entry {
        let add = sqlx::query("INSERT INTO entries (game, number, entry) VALUES ($1, $2, $3)");
        add.bind(id).bind(number).bind(entry).execute(&mut **transaction).await?;
    }
    Ok(true)
}
