//! One task that keeps all changes that are waiting at once, so that many turns share the wait for the disk.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::Write;

/// At most so many writes are kept at once, and so many wait for the next time.
const BATCH: usize = 512;
const WAITING: usize = 4096;

/// The way to the task. It ends when nobody can send anything any more.
pub(super) struct Writer(mpsc::Sender<Job>);

struct Job {
    write: Write,
    answer: oneshot::Sender<sqlx::Result<bool>>,
}

/// A database that keeps several writes at once.
pub(super) trait Keep: Send + Sync + 'static {
    /// Keeps all of them durably, or fails. Says of each whether it was kept, or came too late.
    fn keep(&self, writes: &[&Write]) -> impl Future<Output = sqlx::Result<Vec<bool>>> + Send;
}

impl Job {
    /// Whether the asker still waits: otherwise they were told that it failed.
    fn is_awaited(&self) -> bool {
        !self.answer.is_closed()
    }
}

impl Writer {
    pub(super) fn start(database: Arc<impl Keep>) -> Writer {
        let (jobs, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write_all(database, waiting));
        Writer(jobs)
    }

    pub(super) async fn write(&self, write: Write) -> sqlx::Result<bool> {
        let (answer, answered) = oneshot::channel();
        self.0.send(Job { write, answer }).await.map_err(|_| sqlx::Error::WorkerCrashed)?;
        answered.await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }
}

async fn write_all(database: Arc<impl Keep>, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::new();
    while waiting.recv_many(&mut jobs, BATCH).await > 0 {
        jobs.retain(Job::is_awaited);
        let writes: Vec<&Write> = jobs.iter().map(|job| &job.write).collect();
        match database.keep(&writes).await {
            Ok(kept) => {
                for (job, kept) in jobs.drain(..).zip(kept) {
                    // The asker may have gone just now.
                    _ = job.answer.send(Ok(kept));
                }
            }
            // The database refuses: none of them is kept. Alone, a bad one fails alone.
            Err(sqlx::Error::Database(_)) if jobs.len() > 1 => {
                for job in jobs.drain(..) {
                    if job.is_awaited() {
                        let kept = database.keep(&[&job.write]).await;
                        _ = job.answer.send(kept.map(|kept| kept == [true]));
                    }
                }
            }
            // Some or all may have been kept. Everybody is told that it failed, and looks again.
            Err(error) => {
                let reason = error.to_string();
                for job in jobs.drain(..) {
                    _ = job.answer.send(Err(std::io::Error::other(reason.clone()).into()));
                }
            }
        }
    }
}
