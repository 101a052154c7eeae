//! A server that is killed again and again notifies all the same, and a person sees each notification once.

use std::path::Path;
use std::time::Duration;

use linja::Random;
use serde_json::json;
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::client::Client;
use crate::client::database::Database;
use crate::client::push::PushService;
use crate::process::Process;

/// So many servers are killed at the same time, each with a database of its own.
const SERVERS: u64 = 4;

/// How often each of them is killed; more in a measurement.
fn kills() -> usize {
    std::env::var("LINJA_PUSH_KILLS").map_or(2, |kills| kills.parse().unwrap())
}

fn kill_and_restart(process: Process, folder: &Path, address: &str) -> Process {
    process.kill();
    Process::start(folder, address)
}

async fn no_notification_is_lost(database: Database, seed: u64) {
    let folder = TempDir::new().unwrap();
    let address = database.make(folder.path());
    let mut process = Process::start(folder.path(), &address);
    let mut service = PushService::start(&Client::new(process.address)).await;
    let mut random = Random::new(seed);
    for kill in 0..kills() {
        let client = Client::new(process.address);
        let (players, _) = client.two_players(json!({ "first": "black" })).await;
        let subscribed = client.subscribe(&players.red, &service.endpoint("ben"), "en").await;
        assert_eq!(subscribed.status, 204);
        client.make_turns(&players, 1, seed).await;
        let told = if kill % 2 == 0 {
            // Before anything is sent.
            sleep(Duration::from_millis(random.below(1800) as u64)).await;
            process = kill_and_restart(process, folder.path(), &address);
            service.next().await
        } else {
            // It is on the device, and the server does not know yet: it is sent again, and replaces the first.
            let first = service.next().await;
            process = kill_and_restart(process, folder.path(), &address);
            let second = service.next().await;
            assert_eq!(first, second);
            second
        };
        // One that came again would be there instead of that of the next game.
        assert_eq!((told.game, told.text), (players.red.game, "It’s your turn.".to_owned()));
        // The server hears that it was taken, and keeps that.
        sleep(Duration::from_secs(1)).await;
    }
    assert!(service.is_quiet().await, "told twice");
}

async fn on_several_servers(database: Database) {
    let servers: JoinSet<()> =
        (0..SERVERS).map(|seed| no_notification_is_lost(database, seed)).collect();
    servers.join_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_notifies_all_the_same_with_sqlite() {
    on_several_servers(Database::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_notifies_all_the_same_with_postgres() {
    on_several_servers(Database::Postgres).await;
}
