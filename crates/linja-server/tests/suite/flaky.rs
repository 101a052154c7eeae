//! Connections that are cut at any point: both sides and the server have the same game in the end.

use linja::Side;
use serde_json::json;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::client::database::Database;
use crate::client::player::Player;
use crate::client::socket::PATIENCE;
use crate::world::World;

on_both_databases! {
    flaky_connections_lose_nothing,
}

const GAMES: usize = 3;

/// How many entries each game gets; more in a measurement.
fn goal() -> usize {
    std::env::var("LINJA_FLAKY_TURNS").map_or(60, |turns| turns.parse().unwrap())
}

async fn flaky_connections_lose_nothing(database: Database) {
    let world = World::start(database).await;
    let progress = watch::Sender::default();
    let mut playing = Vec::new();
    for game in 0..GAMES {
        let (players, watch) = world.client.two_players(json!({})).await;
        for (side, pass) in
            [(Some(Side::Black), &players.black), (Some(Side::Red), &players.red), (None, &watch)]
        {
            let seed = playing.len() as u64;
            let mut player = Player::new(pass, side, world.server(), &progress, seed).await;
            player.by_requests = game == 0;
            player.cuts = 8;
            playing.push(tokio::spawn(timeout(PATIENCE * 10, player.play(goal()))));
        }
    }
    for played in playing {
        let played = played.await.unwrap().unwrap();
        played.check(&world.client).await;
        assert_eq!(
            played.course.entries().count(),
            world.client.view(&played.pass).await.entries.len()
        );
    }
}
