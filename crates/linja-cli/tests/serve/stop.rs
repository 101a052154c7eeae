//! A server that is asked to stop.

use std::process::Command;
use std::time::Duration;

use linja_api::ToClient;
use serde_json::json;
use tempfile::TempDir;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::client::Client;
use crate::client::database::{Cluster, Database, Fsync};
use crate::client::proxy::{Frozen, Proxy};
use crate::client::socket::Socket;
use crate::process::{LOG, PROGRAM, Process, terminate};

/// A server stops within this time, whatever happens.
const SOON: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_terminated_tells_its_clients_to_come_back_and_ends_well() {
    for database in [Database::Sqlite, Database::Postgres] {
        let folder = TempDir::new().unwrap();
        let process = Process::start(folder.path(), &database.make(folder.path()));
        let client = Client::new(process.address);
        let (players, _) = client.two_players(json!({})).await;
        let (mut socket, _) = Socket::hello(&client, &players.black, 0).await;
        let ended = spawn_blocking(move || process.terminate());
        socket.wait_for(|said| matches!(said, ToClient::ComeBack { .. }).then_some(())).await;
        assert_eq!(socket.close_code().await, Some(1012));
        assert!(ended.await.unwrap().success());
        let log = std::fs::read_to_string(folder.path().join(LOG)).unwrap();
        assert_eq!(log, "", "nothing is wrong");
    }
}

#[test]
fn whether_a_server_is_ready_can_be_asked_by_the_program() {
    let folder = TempDir::new().unwrap();
    let process = Process::start(folder.path(), &Database::Sqlite.make(folder.path()));
    let address = process.address.to_string();
    let ask = || {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--ready", "--bind", &address]).env("LANG", "C").output().unwrap()
    };
    assert_eq!(ask().status.code(), Some(0));
    assert!(process.terminate().success());
    let asked = ask();
    assert_eq!(asked.status.code(), Some(1));
    let said = String::from_utf8(asked.stderr).unwrap();
    assert_eq!(said, format!("linja: no server is ready on {address}\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_stops_while_its_database_hangs() {
    let cluster = Cluster::start(Fsync::Off);
    for is_partitioned in [false, true] {
        let folder = TempDir::new().unwrap();
        let (proxy, database) = Proxy::before(&cluster.new_database()).await;
        let process = Process::start(folder.path(), &database);
        let client = Client::new(process.address);
        let (players, _) = client.two_players(json!({})).await;
        let (_socket, _) = Socket::hello(&client, &players.black, 0).await;
        let _frozen = (!is_partitioned).then(|| cluster.freeze());
        if is_partitioned {
            proxy.freeze(Frozen::All);
        }
        let asked = tokio::spawn(async move { client.look(&players.black, "").await });
        let ended = spawn_blocking(move || process.terminate());
        let ended = timeout(SOON, ended).await.expect("it does not stop").unwrap();
        assert!(ended.success());
        asked.abort();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_stops_while_it_starts() {
    let folder = TempDir::new().unwrap();
    let (proxy, database) = Proxy::before(&Database::Postgres.make(folder.path())).await;
    proxy.freeze(Frozen::All);
    let mut child =
        Process::command(Command::new(PROGRAM), folder.path(), &database).spawn().unwrap();
    proxy.connected().await;
    let ended = spawn_blocking(move || terminate(&mut child));
    let ended = timeout(SOON, ended).await.expect("it does not stop").unwrap();
    assert!(ended.success(), "{ended}");
}
