//! The socket: who hears what, and how it ends.

use linja::{BySide, Side};
use linja_api::{Action, Entry, Presence, ProblemCode, ToClient, ToServer};
use linja_server::AddressLimits;
use reqwest::{Method, header};
use serde_json::json;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::client::database::Database;
use crate::client::socket::{Heard, Socket, hello};
use crate::client::{Client, Pass, player, secret};
use crate::world::World;

on_both_databases! {
    every_watcher_hears_each_turn_once_and_in_order,
    whoever_comes_back_hears_the_rest,
    a_turn_over_the_socket_is_acknowledged_or_refused,
    whoever_is_there_is_seen_by_the_others,
    a_server_that_stops_tells_everybody_to_come_back,
    hello_opens_only_with_a_secret_of_the_game,
}

async fn game(client: &Client) -> (BySide<Pass>, Pass) {
    client.two_players(json!({ "first": "black" })).await
}

async fn every_watcher_hears_each_turn_once_and_in_order(database: Database) {
    const TURNS: usize = 12;
    let world = World::start(database).await;
    let (players, watch) = game(&world.client).await;
    let mut watchers = Vec::new();
    for pass in [&watch, &watch, &players.red] {
        watchers.push(Socket::hello(&world.client, pass, 0).await.0);
    }
    world.client.make_turns(&players, TURNS, 2).await;
    let log = world.client.view(&watch).await.entries;
    for watcher in &mut watchers {
        let mut heard: Vec<Entry> = Vec::new();
        while heard.len() < TURNS {
            heard.extend(watcher.entries().await);
        }
        assert_eq!(heard, log);
    }
}

async fn whoever_comes_back_hears_the_rest(database: Database) {
    let world = World::start(database).await;
    let (players, watch) = game(&world.client).await;
    world.client.make_turns(&players, 5, 2).await;
    let log = world.client.view(&watch).await.entries;
    for last in [0, 3, 5, 99] {
        let (_, seen) = Socket::hello(&world.client, &watch, last).await;
        assert_eq!(seen.entries, log[log.len().min(last as usize)..]);
    }
}

async fn a_turn_over_the_socket_is_acknowledged_or_refused(database: Database) {
    let world = World::start(database).await;
    let (players, _) = game(&world.client).await;
    let (mut black, _) = Socket::hello(&world.client, &players.black, 0).await;
    let (mut red, _) = Socket::hello(&world.client, &players.red, 0).await;
    let turn =
        |number, turn: &str| ToServer::Act(Action::Turn { number, turn: turn.parse().unwrap() });
    let answer = |said| match said {
        ToClient::Done { number } => Some((number, None)),
        ToClient::Refused { number, problem } => Some((number, Some(problem))),
        _ => None,
    };
    for _ in 0..2 {
        black.say(&turn(1, "2-3,1-3")).await;
        assert_eq!(black.wait_for(answer).await, (1, None));
    }
    assert_eq!(red.entries().await.len(), 1);
    black.say(&turn(1, "2-3,1-4")).await;
    let (number, problem) = black.wait_for(answer).await;
    let problem = problem.unwrap();
    assert_eq!((number, problem.code), (1, ProblemCode::WrongNumber));
    // What was said on this socket before is known.
    assert_eq!(problem.game.unwrap().entries, []);
    red.say(&turn(2, "1-2,1-3")).await;
    let (number, problem) = red.wait_for(answer).await;
    let problem = problem.unwrap();
    assert_eq!((number, problem.code), (2, ProblemCode::Refused));
    assert!(problem.reason.unwrap().starts_with("refusal-"));
    red.say(&ToServer::Ping).await;
    let pong = |said| matches!(said, ToClient::Pong { .. }).then_some(());
    red.wait_for(pong).await;
    let course = world.client.course(&players.red).await;
    let good = player::draw(&course, &mut linja::Random::new(1));
    red.say(&ToServer::Act(Action::Turn { number: 2, turn: good })).await;
    assert_eq!(red.wait_for(answer).await, (2, None));
}

async fn whoever_is_there_is_seen_by_the_others(database: Database) {
    let world = World::start(database).await;
    let (players, watch) = game(&world.client).await;
    let (mut black, seen) = Socket::hello(&world.client, &players.black, 0).await;
    let there = |red, watchers| Presence { seats: BySide { black: true, red }, watchers };
    assert_eq!(seen.presence, there(false, 0));
    let present = |wanted: Presence| {
        move |said| match said {
            ToClient::Changed { presence, .. } => (presence == wanted).then_some(()),
            _ => None,
        }
    };
    let (red, _) = Socket::hello(&world.client, &players.red, 0).await;
    black.wait_for(present(there(true, 0))).await;
    let (watcher, _) = Socket::hello(&world.client, &watch, 0).await;
    black.wait_for(present(there(true, 1))).await;
    drop(red);
    black.wait_for(present(there(false, 1))).await;
    drop(watcher);
    black.wait_for(present(there(false, 0))).await;
}

async fn a_server_that_stops_tells_everybody_to_come_back(database: Database) {
    let mut world = World::start(database).await;
    let (players, _) = game(&world.client).await;
    let (black, _) = Socket::hello(&world.client, &players.black, 0).await;
    let mut all = vec![black];
    for _ in 0..4 {
        all.push(Socket::connect(Socket::request(&world.client)).await.unwrap());
    }
    let stopping = world.begin_to_stop();
    let mut times = Vec::new();
    for mut socket in all {
        let come_back = |said| match said {
            ToClient::ComeBack { after } => Some(after),
            _ => None,
        };
        times.push(socket.wait_for(come_back).await);
        assert_eq!(socket.close_code().await, Some(1012));
    }
    stopping.await.unwrap();
    assert!(times.iter().all(|after| (1000..5000).contains(after)), "{times:?}");
    assert!(times.iter().any(|after| *after != times[0]), "not all at once");
    assert!(Socket::connect(Socket::request(&world.client)).await.is_err());
}

async fn hello_opens_only_with_a_secret_of_the_game(database: Database) {
    let world = World::start(database).await;
    let (players, _) = game(&world.client).await;
    let stranger = Pass { secret: secret("carl"), ..players.black.clone() };
    let nowhere = Pass { game: "a\0b".to_owned(), ..players.black.clone() };
    for pass in [stranger, nowhere] {
        let mut socket = Socket::connect(Socket::request(&world.client)).await.unwrap();
        socket.say(&hello(&pass, 0)).await;
        let problem = |said| match said {
            ToClient::Refused { problem, .. } => Some(problem),
            _ => None,
        };
        assert_eq!(socket.wait_for(problem).await.code, ProblemCode::NoSuchGame);
        assert_eq!(socket.close_code().await, Some(1008));
    }
}

/// What is said after hello, and the code with which the server closes.
#[tokio::test(flavor = "multi_thread")]
async fn wrong_messages_close_the_socket_with_a_clear_code_and_the_server_goes_on() {
    let limits = AddressLimits { messages: 5, ..AddressLimits::NONE };
    let world = World::with(Database::Sqlite, |config| config.limits = limits).await;
    let (players, _) = game(&world.client).await;
    let again = serde_json::to_string(&hello(&players.black, 0)).unwrap();
    let text = |text: &str| vec![Message::text(text)];
    let frame = |kind| Message::Frame(Frame::message("x", OpCode::Data(kind), true));
    let wrong = [
        (text(&again), 1008),
        (text("{"), 1008),
        (text(&"[".repeat(4000)), 1008),
        (text(r#"{ "type": "act", "action": "resign", "number": 4294967296 }"#), 1008),
        (text(&"x".repeat(5000)), 1009),
        (vec![Message::binary(vec![1, 2, 3])], 1003),
        (vec![frame(Data::Continue)], 1002),
        (vec![frame(Data::Reserved(5))], 1002),
        (vec![Message::Frame(Frame::message(vec![0xff], OpCode::Data(Data::Text), true))], 1007),
        (vec![Message::text(r#"{ "type": "ping" }"#); 30], 1008),
    ];
    for (messages, code) in wrong {
        let (mut socket, _) = Socket::hello(&world.client, &players.black, 0).await;
        let text = format!("{messages:?}");
        for message in messages {
            // The server may have closed before the last one.
            _ = socket.send(message).await;
        }
        let mut last = None;
        let closed = loop {
            match socket.hear().await {
                Heard::Said(said) => last = Some(said),
                Heard::Closed(closed) => break closed,
            }
        };
        assert_eq!(closed, Some(code), "{text:.60}");
        assert!(matches!(last, Some(ToClient::Refused { .. })), "{last:?}");
    }
    let mut early = Socket::connect(Socket::request(&world.client)).await.unwrap();
    early.say(&ToServer::Ping).await;
    assert_eq!(early.close_code().await, Some(1008));
    assert_eq!(world.client.get("/health").await.status, 200);
    assert_eq!(world.client.course(&players.black).await.to_move(), Some(Side::Black));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_pages_of_this_server_or_of_trusted_origins_open_sockets() {
    let world = World::with(Database::Sqlite, |config| {
        config.origins = vec!["https://linja.example".to_owned()];
    })
    .await;
    let own = format!("http://{}", world.client.address);
    let status = |origin: String| {
        let mut request = Socket::request(&world.client);
        request.headers_mut().insert(header::ORIGIN, origin.parse().unwrap());
        async {
            match Socket::connect(request).await {
                Ok(_) => 101,
                Err(Error::Http(response)) => response.status().as_u16(),
                Err(error) => panic!("{error}"),
            }
        }
    };
    assert_eq!(status(own).await, 101);
    assert_eq!(status("https://linja.example".to_owned()).await, 101);
    for origin in ["https://evil.example", "null", "https://linja.example.evil.example"] {
        assert_eq!(status(origin.to_owned()).await, 403);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_trusted_origins_may_use_the_api() {
    let trusted = "https://linja.example";
    let world =
        World::with(Database::Sqlite, |config| config.origins = vec![trusted.to_owned()]).await;
    let ask = |origin: &'static str, method: Method, path: &'static str| {
        let request = world.client.request(method, path).header(header::ORIGIN, origin);
        let request = request.header(header::ACCESS_CONTROL_REQUEST_METHOD, "POST");
        let request =
            request.header(header::ACCESS_CONTROL_REQUEST_HEADERS, "authorization,content-type");
        world.client.send(request)
    };
    // Before a request with a secret a browser asks whether it may send it.
    let may = ask(trusted, Method::OPTIONS, "/api/games").await;
    assert_eq!(may.status, 200);
    assert_eq!(may.headers[header::ACCESS_CONTROL_ALLOW_ORIGIN], trusted);
    assert!(may.headers[header::ACCESS_CONTROL_ALLOW_METHODS].to_str().unwrap().contains("POST"));
    let headers = may.headers[header::ACCESS_CONTROL_ALLOW_HEADERS].to_str().unwrap();
    assert!(headers.contains("authorization") && headers.contains("content-type"), "{headers}");
    // Problems can be read as well.
    let problem = ask(trusted, Method::POST, "/api/games").await;
    assert_eq!(problem.headers[header::ACCESS_CONTROL_ALLOW_ORIGIN], trusted);
    problem.problem(400);
    for (origin, path) in [("https://evil.example", "/api/games"), (trusted, "/metrics")] {
        for method in [Method::OPTIONS, Method::POST] {
            let answer = ask(origin, method, path).await;
            assert!(!answer.headers.contains_key(header::ACCESS_CONTROL_ALLOW_ORIGIN), "{origin}");
        }
    }
}

/// A client that is closed in order is answered in order.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_says_goodbye_hears_it_too() {
    let world = World::start(Database::Sqlite).await;
    let (players, _) = game(&world.client).await;
    let (mut socket, _) = Socket::hello(&world.client, &players.black, 0).await;
    socket.send(Message::Close(None)).await.unwrap();
    loop {
        match socket.hear().await {
            Heard::Said(_) => (),
            Heard::Closed(code) => break assert_eq!(code, None),
        }
    }
}
