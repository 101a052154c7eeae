//! Games in an embedded SQLite: one connection writes, a few read.

use std::fs::{File, TryLockError, canonicalize};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use linja::Side;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteTransaction};
use tokio::sync::Mutex;

use super::pool::Pool;
use super::subscriptions::SubscriptionRow;
use super::writer::{Keep, Writer};
use super::{Health, OUTAGE, OUTAGES, OpenError, Write, migrations};
use crate::games::online_game::OnlineGame;
use crate::games::secrets::Hash;

const READERS: u32 = 4;

pub(crate) struct Sqlite {
    connections: Arc<Connections>,
    /// The database is this server's as long as this is locked.
    lock: File,
    pub(super) writer: Writer,
    pub(super) health: Health,
}

struct Connections {
    readers: Pool<SqliteConnection>,
    writer: Pool<SqliteConnection>,
    /// Open from start to end, and idle. As long as there is a connection, SQLite knows in memory which
    /// transactions count. Without one it would read its log again, and might find there what failed.
    anchor: Mutex<Option<SqliteConnection>>,
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
        let lock = lock(options.get_filename())?;
        let mut anchor = options.connect().await?;
        migrations().run(&mut anchor).await?;
        let connections = Arc::new(Connections {
            readers: Pool::new(options.clone().read_only(true), READERS),
            writer: Pool::new(options, 1),
            anchor: Mutex::new(Some(anchor)),
        });
        let writer = Writer::start(connections.clone());
        Ok(Sqlite { connections, lock, writer, health: Health::default() })
    }

    pub(super) fn readers(&self) -> &Pool<SqliteConnection> {
        &self.connections.readers
    }

    pub(super) fn writers(&self) -> &Pool<SqliteConnection> {
        &self.connections.writer
    }

    pub(super) async fn claim(&self, now: i64, until: i64, most: i64) -> sqlx::Result<Vec<String>> {
        let claim = sqlx::query_scalar(
            "UPDATE games SET wake = $2 WHERE id IN \
             (SELECT id FROM games WHERE wake <= $1 ORDER BY wake LIMIT $3) RETURNING id",
        );
        let claim = claim.bind(now).bind(until).bind(most);
        self.writers().with(async |connection| claim.fetch_all(connection).await).await
    }

    pub(super) async fn claim_subscriptions(
        &self,
        now: i64,
        until: i64,
        most: i64,
    ) -> sqlx::Result<Vec<SubscriptionRow>> {
        let claim = sqlx::query_as(
            "UPDATE subscriptions SET due = $2 WHERE (game, endpoint) IN \
             (SELECT game, endpoint FROM subscriptions WHERE due <= $1 ORDER BY due LIMIT $3) \
             RETURNING game, seat, device, told, failures",
        );
        let claim = claim.bind(now).bind(until).bind(most);
        self.writers().with(async |connection| claim.fetch_all(connection).await).await
    }

    pub(super) async fn alive(&self, now: i64) -> sqlx::Result<Vec<(i64, i64)>> {
        let outage = sqlx::query(
            "INSERT INTO outages (began, ended) SELECT at, $1 FROM alive WHERE at + $2 < $1",
        );
        let outage = outage.bind(now).bind(OUTAGE);
        let alive = sqlx::query(
            "INSERT INTO alive (id, at) VALUES (1, $1) \
             ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)",
        );
        let alive = alive.bind(now);
        let note = async |connection: &mut SqliteConnection| {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            outage.execute(&mut *transaction).await?;
            alive.execute(&mut *transaction).await?;
            let outages = sqlx::query_as(OUTAGES).fetch_all(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(outages)
        };
        self.writers().with(note).await
    }

    pub(super) async fn forget(&self, before: i64, most: i64) -> sqlx::Result<u64> {
        let forget = sqlx::query(
            "DELETE FROM games WHERE id IN (SELECT id FROM games \
             WHERE created < $1 AND changed < $1 AND wake IS NULL ORDER BY created LIMIT $2)",
        );
        let forget = forget.bind(before).bind(most);
        let forgotten = self.writers().with(async |connection| forget.execute(connection).await);
        Ok(forgotten.await?.rows_affected())
    }

    pub(super) async fn close(&self) {
        let Connections { readers, writer, anchor } = &*self.connections;
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
        let keep = async |connection: &mut SqliteConnection| {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            let mut kept = Vec::with_capacity(writes.len());
            for write in writes {
                kept.push(keep(&mut transaction, write).await?);
            }
            transaction.commit().await?;
            Ok(kept)
        };
        self.writer.with(keep).await
    }
}

async fn keep(transaction: &mut SqliteTransaction<'_>, write: &Write) -> sqlx::Result<bool> {
    let Write { game, offers, wake, terms, entry } = write;
    let statement = match terms {
        Some(_) => {
            "INSERT INTO games (id, version, offers, black, red, changed, wake, names, terms, invite, watch, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
        }
        None => {
            "UPDATE games SET version = $2, offers = $3, black = COALESCE($4, black), \
                 red = COALESCE($5, red), changed = $6, wake = $7, names = COALESCE($8, names) \
             WHERE id = $1 AND version = $2 - 1"
        }
    };
    let mut query = sqlx::query(statement)
        .bind(&*game.id)
        .bind(game.version as i64)
        .bind(offers)
        .bind(write.seat(Side::Black))
        .bind(write.seat(Side::Red))
        .bind(game.changed as i64)
        .bind(wake)
        .bind(write.names());
    if let Some(OnlineGame { invite, watch, created, .. }) = write.new_game() {
        let invite = invite.as_ref().map(Hash::as_str);
        query = query.bind(terms).bind(invite).bind(watch.as_str()).bind(*created as i64);
    }
    if query.execute(&mut **transaction).await?.rows_affected() == 0 {
        return Ok(false);
    }
    if write.new_game().is_none() {
        let look = sqlx::query("UPDATE subscriptions SET due = $2 WHERE game = $1");
        look.bind(&*game.id).bind(write.due()).execute(&mut **transaction).await?;
    }
    if let Some((number, entry)) = entry {
        let add = sqlx::query("INSERT INTO entries (game, number, entry) VALUES ($1, $2, $3)");
        add.bind(&*game.id).bind(number).bind(entry).execute(&mut **transaction).await?;
    }
    Ok(true)
}
