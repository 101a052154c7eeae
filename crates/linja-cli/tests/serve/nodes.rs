//! Two servers on one PostgreSQL: a game goes on when one of them dies.

use linja::Side;
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::client::Client;
use crate::client::database::Database;
use crate::client::live::PATIENCE;
use crate::client::player::Player;
use crate::process::Process;

const ENTRIES: usize = 120;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_between_two_servers_goes_on_when_one_of_them_dies() {
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let database = Database::Postgres.make(folders[0].path());
    let [stays, dies] = folders.each_ref().map(|folder| Process::start(folder.path(), &database));
    let (here, there) = (watch::Sender::new(stays.address), watch::Sender::new(dies.address));
    let client = Client::new(stays.address);
    let (players, watch) = client.two_players(json!({})).await;
    let progress = watch::Sender::default();
    let mut playing = Vec::new();
    for (side, pass, server) in [
        (Some(Side::Black), &players.black, &here),
        (Some(Side::Red), &players.red, &there),
        (None, &watch, &here),
        (None, &watch, &there),
    ] {
        let seed = playing.len() as u64;
        let player = Player::new(pass, side, server.subscribe(), &progress, seed).await;
        playing.push(tokio::spawn(timeout(PATIENCE * 4, player.play(ENTRIES))));
    }
    let half = playing.len() * ENTRIES / 2;
    let mut heard = progress.subscribe();
    timeout(PATIENCE * 2, heard.wait_for(|&count| count >= half)).await.unwrap().unwrap();
    dies.kill();
    there.send_replace(stays.address);
    for played in playing {
        let played = played.await.unwrap().unwrap();
        played.check(&client).await;
        assert_eq!(played.course.entries().len(), ENTRIES);
    }
}
