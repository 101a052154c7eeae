//! Games in an embedded SQLite: one writer, which keeps all that waits in one transaction, so that
//! many turns share the wait for the disk.

use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};

use super::{OpenError, Rows, Write, change_game, migrations, run, write_alike, written};

/// At most so many writes share a transaction, and so many wait for the next one.
const BATCH: usize = 512;
const WAITING: usize = 4096;

#[derive(Clone)]
pub(crate) struct Sqlite {
    readers: SqlitePool,
    jobs: mpsc::Sender<Job>,
}

/// A write and where to answer; without a write, the end of all writing.
struct Job {
    write: Option<Write>,
    answer: oneshot::Sender<Rows>,
}

impl Sqlite {
    pub(crate) async fn open(options: SqliteConnectOptions) -> Result<Sqlite, OpenError> {
        let options = options
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let mut writer = options.connect().await?;
        migrations().run(&mut writer).await?;
        let pool = SqlitePoolOptions::new().max_connections(4);
        let readers = pool.connect_with(options.read_only(true)).await?;
        let (jobs, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write_all(writer, waiting));
        Ok(Sqlite { readers, jobs })
    }

    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    pub(crate) async fn write(&self, write: Write) -> Rows {
        self.send(Some(write)).await
    }

    pub(crate) async fn close(&self) {
        // The last connection that is closed puts everything into one file.
        self.readers.close().await;
        // An error here means that the writer is gone already.
        _ = self.send(None).await;
        self.jobs.closed().await;
    }

    async fn send(&self, write: Option<Write>) -> Rows {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job { write, answer }).await.map_err(|_| sqlx::Error::WorkerCrashed)?;
        answered.await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }
}

async fn write_all(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::new();
    let mut is_over = false;
    while !is_over && waiting.recv_many(&mut jobs, BATCH).await > 0 {
        is_over = jobs.iter().any(|job| job.write.is_none());
        match write_together(&mut connection, &jobs).await {
            Ok(rows) => {
                for (job, rows) in jobs.drain(..).zip(rows) {
                    // Whoever asked may have gone.
                    _ = job.answer.send(Ok(rows));
                }
            }
            // One of them is at fault: alone, it fails alone.
            Err(_) => {
                for job in jobs.drain(..) {
                    let alone = write_together(&mut connection, std::slice::from_ref(&job)).await;
                    _ = job.answer.send(alone.map(|rows| rows.into_iter().sum()));
                }
            }
        }
    }
    _ = connection.close().await;
}

async fn write_together(connection: &mut SqliteConnection, jobs: &[Job]) -> sqlx::Result<Vec<u64>> {
    let mut transaction = connection.begin().await?;
    let mut rows = Vec::with_capacity(jobs.len());
    for write in jobs.iter().map(|job| &job.write) {
        rows.push(match write {
            Some(write) => apply(&mut transaction, write).await?,
            None => 0,
        });
    }
    transaction.commit().await?;
    Ok(rows)
}

async fn apply(connection: &mut SqliteConnection, write: &Write) -> Rows {
    write_alike!(write, &mut *connection, |next, entry, wake| {
        let rows = change_game!("", "", &mut *connection, next, wake)?;
        if let Some(entry) = entry.as_ref().filter(|_| rows > 0) {
            run!(
                "INSERT INTO entries (game, number, entry) VALUES ($1, $2, $3)",
                &mut *connection,
                &next.id,
                i64::from(entry.number),
                written(entry)
            )?;
        }
        Ok(rows)
    })
}
