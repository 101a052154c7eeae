//! Backups as docs/hosting.md tells to make them, taken while games go on.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use linja::Random;
use linja_api::{Action, Course, Entry, GameView};
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client::database::{Database, run_postgres};
use crate::client::player::draw;
use crate::client::{Client, Pass, course_of, secret};
use crate::sql::execute;
use crate::world::World;

on_both_databases! {
    a_backup_taken_while_games_go_on_is_a_state_that_was_acknowledged,
}

const GAMES: u64 = 8;

/// How many entries each game gets before the backup, and after it.
const ENTRIES: usize = 12;

/// A game in which one turn after the other is made.
struct Game {
    pass: Pass,
    start: GameView,
    /// How many entries were asked for, and how many of them were acknowledged.
    sent: AtomicUsize,
    acknowledged: watch::Sender<usize>,
}

impl Game {
    async fn open(client: &Client) -> Game {
        let me = json!({ "who": "me" });
        let start = client.open(json!({ "seats": { "black": me, "red": me } })).await.game;
        let pass = Pass { game: start.id.clone(), secret: secret("anna") };
        Game { pass, start, sent: 0.into(), acknowledged: watch::Sender::default() }
    }

    /// Makes turns, the next game whenever one is over, until it is said to be enough.
    async fn play(self: Arc<Game>, client: Client, seed: u64, enough: watch::Receiver<bool>) {
        let mut random = Random::new(seed);
        let mut course = course_of(&self.start);
        while !*enough.borrow() {
            self.sent.fetch_add(1, Ordering::SeqCst);
            self.make_entry(&client, &mut course, &mut random).await;
            self.acknowledged.send_modify(|count| *count += 1);
        }
    }

    async fn make_entry(&self, client: &Client, course: &mut Course, random: &mut Random) {
        let number = course.next_number();
        let action = match course.to_move() {
            Some(_) => Action::Turn { number, turn: draw(course, random) },
            None => Action::OfferRematch { number },
        };
        let entries = client.act(&self.pass, action).await.good::<GameView>().entries;
        let is_new = |entry: &Entry| entry.number >= number;
        entries.into_iter().filter(is_new).for_each(|entry| course.apply(entry).unwrap());
        assert_eq!(course.next_number(), number + 1);
    }
}

/// Waits until each game has so many entries more. Somebody who fails must not be waited for.
async fn play_on(games: &[Arc<Game>], playing: &mut JoinSet<()>) {
    for game in games {
        let goal = *game.acknowledged.borrow() + ENTRIES;
        let mut heard = game.acknowledged.subscribe();
        tokio::select! {
            more = heard.wait_for(|&count| count >= goal) => drop(more.unwrap()),
            Some(ended) = playing.join_next() => ended.unwrap(),
        }
    }
}

async fn a_backup_taken_while_games_go_on_is_a_state_that_was_acknowledged(database: Database) {
    let world = World::start(database).await;
    let address = world.config.database.clone().unwrap();
    let enough = watch::Sender::new(false);
    let mut playing = JoinSet::new();
    let mut games = Vec::new();
    for seed in 0..GAMES {
        let game = Arc::new(Game::open(&world.client).await);
        games.push(Arc::clone(&game));
        playing.spawn(game.play(world.client.clone(), seed, enough.subscribe()));
    }
    play_on(&games, &mut playing).await;
    let before: Vec<usize> = games.iter().map(|game| *game.acknowledged.borrow()).collect();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("backup");
    back_up(database, &address, &file).await;
    let after: Vec<usize> = games.iter().map(|game| game.sent.load(Ordering::SeqCst)).collect();
    assert_ne!(before, after, "nothing went on meanwhile");
    play_on(&games, &mut playing).await;
    enough.send_replace(true);
    playing.join_all().await;
    let restored = restore(database, &file, folder.path());
    let restored = World::with(database, |config| config.database = Some(restored)).await;
    for (place, game) in games.iter().enumerate() {
        let whole = world.client.view(&game.pass).await.entries;
        let view = restored.client.view(&game.pass).await;
        let kept = view.entries.len();
        assert!(whole.starts_with(&view.entries), "another game");
        let range = before[place]..=after[place];
        assert!(range.contains(&kept), "{kept} entries, of {range:?} at the time of the backup");
        // And it goes on from there.
        let mut course = course_of(&view);
        game.make_entry(&restored.client, &mut course, &mut Random::new(99)).await;
    }
}

async fn back_up(database: Database, address: &str, file: &Path) {
    match database {
        Database::Sqlite => execute(address, format!("VACUUM INTO '{}'", file.display())).await,
        Database::Postgres => {
            let file = format!("--file={}", file.display());
            let address = address.to_owned();
            let dump = move || run_postgres("pg_dump", &["--format=custom", &file, &address]);
            tokio::task::spawn_blocking(dump).await.unwrap();
        }
    }
}

/// The address of a new database that is what the backup was.
fn restore(database: Database, file: &Path, folder: &Path) -> String {
    let address = database.make(folder);
    match database {
        Database::Sqlite => _ = std::fs::copy(file, folder.join("games.sqlite")).unwrap(),
        Database::Postgres => {
            let file = file.to_str().unwrap();
            run_postgres("pg_restore", &["--no-owner", "--dbname", &address, file]);
        }
    }
    address
}
