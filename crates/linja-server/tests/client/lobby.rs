//! The lobby as somebody sees it who looks at the list.

use std::collections::BTreeMap;

use futures_util::StreamExt;
use linja_api::{LobbyNews, OpenTable};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::Client;
use super::socket::PATIENCE;

pub(crate) struct Lobby {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The tables, by their names.
    pub(crate) tables: BTreeMap<String, OpenTable>,
}

impl Lobby {
    /// Connects, and hears of all tables.
    pub(crate) async fn new(client: &Client) -> Lobby {
        Lobby::try_new(client).await.unwrap()
    }

    /// The same; fails if the server is not there.
    pub(crate) async fn try_new(client: &Client) -> Option<Lobby> {
        let address = format!("ws://{}/api/lobby/live", client.address);
        let (socket, _) = connect_async(address).await.ok()?;
        let mut lobby = Lobby { socket, tables: BTreeMap::new() };
        lobby.hear().await.filter(|news| news.whole).map(|_| lobby)
    }

    /// The next news; none if the server has closed.
    pub(crate) async fn hear(&mut self) -> Option<LobbyNews> {
        loop {
            let heard = timeout(PATIENCE, self.socket.next()).await;
            match heard.expect("nothing is heard any more")?.ok()? {
                Message::Text(text) => {
                    // A server that stops says `come_back`.
                    let news: LobbyNews = serde_json::from_str(&text).ok()?;
                    if news.whole {
                        self.tables.clear();
                    }
                    for id in &news.gone {
                        self.tables.remove(id);
                    }
                    for table in &news.tables {
                        self.tables.insert(table.id.clone(), table.clone());
                    }
                    return Some(news);
                }
                Message::Close(_) => return None,
                _ => (),
            }
        }
    }

    /// Waits until the list is as wanted.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&BTreeMap<String, OpenTable>) -> bool) {
        while !wanted(&self.tables) {
            self.hear().await.expect("the server has closed");
        }
    }

    /// The names of the tables at which a seat is free.
    pub(crate) fn free(&self) -> Vec<String> {
        let free = self.tables.values().filter(|table| table.free.is_some());
        free.map(|table| table.id.clone()).collect()
    }
}
