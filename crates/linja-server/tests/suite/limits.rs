//! How much one address may ask for.

use std::pin::pin;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use linja_api::{Action, GameView, ProblemCode};
use linja_server::AddressLimits;
use reqwest::{Method, RequestBuilder, header};
use serde_json::json;
use tokio_tungstenite::tungstenite::Error;

use crate::client::database::Database;
use crate::client::socket::Socket;
use crate::client::{Client, secret};
use crate::world::World;

async fn world(limits: AddressLimits) -> World {
    World::with(Database::Sqlite, |config| {
        config.limits = limits;
        config.behind_proxy = true;
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn too_large_a_request_is_refused() {
    let world = world(AddressLimits::NONE).await;
    let body = json!({ "secret": "x".repeat(100_000) });
    for path in ["/api/games", "/api/my-games"] {
        let problem = world.client.post(path, &body).await.problem(413);
        assert_eq!(problem.code, ProblemCode::TooLarge);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_of_one_address_are_refused_for_a_while() {
    let world = world(AddressLimits { requests: 1, ..AddressLimits::NONE }).await;
    let ask = |from: &'static str| {
        let request = world.client.request(Method::GET, "/api/openapi.json");
        // A client may write what it likes; the last address is the proxy's word.
        world.client.send(request.header("x-forwarded-for", format!("1.2.3.4, {from}")))
    };
    // However slow this machine is: one more a second does not make up for these.
    let refused = loop {
        let answers = futures_util::future::join_all((0..20).map(|_| ask("192.0.2.1"))).await;
        if let Some(refused) = answers.into_iter().find(|answer| answer.status != 200) {
            break refused;
        }
    };
    assert_eq!(refused.problem(429).code, ProblemCode::TooManyRequests);
    assert_eq!(refused.headers[header::RETRY_AFTER], "1");
    assert_eq!(ask("192.0.2.2").await.status, 200);
    assert_eq!(world.client.get("/health").await.status, 200);
}

/// How often an address may ask for something, one after the other, before it is refused.
async fn asked_before_refusal(world: &World, ask: impl Fn(Client) -> RequestBuilder) -> u32 {
    let mut count = 0;
    loop {
        let request = ask(world.client.clone()).header("x-forwarded-for", "192.0.2.1");
        let answer = world.client.send(request).await;
        if answer.status == 429 {
            return count;
        }
        assert_eq!(answer.status, 200, "{}", answer.text);
        count += 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_of_games_counts_as_many_requests() {
    let world = world(AddressLimits { requests: 1, ..AddressLimits::NONE }).await;
    let one = |number: u32| json!({ "id": format!("{number:016x}"), "secret": secret("anna") });
    let list = json!({ "games": (0..100).map(one).collect::<Vec<_>>() });
    let ask = |client: Client| client.request(Method::POST, "/api/my-games").json(&list);
    assert_eq!(asked_before_refusal(&world, ask).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_counts_by_the_work_it_takes() {
    let world = world(AddressLimits { requests: 1, ..AddressLimits::NONE }).await;
    let ask = |client: Client| client.request(Method::GET, "/api/hint");
    let hints = asked_before_refusal(&world, ask).await;
    assert!((1..8).contains(&hints), "{hints} hints");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_counts_as_many_requests() {
    let world = world(AddressLimits { requests: 1, ..AddressLimits::NONE }).await;
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "me" } });
    let game = world.client.open(json!({ "seats": seats })).await.game.id;
    let own = secret("anna");
    let path = format!("/api/games/{game}");
    for number in 1..=300_u32 {
        let action = match number % 2 {
            1 => Action::Resign { number },
            _ => Action::OfferRematch { number },
        };
        let request = world.client.request(Method::POST, &format!("{path}/actions?after={number}"));
        // Each from somewhere else.
        let from = format!("10.0.{}.{}", number / 256, number % 256);
        let request = request.bearer_auth(own.reveal()).header("x-forwarded-for", from);
        world.client.send(request.json(&action)).await.good::<GameView>();
    }
    let ask = |client: Client| client.request(Method::GET, &path).bearer_auth(own.reveal());
    let looks = asked_before_refusal(&world, ask).await;
    assert!((1..5).contains(&looks), "{looks} looks");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_questions_of_one_address_do_not_make_others_wait() {
    let world = world(AddressLimits { requests: 1000, ..AddressLimits::NONE }).await;
    let ask = |from: &'static str| {
        let request = world.client.request(Method::GET, "/api/hint");
        world.client.send(request.header("x-forwarded-for", from))
    };
    let mut flood: FuturesUnordered<_> = (0..60).map(|_| ask("192.0.2.1")).collect();
    let mut refused = 0;
    let mut other = pin!(ask("192.0.2.2"));
    loop {
        tokio::select! {
            Some(answer) = flood.next() => match answer.status {
                200 => (),
                _ => {
                    assert_eq!(answer.problem(429).code, ProblemCode::TooManyRequests);
                    refused += 1;
                }
            },
            answer = &mut other => break assert_eq!(answer.status, 200),
        }
    }
    while let Some(answer) = flood.next().await {
        refused += u32::from(answer.status == 429);
    }
    assert!(refused > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_only_so_many_games() {
    let world = world(AddressLimits { games: 2, ..AddressLimits::NONE }).await;
    let wish = json!({ "seats": { "black": { "who": "me" }, "red": { "who": "friend" } } });
    for _ in 0..2 {
        world.client.open(wish.clone()).await;
    }
    let refused = world.client.try_open(wish).await;
    assert_eq!(refused.problem(429).code, ProblemCode::TooManyGames);
    assert!(refused.headers.contains_key(header::RETRY_AFTER));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_holds_only_so_many_sockets() {
    let world = world(AddressLimits { sockets: 2, ..AddressLimits::NONE }).await;
    let (players, watch) = world.client.two_players(json!({})).await;
    let (mut first, _) = Socket::hello(&world.client, &players.black, 0).await;
    let (second, _) = Socket::hello(&world.client, &watch, 0).await;
    let third = Socket::connect(Socket::request(&world.client)).await;
    assert!(matches!(third, Err(Error::Http(response)) if response.status() == 429));
    drop(second);
    // The first hears when the second has gone.
    let alone = |said| match said {
        linja_api::ToClient::Changed { presence, .. } => (presence.watchers == 0).then_some(()),
        _ => None,
    };
    first.wait_for(alone).await;
    let again = loop {
        if let Some((socket, _)) = Socket::try_hello(&world.client, &watch, 0).await {
            break socket;
        }
    };
    drop(again);
}
