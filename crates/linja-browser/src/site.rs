//! The real server on a free port, with the page built in.

use std::net::SocketAddr;
use std::path::Path;

use anyhow::{Result, ensure};
use linja::RuleSet;
use linja_server::{AddressLimits, Config, OracleChoice, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::oracle;

/// A server with a data folder of its own, for as long as it is held.
#[derive(Debug)]
pub struct Site {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    server: JoinHandle<()>,
    config: Config,
    data: tempfile::TempDir,
}

impl Site {
    /// Starts a server. The oracle is off: the page's own search answers.
    pub async fn start() -> Result<Site> {
        Site::with(tempfile::tempdir()?, |_| ()).await
    }

    /// Starts a server that begins to solve zen.
    pub async fn start_solving() -> Result<Site> {
        let solve = OracleChoice::AtOnce(vec![RuleSet::Zen]);
        Site::with(tempfile::tempdir()?, |config| config.oracle = solve).await
    }

    /// Starts a server whose oracle knows zen, and nothing else.
    pub async fn start_with_oracle() -> Result<Site> {
        Site::with(oracle::folder_with_table(RuleSet::Zen).await?, |_| ()).await
    }

    /// The same, and it knows who wins, and when.
    pub async fn start_with_distances() -> Result<Site> {
        Site::with(oracle::folder_with_distances(RuleSet::Zen).await?, |_| ()).await
    }

    /// One that knows zen, but an address may ask only once a second, and ten times at once after a rest.
    pub async fn start_with_hurried_oracle() -> Result<Site> {
        Site::with_requests(1).await
    }

    /// The same, but an address may ask only six times a second, and sixty times at once after a rest: a page is loaded, but
    /// not a table.
    pub async fn start_with_limited_oracle() -> Result<Site> {
        Site::with_requests(6).await
    }

    async fn with_requests(requests: u32) -> Result<Site> {
        let limits = AddressLimits { requests, ..AddressLimits::NONE };
        Site::with(oracle::folder_with_table(RuleSet::Zen).await?, |config| config.limits = limits)
            .await
    }

    async fn with(data: tempfile::TempDir, set: impl FnOnce(&mut Config)) -> Result<Site> {
        let has_page = option_env!("LINJA_PAGE").is_some();
        ensure!(
            has_page,
            "the server has no page: `cargo xtask page` builds it, and `LINJA_PAGE=target/page` takes it in"
        );
        let mut config = Config::local(data.path());
        set(&mut config);
        let (address, stop, server) = serve(config.clone()).await?;
        config.bind = address;
        Ok(Site { address, stop: Some(stop), server, config, data })
    }

    /// Where the server keeps its database.
    pub fn data(&self) -> &Path {
        self.data.path()
    }

    /// Starts again at the same address, with the same data.
    pub async fn start_again(&mut self) -> Result<()> {
        let (_, stop, server) = serve(self.config.clone()).await?;
        (self.stop, self.server) = (Some(stop), server);
        Ok(())
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The address of a path on another machine, without encryption.
    pub fn plain_url(&self, path: &str) -> String {
        format!("http://plain.test:{}{path}", self.address.port())
    }

    /// Stops serving, and waits until every connection is closed.
    pub async fn stop(&mut self) -> Result<()> {
        self.stop = None;
        Ok((&mut self.server).await?)
    }
}

async fn serve(config: Config) -> Result<(SocketAddr, oneshot::Sender<()>, JoinHandle<()>)> {
    let server = Server::start(config).await?;
    let address = server.address()?;
    let (stop, stopped) = oneshot::channel();
    let server = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    Ok((address, stop, server))
}

impl Drop for Site {
    fn drop(&mut self) {
        self.server.abort();
    }
}
