//! Databases of older and newer versions, and what they know of the time without a server.

use std::path::Path;

use linja::{Random, Record};
use linja_api::{Action, GameView, Secret, TimeControl};
use linja_server::{OpenError, ServeError};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use sqlx::migrate::Migrator;
use sqlx::{Connection, PgConnection};

use crate::client::database::Database;
use crate::client::player::draw;
use crate::client::socket::Socket;
use crate::client::{Pass, course_of, secret};
use crate::sql::{execute, numbers};
use crate::world::World;

on_both_databases! {
    games_of_0_1_0_are_what_they_were_and_go_on,
    a_database_of_a_newer_version_is_refused,
    the_time_in_which_no_server_ran_costs_no_player_any_time,
    a_clock_that_was_ahead_does_not_turn_the_sign_of_life_back,
}

/// A database that 0.1.0 wrote, as `sqlite3` dumps it, and what 0.1.0 said of its games at the end.
const OLD: &str = include_str!("../data/0.1.0.sql");
const OLD_GAMES: &str = include_str!("../data/0.1.0.json");

/// A game as 0.1.0 showed it to Anna, without the time.
#[derive(Deserialize)]
struct OldGame {
    what: String,
    view: Map<String, Value>,
    summary: Map<String, Value>,
    record: String,
    /// For Ben, who has not joined yet.
    invite: Option<Secret>,
}

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

/// Makes the database that 0.1.0 wrote.
async fn make_old(address: &str) {
    if address.starts_with("sqlite:") {
        return execute(&format!("{address}?mode=rwc"), OLD).await;
    }
    // The same rows in the same tables.
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let all = Migrator::new(folder).await.unwrap();
    let first = Migrator::with_migrations(all.iter().take(1).cloned().collect());
    first.run(&mut PgConnection::connect(address).await.unwrap()).await.unwrap();
    let rows = OLD.lines().filter(|line| line.starts_with("INSERT"));
    for row in rows.filter(|row| !row.contains("_sqlx_migrations")) {
        execute(address, row).await;
    }
}

async fn games_of_0_1_0_are_what_they_were_and_go_on(database: Database) {
    let folder = tempfile::TempDir::new().unwrap();
    let address = database.make(folder.path());
    make_old(&address).await;
    let world = World::with(database, |config| config.database = Some(address)).await;
    let client = &world.client;
    for OldGame { what, view, summary, record, invite } in
        serde_json::from_str::<Vec<OldGame>>(OLD_GAMES).unwrap()
    {
        let pass =
            |who| Pass { game: view["id"].as_str().unwrap().to_owned(), secret: secret(who) };
        let anna = pass("anna");
        let listed = json!({ "games": [{ "id": anna.game, "secret": anna.secret }] });
        let listed = client.post("/api/my-games", listed).await.good::<[Value; 1]>();
        assert_has(&listed[0], &summary, &what);
        assert_has(&client.look(&anna, "").await.good(), &view, &what);
        let game = |record: &str| record.parse::<Record>().unwrap().game;
        assert_eq!(game(&client.look(&anna, "/record").await.text), game(&record), "{what}");
        let next = match &invite {
            None => anna.clone(),
            Some(invite) => {
                let ben = pass("ben");
                client.join(&ben.game, invite, &ben.secret).await.good::<GameView>();
                ben
            }
        };
        let (offers, course) = (client.view(&next).await.offers, client.course(&next).await);
        let number = course.next_number();
        let action = match course.to_move() {
            None => Action::OfferRematch { number },
            Some(_) if offers.takeback.is_some() => Action::AnswerTakeback { number, grant: true },
            Some(_) => Action::Turn { number, turn: draw(&course, &mut Random::new(1)) },
        };
        let played: GameView = client.act(&next, action).await.good();
        assert!(course_of(&played).next_number() > number, "{what}");
    }
}

/// All that an older version said is still said; there may be more.
fn assert_has(now: &Value, old: &Map<String, Value>, what: &str) {
    for (field, value) in old {
        assert_eq!(&now[field], value, "{what}: {field}");
    }
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
    let clock = TimeControl::game(20, 0);
    let (players, _) = world.client.two_players(json!({ "clock": clock })).await;
    world.client.make_turns(&players, 2, 1).await;
    world.stop().await;
    // As if all that had been a minute ago.
    let address = world.config.database.as_ref().unwrap();
    make_games_older(address, 60_000).await;
    execute(address, "UPDATE alive SET at = at - 60000").await;
    world.restart().await;
    let (_, seen) = Socket::hello(&world.client, &players.black, 0).await;
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
