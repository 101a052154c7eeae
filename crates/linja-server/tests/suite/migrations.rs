//! Databases of older and newer versions, and what they know of the time without a server.

use std::path::Path;

use linja_api::{Action, Clock, GameView};
use linja_server::{OpenError, ServeError};
use serde_json::json;
use sqlx::migrate::Migrator;
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::client::database::Database;
use crate::client::live::Live;
use crate::client::{Pass, secret};
use crate::sql::{execute, numbers};
use crate::world::World;

on_both_databases! {
    a_game_of_the_first_version_goes_on,
    a_database_of_a_newer_version_is_refused,
    the_time_in_which_no_server_ran_costs_no_player_any_time,
    a_clock_that_was_ahead_does_not_turn_the_sign_of_life_back,
}

/// What the first version kept: a game of Anna's with one turn.
const FIRST: [&str; 2] = [
    r#"INSERT INTO games (id, version, terms, offers, black, red, invite, watch, created, changed, wake) VALUES (
        '0123456789abcdef', 1,
        '{"rules":"zen","players":{"black":{"who":"person"},"red":{"who":"computer","level":3}},"clock":{"kind":"none"},"start":"6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b"}',
        '{"takeback":null,"rematch":null}',
        '1b0ebdbe9f08f05b46e3993e2642f9a4bea9ed73552ad54470abce2090acaa00', NULL, NULL, 'none', 1750000000000, 1750000000001, NULL)"#,
    r#"INSERT INTO entries (game, number, entry) VALUES ('0123456789abcdef', 1,
        '{"number":1,"at":1750000000001,"event":"turn","turn":"2-3,1-3"}')"#,
];

/// As if all games had been played so many milliseconds earlier.
pub(crate) async fn make_games_older(address: &str, time: u32) {
    let entry = match address.starts_with("sqlite:") {
        true => format!("json_set(entry, '$.at', json_extract(entry, '$.at') - {time})"),
        false => format!(
            "jsonb_set(entry::jsonb, '{{at}}', to_jsonb((entry::jsonb->>'at')::bigint - {time}))::text"
        ),
    };
    execute(address, format!("UPDATE entries SET entry = {entry}")).await;
    execute(address, format!("UPDATE games SET wake = wake - {time}")).await;
}

/// Makes an empty database of the first version.
async fn make_first_version(address: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let all = Migrator::new(folder).await.unwrap();
    let first = all.iter().take(1).cloned().collect();
    let migrator = Migrator::with_migrations(first);
    if address.starts_with("sqlite:") {
        let address = format!("{address}?mode=rwc");
        migrator.run(&mut SqliteConnection::connect(&address).await.unwrap()).await.unwrap();
    } else {
        migrator.run(&mut PgConnection::connect(address).await.unwrap()).await.unwrap();
    }
}

async fn a_game_of_the_first_version_goes_on(database: Database) {
    let folder = tempfile::TempDir::new().unwrap();
    let address = database.make(folder.path());
    make_first_version(&address).await;
    for statement in FIRST {
        execute(&address, statement).await;
    }
    let world = World::with(database, |config| config.database = Some(address)).await;
    let anna = Pass { game: "0123456789abcdef".to_owned(), secret: secret("anna") };
    assert_eq!(world.client.course(&anna).await.game().turns().len(), 1);
    let resign = world.client.act(&anna, Action::Resign { number: 2 }).await;
    assert_eq!(resign.good::<GameView>().entries.len(), 2);
}

async fn a_database_of_a_newer_version_is_refused(database: Database) {
    let mut world = World::start(database).await;
    world.stop().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 SELECT 9999, 'from the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    execute(world.config.database.as_ref().unwrap(), newer).await;
    let refused = world.try_restart().await;
    assert!(matches!(refused, Err(ServeError::Store(OpenError::Newer(9999)))), "{refused:?}");
}

async fn the_time_in_which_no_server_ran_costs_no_player_any_time(database: Database) {
    let mut world = World::start(database).await;
    let clock = Clock::Game { seconds: 20, increment: 0 };
    let (players, _) = world.client.two_players(json!({ "clock": clock })).await;
    world.client.make_turns(&players, 2, 1).await;
    world.stop().await;
    // As if all that had been a minute ago.
    let address = world.config.database.as_ref().unwrap();
    make_games_older(address, 60_000).await;
    execute(address, "UPDATE alive SET at = at - 60000").await;
    world.restart().await;
    let (_, seen) = Live::hello(&world.client, &players.black, 0).await;
    assert!(seen.outage >= 60_000, "{}", seen.outage);
    world.client.make_turns(&players, 3, 1).await;
    let course = world.client.course(&players.black).await;
    assert_eq!(course.game().turns().len(), 3);
    let left = course.left().unwrap();
    assert!(left.black > 0 && left.red > 0, "{left:?}");
}

async fn a_clock_that_was_ahead_does_not_turn_the_sign_of_life_back(database: Database) {
    let mut world = World::start(database).await;
    world.stop().await;
    let address = world.config.database.clone().unwrap();
    execute(&address, "UPDATE alive SET at = at + 60000").await;
    let ahead = noted(&address).await;
    world.restart().await;
    assert_eq!(noted(&address).await, ahead);
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_start_at_the_same_time_note_one_outage() {
    let mut world = World::start(Database::Postgres).await;
    world.stop().await;
    let address = world.config.database.clone().unwrap();
    execute(&address, "UPDATE alive SET at = at - 60000").await;
    let same = || World::with(Database::Postgres, |config| config.database = Some(address.clone()));
    let _servers = tokio::join!(same(), same(), same(), same());
    let (outages, length) =
        numbers(&address, "SELECT count(*), sum(ended - began)::bigint FROM outages").await;
    assert_eq!(outages, 1);
    assert!((60_000..90_000).contains(&length), "{length}");
}

/// The sign of life, and how many outages there were.
async fn noted(address: &str) -> (i64, i64) {
    numbers(address, "SELECT at, (SELECT count(*) FROM outages) FROM alive").await
}
