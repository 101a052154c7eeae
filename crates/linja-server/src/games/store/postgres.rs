//! Games in a PostgreSQL that several servers share; they tell each other what has changed.

use std::str::FromStr;
use std::sync::Arc;

use linja::Side;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};

use super::pool::Pool;
use super::subscriptions::SubscriptionRow;
use super::writer::{Keep, Writer};
use super::{Health, LIMIT, OUTAGE, OUTAGES, OpenError, Write, migrations, within_limit};

/// The channel on which the servers talk to each other.
const CHANNEL: &str = "linja";

/// Connections besides those of the writer and the listener.
const CONNECTIONS: u32 = 8;

pub(crate) struct Postgres {
    pool: Pool<PgConnection>,
    writing: Arc<Pool<PgConnection>>,
    options: PgConnectOptions,
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
        let writing = Arc::new(Pool::new(options.clone(), 1));
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
            .connect_lazy_with(self.options.clone());
        within_limit(async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.listen(CHANNEL).await?;
            Ok(Notices(listener))
        })
        .await
    }

    /// Says something to all servers.
    pub(crate) async fn say(&self, what: &str) -> sqlx::Result<()> {
        let notify = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(what);
        let said = self.pool.with(async |connection| notify.execute(connection).await);
        within_limit(said).await.map(|_| ())
    }

    pub(super) fn readers(&self) -> &Pool<PgConnection> {
        &self.pool
    }

    pub(super) fn writers(&self) -> &Pool<PgConnection> {
        &self.pool
    }

    pub(super) async fn claim(&self, now: i64, until: i64, most: i64) -> sqlx::Result<Vec<String>> {
        let claim = sqlx::query_scalar(
            "UPDATE games SET wake = $2 WHERE id = ANY(ARRAY( \
             SELECT id FROM games WHERE wake <= $1 ORDER BY wake LIMIT $3 FOR UPDATE SKIP LOCKED)) RETURNING id",
        );
        let claim = claim.bind(now).bind(until).bind(most);
        self.pool.with(async |connection| claim.fetch_all(connection).await).await
    }

    pub(super) async fn claim_subscriptions(
        &self,
        now: i64,
        until: i64,
        most: i64,
    ) -> sqlx::Result<Vec<SubscriptionRow>> {
        let claim = sqlx::query_as(
            "WITH claimed AS (SELECT game, endpoint FROM subscriptions WHERE due <= $1 ORDER BY due LIMIT $3 \
                 FOR UPDATE SKIP LOCKED) \
             UPDATE subscriptions AS one SET due = $2 FROM claimed \
             WHERE one.game = claimed.game AND one.endpoint = claimed.endpoint \
             RETURNING one.game, seat, device, told, failures",
        );
        let claim = claim.bind(now).bind(until).bind(most);
        self.pool.with(async |connection| claim.fetch_all(connection).await).await
    }

    /// Goes by the clock of the database.
    pub(super) async fn alive(&self, _: i64) -> sqlx::Result<Vec<(i64, i64)>> {
        let first = sqlx::query(
            "INSERT INTO alive (id, at) VALUES (1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) \
             ON CONFLICT (id) DO NOTHING",
        );
        // One server at a time, because of FOR UPDATE. The second one sees what the first one noted.
        let alive = sqlx::query(
            "WITH noted AS ( \
                 UPDATE alive SET at = GREATEST(alive.at, clock.now) \
                 FROM (SELECT id, at FROM alive WHERE id = 1 FOR UPDATE) AS last, \
                      (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS clock \
                 WHERE alive.id = last.id RETURNING last.at AS began, clock.now AS ended) \
             INSERT INTO outages (began, ended) SELECT began, ended FROM noted WHERE began + $1 < ended",
        );
        let alive = alive.bind(OUTAGE);
        let note = async |connection: &mut PgConnection| {
            first.execute(&mut *connection).await?;
            alive.execute(&mut *connection).await?;
            sqlx::query_as(OUTAGES).fetch_all(connection).await
        };
        self.pool.with(note).await
    }

    pub(super) async fn forget(&self, before: i64, most: i64) -> sqlx::Result<u64> {
        let forget = sqlx::query(
            "DELETE FROM games WHERE id = ANY(ARRAY(SELECT id FROM games \
             WHERE created < $1 AND changed < $1 AND wake IS NULL ORDER BY created LIMIT $2 FOR UPDATE SKIP LOCKED))",
        );
        let forget = forget.bind(before).bind(most);
        let in_order = sqlx::query("SET LOCAL enable_sort = off");
        let forgotten = self.pool.with(async |connection| {
            let mut transaction = connection.begin().await?;
            // As long as it has no statistics, PostgreSQL would rather sort all old games than follow the index to a few.
            in_order.execute(&mut *transaction).await?;
            let forgotten = forget.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(forgotten.rows_affected())
        });
        forgotten.await
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
                     $7::bigint[], $8::text[], $9::text[], $10::text[], $11::text[], $12::bigint[], $13::bigint[], $14::text[], $15::bigint[]) \
                 WITH ORDINALITY AS write (id, version, offers, black, red, changed, \
                     wake, names, terms, invite, watch, created, number, entry, due, place)), \
             new AS ( \
                 INSERT INTO games (id, version, offers, black, red, changed, wake, names, terms, invite, watch, created) \
                 SELECT id, version, offers, black, red, changed, wake, names, terms, invite, watch, created \
                 FROM write WHERE terms IS NOT NULL), \
             next AS ( \
                 UPDATE games SET version = write.version, offers = write.offers, black = COALESCE(write.black, games.black), \
                     red = COALESCE(write.red, games.red), changed = write.changed, wake = write.wake, names = COALESCE(write.names, games.names) \
                 FROM write WHERE games.id = write.id AND games.version = write.version - 1 AND write.terms IS NULL \
                 RETURNING games.id, number, entry, place, due), \
             look AS ( \
                 UPDATE subscriptions SET due = next.due FROM next WHERE game = next.id), \
             entry AS ( \
                 INSERT INTO entries (game, number, entry) \
                 SELECT id, number, entry FROM next WHERE number IS NOT NULL) \
             SELECT place FROM next UNION ALL SELECT place FROM write WHERE terms IS NOT NULL",
        );
        let keep = keep
            .bind(column(writes, |write| &*write.game.id))
            .bind(column(writes, |write| write.game.version as i64))
            .bind(column(writes, |write| write.offers.as_str()))
            .bind(column(writes, |write| write.seat(Side::Black)))
            .bind(column(writes, |write| write.seat(Side::Red)))
            .bind(column(writes, |write| write.game.changed as i64))
            .bind(column(writes, |write| write.wake))
            .bind(column(writes, Write::names))
            .bind(column(writes, |write| write.terms.as_deref()))
            .bind(column(writes, |write| Some(write.new_game()?.invite.as_ref()?.as_str())))
            .bind(column(writes, |write| Some(write.new_game()?.watch.as_str())))
            .bind(column(writes, |write| Some(write.new_game()?.created as i64)))
            .bind(column(writes, |write| Some(write.entry.as_ref()?.0)))
            .bind(column(writes, |write| Some(write.entry.as_ref()?.1.as_str())))
            .bind(column(writes, Write::due));
        let places = self.with(async |connection| keep.fetch_all(connection).await);
        let places: Vec<i64> = within_limit(places).await?;
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
