//! As much of HTTP as the tests' own servers need: a request for each connection.

use anyhow::{Result, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Reads the head of a request.
pub async fn read_head(client: &mut TcpStream) -> Result<String> {
    let mut request = Vec::new();
    while !request.windows(4).any(|four| four == b"\r\n\r\n") {
        ensure!(client.read_buf(&mut request).await? > 0, "it hung up");
    }
    Ok(String::from_utf8_lossy(&request).into_owned())
}

/// Answers with a status such as `200 OK` and a file, whose name tells what it is, and closes the connection. Further
/// headers end their lines with `\r\n`.
pub async fn answer(
    client: &mut TcpStream,
    status: &str,
    name: &str,
    body: &[u8],
    headers: &str,
) -> Result<()> {
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some(kind) if kind.starts_with("multipart/") => kind,
        _ => "text/plain; charset=utf-8",
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\nConnection: close\r\n{headers}\r\n",
        body.len()
    );
    client.write_all(head.as_bytes()).await?;
    client.write_all(body).await?;
    client.shutdown().await?;
    Ok(())
}
