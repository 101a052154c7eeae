//! A server on another machine.

use std::error::Error;
use std::io;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use linja_api::{GameView, Join, NewGame, Opened, Problem, ProblemCode, Secret, ToServer};
use linja_words::{Text, Words, text};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use url::Url;

/// The server does not answer for so long: it is taken for gone. It pings more often than that.
const SILENCE: Duration = Duration::from_secs(45);

/// Why the server did not do something.
#[derive(Debug)]
pub(super) enum Trouble {
    /// It says why.
    Refused(Problem),
    /// It cannot be reached, or says nothing that makes sense.
    Unreachable(String),
}

/// What went wrong at last is the cause of the rest.
impl<E: Error> From<E> for Trouble {
    fn from(error: E) -> Trouble {
        let mut cause: &dyn Error = &error;
        while let Some(deeper) = cause.source() {
            cause = deeper;
        }
        Trouble::Unreachable(cause.to_string())
    }
}

impl Trouble {
    /// Whether the game is not there any more.
    pub(super) fn is_end(&self) -> bool {
        matches!(self, Trouble::Refused(problem) if problem.code == ProblemCode::NoSuchGame)
    }
}

impl From<Trouble> for Text {
    fn from(trouble: Trouble) -> Text {
        match trouble {
            Trouble::Refused(problem) => text!("bot-refused", reason = problem.message),
            Trouble::Unreachable(detail) => text!("bot-unreachable", detail = detail),
        }
    }
}

/// A connection on which both sides speak at any time.
pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The connection is no more.
pub(super) fn closed() -> io::Error {
    io::ErrorKind::ConnectionAborted.into()
}

/// Waits for what the server says next.
pub(super) async fn hear<T: DeserializeOwned>(socket: &mut Socket) -> Result<T, Trouble> {
    loop {
        let heard = timeout(SILENCE, socket.next()).await?;
        match heard.ok_or_else(closed)?? {
            Message::Text(text) => return Ok(serde_json::from_str(&text)?),
            Message::Close(_) => return Err(closed().into()),
            _ => (),
        }
    }
}

/// Says something.
pub(super) async fn say(socket: &mut Socket, message: &ToServer) -> Result<(), Trouble> {
    let text = serde_json::to_string(message)?;
    Ok(socket.send(Message::text(text)).await?)
}

/// A server, by its address.
pub(super) struct Remote {
    base: Url,
    http: ureq::Agent,
    /// The language of what it refuses.
    pub(super) language: &'static str,
}

impl Remote {
    pub(super) fn new(address: &Url, words: Words) -> Remote {
        let mut base = address.clone();
        // The server may lie in a folder of its host.
        base.set_path(&format!("{}/", base.path().trim_end_matches('/')));
        let http = ureq::Agent::config_builder().timeout_global(Some(SILENCE));
        let http = http.http_status_as_error(false).build().into();
        Remote { base, http, language: words.language().tag() }
    }

    /// A secret that nobody guesses.
    pub(super) fn new_secret() -> Result<Secret, Trouble> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(format!("{:032x}", u128::from_le_bytes(bytes)).parse()?)
    }

    pub(super) async fn open(&self, new: NewGame) -> Result<Opened, Trouble> {
        let secret = new.secret.clone();
        self.post("api/games", &secret, new).await
    }

    /// Takes the free seat of an open game.
    pub(super) async fn join(&self, id: &str, join: Join) -> Result<GameView, Trouble> {
        let invite = Secret::of_open_game(id)?;
        let path = format!("api/games/{id}/join");
        self.post(&path, &invite, join).await
    }

    /// Removes a game that has not begun.
    pub(super) async fn remove(&self, id: &str, secret: &Secret) -> Result<(), Trouble> {
        let request = self.http.delete(self.url(&format!("api/games/{id}"))?.as_str());
        let request = request.header("Authorization", format!("Bearer {}", secret.reveal()));
        spawn_blocking(|| request.call()).await??;
        Ok(())
    }

    pub(super) async fn socket(&self, path: &str) -> Result<Socket, Trouble> {
        let mut url = self.url(path)?;
        let scheme = if url.scheme() == "https" { "wss" } else { "ws" };
        // Either is as possible as what it replaces.
        let _ = url.set_scheme(scheme);
        Ok(timeout(SILENCE, connect_async(url.as_str())).await??.0)
    }

    fn url(&self, path: &str) -> Result<Url, Trouble> {
        Ok(self.base.join(path)?)
    }

    async fn post<T: DeserializeOwned + Send + 'static>(
        &self,
        path: &str,
        secret: &Secret,
        body: impl Serialize + Send + 'static,
    ) -> Result<T, Trouble> {
        let request = self.http.post(self.url(path)?.as_str());
        let request = request
            .header("Accept-Language", self.language)
            .header("Authorization", format!("Bearer {}", secret.reveal()));
        let mut answer = spawn_blocking(move || request.send_json(body)).await??;
        match answer.status().is_success() {
            true => Ok(answer.body_mut().read_json()?),
            false => Err(Trouble::Refused(answer.body_mut().read_json()?)),
        }
    }
}
