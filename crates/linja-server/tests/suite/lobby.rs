//! Tables that are open to anyone.

use std::collections::{BTreeMap, BTreeSet};

use futures_util::future::join_all;
use linja::{BySide, Random, Side};
use linja_api::{Action, GameView, LobbyNews, OpenTable, ProblemCode, Secret};
use serde_json::json;

use crate::client::database::Database;
use crate::client::lobby::Lobby;
use crate::client::socket::Socket;
use crate::client::{Client, Pass, secret};
use crate::world::World;

on_both_databases! {
    an_open_table_is_listed_while_its_host_is_there,
    the_first_who_sits_down_gets_the_seat_and_everybody_sees_it_go,
    a_game_at_an_open_table_is_watched_by_anyone_until_it_is_over,
    only_tables_that_are_offered_to_anyone_are_listed,
    of_a_thousand_people_each_finds_a_seat_and_each_seat_is_taken_once,
}

async fn an_open_table_is_listed_while_its_host_is_there(database: Database) {
    let mut world = World::start(database).await;
    let mut lobby = Lobby::new(&world.client).await;
    let anna = world.client.open_table("anna").await;
    assert_eq!(world.client.get("/api/lobby").await.good::<LobbyNews>().tables, []);
    let (socket, view) = Socket::hello(&world.client, &anna, 0).await;
    lobby.until(|tables| tables.len() == 1).await;
    let table = OpenTable {
        id: anna.game.clone(),
        rules: linja::RuleSet::Zen,
        clock: linja_api::TimeControl::None,
        first: view.terms.start.to_move(),
        position: None,
        free: Some(Side::Red),
        names: BySide { black: Some("anna".to_owned()), red: None },
    };
    assert_eq!(lobby.tables[&anna.game], table);
    let list: LobbyNews = world.client.get("/api/lobby").await.good();
    assert_eq!(list, LobbyNews { whole: true, tables: vec![table], gone: Vec::new() });
    // Somebody who only looks at it does not keep it there.
    let (_guest, _) = Socket::hello(&world.client, &key(&anna.game), 0).await;
    drop(socket);
    lobby.until(BTreeMap::is_empty).await;
    let (socket, _) = Socket::hello(&world.client, &anna, 0).await;
    lobby.until(|tables| tables.len() == 1).await;
    // A second window of the host, and one of them is closed.
    let (_second, _) = Socket::hello(&world.client, &anna, 0).await;
    drop(socket);
    assert_eq!(Lobby::new(&world.client).await.free(), [anna.game.as_str()]);
    world.restart().await;
    let mut lobby = Lobby::new(&world.client).await;
    assert_eq!(lobby.free().len(), 0);
    let (_socket, _) = Socket::hello(&world.client, &anna, 0).await;
    lobby.until(|tables| tables.len() == 1).await;
    assert_eq!(world.client.remove(&anna).await.status, 204);
    lobby.until(BTreeMap::is_empty).await;
}

async fn the_first_who_sits_down_gets_the_seat_and_everybody_sees_it_go(database: Database) {
    let world = World::start(database).await;
    let anna = world.client.open_table("anna").await;
    let (_socket, _) = Socket::hello(&world.client, &anna, 0).await;
    let mut lobbies = join_all((0..10).map(|_| Lobby::new(&world.client))).await;
    for lobby in &mut lobbies {
        lobby.until(|tables| tables.len() == 1).await;
    }
    let names: Vec<String> = (0..10).map(|number| format!("guest-{number}")).collect();
    let answers = join_all(names.iter().map(|name| world.client.sit_down(&anna.game, name))).await;
    let (won, lost): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 200);
    assert_eq!(won.len(), 1);
    assert!(lost.iter().all(|answer| answer.problem(409).code == ProblemCode::SeatTaken));
    for lobby in &mut lobbies {
        lobby.until(|tables| tables[&anna.game].free.is_none()).await;
    }
}

async fn a_game_at_an_open_table_is_watched_by_anyone_until_it_is_over(database: Database) {
    let world = World::start(database).await;
    let anna = world.client.open_table("anna").await;
    let (socket, _) = Socket::hello(&world.client, &anna, 0).await;
    let game: GameView = world.client.sit_down(&anna.game, "ben").await.good();
    assert_eq!(game.yours, BySide { black: false, red: true });
    let mut lobby = Lobby::new(&world.client).await;
    assert_eq!(lobby.tables[&anna.game].free, None);
    let (_watcher, seen) = Socket::hello(&world.client, &key(&anna.game), 0).await;
    assert_eq!(seen.yours, BySide::default());
    // It is there as long as one of them is.
    let ben = Pass { secret: secret("ben"), ..anna.clone() };
    let (_other, _) = Socket::hello(&world.client, &ben, 0).await;
    drop(socket);
    let players = BySide { black: anna.clone(), red: ben };
    world.client.make_turns(&players, 2, 1).await;
    assert_eq!(Lobby::new(&world.client).await.tables.len(), 1);
    let number = world.client.course(&anna).await.next_number();
    world.client.act(&anna, Action::Resign { number }).await.good::<GameView>();
    lobby.until(BTreeMap::is_empty).await;
}

async fn only_tables_that_are_offered_to_anyone_are_listed(database: Database) {
    let world = World::start(database).await;
    let (players, _) = world.client.two_players(json!({})).await;
    let (_socket, _) = Socket::hello(&world.client, &players.black, 0).await;
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let waiting = world.client.open(json!({ "seats": seats })).await.game.id;
    let pass = Pass { game: waiting.clone(), secret: secret("anna") };
    let (_other, _) = Socket::hello(&world.client, &pass, 0).await;
    assert_eq!(Lobby::new(&world.client).await.tables.len(), 0);
    // What opens an open table opens no other.
    world.client.sit_down(&waiting, "carl").await.problem(404);
    world.client.look(&key(&waiting), "").await.problem(404);
    for who in [json!({ "who": "me" }), json!({ "who": "computer", "level": 1 })] {
        let wish = json!({ "seats": { "black": { "who": "me" }, "red": who }, "open": true });
        assert_eq!(world.client.try_open(wish).await.problem(400).code, ProblemCode::BadRequest);
    }
}

/// Half of them open tables, and the other half look at the list and sit down at any that is free.
async fn of_a_thousand_people_each_finds_a_seat_and_each_seat_is_taken_once(database: Database) {
    const TABLES: usize = 500;
    let world = World::start(database).await;
    let client = &world.client;
    let hosts = at_a_time(client, TABLES, |client, number| async move {
        let host = client.open_table(&format!("host-{number}")).await;
        let (socket, _) = Socket::hello(&client, &host, 0).await;
        (host, socket)
    });
    let hosts = hosts.await;
    let guests = at_a_time(client, TABLES, |client, number| async move {
        let mut lobby = Lobby::new(&client).await;
        lobby.until(|tables| tables.len() == TABLES).await;
        (number, lobby)
    });
    let mut seated = BTreeSet::new();
    let sitting = guests.await.into_iter().map(|(number, mut lobby)| {
        let client = client.clone();
        tokio::spawn(async move {
            let mut random = Random::new(number as u64);
            loop {
                let free = lobby.free();
                let table = &free[random.below(free.len())];
                let answer = loop {
                    let answer = client.sit_down(table, &format!("guest-{number}")).await;
                    // A thousand at once are much for a small machine; the seat may be this guest's all the same.
                    if answer.status != 503 {
                        break answer;
                    }
                };
                if answer.status == 200 {
                    return (answer.good::<GameView>().id, number, lobby);
                }
                assert_eq!(answer.problem(409).code, ProblemCode::SeatTaken);
                lobby.until(|tables| tables[table].free.is_none()).await;
            }
        })
    });
    let sitting: Vec<_> = sitting.collect();
    for guest in join_all(sitting).await {
        let (game, number, mut lobby) = guest.unwrap();
        let pass = Pass { game: game.clone(), secret: secret(&format!("guest-{number}")) };
        assert_eq!(client.view(&pass).await.yours, BySide { black: false, red: true });
        assert!(seated.insert(game), "a seat was taken twice");
        lobby.until(|tables| tables.values().all(|table| table.free.is_none())).await;
    }
    assert_eq!(seated.len(), TABLES);
    assert!(hosts.iter().all(|(host, _socket)| seated.contains(&host.game)));
}

/// Does something for so many people, some of them at the same time.
async fn at_a_time<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
    client: &Client,
    count: usize,
    one: impl Fn(Client, usize) -> F,
) -> Vec<T> {
    let mut done = Vec::new();
    for first in (0..count).step_by(10) {
        let some =
            (first..count.min(first + 10)).map(|number| tokio::spawn(one(client.clone(), number)));
        done.extend(join_all(some.collect::<Vec<_>>()).await.into_iter().map(Result::unwrap));
    }
    done
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_to_the_lobby_ends_the_socket() {
    let world = World::start(Database::Sqlite).await;
    let request = Socket::request_to(&world.client, "/api/lobby/live");
    for message in [r#"{"type":"ping"}"#, "nonsense", ""] {
        let mut socket = Socket::connect(request.clone()).await.unwrap();
        socket.send(message.into()).await.unwrap();
        assert_eq!(socket.close_code().await, Some(1008));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_one_server_is_a_table_at_all_of_them() {
    let mut here = World::start(Database::Postgres).await;
    let database = here.config.database.clone();
    let there = World::with(Database::Postgres, |config| config.database = database).await;
    let anna = here.client.open_table("anna").await;
    let ben = here.client.open_table("ben").await;
    let (mut sockets, mut lobbies) = (Vec::new(), Vec::new());
    for host in [&anna, &ben] {
        sockets.push(Socket::hello(&here.client, host, 0).await.0);
    }
    for world in [&here, &there] {
        lobbies.push(Lobby::new(&world.client).await);
    }
    for lobby in &mut lobbies {
        lobby.until(|tables| tables.len() == 2).await;
        assert_eq!(lobby.tables[&anna.game].names.black.as_deref(), Some("anna"));
    }
    there.client.sit_down(&anna.game, "carl").await.good::<GameView>();
    for lobby in &mut lobbies {
        lobby.until(|tables| tables[&anna.game].free.is_none()).await;
    }
    sockets.pop();
    for lobby in &mut lobbies {
        lobby.until(|tables| tables.len() == 1).await;
    }
    // The host comes back at the other server, and the first one stops.
    let (_socket, _) = Socket::hello(&there.client, &ben, 0).await;
    for lobby in &mut lobbies {
        lobby.until(|tables| tables.len() == 2).await;
    }
    here.stop().await;
    lobbies[1].until(|tables| tables.len() == 1 && tables.contains_key(&ben.game)).await;
    // A server that starts hears of what is there.
    here.restart().await;
    Lobby::new(&here.client).await.until(|tables| tables.contains_key(&ben.game)).await;
    here.client.sit_down(&ben.game, "dora").await.good::<GameView>();
    lobbies[1].until(|tables| tables[&ben.game].free.is_none()).await;
}

/// What opens an open table to anyone.
fn key(game: &str) -> Pass {
    Pass { game: game.to_owned(), secret: Secret::of_open_game(game).unwrap() }
}
