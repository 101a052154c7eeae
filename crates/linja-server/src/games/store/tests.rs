#![allow(clippy::unwrap_used, clippy::expect_used)] // A panic is how a test fails.

#[path = "../../../tests/client/database.rs"]
#[allow(dead_code)] // Other tests use the rest.
mod database;

use std::sync::Arc;

use database::Database;
use futures_util::future::join_all;
use linja::BySide;
use linja_api::{First, NewGame, Seat, TimeControl};
use tempfile::TempDir;

use super::{Health, Instant, Store, timed_out};
use crate::games::online_game::OnlineGame;

/// Enough to be kept in groups.
const GAMES: usize = 100;

fn games(count: usize) -> Vec<Arc<OnlineGame>> {
    let wish = NewGame {
        rules: linja::RuleSet::Zen,
        seats: BySide { black: Seat::Me, red: Seat::Friend },
        first: First::Black,
        clock: TimeControl::None,
        position: None,
        secret: "-".repeat(32).parse().unwrap(),
        name: None,
        open: false,
    };
    (0..count).map(|_| Arc::new(OnlineGame::open(&wish, 1).unwrap().0)).collect()
}

async fn create(store: &Store, games: &[Arc<OnlineGame>]) -> Vec<bool> {
    let created = join_all(games.iter().map(|game| store.create(game, None))).await;
    created.into_iter().map(|created| created.is_ok()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_that_the_database_refuses_fails_alone() {
    for database in [Database::Sqlite, Database::Postgres] {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&database.make(folder.path())).await.unwrap();
        let mut games = games(GAMES);
        // There can be only one game of this name.
        games[7] = games[5].clone();
        let created = create(&store, &games).await;
        assert_ne!(created[5], created[7]);
        assert_eq!(created.iter().filter(|&&created| created).count(), GAMES - 1, "{database:?}");
        let kept = join_all(games.iter().map(|game| store.version(&game.id))).await;
        assert!(kept.into_iter().all(|version| version.unwrap() == Some(0)));
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_that_change_the_same_games_at_the_same_time_agree() {
    let folder = TempDir::new().unwrap();
    let address = Database::Postgres.make(folder.path());
    let stores = [Store::open(&address).await.unwrap(), Store::open(&address).await.unwrap()];
    let games = games(GAMES);
    assert!(create(&stores[0], &games).await.into_iter().all(|created| created));
    let mut changed = games.clone();
    for _ in 0..3 {
        changed.iter_mut().for_each(|game| Arc::make_mut(game).version += 1);
        // In opposite orders, so that each may wait for the other.
        let (there, back) = tokio::join!(
            join_all(changed.iter().map(|game| stores[0].change(game, None, None))),
            join_all(changed.iter().rev().map(|game| stores[1].change(game, None, None))),
        );
        for (one, other) in there.into_iter().zip(back.into_iter().rev()) {
            assert_ne!(one.unwrap(), other.unwrap());
        }
    }
}

#[test]
fn what_was_written_before_a_failure_says_nothing_after_it() {
    let health = Health::default();
    assert!(!health.is_good());
    let began = Instant::now();
    health.note_write(began, Ok(())).unwrap();
    assert!(health.is_good());
    health.note_write::<()>(began, Err(timed_out())).unwrap_err();
    // It was written before, and is heard of now.
    health.note_write(began, Ok(())).unwrap();
    assert!(!health.is_good());
    health.note_write(Instant::now(), Ok(())).unwrap();
    assert!(health.is_good());
}
