//! Questions to a running server, asked over HTTP.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A panic is how a test fails.

#[path = "../client/mod.rs"]
mod client;
mod with_oracle;
mod without_oracle;
#[allow(dead_code)] // Other tests use the rest.
#[path = "../suite/world.rs"]
mod world;

use linja_api::ProblemCode;

use crate::client::Answer;

/// What is wrong, one sentence long, with a status that fits the code.
#[track_caller]
fn problem(answer: &Answer, status: u16, code: ProblemCode) -> String {
    let problem = answer.problem(status);
    assert_eq!(problem.code, code, "{}", answer.text);
    assert!(!problem.message.is_empty() && !problem.message.contains('\n'), "{}", answer.text);
    assert_eq!(answer.headers["cache-control"], "no-store");
    problem.message
}

fn is_lasting(answer: &Answer) -> bool {
    answer.headers["cache-control"] == "public, max-age=86400"
}
