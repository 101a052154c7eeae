//! The real server on a free port, with the page built in.

use std::net::SocketAddr;
use std::path::Path;

use anyhow::{Result, ensure};
use linja_server::{Config, Limits, OracleChoice, Server};
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
}

impl Site {
    /// Starts a server. The oracle is off: the page's own search answers.
    pub async fn start() -> Result<Site> {
        Site::with(tempfile::tempdir()?).await
    }

    /// Starts a server whose oracle knows zen, and nothing else.
    pub async fn start_with_oracle() -> Result<Site> {
        Site::with(oracle::folder_with_table().await?).await
    }

    async fn with(data: tempfile::TempDir) -> Result<Site> {
        let has_page = option_env!("LINJA_PAGE").is_some();
        ensure!(
            has_page,
            "the server has no page: `cargo xtask page` builds it, and `LINJA_PAGE=target/page` takes it in"
        );
        let (address, stop, server) =
            serve(SocketAddr::from(([127, 0, 0, 1], 0)), data.path()).await?;
        Ok(Site { address, stop: Some(stop), server, data })
    }

    /// Starts again at the same address, with the same data.
    pub async fn start_again(&mut self) -> Result<()> {
        let (_, stop, server) = serve(self.address, self.data.path()).await?;
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

async fn serve(
    bind: SocketAddr,
    data: &Path,
) -> Result<(SocketAddr, oneshot::Sender<()>, JoinHandle<()>)> {
    let server = Server::start(Config {
        bind,
        database: None,
        data: data.to_owned(),
        oracle: OracleChoice::Off,
        origins: Vec::new(),
        behind_proxy: false,
        limits: Limits { requests: 0, games: 0, sockets: 0, messages: 0 },
        pause: 0,
        keep_days: 0,
    })
    .await?;
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
