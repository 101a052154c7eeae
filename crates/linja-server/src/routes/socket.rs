//! The socket: a client says which game it looks at and what it knows of it, and hears everything
//! since, each entry once and in order.

use std::net::IpAddr;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, header};
use linja::BySide;
use linja_api::{ProblemCode, ToClient, ToServer};
use linja_words::{Language, Words};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::{self, error::ProtocolError};

use crate::app::App;
use crate::door::limits::{Bucket, Counted};
use crate::error::Error;
use crate::games::hub::{Snapshot, Visit};
use crate::games::secrets;
use crate::games::session::Session;
use crate::games::time::now;

/// A message is a turn or a greeting, no more.
pub(crate) const MOST_BYTES: usize = 4096;

/// What is somewhat larger is still read: a connection that ends in the middle of a message may
/// lose the answer.
const MOST_READ: usize = 4 * MOST_BYTES;

/// Whoever connects has so long to say hello.
const HELLO: Duration = Duration::from_secs(10);

/// How often each side is asked whether the other is still there, and when it is taken for gone.
pub(super) const HEARTBEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);

/// A client answers the end of the connection within so long.
const LINGER: Duration = Duration::from_secs(2);

/// Clients wait so many milliseconds before they come back to a server that starts again: each for another
/// time, so that they do not all come at once.
const COME_BACK: Range<u64> = 1_000..5_000;

/// A request that wants a socket.
pub(super) type Upgrade = Result<WebSocketUpgrade, WebSocketUpgradeRejection>;

/// Lets somebody in who may open a socket. It counts until the second answer is dropped.
pub(super) fn accept(
    app: &App,
    address: IpAddr,
    headers: &HeaderMap,
    upgrade: Upgrade,
) -> Result<(WebSocketUpgrade, Counted), Error> {
    let upgrade = upgrade.map_err(|rejection| Error::bad_request(rejection.body_text()))?;
    if !is_welcome(app, headers) {
        return Err(ProblemCode::WrongOrigin.into());
    }
    if app.is_closing() {
        return Err(ProblemCode::Unavailable.into());
    }
    let counted = app.guard.socket(address)?;
    let upgrade = upgrade.max_message_size(MOST_READ).max_frame_size(MOST_READ);
    Ok((upgrade.read_buffer_size(MOST_BYTES).write_buffer_size(0), counted))
}

/// A browser says which page opens the socket: it has to be this server's own, or one it trusts.
fn is_welcome(app: &App, headers: &HeaderMap) -> bool {
    let text =
        |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        // Not a browser: nobody's page can make it do anything.
        return !headers.contains_key(header::ORIGIN);
    };
    let own = text(header::HOST).zip(origin.split_once("://").map(|(_, host)| host));
    own.is_some_and(|(host, from)| host == from)
        || app.config.origins.iter().any(|one| one == origin)
}

/// Why a socket is closed.
pub(super) enum End {
    /// The client has gone, or does not answer.
    Gone,
    /// The client said something that cannot be understood, or too much.
    Wrong(u16, Error),
    /// The server stops.
    Stopping,
}

pub(super) struct Client {
    socket: WebSocket,
    words: Words,
    heard: Instant,
    /// The time on the clock then, for what was said.
    arrived: u64,
}

/// Serves a socket to its end.
pub(crate) async fn serve(app: Arc<App>, socket: WebSocket, counted: Counted) {
    let mut client = Client::new(socket);
    // Boxed, here and below, so that a socket that only waits costs no more than what it waits with.
    let end = match Box::pin(greet(&app, &mut client, counted.address)).await {
        Ok((session, last)) => Box::pin(follow(&session, &mut client, last)).await,
        Err(end) => end,
    };
    client.close(end).await;
}

/// Waits for the greeting: which game, as whom, and what is known already.
async fn greet<'a>(
    app: &'a App,
    client: &mut Client,
    address: IpAddr,
) -> Result<(Session<'a>, u32), End> {
    let hello = tokio::select! {
        () = app.closed() => return Err(End::Stopping),
        hello = timeout(HELLO, client.hear()) => hello.map_err(|_| {
            End::wrong(Error::bad_request("`hello` is said within 10 seconds"))
        })??,
    };
    let Some(ToServer::Hello { game, secret, last, language }) = hello else {
        return Err(End::wrong(Error::bad_request("the first message is `hello`")));
    };
    client.words = Words::new(Language::from_accept_language(&language.unwrap_or_default()));
    let session = Session::open(app, address, &game, &secret).await.map_err(End::wrong)?;
    Ok((session, last))
}

/// Tells what happens, and does what the client wants, until one of them goes.
async fn follow(session: &Session<'_>, client: &mut Client, last: u32) -> End {
    let app = session.app;
    let mut visit = Some(session.visit());
    let mut news = session.hub.watch();
    let mut heartbeat = interval(HEARTBEAT);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut messages = app.guard.messages();
    let snapshot = news.borrow_and_update().clone();
    let mut seen = match Seen::of(&snapshot) {
        Ok(seen) => seen,
        Err(end) => return end,
    };
    let game = Box::new(session.view_of(&snapshot, last));
    let mut end = client.say(&ToClient::Welcome { game }).await;
    while end.is_ok() {
        end = tokio::select! {
            // First what has happened, then what somebody wants.
            biased;
            () = app.closed() => Err(End::Stopping),
            // The hub outlives this loop, so there always is a next change to wait for.
            _ = news.changed() => tell(session, client, &mut news, &mut seen).await,
            heard = client.hear() => match heard {
                Ok(said) if messages.as_mut().is_none_or(Bucket::take) => {
                    Box::pin(answer(session, client, seen.entries, &mut visit, said)).await
                }
                Ok(_) => Err(End::Wrong(close_code::POLICY, ProblemCode::TooManyRequests.into())),
                Err(end) => Err(end),
            },
            _ = heartbeat.tick() => client.ask_whether_there().await,
        };
    }
    end.err().unwrap_or(End::Gone)
}

/// What a client has been told.
struct Seen {
    entries: u32,
    presence: linja_api::Presence,
    offers: linja_api::Offers,
    taken: BySide<bool>,
}

impl Seen {
    /// Everything, unless the game is gone.
    fn of(snapshot: &Snapshot) -> Result<Seen, End> {
        if snapshot.is_gone {
            return Err(End::wrong(ProblemCode::NoSuchGame.into()));
        }
        let game = &snapshot.game;
        Ok(Seen {
            entries: game.course.next_number() - 1,
            presence: snapshot.presence,
            offers: game.offers,
            taken: BySide::new(|side| game.is_taken(side)),
        })
    }
}

/// Tells what is new since the client was told last.
async fn tell(
    session: &Session<'_>,
    client: &mut Client,
    news: &mut watch::Receiver<Snapshot>,
    seen: &mut Seen,
) -> Result<(), End> {
    let snapshot = news.borrow_and_update().clone();
    let new = Seen::of(&snapshot)?;
    if snapshot.game.role_of(&session.key) != Some(session.role) {
        return Err(End::wrong(ProblemCode::NoSuchGame.into()));
    }
    if new.entries > seen.entries {
        let entries = snapshot.game.course.entries_after(seen.entries).cloned().collect();
        client.say(&ToClient::Entries { entries }).await?;
    }
    let Seen { presence, offers, taken, .. } = new;
    if (presence, offers, taken) != (seen.presence, seen.offers, seen.taken) {
        // A name comes with whoever takes a seat.
        let names = snapshot.game.names.clone();
        client.say(&ToClient::Changed { offers, taken, names, presence }).await?;
    }
    *seen = new;
    Ok(())
}

async fn answer<'a>(
    session: &'a Session<'_>,
    client: &mut Client,
    known: u32,
    visit: &mut Option<Visit<'a>>,
    said: Option<ToServer>,
) -> Result<(), End> {
    match said {
        Some(ToServer::Act(action)) => {
            let number = action.number();
            let answer = match session.act(action, known, client.arrived).await {
                Ok(()) => ToClient::Done { number },
                Err(error) => {
                    ToClient::Refused { number, problem: Box::new(error.told(client.words)) }
                }
            };
            client.say(&answer).await
        }
        Some(ToServer::Ping) => client.say(&ToClient::Pong { now: now() }).await,
        Some(ToServer::Looking { looking }) => {
            *visit = looking.then(|| session.visit());
            Ok(())
        }
        Some(ToServer::Hello { .. }) => {
            Err(End::wrong(Error::bad_request("`hello` is said only once")))
        }
        // A ping or a pong of the protocol itself.
        None => Ok(()),
    }
}

impl Client {
    pub(super) fn new(socket: WebSocket) -> Client {
        let words = Words::new(Language::English);
        Client { socket, words, heard: Instant::now(), arrived: now() }
    }

    /// To be asked with every [`HEARTBEAT`].
    pub(super) async fn ask_whether_there(&mut self) -> Result<(), End> {
        match self.heard.elapsed() < SILENCE {
            true => self.send(Message::Ping(Vec::new().into())).await,
            false => Err(End::Gone),
        }
    }

    /// The next message; `None` for one of the protocol itself.
    pub(super) async fn hear(&mut self) -> Result<Option<ToServer>, End> {
        let message = match self.socket.recv().await {
            Some(Ok(message)) => message,
            Some(Err(error)) => return Err(End::broken(error)),
            None => return Err(End::Gone),
        };
        (self.heard, self.arrived) = (Instant::now(), now());
        match message {
            Message::Text(text) if text.len() > MOST_BYTES => Err(End::too_large()),
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(said) => Ok(Some(said)),
                Err(error) => Err(End::wrong(Error::bad_request(error.to_string()))),
            },
            Message::Binary(_) => Err(End::Wrong(
                close_code::UNSUPPORTED,
                Error::bad_request("messages are JSON texts"),
            )),
            Message::Ping(_) | Message::Pong(_) => Ok(None),
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn say(&mut self, what: &ToClient) -> Result<(), End> {
        let text = serde_json::to_string(what).map_err(|_| End::Gone)?;
        self.send(Message::Text(text.into())).await
    }

    pub(super) async fn send(&mut self, message: Message) -> Result<(), End> {
        self.socket.send(message).await.map_err(|_| End::Gone)
    }

    /// Says why, as well as may be, and closes.
    pub(super) async fn close(mut self, end: End) {
        let (code, reason) = match end {
            End::Gone => (close_code::NORMAL, String::new()),
            End::Wrong(code, error) => {
                let problem = error.told(self.words);
                let reason = problem.message.clone();
                _ = self.say(&ToClient::Refused { number: 0, problem: Box::new(problem) }).await;
                (code, reason)
            }
            End::Stopping => {
                _ = self.say(&ToClient::ComeBack { after: secrets::number_in(COME_BACK) }).await;
                (close_code::RESTART, String::new())
            }
        };
        // The protocol allows 123 bytes.
        let most = (0..=reason.len().min(123)).rev().find(|&at| reason.is_char_boundary(at));
        let reason = reason[..most.unwrap_or(0)].to_owned().into();
        _ = self.send(Message::Close(Some(CloseFrame { code, reason }))).await;
        // Until the client closes as well: what is cut off before then may never arrive.
        let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        _ = timeout(LINGER, rest).await;
    }
}

impl End {
    pub(super) fn wrong(error: Error) -> End {
        End::Wrong(close_code::POLICY, error)
    }

    /// What cannot be read is either the end of the connection or not what the protocol allows.
    fn broken(error: axum::Error) -> End {
        match error.into_inner().downcast_ref() {
            Some(tungstenite::Error::Capacity(_)) => End::too_large(),
            Some(tungstenite::Error::Utf8(_)) => {
                End::Wrong(close_code::INVALID, Error::bad_request("messages are UTF-8"))
            }
            Some(tungstenite::Error::Protocol(error))
                if *error != ProtocolError::ResetWithoutClosingHandshake =>
            {
                End::Wrong(close_code::PROTOCOL, Error::bad_request(error.to_string()))
            }
            _ => End::Gone,
        }
    }

    fn too_large() -> End {
        let detail = format!("a message has at most {MOST_BYTES} bytes");
        End::Wrong(close_code::SIZE, Error::bad_request(detail))
    }
}
