//! Games on a server: tasks that ask it and speak with it, and tell the app what they hear.

use std::hash::{BuildHasher, RandomState};
use std::io;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use linja_api::{Action, Join, LobbyNews, NewGame, Outbox, Pauses, Secret, ToClient, ToServer};
use linja_console::KnownGame;
use linja_console::remote::{Remote, Trouble, hear, say};
use linja_words::{Text, Words};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::AbortHandle;
use tokio::time::sleep;
use url::Url;

use crate::app::Input;
use crate::seats::Seat;

/// What a task has to tell.
#[derive(Debug)]
pub(crate) enum News {
    Lobby(LobbyNews),
    /// The lobby cannot be heard right now; it is tried again.
    LobbyLost,
    /// A seat was taken.
    Seated(Seat),
    /// It was not.
    Failed(Text),
    /// About the game of that name.
    Game(String, Heard),
}

/// What is heard about a game.
#[derive(Debug)]
pub(crate) enum Heard {
    Known(Box<KnownGame>),
    /// The connection is lost; it is tried again.
    Lost,
    /// The server has no such game any more.
    Gone,
    /// What was wanted is not done, and why.
    Refused(String),
}

/// A server that games are played on.
pub(crate) struct Online {
    pub(crate) address: Url,
    remote: Arc<Remote>,
    runtime: Runtime,
    inputs: Sender<Input>,
    lobby: Option<AbortHandle>,
}

/// The way to a game; it is hung up when this is dropped.
#[derive(Debug)]
pub(crate) struct Line(UnboundedSender<Action>);

impl Line {
    pub(crate) fn say(&self, action: Action) {
        // Whoever is gone has said so.
        let _ = self.0.send(action);
    }
}

impl Online {
    pub(crate) fn new(address: Url, words: Words, inputs: Sender<Input>) -> io::Result<Online> {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let remote = Arc::new(Remote::new(&address, words));
        Ok(Online { address, remote, runtime, inputs, lobby: None })
    }

    /// Tells from now on which tables are open.
    pub(crate) fn watch_lobby(&mut self) {
        let (remote, inputs) = (self.remote.clone(), self.inputs.clone());
        let task = self.runtime.spawn(async move {
            let (mut pauses, mut tries) = (pauses(), 0);
            loop {
                let heard: Result<(), Trouble> = async {
                    let mut socket = remote.socket("api/lobby/live").await?;
                    loop {
                        let news = hear(&mut socket).await?;
                        tell(&inputs, News::Lobby(news));
                        tries = 0;
                    }
                }
                .await;
                if heard.is_err() {
                    tell(&inputs, News::LobbyLost);
                }
                sleep(Duration::from_millis(pauses.after(tries))).await;
                tries += 1;
            }
        });
        if let Some(before) = self.lobby.replace(task.abort_handle()) {
            before.abort();
        }
    }

    /// Opens a game; the seat is told of when it is there.
    pub(crate) fn open(&self, new: impl FnOnce(Secret) -> NewGame + Send + 'static) {
        let (remote, inputs) = (self.remote.clone(), self.inputs.clone());
        let server = self.address.to_string();
        self.runtime.spawn(async move {
            let opened = async {
                let secret = Remote::new_secret()?;
                let new = new(secret.clone());
                let rules = new.rules;
                let opened = remote.open(new).await?;
                let id = opened.game.id;
                let link = opened.invite.map(|invite| remote.link(&id, &invite));
                Ok(Seat { link, ..Seat::new(server, id, secret, rules) })
            };
            seated(&inputs, opened.await);
        });
    }

    /// Takes the free seat of a game.
    pub(crate) fn join(&self, id: String, invite: Secret, name: Option<String>) {
        let (remote, inputs) = (self.remote.clone(), self.inputs.clone());
        let server = self.address.to_string();
        self.runtime.spawn(async move {
            let joined = async {
                let secret = Remote::new_secret()?;
                let join = Join { secret: secret.clone(), name };
                let game = remote.join(&id, &invite, join).await?;
                let rules = game.terms.rules;
                Ok(Seat::new(server, id, secret, rules))
            };
            seated(&inputs, joined.await);
        });
    }

    /// Connects to a game, and again whenever the connection is lost.
    pub(crate) fn connect(&self, seat: Seat) -> Line {
        let (sender, wishes) = unbounded_channel();
        let (remote, inputs) = (self.remote.clone(), self.inputs.clone());
        let outbox = Outbox::with_turn(seat.pending);
        let talk = Talk {
            remote,
            seat,
            inputs,
            known: None,
            outbox,
            is_left: false,
            tries: 0,
            come_back: None,
        };
        self.runtime.spawn(talk.go_on(wishes));
        Line(sender)
    }
}

fn tell(inputs: &Sender<Input>, news: News) {
    // Nobody listens any more: then nobody misses it.
    let _ = inputs.send(Input::Online(news));
}

fn seated(inputs: &Sender<Input>, seat: Result<Seat, Trouble>) {
    tell(
        inputs,
        match seat {
            Ok(seat) => News::Seated(seat),
            Err(trouble) => News::Failed(trouble.into()),
        },
    );
}

/// A conversation about one game.
struct Talk {
    remote: Arc<Remote>,
    seat: Seat,
    inputs: Sender<Input>,
    known: Option<KnownGame>,
    outbox: Outbox,
    /// Nobody looks at the game any more: what is on its way is the last.
    is_left: bool,
    /// How many times in a row connecting was no use: nothing was heard, or what is pending was not done.
    tries: u32,
    /// After how many milliseconds the server wants to be tried again.
    come_back: Option<u64>,
}

impl Talk {
    async fn go_on(mut self, mut wishes: UnboundedReceiver<Action>) {
        let mut pauses = pauses();
        loop {
            match self.talk(&mut wishes).await {
                // Nobody wants it any more.
                Ok(()) => return,
                Err(trouble) if trouble.is_end() => return self.tell(Heard::Gone),
                Err(_) => self.tell(Heard::Lost),
            }
            let pause = match self.come_back.take() {
                Some(after) => pauses.come_back(after),
                None => pauses.after(self.tries),
            };
            self.tries += 1;
            sleep(Duration::from_millis(pause)).await;
        }
    }

    fn tell(&self, heard: Heard) {
        tell(&self.inputs, News::Game(self.seat.game.clone(), heard));
    }

    fn next_number(&self) -> u32 {
        self.known.as_ref().map_or(1, |known| known.course.next_number())
    }

    async fn talk(&mut self, wishes: &mut UnboundedReceiver<Action>) -> Result<(), Trouble> {
        let mut socket = self.remote.socket("api/live").await?;
        let hello = ToServer::Hello {
            game: self.seat.game.clone(),
            secret: self.seat.secret.clone(),
            last: self.next_number() - 1,
            language: Some(self.remote.language.to_owned()),
        };
        say(&mut socket, &hello).await?;
        while !(self.is_left && self.outbox.pending().is_none()) {
            let wanted = tokio::select! {
                said = hear::<ToClient>(&mut socket) => self.learn(said?)?,
                wish = wishes.recv(), if !self.is_left => match wish {
                    Some(action) => self.outbox.want(action),
                    None => {
                        self.is_left = true;
                        None
                    }
                },
            };
            if let Some(action) = wanted {
                say(&mut socket, &ToServer::Act(action)).await?;
            }
        }
        Ok(())
    }

    /// What the server says; returns what is to be said then.
    fn learn(&mut self, said: ToClient) -> Result<Option<Action>, Trouble> {
        let before = self.next_number();
        let is_welcome = matches!(said, ToClient::Welcome { .. });
        match said {
            ToClient::Done { number } => self.outbox.done(number),
            // What is only temporary is tried again with a new connection.
            ToClient::Refused { number: number @ 1.., problem } if !problem.code.is_temporary() => {
                if self.outbox.refuse(number) {
                    self.tell(Heard::Refused(problem.message));
                }
            }
            said => {
                if let ToClient::ComeBack { after } = said {
                    self.come_back = Some(after);
                }
                KnownGame::learn(&mut self.known, said)?;
            }
        }
        let Some(known) = &self.known else { return Ok(None) };
        let wanted = self.outbox.follow(&known.course, before);
        self.tell(Heard::Known(Box::new(known.clone())));
        if self.outbox.pending().is_none() {
            self.tries = 0;
        }
        Ok(if is_welcome { self.outbox.pending() } else { wanted })
    }
}

/// Pauses of its own for each connection.
fn pauses() -> Pauses {
    Pauses::new(RandomState::new().hash_one(0))
}
