//! The description of the API tells the truth: what each route answers, and how values look.

use std::collections::{BTreeMap, BTreeSet};

use linja_api::Action;
use linja_server::{AddressLimits, PushChoice};
use reqwest::{Method, RequestBuilder, header};
use serde_json::{Value, json};

use crate::client::database::Database;
use crate::client::push::subscription;
use crate::client::{Client, Pass, secret};
use crate::world::World;

/// What any route may answer: asked too often, failed, taken too long.
const COMMON: [u16; 3] = [429, 503, 504];

/// The statuses that the description has for each route.
async fn described(client: &Client) -> BTreeMap<(String, Method), BTreeSet<u16>> {
    let description: Value = client.get("/api/openapi.json").await.good();
    let mut all = BTreeMap::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let responses = operation["responses"].as_object().unwrap();
            let statuses = responses.keys().map(|status| status.parse().unwrap()).collect();
            all.insert((path.clone(), method.to_uppercase().parse().unwrap()), statuses);
        }
    }
    all
}

/// Requests that bring each route to each of its answers.
fn requests(
    client: &Client,
    players: &linja::BySide<Pass>,
    over: &Pass,
) -> Vec<(&'static str, RequestBuilder)> {
    let mut all = Vec::new();
    let large = json!("x".repeat(70_000));
    let (anna, id) = (secret("anna"), &players.black.game);
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let mut post = |route, path: &str, secret: &str, bodies: &[Value]| {
        for body in bodies {
            let request = client.request(Method::POST, path).bearer_auth(secret);
            all.push((route, request.json(body)));
        }
    };
    post(
        "/api/games",
        "/api/games",
        "",
        &[json!({ "seats": seats, "secret": anna }), json!({}), large.clone()],
    );
    let list = json!({ "games": [{ "id": id, "secret": anna }] });
    post("/api/my-games", "/api/my-games", "", &[list, json!({}), large.clone()]);
    let own = json!({ "secret": anna });
    let join = format!("/api/games/{id}/join");
    post("/api/games/{id}/join", &join, anna.reveal(), &[own.clone(), json!({}), large.clone()]);
    let route = "/api/games/{id}/secret";
    let change = format!("/api/games/{id}/secret");
    post(route, &change, anna.reveal(), &[own.clone(), json!({}), large.clone()]);
    post(route, "/api/games/00/secret", anna.reveal(), std::slice::from_ref(&own));
    let wrong = Action::Resign { number: 99 };
    let illegal = json!({ "action": "turn", "number": 1, "turn": "1-3,1-2" });
    let bodies = [
        json!(wrong),
        illegal,
        json!({ "action": "decline_rematch", "number": 1 }),
        large,
        json!({}),
    ];
    let route = "/api/games/{id}/actions";
    post(route, &format!("/api/games/{id}/actions"), anna.reveal(), &bodies);
    post(route, &format!("/api/games/{id}/actions"), "short", &[json!(wrong)]);
    post(route, "/api/games/00/actions", anna.reveal(), &[json!(wrong)]);
    let mut get = |route, path: &str, secret: Option<&str>| {
        let request = client.request(Method::GET, path);
        all.push((
            route,
            match secret {
                Some(secret) => request.bearer_auth(secret),
                None => request,
            },
        ));
    };
    for (route, below) in [
        ("/api/games/{id}", ""),
        ("/api/games/{id}/record", "/record"),
        ("/api/games/{id}/review", "/review"),
    ] {
        for id in [id.as_str(), &over.game, "00"] {
            get(route, &format!("/api/games/{id}{below}"), Some(anna.reveal()));
        }
        get(route, &format!("/api/games/{id}{below}"), None);
    }
    for path in ["/api/margins", "/api/margins?rules=go"] {
        get("/api/margins", path, None);
    }
    let over = "/api/hint?position=0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0+r";
    for path in ["/api/hint", "/api/hint?rules=go", over] {
        get("/api/hint", path, None);
    }
    for path in ["/api/puzzles/daily", "/api/puzzles/daily?date=never"] {
        get("/api/puzzles/daily", path, None);
    }
    for path in ["/api/puzzles/7", "/api/puzzles/x"] {
        get("/api/puzzles/{seed}", path, None);
    }
    for path in ["/api/rules/zen", "/api/rules/go"] {
        get("/api/rules/{rules}", path, None);
    }
    for path in ["/api/changes", "/api/changes?lang=tlh"] {
        get("/api/changes", path, None);
    }
    get("/api/oracle", "/api/oracle", None);
    get("/api/lobby", "/api/lobby", None);
    get("/api/live", "/api/live", None);
    get("/api/lobby/live", "/api/lobby/live", None);
    let upgrade = |path: &str, origin: &str| {
        let request = client.request(Method::GET, path).header(header::ORIGIN, origin);
        let request =
            request.header(header::CONNECTION, "upgrade").header(header::UPGRADE, "websocket");
        let request = request.header(header::SEC_WEBSOCKET_VERSION, "13");
        request.header(header::SEC_WEBSOCKET_KEY, "dGhlIHNhbXBsZSBub25jZQ==")
    };
    let own = format!("http://{}", client.address);
    for path in ["/api/live", "/api/lobby/live"] {
        all.extend(["https://evil.example", &own].map(|origin| (path, upgrade(path, origin))));
    }
    for record in ["[Rules \"zen\"] 1. 2-3,1-3 *", "nonsense", &"x".repeat(70_000)] {
        let request = client.request(Method::POST, "/api/reviews").body(record.to_owned());
        all.push(("/api/reviews", request));
    }
    all
}

/// The same for notifications, about which a server may also say that they are switched off.
fn push_requests(
    client: &Client,
    off: &Client,
    anna: &Pass,
    watch: &Pass,
) -> Vec<(&'static str, RequestBuilder)> {
    let mut all = vec![
        ("/api/push", client.request(Method::GET, "/api/push")),
        ("/api/push", off.request(Method::GET, "/api/push")),
    ];
    let endpoint = "http://127.0.0.1:9/";
    for (method, good) in [
        (Method::POST, json!({ "subscription": subscription(endpoint) })),
        (Method::DELETE, json!({ "endpoint": endpoint })),
    ] {
        let nowhere = Pass { game: "00".to_owned(), ..anna.clone() };
        for (client, pass, body) in [
            (client, anna, good.clone()),
            (client, watch, good.clone()),
            (client, &nowhere, good.clone()),
            (client, anna, json!({})),
            (client, anna, json!("x".repeat(70_000))),
            (off, anna, good),
        ] {
            let path = format!("/api/games/{}/push", pass.game);
            let request = client.request(method.clone(), &path).bearer_auth(pass.secret.reveal());
            all.push(("/api/games/{id}/push", request.json(&body)));
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_answers_with_the_statuses_of_the_description_and_no_others() {
    let world = World::start(Database::Sqlite).await;
    let client = &world.client;
    let (players, watch) = client.two_players(json!({ "first": "black" })).await;
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "me" } });
    let over =
        Pass { game: client.open(json!({ "seats": seats })).await.game.id, secret: secret("anna") };
    client.act(&over, Action::Resign { number: 1 }).await;
    let (mut all, anna) = (requests(client, &players, &over), secret("anna"));
    let off = World::with(Database::Sqlite, |config| config.push = PushChoice::Off).await;
    all.extend(push_requests(client, &off.client, &players.black, &watch));
    // A watcher may not act; whoever comes too late finds the seat taken.
    let watching = client.request(Method::POST, &format!("/api/games/{}/actions", watch.game));
    let resign = json!(Action::Resign { number: 1 });
    all.push((
        "/api/games/{id}/actions",
        watching.bearer_auth(watch.secret.reveal()).json(&resign),
    ));
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "friend" } });
    let change = client.request(Method::POST, &format!("/api/games/{}/secret", watch.game));
    let change = change.bearer_auth(watch.secret.reveal());
    all.push(("/api/games/{id}/secret", change.json(&json!({ "secret": secret("dora") }))));
    // Only whoever plays removes a game, only once, and not if two have begun.
    let removed = client.open(json!({ "seats": seats })).await.game.id;
    let (two, begun) = client.two_players(json!({ "first": "black" })).await;
    client.make_turns(&two, 1, 0).await;
    for (id, secret) in [
        (&removed, anna.reveal()),
        (&removed, anna.reveal()),
        (&begun.game, two.black.secret.reveal()),
        (&begun.game, begun.secret.reveal()),
        (&begun.game, "short"),
    ] {
        let remove = client.request(Method::DELETE, &format!("/api/games/{id}"));
        all.push(("/api/games/{id}", remove.bearer_auth(secret)));
    }
    let opened = client.open(json!({ "seats": seats })).await;
    for name in ["ben", "carl"] {
        let join = client.request(Method::POST, &format!("/api/games/{}/join", opened.game.id));
        let join = join.bearer_auth(opened.invite.as_ref().unwrap().reveal());
        all.push(("/api/games/{id}/join", join.json(&json!({ "secret": secret(name) }))));
    }
    let mut seen: BTreeMap<(String, Method), BTreeSet<u16>> = BTreeMap::new();
    for (route, request) in all {
        let (ready, request) = request.build_split();
        let request = request.unwrap();
        let method = request.method().clone();
        // The socket stays open, so its answer has no end to wait for.
        let status = ready.execute(request).await.unwrap().status().as_u16();
        seen.entry((route.to_owned(), method)).or_default().insert(status);
    }
    for statuses in seen.values_mut() {
        statuses.extend(COMMON);
        // What is good if there is an oracle, the tests with an oracle ask for.
        if statuses.contains(&501) && !statuses.contains(&204) {
            statuses.insert(200);
        }
    }
    assert_eq!(seen, described(client).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_can_be_asked_too_often() {
    let limits = AddressLimits { requests: 1, ..AddressLimits::NONE };
    let world = World::with(Database::Sqlite, |config| config.limits = limits).await;
    let routes = described(&world.client).await;
    for (path, method) in routes.into_keys() {
        let mut is_refused = false;
        // Ten at once and one each second are not too often, however slow this is.
        for _ in 0..100 {
            let answer = world.client.send(world.client.request(method.clone(), &path)).await;
            is_refused = answer.status == 429;
            if is_refused {
                answer.problem(429);
                break;
            }
        }
        assert!(is_refused, "{method} {path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_says_how_values_look() {
    let world = World::start(Database::Sqlite).await;
    let description: Value = world.client.get("/api/openapi.json").await.good();
    let components = &description["components"];
    assert_eq!(components["securitySchemes"]["secret"]["scheme"], "bearer");
    let view = &description["paths"]["/api/games/{id}"]["get"];
    assert_eq!(view["security"], json!([{ "secret": [] }]));
    let after = view["parameters"].as_array().unwrap().iter().find(|one| one["name"] == "after");
    assert_eq!(after.unwrap()["schema"]["format"], "uint32");
    let level = &components["schemas"]["Level"];
    assert_eq!((&level["minimum"], &level["maximum"]), (&json!(1), &json!(10)), "{level}");
    for name in ["Secret", "GameId", "RuleSet", "Side", "Position", "Turn"] {
        assert!(components["schemas"][name]["pattern"].is_string(), "{name}");
    }
}
