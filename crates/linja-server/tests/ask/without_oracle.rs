//! What a server without an oracle answers, and what it says to bad questions.

use linja::{Position, RuleSet, Side};
use linja_api::{HintView, OracleState, OracleView, PageView, ProblemCode};
use linja_server::OracleChoice;
use linja_words::{Language, Words, changes_page, rules_page};
use tempfile::TempDir;

use crate::{Running, SECRET};

fn start() -> (Running, TempDir) {
    let data = tempfile::tempdir().unwrap();
    (Running::start(data.path(), OracleChoice::Off), data)
}

#[test]
fn what_only_the_oracle_knows_is_not_answered() {
    let (server, _data) = start();
    for target in ["/api/margins", "/api/puzzles/daily", "/api/puzzles/7?rules=classic"] {
        server.get(target).problem(501, ProblemCode::OracleOff);
    }
    let record = b"[Rules \"zen\"] 1. 2-3,1-3 *";
    server.ask("POST", "/api/reviews", &[], record).problem(501, ProblemCode::OracleOff);
    let states: Vec<OracleView> = server.get("/api/oracle").good();
    assert_eq!(states.iter().map(|view| view.rules).collect::<Vec<_>>(), RuleSet::ALL);
    assert!(states.iter().all(|view| view.state == OracleState::Off), "{states:?}");
}

#[test]
fn a_hint_without_the_oracle_is_a_legal_turn() {
    let (server, _data) = start();
    for rules in RuleSet::ALL {
        // The plus sign of `zen+mean` need not be escaped.
        let answer = server.get(&format!("/api/hint?rules={rules}"));
        let hint: HintView = answer.good();
        assert!(!hint.exact);
        assert!(Position::start(Side::Black).play(rules, hint.best.turn).is_ok(), "{hint:?}");
        assert!(!answer.is_lasting());
    }
}

#[test]
fn a_game_that_is_over_has_no_hint() {
    let (server, _data) = start();
    let over = "/api/hint?position=0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0+r";
    server.get(over).problem(409, ProblemCode::Over);
}

#[test]
fn the_rules_of_every_rule_set_are_told_in_six_languages() {
    let (server, _data) = start();
    for language in Language::ALL {
        let words = Words::new(language);
        let mut pages = vec![("/api/changes".to_owned(), changes_page())];
        pages.extend(RuleSet::ALL.map(|rules| (format!("/api/rules/{rules}"), rules_page(rules))));
        for (target, page) in pages {
            let answer = server.get(&format!("{target}?lang={language}"));
            let told: PageView = answer.good();
            assert_eq!(
                (told.language.as_str(), told.title),
                (language.tag(), words.say(&page.title))
            );
            let headings = told.text.lines().filter_map(|line| line.strip_prefix("## "));
            let expected = page.sections.iter().map(|section| words.say(&section.heading));
            assert_eq!(headings.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
            assert!(answer.is_lasting());
            // The same for a browser that likes this language.
            let header = [("Accept-Language", language.tag())];
            let liked: PageView = server.ask("GET", &target, &header, b"").good();
            assert_eq!(liked.text, told.text);
        }
    }
}

#[test]
fn a_page_draws_its_positions_and_closes_every_code_block() {
    let (server, _data) = start();
    let page: PageView = server.get("/api/rules/zen").good();
    assert!(page.text.starts_with("# The rules of Linja: Zen\n\n"), "{}", page.text);
    let setup = "```text\n6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b\n\n 8               ○ ○ ○ ○ ○ ○\n";
    assert!(page.text.contains(setup), "{}", page.text);
    // The setup, seven examples with two positions each, the counted points.
    assert_eq!(page.text.lines().filter(|line| *line == "```text").count(), 1 + 2 * 7 + 1);
    assert_eq!(page.text.lines().filter(|line| *line == "```").count(), 1 + 2 * 7 + 1);
    let table = page.text.lines().filter(|line| line.starts_with('|'));
    assert!(table.clone().count() > 2 && table.clone().all(|line| line.matches('|').count() == 10));
}

#[test]
fn a_bad_question_gets_one_clear_sentence() {
    let (server, _data) = start();
    let bad = [
        ("/api/margins?rules=chess", "a rule set is `classic`"),
        ("/api/margins?position=9,9", "column 4: expected `,`"),
        ("/api/margins?position=7,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6+b", "13 pawns"),
        ("/api/margins?rule=zen", "unknown field `rule`"),
        ("/api/hint?rules=zen&rules=zen", "duplicate field"),
        ("/api/hint?position=%ff", "column 1"),
        ("/api/puzzles/daily?date=2026-02-29", "a day of the calendar"),
        ("/api/puzzles/-1", "a seed is a whole number"),
        ("/api/puzzles/99999999999999999999", "a seed is a whole number"),
        ("/api/puzzles/7?rules=", "a rule set is"),
        ("/api/rules/go", "a rule set is"),
        ("/api/rules/%ff", "UTF-8"),
        ("/api/rules/zen?lang=tlh", "a language is `en`"),
        ("/api/changes?lang=", "a language is `en`"),
    ];
    for (target, clue) in bad {
        let message = server.get(target).problem(400, ProblemCode::BadRequest);
        assert!(message.contains(clue), "{target}: {message}");
    }
    server.ask("POST", "/api/margins", &[], b"").problem(405, ProblemCode::WrongMethod);
    server.get("/api/puzzles").problem(404, ProblemCode::NotFound);
}

#[test]
fn a_bad_record_is_told_with_its_place_in_the_language_of_whoever_asks() {
    let (server, _data) = start();
    let german = [("Accept-Language", "de")];
    let review = |record: &[u8]| server.ask("POST", "/api/reviews", &german, record);
    let message = review(b"[Rules \"zen\"]\n1. 2-3,1-4 *").problem(400, ProblemCode::BadRequest);
    assert!(
        message.contains("Zeile 2, Spalte 4: Zug 1 (`2-3,1-4`) ist nicht erlaubt"),
        "{message}"
    );
    review(b"").problem(400, ProblemCode::BadRequest);
    let message = review(b"\xff").problem(400, ProblemCode::BadRequest);
    assert!(message.contains("UTF-8"), "{message}");
    review(&vec![b' '; 65 * 1024]).problem(413, ProblemCode::TooLarge);
}

#[test]
fn a_game_is_reviewed_only_for_those_who_may_see_it_and_when_it_is_over() {
    let (server, _data) = start();
    let wish = format!(
        r#"{{"seats":{{"black":{{"who":"me"}},"red":{{"who":"me"}}}},"secret":"{SECRET}"}}"#
    );
    let opened = server.ask_seated("POST", "/api/games", &wish);
    let opened: linja_api::Opened = serde_json::from_str(&opened.body).unwrap();
    let game = format!("/api/games/{}", opened.game.id);
    let review = || server.ask_seated("GET", &format!("{game}/review"), "");
    review().problem(409, ProblemCode::GoesOn);
    let stranger = [("Authorization", "Bearer fedcba9876543210fedcba9876543210")];
    server
        .ask("GET", &format!("{game}/review"), &stranger, b"")
        .problem(404, ProblemCode::NoSuchGame);
    server
        .ask_seated("GET", &format!("{game}/review?game=2"), "")
        .problem(404, ProblemCode::NotFound);
    let resign = r#"{"action":"resign","number":1}"#;
    server.ask_seated("POST", &format!("{game}/actions"), resign).good::<linja_api::GameView>();
    review().problem(501, ProblemCode::OracleOff);
}
