//! People who find each other at open tables while servers are killed: every seat is taken once.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::Duration;

use linja::{BySide, Random};
use linja_api::{GameView, Opened, ProblemCode, Secret};
use reqwest::Method;
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::client::database::Database;
use crate::client::lobby::Lobby;
use crate::client::socket::{Heard, PATIENCE, Socket};
use crate::client::{Answer, Client, Pass, secret};
use crate::process::Process;

/// So many tables, and as many guests.
const TABLES: usize = 12;

/// The server may be starting just now.
const AGAIN: Duration = Duration::from_millis(50);

type Server = watch::Receiver<SocketAddr>;

fn client(server: &Server) -> Client {
    Client::new(*server.borrow())
}

/// Sends something until a server answers that it is done or cannot be done.
async fn insist(server: &Server, path: &str, bearer: &str, body: &serde_json::Value) -> Answer {
    loop {
        let client = client(server);
        let request = client.request(Method::POST, path).bearer_auth(bearer).json(body);
        match client.try_send(request).await {
            Ok(answer) if answer.status != 503 => return answer,
            _ => sleep(AGAIN).await,
        }
    }
}

/// Opens a table and stays at it. A table whose opening was not heard of is never listed.
async fn host(server: Server, number: usize) {
    let own = secret(&format!("host-{number}"));
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let wish = json!({ "seats": seats, "open": true, "secret": own });
    let game = insist(&server, "/api/games", "", &wish).await.good::<Opened>().game.id;
    let pass = Pass { game, secret: own };
    loop {
        if let Some((mut socket, _)) = Socket::try_hello(&client(&server), &pass, 0).await {
            while let Heard::Said(_) = socket.hear().await {}
        }
        sleep(AGAIN).await;
    }
}

/// Looks for a free seat until one is had.
async fn guest(server: Server, number: usize, seated: watch::Sender<usize>) -> Pass {
    let (own, mut random) = (secret(&format!("guest-{number}")), Random::new(number as u64));
    loop {
        let free = match Lobby::try_new(&client(&server)).await {
            Some(lobby) => lobby.free(),
            None => Vec::new(),
        };
        if !free.is_empty() {
            let game = free[random.below(free.len())].clone();
            let key = Secret::of_open_game(&game).unwrap();
            let path = format!("/api/games/{game}/join");
            let answer = insist(&server, &path, key.reveal(), &json!({ "secret": own })).await;
            if answer.status == 200 {
                seated.send_modify(|count| *count += 1);
                return Pass { game, secret: own };
            }
            assert_eq!(answer.problem(409).code, ProblemCode::SeatTaken);
        }
        sleep(AGAIN).await;
    }
}

/// All find a seat, whatever is done whenever a quarter of them has.
async fn find_each_other(hosts: Server, guests: Server, mut terrible: impl FnMut()) {
    let (seated, mut staying, mut looking) =
        (watch::Sender::default(), JoinSet::new(), JoinSet::new());
    for number in 0..TABLES {
        staying.spawn(host(hosts.clone(), number));
        looking.spawn(guest(guests.clone(), number, seated.clone()));
    }
    let mut count = seated.subscribe();
    for quarter in 1..4 {
        let due = |&count: &usize| count >= quarter * TABLES / 4;
        timeout(PATIENCE * 2, count.wait_for(due)).await.unwrap().unwrap();
        terrible();
    }
    let passes = timeout(PATIENCE * 4, looking.join_all()).await.unwrap();
    let games: BTreeSet<&str> = passes.iter().map(|pass| pass.game.as_str()).collect();
    assert_eq!(games.len(), TABLES, "a seat was taken twice");
    for pass in &passes {
        let seen: GameView = client(&guests).view(pass).await;
        assert_eq!(seen.yours, BySide { black: false, red: true });
    }
}

async fn at_a_server_that_is_killed(database: Database) {
    let folder = TempDir::new().unwrap();
    let address = database.make(folder.path());
    let mut process = Some(Process::start(folder.path(), &address));
    let server = watch::Sender::new(process.as_ref().unwrap().address);
    find_each_other(server.subscribe(), server.subscribe(), || {
        process.take().unwrap().kill();
        let next = Process::start(folder.path(), &address);
        server.send_replace(next.address);
        process = Some(next);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_once_at_a_killed_server_with_sqlite() {
    at_a_server_that_is_killed(Database::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_once_at_a_killed_server_with_postgres() {
    at_a_server_that_is_killed(Database::Postgres).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hosts_whose_server_dies_are_found_at_another() {
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let database = Database::Postgres.make(folders[0].path());
    let [stays, dies] = folders.each_ref().map(|folder| Process::start(folder.path(), &database));
    let (here, there) = (watch::Sender::new(stays.address), watch::Sender::new(dies.address));
    let mut dies = Some(dies);
    find_each_other(there.subscribe(), here.subscribe(), || {
        if let Some(dies) = dies.take() {
            dies.kill();
            there.send_replace(stays.address);
        }
    })
    .await;
}
