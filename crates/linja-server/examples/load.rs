//! Puts a server under load and says how it does: sockets held, durable turns a second, the time
//! from a turn's sending to its receipt by the opponent, memory.
//!
//! `load LINJA sqlite|postgres SOCKETS TURNS_A_SECOND SECONDS OLD_GAMES` starts `LINJA serve` on a database of
//! its own and prints one line of JSON. The old games are forgotten meanwhile.
//! `load LINJA sqlite|postgres PEOPLE SECONDS` does the same with people who look for each other at open tables.

#![allow(clippy::unwrap_used, clippy::expect_used)] // What it is called with is the repository's own.

#[path = "../tests/client/database.rs"]
#[allow(dead_code)] // Tests use the rest.
mod database;
#[path = "load/lobby.rs"]
mod lobby;
#[path = "../tests/suite/sql.rs"]
mod sql;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use database::{Cluster, Fsync};
use futures_util::{SinkExt, StreamExt};
use linja::{BySide, Random, Side};
use linja_api::{
    Action, Course, First, GameView, Join, NewGame, Opened, Seat, Secret, TimeControl, ToClient,
    ToServer,
};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{Mutex, Semaphore};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// So many games are opened at a time.
const OPENING: usize = 64;

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [linja, database, numbers @ ..] = &args[..] else { panic!("see the top of this file") };
    let numbers: Vec<u64> = numbers.iter().map(|number| number.parse().unwrap()).collect();
    let folder = std::env::temp_dir().join(format!("linja-load-{}", std::process::id()));
    let cluster = (database == "postgres").then(|| Cluster::start(Fsync::On));
    let file = format!("sqlite:{}", folder.join("games.sqlite").display());
    let database = cluster.as_ref().map_or(file, Cluster::new_database);
    let (mut server, mut address) = start(linja, &database, &folder);
    let figures = match numbers[..] {
        [people, seconds] => lobby::measure(&address, people, seconds).await,
        [sockets, rate, seconds, old_games] => {
            if old_games > 0 {
                server.kill().unwrap();
                server.wait().unwrap();
                sql::add_games(&database, "old", old_games, 9, "NULL").await;
                (server, address) = start(linja, &database, &folder);
            }
            measure(&address, server.id(), sockets, rate, seconds).await
        }
        _ => panic!("see the top of this file"),
    };
    server.kill().unwrap();
    server.wait().unwrap();
    _ = std::fs::remove_dir_all(&folder);
    println!("{figures}");
}

/// Lets games be played on so many sockets, with so many turns a second for so many seconds.
async fn measure(address: &str, pid: u32, sockets: u64, rate: u64, seconds: u64) -> Value {
    let before = memory(pid);

    let client = reqwest::Client::new();
    let opened = at_a_time((0..sockets / 2).map(|number| {
        let (client, address) = (client.clone(), address.to_owned());
        async move { Opening::new(&client, &address, number).await }
    }))
    .await;
    let with_games = memory(pid);
    let players = at_a_time(opened.into_iter().map(|opening| {
        let address = address.to_owned();
        async move { opening.connect(&address).await }
    }))
    .await;
    let with_sockets = memory(pid);

    let times = Arc::new(Mutex::new(Vec::new()));
    let start = Instant::now();
    let end = start + Duration::from_secs(seconds);
    let games = players.len() as u64;
    let pause = Duration::from_secs_f64(games as f64 / rate as f64);
    let playing: Vec<_> = (0_u32..)
        .zip(players)
        .map(|(number, players)| {
            // Spread evenly over the time between two turns of a game.
            let first = start + pause.mul_f64(f64::from(number) / games as f64);
            tokio::spawn(players.play(first, pause, end, times.clone()))
        })
        .collect();
    for one in playing {
        one.await.unwrap();
    }
    let elapsed = start.elapsed().as_secs_f64();
    let after = memory(pid);
    let mut times = std::mem::take(&mut *times.lock().await);
    let more = |now: u64, than: u64, of: u64| now.saturating_sub(than) as f64 / 1e3 / of as f64;
    json!({
        "sockets": sockets,
        "turns_a_second": times.len() as f64 / elapsed,
        "p50_ms": percentile(&mut times, 0.5),
        "p99_ms": percentile(&mut times, 0.99),
        "longest_ms": percentile(&mut times, 1.0),
        "kb_a_game": more(with_games, before, games),
        "kb_a_socket": more(with_sockets, with_games, sockets),
        "kb_a_socket_after": more(after, with_games, sockets),
    })
}

/// The milliseconds within which this share of the microseconds lies.
fn percentile(times: &mut [u64], share: f64) -> f64 {
    times.sort_unstable();
    times[((times.len() - 1) as f64 * share) as usize] as f64 / 1e3
}

/// Does all of them, a few at a time.
async fn at_a_time<T: Send + 'static>(
    all: impl Iterator<Item = impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    let room = Arc::new(Semaphore::new(OPENING));
    let started: Vec<_> = all
        .map(|one| {
            let room = room.clone();
            tokio::spawn(async move {
                let _place = room.acquire().await.unwrap();
                one.await
            })
        })
        .collect();
    let mut done = Vec::new();
    for one in started {
        done.push(one.await.unwrap());
    }
    done
}

fn start(linja: &str, database: &str, folder: &std::path::Path) -> (Child, String) {
    let mut command = Command::new(linja);
    command.args([
        "serve",
        "--lang",
        "en",
        "--bind",
        "127.0.0.1:0",
        "--oracle",
        "none",
        "--log",
        "warn",
        "--keep-days",
        "1",
    ]);
    for limit in ["requests", "games", "connections", "sockets", "messages"] {
        command.args([&format!("--limit-{limit}"), "0"]);
    }
    command.arg("--data").arg(folder).args(["--database", database]);
    let mut server = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address =
        line.trim().rsplit_once("http://").expect("the server says where it is").1.to_owned();
    (server, address)
}

/// A game whose seats are taken.
struct Opening {
    game: GameView,
    secrets: BySide<Secret>,
    number: u64,
}

/// A game with Black for whoever opens it.
fn new_game(secret: Secret, name: Option<String>, open: bool) -> NewGame {
    NewGame {
        rules: linja::RuleSet::Zen,
        seats: BySide { black: Seat::Me, red: Seat::Friend },
        first: First::Black,
        clock: TimeControl::None,
        position: None,
        secret,
        name,
        open,
    }
}

impl Opening {
    async fn new(client: &reqwest::Client, address: &str, number: u64) -> Opening {
        let secrets = BySide::new(|side| secret(number, side));
        let wish = new_game(secrets.black.clone(), None, false);
        let games = format!("http://{address}/api/games");
        let opened = client.post(&games).json(&wish).send().await.unwrap();
        let Opened { game, invite, .. } = opened.json().await.unwrap();
        let join = client.post(format!("{games}/{}/join", game.id));
        let join = join.bearer_auth(invite.unwrap().reveal());
        let joined =
            join.json(&Join { secret: secrets.red.clone(), name: None }).send().await.unwrap();
        assert!(joined.status().is_success());
        Opening { game, secrets, number }
    }

    async fn connect(self, address: &str) -> Players {
        let Opening { game, secrets, number } = self;
        let sockets = BySide {
            black: connect(address, &game.id, &secrets.black).await,
            red: connect(address, &game.id, &secrets.red).await,
        };
        Players { course: Course::new(game.terms), sockets, random: Random::new(number) }
    }
}

/// Two who play each other, each at a socket.
struct Players {
    course: Course,
    sockets: BySide<Socket>,
    random: Random,
}

impl Players {
    async fn play(
        mut self,
        first: Instant,
        pause: Duration,
        end: Instant,
        times: Arc<Mutex<Vec<u64>>>,
    ) {
        let mut next = first;
        let mut own = Vec::new();
        while next < end {
            tokio::time::sleep_until(next.into()).await;
            match self.course.to_move() {
                Some(side) => own.push(self.turn(side).await),
                None => {
                    self.rematch().await;
                    continue;
                }
            }
            // Whoever is late does not make up for it by hurrying.
            next = (next + pause).max(Instant::now());
        }
        times.lock().await.extend(own);
    }

    /// Makes any turn; says after how many microseconds the opponent had it.
    async fn turn(&mut self, side: Side) -> u64 {
        let game = self.course.game();
        let turns = game.position().turns(game.rules());
        let turn = turns[self.random.below(turns.len())];
        let number = self.course.next_number();
        let start = Instant::now();
        say(&mut self.sockets[side], &ToServer::Act(Action::Turn { number, turn })).await;
        hear_entry(&mut self.sockets[side.other()], number, None).await;
        let time = start.elapsed().as_micros() as u64;
        hear_entry(&mut self.sockets[side], number, Some(&mut self.course)).await;
        time
    }

    async fn rematch(&mut self) {
        let number = self.course.next_number();
        for side in Side::ALL {
            say(&mut self.sockets[side], &ToServer::Act(Action::OfferRematch { number })).await;
        }
        hear_entry(&mut self.sockets.black, number, None).await;
        hear_entry(&mut self.sockets.red, number, Some(&mut self.course)).await;
    }
}

async fn connect(address: &str, game: &str, secret: &Secret) -> Socket {
    let url = format!("ws://{address}/api/live");
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    let hello =
        ToServer::Hello { game: game.to_owned(), secret: secret.clone(), last: 0, language: None };
    say(&mut socket, &hello).await;
    // Not sooner: a socket is held when it is welcome, and play is not to queue behind the opening.
    hear(&mut socket, |message| matches!(message, ToClient::Welcome { .. })).await;
    socket
}

async fn say(socket: &mut Socket, what: &ToServer) {
    let text = serde_json::to_string(what).unwrap();
    socket.send(Message::Text(text.into())).await.unwrap();
}

/// Waits for the entry with this number, and adds it to the course.
async fn hear_entry(socket: &mut Socket, number: u32, mut course: Option<&mut Course>) {
    hear(socket, |message| match message {
        ToClient::Entries { entries } => {
            let last = entries.last().unwrap().number;
            if let Some(course) = &mut course {
                entries.into_iter().for_each(|entry| course.apply(entry).unwrap());
            }
            last == number
        }
        ToClient::Refused { problem, .. } => panic!("refused: {}", problem.message),
        _ => false,
    })
    .await;
}

/// Hears messages until one is it.
async fn hear(socket: &mut Socket, mut is_it: impl FnMut(ToClient) -> bool) {
    loop {
        let message = timeout(Duration::from_secs(30), socket.next()).await.expect("an answer");
        let Message::Text(text) = message.unwrap().unwrap() else { continue };
        if is_it(serde_json::from_str(&text).unwrap()) {
            return;
        }
    }
}

fn secret(number: u64, side: Side) -> Secret {
    format!("{number:031}{}", side.letter()).parse().unwrap()
}

/// The memory that a process holds, in bytes.
fn memory(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}
