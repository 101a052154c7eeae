//! People who look for each other: half of them wait at open tables, the others look at the list and sit down, one
//! after the other.

use std::collections::{BTreeSet, HashSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use linja::{Random, Side};
use linja_api::{Join, LobbyNews, Opened, Secret};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

use super::{Socket, at_a_time, connect, new_game, percentile, secret};

/// Everything that is measured, in a server at this address.
pub(super) async fn measure(address: &str, people: u64, seconds: u64) -> Value {
    let client = reqwest::Client::new();
    let hosts = at_a_time((0..people / 2).map(|number| {
        let (client, address) = (client.clone(), address.to_owned());
        async move { host(&client, &address, number).await }
    }));
    // They only wait; what the server says is read.
    for mut socket in hosts.await {
        tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
    }
    let guests = at_a_time((0..people / 2).map(|number| {
        let address = address.to_owned();
        async move { Guest::new(&address, number).await }
    }));
    let guests = guests.await;
    let (gone, mut seen_gone) = mpsc::unbounded_channel();
    let observer = Guest::new(address, people).await;
    tokio::spawn(observer.look(Some(gone)));
    // By then all have the list.
    let start = Instant::now() + Duration::from_secs(2);
    let pause = Duration::from_secs(seconds).div_f64(guests.len() as f64);
    let sitting: Vec<_> = (0_u32..)
        .zip(guests)
        .map(|(number, guest)| {
            let (client, address) = (client.clone(), address.to_owned());
            tokio::spawn(guest.sit_down(client, address, start + pause * number))
        })
        .collect();
    let (mut times, mut told, mut games) = (Vec::new(), Vec::new(), BTreeSet::new());
    let mut began = std::collections::HashMap::new();
    for guest in sitting {
        let (game, asked, time) = guest.await.unwrap();
        times.push(time);
        began.insert(game.clone(), asked);
        assert!(games.insert(game), "a seat was taken twice");
    }
    while told.len() < games.len() {
        let (game, at): (String, Instant) = seen_gone.recv().await.unwrap();
        told.push(at.saturating_duration_since(began[&game]).as_micros() as u64);
    }
    json!({
        "people": people,
        "join_p50_ms": percentile(&mut times, 0.5),
        "join_p99_ms": percentile(&mut times, 0.99),
        "join_longest_ms": percentile(&mut times, 1.0),
        "seen_p50_ms": percentile(&mut told, 0.5),
        "seen_p99_ms": percentile(&mut told, 0.99),
    })
}

/// Opens a table and waits there.
async fn host(client: &reqwest::Client, address: &str, number: u64) -> Socket {
    let own = secret(number, Side::Black);
    let wish = new_game(own.clone(), Some(format!("Host {number}")), true);
    let opened = client.post(format!("http://{address}/api/games")).json(&wish).send().await;
    let Opened { game, .. } = opened.unwrap().json().await.unwrap();
    connect(address, &game.id, &own).await
}

/// Somebody who looks at the list.
struct Guest {
    socket: Socket,
    free: Arc<Mutex<HashSet<String>>>,
    number: u64,
}

impl Guest {
    async fn new(address: &str, number: u64) -> Guest {
        let url = format!("ws://{address}/api/lobby/live");
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        Guest { socket, free: Arc::default(), number }
    }

    /// Follows the list, and says when a seat is no longer free.
    async fn look(mut self, gone: Option<mpsc::UnboundedSender<(String, Instant)>>) {
        while let Some(Ok(message)) = self.socket.next().await {
            let Message::Text(text) = message else { continue };
            let news: LobbyNews = serde_json::from_str(&text).unwrap();
            let mut free = self.free.lock().unwrap();
            for table in news.tables {
                if table.free.is_some() {
                    free.insert(table.id);
                } else if free.remove(&table.id)
                    && let Some(gone) = &gone
                {
                    _ = gone.send((table.id, Instant::now()));
                }
            }
        }
    }

    /// Sits down at any table when it is time: says at which, when they began, and how many microseconds it took, with
    /// all tries.
    async fn sit_down(
        self,
        client: reqwest::Client,
        address: String,
        at: Instant,
    ) -> (String, Instant, u64) {
        let (free, own) = (self.free.clone(), secret(self.number, Side::Red));
        let mut random = Random::new(self.number);
        tokio::spawn(self.look(None));
        tokio::time::sleep_until(at.into()).await;
        let start = Instant::now();
        loop {
            let game = {
                let free = free.lock().unwrap();
                free.iter().nth(random.below(free.len())).unwrap().clone()
            };
            let key = Secret::of_open_game(&game).unwrap();
            let join = client.post(format!("http://{address}/api/games/{game}/join"));
            let join = join.bearer_auth(key.reveal());
            let joined = join.json(&Join { secret: own.clone(), name: None }).send().await.unwrap();
            match joined.status().as_u16() {
                200 => return (game, start, start.elapsed().as_micros() as u64),
                409 => free.lock().unwrap().remove(&game),
                status => panic!("{status}"),
            };
        }
    }
}
