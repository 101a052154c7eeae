//! How much one address may ask for.

use linja_api::ProblemCode;
use linja_server::Limits;
use reqwest::{Method, header};
use serde_json::json;
use tokio_tungstenite::tungstenite::Error;

use crate::client::database::Database;
use crate::client::live::Live;
use crate::world::World;

async fn world(limits: Limits) -> World {
    World::with(Database::Sqlite, |config| {
        config.limits = limits;
        config.behind_proxy = true;
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn too_large_a_request_is_refused() {
    let world = world(Limits::NONE).await;
    let body = json!({ "secret": "x".repeat(100_000) });
    for path in ["/api/games", "/api/my-games"] {
        let problem = world.client.post(path, &body).await.problem(413);
        assert_eq!(problem.code, ProblemCode::TooLarge);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_of_one_address_are_refused_for_a_while() {
    let world = world(Limits { requests: 1, ..Limits::NONE }).await;
    let ask = |from: &'static str| {
        let request = world.client.request(Method::GET, "/api/openapi.json");
        // A client may write what it likes; the last address is the proxy's word.
        world.client.send(request.header("x-forwarded-for", format!("1.2.3.4, {from}")))
    };
    let mut refused = None;
    for _ in 0..12 {
        let answer = ask("192.0.2.1").await;
        if answer.status != 200 {
            refused = Some(answer);
        }
    }
    let refused = refused.unwrap();
    assert_eq!(refused.problem(429).code, ProblemCode::TooManyRequests);
    assert_eq!(refused.headers[header::RETRY_AFTER], "1");
    assert_eq!(ask("192.0.2.2").await.status, 200);
    assert_eq!(world.client.get("/health").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_only_so_many_games() {
    let world = world(Limits { games: 2, ..Limits::NONE }).await;
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
    let world = world(Limits { sockets: 2, ..Limits::NONE }).await;
    let (players, watch) = world.client.two_players(json!({})).await;
    let (mut first, _) = Live::hello(&world.client, &players.black, 0).await;
    let (second, _) = Live::hello(&world.client, &watch, 0).await;
    let third = Live::connect(Live::request(&world.client)).await;
    assert!(matches!(third, Err(Error::Http(response)) if response.status() == 429));
    drop(second);
    // The first hears when the second has gone.
    let alone = |said| match said {
        linja_api::ToClient::Changed { presence, .. } => (presence.watchers == 0).then_some(()),
        _ => None,
    };
    first.wait_for(alone).await;
    let again = loop {
        if let Some((live, _)) = Live::try_hello(&world.client, &watch, 0).await {
            break live;
        }
    };
    drop(again);
}
