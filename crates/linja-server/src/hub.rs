//! Games that somebody looks at: each has one hub, through which all changes go and from which
//! everybody hears of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use linja::BySide;
use linja_api::{GameView, Presence, ProblemCode, Secret};
use tokio::sync::watch;

use crate::online_game::{Decision, Moment, OnlineGame, Role};
use crate::store::Store;
use crate::time::{Outages, now};
use crate::trouble::Trouble;

/// How often a change is tried again because another server was quicker.
const TRIES: usize = 5;

/// The hubs of this server.
pub(crate) struct Hubs {
    store: Store,
    outages: Mutex<Arc<Outages>>,
    /// How long a computer waits before it answers, in milliseconds.
    pause: u64,
    /// This server among those that share a database.
    node: String,
    /// Told after each change which game it was.
    changed: Box<dyn Fn(&str) + Send + Sync>,
    open: Mutex<HashMap<String, Weak<Hub>>>,
}

/// A game that somebody looks at.
pub(crate) struct Hub {
    /// What everybody sees. Whoever watches it and knows what they have already seen gets every
    /// entry once and in order, however fast or slow they are.
    state: watch::Sender<Sight>,
    /// Held while a change is made, so that changes of this server queue up.
    changing: tokio::sync::Mutex<()>,
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
        outages: Outages,
        pause: u64,
        node: String,
        changed: Box<dyn Fn(&str) + Send + Sync>,
    ) -> Hubs {
        let outages = Mutex::new(Arc::new(outages));
        Hubs { store, outages, pause, node, changed, open: Mutex::default() }
    }

    /// Keeps a new game.
    pub(crate) async fn create(&self, game: OnlineGame) -> Result<Arc<Hub>, Trouble> {
        let wake = game.wake(&self.outages(), self.pause);
        self.store.create(&game, wake).await.map_err(unavailable)?;
        Ok(self.insert(game))
    }

    /// The hub of a game, as fresh as the store.
    pub(crate) async fn hub(&self, id: &str) -> Result<Arc<Hub>, Trouble> {
        let hub = match self.get(id) {
            Some(hub) if !self.store.is_shared() => return Ok(hub),
            Some(hub) => hub,
            // Not the name of a game; PostgreSQL would not even take some of these texts.
            None if !id.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                return Err(ProblemCode::NoSuchGame.into());
            }
            None => {
                let game = self.store.load(id).await.map_err(unavailable)?;
                self.insert(game.ok_or(ProblemCode::NoSuchGame)?)
            }
        };
        // Another server, or a hub that has gone since, may have changed it while nobody listened.
        self.refresh(&hub).await?;
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
        self.lock().get(id).and_then(Weak::upgrade)
    }

    /// All games that somebody looks at.
    pub(crate) fn all(&self) -> Vec<Arc<Hub>> {
        self.lock().values().filter_map(Weak::upgrade).collect()
    }

    /// Forgets the hubs that nobody looks at any more.
    pub(crate) fn tidy(&self) {
        self.lock().retain(|_, hub| hub.strong_count() > 0);
    }

    /// Looks up what the store knows of a game.
    pub(crate) async fn refresh(&self, hub: &Hub) -> Result<(), Trouble> {
        let known = hub.sight().game;
        let version = self.store.version(&known.id).await.map_err(unavailable)?;
        if version != Some(known.version) {
            let game = self.store.load(&known.id).await.map_err(unavailable)?;
            hub.publish(game.ok_or(ProblemCode::NoSuchGame)?);
        }
        Ok(())
    }

    /// Changes a game as `decide` says, durably; then everybody hears of it.
    pub(crate) async fn change(
        &self,
        hub: &Hub,
        decide: impl Fn(&OnlineGame, Moment<'_>) -> Result<Decision, Trouble>,
    ) -> Result<(), Trouble> {
        let _queue = hub.changing.lock().await;
        let mut is_fresh = !self.store.is_shared();
        for _ in 0..TRIES {
            let game = hub.sight().game;
            let outages = self.outages();
            let moment = Moment { now: now(), outages: &outages };
            match decide(&game, moment) {
                // The answer may be wrong because this server knows an old state.
                Err(_) if !is_fresh => {
                    self.refresh(hub).await?;
                    is_fresh = true;
                }
                Err(trouble) => return Err(trouble),
                Ok(Decision::Already) => return Ok(()),
                Ok(Decision::Change { next, entry }) => {
                    let wake = next.wake(&self.outages(), self.pause);
                    let kept = self.store.change(&next, entry.as_ref(), wake).await;
                    if kept.map_err(unavailable)? {
                        (self.changed)(&next.id);
                        hub.publish(*next);
                        return Ok(());
                    }
                    self.refresh(hub).await?;
                }
            }
        }
        Err(ProblemCode::Unavailable.into())
    }

    /// The game as somebody sees it now, with the entries after the one they know.
    pub(crate) fn view(&self, sight: &Sight, role: Role, after: u32) -> GameView {
        let moment = Moment { now: now(), outages: &self.outages() };
        sight.game.view(role, after, sight.presence, moment)
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
            for side in linja::Side::BOTH {
                if role.seats[side] {
                    step(&mut present.seats[side]);
                }
            }
        })
    }

    /// Takes note of the times in which nobody could play.
    pub(crate) fn set_outages(&self, outages: Outages) {
        *self.outages.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(outages);
    }

    fn outages(&self) -> Arc<Outages> {
        self.outages.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The name of this server.
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    fn insert(&self, game: OnlineGame) -> Arc<Hub> {
        let mut open = self.lock();
        // Another request may have been quicker.
        if let Some(hub) = open.get(&game.id).and_then(Weak::upgrade) {
            hub.publish(game);
            return hub;
        }
        let id = game.id.clone();
        let sight = Sight { game: Arc::new(game), presence: Presence::default() };
        let hub = Arc::new(Hub {
            state: watch::Sender::new(sight),
            changing: tokio::sync::Mutex::default(),
            present: Mutex::default(),
        });
        open.insert(id, Arc::downgrade(&hub));
        hub
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Weak<Hub>>> {
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

    fn present(&self) -> std::sync::MutexGuard<'_, HashMap<String, Present>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The store failed: the request may be sent again.
// Takes it as `map_err` gives it.
#[allow(clippy::needless_pass_by_value)]
pub(crate) fn unavailable(error: sqlx::Error) -> Trouble {
    metrics::counter!("linja_store_errors_total").increment(1);
    tracing::error!(%error, "the database failed");
    ProblemCode::Unavailable.into()
}
