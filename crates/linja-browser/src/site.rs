//! The real server on a free port, with the page built in.

use std::net::SocketAddr;

use anyhow::{Result, ensure};
use linja::RuleSet;
use linja_server::{Config, OracleChoice, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::oracle;

/// A server with a data folder of its own, for as long as it is held.
#[derive(Debug)]
pub struct Site {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    server: JoinHandle<()>,
    data: tempfile::TempDir,
    oracle: OracleChoice,
}

impl Site {
    /// Starts a server. The oracle is off: the page's own search answers.
    pub async fn start() -> Result<Site> {
        Site::with(tempfile::tempdir()?, OracleChoice::Off).await
    }

    /// Starts a server that begins to solve zen.
    pub async fn start_solving() -> Result<Site> {
        Site::with(tempfile::tempdir()?, OracleChoice::AtOnce(vec![RuleSet::Zen])).await
    }

    /// Starts a server whose oracle knows zen, and nothing else.
    pub async fn start_with_oracle() -> Result<Site> {
        Site::with(oracle::folder_with_table().await?, OracleChoice::Off).await
    }

    async fn with(data: tempfile::TempDir, oracle: OracleChoice) -> Result<Site> {
        let has_page = option_env!("LINJA_PAGE").is_some();
        ensure!(
            has_page,
            "the server has no page: `cargo xtask page` builds it, and `LINJA_PAGE=target/page` takes it in"
        );
        let config = Config { oracle: oracle.clone(), ..Config::local(data.path()) };
        let (address, stop, server) = serve(config).await?;
        Ok(Site { address, stop: Some(stop), server, data, oracle })
    }

    /// Starts again at the same address, with the same data.
    pub async fn start_again(&mut self) -> Result<()> {
        let (bind, oracle) = (self.address, self.oracle.clone());
        let config = Config { bind, oracle, ..Config::local(self.data.path()) };
        let (_, stop, server) = serve(config).await?;
        (self.stop, self.server) = (Some(stop), server);
        Ok(())
    }

    /// The address of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
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
