//! Games that somebody looks at: each has one hub, through which all changes go and from which
//! everybody hears of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::{Duration, Instant};

use linja::{BySide, Side};
use linja_api::{GameView, OpenTable, Presence, ProblemCode, Secret};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::error::Error;
use crate::games::lobby::Lobby;
use crate::games::nodes::{Message, Nodes};
use crate::games::notice::Notice;
use crate::games::online_game::{Change, Decision, Moment, OnlineGame, Role};
use crate::games::store::Store;
use crate::games::time::{Outages, now};
use crate::lock;

/// How often a change is tried again because another server was quicker.
const TRIES: usize = 5;

/// Nobody waits longer for the database, or for others who do.
const PATIENCE: Duration = Duration::from_millis(4500);

/// So long after a failure the database may still keep what it was given.
const DOUBT: Duration = Duration::from_secs(15);

/// What this server knows of outages holds for so many milliseconds: a longer one without a sign of
/// life may itself be an outage.
const KNOWN: u64 = 10_000;

/// The hubs of this server.
pub(crate) struct Hubs {
    store: Store,
    /// The other servers on the same database.
    pub(crate) nodes: Nodes,
    pub(crate) lobby: Lobby,
    outages: Mutex<Known>,
    /// Held while a sign of life is noted.
    noting: tokio::sync::Mutex<()>,
    /// How long a computer waits before it answers, in milliseconds.
    pause: u64,
    open: Mutex<HashMap<String, Slot>>,
}

/// The outages until now, and when that was known.
#[derive(Clone, Default)]
struct Known {
    outages: Arc<Outages>,
    at: u64,
}

/// The place of a hub.
#[derive(Default)]
struct Slot {
    hub: Weak<Hub>,
    /// Held while the game is loaded. All changes go through the hub, so as long as there is none, none is made
    /// here, and what is loaded cannot be outdated.
    loading: Arc<tokio::sync::Mutex<()>>,
}

/// A game that somebody looks at.
pub(crate) struct Hub {
    pub(crate) id: Arc<str>,
    /// What everybody sees. Whoever watches it and knows what they have already seen gets every
    /// entry once and in order, however fast or slow they are.
    state: watch::Sender<Snapshot>,
    /// Held while a change is made, so that changes of this server queue up.
    changing: tokio::sync::Mutex<()>,
    /// Since when it is unknown whether the store has more than this shows.
    doubt: Mutex<Option<Instant>>,
    /// Who is connected, at which server, and when it said so.
    connected: Mutex<HashMap<String, (Connected, Instant)>>,
}

/// A game and who is there, at one moment.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) game: Arc<OnlineGame>,
    pub(crate) presence: Presence,
    /// Whether the game was removed since; this is what it was.
    pub(crate) is_gone: bool,
}

/// How many connections a server has to a game: for each seat, and to watch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Connected {
    pub(crate) seats: BySide<u32>,
    pub(crate) watchers: u32,
}

/// A connection to a game. It counts until this is dropped.
pub(crate) struct Visit<'a> {
    hubs: &'a Hubs,
    hub: &'a Hub,
    role: Role,
}

impl Hubs {
    pub(crate) fn new(store: Store, nodes: Nodes, pause: u64) -> Hubs {
        let (outages, noting) = (Mutex::default(), tokio::sync::Mutex::default());
        let (lobby, open) = (Lobby::default(), Mutex::default());
        Hubs { store, nodes, lobby, outages, noting, pause, open }
    }

    /// Keeps a new game.
    pub(crate) async fn create(&self, game: OnlineGame) -> Result<Arc<Hub>, Error> {
        let (game, outages) = (Arc::new(game), self.outages());
        self.store.create(&game, game.wake(&outages, self.pause)).await?;
        Ok(self.insert(game))
    }

    /// The hub of a game, as fresh as the store.
    pub(crate) async fn hub(&self, id: &str) -> Result<Arc<Hub>, Error> {
        in_time(self.find(id)).await
    }

    async fn find(&self, id: &str) -> Result<Arc<Hub>, Error> {
        let hub = match self.get(id) {
            Some(hub) => hub,
            None => {
                let loading = lock(&self.open).entry(id.to_owned()).or_default().loading.clone();
                let _loading = loading.lock().await;
                match self.get(id) {
                    Some(hub) => hub,
                    None => {
                        let game = self.store.load(id).await?.ok_or(ProblemCode::NoSuchGame)?;
                        return Ok(self.insert(Arc::new(game)));
                    }
                }
            }
        };
        // Another server may have changed it without having been heard.
        if self.store.is_shared() || hub.doubt().is_some() {
            self.refresh(&hub).await?;
        }
        hub.exists()?;
        Ok(hub)
    }

    /// The hub of a game, if somebody looks at it.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<Hub>> {
        lock(&self.open).get(id).and_then(|slot| slot.hub.upgrade())
    }

    /// All games that somebody looks at.
    pub(crate) fn all(&self) -> Vec<Arc<Hub>> {
        lock(&self.open).values().filter_map(|slot| slot.hub.upgrade()).collect()
    }

    /// Forgets the hubs that nobody looks at any more.
    pub(crate) fn tidy(&self) {
        let is_used = |slot: &Slot| slot.hub.strong_count() + Arc::strong_count(&slot.loading) > 1;
        lock(&self.open).retain(|_, slot| is_used(slot));
    }

    /// Looks up what the store knows of a game.
    pub(crate) async fn refresh(&self, hub: &Hub) -> Result<(), Error> {
        let looked = self.look_up(hub).await;
        if looked.is_err() {
            hub.doubt().get_or_insert_with(Instant::now);
        }
        looked
    }

    async fn look_up(&self, hub: &Hub) -> Result<(), Error> {
        let version = self.store.version(&hub.id).await?;
        if version != Some(hub.game().version) {
            match self.store.load(&hub.id).await? {
                Some(game) => hub.publish(Arc::new(game)),
                None => hub.close(),
            }
            self.list(hub);
        }
        Ok(())
    }

    /// Looks at the games again that may have changed unseen because the database failed; nobody
    /// may be left who asks for them.
    pub(crate) async fn settle(&self) {
        for hub in self.all() {
            let Some(since) = *hub.doubt() else { continue };
            if self.refresh(&hub).await.is_err() {
                return;
            }
            self.nodes.tell_changed(&hub.id);
            if since.elapsed() > DOUBT {
                *hub.doubt() = None;
            }
        }
    }

    /// Changes a game as `decide` says about something that arrived then, durably; then everybody hears of it.
    /// It goes on even if the asker has gone or waited too long: a change that is kept is also told.
    pub(crate) async fn change(
        self: &Arc<Hubs>,
        hub: &Arc<Hub>,
        arrived: u64,
        decide: impl Fn(&OnlineGame, Moment<'_>) -> Result<Decision, Error> + Send + 'static,
    ) -> Result<(), Error> {
        let (hubs, hub) = (self.clone(), hub.clone());
        let work = tokio::spawn(async move { hubs.queue_up(&hub, arrived, decide).await });
        in_time(async { work.await.map_err(|_| ProblemCode::Unavailable)? }).await
    }

    async fn queue_up(
        &self,
        hub: &Hub,
        arrived: u64,
        decide: impl Fn(&OnlineGame, Moment<'_>) -> Result<Decision, Error>,
    ) -> Result<(), Error> {
        let _queue = in_time(async { Ok(hub.changing.lock().await) }).await?;
        self.know_outages().await?;
        let mut is_fresh = !self.store.is_shared() && hub.doubt().is_none();
        for _ in 0..TRIES {
            hub.exists()?;
            let outages = self.outages();
            match decide(&hub.game(), Moment { arrived, now: now(), outages: &outages }) {
                // The answer may be wrong because this server knows an old state.
                Err(_) | Ok(Decision::Already) if !is_fresh => {
                    self.refresh(hub).await?;
                    is_fresh = true;
                }
                Err(error) => return Err(error),
                Ok(Decision::Already) => {
                    // The answer to the first try was lost, and perhaps the news as well.
                    self.nodes.tell_changed(&hub.id);
                    return Ok(());
                }
                Ok(Decision::Change(change)) => {
                    if self.keep(hub, change).await? {
                        return Ok(());
                    }
                }
                Ok(Decision::TimeUp(change)) => _ = self.keep(hub, change).await?,
                Ok(Decision::Remove) => {
                    let is_removed = self.store.remove(&hub.game()).await;
                    if self.is_written(hub, is_removed).await? {
                        hub.close();
                        self.list(hub);
                        return Ok(());
                    }
                }
            }
        }
        Err(ProblemCode::Unavailable.into())
    }

    /// Keeps a change and shows it. If another server was quicker, says no.
    async fn keep(&self, hub: &Hub, change: Change) -> Result<bool, Error> {
        let (next, outages) = (Arc::new(change.next), self.outages());
        let wake = next.wake(&outages, self.pause);
        let is_kept = self.store.change(&next, change.entry.as_ref(), wake).await;
        let is_kept = self.is_written(hub, is_kept).await?;
        if is_kept {
            hub.publish(next);
            self.list(hub);
        }
        Ok(is_kept)
    }

    /// Tells the other servers what was written. If one of them was quicker, looks up what it did, and says no.
    async fn is_written(&self, hub: &Hub, written: sqlx::Result<bool>) -> Result<bool, Error> {
        match written {
            Ok(true) => {
                self.nodes.tell_changed(&hub.id);
                Ok(true)
            }
            Ok(false) => self.refresh(hub).await.map(|()| false),
            Err(error) => {
                // It may be done all the same, now or in a moment.
                *hub.doubt() = Some(Instant::now());
                Err(error.into())
            }
        }
    }

    /// Notes that this server is alive, and hears when none was.
    pub(crate) async fn note_alive(&self) -> sqlx::Result<()> {
        let at = now();
        let outages = Arc::new(Outages::new(self.store.alive(at).await?));
        *lock(&self.outages) = Known { outages, at };
        Ok(())
    }

    /// Makes sure that all outages are known: nobody loses on time because of one.
    pub(crate) async fn know_outages(&self) -> Result<(), Error> {
        let is_known = || now().abs_diff(lock(&self.outages).at) < KNOWN;
        if is_known() {
            return Ok(());
        }
        // Once is enough for all who wait.
        let _noting = in_time(async { Ok(self.noting.lock().await) }).await?;
        match is_known() {
            true => Ok(()),
            false => Ok(self.note_alive().await?),
        }
    }

    /// The game as somebody sees it now, with the entries after the one they know.
    pub(crate) fn view(&self, snapshot: &Snapshot, role: Role, after: u32) -> GameView {
        snapshot.game.view(role, after, snapshot.presence, now(), &self.outages())
    }

    /// When a game has to be looked at again.
    pub(crate) fn wake(&self, hub: &Hub) -> Option<u64> {
        hub.game().wake(&self.outages(), self.pause)
    }

    /// What there is to tell somebody about a game, the earliest first; some of it perhaps not yet.
    pub(crate) fn notices(&self, game: &OnlineGame, role: Role) -> Vec<Notice> {
        game.notices(role.seats, &self.outages())
    }

    /// Counts a connection of somebody to a game, here and at the other servers.
    pub(crate) fn visit<'a>(&'a self, hub: &'a Hub, role: Role) -> Visit<'a> {
        self.nodes.tell(Message::Who { game: Some(hub.id.to_string()) });
        self.count(hub, role, 1);
        Visit { hubs: self, hub, role }
    }

    fn count(&self, hub: &Hub, role: Role, step: i32) {
        let connected = hub.change_connected(self.nodes.name(), |here| here.add(role, step));
        self.nodes.tell(Message::Connected(vec![(hub.id.to_string(), connected)]));
        self.list(hub);
    }

    /// Brings the lobby up to date with a game.
    fn list(&self, hub: &Hub) {
        let (node, look) = (self.nodes.name(), || hub.open_table(self.nodes.name()));
        self.lobby.set(node, &hub.id, look, |news| self.nodes.tell(Message::Lobby(news)));
    }

    fn outages(&self) -> Arc<Outages> {
        lock(&self.outages).outages.clone()
    }

    fn insert(&self, game: Arc<OnlineGame>) -> Arc<Hub> {
        let hub = Arc::new(Hub {
            id: game.id.clone(),
            state: watch::Sender::new(Snapshot {
                game,
                presence: Presence::default(),
                is_gone: false,
            }),
            changing: tokio::sync::Mutex::default(),
            doubt: Mutex::default(),
            connected: Mutex::default(),
        });
        lock(&self.open).entry(hub.id.to_string()).or_default().hub = Arc::downgrade(&hub);
        hub
    }
}

impl Drop for Visit<'_> {
    fn drop(&mut self) {
        self.hubs.count(self.hub, self.role, -1);
    }
}

impl Connected {
    fn add(&mut self, role: Role, step: i32) {
        let add = |count: &mut u32| *count = count.saturating_add_signed(step);
        if role.only_watches() {
            add(&mut self.watchers);
        }
        for side in Side::ALL {
            if role.seats[side] {
                add(&mut self.seats[side]);
            }
        }
    }
}

impl Hub {
    pub(crate) fn snapshot(&self) -> Snapshot {
        self.state.borrow().clone()
    }

    /// The game as it is now.
    pub(crate) fn game(&self) -> Arc<OnlineGame> {
        self.state.borrow().game.clone()
    }

    /// As whom the owner of a secret comes.
    pub(crate) fn role(&self, secret: &Secret) -> Result<Role, Error> {
        self.game().role(secret).ok_or(ProblemCode::NoSuchGame.into())
    }

    /// To hear when there is something new to see.
    pub(crate) fn watch(&self) -> watch::Receiver<Snapshot> {
        self.state.subscribe()
    }

    /// The game in the lobby, if those who are at this server belong there: whoever waits for an opponent, or plays.
    fn open_table(&self, node: &str) -> Option<OpenTable> {
        let Snapshot { game, is_gone, .. } = self.snapshot();
        let table = game.open_table().filter(|_| !is_gone)?;
        let here = self.connected_at(node).seats;
        (here.black + here.red > 0).then_some(table)
    }

    /// Who is connected at one of the servers.
    pub(crate) fn connected_at(&self, node: &str) -> Connected {
        lock(&self.connected).get(node).map(|&(there, _)| there).unwrap_or_default()
    }

    /// Notes who is connected at one of the servers.
    pub(crate) fn set_connected(&self, node: &str, there: Connected) {
        self.change_connected(node, |connected| *connected = there);
    }

    fn change_connected(&self, node: &str, change: impl FnOnce(&mut Connected)) -> Connected {
        let mut all = lock(&self.connected);
        let mut there = all.get(node).map(|&(there, _)| there).unwrap_or_default();
        change(&mut there);
        match there == Connected::default() {
            true => all.remove(node),
            false => all.insert(node.to_owned(), (there, Instant::now())),
        };
        let presence = Presence {
            seats: BySide::new(|side| all.values().any(|(there, _)| there.seats[side] > 0)),
            watchers: all.values().map(|(there, _)| there.watchers).sum(),
        };
        self.state.send_if_modified(|snapshot| {
            let is_new = snapshot.presence != presence;
            snapshot.presence = presence;
            is_new
        });
        there
    }

    /// Forgets who was connected at servers that are gone, or have not said so again.
    pub(crate) fn keep_nodes(&self, is_there: impl Fn(&str, Instant) -> bool) {
        let all = lock(&self.connected).clone();
        for (node, _) in all.into_iter().filter(|(node, (_, said))| !is_there(node, *said)) {
            self.set_connected(&node, Connected::default());
        }
    }

    /// Shows a state of the game, unless a later one is known.
    fn publish(&self, game: Arc<OnlineGame>) {
        self.state.send_if_modified(|snapshot| {
            let is_new = game.version > snapshot.game.version;
            if is_new {
                snapshot.game = game;
            }
            is_new
        });
    }

    /// The game is not in the store any more.
    fn close(&self) {
        self.state.send_modify(|snapshot| snapshot.is_gone = true);
    }

    /// Fails if the game was removed.
    fn exists(&self) -> Result<(), Error> {
        match self.state.borrow().is_gone {
            true => Err(ProblemCode::NoSuchGame.into()),
            false => Ok(()),
        }
    }

    fn doubt(&self) -> MutexGuard<'_, Option<Instant>> {
        lock(&self.doubt)
    }
}

/// What somebody waits for, but not for ever.
pub(crate) async fn in_time<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    timeout(PATIENCE, work).await.unwrap_or_else(|_| Err(ProblemCode::Unavailable.into()))
}
