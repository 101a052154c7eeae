//! A plain file server, as static hosts are: it knows folders and a file for what it has not, and nothing of the page.

use std::net::SocketAddr;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use linja::RuleSet;
use linja_oracle::Table;
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use crate::http::{answer, read_head};
use crate::oracle;

/// What a host does with the name of a folder that has no slash at its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slash {
    /// It sends the browser to the name with the slash.
    Added,
    /// It shows the folder's page; and for what it has not it has a page as well, and calls it a success.
    LeftOut,
}

/// What a host does when it is asked for parts of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ranges {
    /// It sends them.
    Sent,
    /// It sends the whole file.
    Ignored,
}

/// What was asked for, and what came back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Served {
    /// The path.
    pub path: String,
    /// The status of the answer, such as `200`.
    pub status: String,
    /// The bytes of its body.
    pub bytes: usize,
}

type Asked = Arc<Mutex<Vec<Served>>>;

/// The files of a host, and its ways.
#[derive(Debug, Clone)]
struct Host {
    base: &'static str,
    site: PathBuf,
    /// The folder of the tables, which is not in that of the site.
    tables: Option<Arc<TempDir>>,
    slash: Slash,
    ranges: Ranges,
}

/// Serves the site that `cargo xtask test` has written, under a path.
#[derive(Debug)]
pub struct FileServer {
    address: SocketAddr,
    base: &'static str,
    asked: Asked,
    tables: Option<Arc<TempDir>>,
    server: JoinHandle<()>,
}

impl FileServer {
    /// Starts a server; `base` is a path from slash to slash.
    pub async fn start(base: &'static str, slash: Slash) -> Result<FileServer> {
        FileServer::with(base, None, slash, Ranges::Ignored).await
    }

    /// Starts a server that also has the table of a rule set.
    pub async fn start_with_table(
        base: &'static str,
        ranges: Ranges,
        rules: RuleSet,
    ) -> Result<FileServer> {
        let tables = oracle::folder_with_table(rules).await?;
        let table = Table::find(tables.path(), rules)?.context("a table")?;
        table.write_parts(&tables.path().join(rules.name()))?;
        let bytes = table.parts().last().map_or(0, |last| last.end);
        std::fs::write(tables.path().join("index.json"), format!("{{\"{rules}\":{bytes}}}"))?;
        FileServer::with(base, Some(Arc::new(tables)), Slash::Added, ranges).await
    }

    async fn with(
        base: &'static str,
        tables: Option<Arc<TempDir>>,
        slash: Slash,
        ranges: Ranges,
    ) -> Result<FileServer> {
        let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target");
        let site = target.join("test-site");
        let version = |folder: &Path| std::fs::read(folder.join("service-worker.js")).ok();
        let is_built =
            version(&site).is_some_and(|site| Some(site) == version(&target.join("page")));
        ensure!(
            is_built,
            "no site of this page: `cargo xtask site --out target/test-site --rules none` writes it"
        );
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let asked = Asked::default();
        let noted = asked.clone();
        let host = Host { base, site, tables: tables.clone(), slash, ranges };
        let server = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (host, noted) = (host.clone(), noted.clone());
                // A browser may go away at any time.
                tokio::spawn(async move { host.serve(client, noted).await.ok() });
            }
        });
        Ok(FileServer { address, base, asked, tables, server })
    }

    /// The address of a path below the site's.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{}{path}", self.address, self.base)
    }

    /// All that was asked for.
    pub fn asked(&self) -> Vec<Served> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What was asked of the tables' parts since the first so many requests: how often, and how many bytes came.
    pub fn fetched(&self, since: usize) -> (usize, usize) {
        let asked = self.asked().into_iter().skip(since);
        let is_part = |one: &Served| one.path.contains("/tables/") && one.path.contains(".bin");
        let bytes: Vec<usize> = asked.filter(is_part).map(|one| one.bytes).collect();
        (bytes.len(), bytes.iter().sum())
    }

    /// The table of a rule set, as it was before it was cut into parts.
    pub fn table(&self, rules: RuleSet) -> Result<Table> {
        let folder = self.tables.as_ref().context("a host with a table")?;
        Table::find(folder.path(), rules)?.context("a table")
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

impl Host {
    async fn serve(&self, mut client: TcpStream, asked: Asked) -> Result<()> {
        let head = read_head(&mut client).await?;
        let address = head.split(' ').nth(1).unwrap_or("/");
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let mut file = path.strip_prefix(self.base).and_then(|name| self.file(name));
        let mut headers = String::new();
        let missing = if self.slash == Slash::LeftOut { "200 OK" } else { "404 Not Found" };
        let mut status = match &mut file {
            Some(file) if file.is_dir() && !path.ends_with('/') && self.slash == Slash::Added => {
                headers = format!("Location: {path}/?{query}\r\n");
                "301 Moved Permanently"
            }
            Some(file) => {
                if file.is_dir() {
                    file.push("index.html");
                }
                if file.is_file() { "200 OK" } else { missing }
            }
            None => missing,
        };
        let file = file.filter(|file| file.is_file());
        let file = file.unwrap_or_else(|| self.site.join("404.html"));
        let mut body = std::fs::read(&file)?;
        let mut name = file.to_string_lossy().into_owned();
        if status == "200 OK"
            && self.ranges == Ranges::Sent
            && let Some(wanted) = ranges(&head, body.len())
        {
            status = "206 Partial Content";
            let told = |range: &Range<usize>| {
                format!("Content-Range: bytes {}-{}/{}\r\n", range.start, range.end - 1, body.len())
            };
            body = match &wanted[..] {
                [range] => {
                    headers = told(range);
                    body[range.clone()].to_vec()
                }
                _ => {
                    name = "multipart/byteranges; boundary=between".to_owned();
                    let part = |range: &Range<usize>| {
                        let head = format!("\r\n--between\r\n{}\r\n", told(range));
                        [head.as_bytes(), &body[range.clone()]].concat()
                    };
                    let parts: Vec<u8> = wanted.iter().flat_map(part).collect();
                    [&parts[..], b"\r\n--between--\r\n"].concat()
                }
            };
        }
        let (path, bytes) = (path.to_owned(), body.len());
        let served = Served { path, status: status[..3].to_owned(), bytes };
        asked.lock().unwrap_or_else(PoisonError::into_inner).push(served);
        answer(&mut client, status, &name, &body, &headers).await
    }

    /// The file or folder of a name below the site.
    fn file(&self, name: &str) -> Option<PathBuf> {
        let name = name.replace("%2B", "+");
        match (name.strip_prefix("tables/"), &self.tables) {
            (Some(name), tables) => tables.as_ref().map(|tables| tables.path().join(name)),
            (None, _) => Some(self.site.join(name)),
        }
    }
}

/// The ranges that the head of a request asks for, of so many bytes.
fn ranges(head: &str, bytes: usize) -> Option<Vec<Range<usize>>> {
    let line = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        name.eq_ignore_ascii_case("range").then_some(value)
    });
    let ranges = line?.strip_prefix("bytes=")?.split(',').map(|range| {
        let (start, last) = range.split_once('-')?;
        Some(start.parse().ok()?..(last.parse::<usize>().ok()? + 1).min(bytes))
    });
    ranges.collect()
}
