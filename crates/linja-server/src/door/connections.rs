//! Connections: how many there may be, and how long each may keep the server waiting.
//!
//! Where there are too many, the one that has waited longest for a whole request makes room for a new
//! one: whoever asks for something at once gets it, however many others hold connections.

use std::collections::{BTreeMap, HashMap};
use std::future::pending;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use axum::{Extension, Router};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, Sleep, sleep, sleep_until};

use crate::door::limits::{AddressLimits, household};
use crate::lock;
use crate::routes::socket::MOST_BYTES;

/// The headers of a request are there so long after its first byte, those of the first request so
/// long after the connection.
const HEADERS: Duration = Duration::from_secs(10);

/// The longest pause between two requests. Longer than the 60 seconds for which proxies keep a
/// connection: a server that closes first may close just when a request is on its way.
const PAUSE: Duration = Duration::from_secs(75);

/// A client that takes nothing of its answer for so long does not read it.
const STALL: Duration = Duration::from_secs(10);

/// The open connections of a server.
pub(crate) struct Connections {
    /// The most at a time: of all clients, and of one address.
    most: usize,
    most_of_one: usize,
    /// How many bytes a second are read from a socket.
    socket_rate: usize,
    open: Mutex<Open>,
    count: watch::Sender<usize>,
}

#[derive(Default)]
struct Open {
    all: Group,
    of: HashMap<IpAddr, Group>,
    /// How often a connection began to wait; orders them by when they did.
    waits: u64,
}

#[derive(Default)]
struct Group {
    open: usize,
    /// Those that wait for a request.
    waiting: BTreeMap<u64, Arc<Connection>>,
}

/// What is known of a connection.
struct Connection {
    connections: Arc<Connections>,
    address: IpAddr,
    phase: Mutex<Phase>,
    /// When it is closed if nothing happens before.
    deadline: watch::Sender<Option<Instant>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// A request has not come, or not all of its headers. With its place among those that wait.
    Waiting(u64),
    /// The request is worked on. It has its own limits.
    Answering,
    /// The answer is ready, and is being sent.
    Answered,
    /// It has become a socket, which has its own limits.
    Socket,
}

impl Connections {
    pub(crate) fn new(limits: AddressLimits, behind_proxy: bool) -> Arc<Connections> {
        let most = most_connections();
        metrics::gauge!("linja_connections_limit").set(most as f64);
        let most_of_one = match limits.connections {
            0 => usize::MAX,
            // All clients of a proxy come from one address.
            _ if behind_proxy => usize::MAX,
            number => number as usize,
        };
        Arc::new(Connections {
            most,
            most_of_one,
            socket_rate: (limits.messages as usize).saturating_mul(MOST_BYTES),
            open: Mutex::default(),
            count: watch::Sender::default(),
        })
    }

    /// Serves a connection to its end, or refuses it.
    pub(crate) fn serve(
        self: &Arc<Connections>,
        stream: TcpStream,
        peer: SocketAddr,
        router: &Router,
        mut closing: watch::Receiver<bool>,
    ) {
        let Some(connection) = self.admit(peer.ip()) else {
            metrics::counter!("linja_connections_refused_total").increment(1);
            return;
        };
        // A turn is a small message that somebody waits for.
        _ = stream.set_nodelay(true);
        let wire = Wire::new(stream, connection.clone());
        let routes = TowerToHyperService::new(router.clone().layer(Extension(ConnectInfo(peer))));
        let asked = connection.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            asked.set(Phase::Answering, None);
            let (answer, connection) = (routes.call(request), asked.clone());
            async move {
                let response = answer.await?;
                if response.status() == StatusCode::SWITCHING_PROTOCOLS {
                    connection.set(Phase::Socket, None);
                }
                Ok::<_, std::convert::Infallible>(response.map(|body| Answer { body, connection }))
            }
        });
        tokio::spawn(async move {
            let serving = http1::Builder::new().serve_connection(TokioIo::new(wire), service);
            let mut serving = pin!(serving.with_upgrades());
            let mut expired = pin!(connection.expired());
            let mut stopping = pin!(closing.wait_for(|&closing| closing));
            let mut is_stopping = false;
            loop {
                tokio::select! {
                    // Clients go as they like; that is no error.
                    _ = &mut serving => return,
                    () = &mut expired => return,
                    _ = &mut stopping, if !is_stopping => {
                        is_stopping = true;
                        serving.as_mut().graceful_shutdown();
                    }
                }
            }
        });
    }

    /// Waits until no connection is open.
    pub(crate) async fn all_closed(&self) {
        // There is a sender as long as there is this.
        _ = self.count.subscribe().wait_for(|&count| count == 0).await;
    }

    fn admit(self: &Arc<Connections>, peer: IpAddr) -> Option<Arc<Connection>> {
        let address = household(peer);
        let connection = Arc::new(Connection {
            connections: self.clone(),
            address,
            phase: Mutex::new(Phase::Answered),
            deadline: watch::Sender::default(),
        });
        {
            let mut open = lock(&self.open);
            let of_one = open.of.get(&address).map_or(0, |group| group.open);
            let has_room = of_one < self.most_of_one || open.evict(Some(address));
            let has_room = has_room && (open.all.open < self.most || open.evict(None));
            if !has_room {
                return None;
            }
            open.all.open += 1;
            open.of.entry(address).or_default().open += 1;
            self.count(open.all.open);
        }
        connection.wait(HEADERS);
        Some(connection)
    }

    fn count(&self, open: usize) {
        self.count.send_replace(open);
        metrics::gauge!("linja_connections").set(open as f64);
    }
}

impl Open {
    /// Ends the connection that has waited longest, of one address or of all. It may take a moment to
    /// close.
    fn evict(&mut self, address: Option<IpAddr>) -> bool {
        let group = address.map_or(Some(&self.all), |address| self.of.get(&address));
        let oldest = group.and_then(|group| group.waiting.first_key_value());
        let Some((&place, connection)) = oldest else { return false };
        let connection = connection.clone();
        self.stop_waiting(place, connection.address);
        connection.deadline.send_replace(Some(Instant::now()));
        true
    }

    fn stop_waiting(&mut self, place: u64, address: IpAddr) {
        self.all.waiting.remove(&place);
        if let Some(group) = self.of.get_mut(&address) {
            group.waiting.remove(&place);
        }
    }
}

impl Connection {
    /// Waits for a request, so long.
    fn wait(self: &Arc<Connection>, time: Duration) {
        let place = {
            let mut open = lock(&self.connections.open);
            let place = open.waits;
            open.waits += 1;
            open.all.waiting.insert(place, self.clone());
            open.of.entry(self.address).or_default().waiting.insert(place, self.clone());
            place
        };
        self.set(Phase::Waiting(place), Some(Instant::now() + time));
    }

    fn set(&self, phase: Phase, deadline: Option<Instant>) {
        let before = std::mem::replace(&mut *lock(&self.phase), phase);
        if let Phase::Waiting(place) = before {
            lock(&self.connections.open).stop_waiting(place, self.address);
        }
        self.deadline.send_replace(deadline);
    }

    /// Bytes have come from the client.
    fn heard(&self) {
        if matches!(self.phase(), Phase::Waiting(_)) {
            let headers = Instant::now() + HEADERS;
            self.deadline.send_if_modified(|deadline| {
                let is_sooner = deadline.is_none_or(|before| headers < before);
                if is_sooner {
                    *deadline = Some(headers);
                }
                is_sooner
            });
        }
    }

    /// All that there was to send is sent.
    fn sent(self: &Arc<Connection>) {
        if self.phase() == Phase::Answered {
            self.wait(PAUSE);
        }
    }

    /// Waits until the client has kept the server waiting for too long.
    async fn expired(&self) {
        let mut changes = self.deadline.subscribe();
        loop {
            let deadline = *changes.borrow_and_update();
            let passed = async {
                match deadline {
                    Some(deadline) => sleep_until(deadline).await,
                    None => pending().await,
                }
            };
            tokio::select! {
                () = passed => return,
                _ = changes.changed() => (),
            }
        }
    }

    fn phase(&self) -> Phase {
        *lock(&self.phase)
    }
}

/// The body of an answer. It is dropped when all of it is written.
struct Answer {
    body: Body,
    connection: Arc<Connection>,
}

impl hyper::body::Body for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        if self.connection.phase() == Phase::Answering {
            self.connection.set(Phase::Answered, None);
        }
    }
}

/// The bytes of a connection, of requests first and then perhaps of a socket. The connection counts
/// as open as long as there is this.
struct Wire {
    stream: TcpStream,
    connection: Arc<Connection>,
    /// Runs while the client takes nothing.
    stall: Option<Pin<Box<Sleep>>>,
    /// What a socket has brought since when; and the pause if that is too much.
    read: (Instant, usize),
    too_much: Option<Pin<Box<Sleep>>>,
}

impl Wire {
    fn new(stream: TcpStream, connection: Arc<Connection>) -> Wire {
        Wire { stream, connection, stall: None, read: (Instant::now(), 0), too_much: None }
    }

    /// A socket that says more than its messages could need is read no faster: parts of messages
    /// cost work as well.
    fn pace(&mut self, bytes: usize) {
        const SECOND: Duration = Duration::from_secs(1);
        let rate = self.connection.connections.socket_rate;
        if rate == 0 || self.connection.phase() != Phase::Socket {
            return;
        }
        if self.read.0.elapsed() >= SECOND {
            self.read = (Instant::now(), 0);
        }
        self.read.1 += bytes;
        if self.read.1 >= rate {
            self.too_much = Some(Box::pin(sleep_until(self.read.0 + SECOND)));
        }
    }

    /// What came of writing, unless the client does not read.
    fn written<T>(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stall = None;
            return written;
        }
        let stall = self.stall.get_or_insert_with(|| Box::pin(sleep(STALL)));
        ready!(stall.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(pause) = &mut self.too_much {
            ready!(pause.as_mut().poll(cx));
            self.too_much = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buffer))?;
        let bytes = buffer.filled().len() - before;
        if bytes > 0 {
            self.connection.heard();
            self.pace(bytes);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_flush(cx))?;
        self.connection.sent();
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        let Connection { connections, address, .. } = &*self.connection;
        self.connection.set(Phase::Socket, None);
        let mut open = lock(&connections.open);
        open.all.open -= 1;
        if let Some(group) = open.of.get_mut(address) {
            group.open -= 1;
            if group.open == 0 {
                open.of.remove(address);
            }
        }
        connections.count(open.all.open);
    }
}

/// As many as there may be open files, but for those that the server needs itself.
fn most_connections() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        // The soft limit is low for the sake of programs that use select(), and this is none.
        let raised = Rlimit { current: limit.maximum, ..limit };
        if setrlimit(Resource::Nofile, raised).is_ok() {
            limit = raised;
        }
        let files = limit.current.and_then(|files| usize::try_from(files).ok());
        files.map_or(usize::MAX, |files| files - (files / 4).min(128))
    }
    #[cfg(not(unix))]
    {
        usize::MAX
    }
}
