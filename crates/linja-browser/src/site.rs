//! The page, served from `target/page`.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use axum::Router;
use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use tokio::task::JoinHandle;

/// A server of the page on a free port, for as long as it is held.
#[derive(Debug)]
pub struct Site {
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl Site {
    /// Serves the page that `cargo xtask page` has built.
    pub async fn start() -> Result<Site> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
        ensure!(
            folder.join("index.html").exists(),
            "there is no page yet: `cargo xtask page` builds it"
        );
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let app = Router::new().fallback(serve).with_state(folder);
        let server = tokio::spawn(async move {
            // It ends with the task; there is nobody to tell that it failed but the tests themselves.
            let _ = axum::serve(listener, app).await;
        });
        Ok(Site { address, server })
    }

    /// The address of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Stops serving.
    pub fn stop(&self) {
        self.server.abort();
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A file, or the page itself for every other address, as the real server does.
async fn serve(State(folder): State<PathBuf>, uri: Uri) -> Response {
    let name = uri.path().trim_start_matches('/');
    let is_file = !name.is_empty() && !name.contains("..") && folder.join(name).is_file();
    let name = if is_file { name } else { "index.html" };
    let kind = match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/html; charset=utf-8",
    };
    match tokio::fs::read(folder.join(name)).await.context("read") {
        Ok(bytes) => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        Err(_) => axum::http::StatusCode::NOT_FOUND.into_response(),
    }
}
