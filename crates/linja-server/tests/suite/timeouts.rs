//! Clients that keep the server waiting. The clock is the tests' own: when everybody waits, it jumps
//! to the next thing that is to happen.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::future::join_all;
use linja_api::{Action, ToClient, ToServer};
use linja_server::AddressLimits;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, pause, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::client::database::Database;
use crate::client::socket::{Socket, hello};
use crate::world::World;

/// What the server promises, and a second more.
const PROMISE: Duration = Duration::from_secs(11);

/// A server, after whose start the clock is the test's own.
async fn world() -> World {
    let world = World::start(Database::Sqlite).await;
    pause();
    world
}

async fn connect(address: SocketAddr, bytes: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    stream
}

/// Waits until the server closes. Whether in order or not makes no difference.
async fn end(mut stream: TcpStream) -> Vec<u8> {
    let mut answer = Vec::new();
    _ = stream.read_to_end(&mut answer).await;
    answer
}

#[tokio::test]
async fn a_client_that_does_not_finish_its_request_is_closed_within_ten_seconds() {
    let world = world().await;
    let address = world.client.address;
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    let body = b"POST /api/games HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";
    let closings = [
        b"".as_slice(),
        b"P",
        b"PRI * HTTP/2.0\r\n",
        preface,
        b"GET / HTTP/1.1\r\nhost: linja\r\n",
        body,
        // Nobody asked for this body.
        b"GET /health HTTP/1.1\r\ncontent-length: 99\r\n\r\n{",
    ];
    join_all(closings.map(|bytes| async move {
        let closing = end(connect(address, bytes).await);
        let closed = timeout(PROMISE, closing).await;
        assert!(closed.is_ok(), "{} stays", String::from_utf8_lossy(bytes));
    }))
    .await;
}

#[tokio::test]
async fn a_request_that_comes_drop_by_drop_is_closed_within_ten_seconds() {
    let world = world().await;
    let address = world.client.address;
    let starts =
        ["GET / HTTP/1.1\r\nx: ", "POST /api/reviews HTTP/1.1\r\ncontent-length: 9999\r\n\r\n"];
    for start in starts {
        let start_time = Instant::now();
        let mut stream = connect(address, start.as_bytes()).await;
        let mut byte = [0];
        // An answer ends the request as well.
        while let Err(_open) = timeout(Duration::from_secs(1), stream.read(&mut byte)).await {
            _ = stream.write_all(b"x").await;
            assert!(start_time.elapsed() < PROMISE, "{start} stays");
        }
        timeout(Duration::from_secs(1), end(stream)).await.unwrap();
    }
}

#[tokio::test]
async fn a_client_that_does_not_read_its_answers_is_closed_within_ten_seconds() {
    let world = world().await;
    let mut stream = TcpStream::connect(world.client.address).await.unwrap();
    let request = b"GET /api/openapi.json HTTP/1.1\r\nhost: linja\r\n\r\n".repeat(100);
    // As long as there is room for answers, they are written.
    let writing = async { while stream.write_all(&request).await.is_ok() {} };
    timeout(PROMISE, writing).await.expect("it stays");
}

#[tokio::test]
async fn a_client_may_pause_for_a_minute_between_its_requests() {
    let world = world().await;
    let mut stream = TcpStream::connect(world.client.address).await.unwrap();
    for _ in 0..3 {
        stream.write_all(b"GET /health HTTP/1.1\r\nhost: linja\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        while !answer.ends_with("up\n") {
            let mut bytes = [0; 1000];
            let count = stream.read(&mut bytes).await.unwrap();
            assert!(count > 0, "closed after {answer:?}");
            answer += str::from_utf8(&bytes[..count]).unwrap();
        }
        sleep(Duration::from_secs(70)).await;
    }
    // Not for ever.
    timeout(PROMISE, end(stream)).await.unwrap();
}

/// Waits for the end of a connection that nothing but others can end so soon.
async fn ends_at_once(stream: TcpStream) {
    let ended = timeout(Duration::from_secs(1), end(stream)).await;
    assert_eq!(ended.expect("it stays"), b"");
}

#[tokio::test]
async fn of_too_many_connections_of_one_address_the_one_that_waited_longest_makes_room() {
    let limits = AddressLimits { connections: 2, ..AddressLimits::NONE };
    let world = World::with(Database::Sqlite, |config| config.limits = limits).await;
    pause();
    let address = world.client.address;
    let first = connect(address, b"").await;
    let second = connect(address, b"GET /health HTTP/1.1\r\n").await;
    assert_eq!(world.client.get("/health").await.status, 200);
    ends_at_once(first).await;
    // The client keeps its connection.
    let third = connect(address, b"").await;
    ends_at_once(second).await;
    assert_eq!(world.client.get("/health").await.status, 200);
    drop(third);
}

#[tokio::test]
async fn sockets_make_no_room_for_others() {
    let limits = AddressLimits { connections: 3, ..AddressLimits::NONE };
    let world = World::with(Database::Sqlite, |config| config.limits = limits).await;
    let (players, watch) = world.client.two_players(json!({})).await;
    let mut sockets = Vec::new();
    for pass in [&players.black, &players.red, &watch] {
        sockets.push(Socket::hello(&world.client, pass, 0).await);
    }
    pause();
    ends_at_once(connect(world.client.address, b"").await).await;
}

#[tokio::test]
async fn a_message_in_countless_parts_is_read_no_faster_than_others() {
    let limits = AddressLimits { messages: 5, ..AddressLimits::NONE };
    let world = World::with(Database::Sqlite, |config| config.limits = limits).await;
    let (players, _) = world.client.two_players(json!({})).await;
    let (mut socket, _) = Socket::hello(&world.client, &players.black, 0).await;
    pause();
    let start = Instant::now();
    let part = |text: &'static str, kind, is_last| {
        Message::Frame(Frame::message(text, OpCode::Data(kind), is_last))
    };
    socket.send(part(r#"{"type":"ping"}"#, Data::Text, false)).await.unwrap();
    for _ in 0..50_000 {
        socket.send(part("", Data::Continue, false)).await.unwrap();
    }
    socket.send(part("", Data::Continue, true)).await.unwrap();
    socket.wait_for(|said| matches!(said, ToClient::Pong { .. }).then_some(())).await;
    // 300 kB, at five times 4 KiB a second.
    assert!(start.elapsed() > Duration::from_secs(10), "{:?}", start.elapsed());
}

#[tokio::test]
async fn a_socket_without_a_hello_is_closed_within_ten_seconds() {
    let world = world().await;
    let mut socket = Socket::connect(Socket::request(&world.client)).await.unwrap();
    assert_eq!(timeout(PROMISE, socket.close_code()).await.unwrap(), Some(1008));
}

#[tokio::test]
async fn a_socket_on_which_nobody_answers_is_closed_after_a_minute() {
    let world = World::start(Database::Sqlite).await;
    let (players, watch) = world.client.two_players(json!({})).await;
    let (mut black, _) = Socket::hello(&world.client, &players.black, 0).await;
    let (silent, _) = Socket::hello(&world.client, &watch, 0).await;
    pause();
    // Black answers the server's pings while waiting; the watcher does not.
    let gone = |said| match said {
        ToClient::Changed { presence, .. } => (presence.watchers == 0).then_some(()),
        _ => None,
    };
    timeout(Duration::from_secs(81), black.wait_for(gone)).await.unwrap();
    drop(silent);
}

#[tokio::test]
async fn a_socket_that_does_not_take_what_is_said_is_closed_within_ten_seconds() {
    let world = World::start(Database::Sqlite).await;
    let (players, _) = world.client.two_players(json!({})).await;
    let (mut black, _) = Socket::hello(&world.client, &players.black, 0).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(world.client.address).await.unwrap();
    let mut deaf = Socket::over(stream, &world.client).await;
    deaf.say(&hello(&players.red, 0)).await;
    let red = |is_there| {
        move |said| match said {
            ToClient::Changed { presence, .. } => (presence.seats.red == is_there).then_some(()),
            _ => None,
        }
    };
    black.wait_for(red(true)).await;
    pause();
    // Each is answered at length, until there is no room for answers.
    let talking = async {
        for _ in 0..20_000 {
            _ = deaf.try_say(&ToServer::Act(Action::Resign { number: 99 })).await;
        }
    };
    let closed = async { tokio::join!(talking, black.wait_for(red(false))) };
    timeout(PROMISE, closed).await.expect("it stays");
}
