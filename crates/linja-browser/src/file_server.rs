//! A plain file server, as static hosts are: it knows folders and a file for what it has not, and nothing of the page.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Result, ensure};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use crate::http::{answer, read_head};

/// What a host does with the name of a folder that has no slash at its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slash {
    /// It sends the browser to the name with the slash.
    Added,
    /// It shows the folder's page.
    LeftOut,
}

/// What was asked for, and the status of the answer.
type Asked = Arc<Mutex<Vec<(String, String)>>>;

/// Serves the site that `cargo xtask test` has written, under a path.
#[derive(Debug)]
pub struct FileServer {
    address: SocketAddr,
    base: &'static str,
    asked: Asked,
    server: JoinHandle<()>,
}

impl FileServer {
    /// Starts a server; `base` is a path from slash to slash.
    pub async fn start(base: &'static str, slash: Slash) -> Result<FileServer> {
        let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target");
        let folder = target.join("test-site");
        let version = |folder: &Path| std::fs::read(folder.join("service-worker.js")).ok();
        let is_built =
            version(&folder).is_some_and(|site| Some(site) == version(&target.join("page")));
        ensure!(
            is_built,
            "no site of this page: `cargo xtask site --out target/test-site --rules none` writes it"
        );
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let asked = Asked::default();
        let noted = asked.clone();
        let server = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (folder, noted) = (folder.clone(), noted.clone());
                // A browser may go away at any time.
                tokio::spawn(async move { serve(client, folder, base, slash, noted).await.ok() });
            }
        });
        Ok(FileServer { address, base, asked, server })
    }

    /// The address of a path below the site's.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{}{path}", self.address, self.base)
    }

    /// All paths that were asked for, with the status of each answer.
    pub fn asked(&self) -> Vec<(String, String)> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Stops serving.
    pub async fn stop(&mut self) {
        self.server.abort();
        let _ = (&mut self.server).await;
    }
}

impl Drop for FileServer {
    fn drop(&mut self) {
        self.server.abort();
    }
}

async fn serve(
    mut client: TcpStream,
    folder: PathBuf,
    base: &str,
    slash: Slash,
    asked: Asked,
) -> Result<()> {
    let head = read_head(&mut client).await?;
    let address = head.split(' ').nth(1).unwrap_or("/");
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let name = path.strip_prefix(base).map(|name| name.replace("%2B", "+"));
    let mut file = name.map(|name| folder.join(name));
    let mut headers = String::new();
    let status = match &mut file {
        Some(file) if file.is_dir() && !path.ends_with('/') && slash == Slash::Added => {
            headers = format!("Location: {path}/?{query}\r\n");
            "301 Moved Permanently"
        }
        Some(file) => {
            if file.is_dir() {
                file.push("index.html");
            }
            if file.is_file() { "200 OK" } else { "404 Not Found" }
        }
        None => "404 Not Found",
    };
    let note = (path.to_owned(), status[..3].to_owned());
    asked.lock().unwrap_or_else(PoisonError::into_inner).push(note);
    let file = match (status, file) {
        ("200 OK", Some(file)) => file,
        _ => folder.join("404.html"),
    };
    let body = std::fs::read(&file)?;
    answer(&mut client, status, &file.to_string_lossy(), &body, &headers).await
}
