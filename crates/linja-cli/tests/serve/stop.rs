//! A server that is asked to stop.

use linja_api::ToClient;
use serde_json::json;
use tempfile::TempDir;

use crate::client::Client;
use crate::client::database::Database;
use crate::client::live::Live;
use crate::process::{LOG, Process};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_terminated_tells_its_clients_to_come_back_and_ends_well() {
    for database in [Database::Sqlite, Database::Postgres] {
        let folder = TempDir::new().unwrap();
        let process = Process::start(folder.path(), &database.make(folder.path()));
        let client = Client::new(process.address);
        let (players, _) = client.two_players(json!({})).await;
        let (mut live, _) = Live::hello(&client, &players.black, 0).await;
        let ended = tokio::task::spawn_blocking(move || process.terminate());
        live.wait_for(|said| matches!(said, ToClient::ComeBack { .. }).then_some(())).await;
        assert_eq!(live.close_code().await, Some(1012));
        assert!(ended.await.unwrap().success());
        let log = std::fs::read_to_string(folder.path().join(LOG)).unwrap();
        assert_eq!(log, "", "nothing is wrong");
    }
}
