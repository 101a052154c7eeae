//! The socket as a client holds it.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use linja_api::{Entry, GameView, ToClient, ToServer};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

use super::{Client, Pass};

/// Nothing here takes so long; a test that waits longer fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A connection on which a game is played.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What comes over the socket.
#[derive(Debug)]
pub(crate) enum Heard {
    Said(ToClient),
    /// The server closed, with a code if it said one.
    Closed(Option<u16>),
}

impl Socket {
    /// The request that opens a socket.
    pub(crate) fn request(client: &Client) -> Request {
        Socket::request_to(client, "/api/live")
    }

    /// The same at another address.
    pub(crate) fn request_to(client: &Client, path: &str) -> Request {
        format!("ws://{}{path}", client.address).into_client_request().unwrap()
    }

    pub(crate) async fn connect(request: Request) -> Result<Socket, Error> {
        Ok(Socket(connect_async(request).await?.0))
    }

    /// The socket over a connection of the test's own making.
    pub(crate) async fn over(stream: TcpStream, client: &Client) -> Socket {
        let stream = MaybeTlsStream::Plain(stream);
        Socket(client_async(Socket::request(client), stream).await.unwrap().0)
    }

    /// Connects and says hello; fails if the server is not there or goes away.
    pub(crate) async fn try_hello(
        client: &Client,
        pass: &Pass,
        last: u32,
    ) -> Option<(Socket, GameView)> {
        let mut socket = Socket::connect(Socket::request(client)).await.ok()?;
        socket.try_say(&hello(pass, last)).await.ok()?;
        match socket.hear().await {
            Heard::Said(ToClient::Welcome { game }) => Some((socket, *game)),
            _ => None,
        }
    }

    pub(crate) async fn hello(client: &Client, pass: &Pass, last: u32) -> (Socket, GameView) {
        Socket::try_hello(client, pass, last).await.unwrap()
    }

    pub(crate) async fn try_say(&mut self, what: &ToServer) -> Result<(), Error> {
        self.send(Message::text(serde_json::to_string(what).unwrap())).await
    }

    pub(crate) async fn say(&mut self, what: &ToServer) {
        self.try_say(what).await.unwrap();
    }

    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message).await
    }

    /// The next that the server says, without the protocol's own pings.
    pub(crate) async fn hear(&mut self) -> Heard {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("nothing is heard any more") {
                Some(Ok(Message::Text(text))) => {
                    return Heard::Said(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(frame))) => {
                    return Heard::Closed(frame.map(|frame| frame.code.into()));
                }
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return Heard::Closed(None),
            }
        }
    }

    /// The first thing the server says for which `wanted` has a value.
    pub(crate) async fn wait_for<T>(&mut self, mut wanted: impl FnMut(ToClient) -> Option<T>) -> T {
        loop {
            match self.hear().await {
                Heard::Said(said) => {
                    if let Some(found) = wanted(said) {
                        return found;
                    }
                }
                Heard::Closed(code) => panic!("closed with {code:?}"),
            }
        }
    }

    /// The next entries of the log.
    pub(crate) async fn entries(&mut self) -> Vec<Entry> {
        let entries = |said| match said {
            ToClient::Entries { entries } => Some(entries),
            _ => None,
        };
        self.wait_for(entries).await
    }

    /// The code with which the server closes, whatever it says before.
    pub(crate) async fn close_code(&mut self) -> Option<u16> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("nothing is heard any more") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return None,
            }
        }
    }
}

pub(crate) fn hello(pass: &Pass, last: u32) -> ToServer {
    let Pass { game, secret } = pass.clone();
    ToServer::Hello { game, secret, last, language: None }
}
