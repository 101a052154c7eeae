//! What the server is asked. Without one, or without a network, there is no answer, and whoever asks has
//! another way.

use gloo_net::http::{Request, RequestBuilder};
use linja::{Position, RuleSet};
use linja_api::{Join, Margins, MyGame, MyGames, NewGame, Secret, Summary};
use linja_words::Words;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

use crate::GameId;

/// An answer, or what is wrong; nothing if there was no answer at all.
type Answer<T> = Result<T, Option<String>>;

/// As much of a problem as is told.
#[derive(Deserialize)]
struct Wrong {
    message: String,
}

/// As much of an open game as is kept: the game itself is heard of on the socket.
#[derive(Deserialize)]
pub(crate) struct Opened {
    pub(crate) game: Named,
    pub(crate) invite: Option<Secret>,
    pub(crate) watch: Secret,
}

/// The name of a game.
#[derive(Deserialize)]
pub(crate) struct Named {
    pub(crate) id: GameId,
}

/// What all turns of a position are worth, exactly.
pub(crate) async fn margins(rules: RuleSet, position: Position) -> Option<Margins> {
    get(&format!("/api/margins?rules={}&position={}", coded(&rules), coded(&position))).await
}

/// Opens a game.
pub(crate) async fn open(wish: &NewGame, words: Words) -> Answer<Opened> {
    post(Request::post("/api/games"), wish, words).await
}

/// Takes the free seat of a game: its secret will be `own`.
pub(crate) async fn join(id: GameId, invite: &Secret, own: &Secret, words: Words) -> Answer<()> {
    let request = Request::post(&format!("/api/games/{id}/join"));
    let request = request.header("Authorization", &format!("Bearer {}", invite.reveal()));
    let joined: Answer<IgnoredAny> = post(request, &Join { secret: own.clone() }, words).await;
    joined.map(drop)
}

/// The games that these secrets open.
pub(crate) async fn my_games(games: Vec<MyGame>, words: Words) -> Option<Vec<Summary>> {
    let mut summaries = Vec::new();
    // No more than a list may have.
    for games in games.chunks(100) {
        let list = MyGames { games: games.to_vec() };
        let answer: Answer<Vec<Summary>> = post(Request::post("/api/my-games"), &list, words).await;
        summaries.extend(answer.ok()?);
    }
    Some(summaries)
}

async fn post<T: DeserializeOwned>(
    request: RequestBuilder,
    body: &impl Serialize,
    words: Words,
) -> Answer<T> {
    let body = serde_json::to_string(body).map_err(|_| None)?;
    let request = request.header("Accept-Language", words.language().tag());
    let request = request.header("Content-Type", "application/json").body(body);
    let answer = request.map_err(|_| None)?.send().await.map_err(|_| None)?;
    let text = answer.text().await.map_err(|_| None)?;
    match answer.ok() {
        true => serde_json::from_str(&text).map_err(|_| None),
        false => Err(serde_json::from_str(&text).ok().map(|wrong: Wrong| wrong.message)),
    }
}

fn coded(text: &impl ToString) -> String {
    js_sys::encode_uri_component(&text.to_string()).into()
}

async fn get<T: DeserializeOwned>(path: &str) -> Option<T> {
    let answer = Request::get(path).send().await.ok().filter(gloo_net::http::Response::ok)?;
    serde_json::from_str(&answer.text().await.ok()?).ok()
}
