//! What servers that share a database tell each other: which games have changed, and who is there.

use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use crate::alarms::ALIVE;
use crate::app::App;
use crate::hub::Present;
use crate::store::{Notice, Store};

/// A server that has said nothing for so long is gone.
const GONE: Duration = Duration::from_secs(20);

/// At most so many games in one notice: PostgreSQL takes 8000 bytes.
const MOST: usize = 256;

/// Something to tell the other servers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Saying {
    /// These games have changed.
    Changed(Vec<String>),
    /// So many are at the sender for this game.
    Present { game: String, there: Present },
    /// Who else is there for this game?
    Who { game: String },
    /// The sender is running.
    Alive,
}

/// The way to the other servers; leads nowhere if the database is this server's alone.
#[derive(Clone, Default)]
pub(crate) struct Nodes(Option<mpsc::UnboundedSender<Saying>>);

impl Nodes {
    /// A way to the other servers, and its end.
    pub(crate) fn new() -> (Nodes, mpsc::UnboundedReceiver<Saying>) {
        let (outbox, sayings) = mpsc::unbounded_channel();
        (Nodes(Some(outbox)), sayings)
    }

    pub(crate) fn say(&self, saying: Saying) {
        if let Some(outbox) = &self.0 {
            // Its end is dropped only when the server stops.
            _ = outbox.send(saying);
        }
    }
}

/// Passes on what is to be said, games that changed at the same time in one notice.
pub(crate) async fn speak(app: Arc<App>, mut sayings: mpsc::UnboundedReceiver<Saying>) {
    let Store::Postgres(store) = &app.store else { return };
    let mut waiting = Vec::new();
    while sayings.recv_many(&mut waiting, MOST).await > 0 {
        let mut changed = Vec::new();
        let mut others = Vec::new();
        for saying in waiting.drain(..) {
            match saying {
                Saying::Changed(games) => changed.extend(games),
                other => others.push(other),
            }
        }
        changed.sort();
        changed.dedup();
        if !changed.is_empty() {
            others.insert(0, Saying::Changed(changed));
        }
        for saying in others {
            let text = format!("{} {saying}", app.hubs.node());
            // Somebody at another server may wait for it, so it is said however long it takes.
            while let Err(error) = store.say(&text).await {
                tracing::warn!(%error, "the other servers were not told");
                if app.is_closing() {
                    return;
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// Hears the other servers until this one stops.
pub(crate) async fn hear(app: Arc<App>) {
    let Store::Postgres(store) = &app.store else { return };
    let mut heard: HashMap<String, Instant> = HashMap::new();
    loop {
        let Ok(mut notices) = store.listen().await else {
            if app.is_closing() {
                return;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
            continue;
        };
        refresh_all(&app).await;
        loop {
            match tokio::time::timeout(ALIVE, notices.next()).await {
                Ok(Ok(Notice::Said(text))) => {
                    if let Some((node, saying)) = text.split_once(' ')
                        && node != app.hubs.node()
                    {
                        heard.insert(node.to_owned(), Instant::now());
                        follow(&app, node, saying).await;
                    }
                }
                Ok(Ok(Notice::Missed)) => refresh_all(&app).await,
                // The store is closed when the server stops.
                Ok(Err(_)) if app.is_closing() => return,
                Ok(Err(error)) => {
                    tracing::warn!(%error, "the other servers cannot be heard");
                    break;
                }
                Err(_) => (),
            }
            let servers = heard.len();
            heard.retain(|_, when| when.elapsed() < GONE);
            if heard.len() < servers {
                // It may have kept a turn without having told us.
                for hub in app.hubs.all() {
                    hub.keep_nodes(|node| node == app.hubs.node() || heard.contains_key(node));
                }
                refresh_all(&app).await;
            }
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

async fn follow(app: &App, node: &str, saying: &str) {
    match saying.parse() {
        Ok(Saying::Changed(games)) => {
            for hub in games.iter().filter_map(|id| app.hubs.get(id)) {
                // What fails is in the log; a later notice or request looks again.
                _ = app.hubs.refresh(&hub).await;
            }
        }
        Ok(Saying::Present { game, there }) => {
            if let Some(hub) = app.hubs.get(&game) {
                hub.set_present(node, there);
            }
        }
        Ok(Saying::Who { game }) => {
            if let Some(hub) = app.hubs.get(&game) {
                let there = hub.present_at(app.hubs.node());
                app.nodes.say(Saying::Present { game, there });
            }
        }
        Ok(Saying::Alive) => (),
        Err(NotASaying) => tracing::warn!(saying, "another server says something unknown"),
    }
}

async fn refresh_all(app: &App) {
    for hub in app.hubs.all() {
        if app.hubs.refresh(&hub).await.is_err() {
            return;
        }
    }
}

impl std::fmt::Display for Saying {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Saying::Changed(games) => write!(f, "changed {}", games.join(" ")),
            Saying::Present { game, there: Present { seats, watchers } } => {
                write!(f, "present {game} {} {} {watchers}", seats.black, seats.red)
            }
            Saying::Who { game } => write!(f, "who {game}"),
            Saying::Alive => f.write_str("alive"),
        }
    }
}

/// A later version says more than this one understands.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct NotASaying;

impl FromStr for Saying {
    type Err = NotASaying;

    fn from_str(text: &str) -> Result<Saying, NotASaying> {
        let number = |text: &str| text.parse().map_err(|_| NotASaying);
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["changed", ref games @ ..] => {
                Ok(Saying::Changed(games.iter().map(|&game| game.to_owned()).collect()))
            }
            ["present", game, black, red, watchers] => {
                let seats = linja::BySide { black: number(black)?, red: number(red)? };
                let there = Present { seats, watchers: number(watchers)? };
                Ok(Saying::Present { game: game.to_owned(), there })
            }
            ["who", game] => Ok(Saying::Who { game: game.to_owned() }),
            ["alive"] => Ok(Saying::Alive),
            _ => Err(NotASaying),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_understood() {
        let there = Present { seats: linja::BySide { black: 1, red: 2 }, watchers: 3 };
        for saying in [
            Saying::Changed(vec!["a1".to_owned(), "b2".to_owned()]),
            Saying::Present { game: "a1".to_owned(), there },
            Saying::Who { game: "a1".to_owned() },
            Saying::Alive,
        ] {
            assert_eq!(saying.to_string().parse(), Ok(saying));
        }
        assert_eq!("present a1 many".parse::<Saying>(), Err(NotASaying));
    }
}
