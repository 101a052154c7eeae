//! Games in a PostgreSQL that several servers share; they tell each other what has changed.

use std::str::FromStr;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};

use super::{OpenError, Rows, Write, change_game, migrations, run, write_alike, written};

/// The channel on which the servers talk to each other.
const CHANNEL: &str = "linja";

/// So long something waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub(crate) struct Postgres {
    pool: PgPool,
}

/// What a server hears from the others.
pub(crate) enum Notice {
    /// Somebody said this.
    Said(String),
    /// The connection was lost for a while: something may have been said that was not heard.
    Missed,
}

/// What the servers say, one notice after the other.
pub(crate) struct Notices(PgListener);

impl Postgres {
    pub(crate) async fn open(address: &str) -> Result<Postgres, OpenError> {
        let options = PgConnectOptions::from_str(address)?
            .application_name("linja")
            .options([("statement_timeout", "10s")])
            .disable_statement_logging();
        let pool = PgPoolOptions::new()
            .max_connections(16)
            .acquire_timeout(PATIENCE)
            // Who waits for long is told of by the figures; a line each would only add to the load.
            .acquire_slow_threshold(PATIENCE)
            .connect_with(options)
            .await?;
        migrations().run(&pool).await?;
        Ok(Postgres { pool })
    }

    pub(crate) fn pool(&self) -> &PgPool {
        &self.pool
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    /// Listens to the other servers, and to this one.
    pub(crate) async fn listen(&self) -> sqlx::Result<Notices> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(Notices(listener))
    }

    /// Says something to all servers.
    pub(crate) async fn say(&self, what: &str) -> sqlx::Result<()> {
        run!("SELECT pg_notify($1, $2)", &self.pool, CHANNEL, what).map(|_| ())
    }

    pub(crate) async fn write(&self, write: Write) -> Rows {
        // One statement is one transaction, and one way to the database and back.
        write_alike!(&write, &self.pool, |next, entry, wake| change_game!(
            "WITH game AS (",
            " RETURNING id), entry AS (INSERT INTO entries (game, number, entry) \
             SELECT id, $8, $9 FROM game WHERE $8::bigint IS NOT NULL) SELECT id FROM game",
            &self.pool,
            next,
            wake,
            entry.as_ref().map(|entry| i64::from(entry.number)),
            entry.as_ref().map(written)
        ))
    }
}

impl Notices {
    /// The next notice; an error if the database cannot be reached.
    pub(crate) async fn next(&mut self) -> sqlx::Result<Notice> {
        Ok(match self.0.try_recv().await? {
            Some(notice) => Notice::Said(notice.payload().to_owned()),
            None => Notice::Missed,
        })
    }
}
