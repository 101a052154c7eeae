//! Those who are not looking are notified, once, on their devices, and nobody on the way can read it.

use std::sync::atomic::Ordering;

use linja::{BySide, Side};
use linja_api::{Action, ProblemCode, TimeControl, ToServer};
use linja_server::PushChoice;
use reqwest::Method;
use serde_json::json;

use crate::client::database::Database;
use crate::client::push::{PushService, decode, decrypt};
use crate::client::socket::Socket;
use crate::client::{Pass, secret};
use crate::migrations::make_games_older;
use crate::sql::{execute, numbers};
use crate::world::World;

on_both_databases! {
    whoever_is_away_is_told_that_it_is_their_turn,
    nobody_is_told_while_they_look,
    whoever_waits_for_a_friend_is_told_when_they_may_begin,
    whoever_has_little_time_left_is_warned,
    a_rematch_is_told_in_the_language_of_the_device,
    a_device_that_is_gone_is_forgotten_and_a_service_that_fails_is_tried_again,
    a_seat_has_few_devices_and_only_those_of_its_secret,
    all_servers_on_a_database_and_after_a_restart_have_one_key,
}

const YOUR_TURN: &str = "It’s your turn.";

/// A game between Anna, who begins, and Ben, whose device is notified.
async fn game_with_device(world: &World) -> (BySide<Pass>, PushService) {
    let (players, _) = world.client.two_players(json!({ "first": "black" })).await;
    let service = PushService::start(&world.client).await;
    let answer = world.client.subscribe(&players.red, &service.endpoint("ben"), "en").await;
    assert_eq!(answer.status, 204, "{}", answer.text);
    (players, service)
}

/// How many devices are known, and how many of them wait for somebody to look.
async fn devices(world: &World) -> (i64, i64) {
    let address = world.config.database.as_ref().unwrap();
    numbers(address, "SELECT count(*), count(due) FROM subscriptions").await
}

/// Lets a server look now at what there is to tell.
async fn look_now(world: &World) {
    let address = world.config.database.as_ref().unwrap();
    execute(address, "UPDATE subscriptions SET due = 0").await;
}

#[test]
fn the_device_reads_the_example_of_the_standard() {
    let body = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    assert_eq!(decrypt(&decode(body)), b"When I grow up, I want to be a watermelon");
}

async fn whoever_is_away_is_told_that_it_is_their_turn(database: Database) {
    let world = World::start(database).await;
    let (players, mut service) = game_with_device(&world).await;
    let mut topics = Vec::new();
    for turns in [1, 3] {
        world.client.make_turns(&players, turns, 1).await;
        let told = service.next().await;
        assert_eq!((told.text.as_str(), &told.game), (YOUR_TURN, &players.red.game));
        assert!(!told.topic.contains(&told.game));
        topics.push(told.topic);
    }
    // The second replaces the first if that still waits.
    assert_eq!(topics[0], topics[1]);
    assert!(service.is_quiet().await, "told twice");
    assert_eq!(devices(&world).await, (1, 0));
    // More time is no other turn.
    let clock = json!({ "first": "black", "clock": TimeControl::game(600, 0) });
    let (players, _) = world.client.two_players(clock).await;
    world.client.subscribe(&players.red, &service.endpoint("ben"), "en").await;
    world.client.make_turns(&players, 3, 1).await;
    let told = service.next().await;
    assert!(!topics.contains(&told.topic), "another game has another topic");
    world.client.act(&players.black, Action::GiveTime { number: 4, seconds: 60 }).await;
    assert!(service.is_quiet().await, "told twice");
}

async fn nobody_is_told_while_they_look(database: Database) {
    let world = World::start(database).await;
    let (players, mut service) = game_with_device(&world).await;
    let mut looking = Socket::hello(&world.client, &players.red, 0).await;
    world.client.make_turns(&players, 1, 1).await;
    assert!(service.is_quiet().await, "told while looking");
    // Behind another page nobody looks, and back before it they do.
    world.client.make_turns(&players, 2, 1).await;
    looking.0.say(&ToServer::Looking { looking: false }).await;
    world.client.make_turns(&players, 3, 1).await;
    assert_eq!(service.next().await.text, YOUR_TURN);
    looking.0.say(&ToServer::Looking { looking: true }).await;
    world.client.make_turns(&players, 5, 1).await;
    assert!(service.is_quiet().await, "told while looking");
    // Whoever has left since without a turn, perhaps before it was made, is told after all.
    drop(looking);
    look_now(&world).await;
    assert_eq!(service.next().await.text, YOUR_TURN);
    // Whoever subscribes sees what there is.
    world.client.subscribe(&players.red, &service.endpoint("phone"), "en").await;
    assert!(service.is_quiet().await, "told what they see");
}

async fn whoever_waits_for_a_friend_is_told_when_they_may_begin(database: Database) {
    let world = World::start(database).await;
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let opened = world.client.open(json!({ "seats": seats, "first": "black" })).await;
    let anna = Pass { game: opened.game.id.clone(), secret: secret("anna") };
    let mut service = PushService::start(&world.client).await;
    world.client.subscribe(&anna, &service.endpoint("anna"), "en").await;
    assert!(service.is_quiet().await, "told although nobody has come");
    world.client.join(&anna.game, &opened.invite.unwrap(), &secret("ben")).await;
    assert_eq!(service.next().await.text, YOUR_TURN);
}

async fn whoever_has_little_time_left_is_warned(database: Database) {
    let mut world = World::start(database).await;
    let clock = json!({ "first": "black", "clock": TimeControl::game(8_000, 0) });
    let (players, _) = world.client.two_players(clock).await;
    let mut service = PushService::start(&world.client).await;
    world.client.subscribe(&players.red, &service.endpoint("ben"), "en").await;
    world.client.make_turns(&players, 3, 1).await;
    assert_eq!(service.next().await.text, YOUR_TURN);
    // It is known when to look again.
    while devices(&world).await != (1, 1) {
        tokio::task::yield_now().await;
    }
    world.stop().await;
    make_games_older(world.config.database.as_ref().unwrap(), 7_100_000).await;
    look_now(&world).await;
    world.restart().await;
    assert_eq!(service.next().await.text, "Your time is running out.");
    assert!(service.is_quiet().await, "warned twice");
}

async fn a_rematch_is_told_in_the_language_of_the_device(database: Database) {
    let world = World::start(database).await;
    let (players, _) = world.client.two_players(json!({ "first": "black" })).await;
    let mut service = PushService::start(&world.client).await;
    world.client.subscribe(&players.red, &service.endpoint("ben"), "de-AT").await;
    world.client.act(&players.black, Action::Resign { number: 1 }).await;
    for side in [Side::Red, Side::Black] {
        world.client.act(&players[side], Action::OfferRematch { number: 2 }).await;
    }
    assert_eq!(service.next().await.text, "Deine Revanche hat begonnen.");
}

async fn a_device_that_is_gone_is_forgotten_and_a_service_that_fails_is_tried_again(
    database: Database,
) {
    let world = World::start(database).await;
    let (players, mut service) = game_with_device(&world).await;
    for status in [503, 302, 410] {
        service.status.store(status, Ordering::Relaxed);
        let turns = world.client.course(&players.red).await.game().turns().len();
        world.client.make_turns(&players, turns + 1 + turns % 2, 1).await;
        let told = service.next().await;
        match status {
            503 => assert_eq!(service.next().await, told, "tried again"),
            // Nobody is sent elsewhere.
            _ => assert!(service.is_quiet().await, "{status}"),
        }
    }
    assert_eq!(devices(&world).await, (0, 0));
}

async fn a_seat_has_few_devices_and_only_those_of_its_secret(database: Database) {
    let world = World::start(database).await;
    let (client, (players, mut service)) = (&world.client, game_with_device(&world).await);
    let new = json!({ "secret": secret("new") });
    for device in 1..=5 {
        client.subscribe(&players.red, &service.endpoint(&device.to_string()), "en").await;
    }
    assert_eq!(devices(&world).await.0, 5);
    for device in 1..=4 {
        let endpoint = service.endpoint(&device.to_string());
        assert_eq!(client.unsubscribe(&players.red, &endpoint).await.status, 204);
    }
    // The device of a secret that opens the seat no longer hears nothing.
    let change = client.request(Method::POST, &format!("/api/games/{}/secret", players.red.game));
    client.send(change.bearer_auth(players.red.secret.reveal()).json(&new)).await;
    client.make_turns(&players, 1, 1).await;
    assert!(service.is_quiet().await, "told to whoever has lost the seat");
    assert_eq!(devices(&world).await, (0, 0));
}

async fn all_servers_on_a_database_and_after_a_restart_have_one_key(database: Database) {
    let mut world = World::start(database).await;
    let key = world.client.get("/api/push").await.text;
    world.restart().await;
    assert_eq!(world.client.get("/api/push").await.text, key);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_several_servers_tells_and_none_while_somebody_looks_at_another() {
    let one = World::start(Database::Postgres).await;
    let address = one.config.database.clone();
    let other = World::with(Database::Postgres, |config| config.database = address).await;
    let (players, mut service) = game_with_device(&one).await;
    one.client.make_turns(&players, 1, 1).await;
    assert_eq!(service.next().await.text, YOUR_TURN);
    assert!(service.is_quiet().await, "told by both");
    let _looking = Socket::hello(&other.client, &players.red, 0).await;
    one.client.make_turns(&players, 3, 1).await;
    assert!(service.is_quiet().await, "told while looking");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_push_services_on_the_internet_are_spoken_to() {
    let world = World::with(Database::Sqlite, |config| config.push = PushChoice::On).await;
    let (players, watch) = world.client.two_players(json!({})).await;
    for endpoint in [
        "http://push.example/ben",
        "https://127.0.0.1/ben",
        "https://[::1]:8080/ben",
        "https://10.1.2.3/ben",
        "https://push.example@169.254.169.254/",
        "https:///ben",
        "ben",
        &format!("https://push.example/{}", "x".repeat(1000)),
    ] {
        let answer = world.client.subscribe(&players.red, endpoint, "en").await;
        assert_eq!(answer.problem(400).code, ProblemCode::BadRequest, "{endpoint}");
    }
    let good = "https://push.example/ben";
    world.client.subscribe(&watch, good, "en").await.problem(403);
    assert_eq!(world.client.subscribe(&players.red, good, "en").await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_can_switch_notifications_off() {
    let world = World::with(Database::Sqlite, |config| config.push = PushChoice::Off).await;
    let (players, _) = world.client.two_players(json!({})).await;
    let key = world.client.get("/api/push").await;
    assert_eq!(key.problem(501).code, ProblemCode::PushOff);
    world.client.subscribe(&players.red, "https://push.example/", "en").await.problem(501);
}
