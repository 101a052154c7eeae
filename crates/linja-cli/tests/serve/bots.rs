//! Programs at open tables, among people.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use linja::{Ending, Random, Side};
use linja_api::{Action, Course, OpenTable, PROGRAM, ToClient, ToServer};
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::client::database::Database;
use crate::client::lobby::Lobby;
use crate::client::player::draw;
use crate::client::socket::{Heard, PATIENCE, Socket};
use crate::client::{Client, Pass, course_of, secret};
use crate::process::{self, Process, terminate};

/// So many people open a table, and as many look for one.
const PEOPLE: usize = 50;

/// A program that plays; killed when it is dropped.
struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// Starts a program that plays.
fn bot(server: SocketAddr, name: &str, options: &[&str]) -> Bot {
    let engine = format!("'{}' ugi", process::PROGRAM);
    let mut command = Command::new(process::PROGRAM);
    command.args(["bot", "--server", &format!("http://{server}"), "--engine", &engine]);
    command.args(["--name", name, "--turn-seconds", "0.01"]).args(options);
    Bot(command.env("LANG", "C").stdout(Stdio::piped()).spawn().unwrap())
}

/// The first line that a program says.
fn line(bot: &mut Bot) -> String {
    let mut line = String::new();
    BufReader::new(bot.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    line.trim().to_owned()
}

/// Plays a game to its end.
async fn play_out(client: &Client, pass: &Pass, seed: u64) -> Course {
    let mut random = Random::new(seed);
    let (mut socket, game) = Socket::try_hello(client, pass, 0).await.unwrap();
    let side = if game.yours.black { Side::Black } else { Side::Red };
    let mut course = course_of(&game);
    let mut is_ready = game.taken[side.other()];
    let mut said = 0;
    while course.ending().is_none() {
        let number = course.next_number();
        if is_ready && course.to_move() == Some(side) && said < number {
            let turn = draw(&course, &mut random);
            socket.try_say(&ToServer::Act(Action::Turn { number, turn })).await.unwrap();
            said = number;
        }
        match socket.hear().await {
            Heard::Said(ToClient::Entries { entries }) => {
                entries.into_iter().for_each(|entry| course.apply(entry).unwrap());
            }
            Heard::Said(ToClient::Changed { taken, .. }) => is_ready = taken[side.other()],
            Heard::Said(ToClient::Refused { problem, .. }) => panic!("{problem:?}"),
            Heard::Said(_) => (),
            Heard::Closed(reason) => panic!("{reason:?}"),
        }
    }
    course
}

/// Somebody who opens a table.
async fn host(client: Client, number: usize) -> (Pass, Course) {
    let pass = client.open_table(&format!("host-{number}")).await;
    let course = play_out(&client, &pass, number as u64).await;
    (pass, course)
}

/// Somebody who looks for a table: that of a program, or any.
async fn guest(client: Client, number: usize, program: Option<&str>) -> (Pass, Course) {
    let (own, mut random) = (format!("guest-{number}"), Random::new(number as u64));
    let program = program.map(|name| format!("{PROGRAM}{name}"));
    let is_wanted = |table: &&OpenTable| {
        let sits =
            |name| Side::ALL.into_iter().any(|side| table.names[side].as_ref() == Some(name));
        table.free.is_some() && program.as_ref().is_none_or(sits)
    };
    let mut lobby = Lobby::new(&client).await;
    loop {
        lobby.until(|tables| tables.values().any(|table| is_wanted(&table))).await;
        let free = lobby.tables.values().filter(is_wanted);
        let free: Vec<_> = free.map(|table| table.id.clone()).collect();
        let game = free[random.below(free.len())].clone();
        if client.sit_down(&game, &own).await.status == 200 {
            let pass = Pass { game, secret: secret(&own) };
            let course = play_out(&client, &pass, number as u64).await;
            return (pass, course);
        }
        // Someone got here first: the list will say so.
        lobby.tables.remove(&game);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_programs_and_a_hundred_people_play_at_two_servers() {
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let database = Database::Postgres.make(folders[0].path());
    let servers = folders.each_ref().map(|folder| Process::start(folder.path(), &database));
    let [here, there] = servers.each_ref().map(|server| server.address);
    let mut bots = [
        bot(here, "Anton", &["--tables", "20"]),
        bot(there, "Berta", &["--tables", "20"]),
        bot(there, "Cäsar", &["--tables", "40", "--join", "0.5"]),
    ];
    assert!(line(&mut bots[0]).starts_with("Waiting at a table: zen, game "));
    let mut playing = JoinSet::new();
    for number in 0..PEOPLE {
        playing.spawn(host(Client::new([here, there][number % 2]), number));
        // Nobody is left out by chance: two look for the programs that wait, so that two tables are left for the third.
        let program = ["Anton", "Berta"].get(number).copied();
        playing.spawn(guest(Client::new([there, here][number % 2]), number, program));
    }
    let played = timeout(PATIENCE * 10, playing.join_all()).await.unwrap();
    assert_eq!(played.len(), 2 * PEOPLE);
    let mut with = BTreeMap::<String, usize>::new();
    for (pass, course) in &played {
        // All games were played to the end by the rules, and are the same at the other server.
        assert!(matches!(course.ending(), Some(Ending::Played(_))), "{:?}", course.ending());
        for server in [here, there] {
            let client = Client::new(server);
            let seen = client.view(pass).await;
            assert_eq!(course_of(&seen).entries().count(), course.entries().count());
            let record = client.look(pass, "/record").await.text;
            for name in Side::ALL.into_iter().filter_map(|side| seen.names[side].as_ref()) {
                assert!(record.contains(name.as_str()), "{record}");
                *with.entry(name.clone()).or_default() += 1;
            }
        }
    }
    for name in ["Anton", "Berta", "Cäsar"] {
        assert!(with.contains_key(&format!("{PROGRAM}{name}")), "{name} has not played: {with:?}");
    }
    // Their tables are gone with them.
    bots.iter_mut().for_each(|bot| assert!(terminate(&mut bot.0).success()));
    let mut lobby = Lobby::new(&Client::new(here)).await;
    lobby.until(BTreeMap::is_empty).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_is_told_to_stop_gives_up_its_game() {
    let folder = TempDir::new().unwrap();
    let database = Database::Sqlite.make(folder.path());
    let server = Process::start(folder.path(), &database);
    let client = Client::new(server.address);
    let mut bot = bot(server.address, "Anton", &["--time", "30+1", "--rules", "classic"]);
    line(&mut bot);
    let mut lobby = Lobby::new(&client).await;
    lobby.until(|tables| tables.values().any(|table| table.free.is_some())).await;
    let game = lobby.free()[0].clone();
    client.sit_down(&game, "anna").await;
    let pass = Pass { game, secret: secret("anna") };
    let (mut socket, seen) = Socket::try_hello(&client, &pass, 0).await.unwrap();
    let own = if seen.yours.black { Side::Black } else { Side::Red };
    let mut course = course_of(&seen);
    let mut stopped = false;
    while course.ending().is_none() {
        let number = course.next_number();
        match course.to_move() {
            Some(side) if side == own && course.game().turns().len() < 3 => {
                let turn = draw(&course, &mut Random::new(1));
                socket.try_say(&ToServer::Act(Action::Turn { number, turn })).await.unwrap();
            }
            Some(side) if side == own && !stopped => {
                assert!(terminate(&mut bot.0).success());
                stopped = true;
            }
            _ => (),
        }
        if let Heard::Said(ToClient::Entries { entries }) = socket.hear().await {
            entries.into_iter().for_each(|entry| course.apply(entry).unwrap());
        }
    }
    assert_eq!(course.ending(), Some(Ending::Resigned(own.other())));
}
