//! What a server without an oracle answers, and what it says to bad questions.

use linja::{Position, RuleSet, Side};
use linja_api::{Action, GameView, HintView, OracleState, OracleView, PageView, ProblemCode};
use linja_words::{Language, Words, changes_page, rules_page};
use reqwest::{Method, header};
use serde_json::json;

use crate::client::database::Database;
use crate::client::{Answer, Client, Pass, secret};
use crate::world::World;
use crate::{is_lasting, problem};

/// What the server says of the game of a record.
async fn review(client: &Client, record: &[u8], language: &str) -> Answer {
    let request = client.request(Method::POST, "/api/reviews").body(record.to_owned());
    client.send(request.header(header::ACCEPT_LANGUAGE, language)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_only_the_oracle_knows_is_not_answered() {
    let world = World::start(Database::Sqlite).await;
    for target in ["/api/margins", "/api/puzzles/daily", "/api/puzzles/7?rules=classic"] {
        problem(&world.client.get(target).await, 501, ProblemCode::OracleOff);
    }
    let review = review(&world.client, b"[Rules \"zen\"] 1. 2-3,1-3 *", "en").await;
    problem(&review, 501, ProblemCode::OracleOff);
    let states: Vec<OracleView> = world.client.get("/api/oracle").await.good();
    assert_eq!(states.iter().map(|view| view.rules).collect::<Vec<_>>(), RuleSet::ALL);
    assert!(states.iter().all(|view| view.state == OracleState::Off), "{states:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_without_the_oracle_is_a_legal_turn() {
    let world = World::start(Database::Sqlite).await;
    for rules in RuleSet::ALL {
        // The plus sign of `zen+mean` need not be escaped.
        let answer = world.client.get(&format!("/api/hint?rules={rules}")).await;
        let hint: HintView = answer.good();
        assert!(!hint.exact);
        assert!(Position::start(Side::Black).play(rules, hint.best.turn).is_ok(), "{hint:?}");
        assert!(!is_lasting(&answer));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_has_no_hint() {
    let world = World::start(Database::Sqlite).await;
    let over = "/api/hint?position=0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0+r";
    problem(&world.client.get(over).await, 409, ProblemCode::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_every_rule_set_are_told_in_six_languages() {
    let world = World::start(Database::Sqlite).await;
    for language in Language::ALL {
        let words = Words::new(language);
        let mut pages = vec![("/api/changes".to_owned(), changes_page())];
        pages.extend(RuleSet::ALL.map(|rules| (format!("/api/rules/{rules}"), rules_page(rules))));
        for (target, page) in pages {
            let answer = world.client.get(&format!("{target}?lang={language}")).await;
            let told: PageView = answer.good();
            assert_eq!(
                (told.language.as_str(), told.title),
                (language.tag(), words.say(&page.title))
            );
            let headings = told.text.lines().filter_map(|line| line.strip_prefix("## "));
            let expected = page.sections.iter().map(|section| words.say(&section.heading));
            assert_eq!(headings.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
            assert!(is_lasting(&answer));
            // The same for a browser that likes this language.
            let request = world.client.request(Method::GET, &target);
            let request = request.header(header::ACCEPT_LANGUAGE, language.tag());
            let liked: PageView = world.client.send(request).await.good();
            assert_eq!(liked.text, told.text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_draws_its_positions_and_closes_every_code_block() {
    let world = World::start(Database::Sqlite).await;
    let page: PageView = world.client.get("/api/rules/zen").await.good();
    assert!(page.text.starts_with("# The rules of Linja: Zen\n\n"), "{}", page.text);
    let setup = "```text\n6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b\n\n 8               ○ ○ ○ ○ ○ ○\n";
    assert!(page.text.contains(setup), "{}", page.text);
    // The setup, seven examples with two positions each, the counted points.
    assert_eq!(page.text.lines().filter(|line| *line == "```text").count(), 1 + 2 * 7 + 1);
    assert_eq!(page.text.lines().filter(|line| *line == "```").count(), 1 + 2 * 7 + 1);
    let table = page.text.lines().filter(|line| line.starts_with('|'));
    assert!(table.clone().count() > 2 && table.clone().all(|line| line.matches('|').count() == 10));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_question_gets_one_clear_sentence() {
    let world = World::start(Database::Sqlite).await;
    let bad = [
        ("/api/margins?rules=chess", "a rule set is `classic`"),
        ("/api/margins?position=9,9", "column 4: expected `,`"),
        ("/api/margins?position=7,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6+b", "13 pawns"),
        ("/api/margins?rule=zen", "unknown field `rule`"),
        ("/api/hint?rules=zen&rules=zen", "duplicate field"),
        ("/api/hint?position=%ff", "column 1"),
        ("/api/puzzles/daily?date=2026-02-29", "a date is a real day"),
        ("/api/puzzles/-1", "a seed is a whole number"),
        ("/api/puzzles/99999999999999999999", "a seed is a whole number"),
        ("/api/puzzles/7?rules=", "a rule set is"),
        ("/api/rules/go", "a rule set is"),
        ("/api/rules/%ff", "UTF-8"),
        ("/api/rules/zen?lang=tlh", "a language is `en`"),
        ("/api/changes?lang=", "a language is `en`"),
    ];
    for (target, clue) in bad {
        let answer = world.client.get(target).await;
        let message = problem(&answer, 400, ProblemCode::BadRequest);
        assert!(message.contains(clue), "{target}: {message}");
    }
    let posted = world.client.post("/api/margins", ()).await;
    problem(&posted, 405, ProblemCode::WrongMethod);
    problem(&world.client.get("/api/puzzles").await, 404, ProblemCode::NotFound);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_record_is_told_with_its_place_in_the_language_of_whoever_asks() {
    let world = World::start(Database::Sqlite).await;
    let client = &world.client;
    let refused = async |record: &[u8]| {
        problem(&review(client, record, "de").await, 400, ProblemCode::BadRequest)
    };
    let message = refused(b"[Rules \"zen\"]\n1. 2-3,1-4 *").await;
    assert!(
        message.contains("Zeile 2, Spalte 4: Zug 1 (`2-3,1-4`) ist nicht erlaubt"),
        "{message}"
    );
    refused(b"").await;
    let message = refused(b"\xff").await;
    assert!(message.contains("UTF-8"), "{message}");
    let too_large = review(client, &[b' '; 65 * 1024], "de").await;
    problem(&too_large, 413, ProblemCode::TooLarge);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_reviewed_only_for_those_who_may_see_it_and_when_it_is_over() {
    let world = World::start(Database::Sqlite).await;
    let client = &world.client;
    let seats = json!({ "black": { "who": "me" }, "red": { "who": "me" } });
    let game = client.open(json!({ "seats": seats })).await.game.id;
    let pass = |whose| Pass { game: game.clone(), secret: secret(whose) };
    let (anna, stranger) = (pass("anna"), pass("carl"));
    problem(&client.look(&anna, "/review").await, 409, ProblemCode::GoesOn);
    problem(&client.look(&stranger, "/review").await, 404, ProblemCode::NoSuchGame);
    problem(&client.look(&anna, "/review?game=2").await, 404, ProblemCode::NotFound);
    client.act(&anna, Action::Resign { number: 1 }).await.good::<GameView>();
    problem(&client.look(&anna, "/review").await, 501, ProblemCode::OracleOff);
}
