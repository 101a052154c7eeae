//! What the server is asked. Without one, or without a network, there is no answer, and whoever asks has
//! another way.

use gloo_net::http::Request;
use linja::{Position, RuleSet};
use linja_api::Margins;
use serde::de::DeserializeOwned;

/// What all turns of a position are worth, exactly.
pub(crate) async fn margins(rules: RuleSet, position: Position) -> Option<Margins> {
    get(&format!("/api/margins?rules={}&position={}", coded(&rules), coded(&position))).await
}

fn coded(text: &impl ToString) -> String {
    js_sys::encode_uri_component(&text.to_string()).into()
}

async fn get<T: DeserializeOwned>(path: &str) -> Option<T> {
    let answer = Request::get(path).send().await.ok().filter(gloo_net::http::Response::ok)?;
    serde_json::from_str(&answer.text().await.ok()?).ok()
}
