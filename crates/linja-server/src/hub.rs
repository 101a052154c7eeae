//! Games that somebody looks at: each has one hub, through which all changes go and from which
//! everybody hears of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use linja::BySide;
use linja_api::{GameView, Presence, ProblemCode, Secret};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::online_game::{Change, Decision, Moment, OnlineGame, Role};
use crate::store::Store;
use crate::time::{Outages, now};
use crate::trouble::Trouble;

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
    outages: Mutex<Known>,
    /// Held while a sign of life is noted.
    noting: tokio::sync::Mutex<()>,
    /// How long a computer waits before it answers, in milliseconds.
    pause: u64,
    /// This server among those that share a database.
    node: String,
    /// Told after each change which game it was.
    changed: Box<dyn Fn(&str) + Send + Sync>,
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
    /// What everybody sees. Whoever watches it and knows what they have already seen gets every
    /// entry once and in order, however fast or slow they are.
    state: watch::Sender<Sight>,
    /// Held while a change is made, so that changes of this server queue up.
    changing: tokio::sync::Mutex<()>,
    /// Since when it is unknown whether the store has more than this shows.
    doubt: Mutex<Option<Instant>>,
    /// Who is connected, at which server.
    present: Mutex<HashMap<String, Present>>,
}

/// What there is to see of a game.
#[derive(Clone)]
pub(crate) struct Sight {
    pub(crate) game: Arc<OnlineGame>,
    pub(crate) presence: Presence,
}

/// How many connections there are for each seat, and to watch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Present {
    pub(crate) seats: BySide<u32>,
    pub(crate) watchers: u32,
}

impl Hubs {
    pub(crate) fn new(
        store: Store,
        pause: u64,
        node: String,
        changed: Box<dyn Fn(&str) + Send + Sync>,
    ) -> Hubs {
        let (outages, noting) = (Mutex::default(), tokio::sync::Mutex::default());
        Hubs { store, outages, noting, pause, node, changed, open: Mutex::default() }
    }

    /// Keeps a new game.
    pub(crate) async fn create(&self, game: OnlineGame) -> Result<Arc<Hub>, Trouble> {
        let wake = game.wake(&self.outages(), self.pause);
        self.store.create(&game, wake).await.map_err(unavailable)?;
        Ok(self.insert(game))
    }

    /// The hub of a game, as fresh as the store.
    pub(crate) async fn hub(&self, id: &str) -> Result<Arc<Hub>, Trouble> {
        in_time(self.find(id)).await
    }

    async fn find(&self, id: &str) -> Result<Arc<Hub>, Trouble> {
        // Not the name of a game; PostgreSQL would not even take some of these texts.
        if !id.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(ProblemCode::NoSuchGame.into());
        }
        let hub = match self.get(id) {
            Some(hub) => hub,
            None => {
                let loading = self.lock().entry(id.to_owned()).or_default().loading.clone();
                let _loading = loading.lock().await;
                match self.get(id) {
                    Some(hub) => hub,
                    None => {
                        let game = self.store.load(id).await.map_err(unavailable)?;
                        return Ok(self.insert(game.ok_or(ProblemCode::NoSuchGame)?));
                    }
                }
            }
        };
        // Another server may have changed it without having been heard.
        if self.store.is_shared() || hub.doubt().is_some() {
            self.refresh(&hub).await?;
        }
        Ok(hub)
    }

    /// The hub of a game, and as whom the owner of a secret comes to it.
    pub(crate) async fn enter(
        &self,
        id: &str,
        secret: &Secret,
    ) -> Result<(Arc<Hub>, Role), Trouble> {
        let hub = self.hub(id).await?;
        let role = hub.role(secret)?;
        Ok((hub, role))
    }

    /// The hub of a game, if somebody looks at it.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<Hub>> {
        self.lock().get(id).and_then(|slot| slot.hub.upgrade())
    }

    /// All games that somebody looks at.
    pub(crate) fn all(&self) -> Vec<Arc<Hub>> {
        self.lock().values().filter_map(|slot| slot.hub.upgrade()).collect()
    }

    /// Forgets the hubs that nobody looks at any more.
    pub(crate) fn tidy(&self) {
        let is_used = |slot: &Slot| slot.hub.strong_count() + Arc::strong_count(&slot.loading) > 1;
        self.lock().retain(|_, slot| is_used(slot));
    }

    /// Looks up what the store knows of a game.
    pub(crate) async fn refresh(&self, hub: &Hub) -> Result<(), Trouble> {
        let looked = self.look_up(hub).await;
        if looked.is_err() {
            hub.doubt().get_or_insert_with(Instant::now);
        }
        looked
    }

    async fn look_up(&self, hub: &Hub) -> Result<(), Trouble> {
        let known = hub.sight().game;
        let version = self.store.version(&known.id).await.map_err(unavailable)?;
        if version != Some(known.version) {
            let game = self.store.load(&known.id).await.map_err(unavailable)?;
            hub.publish(game.ok_or(ProblemCode::NoSuchGame)?);
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
            (self.changed)(&hub.sight().game.id);
            if since.elapsed() > DOUBT {
                *hub.doubt() = None;
            }
        }
    }

    /// Changes a game as `decide` says about something that arrived then, durably; then everybody hears of it.
    pub(crate) async fn change(
        &self,
        hub: &Hub,
        arrived: u64,
        decide: impl Fn(&OnlineGame, Moment<'_>) -> Result<Decision, Trouble>,
    ) -> Result<(), Trouble> {
        let _queue = in_time(async { Ok(hub.changing.lock().await) }).await?;
        self.know_outages().await?;
        let mut is_fresh = !self.store.is_shared() && hub.doubt().is_none();
        for _ in 0..TRIES {
            let game = hub.sight().game;
            let outages = self.outages();
            let decision = decide(&game, Moment { arrived, now: now(), outages: &outages });
            match decision {
                // The answer may be wrong because this server knows an old state.
                Err(_) | Ok(Decision::Already) if !is_fresh => {
                    self.refresh(hub).await?;
                    is_fresh = true;
                }
                Err(trouble) => return Err(trouble),
                Ok(Decision::Already) => {
                    // The answer to the first try was lost, and perhaps the news as well.
                    (self.changed)(&game.id);
                    return Ok(());
                }
                Ok(Decision::Change(change)) => {
                    if self.keep(hub, change).await? {
                        return Ok(());
                    }
                }
                Ok(Decision::TimeUp(change)) => _ = self.keep(hub, change).await?,
            }
        }
        Err(ProblemCode::Unavailable.into())
    }

    /// Keeps a change and shows it. If another server was quicker, looks up what it did, and says no.
    async fn keep(&self, hub: &Hub, change: Change) -> Result<bool, Trouble> {
        let Change { next, entry } = change;
        let wake = next.wake(&self.outages(), self.pause);
        match self.store.change(&next, entry.as_ref(), wake).await {
            Ok(true) => {
                (self.changed)(&next.id);
                hub.publish(next);
                Ok(true)
            }
            Ok(false) => self.refresh(hub).await.map(|()| false),
            Err(error) => {
                // It may have been kept all the same, now or in a moment.
                *hub.doubt() = Some(Instant::now());
                Err(unavailable(error))
            }
        }
    }

    /// Notes that this server is alive, and hears when none was.
    pub(crate) async fn note_alive(&self) -> sqlx::Result<()> {
        let at = now();
        let outages = Arc::new(Outages::new(self.store.alive(at).await?));
        *self.known() = Known { outages, at };
        Ok(())
    }

    /// Makes sure that all outages are known: nobody loses on time because of one.
    pub(crate) async fn know_outages(&self) -> Result<(), Trouble> {
        let is_known = || now().abs_diff(self.known().at) < KNOWN;
        if is_known() {
            return Ok(());
        }
        // Once is enough for all who wait.
        let _noting = in_time(async { Ok(self.noting.lock().await) }).await?;
        match is_known() {
            true => Ok(()),
            false => self.note_alive().await.map_err(unavailable),
        }
    }

    /// The game as somebody sees it now, with the entries after the one they know.
    pub(crate) fn view(&self, sight: &Sight, role: Role, after: u32) -> GameView {
        sight.game.view(role, after, sight.presence, now(), &self.outages())
    }

    /// When a game has to be looked at again.
    pub(crate) fn wake(&self, hub: &Hub) -> Option<u64> {
        hub.sight().game.wake(&self.outages(), self.pause)
    }

    /// Notes that somebody has come to look at a game, or gone. Says who of this server is there.
    pub(crate) fn note(&self, hub: &Hub, role: Role, change: Coming) -> Present {
        let step = |count: &mut u32| match change {
            Coming::In => *count += 1,
            Coming::Out => *count = count.saturating_sub(1),
        };
        hub.change_present(&self.node, |present| {
            if role.seats == BySide::default() {
                step(&mut present.watchers);
            }
            for side in linja::Side::ALL {
                if role.seats[side] {
                    step(&mut present.seats[side]);
                }
            }
        })
    }

    fn outages(&self) -> Arc<Outages> {
        self.known().outages.clone()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.outages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The name of this server.
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    fn insert(&self, game: OnlineGame) -> Arc<Hub> {
        let id = game.id.clone();
        let sight = Sight { game: Arc::new(game), presence: Presence::default() };
        let hub = Arc::new(Hub {
            state: watch::Sender::new(sight),
            changing: tokio::sync::Mutex::default(),
            doubt: Mutex::default(),
            present: Mutex::default(),
        });
        self.lock().entry(id).or_default().hub = Arc::downgrade(&hub);
        hub
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody comes or goes.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Coming {
    In,
    Out,
}

impl Hub {
    /// What there is to see now.
    pub(crate) fn sight(&self) -> Sight {
        self.state.borrow().clone()
    }

    /// As whom the owner of a secret comes.
    pub(crate) fn role(&self, secret: &Secret) -> Result<Role, Trouble> {
        self.sight().game.role(secret).ok_or(ProblemCode::NoSuchGame.into())
    }

    /// To hear when there is something new to see.
    pub(crate) fn watch(&self) -> watch::Receiver<Sight> {
        self.state.subscribe()
    }

    /// Who is there at one of the servers.
    pub(crate) fn present_at(&self, node: &str) -> Present {
        self.present().get(node).copied().unwrap_or_default()
    }

    /// Notes who is there at one of the servers.
    pub(crate) fn set_present(&self, node: &str, there: Present) {
        self.change_present(node, |present| *present = there);
    }

    fn change_present(&self, node: &str, change: impl FnOnce(&mut Present)) -> Present {
        let mut present = self.present();
        let mut there = present.get(node).copied().unwrap_or_default();
        change(&mut there);
        match there == Present::default() {
            true => present.remove(node),
            false => present.insert(node.to_owned(), there),
        };
        let presence = Presence {
            seats: BySide::new(|side| present.values().any(|there| there.seats[side] > 0)),
            watchers: present.values().map(|there| there.watchers).sum(),
        };
        self.state.send_if_modified(|sight| {
            let is_new = sight.presence != presence;
            sight.presence = presence;
            is_new
        });
        there
    }

    /// Forgets who was at servers that are not among these.
    pub(crate) fn keep_nodes(&self, is_alive: impl Fn(&str) -> bool) {
        let gone: Vec<_> = self.present().keys().filter(|node| !is_alive(node)).cloned().collect();
        for node in gone {
            self.set_present(&node, Present::default());
        }
    }

    /// Shows a state of the game, unless a later one is known.
    fn publish(&self, game: OnlineGame) {
        self.state.send_if_modified(|sight| {
            let is_new = game.version > sight.game.version;
            if is_new {
                sight.game = Arc::new(game);
            }
            is_new
        });
    }

    fn doubt(&self) -> MutexGuard<'_, Option<Instant>> {
        self.doubt.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn present(&self) -> MutexGuard<'_, HashMap<String, Present>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What somebody waits for, but not for ever.
pub(crate) async fn in_time<T>(
    work: impl Future<Output = Result<T, Trouble>>,
) -> Result<T, Trouble> {
    timeout(PATIENCE, work).await.unwrap_or_else(|_| Err(ProblemCode::Unavailable.into()))
}

/// The store failed: the request may be sent again.
// Takes it as `map_err` gives it.
#[allow(clippy::needless_pass_by_value)]
pub(crate) fn unavailable(error: sqlx::Error) -> Trouble {
    metrics::counter!("linja_store_errors_total").increment(1);
    tracing::error!(%error, "the database failed");
    ProblemCode::Unavailable.into()
}
