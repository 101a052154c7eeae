//! What the server is asked. Where there is none, nothing is sent; without a network there is no answer. Whoever asks has
//! another way.

use gloo_net::http::{Request, RequestBuilder};
use js_sys::Reflect;
use linja::RuleSet;
use linja_api::{
    Join, MyGame, MyGames, NewGame, NewSecret, OldSubscription, OracleState, OracleView,
    ProblemCode, Secret, Summary,
};
use linja_words::Words;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::page::browser::has_server;
use crate::{GameId, KeptGame};

/// An answer, or why there is none.
pub(crate) type Answer<T> = Result<T, Failure>;

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

/// Why there is no answer.
#[derive(Debug)]
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

impl Failure {
    /// What came back instead of an answer.
    fn of(text: &str) -> Failure {
        match serde_json::from_str(text) {
            Ok(Problem { code, message }) => Failure::Problem { code, message },
            Err(_) => Failure::NoServer,
        }
    }

    /// Whether the server has decided against it; otherwise it may be done, or become so.
    pub(crate) const fn is_final(&self) -> bool {
        matches!(self, Failure::Problem { code, .. } if !code.is_temporary())
    }
}

/// What a question needs of a [`linja_api::Problem`]; the rest would weigh more than all questions.
#[derive(Deserialize)]
struct Problem {
    code: ProblemCode,
    message: String,
}

/// What the server's oracle does for a rule set; idle if nobody says.
pub(crate) async fn oracle_state(rules: RuleSet) -> OracleState {
    let text = send(Request::get("/api/oracle").build()).await.unwrap_or_default();
    let views: Vec<OracleView> = serde_json::from_str(&text).unwrap_or_default();
    let known = views.into_iter().find(|view| view.rules == rules);
    known.map_or(OracleState::Idle, |view| view.state)
}

/// Opens a game.
pub(crate) async fn open(wish: &NewGame, words: Words) -> Answer<Opened> {
    post(Request::post("/api/games"), wish, words).await
}

/// Takes the free seat of a game, as whoever wants to be called so: its secret will be `own`.
pub(crate) async fn join(
    id: GameId,
    invite: &Secret,
    own: &Secret,
    name: Option<String>,
    words: Words,
) -> Answer<()> {
    let request = Request::post(&format!("/api/games/{id}/join"));
    let request = request.header("Authorization", &format!("Bearer {}", invite.reveal()));
    let join = Join { secret: own.clone(), name };
    let joined: Answer<IgnoredAny> = post(request, &join, words).await;
    joined.map(drop)
}

/// Removes a game that nobody has joined. One that is gone already is removed as well.
pub(crate) async fn remove(id: GameId, secret: &Secret, words: Words) -> Answer<()> {
    let request = Request::delete(&format!("/api/games/{id}"));
    let request = request.header("Authorization", &format!("Bearer {}", secret.reveal()));
    match send(request.header("Accept-Language", words.language().tag()).build()).await {
        Ok(_) | Err(Failure::Problem { code: ProblemCode::NoSuchGame, .. }) => Ok(()),
        Err(failure) => Err(failure),
    }
}

/// Gives the seat of a game another secret. If that was done before, and the answer was lost, it is done as well.
pub(crate) async fn change_secret(game: &KeptGame, new: &Secret, words: Words) -> Answer<()> {
    let request = Request::post(&format!("/api/games/{}/secret", game.id));
    let request = request.header("Authorization", &format!("Bearer {}", game.secret.reveal()));
    let body = serde_json::to_string(&NewSecret { secret: new.clone() }).ok();
    match post_text(request, body, words).await {
        Err(Failure::Problem { code: ProblemCode::NoSuchGame, message }) => {
            let question = MyGame { secret: new.clone(), ..game.question() };
            match my_games(vec![question], words).await {
                Some(known) if known.is_empty() => {
                    Err(Failure::Problem { code: ProblemCode::NoSuchGame, message })
                }
                Some(_) => Ok(()),
                None => Err(Failure::NoServer),
            }
        }
        answer => answer.map(drop),
    }
}

/// What a browser needs to subscribe; nothing if the server notifies nobody.
pub(crate) async fn push_key() -> Option<String> {
    let told = send(Request::get("/api/push").build()).await.ok()?;
    Reflect::get(&js_sys::JSON::parse(&told).ok()?, &"key".into()).ok()?.as_string()
}

/// Lets a device be notified about a game: its subscription, as the browser writes it.
pub(crate) async fn subscribe(game: &KeptGame, subscription: &str, words: Words) -> Answer<()> {
    let language = words.language().tag();
    let body = format!(r#"{{"subscription":{subscription},"language":"{language}"}}"#);
    post_text(push_request(Request::post, game), Some(body), words).await.map(drop)
}

/// Does not notify a device about a game any more.
pub(crate) async fn unsubscribe(game: &KeptGame, endpoint: String, words: Words) -> Answer<()> {
    let body = serde_json::to_string(&OldSubscription { endpoint }).ok();
    post_text(push_request(Request::delete, game), body, words).await.map(drop)
}

fn push_request(method: fn(&str) -> RequestBuilder, game: &KeptGame) -> RequestBuilder {
    let request = method(&format!("/api/games/{}/push", game.id));
    request.header("Authorization", &format!("Bearer {}", game.secret.reveal()))
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

/// The games where it is the turn of whoever has these secrets; of many only the first are asked for. The
/// first screen asks this, where the types of [`my_games`] would weigh too much.
pub(crate) async fn your_turns(games: &[KeptGame], words: Words) -> Vec<GameId> {
    let list = MyGames { games: games.iter().take(100).map(KeptGame::question).collect() };
    let list = serde_json::to_string(&list).ok();
    let asked = post_text(Request::post("/api/my-games"), list, words).await;
    let Ok(text) = asked else { return Vec::new() };
    let told = js_sys::JSON::parse(&text).map(|told| js_sys::Array::from(&told));
    let field = |value: &JsValue, name: &str| Reflect::get(value, &name.into()).unwrap_or_default();
    let is_yours = |game: &JsValue| match field(game, "to_move").as_string() {
        Some(side) => field(&field(game, "yours"), &side).is_truthy(),
        None => false,
    };
    let id = |game: JsValue| field(&game, "id").as_string()?.parse().ok();
    told.map(|told| told.iter().filter(is_yours).filter_map(id).collect()).unwrap_or_default()
}

async fn post<T: DeserializeOwned>(
    request: RequestBuilder,
    body: &impl Serialize,
    words: Words,
) -> Answer<T> {
    let text = post_text(request, serde_json::to_string(body).ok(), words).await?;
    serde_json::from_str(&text).map_err(|_| Failure::NoServer)
}

async fn post_text(request: RequestBuilder, body: Option<String>, words: Words) -> Answer<String> {
    let body = body.ok_or(Failure::NoServer)?;
    let request = request.header("Accept-Language", words.language().tag());
    send(request.header("Content-Type", "application/json").body(body)).await
}

async fn send(request: Result<Request, gloo_net::Error>) -> Answer<String> {
    if !has_server() {
        return Err(Failure::NoServer);
    }
    let (is_good, text) = fetch(request).await.map_err(|_| Failure::NoServer)?;
    if is_good { Ok(text) } else { Err(Failure::of(&text)) }
}

/// What comes back, and whether it is what was asked for.
async fn fetch(
    request: Result<Request, gloo_net::Error>,
) -> Result<(bool, String), gloo_net::Error> {
    let answer = request?.send().await?;
    Ok((answer.ok(), answer.text().await?))
}
