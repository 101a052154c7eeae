//! The database, asked past the server.

use std::time::SystemTime;

use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

pub(crate) async fn execute(address: &str, statement: impl Into<String>) {
    let statement = AssertSqlSafe(statement.into());
    if address.starts_with("sqlite:") {
        let mut connection = SqliteConnection::connect(address).await.unwrap();
        sqlx::query(statement).execute(&mut connection).await.unwrap();
    } else {
        let mut connection = PgConnection::connect(address).await.unwrap();
        sqlx::query(statement).execute(&mut connection).await.unwrap();
    }
}

/// Two numbers that a statement finds.
#[allow(dead_code)] // Examples do not ask.
pub(crate) async fn numbers(address: &str, statement: impl Into<String>) -> (i64, i64) {
    let statement = AssertSqlSafe(statement.into());
    if address.starts_with("sqlite:") {
        let mut connection = SqliteConnection::connect(address).await.unwrap();
        sqlx::query_as(statement).fetch_one(&mut connection).await.unwrap()
    } else {
        let mut connection = PgConnection::connect(address).await.unwrap();
        sqlx::query_as(statement).fetch_one(&mut connection).await.unwrap()
    }
}

/// Adds games with two entries each, made nine days ago, and last changed so many days ago.
pub(crate) async fn add_games(address: &str, name: &str, games: u64, changed: u64, wake: &str) {
    let count = format!(
        "WITH RECURSIVE count (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM count WHERE number < {games})"
    );
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
    let before = |days: u64| now - days * 86_400_000;
    let (created, changed) = (before(9), before(changed));
    let add = format!(
        "INSERT INTO games (id, version, terms, offers, watch, created, changed, wake) {count} \
         SELECT '{name}' || number, 2, '', '', '', {created}, {changed}, {wake} FROM count"
    );
    let add_entries = format!(
        "INSERT INTO entries (game, number, entry) {count} \
         SELECT '{name}' || count.number, entry.number, '' \
         FROM count, (SELECT 1 AS number UNION ALL SELECT 2) AS entry"
    );
    execute(address, add).await;
    execute(address, add_entries).await;
}
