//! Old games are forgotten, while play goes on.

use tokio::time::timeout;

use crate::client::database::Database;
use crate::client::games::Games;
use crate::client::socket::PATIENCE;
use crate::sql::{add_games, execute, numbers};
use crate::world::World;

on_both_databases! {
    old_games_are_forgotten_while_play_goes_on_unless_their_clock_runs,
}

/// How many old games there are; more in a measurement.
fn old_games() -> u64 {
    std::env::var("LINJA_OLD_GAMES").map_or(2_000, |games| games.parse().unwrap())
}

/// How many games and entries there are of this name.
async fn count(address: &str, name: &str) -> (i64, i64) {
    let games = format!("SELECT count(*) FROM games WHERE id LIKE '{name}%'");
    let entries = format!("SELECT count(*) FROM entries WHERE game LIKE '{name}%'");
    numbers(address, format!("SELECT ({games}), ({entries})")).await
}

async fn old_games_are_forgotten_while_play_goes_on_unless_their_clock_runs(database: Database) {
    let mut world = World::start(database).await;
    world.stop().await;
    let address = world.config.database.clone().unwrap();
    add_games(&address, "old", old_games(), 3, "NULL").await;
    // A clock that ends long after all tests.
    add_games(&address, "running", 10, 3, "9999999999999").await;
    add_games(&address, "lively", 10, 1, "NULL").await;
    world.config.keep_days = 2;
    world.restart().await;
    let forgotten = async {
        loop {
            let mut games = Games::open(&world.client, 3).await;
            while games.turns() < 10 {
                assert!(games.play(&world.client).await);
            }
            if count(&address, "old").await == (0, 0) {
                break games;
            }
        }
    };
    let games = timeout(PATIENCE * 20, forgotten).await.expect("old games stay");
    games.check(&world.client, "a game of today").await;
    for name in ["running", "lively"] {
        assert_eq!(count(&address, name).await, (10, 20), "{name}");
    }
}

/// As after a restore: PostgreSQL knows nothing of its tables yet.
#[tokio::test(flavor = "multi_thread")]
async fn not_all_old_games_are_sorted_to_forget_a_few() {
    let mut world = World::start(Database::Postgres).await;
    world.stop().await;
    let address = world.config.database.clone().unwrap();
    add_games(&address, "old", 2_000, 3, "NULL").await;
    // What doesn't fit is sorted in files, which are counted.
    let name = address.rsplit_once('/').unwrap().1;
    execute(&address, format!("ALTER DATABASE {name} SET work_mem = '64kB'")).await;
    world.config.keep_days = 2;
    world.restart().await;
    let forgotten = async { while count(&address, "old").await != (0, 0) {} };
    timeout(PATIENCE, forgotten).await.expect("old games stay");
    world.stop().await;
    let files =
        "SELECT temp_files, temp_bytes FROM pg_stat_database WHERE datname = current_database()";
    assert_eq!(numbers(&address, files).await, (0, 0));
}
