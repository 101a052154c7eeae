//! What whoever runs the server sees, and what the server says about itself.

use reqwest::Method;
use serde_json::{Value, json};

use crate::client::database::Database;
use crate::world::World;

on_both_databases! {
    the_server_says_that_it_is_up_and_ready,
}

async fn the_server_says_that_it_is_up_and_ready(database: Database) {
    let world = World::start(database).await;
    for path in ["/health", "/ready"] {
        assert_eq!(world.client.get(path).await.status, 200, "{path}");
    }
    world.client.two_players(json!({})).await;
    let metrics = world.client.get("/metrics").await;
    let has = |name: &str| metrics.text.lines().any(|line| line.starts_with(name));
    assert!(has("linja_games_total ") && has("linja_requests_total{"), "{}", metrics.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_of_the_api_lists_the_routes_that_answer() {
    let world = World::start(Database::Sqlite).await;
    let description: Value = world.client.get("/api/openapi.json").await.good();
    let paths = description["paths"].as_object().unwrap();
    for known in ["/api/games", "/api/games/{id}", "/api/games/{id}/actions", "/api/live"] {
        assert!(paths.contains_key(known), "{known}");
    }
    for (path, methods) in paths {
        for method in methods.as_object().unwrap().keys() {
            let method: Method = method.to_uppercase().parse().unwrap();
            let request = world.client.request(method.clone(), &path.replace("{id}", "0123"));
            let answer = world.client.send(request).await;
            // A route that is not there or does not take the method says so in these codes.
            let said = answer.json::<Value>()["code"].clone();
            assert!(said != "not_found" && said != "wrong_method", "{method} {path}: {said}");
        }
    }
    for schema in ["ToServer", "ToClient", "Action", "GameView", "Problem"] {
        assert!(description["components"]["schemas"][schema].is_object(), "{schema}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_the_security_headers() {
    let world = World::start(Database::Sqlite).await;
    // The page is there if it was built into the program.
    for path in ["/", "/health", "/api/openapi.json", "/api/games/none", "/nowhere.txt"] {
        let headers = world.client.get(path).await.headers;
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(headers[name], value, "{path}");
        }
        assert!(
            headers["content-security-policy"].to_str().unwrap().contains("default-src 'self'")
        );
    }
    assert_eq!(
        world.client.get("/nowhere.txt").await.problem(404).code,
        linja_api::ProblemCode::NotFound
    );
    let wrong = world.client.post("/api/openapi.json", json!({})).await;
    assert_eq!(wrong.problem(405).code, linja_api::ProblemCode::WrongMethod);
}
