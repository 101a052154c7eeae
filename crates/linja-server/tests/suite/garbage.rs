//! Garbage at every route and at the socket: a clear refusal, and the server goes on.

use std::time::Duration;

use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, TestRunner};
use reqwest::{Method, header};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::client::database::Database;
use crate::client::push::subscription;
use crate::client::socket::{PATIENCE, Socket, hello};
use crate::client::{Pass, secret};
use crate::world::World;

/// A request as generated: the route, what stands for the name in it, and what it carries.
#[derive(Debug, Clone)]
struct Garbage {
    method: &'static str,
    route: prop::sample::Index,
    name: String,
    query: String,
    secret: String,
    kind: &'static str,
    body: Vec<u8>,
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,20}".prop_map(Value::from),
        select(vec!["me", "friend", "zen", "black", "2-3,1-3", "turn", "\0", "game"])
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        let key = select(vec!["who", "level", "kind", "seconds", "days", "black", "red", "x"]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((key, inner), 0..4).prop_map(|pairs| {
                Value::Object(pairs.into_iter().map(|(key, one)| (key.to_owned(), one)).collect())
            }),
        ]
    })
}

/// Something that the server takes, with one of its parts replaced.
fn almost_good() -> impl Strategy<Value = Value> {
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "computer", "level": 1 } });
    let own = secret("anna");
    let good = vec![
        json!({ "seats": seats, "rules": "zen", "clock": { "kind": "none" }, "secret": own }),
        json!({ "secret": own }),
        json!({ "action": "turn", "number": 1, "turn": "2-3,1-3" }),
        json!({ "action": "answer_takeback", "number": 1, "grant": true }),
        json!({ "games": [{ "id": "0123", "secret": own }] }),
        json!({ "subscription": subscription("http://127.0.0.1:9/"), "language": "de" }),
        subscription("http://127.0.0.1:9/"),
        json!({ "endpoint": "http://127.0.0.1:9/" }),
        json!({ "type": "hello", "game": "0123", "secret": own, "last": 0 }),
        json!({ "type": "act", "action": "resign", "number": 1 }),
        json!({ "type": "looking", "looking": false }),
        json!({ "rules": "zen", "position": "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b", "record": "" }),
    ];
    (select(good), any::<prop::sample::Index>(), value()).prop_map(|(mut good, part, garbage)| {
        let parts = good.as_object_mut().unwrap();
        let key = parts.keys().nth(part.index(parts.len())).unwrap().clone();
        parts[&key] = garbage;
        good
    })
}

fn body() -> impl Strategy<Value = Vec<u8>> {
    let nested = |depth: usize| format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
    prop_oneof![
        4 => almost_good().prop_map(|one| one.to_string().into_bytes()),
        2 => value().prop_map(|one| one.to_string().into_bytes()),
        1 => prop::collection::vec(any::<u8>(), 0..200),
        1 => (1..20_000_usize).prop_map(move |depth| nested(depth).into_bytes()),
        1 => (1..300_usize).prop_map(|digits| format!("{{\"number\":{}}}", "9".repeat(digits)).into()),
    ]
}

fn garbage() -> impl Strategy<Value = Garbage> {
    let bytes = || prop::collection::vec(any::<u8>(), 0..12);
    let encoded =
        |bytes: Vec<u8>| bytes.iter().map(|byte| format!("%{byte:02x}")).collect::<String>();
    let name = prop_oneof![Just("GAME".to_owned()), bytes().prop_map(encoded)];
    let query = prop_oneof![
        Just(String::new()),
        bytes().prop_map(encoded),
        "(after|game|rules|position|seed|date|language)=[-0-9a-z]{0,12}",
    ];
    let secret = prop_oneof![Just(secret("anna").reveal().to_owned()), "[!-~]{0,40}"];
    let methods = select(vec!["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW"]);
    let kinds = select(vec!["application/json", "text/plain", "application/octet-stream"]);
    let all = (methods, any::<prop::sample::Index>(), name, query, secret, kinds, body());
    all.prop_map(|(method, route, name, query, secret, kind, body)| Garbage {
        method,
        route,
        name,
        query,
        secret,
        kind,
        body,
    })
}

/// A server with a game of Anna's in it, and something that runs it.
fn world(database: Database) -> (Runtime, World, Pass) {
    let runtime = Runtime::new().unwrap();
    let (world, pass) = runtime.block_on(async {
        let world = World::start(database).await;
        let (players, _) = world.client.two_players(json!({})).await;
        (world, players.black)
    });
    (runtime, world, pass)
}

/// Tries so many cases, each of which has to end.
fn try_all<T: std::fmt::Debug, F: Future<Output = ()>>(
    (runtime, world): (&Runtime, &World),
    cases: u32,
    strategy: impl Strategy<Value = T>,
    check: impl Fn(T) -> F,
) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let tried = TestRunner::new(config).run(&strategy, |case| {
        runtime.block_on(async { timeout(PATIENCE, check(case)).await.expect("it hangs") });
        Ok(())
    });
    tried.unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(runtime.block_on(world.client.get("/health")).status, 200);
}

fn garbage_at_every_route(database: Database) {
    let (runtime, world, pass) = world(database);
    let description = runtime.block_on(world.client.get("/api/openapi.json")).json::<Value>();
    let mut routes: Vec<_> = description["paths"].as_object().unwrap().keys().cloned().collect();
    routes.extend(["/", "/health", "/ready", "/metrics", "/nowhere/{id}"].map(str::to_owned));
    let client = &world.client;
    try_all((&runtime, &world), 400, garbage(), |garbage| {
        let name = garbage.name.replace("GAME", &pass.game);
        let route = garbage.route.get(&routes);
        let path = route.replace("{id}", &name);
        let described = &description["paths"][route][garbage.method.to_lowercase()]["responses"];
        let method = Method::from_bytes(garbage.method.as_bytes()).unwrap();
        let request = client.request(method, &format!("{path}?{}", garbage.query));
        // A connection on which not all was read cannot be used again.
        let request = request.header(header::CONNECTION, "close");
        let request =
            request.bearer_auth(garbage.secret).header(header::CONTENT_TYPE, garbage.kind);
        async move {
            let answer = client.send(request.body(garbage.body)).await;
            // What the oracle of this server would have to know, it says that it does not.
            let is_oracle = answer.status == 501;
            assert!(answer.status < 500 || is_oracle, "{path}: {} {}", answer.status, answer.text);
            let is_described = described.get(answer.status.to_string()).is_some();
            // A name with a slash in it, or none, leads elsewhere.
            let is_elsewhere = described.is_null() || path.contains("//") || answer.status == 404;
            assert!(is_described || is_elsewhere, "{path}: {} {}", answer.status, answer.text);
        }
    });
}

#[test]
fn garbage_at_every_route_is_refused_with_sqlite() {
    garbage_at_every_route(Database::Sqlite);
}

#[test]
fn garbage_at_every_route_is_refused_with_postgres() {
    garbage_at_every_route(Database::Postgres);
}

#[test]
fn garbage_at_the_socket_ends_it_and_nothing_else() {
    let (runtime, world, pass) = world(Database::Sqlite);
    let message = prop_oneof![
        body().prop_map(|body| Message::text(String::from_utf8_lossy(&body).into_owned())),
        body().prop_map(Message::binary),
        prop::collection::vec(any::<u8>(), 0..120).prop_map(|bytes| Message::Ping(bytes.into())),
    ];
    let paths = select(vec!["/api/live", "/api/lobby/live"]);
    let messages = (paths, any::<bool>(), prop::collection::vec(message, 0..6));
    try_all((&runtime, &world), 200, messages, |(path, is_greeting, messages)| {
        let (client, pass) = (&world.client, &pass);
        async move {
            let request = Socket::request_to(client, path);
            let mut socket = Socket::connect(request).await.unwrap();
            if is_greeting {
                socket.say(&hello(pass, 0)).await;
            }
            for message in messages {
                // The server may have closed already.
                _ = socket.send(message).await;
            }
            _ = socket.send(Message::Close(None)).await;
            socket.close_code().await;
        }
    });
}

#[test]
fn bytes_that_are_no_request_end_the_connection_and_nothing_else() {
    let (runtime, world, _) = world(Database::Sqlite);
    let head = select(vec![
        "",
        "GET / HTTP/1.1\r\n",
        "POST /api/games HTTP/1.1\r\ncontent-length: 5\r\n\r\n",
    ]);
    let bytes = (head, prop::collection::vec(any::<u8>(), 0..300));
    try_all((&runtime, &world), 150, bytes, |(head, bytes)| {
        let address = world.client.address;
        async move {
            let mut stream = TcpStream::connect(address).await.unwrap();
            // The server may close before it has read everything; both are an end.
            _ = stream.write_all(head.as_bytes()).await;
            _ = stream.write_all(&bytes).await;
            _ = stream.shutdown().await;
            let mut answer = Vec::new();
            let end = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
            assert!(end.is_ok(), "the connection stays open");
            assert!(!answer.starts_with(b"HTTP/1.1 5"), "{}", String::from_utf8_lossy(&answer));
        }
    });
}
