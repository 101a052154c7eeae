//! What servers that share a database tell each other: which games have changed, and who is there.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use linja_api::ProblemCode;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::app::App;
use crate::heartbeat::ALIVE;
use crate::hub::Present;
use crate::store::{Notice, Postgres, Store};
use crate::trouble::Trouble;

/// A server that has said nothing for so long is gone. One that does not even hear itself is deaf.
const GONE: Duration = Duration::from_secs(20);

/// How long to wait before another try.
const AGAIN: Duration = Duration::from_secs(1);

/// At most so many games in one notice: PostgreSQL takes 8000 bytes.
const MOST: usize = 128;

/// Something to tell the other servers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Saying {
    /// These games have changed.
    Changed(Vec<String>),
    /// So many are at the sender for these games.
    Present(Vec<(String, Present)>),
    /// Who else is there for this game, or for all?
    Who { game: Option<String> },
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

/// Passes on what is to be said, several games in one notice.
pub(crate) async fn speak(app: Arc<App>, mut sayings: mpsc::UnboundedReceiver<Saying>) {
    let Store::Postgres(store) = &app.store else { return };
    let mut waiting = Vec::new();
    while sayings.recv_many(&mut waiting, MOST).await > 0 {
        for saying in gather(&mut waiting) {
            let text = format!("{} {saying}", app.hubs.node());
            // Somebody at another server may wait for it, so it is said however long it takes.
            while let Err(error) = store.say(&text).await {
                tracing::warn!(%error, "the other servers were not told");
                if app.is_closing() {
                    return;
                }
                sleep(AGAIN).await;
            }
        }
    }
}

/// The same in as few sayings as possible.
fn gather(waiting: &mut Vec<Saying>) -> Vec<Saying> {
    let mut changed = BTreeSet::new();
    let mut present = BTreeMap::new();
    let mut gathered = Vec::new();
    for saying in waiting.drain(..) {
        match saying {
            Saying::Changed(games) => changed.extend(games),
            // The latest counts.
            Saying::Present(games) => present.extend(games),
            other if gathered.contains(&other) => (),
            other => gathered.push(other),
        }
    }
    let (changed, present) = (Vec::from_iter(changed), Vec::from_iter(present));
    gathered.extend(changed.chunks(MOST).map(|games| Saying::Changed(games.to_vec())));
    gathered.extend(present.chunks(MOST).map(|games| Saying::Present(games.to_vec())));
    gathered
}

/// Hears the other servers until this one stops.
pub(crate) async fn hear(app: Arc<App>) {
    let Store::Postgres(store) = &app.store else { return };
    let mut heard = HashMap::new();
    loop {
        tokio::select! {
            () = app.closed() => return,
            // What goes wrong is in the log.
            _ = listen(&app, store, &mut heard) => (),
        }
        sleep(AGAIN).await;
    }
}

/// Hears the other servers on one connection, as long as it carries anything.
async fn listen(
    app: &App,
    store: &Postgres,
    heard: &mut HashMap<String, Instant>,
) -> Result<(), Trouble> {
    let mut notices = store.listen().await.map_err(unheard)?;
    catch_up(app).await?;
    let mut heard_itself = Instant::now();
    loop {
        match timeout(ALIVE, notices.next()).await {
            Ok(Ok(Notice::Said(text))) => match text.split_once(' ') {
                Some((node, _)) if node == app.hubs.node() => heard_itself = Instant::now(),
                Some((node, saying)) => {
                    heard.insert(node.to_owned(), Instant::now());
                    follow(app, node, saying).await;
                }
                None => (),
            },
            Ok(Ok(Notice::Missed)) => catch_up(app).await?,
            Ok(Err(error)) => return Err(unheard(error)),
            Err(_) => (),
        }
        if heard_itself.elapsed() > GONE {
            tracing::warn!("this server does not hear itself, and listens anew");
            return Ok(());
        }
        let servers = heard.len();
        heard.retain(|_, when| when.elapsed() < GONE);
        if heard.len() < servers {
            for hub in app.hubs.all() {
                hub.keep_nodes(|node| node == app.hubs.node() || heard.contains_key(node));
            }
            // It may have kept a turn without having told us.
            refresh_all(app).await?;
        }
    }
}

// Takes it as `map_err` gives it.
#[allow(clippy::needless_pass_by_value)]
fn unheard(error: sqlx::Error) -> Trouble {
    tracing::warn!(%error, "the other servers cannot be heard");
    ProblemCode::Unavailable.into()
}

/// Finds out what was missed, and lets the others know what they may have missed.
async fn catch_up(app: &App) -> Result<(), Trouble> {
    tell_presence(app);
    app.nodes.say(Saying::Who { game: None });
    refresh_all(app).await
}

async fn refresh_all(app: &App) -> Result<(), Trouble> {
    for hub in app.hubs.all() {
        app.hubs.refresh(&hub).await?;
    }
    Ok(())
}

/// Tells who is here, for all games.
fn tell_presence(app: &App) {
    for hub in app.hubs.all() {
        let there = hub.present_at(app.hubs.node());
        if there != Present::default() {
            app.nodes.say(Saying::Present(vec![(hub.sight().game.id.clone(), there)]));
        }
    }
}

async fn follow(app: &App, node: &str, saying: &str) {
    match saying.parse() {
        Ok(Saying::Changed(games)) => {
            for hub in games.iter().filter_map(|id| app.hubs.get(id)) {
                // What fails is in the log, and is looked up again with the next sign of life.
                _ = app.hubs.refresh(&hub).await;
            }
        }
        Ok(Saying::Present(games)) => {
            for (game, there) in games {
                if let Some(hub) = app.hubs.get(&game) {
                    hub.set_present(node, there);
                }
            }
        }
        Ok(Saying::Who { game: None }) => tell_presence(app),
        Ok(Saying::Who { game: Some(game) }) => {
            if let Some(hub) = app.hubs.get(&game) {
                let there = hub.present_at(app.hubs.node());
                app.nodes.say(Saying::Present(vec![(game, there)]));
            }
        }
        Ok(Saying::Alive) => (),
        Err(NotASaying) => tracing::warn!(saying, "another server says something unknown"),
    }
}

impl std::fmt::Display for Saying {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Saying::Changed(games) => write!(f, "changed {}", games.join(" ")),
            Saying::Present(games) => {
                f.write_str("present")?;
                games.iter().try_for_each(|(game, Present { seats, watchers })| {
                    write!(f, " {game} {} {} {watchers}", seats.black, seats.red)
                })
            }
            Saying::Who { game: Some(game) } => write!(f, "who {game}"),
            Saying::Who { game: None } => f.write_str("who"),
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
            ["present", ref games @ ..] => {
                let one = |parts: &[&str]| match parts[..] {
                    [game, black, red, watchers] => {
                        let seats = linja::BySide { black: number(black)?, red: number(red)? };
                        Ok((game.to_owned(), Present { seats, watchers: number(watchers)? }))
                    }
                    _ => Err(NotASaying),
                };
                games.chunks(4).map(one).collect::<Result<_, _>>().map(Saying::Present)
            }
            ["who", game] => Ok(Saying::Who { game: Some(game.to_owned()) }),
            ["who"] => Ok(Saying::Who { game: None }),
            ["alive"] => Ok(Saying::Alive),
            _ => Err(NotASaying),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn present(game: &str, watchers: u32) -> (String, Present) {
        (game.to_owned(), Present { seats: linja::BySide { black: 1, red: 2 }, watchers })
    }

    #[test]
    fn what_is_said_is_understood() {
        for saying in [
            Saying::Changed(vec!["a1".to_owned(), "b2".to_owned()]),
            Saying::Present(vec![present("a1", 3), present("b2", 0)]),
            Saying::Who { game: Some("a1".to_owned()) },
            Saying::Who { game: None },
            Saying::Alive,
        ] {
            assert_eq!(saying.to_string().parse(), Ok(saying));
        }
        assert_eq!("present a1 many".parse::<Saying>(), Err(NotASaying));
    }

    #[test]
    fn what_waits_is_said_in_few_notices_that_the_database_takes() {
        let game = |number: u32| format!("{number:016x}");
        let all = 0..300;
        let mut waiting = vec![Saying::Alive, Saying::Alive];
        for number in all.clone() {
            waiting.push(Saying::Changed(vec![game(number)]));
            for watchers in [7, u32::MAX] {
                waiting.push(Saying::Present(vec![present(&game(number), watchers)]));
            }
        }
        let gathered = gather(&mut waiting);
        assert_eq!(gathered.len(), 1 + 3 + 3);
        let (mut changed, mut there) = (Vec::new(), Vec::new());
        for saying in gathered {
            assert!(saying.to_string().len() < 7900);
            match saying {
                Saying::Changed(games) => changed.extend(games),
                Saying::Present(games) => there.extend(games),
                other => assert_eq!(other, Saying::Alive),
            }
        }
        assert!(changed.into_iter().eq(all.clone().map(game)));
        assert!(there.into_iter().eq(all.map(|number| present(&game(number), u32::MAX))));
    }
}
