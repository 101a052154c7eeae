//! The lobby: tables that are open to anyone, and the games at them. A table is there for as long as somebody who plays
//! at it is connected to one of the servers.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use linja_api::{LobbyNews, OpenTable};
use tokio::sync::watch;

use crate::lock;

/// So many tables wait for somebody.
const MOST_TABLES: usize = 2_000;

/// So many games are listed to be watched.
const MOST_GAMES: usize = 500;

/// So many changes are remembered. Whoever has missed more is told everything.
const MOST_CHANGES: usize = 4_096;

/// What is listed, and what has changed last.
#[derive(Default)]
pub(crate) struct Lobby {
    state: Mutex<State>,
    /// How many changes there were.
    changes: watch::Sender<u64>,
    /// What was told last, to those who knew of so many changes, and of how many they know since. Most know the same.
    told: Mutex<Option<(Option<u64>, u64, Utf8Bytes)>>,
}

#[derive(Default)]
struct State {
    tables: HashMap<Arc<str>, Listed>,
    /// How many of them wait for somebody.
    waiting: usize,
    /// What has changed last, the latest at the end.
    changed: VecDeque<Arc<str>>,
    /// How many changes there were.
    count: u64,
}

/// A table, and the servers at which somebody sits there.
struct Listed {
    table: OpenTable,
    nodes: BTreeSet<String>,
}

impl Lobby {
    /// Whether no more tables are listed.
    pub(crate) fn is_full(&self) -> bool {
        lock(&self.state).waiting >= MOST_TABLES
    }

    /// How many tables are listed.
    pub(crate) fn len(&self) -> usize {
        lock(&self.state).tables.len()
    }

    /// Notes how a table is at a server, or that it is not there. What the others have to hear is given to `tell`, one change after the
    /// other, as `look` is asked.
    pub(crate) fn set(
        &self,
        node: &str,
        id: &Arc<str>,
        look: impl FnOnce() -> Option<OpenTable>,
        tell: impl FnOnce(LobbyNews),
    ) {
        let mut state = lock(&self.state);
        let table = look();
        if state.set(node, id, table.clone()) {
            let gone = if table.is_none() { vec![id.to_string()] } else { Vec::new() };
            tell(LobbyNews { whole: false, tables: table.into_iter().collect(), gone });
        }
        self.publish(&state);
    }

    /// Notes what another server has said.
    pub(crate) fn hear(&self, node: &str, news: LobbyNews) {
        let mut state = lock(&self.state);
        for id in news.gone {
            state.set(node, &id.into(), None);
        }
        for table in news.tables {
            state.set(node, &table.id.as_str().into(), Some(table));
        }
        self.publish(&state);
    }

    /// Forgets what was at servers that are gone.
    pub(crate) fn keep_nodes(&self, is_alive: impl Fn(&str) -> bool) {
        let mut state = lock(&self.state);
        let at = |(id, listed): (&Arc<str>, &Listed)| {
            let gone = listed.nodes.iter().filter(|node| !is_alive(node));
            gone.map(|node| (id.clone(), node.clone())).collect::<Vec<_>>()
        };
        let gone: Vec<_> = state.tables.iter().flat_map(at).collect();
        for (id, node) in gone {
            state.set(&node, &id, None);
        }
        self.publish(&state);
    }

    /// The tables at a server.
    pub(crate) fn tables_at(&self, node: &str) -> Vec<OpenTable> {
        let state = lock(&self.state);
        let there = state.tables.values().filter(|listed| listed.nodes.contains(node));
        there.map(|listed| listed.table.clone()).collect()
    }

    /// To hear when something has changed.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// What is new for somebody who knows of so many changes, and of how many they know then. Everything if they know of none or have
    /// missed too many.
    pub(crate) fn news(&self, known: Option<u64>) -> (LobbyNews, u64) {
        let state = lock(&self.state);
        let missed = known.map(|known| state.count.saturating_sub(known) as usize);
        let news = match missed.filter(|&missed| missed <= state.changed.len()) {
            None => {
                let tables = state.tables.values().map(|listed| listed.table.clone()).collect();
                LobbyNews { whole: true, tables, gone: Vec::new() }
            }
            Some(missed) => {
                let mut news = LobbyNews::default();
                let changed: BTreeSet<&Arc<str>> =
                    state.changed.iter().rev().take(missed).collect();
                for id in changed {
                    match state.tables.get(id) {
                        Some(listed) => news.tables.push(listed.table.clone()),
                        None => news.gone.push(id.to_string()),
                    }
                }
                news
            }
        };
        (news, state.count)
    }

    /// The same as it is sent.
    pub(crate) fn text(&self, known: Option<u64>) -> (Utf8Bytes, u64) {
        let mut told = lock(&self.told);
        let count = *self.changes.borrow();
        if let Some((from, to, text)) = &*told
            && (*from, *to) == (known, count)
        {
            return (text.clone(), count);
        }
        let (news, count) = self.news(known);
        // These types have no value that JSON could not hold.
        let text = Utf8Bytes::from(serde_json::to_string(&news).unwrap_or_default());
        *told = Some((known, count, text.clone()));
        (text, count)
    }

    fn publish(&self, state: &State) {
        self.changes.send_if_modified(|count| std::mem::replace(count, state.count) != state.count);
    }
}

impl State {
    /// Notes how a table is at a server. Says whether that is new.
    fn set(&mut self, node: &str, id: &Arc<str>, table: Option<OpenTable>) -> bool {
        let is_waiting = |table: &OpenTable| table.free.is_some();
        let before = self.tables.get_mut(id);
        match (before, table) {
            (None, None) => return false,
            (None, Some(table)) => {
                let is_full = match is_waiting(&table) {
                    true => self.waiting >= MOST_TABLES,
                    false => self.tables.len() - self.waiting >= MOST_GAMES,
                };
                if is_full {
                    return false;
                }
                self.waiting += usize::from(is_waiting(&table));
                let nodes = BTreeSet::from([node.to_owned()]);
                self.tables.insert(id.clone(), Listed { table, nodes });
            }
            (Some(listed), Some(table)) => {
                let is_new = listed.nodes.insert(node.to_owned());
                if listed.table == table {
                    return is_new;
                }
                self.waiting += usize::from(is_waiting(&table));
                self.waiting -= usize::from(is_waiting(&listed.table));
                listed.table = table;
            }
            (Some(listed), None) => {
                let was_there = listed.nodes.remove(node);
                if !listed.nodes.is_empty() {
                    return was_there;
                }
                self.waiting -= usize::from(is_waiting(&listed.table));
                self.tables.remove(id);
            }
        }
        self.count += 1;
        self.changed.push_back(id.clone());
        if self.changed.len() > MOST_CHANGES {
            self.changed.pop_front();
        }
        true
    }
}
