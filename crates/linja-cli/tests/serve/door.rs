//! Connections that ask for nothing keep nobody else from playing.

use std::net::SocketAddr;
use std::process::Command;

use futures_util::future::join_all;
use linja::Side;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::json;
use tempfile::TempDir;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::client::Client;
use crate::client::database::Database;
use crate::client::player::Player;
use crate::client::socket::PATIENCE;
use crate::process::{LOG, PROGRAM, Process};

/// The server may have so many files, and somebody opens more connections.
const FILES: u32 = 1024;
const BAD: usize = 1100;

const ENTRIES: usize = 40;

/// Connects from another address than the players, and does not ask for anything.
async fn hold(server: SocketAddr, said: &[u8]) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    // The server may refuse it.
    let mut stream = timeout(PATIENCE, socket.connect(server)).await.unwrap().ok()?;
    _ = stream.write_all(said).await;
    Some(stream)
}

async fn play_beside_bad_connections(limit: u32) {
    let both = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: both.maximum, ..both }).unwrap();
    let folder = TempDir::new().unwrap();
    let database = Database::Sqlite.make(folder.path());
    let mut command = Command::new("sh");
    let set = format!("ulimit -n {FILES} && export LINJA_LIMIT_CONNECTIONS={limit}");
    let script = format!("{set} && exec \"$@\"");
    command.args(["-c", &script, "sh", PROGRAM]);
    let process = Process::start_by(command, folder.path(), &database);
    let client = Client::new(process.address);
    let (players, _) = client.two_players(json!({})).await;
    let says = [b"".as_slice(), b"P", b"GET / HTTP/1.1\r\n"];
    let held = join_all((0..BAD).map(|at| hold(process.address, says[at % says.len()]))).await;
    let progress = watch::Sender::default();
    let server = watch::Sender::new(process.address);
    let mut playing = Vec::new();
    for side in Side::ALL {
        let pass = &players[side];
        let player = Player::new(pass, Some(side), server.subscribe(), &progress, 7).await;
        playing.push(timeout(PATIENCE, player.play(ENTRIES)));
    }
    for played in join_all(playing).await {
        played.expect("nobody gets through").check(&client).await;
    }
    drop(held);
    let log = std::fs::read_to_string(folder.path().join(LOG)).unwrap();
    assert_eq!(log, "", "there were always files left");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_with_a_thousand_bad_connections_stops_nobody_else() {
    play_beside_bad_connections(100).await;
}

/// As behind a proxy, where all come from one address.
#[tokio::test(flavor = "multi_thread")]
async fn bad_connections_make_room_when_there_are_too_many() {
    play_beside_bad_connections(0).await;
}
