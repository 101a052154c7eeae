//! Two servers on one PostgreSQL: a game goes on whatever happens to one of them.

use std::time::Duration;

use linja::{BySide, Side};
use linja_api::{Presence, ToClient};
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::client::Client;
use crate::client::database::{Cluster, Database, Fsync};
use crate::client::player::Player;
use crate::client::proxy::{Frozen, Proxy};
use crate::client::socket::{PATIENCE, Socket};
use crate::process::Process;

const ENTRIES: usize = 120;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_between_two_servers_goes_on_when_one_of_them_dies() {
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let database = Database::Postgres.make(folders[0].path());
    let [stays, dies] = folders.each_ref().map(|folder| Process::start(folder.path(), &database));
    let (here, there) = (watch::Sender::new(stays.address), watch::Sender::new(dies.address));
    let client = Client::new(stays.address);
    let (players, watch) = client.two_players(json!({})).await;
    let progress = watch::Sender::default();
    let mut playing = Vec::new();
    for (side, pass, server) in [
        (Some(Side::Black), &players.black, &here),
        (Some(Side::Red), &players.red, &there),
        (None, &watch, &here),
        (None, &watch, &there),
    ] {
        let seed = playing.len() as u64;
        let player = Player::new(pass, side, server.subscribe(), &progress, seed).await;
        playing.push(tokio::spawn(timeout(PATIENCE * 4, player.play(ENTRIES))));
    }
    let half = playing.len() * ENTRIES / 2;
    let mut heard = progress.subscribe();
    timeout(PATIENCE * 2, heard.wait_for(|&count| count >= half)).await.unwrap().unwrap();
    dies.kill();
    there.send_replace(stays.address);
    for played in playing {
        let played = played.await.unwrap().unwrap();
        played.check(&client).await;
        assert_eq!(played.course.entries().count(), ENTRIES);
    }
}

/// As docs/hosting.md tells to upgrade: each server stops, its clients come to the other one, and it starts again.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_are_replaced_one_after_the_other_and_no_turn_is_lost() {
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let database = Database::Postgres.make(folders[0].path());
    let start = |node: usize| Process::start(folders[node].path(), &database);
    let mut nodes = [Some(start(0)), Some(start(1))];
    let at = nodes.each_ref().map(|node| watch::Sender::new(node.as_ref().unwrap().address));
    let client = Client::new(*at[0].borrow());
    let progress = watch::Sender::default();
    let mut playing = Vec::new();
    for game in 0..2 {
        let (players, watch) = client.two_players(json!({})).await;
        for (side, pass, server) in [
            (Some(Side::Black), &players.black, &at[0]),
            (Some(Side::Red), &players.red, &at[1]),
            (None, &watch, &at[game]),
        ] {
            let seed = playing.len() as u64;
            let mut player = Player::new(pass, side, server.subscribe(), &progress, seed).await;
            player.by_requests = game == 1;
            playing.push(tokio::spawn(timeout(PATIENCE * 4, player.play(ENTRIES))));
        }
    }
    let third = playing.len() * ENTRIES / 3;
    let mut heard = progress.subscribe();
    for node in [0, 1] {
        let due = third * (node + 1);
        timeout(PATIENCE * 2, heard.wait_for(|&count| count >= due)).await.unwrap().unwrap();
        let stops = nodes[node].take().unwrap();
        let other = *at[1 - node].borrow();
        let ended = tokio::task::spawn_blocking(move || stops.terminate());
        at[node].send_replace(other);
        assert!(ended.await.unwrap().success());
        let starts = start(node);
        at[node].send_replace(starts.address);
        nodes[node] = Some(starts);
    }
    let client = Client::new(*at[0].borrow());
    let mut acknowledged = 0;
    for played in playing {
        let played = played.await.unwrap().unwrap();
        played.check(&client).await;
        assert_eq!(played.course.entries().count(), ENTRIES);
        acknowledged += played.acknowledged.len();
    }
    assert!(acknowledged > ENTRIES, "only {acknowledged} turns were acknowledged");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_hears_nothing_any_more_finds_out_and_catches_up() {
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let database = Database::Postgres.make(folders[0].path());
    let (proxy, through) = Proxy::before(&database).await;
    let there = Process::start(folders[0].path(), &database);
    let deaf = Process::start(folders[1].path(), &through);
    let [there, deaf] = [there.address, deaf.address].map(Client::new);
    let (players, watch) = there.two_players(json!({ "first": "black" })).await;
    let (mut socket, _) = Socket::hello(&deaf, &players.red, 0).await;
    there.make_turns(&players, 1, 1).await;
    assert_eq!(socket.entries().await.len(), 1);
    proxy.deafen();
    // A turn, and somebody who comes to watch.
    there.make_turns(&players, 2, 1).await;
    let (_watcher, _) = Socket::hello(&there, &watch, 0).await;
    let mut is_told = false;
    let mut sees_watcher = false;
    let all = Presence { seats: BySide { black: false, red: true }, watchers: 1 };
    let caught_up = socket.wait_for(|said| {
        match said {
            ToClient::Entries { entries } => is_told |= entries[0].number == 2,
            ToClient::Changed { presence, .. } => sees_watcher |= presence == all,
            _ => (),
        }
        (is_told && sees_watcher).then_some(())
    });
    timeout(PATIENCE * 2, caught_up).await.unwrap();
}

/// Nobody says again who has left.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_missed_that_somebody_left_finds_out_and_keeps_those_who_stay() {
    let folders = [(); 3].map(|()| TempDir::new().unwrap());
    let database = Database::Postgres.make(folders[0].path());
    let (proxy, through) = Proxy::before(&database).await;
    let addresses = [&database, &database, &through];
    let servers: [Process; 3] =
        std::array::from_fn(|at| Process::start(folders[at].path(), addresses[at]));
    let [there, elsewhere, deaf] = servers.each_ref().map(|server| Client::new(server.address));
    let (players, watch) = there.two_players(json!({})).await;
    let (mut witness, _) = Socket::hello(&elsewhere, &watch, 0).await;
    let (mut red, _) = Socket::hello(&deaf, &players.red, 0).await;
    let (black, _) = Socket::hello(&there, &players.black, 0).await;
    let with_black = |black| Presence { seats: BySide { black, red: true }, watchers: 1 };
    let sees = |said, wanted: Presence| match said {
        ToClient::Changed { presence, .. } => (presence == wanted).then_some(()),
        _ => None,
    };
    for socket in [&mut witness, &mut red] {
        socket.wait_for(|said| sees(said, with_black(true))).await;
    }
    proxy.deafen();
    drop(black);
    witness.wait_for(|said| sees(said, with_black(false))).await;
    proxy.cut();
    let seen = red.wait_for(|said| match said {
        ToClient::Changed { presence, .. } => Some(presence),
        _ => None,
    });
    assert_eq!(seen.await, with_black(false), "nobody else leaves, not even for a moment");
}

/// The database has kept it, but the server cannot know, and the player is gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_whose_fate_is_unknown_for_a_while_is_heard_of_at_all_servers() {
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let cluster = Cluster::start(Fsync::Off);
    let database = cluster.new_database();
    let (proxy, through) = Proxy::before(&database).await;
    let here = Process::start(folders[0].path(), &through);
    let there = Process::start(folders[1].path(), &database);
    let [here, there] = [here.address, there.address].map(Client::new);
    let (players, watch) = here.two_players(json!({ "first": "black" })).await;
    let mut watchers = Vec::new();
    for client in [&here, &there] {
        watchers.push(Socket::hello(client, &watch, 0).await.0);
    }
    let (mut black, _) = Socket::hello(&here, &players.black, 0).await;
    proxy.freeze(Frozen::Answers);
    let turn = linja_api::Action::Turn { number: 1, turn: "2-3,1-3".parse().unwrap() };
    black.say(&linja_api::ToServer::Act(turn)).await;
    let kept = async {
        while cluster.ask(&database, "SELECT count(*) FROM entries") == "0" {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, kept).await.unwrap();
    proxy.cut();
    proxy.freeze(Frozen::Nothing);
    let refused = |said| matches!(said, ToClient::Refused { .. }).then_some(());
    black.wait_for(refused).await;
    for watcher in &mut watchers {
        assert_eq!(watcher.entries().await.len(), 1);
    }
}
