//! The socket: a client says which game it looks at and what it knows of it, and hears everything
//! since, each entry once and in order.

use std::net::IpAddr;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use linja::BySide;
use linja_api::{Action, ProblemCode, ToClient, ToServer};
use linja_words::{Language, Words};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::{self, error::ProtocolError};

use crate::app::App;
use crate::hub::{Coming, Hub, Sight, in_time};
use crate::limits::{Bucket, Counted};
use crate::nodes::Saying;
use crate::online_game::Role;
use crate::secrets;
use crate::time::now;
use crate::trouble::Trouble;

/// A message is a turn or a greeting, no more.
pub(crate) const MOST_BYTES: usize = 4096;

/// What is somewhat larger is still read: a connection that ends in the middle of a message may
/// lose the answer.
pub(crate) const MOST_READ: usize = 4 * MOST_BYTES;

/// Whoever connects has so long to say hello.
const HELLO: Duration = Duration::from_secs(10);

/// How often each side is asked whether the other is still there, and when it is taken for gone.
const HEARTBEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);

/// A client answers the end of the connection within so long.
const LINGER: Duration = Duration::from_secs(2);

/// Clients wait so many milliseconds before they come back to a server that starts again: each for another
/// time, so that they do not all come at once.
const COME_BACK: Range<u64> = 1_000..5_000;

/// Why a socket is closed.
enum End {
    /// The client has gone, or does not answer.
    Gone,
    /// The client said something that cannot be understood, or too much.
    Wrong(u16, Trouble),
    /// The server stops.
    Stopping,
}

struct Client {
    socket: WebSocket,
    words: Words,
    address: IpAddr,
    heard: Instant,
    /// The time on the clock then, for what was said.
    arrived: u64,
}

/// Serves a socket to its end.
pub(crate) async fn serve(app: Arc<App>, socket: WebSocket, counted: Counted) {
    let words = Words::new(Language::English);
    let address = counted.address;
    let mut client = Client { socket, words, address, heard: Instant::now(), arrived: now() };
    // Boxed, here and below, so that a socket that only waits costs no more than what it waits with.
    let end = match Box::pin(greet(&app, &mut client)).await {
        Ok((hub, role, last)) => {
            let _there = There::new(&app, &hub, role);
            Box::pin(follow(&app, &mut client, &hub, role, last)).await
        }
        Err(end) => end,
    };
    client.close(end).await;
}

/// Waits for the greeting: which game, as whom, and what is known already.
async fn greet(app: &App, client: &mut Client) -> Result<(Arc<Hub>, Role, u32), End> {
    let hello = tokio::select! {
        () = app.closed() => return Err(End::Stopping),
        hello = timeout(HELLO, client.hear()) => hello.map_err(|_| {
            End::wrong(Trouble::bad_request("`hello` is said within 10 seconds"))
        })??,
    };
    let Some(ToServer::Hello { game, secret, last, language }) = hello else {
        return Err(End::wrong(Trouble::bad_request("the first message is `hello`")));
    };
    client.words = Words::new(Language::from_accept_language(&language.unwrap_or_default()));
    let (hub, role) = app.enter(client.address, &game, &secret).await.map_err(End::wrong)?;
    Ok((hub, role, last))
}

async fn follow(app: &Arc<App>, client: &mut Client, hub: &Arc<Hub>, role: Role, last: u32) -> End {
    let mut news = hub.watch();
    let mut heartbeat = interval(HEARTBEAT);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut messages = app.guard.messages();
    let sight = news.borrow_and_update().clone();
    let game = Box::new(app.view(client.address, &sight, role, last));
    let mut seen = Seen::new(&sight);
    let mut end = client.say(&ToClient::Welcome { game }).await;
    while end.is_ok() {
        end = tokio::select! {
            // First what has happened, then what somebody wants.
            biased;
            () = app.closed() => Err(End::Stopping),
            // The hub outlives this loop, so there always is a next change to wait for.
            _ = news.changed() => tell(client, &mut news, &mut seen).await,
            heard = client.hear() => match heard {
                Ok(said) if messages.as_mut().is_none_or(Bucket::take) => {
                    Box::pin(answer(app, client, hub, role, seen.entries, said)).await
                }
                Ok(_) => Err(End::Wrong(close_code::POLICY, ProblemCode::TooManyRequests.into())),
                Err(end) => Err(end),
            },
            _ = heartbeat.tick() => match client.heard.elapsed() < SILENCE {
                true => client.send(Message::Ping(Vec::new().into())).await,
                false => Err(End::Gone),
            },
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
    fn new(sight: &Sight) -> Seen {
        let game = &sight.game;
        Seen {
            entries: game.course.next_number() - 1,
            presence: sight.presence,
            offers: game.offers,
            taken: BySide::new(|side| game.is_taken(side)),
        }
    }
}

/// Tells what is new since the client was told last.
async fn tell(
    client: &mut Client,
    news: &mut watch::Receiver<Sight>,
    seen: &mut Seen,
) -> Result<(), End> {
    let sight = news.borrow_and_update().clone();
    let new = Seen::new(&sight);
    if new.entries > seen.entries {
        let entries = sight.game.course.entries_after(seen.entries).cloned().collect();
        client.say(&ToClient::Entries { entries }).await?;
    }
    let Seen { presence, offers, taken, .. } = new;
    if (presence, offers, taken) != (seen.presence, seen.offers, seen.taken) {
        client.say(&ToClient::Changed { offers, taken, presence }).await?;
    }
    *seen = new;
    Ok(())
}

async fn answer(
    app: &Arc<App>,
    client: &mut Client,
    hub: &Arc<Hub>,
    role: Role,
    known: u32,
    said: Option<ToServer>,
) -> Result<(), End> {
    match said {
        Some(ToServer::Act(action)) => {
            let number = action.number();
            let answer = match act(app, hub, role, action, client.arrived).await {
                Ok(()) => ToClient::Done { number },
                Err(mut trouble) => {
                    if trouble.code == ProblemCode::WrongNumber {
                        trouble = trouble.with_game(app.hubs.view(&hub.sight(), role, known));
                    }
                    let problem = Box::new(trouble.told(client.words));
                    ToClient::Refused { number, problem }
                }
            };
            client.say(&answer).await
        }
        Some(ToServer::Ping) => client.say(&ToClient::Pong { now: now() }).await,
        Some(ToServer::Hello { .. }) => {
            Err(End::wrong(Trouble::bad_request("`hello` is said only once")))
        }
        // A ping or a pong of the protocol itself.
        None => Ok(()),
    }
}

/// Does what somebody on a seat wants.
pub(crate) async fn act(
    app: &Arc<App>,
    hub: &Arc<Hub>,
    role: Role,
    action: Action,
    arrived: u64,
) -> Result<(), Trouble> {
    let (app, hub) = (app.clone(), hub.clone());
    to_the_end(async move {
        app.hubs.change(&hub, arrived, |game, moment| game.act(role, action, moment)).await
    })
    .await
}

/// Work that goes on even if the asker has gone or waited too long: a change that is kept is also told.
pub(crate) async fn to_the_end(
    work: impl Future<Output = Result<(), Trouble>> + Send + 'static,
) -> Result<(), Trouble> {
    let work = tokio::spawn(work);
    in_time(async { work.await.map_err(|_| ProblemCode::Unavailable)? }).await
}

impl Client {
    /// The next message; `None` for one of the protocol itself.
    async fn hear(&mut self) -> Result<Option<ToServer>, End> {
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
                Err(error) => Err(End::wrong(Trouble::bad_request(error.to_string()))),
            },
            Message::Binary(_) => Err(End::Wrong(
                close_code::UNSUPPORTED,
                Trouble::bad_request("messages are JSON texts"),
            )),
            Message::Ping(_) | Message::Pong(_) => Ok(None),
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn say(&mut self, what: &ToClient) -> Result<(), End> {
        let text = serde_json::to_string(what).map_err(|_| End::Gone)?;
        self.send(Message::Text(text.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        self.socket.send(message).await.map_err(|_| End::Gone)
    }

    /// Says why, as well as may be, and closes.
    async fn close(mut self, end: End) {
        let (code, reason) = match end {
            End::Gone => (close_code::NORMAL, String::new()),
            End::Wrong(code, trouble) => {
                let problem = trouble.told(self.words);
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
    fn wrong(trouble: Trouble) -> End {
        End::Wrong(close_code::POLICY, trouble)
    }

    /// What cannot be read is either the end of the connection or not what the protocol allows.
    fn broken(error: axum::Error) -> End {
        match error.into_inner().downcast_ref() {
            Some(tungstenite::Error::Capacity(_)) => End::too_large(),
            Some(tungstenite::Error::Utf8(_)) => {
                End::Wrong(close_code::INVALID, Trouble::bad_request("messages are UTF-8"))
            }
            Some(tungstenite::Error::Protocol(error))
                if *error != ProtocolError::ResetWithoutClosingHandshake =>
            {
                End::Wrong(close_code::PROTOCOL, Trouble::bad_request(error.to_string()))
            }
            _ => End::Gone,
        }
    }

    fn too_large() -> End {
        let detail = format!("a message has at most {MOST_BYTES} bytes");
        End::Wrong(close_code::SIZE, Trouble::bad_request(detail))
    }
}

/// Somebody who is there, until this is dropped.
struct There<'a> {
    app: &'a App,
    hub: &'a Hub,
    role: Role,
}

impl<'a> There<'a> {
    fn new(app: &'a App, hub: &'a Hub, role: Role) -> There<'a> {
        let there = There { app, hub, role };
        app.nodes.say(Saying::Who { game: Some(hub.sight().game.id.clone()) });
        there.note(Coming::In);
        there
    }

    fn note(&self, change: Coming) {
        let present = self.app.hubs.note(self.hub, self.role, change);
        let game = self.hub.sight().game.id.clone();
        self.app.nodes.say(Saying::Present(vec![(game, present)]));
    }
}

impl Drop for There<'_> {
    fn drop(&mut self) {
        self.note(Coming::Out);
    }
}
