//! Connections to a database. One goes back to the pool only after all went well with it; after an error it is
//! closed, and nobody gets it in a state that nobody knows.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use sqlx::{ConnectOptions, Connection};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::within_limit;
use crate::lock;

/// A connection that was idle for so long may have been cut by something on the way, without a word.
const FRESH: Duration = Duration::from_secs(60);

/// Up to so many connections.
pub(super) struct Pool<C: Connection> {
    options: C::Options,
    size: u32,
    room: Semaphore,
    idle: Mutex<Vec<(C, Instant)>>,
}

/// A connection in use. If it is dropped before all went well, whatever happened to it may have happened to the
/// others as well.
struct Lease<'a, C: Connection> {
    pool: &'a Pool<C>,
    is_good: bool,
    _room: SemaphorePermit<'a>,
}

impl<C: Connection> Pool<C> {
    pub(super) fn new(options: C::Options, size: u32) -> Pool<C> {
        Pool { options, size, room: Semaphore::new(size as usize), idle: Mutex::default() }
    }

    /// Does something with a connection.
    pub(super) async fn with<T>(
        &self,
        work: impl AsyncFnOnce(&mut C) -> sqlx::Result<T>,
    ) -> sqlx::Result<T> {
        let room = self.room.acquire();
        let room = within_limit(async { room.await.map_err(|_| sqlx::Error::PoolClosed) }).await?;
        let idle = lock(&self.idle).pop();
        let mut connection = match idle {
            Some((connection, since)) if since.elapsed() < FRESH => connection,
            _ => self.options.connect().await?,
        };
        let mut lease = Lease { pool: self, is_good: false, _room: room };
        let done = work(&mut connection).await?;
        lock(&self.idle).push((connection, Instant::now()));
        lease.is_good = true;
        Ok(done)
    }

    /// How many are in use, and how many there may be.
    pub(super) fn in_use(&self) -> (usize, usize) {
        let most = self.size as usize;
        (most.saturating_sub(self.room.available_permits()), most)
    }

    /// Waits for those in use, and closes all. There will be no others.
    pub(super) async fn close(&self) {
        // It fails only if it was closed before.
        _ = self.room.acquire_many(self.size).await;
        self.room.close();
        let idle = std::mem::take(&mut *lock(&self.idle));
        for (connection, _) in idle {
            // There is nothing more to be done about a connection that does not even close.
            _ = connection.close().await;
        }
    }
}

impl<C: Connection> Drop for Lease<'_, C> {
    fn drop(&mut self) {
        if !self.is_good {
            lock(&self.pool.idle).clear();
        }
    }
}
