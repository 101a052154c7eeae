//! Before anybody has joined: turns are taken back without asking, and the game can be removed.

use linja_api::{Action, Event, GameView, Opened, ProblemCode, Secret, ToClient};
use reqwest::Method;
use serde_json::json;

use crate::client::database::Database;
use crate::client::socket::Socket;
use crate::client::{Client, Pass, secret};
use crate::sql::numbers;
use crate::world::World;

on_both_databases! {
    nobody_is_asked_for_a_takeback_before_anybody_has_joined,
    a_game_that_nobody_has_joined_is_removed_for_everybody,
    a_game_that_two_have_begun_stays,
    a_seat_that_gets_another_secret_is_lost_to_whoever_has_the_one_before,
    a_game_that_two_have_not_begun_is_removed_by_either,
    only_whoever_has_a_seat_removes_a_game,
    either_the_game_is_joined_or_it_is_removed,
}

/// A game of Anna's that waits for a friend, the friend's invite, and the pass of a watcher.
async fn open(client: &Client) -> (Pass, Pass, Pass) {
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let Opened { game, invite, watch } =
        client.open(json!({ "seats": seats, "first": "black" })).await;
    let pass = |secret| Pass { game: game.id.clone(), secret };
    (pass(secret("anna")), pass(invite.unwrap()), pass(watch))
}

async fn join(client: &Client, invite: &Pass) -> crate::client::Answer {
    client.join(&invite.game, &invite.secret, &secret("ben")).await
}

fn turn(number: u32) -> Action {
    Action::Turn { number, turn: "2-3,1-3".parse().unwrap() }
}

/// A second server on the same PostgreSQL.
async fn second_server(first: &World) -> World {
    let database = first.config.database.clone();
    World::with(Database::Postgres, |config| config.database = database).await
}

async fn nobody_is_asked_for_a_takeback_before_anybody_has_joined(database: Database) {
    let world = World::start(database).await;
    let client = &world.client;
    let (anna, invite, _) = open(client).await;
    let nothing = client.act(&anna, Action::AskTakeback { number: 1 }).await.problem(409);
    assert_eq!(nothing.code, ProblemCode::NothingToTakeBack);
    client.act(&anna, turn(1)).await.good::<GameView>();
    // The same is sent again if no answer came.
    for _ in 0..2 {
        let ask = Action::AskTakeback { number: 2 };
        let seen: GameView = client.act(&anna, ask).await.good();
        assert_eq!(seen.entries[1].event, Event::TakenBack { turns: 1 });
        assert_eq!(seen.entries.len(), 2);
    }
    client.act(&anna, turn(3)).await.good::<GameView>();
    join(client, &invite).await.good::<GameView>();
    let asked: GameView = client.act(&anna, Action::AskTakeback { number: 4 }).await.good();
    assert_eq!((asked.entries.len(), asked.offers.takeback), (3, Some(linja::Side::Black)));
}

async fn a_game_that_nobody_has_joined_is_removed_for_everybody(database: Database) {
    let world = World::start(database).await;
    let client = &world.client;
    let (anna, invite, watch) = open(client).await;
    client.act(&anna, turn(1)).await.good::<GameView>();
    let mut sockets = Vec::new();
    for pass in [&anna, &invite, &watch] {
        sockets.push(Socket::hello(client, pass, 0).await.0);
    }
    assert_eq!(client.remove(&anna).await.status, 204);
    for mut socket in sockets {
        let problem = |said| match said {
            ToClient::Refused { number: 0, problem } => Some(problem.code),
            _ => None,
        };
        assert_eq!(socket.wait_for(problem).await, ProblemCode::NoSuchGame);
        assert_eq!(socket.close_code().await, Some(1008));
    }
    for answer in [
        client.remove(&anna).await,
        client.look(&anna, "").await,
        client.look(&watch, "").await,
        client.act(&anna, turn(2)).await,
        join(client, &invite).await,
    ] {
        assert_eq!(answer.problem(404).code, ProblemCode::NoSuchGame);
    }
    let asked = json!({ "games": [{ "id": anna.game, "secret": anna.secret }] });
    let listed: Vec<linja_api::Summary> = client.post("/api/my-games", asked).await.good();
    assert!(listed.is_empty());
    let address = world.config.database.as_ref().unwrap();
    let rest = "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM entries)";
    assert_eq!(numbers(address, rest.to_owned()).await, (0, 0));
}

async fn a_game_that_two_have_not_begun_is_removed_by_either(database: Database) {
    let world = World::start(database).await;
    let client = &world.client;
    for remover in ["anna", "ben"] {
        let (anna, invite, _) = open(client).await;
        join(client, &invite).await.good::<GameView>();
        let (mut socket, _) = Socket::hello(client, &anna, 0).await;
        let remover = Pass { secret: secret(remover), ..anna.clone() };
        assert_eq!(client.remove(&remover).await.status, 204);
        assert_eq!(socket.close_code().await, Some(1008));
        client.look(&anna, "").await.problem(404);
    }
}

async fn a_game_that_two_have_begun_stays(database: Database) {
    let world = World::start(database).await;
    let client = &world.client;
    let (anna, invite, _) = open(client).await;
    client.act(&anna, turn(1)).await.good::<GameView>();
    join(client, &invite).await.good::<GameView>();
    let ben = Pass { secret: secret("ben"), ..anna.clone() };
    for pass in [&anna, &ben] {
        assert_eq!(client.remove(pass).await.problem(409).code, ProblemCode::NoFreeSeat);
    }
    assert_eq!(client.view(&ben).await.entries.len(), 1);
}

async fn a_seat_that_gets_another_secret_is_lost_to_whoever_has_the_one_before(database: Database) {
    let world = World::start(database).await;
    let second = match database {
        Database::Sqlite => None,
        Database::Postgres => Some(second_server(&world).await),
    };
    let client = &world.client;
    let there = &second.as_ref().unwrap_or(&world).client;
    let (anna, invite, watch) = open(client).await;
    join(client, &invite).await.good::<GameView>();
    let (mut lost, _) = Socket::hello(there, &anna, 0).await;
    let (mut watcher, _) = Socket::hello(there, &watch, 0).await;
    let change = async |pass: &Pass, secret: &Secret| {
        let path = format!("/api/games/{}/secret", pass.game);
        let request = client.request(Method::POST, &path).bearer_auth(pass.secret.reveal());
        client.send(request.json(&json!({ "secret": secret }))).await
    };
    // Nobody gets a seat by it who has none, and none gets a secret that others know.
    assert_eq!(change(&watch, &secret("eve")).await.problem(403).code, ProblemCode::OnlyWatching);
    assert_eq!(change(&anna, &watch.secret).await.problem(400).code, ProblemCode::BadRequest);
    let new = Pass { secret: secret("anew"), ..anna.clone() };
    for _ in 0..2 {
        // The second time nobody knows the one before.
        let answer = change(&anna, &new.secret).await;
        assert!([204, 404].contains(&answer.status), "{}", answer.text);
    }
    assert_eq!(lost.close_code().await, Some(1008));
    assert_eq!(client.act(&anna, turn(1)).await.problem(404).code, ProblemCode::NoSuchGame);
    there.act(&new, turn(1)).await.good::<GameView>();
    watcher.wait_for(|said| matches!(said, ToClient::Entries { .. }).then_some(())).await;
    assert_eq!(client.view(&new).await.yours, linja::BySide { black: true, red: false });
}

async fn only_whoever_has_a_seat_removes_a_game(database: Database) {
    let world = World::start(database).await;
    let client = &world.client;
    let (anna, invite, watch) = open(client).await;
    for pass in [&invite, &watch] {
        assert_eq!(client.remove(pass).await.problem(403).code, ProblemCode::OnlyWatching);
    }
    let stranger = Pass { secret: secret("carl"), ..anna.clone() };
    assert_eq!(client.remove(&stranger).await.problem(404).code, ProblemCode::NoSuchGame);
    assert_eq!(client.view(&anna).await.entries.len(), 0);
}

async fn either_the_game_is_joined_or_it_is_removed(database: Database) {
    let world = World::start(database).await;
    let second = match database {
        Database::Sqlite => None,
        Database::Postgres => Some(second_server(&world).await),
    };
    let (here, there) = (&world.client, &second.as_ref().unwrap_or(&world).client);
    let (mut joins, mut removals) = (0, 0);
    for game in 0..40 {
        let (anna, invite, _) = open(here).await;
        here.act(&anna, turn(1)).await.good::<GameView>();
        let ben = Pass { secret: secret("ben"), ..anna.clone() };
        // Both servers know the game before.
        let _sockets =
            (Socket::hello(here, &anna, 0).await, Socket::hello(there, &invite, 0).await);
        let (joined, removed) = match game % 2 {
            0 => tokio::join!(join(there, &invite), here.remove(&anna)),
            _ => tokio::join!(join(here, &invite), there.remove(&anna)),
        };
        match (joined.status, removed.status) {
            (200, 409) => {
                joins += 1;
                for client in [here, there] {
                    client.view(&anna).await;
                    client.view(&ben).await;
                }
            }
            (404, 204) => {
                removals += 1;
                for client in [here, there] {
                    for pass in [&anna, &ben, &invite] {
                        let answer = client.look(pass, "").await;
                        assert_eq!(answer.problem(404).code, ProblemCode::NoSuchGame);
                    }
                }
            }
            both => panic!("{both:?}: {} {}", joined.text, removed.text),
        }
    }
    let address = world.config.database.as_ref().unwrap();
    let all = "SELECT count(*), count(red) FROM games".to_owned();
    assert_eq!(numbers(address, all).await, (joins, joins), "{removals} were removed");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_on_at_another_server_hears_that_the_game_is_gone() {
    let world = World::start(Database::Postgres).await;
    let second = second_server(&world).await;
    let (anna, _, watch) = open(&world.client).await;
    let (mut socket, _) = Socket::hello(&second.client, &watch, 0).await;
    assert_eq!(world.client.remove(&anna).await.status, 204);
    second.client.look(&watch, "").await.problem(404);
    assert_eq!(socket.close_code().await, Some(1008));
}
