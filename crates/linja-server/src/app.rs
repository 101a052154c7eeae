//! The parts of a running server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use linja_api::{GameView, ProblemCode, Secret};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;

use crate::computers::Computers;
use crate::connections::Connections;
use crate::hub::{Hub, Hubs, Sight, in_time, unavailable};
use crate::limits::{Guard, Limits};
use crate::nodes::Nodes;
use crate::online_game::Role;
use crate::oracles::{OracleChoice, Oracles};
use crate::secrets::Hash;
use crate::store::Store;
use crate::trouble::Trouble;

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
    /// Whether a reverse proxy stands before the server and says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// What one address may ask for.
    pub limits: Limits,
    /// How long a computer waits before it answers, in milliseconds.
    pub pause: u64,
    /// Games in which nothing has happened for so many days are forgotten; 0 keeps them for ever.
    pub keep_days: u32,
}

impl Config {
    /// For this machine alone: a free port, a database in the data folder, no oracle, no limits, computers
    /// that answer at once.
    pub fn local(data: &Path) -> Config {
        Config {
            bind: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            database: None,
            data: data.to_owned(),
            oracle: OracleChoice::Off,
            origins: Vec::new(),
            behind_proxy: false,
            limits: Limits::NONE,
            pause: 0,
            keep_days: 0,
        }
    }
}

/// A running server.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hubs: Hubs,
    pub(crate) nodes: Nodes,
    pub(crate) oracles: Arc<Oracles>,
    pub(crate) computers: Computers,
    pub(crate) connections: Arc<Connections>,
    pub(crate) guard: Guard,
    pub(crate) metrics: PrometheusHandle,
    /// Becomes true when the server is to stop.
    pub(crate) closing: watch::Sender<bool>,
}

/// So many entries of a log that have to be read or sent cost about as much as a request.
const ENTRIES: usize = 100;

impl App {
    /// The hub of a game, and as whom the owner of a secret comes to it. A log is read only for those
    /// who may see it, and they pay if it is long.
    pub(crate) async fn enter(
        &self,
        address: IpAddr,
        id: &str,
        secret: &Secret,
    ) -> Result<(Arc<Hub>, Role), Trouble> {
        in_time(async {
            let is_open = self.hubs.get(id).is_some();
            if !is_open && !self.is_known(id, secret).await? {
                return Err(ProblemCode::NoSuchGame.into());
            }
            let (hub, role) = self.hubs.enter(id, secret).await?;
            if !is_open {
                self.charge_entries(address, hub.sight().game.course.next_number() as usize);
            }
            Ok((hub, role))
        })
        .await
    }

    /// Whether the secret is one of the game's.
    async fn is_known(&self, id: &str, secret: &Secret) -> Result<bool, Trouble> {
        // Otherwise it is not the name of a game, and PostgreSQL would not even take some of these texts.
        if !id.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Ok(false);
        }
        let hash = Hash::of(secret);
        let kept = self.store.secrets(id).await.map_err(unavailable)?;
        Ok(kept.iter().fold(false, |is_known, kept| is_known | kept.is(&hash)))
    }

    /// The game as somebody sees it now, with the entries after the one they know. They pay for them.
    pub(crate) fn view(&self, address: IpAddr, sight: &Sight, role: Role, after: u32) -> GameView {
        let view = self.hubs.view(sight, role, after);
        self.charge_entries(address, view.entries.len());
        view
    }

    fn charge_entries(&self, address: IpAddr, entries: usize) {
        self.guard.charge(address, (entries / ENTRIES) as f64);
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until the server is to stop.
    pub(crate) async fn closed(&self) {
        // There is a sender as long as there is this app.
        _ = self.closing.subscribe().wait_for(|&closing| closing).await;
    }
}
