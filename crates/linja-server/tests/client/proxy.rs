//! A network that can fail: a TCP proxy before a server or a database.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes connections on, as long as the test lets it. They end with it.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    network: watch::Sender<Network>,
    counts: Arc<Counts>,
}

/// Where something is going.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum To {
    Server,
    Client,
}

#[derive(Default)]
struct Counts {
    connections: AtomicU64,
    /// How many more times something passes before a connection is cut; nothing is cut otherwise.
    left: [AtomicI64; 2],
}

#[derive(Clone)]
struct Network {
    target: SocketAddr,
    /// Connections are numbered. Those up to this number are cut.
    cut: u64,
    /// Of those up to this number, the ones that listen for notices carry nothing any more.
    deaf: u64,
    frozen: Frozen,
    /// How much later everything arrives at the client.
    delay: Duration,
}

/// What does not pass.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Frozen {
    Nothing,
    /// What the server says: it hears all, but nobody knows.
    Answers,
    All,
}

/// One direction of a connection.
struct Way {
    from: OwnedReadHalf,
    to: OwnedWriteHalf,
    number: u64,
    direction: To,
    counts: Arc<Counts>,
    /// Whether the connection listens for notices of PostgreSQL.
    listens: Arc<AtomicBool>,
    network: watch::Receiver<Network>,
}

impl Proxy {
    pub(crate) async fn start(target: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let start =
            Network { target, cut: 0, deaf: 0, frozen: Frozen::Nothing, delay: Duration::ZERO };
        let network = watch::Sender::new(start);
        let counts = Arc::default();
        tokio::spawn(accept(listener, network.subscribe(), Arc::clone(&counts)));
        Proxy { address, network, counts }
    }

    /// A proxy before the PostgreSQL at an address, and the address that leads through it.
    pub(crate) async fn before(database: &str) -> (Proxy, String) {
        let (start, rest) = database.split_once('@').unwrap();
        let (target, name) = rest.split_once('/').unwrap();
        let proxy = Proxy::start(target.parse().unwrap()).await;
        let through = format!("{start}@{}/{name}", proxy.address);
        (proxy, through)
    }

    /// New connections lead here from now on.
    pub(crate) fn lead_to(&self, target: SocketAddr) {
        self.network.send_modify(|network| network.target = target);
    }

    /// Cuts all connections.
    pub(crate) fn cut(&self) {
        let last = self.counts.connections.load(Ordering::SeqCst);
        self.network.send_modify(|network| network.cut = last);
    }

    /// Cuts a connection when something goes this way for the n-th time. What goes to the server never arrives; on the
    /// way back it was done, and the answer is lost.
    pub(crate) fn cut_at(&self, to: To, number: i64) {
        self.counts.left[to as usize].store(number, Ordering::SeqCst);
    }

    pub(crate) fn has_cut(&self, to: To) -> bool {
        self.counts.left[to as usize].load(Ordering::SeqCst) <= 0
    }

    /// This passes no more, and nobody is told; what was held back before arrives.
    pub(crate) fn freeze(&self, frozen: Frozen) {
        self.network.send_modify(|network| network.frozen = frozen);
    }

    /// Waits until there is a connection.
    pub(crate) async fn connected(&self) {
        while self.counts.connections.load(Ordering::SeqCst) == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Whoever listens for notices of PostgreSQL now hears nothing more on this connection.
    pub(crate) fn deafen(&self) {
        let last = self.counts.connections.load(Ordering::SeqCst);
        self.network.send_modify(|network| network.deaf = last);
    }

    /// Everything arrives this much later at the client.
    pub(crate) fn delay(&self, delay: Duration) {
        self.network.send_modify(|network| network.delay = delay);
    }
}

async fn accept(listener: TcpListener, mut network: watch::Receiver<Network>, counts: Arc<Counts>) {
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken.unwrap().0,
            changed = network.changed() => match changed {
                Ok(()) => continue,
                Err(_) => return,
            },
        };
        let number = counts.connections.fetch_add(1, Ordering::SeqCst) + 1;
        let (network, counts) = (network.clone(), Arc::clone(&counts));
        tokio::spawn(async move {
            let target = network.borrow().target;
            let Ok(there) = TcpStream::connect(target).await else { return };
            let ((from, back), (answers, to)) = (taken.into_split(), there.into_split());
            let listens = Arc::new(AtomicBool::new(false));
            let way = |from, to, direction| {
                let (listens, counts) = (Arc::clone(&listens), Arc::clone(&counts));
                let network = network.clone();
                Way { from, to, number, direction, counts, listens, network }.carry()
            };
            // As soon as one direction ends, so does the other.
            tokio::select! {
                () = way(from, to, To::Server) => (),
                () = way(answers, back, To::Client) => (),
            }
        });
    }
}

impl Way {
    async fn carry(mut self) {
        let mut bytes = vec![0; 16 * 1024];
        loop {
            let mut network = self.network.clone();
            let is_cut = network.wait_for(|network| network.cut >= self.number);
            let count = tokio::select! {
                count = self.from.read(&mut bytes) => count.unwrap_or(0),
                _ = is_cut => return,
            };
            if count == 0 || self.pass(&bytes[..count]).await.is_none() {
                return;
            }
        }
    }

    /// Passes something on when the network lets it; `None` if the connection is over.
    async fn pass(&mut self, bytes: &[u8]) -> Option<()> {
        if bytes.windows(6).any(|word| word == b"LISTEN") {
            self.listens.store(true, Ordering::SeqCst);
        }
        let (number, is_answer) = (self.number, self.direction == To::Client);
        let is_frozen = |network: &Network| match network.frozen {
            Frozen::Nothing => false,
            Frozen::Answers => is_answer,
            Frozen::All => true,
        };
        let mut network = self.network.clone();
        let open = network.wait_for(|network| !is_frozen(network) || network.cut >= number);
        let network = open.await.ok()?.clone();
        let left = &self.counts.left[self.direction as usize];
        if network.cut >= number || left.fetch_sub(1, Ordering::SeqCst) == 1 {
            return None;
        }
        if network.deaf >= number && self.listens.load(Ordering::SeqCst) {
            return Some(());
        }
        if is_answer && !network.delay.is_zero() {
            tokio::time::sleep(network.delay).await;
        }
        self.to.write_all(bytes).await.ok()
    }
}
