//! Questions to a running server, asked over HTTP.

#![allow(clippy::unwrap_used)] // A panic is how a test fails.

mod with_oracle;
mod without_oracle;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::thread::JoinHandle;

use linja_api::{Problem, ProblemCode};
use linja_server::{Config, OracleChoice, Server};
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;

/// The secret of the seat that the tests play on.
const SECRET: &str = "0123456789abcdef0123456789abcdef";

/// A server that runs until this is dropped.
struct Running {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    fn start(data: &Path, oracle: OracleChoice) -> Running {
        let config = Config { oracle, ..Config::local(data) };
        let (tell, told) = std::sync::mpsc::channel();
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(async {
                let server = Server::start(config).await.unwrap();
                tell.send(server.address().unwrap()).unwrap();
                server.run(async { _ = stopped.await }).await;
            });
            runtime.shutdown_background();
        });
        Running { address: told.recv().unwrap(), stop: Some(stop), thread: Some(thread) }
    }

    fn get(&self, target: &str) -> Answer {
        self.ask("GET", target, &[], b"")
    }

    /// Asks with the secret of the seat.
    fn ask_seated(&self, method: &str, target: &str, body: &str) -> Answer {
        let authorization = format!("Bearer {SECRET}");
        let headers =
            [("Authorization", authorization.as_str()), ("Content-Type", "application/json")];
        self.ask(method, target, &headers, body.as_bytes())
    }

    fn ask(&self, method: &str, target: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let mut request = format!("{method} {target} HTTP/1.1\r\nHost: {}\r\n", self.address);
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        request += &format!("Content-Length: {}\r\nConnection: close\r\n\r\n", body.len());
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.write_all(&[request.as_bytes(), body].concat()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_lowercase(), body: body.to_owned() }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.stop.take().unwrap().send(());
        let ended = self.thread.take().unwrap().join();
        assert!(std::thread::panicking() || ended.is_ok(), "the server failed");
    }
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    /// What a good answer says.
    #[track_caller]
    fn good<T: DeserializeOwned>(&self) -> T {
        assert_eq!(self.status, 200, "{}", self.body);
        serde_json::from_str(&self.body).unwrap()
    }

    /// What is wrong, one sentence long, with a status that fits the code.
    #[track_caller]
    fn problem(&self, status: u16, code: ProblemCode) -> String {
        let problem: Problem = serde_json::from_str(&self.body).unwrap();
        assert_eq!((self.status, problem.code), (status, code), "{}", self.body);
        assert!(!problem.message.is_empty() && !problem.message.contains('\n'), "{}", self.body);
        assert!(self.has("cache-control: no-store"), "{}", self.head);
        problem.message
    }

    fn has(&self, header: &str) -> bool {
        self.head.lines().any(|line| line == header)
    }

    fn is_lasting(&self) -> bool {
        self.has("cache-control: public, max-age=86400")
    }
}
