//! What servers that share a database tell each other: which games have changed, and who is there.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use linja_api::{LobbyNews, OpenTable, ProblemCode};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::app::App;
use crate::background::heartbeat::ALIVE;
use crate::error::Error;
use crate::games::hub::Connected;
use crate::games::store::{Notice, Postgres, Store};

/// A server that has said nothing for so long is gone.
const GONE: Duration = Duration::from_secs(20);

/// One that has not even heard itself for so long is deaf. It looks every [`ALIVE`] and then waits for [`AGAIN`], so it
/// listens anew within 20 seconds.
const DEAF: Duration = Duration::from_secs(14);

/// How long to wait before another try.
const AGAIN: Duration = Duration::from_secs(1);

/// At most so many games in one notice: PostgreSQL takes 8000 bytes.
const MOST: usize = 128;

/// The same for tables of the lobby, with the longest names.
const MOST_TABLES: usize = 12;

/// Something to tell the other servers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Message {
    /// These games have changed.
    Changed(Vec<String>),
    /// So many are connected to these games at the sender.
    Connected(Vec<(String, Connected)>),
    /// How many are connected to this game elsewhere, or to all?
    Who { game: Option<String> },
    /// This is new at the sender's tables that are open to anyone.
    Lobby(LobbyNews),
    /// The sender is running.
    Alive,
}

/// This server among those that share a database, and the way to the others. It leads nowhere if the database is
/// this server's alone.
pub(crate) struct Nodes {
    name: String,
    outbox: Option<mpsc::UnboundedSender<Message>>,
}

impl Nodes {
    /// A server that is alone.
    pub(crate) fn alone(name: String) -> Nodes {
        Nodes { name, outbox: None }
    }

    /// A way to the other servers, and its end.
    pub(crate) fn new(name: String) -> (Nodes, mpsc::UnboundedReceiver<Message>) {
        let (outbox, messages) = mpsc::unbounded_channel();
        (Nodes { name, outbox: Some(outbox) }, messages)
    }

    /// The name of this server.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn tell(&self, message: Message) {
        if let Some(outbox) = &self.outbox {
            // Its end is dropped only when the server stops.
            _ = outbox.send(message);
        }
    }

    pub(crate) fn tell_changed(&self, game: &str) {
        self.tell(Message::Changed(vec![game.to_owned()]));
    }
}

/// Passes on what is to be said, several games in one notice.
pub(crate) async fn speak(app: Arc<App>, mut messages: mpsc::UnboundedReceiver<Message>) {
    let Store::Postgres(store) = &app.store else { return };
    let mut waiting = Vec::new();
    while messages.recv_many(&mut waiting, MOST).await > 0 {
        for message in gather(&mut waiting) {
            let text = format!("{} {message}", app.hubs.nodes.name());
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

/// The same in as few messages as possible.
fn gather(waiting: &mut Vec<Message>) -> Vec<Message> {
    let mut changed = BTreeSet::new();
    let mut present = BTreeMap::new();
    let mut tables = BTreeMap::new();
    let mut gathered = Vec::new();
    for message in waiting.drain(..) {
        match message {
            Message::Changed(games) => changed.extend(games),
            // The latest counts.
            Message::Connected(games) => present.extend(games),
            Message::Lobby(news) => {
                tables.extend(news.gone.into_iter().map(|id| (id, None)));
                tables.extend(news.tables.into_iter().map(|table| (table.id.clone(), Some(table))));
            }
            other if gathered.contains(&other) => (),
            other => gathered.push(other),
        }
    }
    let (changed, present) = (Vec::from_iter(changed), Vec::from_iter(present));
    gathered.extend(changed.chunks(MOST).map(|games| Message::Changed(games.to_vec())));
    let gone = tables.extract_if(.., |_, table| table.is_none());
    let gone: Vec<String> = gone.map(|(id, _)| id).collect();
    let tables: Vec<OpenTable> = tables.into_values().flatten().collect();
    let gone = gone.chunks(MOST).map(|gone| (Vec::new(), gone.to_vec()));
    let tables = tables.chunks(MOST_TABLES).map(|tables| (tables.to_vec(), Vec::new()));
    let news = gone.chain(tables).map(|(tables, gone)| LobbyNews { whole: false, tables, gone });
    gathered.extend(news.map(Message::Lobby));
    gathered.extend(present.chunks(MOST).map(|games| Message::Connected(games.to_vec())));
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
) -> Result<(), Error> {
    let mut notices = store.listen().await.map_err(unheard)?;
    let mut asked = Some(catch_up(app).await?);
    let mut heard_itself = Instant::now();
    loop {
        match timeout(ALIVE, notices.next()).await {
            Ok(Ok(Notice::Said(text))) => match text.split_once(' ') {
                Some((node, _)) if node == app.hubs.nodes.name() => heard_itself = Instant::now(),
                Some((node, message)) => {
                    heard.insert(node.to_owned(), Instant::now());
                    follow(app, node, message).await;
                }
                None => (),
            },
            Ok(Ok(Notice::Missed)) => asked = Some(catch_up(app).await?),
            Ok(Err(error)) => return Err(unheard(error)),
            Err(_) => (),
        }
        if heard_itself.elapsed() > DEAF {
            tracing::warn!("this server does not hear itself, and listens anew");
            return Ok(());
        }
        let is_own = |node: &str| node == app.hubs.nodes.name();
        if let Some(asked) = asked.take_if(|asked| asked.elapsed() > ALIVE) {
            // The others have answered by now, and none of them says again who has left.
            for hub in app.hubs.all() {
                hub.keep_nodes(|node, said| is_own(node) || said >= asked);
            }
        }
        let servers = heard.len();
        heard.retain(|_, when| when.elapsed() < GONE);
        if heard.len() < servers {
            let is_alive = |node: &str| is_own(node) || heard.contains_key(node);
            app.hubs.lobby.keep_nodes(is_alive);
            for hub in app.hubs.all() {
                hub.keep_nodes(|node, _| is_alive(node));
            }
            // It may have kept a turn without having told us.
            refresh_all(app).await?;
        }
    }
}

/// Nothing was refused because of it, so it does not count as a failure of the database.
// Takes it as `map_err` gives it.
#[allow(clippy::needless_pass_by_value)]
fn unheard(error: sqlx::Error) -> Error {
    tracing::warn!(%error, "the other servers cannot be heard");
    ProblemCode::Unavailable.into()
}

/// Finds out what was missed, and lets the others know what they may have missed. Says when they were asked.
async fn catch_up(app: &App) -> Result<Instant, Error> {
    let asked = Instant::now();
    // Nobody says again what is gone.
    app.hubs.lobby.keep_nodes(|node| node == app.hubs.nodes.name());
    tell_presence(app);
    app.hubs.nodes.tell(Message::Who { game: None });
    refresh_all(app).await?;
    Ok(asked)
}

async fn refresh_all(app: &App) -> Result<(), Error> {
    for hub in app.hubs.all() {
        app.hubs.refresh(&hub).await?;
    }
    Ok(())
}

/// Tells who is here, for all games.
fn tell_presence(app: &App) {
    let tables = app.hubs.lobby.tables_at(app.hubs.nodes.name());
    if !tables.is_empty() {
        let news = LobbyNews { tables, ..LobbyNews::default() };
        app.hubs.nodes.tell(Message::Lobby(news));
    }
    for hub in app.hubs.all() {
        let there = hub.connected_at(app.hubs.nodes.name());
        if there != Connected::default() {
            app.hubs.nodes.tell(Message::Connected(vec![(hub.id.to_string(), there)]));
        }
    }
}

async fn follow(app: &App, node: &str, message: &str) {
    match message.parse() {
        Ok(Message::Changed(games)) => {
            for hub in games.iter().filter_map(|id| app.hubs.get(id)) {
                // What fails is in the log, and is looked up again with the next sign of life.
                _ = app.hubs.refresh(&hub).await;
            }
        }
        Ok(Message::Connected(games)) => {
            for (game, there) in games {
                if let Some(hub) = app.hubs.get(&game) {
                    hub.set_connected(node, there);
                }
            }
        }
        Ok(Message::Who { game: None }) => tell_presence(app),
        Ok(Message::Who { game: Some(game) }) => {
            if let Some(hub) = app.hubs.get(&game) {
                let there = hub.connected_at(app.hubs.nodes.name());
                app.hubs.nodes.tell(Message::Connected(vec![(game, there)]));
            }
        }
        Ok(Message::Lobby(news)) => app.hubs.lobby.hear(node, news),
        Ok(Message::Alive) => (),
        Err(NotAMessage) => tracing::warn!(said = message, "another server says something unknown"),
    }
}

impl std::fmt::Display for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Message::Changed(games) => write!(f, "changed {}", games.join(" ")),
            Message::Connected(games) => {
                f.write_str("present")?;
                games.iter().try_for_each(|(game, Connected { seats, watchers })| {
                    write!(f, " {game} {} {} {watchers}", seats.black, seats.red)
                })
            }
            Message::Who { game: Some(game) } => write!(f, "who {game}"),
            Message::Who { game: None } => f.write_str("who"),
            Message::Lobby(news) => {
                let news = serde_json::to_string(news).map_err(|_| std::fmt::Error)?;
                write!(f, "lobby {news}")
            }
            Message::Alive => f.write_str("alive"),
        }
    }
}

/// A later version says more than this one understands.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct NotAMessage;

impl FromStr for Message {
    type Err = NotAMessage;

    fn from_str(text: &str) -> Result<Message, NotAMessage> {
        if let Some(news) = text.strip_prefix("lobby ") {
            return serde_json::from_str(news).map(Message::Lobby).map_err(|_| NotAMessage);
        }
        let number = |text: &str| text.parse().map_err(|_| NotAMessage);
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["changed", ref games @ ..] => {
                Ok(Message::Changed(games.iter().map(|&game| game.to_owned()).collect()))
            }
            ["present", ref games @ ..] => {
                let one = |parts: &[&str]| match parts[..] {
                    [game, black, red, watchers] => {
                        let seats = linja::BySide { black: number(black)?, red: number(red)? };
                        Ok((game.to_owned(), Connected { seats, watchers: number(watchers)? }))
                    }
                    _ => Err(NotAMessage),
                };
                games.chunks(4).map(one).collect::<Result<_, _>>().map(Message::Connected)
            }
            ["who", game] => Ok(Message::Who { game: Some(game.to_owned()) }),
            ["who"] => Ok(Message::Who { game: None }),
            ["alive"] => Ok(Message::Alive),
            _ => Err(NotAMessage),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn present(game: &str, watchers: u32) -> (String, Connected) {
        (game.to_owned(), Connected { seats: linja::BySide { black: 1, red: 2 }, watchers })
    }

    fn game(number: u32) -> String {
        format!("{number:016x}")
    }

    /// A table with names of the longest kind.
    fn table(number: u32) -> OpenTable {
        let start = linja::Position::start(linja::Side::Red);
        OpenTable {
            id: game(number),
            rules: linja::RuleSet::RevisedMean,
            clock: linja_api::TimeControl::game(86_400, 3_600),
            first: linja::Side::Red,
            position: Some(start),
            free: Some(linja::Side::Black),
            names: linja::BySide::new(|_| Some("🐢".repeat(24))),
        }
    }

    #[test]
    fn what_is_said_is_understood() {
        for message in [
            Message::Changed(vec!["a1".to_owned(), "b2".to_owned()]),
            Message::Connected(vec![present("a1", 3), present("b2", 0)]),
            Message::Who { game: Some("a1".to_owned()) },
            Message::Who { game: None },
            Message::Lobby(LobbyNews { whole: false, tables: vec![table(7)], gone: vec![game(8)] }),
            Message::Alive,
        ] {
            assert_eq!(message.to_string().parse(), Ok(message));
        }
        assert_eq!("present a1 many".parse::<Message>(), Err(NotAMessage));
    }

    #[test]
    fn what_waits_is_said_in_few_notices_that_the_database_takes() {
        let all = 0..300;
        let mut waiting = vec![Message::Alive, Message::Alive];
        for number in all.clone() {
            waiting.push(Message::Changed(vec![game(number)]));
            for watchers in [7, u32::MAX] {
                waiting.push(Message::Connected(vec![present(&game(number), watchers)]));
            }
        }
        // The last word about a table counts.
        for number in 0..24 {
            let news = |tables, gone| Message::Lobby(LobbyNews { whole: false, tables, gone });
            waiting.push(news(vec![table(number)], vec![game(number + 1)]));
        }
        let gathered = gather(&mut waiting);
        assert_eq!(gathered.len(), 1 + 3 + 3 + 3);
        let (mut changed, mut there) = (Vec::new(), Vec::new());
        let mut lobby = LobbyNews::default();
        for message in gathered {
            assert!(message.to_string().len() < 7900);
            match message {
                Message::Changed(games) => changed.extend(games),
                Message::Connected(games) => there.extend(games),
                Message::Lobby(news) => {
                    lobby.tables.extend(news.tables);
                    lobby.gone.extend(news.gone);
                }
                other => assert_eq!(other, Message::Alive),
            }
        }
        assert_eq!(lobby.gone, [game(24)]);
        assert!(lobby.tables.into_iter().eq((0..24).map(table)));
        assert!(changed.into_iter().eq(all.clone().map(game)));
        assert!(there.into_iter().eq(all.map(|number| present(&game(number), u32::MAX))));
    }
}
