//! Connections to a database. One goes back to the pool only after all went well with it; after an error it is
//! closed, and nobody gets it in a state that nobody knows.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use sqlx::{ConnectOptions, Connection};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::within_limit;
use crate::lock;

/// A connection that was idle for so long may have been cut by something on the way, without a word.
const FRESH: Duration = Duration::from_secs(60);

/// Up to so many connections.
pub(super) struct Pool<C: Connection> {
    options: C::Options,
    size: u32,
    room: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<(C, Instant)>>>,
}

/// The place of a connection that is in use.
pub(super) struct Lease<C> {
    idle: Arc<Mutex<Vec<(C, Instant)>>>,
    is_good: bool,
    _room: OwnedSemaphorePermit,
}

impl<C: Connection> Pool<C> {
    pub(super) fn new(options: C::Options, size: u32) -> Pool<C> {
        let room = Arc::new(Semaphore::new(size as usize));
        Pool { options, size, room, idle: Arc::default() }
    }

    /// A connection, to be given back after all went well.
    pub(super) async fn get(&self) -> sqlx::Result<(C, Lease<C>)> {
        let room = self.room.clone().acquire_owned();
        let room = within_limit(async { room.await.map_err(|_| sqlx::Error::PoolClosed) }).await?;
        let idle = lock(&self.idle).pop();
        let connection = match idle {
            Some((connection, since)) if since.elapsed() < FRESH => connection,
            _ => self.options.connect().await?,
        };
        let idle = self.idle.clone();
        Ok((connection, Lease { idle, is_good: false, _room: room }))
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

impl<C: Connection> Clone for Pool<C> {
    fn clone(&self) -> Pool<C> {
        let Pool { options, size, room, idle } = self;
        Pool { options: options.clone(), size: *size, room: room.clone(), idle: idle.clone() }
    }
}

impl<C> Lease<C> {
    pub(super) fn give_back(mut self, connection: C) {
        lock(&self.idle).push((connection, Instant::now()));
        self.is_good = true;
    }
}

impl<C> Drop for Lease<C> {
    fn drop(&mut self) {
        if !self.is_good {
            // Whatever happened to this one may have happened to the others.
            lock(&self.idle).clear();
        }
    }
}
