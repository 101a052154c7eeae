//! What the server is asked. Without one, or without a network, there is no answer, and whoever asks has
//! another way.

use gloo_net::http::Request;
use linja::{Game, Position, Record, RuleSet};
use linja_api::{Margins, OracleState, OracleView, ProblemCode};
use linja_words::Language;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A question about what perfect play gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Question {
    /// The rules that the oracle has to know for it.
    pub(crate) rules: RuleSet,
    path: String,
    /// What is sent along.
    record: Option<String>,
}

/// Why there is no answer.
#[derive(Debug, Clone)]
pub(crate) enum Failure {
    /// Nobody is there, or it cannot be understood.
    NoServer,
    /// The server says why.
    Problem {
        /// For programs.
        code: ProblemCode,
        /// For people.
        message: String,
    },
}

/// What a question needs of a [`linja_api::Problem`]; the rest would weigh more than all questions.
#[derive(Deserialize)]
struct Problem {
    code: ProblemCode,
    message: String,
}

impl Question {
    fn new(rules: RuleSet, path: String) -> Question {
        Question { rules, path, record: None }
    }

    /// What all turns of a position are worth.
    pub(crate) fn margins(rules: RuleSet, position: Position) -> Question {
        let path = format!("/api/margins?rules={}&position={}", coded(&rules), coded(&position));
        Question::new(rules, path)
    }

    /// How good each turn of a game was.
    pub(crate) fn review(game: &Game) -> Question {
        let record = Some(Record::new(game.clone()).to_string());
        Question { rules: game.rules(), path: "/api/reviews".to_owned(), record }
    }

    /// The puzzle of a seed.
    pub(crate) fn puzzle(rules: RuleSet, seed: u64) -> Question {
        Question::new(rules, format!("/api/puzzles/{seed}?rules={}", coded(&rules)))
    }

    /// The puzzle of the day.
    pub(crate) fn puzzle_of_today(rules: RuleSet) -> Question {
        Question::new(rules, format!("/api/puzzles/daily?rules={}", coded(&rules)))
    }

    /// The answer as text; problems are told in this language.
    pub(crate) async fn text(&self, language: Language) -> Result<String, Failure> {
        let request = match &self.record {
            Some(record) => Request::post(&self.path)
                .header("Accept-Language", language.tag())
                .header("Content-Type", "text/plain")
                .body(record),
            None => Request::get(&self.path).header("Accept-Language", language.tag()).build(),
        };
        let answer = request.map_err(|_| Failure::NoServer)?.send().await;
        let answer = answer.map_err(|_| Failure::NoServer)?;
        let text = answer.text().await.map_err(|_| Failure::NoServer)?;
        if answer.ok() {
            return Ok(text);
        }
        Err(match serde_json::from_str(&text) {
            Ok(Problem { code, message }) => Failure::Problem { code, message },
            Err(_) => Failure::NoServer,
        })
    }

    /// The answer, if there is one.
    pub(crate) async fn answer<T: DeserializeOwned>(&self) -> Option<T> {
        let text = self.text(Language::English).await.ok()?;
        serde_json::from_str(&text).ok()
    }
}

/// What all turns of a position are worth, exactly.
pub(crate) async fn margins(rules: RuleSet, position: Position) -> Option<Margins> {
    Question::margins(rules, position).answer().await
}

/// What the oracle does for each rule set.
pub(crate) async fn oracle() -> Vec<OracleView> {
    let question = Question::new(RuleSet::default(), "/api/oracle".to_owned());
    question.answer().await.unwrap_or_default()
}

/// What the oracle does for a rule set; idle if nobody says.
pub(crate) async fn oracle_state(rules: RuleSet) -> OracleState {
    let known = oracle().await.into_iter().find(|view| view.rules == rules);
    known.map_or(OracleState::Idle, |view| view.state)
}

fn coded(text: &impl ToString) -> String {
    js_sys::encode_uri_component(&text.to_string()).into()
}
