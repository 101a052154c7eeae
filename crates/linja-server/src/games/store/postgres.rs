//! Games in a PostgreSQL that several servers share; they tell each other what has changed.

use std::str::FromStr;
use std::sync::Arc;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};

use super::pool::Pool;
use super::writer::{Keep, Writer};
use super::{
    GameRow, Health, LIMIT, LOAD, OUTAGE, OUTAGES, OVERDUE, OpenError, SECRETS, SecretRow, VERSION,
    WAKE, Write, migrations, within_limit,
};

/// The channel on which the servers talk to each other.
const CHANNEL: &str = "linja";

/// Connections besides those of the writer and the listener.
const CONNECTIONS: u32 = 8;

#[derive(Clone)]
pub(crate) struct Postgres {
    pool: Pool<PgConnection>,
    writing: Pool<PgConnection>,
    options: Arc<PgConnectOptions>,
    pub(super) writer: Writer,
    pub(super) health: Health,
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
            .disable_statement_logging();
        // To build an index takes as long as it takes.
        let mut first = within_limit(options.connect()).await?;
        migrations().run(&mut first).await?;
        _ = first.close().await;
        let options = options.options([
            ("statement_timeout", "4s"),
            // A server that vanishes without a word leaves no connections behind.
            ("tcp_keepalives_idle", "10"),
            ("tcp_keepalives_interval", "5"),
            ("tcp_keepalives_count", "3"),
        ]);
        let pool = Pool::new(options.clone(), CONNECTIONS);
        let writing = Pool::new(options.clone(), 1);
        let options = Arc::new(options);
        let writer = Writer::start(writing.clone());
        Ok(Postgres { pool, writing, options, writer, health: Health::default() })
    }

    /// Listens to the other servers, and to this one.
    pub(crate) async fn listen(&self) -> sqlx::Result<Notices> {
        // A pool of its own: a connection that was cut without a word keeps its place for long.
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .max_lifetime(None)
            .idle_timeout(None)
            .acquire_timeout(LIMIT)
            .connect_lazy_with((*self.options).clone());
        within_limit(async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.listen(CHANNEL).await?;
            Ok(Notices(listener))
        })
        .await
    }

    /// Says something to all servers.
    pub(crate) async fn say(&self, what: &str) -> sqlx::Result<()> {
        within_limit(async {
            let (mut connection, lease) = self.pool.get().await?;
            let notify = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(what);
            notify.execute(&mut connection).await?;
            lease.give_back(connection);
            Ok(())
        })
        .await
    }

    pub(super) async fn claim(&self, now: i64, until: i64, most: i64) -> sqlx::Result<Vec<String>> {
        let (mut connection, lease) = self.pool.get().await?;
        let claimed = sqlx::query_scalar(
            "UPDATE games SET wake = $2 WHERE id = ANY(ARRAY( \
             SELECT id FROM games WHERE wake <= $1 ORDER BY wake LIMIT $3 FOR UPDATE SKIP LOCKED)) RETURNING id",
        );
        let claimed = claimed.bind(now).bind(until).bind(most).fetch_all(&mut connection).await?;
        lease.give_back(connection);
        Ok(claimed)
    }

    pub(super) async fn wake(&self, id: &str, from: i64, to: i64) -> sqlx::Result<()> {
        let (mut connection, lease) = self.pool.get().await?;
        sqlx::query(WAKE).bind(id).bind(from).bind(to).execute(&mut connection).await?;
        lease.give_back(connection);
        Ok(())
    }

    pub(super) async fn alive(&self) -> sqlx::Result<Vec<(i64, i64)>> {
        let (mut connection, lease) = self.pool.get().await?;
        let first = sqlx::query(
            "INSERT INTO alive (id, at) VALUES (1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) \
             ON CONFLICT (id) DO NOTHING",
        );
        first.execute(&mut connection).await?;
        // One server at a time, because of FOR UPDATE. The second one sees what the first one noted.
        let alive = sqlx::query(
            "WITH noted AS ( \
                 UPDATE alive SET at = GREATEST(alive.at, clock.now) \
                 FROM (SELECT id, at FROM alive WHERE id = 1 FOR UPDATE) AS last, \
                      (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS clock \
                 WHERE alive.id = last.id RETURNING last.at AS began, clock.now AS ended) \
             INSERT INTO outages (began, ended) SELECT began, ended FROM noted WHERE began + $1 < ended",
        );
        alive.bind(OUTAGE).execute(&mut connection).await?;
        let outages = sqlx::query_as(OUTAGES).fetch_all(&mut connection).await?;
        lease.give_back(connection);
        Ok(outages)
    }

    pub(super) async fn forget(&self, before: i64, most: i64) -> sqlx::Result<u64> {
        let (mut connection, lease) = self.pool.get().await?;
        let forgotten = sqlx::query(
            "DELETE FROM games WHERE id = ANY(ARRAY(SELECT id FROM games \
             WHERE created < $1 AND changed < $1 AND wake IS NULL ORDER BY created LIMIT $2 FOR UPDATE SKIP LOCKED))",
        );
        let forgotten = forgotten.bind(before).bind(most).execute(&mut connection).await?;
        lease.give_back(connection);
        Ok(forgotten.rows_affected())
    }

    pub(super) async fn load(&self, id: &str) -> sqlx::Result<Vec<GameRow>> {
        let (mut connection, lease) = self.pool.get().await?;
        let rows = sqlx::query_as(LOAD).bind(id).fetch_all(&mut connection).await?;
        lease.give_back(connection);
        Ok(rows)
    }

    pub(super) async fn version(&self, id: &str) -> sqlx::Result<Option<i64>> {
        let (mut connection, lease) = self.pool.get().await?;
        let version = sqlx::query_scalar(VERSION).bind(id).fetch_optional(&mut connection).await?;
        lease.give_back(connection);
        Ok(version)
    }

    pub(super) async fn secrets(&self, id: &str) -> sqlx::Result<Option<SecretRow>> {
        let (mut connection, lease) = self.pool.get().await?;
        let secrets = sqlx::query_as(SECRETS).bind(id).fetch_optional(&mut connection).await?;
        lease.give_back(connection);
        Ok(secrets)
    }

    pub(super) async fn overdue_since(&self, now: i64) -> sqlx::Result<Option<i64>> {
        let (mut connection, lease) = self.pool.get().await?;
        let since = sqlx::query_scalar(OVERDUE).bind(now).fetch_one(&mut connection).await?;
        lease.give_back(connection);
        Ok(since)
    }

    pub(super) fn connections(&self) -> (usize, usize) {
        self.pool.in_use()
    }

    pub(super) async fn close(&self) {
        tokio::join!(self.writing.close(), self.pool.close());
    }
}

impl Keep for Pool<PgConnection> {
    /// One statement is one transaction, and one way to the database and back.
    async fn keep(&self, writes: &[&Write]) -> sqlx::Result<Vec<bool>> {
        let keep = sqlx::query_scalar(
            "WITH write AS MATERIALIZED ( \
                 SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[], \
                     $7::bigint[], $8::text[], $9::text[], $10::text[], $11::bigint[], $12::bigint[], $13::text[]) \
                 WITH ORDINALITY AS write (id, version, offers, black, red, changed, \
                     wake, terms, invite, watch, created, number, entry, place)), \
             new AS ( \
                 INSERT INTO games (id, version, offers, black, red, changed, wake, terms, invite, watch, created) \
                 SELECT id, version, offers, black, red, changed, wake, terms, invite, watch, created \
                 FROM write WHERE terms IS NOT NULL), \
             next AS ( \
                 UPDATE games SET version = write.version, offers = write.offers, black = write.black, \
                     red = write.red, changed = write.changed, wake = write.wake \
                 FROM write WHERE games.id = write.id AND games.version = write.version - 1 AND write.terms IS NULL \
                 RETURNING games.id, number, entry, place), \
             entry AS ( \
                 INSERT INTO entries (game, number, entry) \
                 SELECT id, number, entry FROM next WHERE number IS NOT NULL) \
             SELECT place FROM next UNION ALL SELECT place FROM write WHERE terms IS NOT NULL",
        );
        let keep = keep
            .bind(column(writes, |write| write.id.as_str()))
            .bind(column(writes, |write| write.version))
            .bind(column(writes, |write| write.offers.as_str()))
            .bind(column(writes, |write| write.black.as_deref()))
            .bind(column(writes, |write| write.red.as_deref()))
            .bind(column(writes, |write| write.changed))
            .bind(column(writes, |write| write.wake))
            .bind(column(writes, |write| Some(write.new.as_ref()?.terms.as_str())))
            .bind(column(writes, |write| write.new.as_ref()?.invite.as_deref()))
            .bind(column(writes, |write| Some(write.new.as_ref()?.watch.as_str())))
            .bind(column(writes, |write| Some(write.new.as_ref()?.created)))
            .bind(column(writes, |write| Some(write.entry.as_ref()?.0)))
            .bind(column(writes, |write| Some(write.entry.as_ref()?.1.as_str())));
        let places: Vec<i64> = within_limit(async {
            let (mut connection, lease) = self.get().await?;
            let places = keep.fetch_all(&mut connection).await?;
            lease.give_back(connection);
            Ok(places)
        })
        .await?;
        let mut kept = vec![false; writes.len()];
        for place in places {
            kept[place as usize - 1] = true;
        }
        Ok(kept)
    }
}

fn column<'a, T>(writes: &[&'a Write], value: impl Fn(&'a Write) -> T) -> Vec<T> {
    writes.iter().map(|&write| value(write)).collect()
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
