//! Databases in trouble: everybody is told at once, and everything goes on by itself afterwards.

use std::time::{Duration, Instant};

use linja::Side;
use linja_api::{Action, Course, GameView, ProblemCode, TimeControl, ToClient, ToServer};
use serde_json::json;
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::client::database::{Cluster, Fsync};
use crate::client::proxy::Proxy;
use crate::client::socket::{PATIENCE, Socket};
use crate::client::{Answer, Client, Pass, course_of, secret};
use crate::process::Process;

/// How long a database hangs; longer in a measurement.
fn silence() -> Duration {
    let seconds = std::env::var("LINJA_FROZEN_SECONDS");
    Duration::from_secs(seconds.map_or(0, |seconds| seconds.parse().unwrap()))
}

/// An answer comes within five seconds; if this is no measurement, the machine may be busy.
fn soon() -> Duration {
    Duration::from_secs(if silence().is_zero() { 10 } else { 5 })
}

/// A game against a computer, which answers by itself.
struct Computer {
    pass: Pass,
    socket: Socket,
    course: Course,
}

impl Computer {
    async fn open(client: &Client) -> Computer {
        let seats = json!({ "black": { "who": "me" }, "red": { "who": "computer", "level": 1 } });
        let game = client.open(json!({ "seats": seats, "first": "black" })).await.game;
        let pass = Pass { game: game.id.clone(), secret: secret("anna") };
        let (socket, _) = Socket::hello(client, &pass, 0).await;
        Computer { pass, socket, course: course_of(&game) }
    }

    /// A turn, or the next game.
    fn action(&self) -> Action {
        let number = self.course.next_number();
        match self.course.to_move() {
            Some(_) => {
                let turns = self.course.game().position().turns(self.course.terms().rules);
                Action::Turn { number, turn: turns[0] }
            }
            None => Action::OfferRematch { number },
        }
    }

    /// Makes a turn, and waits until the computer has answered.
    async fn play(&mut self, client: &Client) {
        client.act(&self.pass, self.action()).await.good::<GameView>();
        self.hear_answer().await;
    }

    /// Waits until one's own turn has come, and the computer's.
    async fn hear_answer(&mut self) {
        let own = self.course.next_number();
        while self.course.next_number() == own || self.course.to_move() == Some(Side::Red) {
            for entry in self.socket.entries().await {
                self.course.apply(entry).unwrap();
            }
        }
    }
}

async fn is_told(asked: impl Future<Output = Answer>) {
    let answer = timeout(soon(), asked).await.expect("nobody is told");
    assert_eq!(answer.problem(503).code, ProblemCode::Unavailable);
}

/// Nothing can be done now, whatever somebody wants.
async fn everybody_is_told(client: &Client, computer: &mut Computer, sent: Action) {
    let Computer { pass, socket, .. } = computer;
    let act = || is_told(client.act(pass, sent));
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let open = is_told(client.try_open(json!({ "seats": seats })));
    let on_the_socket = async {
        socket.say(&ToServer::Act(sent)).await;
        let refused = |said| match said {
            ToClient::Refused { problem, .. } => Some(problem.code),
            _ => None,
        };
        let told = timeout(soon(), socket.wait_for(refused)).await.expect("nobody is told");
        assert_eq!(told, ProblemCode::Unavailable);
    };
    let look = is_told(client.look(pass, ""));
    // Several turns at once, so that they wait for each other.
    tokio::join!(act(), act(), act(), act(), on_the_socket, look, open);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_hangs_is_told_of_soon_and_everything_goes_on_afterwards() {
    let folder = TempDir::new().unwrap();
    let cluster = Cluster::start(Fsync::Off);
    let process = Process::start(folder.path(), &cluster.new_database());
    let client = Client::new(process.address);
    let mut computer = Computer::open(&client).await;
    computer.play(&client).await;
    let frozen = cluster.freeze();
    let sent = computer.action();
    let since = Instant::now();
    loop {
        everybody_is_told(&client, &mut computer, sent).await;
        if since.elapsed() >= silence() {
            break;
        }
    }
    drop(frozen);
    // What was sent may have been kept by now, or not.
    while client.act(&computer.pass, sent).await.status == 503 {}
    computer.hear_answer().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_database_is_away() {
    const SECONDS: u64 = 2;
    let folder = TempDir::new().unwrap();
    let cluster = Cluster::start(Fsync::Off);
    let process = Process::start(folder.path(), &cluster.new_database());
    let client = Client::new(process.address);
    let clock = TimeControl::game(SECONDS as u32, 0);
    let mut games = Vec::new();
    for _ in 0..4 {
        let (players, _) = client.two_players(json!({ "first": "black", "clock": clock })).await;
        client.make_turns(&players, 2, 1).await;
        games.push(players);
    }
    let frozen = cluster.freeze();
    // Longer than what counts as an outage.
    sleep(Duration::from_secs(15 + SECONDS)).await;
    drop(frozen);
    for players in games {
        let made = async {
            loop {
                let answer = client.look(&players.black, "").await;
                if answer.status == 200 {
                    break client.make_turns(&players, 3, 1).await;
                }
                assert_eq!(answer.status, 503, "{}", answer.text);
            }
        };
        timeout(PATIENCE, made).await.unwrap();
        assert_eq!(client.course(&players.black).await.ending(), None);
    }
}

/// The database is slow, and everybody waits for a computer.
#[tokio::test(flavor = "multi_thread")]
async fn many_computers_do_not_keep_a_server_from_its_sign_of_life() {
    const GAMES: usize = 150;
    let folder = TempDir::new().unwrap();
    let cluster = Cluster::start(Fsync::Off);
    let database = cluster.new_database();
    let (proxy, through) = Proxy::before(&database).await;
    let process = Process::start(folder.path(), &through);
    let client = Client::new(process.address);
    proxy.delay(Duration::from_millis(20));
    let mut playing = JoinSet::new();
    for _ in 0..GAMES {
        let client = client.clone();
        playing.spawn(async move {
            let mut computer = Computer::open(&client).await;
            loop {
                computer.play(&client).await;
            }
        });
    }
    let alive = || cluster.ask(&database, "SELECT at FROM alive");
    let mut last = alive();
    for _ in 0..3 {
        let next = async {
            while alive() == last {
                sleep(Duration::from_millis(200)).await;
            }
        };
        tokio::select! {
            beat = timeout(Duration::from_secs(15), next) => beat.expect("no sign of life"),
            Some(failed) = playing.join_next() => failed.unwrap(),
        }
        last = alive();
    }
    assert_eq!(cluster.ask(&database, "SELECT count(*) FROM outages"), "0");
}
