//! A PostgreSQL that is cut off, silent, read-only or not there: nothing is lost, everybody is told in time, and
//! play goes on by itself.

use std::io::ErrorKind;

use linja_server::{OpenError, ServeError};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tokio::time::timeout;

use crate::client::database::Database;
use crate::client::games::Games;
use crate::client::proxy::{Frozen, Proxy, To};
use crate::client::socket::PATIENCE;
use crate::world::World;

/// So many games are played at once.
const GAMES: u64 = 3;

/// Connections are cut at the first, second, … so manyth message; `LINJA_FAULTS=all` goes further.
fn cuts() -> i64 {
    if std::env::var("LINJA_FAULTS").is_ok_and(|which| which == "all") { 100 } else { 12 }
}

async fn behind_proxy() -> (World, Proxy, String) {
    let folder = tempfile::TempDir::new().unwrap();
    let direct = Database::Postgres.make(folder.path());
    let (proxy, database) = Proxy::before(&direct).await;
    let world = World::with(Database::Postgres, |config| config.database = Some(database)).await;
    (world, proxy, direct)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_to_postgres_that_is_cut_anywhere_loses_nothing() {
    let (mut world, proxy, _) = behind_proxy().await;
    let mut played = Vec::new();
    for to in [To::Server, To::Client] {
        for number in 1..=cuts() {
            let what = format!("cut at message {number} to the {to:?}");
            let mut games = Games::open(&world.client, GAMES).await;
            proxy.cut_at(to, number);
            let play = async {
                let mut is_kept = false;
                while !(is_kept && proxy.has_cut(to)) {
                    is_kept = games.play(&world.client).await;
                }
            };
            timeout(PATIENCE, play).await.unwrap_or_else(|_| panic!("{what}: it does not go on"));
            games.check(&world.client, &what).await;
            let ready = timeout(PATIENCE, world.client.ready()).await;
            ready.unwrap_or_else(|_| panic!("{what}: it is not ready"));
            played.push(games);
        }
    }
    world.restart().await;
    for games in played {
        games.check(&world.client, "after the restart").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_does_not_answer_is_told_and_play_goes_on_when_it_does() {
    let (mut world, proxy, _) = behind_proxy().await;
    let mut games = Games::open(&world.client, GAMES).await;
    assert!(games.play(&world.client).await);
    proxy.freeze(Frozen::All);
    // Anything but status 503 is a panic there.
    assert!(!games.play(&world.client).await);
    assert_eq!(world.client.get("/ready").await.status, 503);
    proxy.freeze(Frozen::Nothing);
    timeout(PATIENCE, world.client.ready()).await.expect("it is never ready again");
    while !games.play(&world.client).await {}
    games.check(&world.client, "after a silence").await;
    proxy.freeze(Frozen::All);
    timeout(PATIENCE, world.stop()).await.expect("it does not stop");
    proxy.freeze(Frozen::Nothing);
    world.restart().await;
    games.check(&world.client, "after the restart").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_takes_no_writes_is_told_and_play_goes_on_when_it_does() {
    let (world, _proxy, direct) = behind_proxy().await;
    let name = direct.rsplit_once('/').unwrap().1;
    let set_read_only = async |on: &str| {
        let statements = format!(
            "SET transaction_read_only = off; \
             ALTER DATABASE {name} SET default_transaction_read_only = {on}; \
             SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()"
        );
        let mut connection = PgConnection::connect(&direct).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(statements)).execute(&mut connection).await.unwrap();
    };
    let mut games = Games::open(&world.client, GAMES).await;
    set_read_only("on").await;
    for _ in 0..3 {
        assert!(!games.play(&world.client).await);
    }
    assert_eq!(world.client.get("/ready").await.status, 503);
    set_read_only("off").await;
    timeout(PATIENCE, world.client.ready()).await.expect("it is never ready again");
    while !games.play(&world.client).await {}
    games.check(&world.client, "after it was read-only").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_is_not_there_is_told_as_what_it_is() {
    let mut world = World::start(Database::Postgres).await;
    world.config.database = Some("postgres://linja@127.0.0.1:1/linja".to_owned());
    let Err(ServeError::Store(OpenError::Database(sqlx::Error::Io(error)))) =
        world.try_restart().await
    else {
        panic!("something else");
    };
    assert_eq!(error.kind(), ErrorKind::ConnectionRefused);
}
