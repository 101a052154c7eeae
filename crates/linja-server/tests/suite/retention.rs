//! Old games are forgotten, while play goes on.

use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tokio::time::timeout;

use crate::client::database::Database;
use crate::client::games::Games;
use crate::client::live::PATIENCE;
use crate::world::World;

on_both_databases! {
    old_games_are_forgotten_while_play_goes_on_unless_their_clock_runs,
}

/// How many old games there are; more in a measurement.
fn old_games() -> i64 {
    std::env::var("LINJA_OLD_GAMES").map_or(2_000, |games| games.parse().unwrap())
}

/// Games with two entries each, made and last changed so many days ago.
fn insert(name: &str, games: i64, created: i64, changed: i64, wake: &str) -> [String; 2] {
    let numbers = format!(
        "WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < {games})"
    );
    let day = 86_400_000;
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
    let (created, changed) = (now - created * day, now - changed * day);
    [
        format!(
            "INSERT INTO games (id, version, terms, offers, watch, created, changed, wake) {numbers} \
             SELECT '{name}' || number, 2, '', '', '', {created}, {changed}, {wake} FROM numbers"
        ),
        format!(
            "INSERT INTO entries (game, number, entry) {numbers} \
             SELECT '{name}' || numbers.number, entry.number, '' FROM numbers, \
             (SELECT 1 AS number UNION ALL SELECT 2) AS entry"
        ),
    ]
}

async fn execute(database: Database, address: &str, statement: String) {
    let statement = AssertSqlSafe(statement);
    match database {
        Database::Sqlite => {
            let mut connection = SqliteConnection::connect(address).await.unwrap();
            sqlx::query(statement).execute(&mut connection).await.unwrap();
        }
        Database::Postgres => {
            let mut connection = PgConnection::connect(address).await.unwrap();
            sqlx::query(statement).execute(&mut connection).await.unwrap();
        }
    }
}

/// How many games and entries there are of this name.
async fn count(database: Database, address: &str, name: &str) -> (i64, i64) {
    let statement = AssertSqlSafe(format!(
        "SELECT (SELECT count(*) FROM games WHERE id LIKE '{name}%'), \
                (SELECT count(*) FROM entries WHERE game LIKE '{name}%')"
    ));
    match database {
        Database::Sqlite => {
            let mut connection = SqliteConnection::connect(address).await.unwrap();
            sqlx::query_as(statement).fetch_one(&mut connection).await.unwrap()
        }
        Database::Postgres => {
            let mut connection = PgConnection::connect(address).await.unwrap();
            sqlx::query_as(statement).fetch_one(&mut connection).await.unwrap()
        }
    }
}

async fn old_games_are_forgotten_while_play_goes_on_unless_their_clock_runs(database: Database) {
    let mut world = World::start(database).await;
    world.stop().await;
    let address = world.config.database.clone().unwrap();
    for statements in [
        insert("old", old_games(), 9, 3, "NULL"),
        // Long after all tests.
        insert("running", 10, 9, 3, "9999999999999"),
        insert("lively", 10, 9, 1, "NULL"),
    ] {
        for statement in statements {
            execute(database, &address, statement).await;
        }
    }
    assert_eq!(count(database, &address, "old").await, (old_games(), 2 * old_games()));
    world.config.keep_days = 2;
    world.restart().await;
    let forgotten = async {
        loop {
            let mut games = Games::open(&world.client, 3).await;
            while games.turns() < 10 {
                assert!(games.play(&world.client).await);
            }
            if count(database, &address, "old").await == (0, 0) {
                break games;
            }
        }
    };
    let games = timeout(PATIENCE * 20, forgotten).await.expect("old games stay");
    games.check(&world.client, "a game of today").await;
    for name in ["running", "lively"] {
        assert_eq!(count(database, &address, name).await, (10, 20), "{name}");
    }
}
