//! Games: opening, joining, playing, watching.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use linja::{Game, Record, Side};
use linja_api::schema::GameId;
use linja_api::{
    Action, Course, Ending, GameView, Join, MyGames, NewGame, Opened, Player, ProblemCode, Summary,
};
use linja_words::{say, text};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::description::Status;
use super::extract::{Address, Bearer, Body, Path, Query, Spoken};
use crate::app::App;
use crate::hub::in_time;
use crate::live;
use crate::online_game::OnlineGame;
use crate::time::now;
use crate::trouble::Trouble;

/// The most games in one list.
const MOST_GAMES: usize = 100;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(open))
        .routes(routes!(view))
        .routes(routes!(join))
        .routes(routes!(act))
        .routes(routes!(record))
        .routes(routes!(mine))
        .routes(routes!(socket))
}

/// Opens a game.
#[utoipa::path(
    post, path = "/api/games", request_body = NewGame,
    responses((status = 201, body = Opened), Status<400>, Status<413>)
)]
async fn open(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(wish): Body<NewGame>,
) -> Result<(StatusCode, Json<Opened>), Trouble> {
    app.guard.game(address)?;
    let (game, invite, watch) = OnlineGame::open(&wish, now())?;
    let role = game.role(&wish.secret).ok_or(ProblemCode::NoSuchGame)?;
    let hub = app.hubs.create(game).await?;
    metrics::counter!("linja_games_total").increment(1);
    let game = app.view(address, &hub.sight(), role, 0);
    Ok((StatusCode::CREATED, Json(Opened { game, invite, watch })))
}

/// Which part of the log to show.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct After {
    /// Only the entries after the one with this number.
    #[serde(default)]
    after: u32,
}

/// Shows a game to whoever has the secret of a seat, that of a watcher, or the invite.
#[utoipa::path(
    get, path = "/api/games/{id}", params(("id" = GameId, Path), After), security(("secret" = [])),
    responses((status = 200, body = GameView), Status<400>, Status<404>)
)]
async fn view(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(id): Path<String>,
    Query(After { after }): Query<After>,
    Bearer(secret): Bearer,
) -> Result<Json<GameView>, Trouble> {
    let (hub, role) = app.enter(address, &id, &secret).await?;
    Ok(Json(app.view(address, &hub.sight(), role, after)))
}

/// Takes the free seat, with the invite as authorization.
#[utoipa::path(
    post, path = "/api/games/{id}/join", params(("id" = GameId, Path)), request_body = Join, security(("secret" = [])),
    responses((status = 200, body = GameView), Status<400>, Status<404>, Status<409>, Status<413>)
)]
async fn join(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(id): Path<String>,
    Bearer(invite): Bearer,
    Body(Join { secret }): Body<Join>,
) -> Result<Json<GameView>, Trouble> {
    let arrived = now();
    let (hub, _) = app.enter(address, &id, &invite).await?;
    let (work_app, work_hub, wish) = (app.clone(), hub.clone(), secret.clone());
    live::to_the_end(async move {
        let hubs = &work_app.hubs;
        hubs.change(&work_hub, arrived, |game, moment| game.join(&invite, &wish, moment.now)).await
    })
    .await?;
    let role = hub.role(&secret)?;
    Ok(Json(app.view(address, &hub.sight(), role, 0)))
}

/// Does something: a turn, resigning, a takeback, a rematch.
#[utoipa::path(
    post, path = "/api/games/{id}/actions", params(("id" = GameId, Path), After), security(("secret" = [])), request_body = Action,
    responses((status = 200, body = GameView), Status<400>, Status<403>, Status<404>, Status<409>, Status<413>, Status<422>)
)]
async fn act(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(id): Path<String>,
    Query(After { after }): Query<After>,
    Bearer(secret): Bearer,
    Body(action): Body<Action>,
) -> Result<Json<GameView>, Trouble> {
    // The whole request is here.
    let arrived = now();
    in_time(async {
        let (hub, role) = app.enter(address, &id, &secret).await?;
        let view = |after| app.view(address, &hub.sight(), role, after);
        let known = after.max(action.number().saturating_sub(1));
        match live::act(&app, &hub, role, action, arrived).await {
            Err(trouble) if trouble.code == ProblemCode::WrongNumber => {
                Err(trouble.with_game(view(known)))
            }
            done => done.map(|()| Json(view(after))),
        }
    })
    .await
}

/// Which game of a series.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// The game of the series, from 1; the last one unless said otherwise.
    game: Option<usize>,
}

impl Which {
    /// The game, and how it ended unless it goes on.
    pub(super) fn of(self, course: &Course) -> Result<(&Game, Option<Ending>), Trouble> {
        let past = course.past();
        match self.game.map_or(Some(past.len()), |game| game.checked_sub(1)) {
            Some(at) if at < past.len() => Ok((&past[at].game, Some(past[at].ending))),
            Some(at) if at == past.len() => Ok((course.game(), course.ending())),
            _ => Err(ProblemCode::NotFound.into()),
        }
    }
}

/// The record of a game, as a `.linja` file.
#[utoipa::path(
    get, path = "/api/games/{id}/record", params(("id" = GameId, Path), Which), security(("secret" = [])),
    responses((status = 200, body = String, content_type = "text/plain"), Status<400>, Status<404>)
)]
async fn record(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(id): Path<String>,
    Query(which): Query<Which>,
    Bearer(secret): Bearer,
    Spoken(words): Spoken,
) -> Result<Response, Trouble> {
    let (hub, _) = app.enter(address, &id, &secret).await?;
    let game = hub.sight().game;
    let course = &game.course;
    let (played, ending) = which.of(course)?;
    let mut record = Record::new(played.clone());
    record.date = linja_players::Date::of_unix_seconds(game.created / 1000).to_string();
    for side in Side::ALL {
        if let Player::Computer { level } = course.terms().players[side] {
            record.players[side] = words.say(text!("record-computer", level = level));
        }
    }
    let why = match ending {
        Some(Ending::Resigned(side)) => Some(say!(words, "record-resigned", side = side)),
        Some(Ending::TimedOut(side)) => Some(say!(words, "record-timed-out", side = side)),
        Some(Ending::Played(_)) | None => None,
    };
    if let Some(why) = why {
        record.add_comment(played.turns().len(), &why);
    }
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.linja\"")),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// Lists the games whose secrets are sent, without those that are gone.
#[utoipa::path(
    post, path = "/api/my-games", request_body = MyGames,
    responses((status = 200, body = Vec<Summary>), Status<400>, Status<413>)
)]
async fn mine(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(MyGames { games }): Body<MyGames>,
) -> Result<Json<Vec<Summary>>, Trouble> {
    if games.len() > MOST_GAMES {
        return Err(Trouble::bad_request("a list has at most 100 games"));
    }
    // Each game costs about as much as a request for it alone.
    app.guard.charge(address, games.len().saturating_sub(1) as f64);
    let mut summaries: Vec<Summary> = Vec::with_capacity(games.len());
    for one in games {
        if summaries.iter().any(|known| known.id == one.id) {
            continue;
        }
        match app.enter(address, &one.id, &one.secret).await {
            Ok((hub, role)) => summaries.push(hub.sight().game.summary(role)),
            Err(trouble) if trouble.code == ProblemCode::NoSuchGame => (),
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(Json(summaries))
}

/// The socket on which a game is played live.
#[utoipa::path(
    get, path = "/api/live",
    responses((status = 101, description = "From here on, `ToServer` and `ToClient`."), Status<400>, Status<403>)
)]
async fn socket(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    let upgrade = upgrade.map_err(|rejection| Trouble::bad_request(rejection.body_text()))?;
    if !is_welcome(&app, &headers) {
        return Err(ProblemCode::WrongOrigin.into());
    }
    if app.is_closing() {
        return Err(ProblemCode::Unavailable.into());
    }
    let counted = app.guard.socket(address)?;
    Ok(upgrade
        .max_message_size(live::MOST_READ)
        .max_frame_size(live::MOST_READ)
        .read_buffer_size(live::MOST_BYTES)
        .write_buffer_size(0)
        .on_upgrade(move |socket| live::serve(app, socket, counted)))
}

/// A browser says which page opens the socket: it has to be this server's own, or one it trusts.
fn is_welcome(app: &App, headers: &HeaderMap) -> bool {
    let text =
        |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        // Not a browser: nobody's page can make it do anything.
        return !headers.contains_key(header::ORIGIN);
    };
    let own = text(header::HOST).zip(origin.split_once("://").map(|(_, host)| host));
    own.is_some_and(|(host, from)| host == from)
        || app.config.origins.iter().any(|one| one == origin)
}
