//! A server under load that is killed again and again loses no turn that it has acknowledged.

use linja::Side;
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client::Client;
use crate::client::database::{Cluster, Database, Fsync};
use crate::client::player::Player;
use crate::process::Process;

const GAMES: usize = 4;

/// How often the server is killed, and in each round so many entries a game; more in a measurement.
fn rounds() -> usize {
    std::env::var("LINJA_CRASH_ROUNDS").map_or(5, |rounds| rounds.parse().unwrap())
}
const ENTRIES: usize = 15;

/// Plays several games at once, and does something terrible in each round.
async fn play_through(rounds: usize, first: Process, terrible: impl Fn(Process) -> Process) {
    let server = watch::Sender::new(first.address);
    let progress = watch::Sender::default();
    let goal = (rounds + 1) * ENTRIES;
    let client = Client::new(first.address);
    let mut playing = JoinSet::new();
    for game in 0..GAMES {
        let (players, watch) = client.two_players(json!({})).await;
        for (side, pass) in
            [(Some(Side::Black), &players.black), (Some(Side::Red), &players.red), (None, &watch)]
        {
            let seed = playing.len() as u64;
            let mut player = Player::new(pass, side, server.subscribe(), &progress, seed).await;
            player.by_requests = game % 2 == 1;
            playing.spawn(player.play(goal));
        }
    }
    let mut process = first;
    let mut heard = progress.subscribe();
    let mut all_played = Vec::new();
    let players = playing.len();
    for round in 1..=rounds {
        let due = round * ENTRIES * players;
        // In the middle of the turns of this round. A player who fails must not be waited for.
        while *heard.borrow_and_update() < due {
            tokio::select! {
                more = heard.changed() => more.unwrap(),
                Some(played) = playing.join_next() => all_played.push(played.unwrap()),
            }
        }
        process = terrible(process);
        server.send_replace(process.address);
    }
    all_played.extend(playing.join_all().await);
    let client = Client::new(process.address);
    let mut acknowledged = 0;
    for played in all_played {
        played.check(&client).await;
        acknowledged += played.acknowledged.len();
    }
    assert!(acknowledged > GAMES * goal / 2, "only {acknowledged} turns were acknowledged");
}

async fn killed_and_started_again(database: Database) {
    let folder = TempDir::new().unwrap();
    let address = database.make(folder.path());
    let first = Process::start(folder.path(), &address);
    play_through(rounds(), first, |process| {
        process.kill();
        Process::start(folder.path(), &address)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_with_sqlite() {
    killed_and_started_again(Database::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_with_postgres() {
    killed_and_started_again(Database::Postgres).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_crashes_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let cluster = Cluster::start(Fsync::Off);
    let first = Process::start(folder.path(), &cluster.new_database());
    play_through(2, first, |process| {
        cluster.restart();
        process
    })
    .await;
}
