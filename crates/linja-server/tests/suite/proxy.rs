//! What stands between a server and its PostgreSQL: connections that are cut, or go silent.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

pub(crate) struct Proxy {
    /// The address of the database through it.
    pub(crate) database: String,
    state: Arc<State>,
}

/// Where something is going.
#[derive(Debug, Clone, Copy)]
pub(crate) enum To {
    Database,
    Server,
}

struct State {
    database: SocketAddr,
    /// How many more times something passes before a connection is cut; negative after that.
    left: [AtomicI64; 2],
    is_silent: watch::Sender<bool>,
}

impl Proxy {
    pub(crate) async fn start(database: &str) -> Proxy {
        let (user, place) = database.split_once('@').unwrap();
        let (address, name) = place.split_once('/').unwrap();
        let state = Arc::new(State {
            database: address.parse().unwrap(),
            left: [(); 2].map(|()| AtomicI64::new(-1)),
            is_silent: watch::Sender::new(false),
        });
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let database = format!("{user}@{}/{name}", listener.local_addr().unwrap());
        let shared = state.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(shared.clone().connect(stream));
            }
        });
        Proxy { database, state }
    }

    /// Cuts a connection when something goes this way for the n-th time. On the way to the database the statement never
    /// arrives; on the way back it was executed, and its answer is lost.
    pub(crate) fn cut(&self, to: To, number: i64) {
        self.state.left[to as usize].store(number, Ordering::SeqCst);
    }

    pub(crate) fn has_cut(&self, to: To) -> bool {
        self.state.left[to as usize].load(Ordering::SeqCst) <= 0
    }

    /// Whether nothing passes, without a word to anybody. What is held up arrives afterwards.
    pub(crate) fn set_silent(&self, is_silent: bool) {
        self.state.is_silent.send_replace(is_silent);
    }
}

impl State {
    async fn connect(self: Arc<State>, server: TcpStream) {
        let Ok(database) = TcpStream::connect(self.database).await else { return };
        let (from_server, to_server) = server.into_split();
        let (from_database, to_database) = database.into_split();
        // When one direction ends, both do.
        tokio::select! {
            () = self.pass(from_server, to_database, To::Database) => (),
            () = self.pass(from_database, to_server, To::Server) => (),
        }
    }

    async fn pass(&self, mut from: OwnedReadHalf, mut onward: OwnedWriteHalf, to: To) {
        let mut silent = self.is_silent.subscribe();
        let mut buffer = vec![0; 65536];
        loop {
            let Ok(size @ 1..) = from.read(&mut buffer).await else { return };
            silent.wait_for(|&is_silent| !is_silent).await.unwrap();
            if self.left[to as usize].fetch_sub(1, Ordering::SeqCst) == 1 {
                return;
            }
            if onward.write_all(&buffer[..size]).await.is_err() {
                return;
            }
        }
    }
}
