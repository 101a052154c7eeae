//! A server in this process, for one test.

use std::net::SocketAddr;

use linja_server::{Config, ServeError, Server};
use tempfile::TempDir;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use crate::client::Client;
use crate::client::database::Database;

/// A server and a client of it.
pub(crate) struct World {
    _folder: TempDir,
    pub(crate) config: Config,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    pub(crate) client: Client,
}

impl World {
    /// A server without limits, whose computers answer at once.
    pub(crate) async fn start(database: Database) -> World {
        World::with(database, |_| ()).await
    }

    pub(crate) async fn with(database: Database, change: impl FnOnce(&mut Config)) -> World {
        let folder = TempDir::new().unwrap();
        let database = Some(database.make(folder.path()));
        let mut config = Config { database, ..Config::local(folder.path()) };
        change(&mut config);
        let (running, address) = run(config.clone()).await.unwrap();
        World { _folder: folder, config, running: Some(running), client: Client::new(address) }
    }

    /// Stops the server as SIGTERM does, and waits until it has stopped.
    pub(crate) async fn stop(&mut self) {
        if let Some((stop, server)) = self.running.take() {
            stop.send(()).unwrap();
            server.await.unwrap();
        }
    }

    /// Tells the server to stop, and does not wait.
    pub(crate) fn begin_to_stop(&mut self) -> JoinHandle<()> {
        let (stop, server) = self.running.take().unwrap();
        stop.send(()).unwrap();
        server
    }

    pub(crate) async fn restart(&mut self) {
        self.try_restart().await.unwrap();
    }

    pub(crate) async fn try_restart(&mut self) -> Result<(), ServeError> {
        self.stop().await;
        let (running, address) = run(self.config.clone()).await?;
        self.running = Some(running);
        self.client = Client::new(address);
        Ok(())
    }

    /// Where the server is, for players.
    pub(crate) fn server(&self) -> watch::Receiver<SocketAddr> {
        watch::Sender::new(self.client.address).subscribe()
    }
}

type Running = (oneshot::Sender<()>, JoinHandle<()>);

async fn run(config: Config) -> Result<(Running, SocketAddr), ServeError> {
    let server = Server::start(config).await?;
    let address = server.address().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async { _ = stopped.await }));
    Ok(((stop, running), address))
}
