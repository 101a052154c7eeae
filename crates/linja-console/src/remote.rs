//! A server on another machine: what programs and people at a terminal ask it and say to it.

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
pub enum Trouble {
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
    pub fn is_end(&self) -> bool {
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
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The connection is no more.
pub fn closed() -> io::Error {
    io::ErrorKind::ConnectionAborted.into()
}

/// Waits for what the server says next, as long as it can be there.
pub async fn hear<T: DeserializeOwned>(socket: &mut Socket) -> Result<T, Trouble> {
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
pub async fn say(socket: &mut Socket, message: &ToServer) -> Result<(), Trouble> {
    let text = serde_json::to_string(message)?;
    Ok(socket.send(Message::text(text)).await?)
}

/// What stands before the name of a game in the link that invites to it.
const JOIN: &str = "join/";

/// What a link invites to: the server, the game, and what opens its free seat.
pub fn invitation(link: &Url) -> Option<(Url, String, Secret)> {
    let (folder, id) = link.path().rsplit_once('/')?;
    let folder = folder.strip_suffix(JOIN.trim_end_matches('/'))?;
    let invite = link.fragment()?.parse().ok()?;
    let mut server = link.clone();
    server.set_path(folder);
    server.set_fragment(None);
    Some((server, id.to_owned(), invite))
}

/// A server, by its address.
#[derive(Debug)]
pub struct Remote {
    base: Url,
    http: ureq::Agent,
    /// The language of what it refuses.
    pub language: &'static str,
}

impl Remote {
    /// The server at an address; what it refuses, it refuses in the language of these words.
    pub fn new(address: &Url, words: Words) -> Remote {
        let mut base = address.clone();
        // The server may lie in a folder of its host.
        base.set_path(&format!("{}/", base.path().trim_end_matches('/')));
        let http = ureq::Agent::config_builder().timeout_global(Some(SILENCE));
        let http = http.http_status_as_error(false).build().into();
        Remote { base, http, language: words.language().tag() }
    }

    /// A secret that nobody guesses.
    pub fn new_secret() -> Result<Secret, Trouble> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(format!("{:032x}", u128::from_le_bytes(bytes)).parse()?)
    }

    /// Opens a game.
    pub async fn open(&self, new: NewGame) -> Result<Opened, Trouble> {
        let secret = new.secret.clone();
        self.post("api/games", &secret, new).await
    }

    /// Takes the free seat of a game that one is invited to; an open one invites everybody.
    pub async fn join(&self, id: &str, invite: &Secret, join: Join) -> Result<GameView, Trouble> {
        self.post(&format!("api/games/{id}/join"), invite, join).await
    }

    /// The link that invites somebody to a game.
    pub fn link(&self, id: &str, invite: &Secret) -> String {
        format!("{}{JOIN}{id}#{}", self.base, invite.reveal())
    }

    /// Removes a game that has not begun.
    pub async fn remove(&self, id: &str, secret: &Secret) -> Result<(), Trouble> {
        let request = self.http.delete(self.url(&format!("api/games/{id}"))?.as_str());
        let request = request.header("Authorization", format!("Bearer {}", secret.reveal()));
        spawn_blocking(|| request.call()).await??;
        Ok(())
    }

    /// Connects to one of the server's sockets.
    pub async fn socket(&self, path: &str) -> Result<Socket, Trouble> {
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

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use linja_words::Language;

    use super::*;

    #[test]
    fn a_link_is_read_as_it_was_written() {
        for address in ["https://linja.example/", "http://[::1]:8080/games/"] {
            let invite: Secret = "0123456789abcdef0123456789abcdef".parse().unwrap();
            let remote = Remote::new(&address.parse().unwrap(), Words::new(Language::English));
            let link = remote.link("00cb3350d76109bf", &invite).parse().unwrap();
            let (server, id, read) = invitation(&link).unwrap();
            assert_eq!((server.as_str(), id.as_str()), (address, "00cb3350d76109bf"));
            assert_eq!(read, invite);
            assert_eq!(invitation(&server), None);
        }
    }
}
