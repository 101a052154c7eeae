//! What whoever runs the server sees, and what the server says about itself.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use linja_api::TimeControl;
use linja_server::{Config, ServeError, Server};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tokio::time::timeout;

use crate::client::database::Database;
use crate::client::socket::PATIENCE;
use crate::world::World;

on_both_databases! {
    every_figure_in_the_documents_is_there,
    the_server_says_that_it_is_up_and_ready,
}

async fn the_server_says_that_it_is_up_and_ready(database: Database) {
    let world = World::start(database).await;
    for path in ["/health", "/ready"] {
        assert_eq!(world.client.get(path).await.status, 200, "{path}");
    }
}

/// The figures of all servers in this process, one line each.
async fn figures(world: &World) -> Vec<String> {
    world.client.get("/metrics").await.text.lines().map(str::to_owned).collect()
}

async fn every_figure_in_the_documents_is_there(database: Database) {
    let world = World::start(database).await;
    let (players, _) = world.client.two_players(json!({})).await;
    world.client.make_turns(&players, 2, 1).await;
    let figures = figures(&world).await;
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    for document in ["hosting.md", "linja.rules.yml"] {
        let text = std::fs::read_to_string(docs.join(document)).unwrap();
        let is_name = |byte: char| byte.is_ascii_lowercase() || byte == '_';
        let words = text.split(|byte| !is_name(byte));
        // A name that ends there is a file's, with a version behind it.
        let is_figure = |word: &&str| word.starts_with("linja_") && !word.ends_with('_');
        let names: BTreeSet<&str> = words.filter(is_figure).collect();
        assert!(names.len() > 5, "{document}: {names:?}");
        for name in names {
            // A histogram has several lines, none of which has just its name.
            let is_it = |line: &String| {
                line.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '{', '_']))
            };
            assert!(figures.iter().any(is_it), "{document}: {name} is not in\n{figures:#?}");
        }
    }
}

#[tokio::test]
async fn a_server_that_is_started_twice_is_told_that_its_address_is_taken() {
    let world = World::start(Database::Sqlite).await;
    let other = world.config.clone();
    let same = Config { bind: world.client.address, ..other.clone() };
    assert!(matches!(Server::start(same).await, Err(ServeError::Bind { .. })));
    assert!(matches!(Server::start(other).await, Err(ServeError::Taken(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_nobody_can_look_after_is_told() {
    let world = World::start(Database::Sqlite).await;
    let clock = TimeControl::game(1, 0);
    let (players, _) = world.client.two_players(json!({ "clock": clock })).await;
    world.client.make_turns(&players, 2, 1).await;
    // The clock runs, and nobody else can write.
    let address = world.config.database.as_ref().unwrap();
    let mut other = SqliteConnection::connect(address).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let is_late = |line: &String| {
        let late = line.strip_prefix("linja_overdue_seconds ");
        late.is_some_and(|late| late.parse::<f64>().unwrap() > 1.0)
    };
    let told = async { while !figures(&world).await.iter().any(is_late) {} };
    timeout(PATIENCE, told).await.unwrap();
}

/// Whether Prometheus would take the rules.
#[test]
fn the_rules_of_the_alarms_are_rules() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/linja.rules.yml");
    let checked = Command::new("promtool").args(["check", "rules"]).arg(rules).output();
    let checked = checked.expect("promtool is missing: `cargo xtask test` installs it");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
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
