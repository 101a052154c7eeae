//! Puts a server under load and says how it does: sockets held, durable turns a second, the time
//! from a turn's sending to its receipt by the opponent, memory.
//!
//! `load LINJA DATABASE SOCKETS TURNS_A_SECOND SECONDS` starts `LINJA serve` on the database
//! (`sqlite` for a file in a folder of its own) and prints one line.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use linja::{BySide, Random, Side};
use linja_api::{
    Action, Clock, Course, First, Join, NewGame, Opened, Seat, Secret, ToClient, ToServer,
};
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
    let [sockets, rate, seconds] = numbers[..] else { panic!("see the top of this file") };

    let folder = std::env::temp_dir().join(format!("linja-load-{}", std::process::id()));
    let (mut server, address) = start(linja, database, &folder);
    let pid = server.id();
    let before = memory(pid);

    let client = reqwest::Client::new();
    let opening = Arc::new(Semaphore::new(OPENING));
    let open = (0..sockets / 2).map(|number| {
        let (client, address, opening) = (client.clone(), address.clone(), opening.clone());
        tokio::spawn(async move {
            let _turn = opening.acquire().await.unwrap();
            Players::open(&client, &address, number).await
        })
    });
    let opened: Vec<_> = open.collect();
    let mut players = Vec::new();
    for one in opened {
        players.push(one.await.unwrap());
    }
    let held = memory(pid);

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
    server.kill().unwrap();
    server.wait().unwrap();
    _ = std::fs::remove_dir_all(&folder);

    let mut times = std::mem::take(&mut *times.lock().await);
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize] as f64 / 1e3;
    println!(
        "{sockets} sockets; {:.0} durable turns a second of {rate} wanted; p50 {:.1} ms, p99 {:.1} ms, longest {:.0} ms; \
         {:.1} kB a socket and its half of a game at rest, {:.1} kB after {} turns",
        times.len() as f64 / elapsed,
        at(0.5),
        at(0.99),
        at(1.0),
        held.saturating_sub(before) as f64 / 1e3 / sockets as f64,
        after.saturating_sub(before) as f64 / 1e3 / sockets as f64,
        times.len(),
    );
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
    ]);
    for limit in ["requests", "games", "sockets", "messages"] {
        command.args([&format!("--limit-{limit}"), "0"]);
    }
    command.arg("--data").arg(folder);
    if database != "sqlite" {
        command.args(["--database", database]);
    }
    let mut server = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address =
        line.trim().rsplit_once("http://").expect("the server says where it is").1.to_owned();
    (server, address)
}

/// Two who play each other, each at a socket.
struct Players {
    course: Course,
    sockets: BySide<Socket>,
    random: Random,
}

impl Players {
    async fn open(client: &reqwest::Client, address: &str, number: u64) -> Players {
        let secrets = BySide::new(|side| secret(number, side));
        let wish = NewGame {
            rules: linja::RuleSet::Zen,
            seats: BySide { black: Seat::Me, red: Seat::Friend },
            first: First::Black,
            clock: Clock::None,
            position: None,
            secret: secrets.black.clone(),
        };
        let games = format!("http://{address}/api/games");
        let opened = client.post(&games).json(&wish).send().await.unwrap();
        let Opened { game, invite, .. } = opened.json().await.unwrap();
        let join = client.post(format!("{games}/{}/join", game.id));
        let join = join.bearer_auth(invite.unwrap().reveal());
        let joined = join.json(&Join { secret: secrets.red.clone() }).send().await.unwrap();
        assert!(joined.status().is_success());
        let sockets = BySide {
            black: connect(address, &game.id, &secrets.black).await,
            red: connect(address, &game.id, &secrets.red).await,
        };
        Players { course: Course::new(game.terms), sockets, random: Random::new(number) }
    }

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
        for side in Side::BOTH {
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
    socket
}

async fn say(socket: &mut Socket, what: &ToServer) {
    let text = serde_json::to_string(what).unwrap();
    socket.send(Message::Text(text.into())).await.unwrap();
}

/// Waits for the entry with this number, and adds it to the course.
async fn hear_entry(socket: &mut Socket, number: u32, course: Option<&mut Course>) {
    let mut course = course;
    loop {
        let message = timeout(Duration::from_secs(30), socket.next()).await.expect("an answer");
        let Message::Text(text) = message.unwrap().unwrap() else { continue };
        match serde_json::from_str(&text).unwrap() {
            ToClient::Entries { entries } => {
                let last = entries.last().unwrap().number;
                if let Some(course) = &mut course {
                    entries.into_iter().for_each(|entry| course.apply(entry).unwrap());
                }
                if last == number {
                    return;
                }
            }
            ToClient::Refused { problem, .. } => panic!("refused: {}", problem.message),
            _ => (),
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
