//! Starting a server, taking connections, and stopping without losing anything.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;

use crate::app::{App, Config};
use crate::background::{heartbeat, notifier, retention, scheduler, upkeep};
use crate::compute::cores::Cores;
use crate::compute::oracles::Oracles;
use crate::door::connections::Connections;
use crate::door::limits::Guard;
use crate::games::hub::Hubs;
use crate::games::nodes::Nodes;
use crate::games::store::{OpenError, Store};
use crate::games::{nodes, secrets};
use crate::push::sender::Sender;
use crate::routes;
use crate::routes::operation::recorder;
use crate::routes::preview::Previews;

/// Whoever is still connected so long after the server began to stop is cut off.
const FINISH: Duration = Duration::from_secs(5);

/// So many connections wait to be taken.
const BACKLOG: u32 = 128;

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error("the data folder {folder} cannot be used: {error}")]
    Data {
        /// The folder.
        folder: String,
        /// Why not.
        error: io::Error,
    },
    /// Another server uses the data folder.
    #[error("another server uses the data folder {0}: give this one its own")]
    Taken(String),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Bind {
        /// The address.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The database does not open.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The database failed while the server started.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The system has no random numbers.
    #[error("the system has no random numbers: {0}")]
    Random(#[from] getrandom::Error),
}

/// A server that has started.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    router: Router,
    /// The data folder is this server's as long as this is open.
    _folder: std::fs::File,
}

impl Server {
    /// Opens the store and the oracle's tables, and begins to listen.
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let metrics = recorder();
        let refused = |error| ServeError::Bind { address: config.bind, error };
        // Before the folder: a server that is started twice by mistake finds both taken.
        let socket = take_address(config.bind).map_err(refused)?;
        let folder = take_folder(&config.data)?;
        let store = match &config.database {
            Some(address) => Store::open(address).await?,
            None => Store::open_file(&config.data.join("games.sqlite")).await?,
        };
        let listener = socket.listen(BACKLOG).map_err(refused)?;
        let name = secrets::new_id()?;
        let (nodes, messages) = match store.is_shared() {
            true => {
                let (nodes, messages) = Nodes::new(name);
                (nodes, Some(messages))
            }
            false => (Nodes::alone(name), None),
        };
        let hubs = Arc::new(Hubs::new(store.clone(), nodes, config.pause));
        hubs.note_alive().await?;
        let oracles = Oracles::open(&config.oracle, config.data.clone());
        let sender = Sender::new(config.push, &store).await?;
        let app = Arc::new(App {
            hubs,
            store,
            cores: Cores::new(oracles.clone()),
            oracles,
            connections: Connections::new(config.limits, config.behind_proxy),
            guard: Guard::new(config.limits),
            previews: Previews::new(),
            sender,
            metrics,
            closing: watch::Sender::new(false),
            config,
        });
        if let Some(messages) = messages {
            tokio::spawn(nodes::speak(app.clone(), messages));
            tokio::spawn(nodes::hear(app.clone()));
        }
        tokio::spawn(heartbeat::run(app.clone()));
        tokio::spawn(scheduler::run(app.clone()));
        tokio::spawn(notifier::run(app.clone()));
        tokio::spawn(retention::run(app.clone()));
        tokio::spawn(upkeep::run(app.clone()));
        let router = routes::router(app.clone());
        Ok(Server { app, listener, router, _folder: folder })
    }

    /// Where the server listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is done; then takes nothing new, finishes what it has, tells clients to
    /// come back, and ends.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { app, listener, router, _folder } = self;
        let mut stop = std::pin::pin!(stop);
        loop {
            tokio::select! {
                taken = listener.accept() => match taken {
                    Ok((stream, peer)) => {
                        app.connections.serve(stream, peer, &router, app.closing.subscribe());
                    }
                    Err(error) => {
                        // Out of files, most likely: some will be closed soon.
                        tracing::warn!(%error, "a connection could not be taken");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                },
                () = &mut stop => break,
            }
        }
        drop(listener);
        tracing::info!("stopping");
        app.closing.send_replace(true);
        app.oracles.stop();
        if tokio::time::timeout(FINISH, app.connections.all_closed()).await.is_err() {
            tracing::warn!("some connections did not finish and are cut off");
        }
        app.store.close().await;
        tracing::info!("stopped");
    }
}

/// Takes the address. Nobody gets through before the server listens, so that a proxy asks another node meanwhile.
fn take_address(address: SocketAddr) -> io::Result<TcpSocket> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Connections of a server that has just stopped keep no other from starting.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    Ok(socket)
}

/// Makes the data folder and locks it: two servers in one would not hear of each other's turns.
fn take_folder(folder: &Path) -> Result<std::fs::File, ServeError> {
    let name = || folder.display().to_string();
    let unusable = |error| ServeError::Data { folder: name(), error };
    std::fs::create_dir_all(folder).map_err(unusable)?;
    let file = std::fs::File::create(folder.join("lock")).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(ServeError::Taken(name())),
        Err(std::fs::TryLockError::Error(error)) => Err(unusable(error)),
    }
}
