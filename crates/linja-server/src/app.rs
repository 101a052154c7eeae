//! The parts of a running server.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;

use crate::compute::cores::Cores;
use crate::compute::oracles::{OracleChoice, Oracles};
use crate::door::connections::Connections;
use crate::door::limits::{AddressLimits, Guard};
use crate::games::hub::Hubs;
use crate::games::store::Store;
use crate::push::sender::{PushChoice, Sender};
use crate::routes::preview::Previews;

/// How a server is to run.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen.
    pub bind: SocketAddr,
    /// The database: `sqlite:FILE` or `postgres://…`. Without one, an SQLite file in the data folder.
    pub database: Option<String>,
    /// The folder for the database and the oracle's tables.
    pub data: PathBuf,
    /// Which rule sets to solve.
    pub oracle: OracleChoice,
    /// Pages from these origins may use the API and open sockets, besides the server's own page.
    pub origins: Vec<String>,
    /// Whether a reverse proxy is in front of the server and passes on the client's address (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// What one address may ask for.
    pub limits: AddressLimits,
    /// How long a computer waits before it answers, in milliseconds.
    pub pause: u64,
    /// Whether devices may be notified, and where.
    pub push: PushChoice,
    /// Games in which nothing has happened for this many days are deleted; 0 keeps them forever.
    pub keep_days: u32,
}

impl Config {
    /// For this machine alone: a free port, a database in the data folder, no oracle, no limits, computers
    /// that answer at once, notifications to anywhere.
    pub fn local(data: &Path) -> Config {
        Config {
            bind: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            database: None,
            data: data.to_owned(),
            oracle: OracleChoice::Off,
            origins: Vec::new(),
            behind_proxy: false,
            limits: AddressLimits::NONE,
            pause: 0,
            push: PushChoice::Local,
            keep_days: 0,
        }
    }
}

/// A running server.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hubs: Arc<Hubs>,
    pub(crate) oracles: Arc<Oracles>,
    pub(crate) cores: Cores,
    pub(crate) connections: Arc<Connections>,
    pub(crate) guard: Guard,
    pub(crate) previews: Previews,
    /// Notifies devices, unless that is switched off.
    pub(crate) sender: Option<Sender>,
    pub(crate) metrics: PrometheusHandle,
    /// Becomes true when the server is to stop.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Does something until the server is to stop: after that the store is closed.
    pub(crate) async fn until_closed(&self, work: impl Future<Output = ()>) {
        tokio::select! {
            () = self.closed() => (),
            () = work => (),
        }
    }

    /// Waits until the server is to stop.
    pub(crate) async fn closed(&self) {
        // There is a sender as long as there is this app.
        _ = self.closing.subscribe().wait_for(|&closing| closing).await;
    }
}
