//! Games: opening, joining, playing, watching.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use linja_api::schema::GameId;
use linja_api::{
    Action, Course, GameView, Join, LoggedGame, MyGames, NewGame, NewSecret, Opened, ProblemCode,
    Summary,
};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::description::Status;
use super::extract::{Address, Bearer, Body, Path, Query, Spoken};
use super::socket::{self, Upgrade};
use crate::app::App;
use crate::error::Error;
use crate::games::hub::in_time;
use crate::games::online_game::{Moment, OnlineGame};
use crate::games::secrets::Hash;
use crate::games::session::Session;
use crate::games::time::now;

/// The most games in one list.
const MOST_GAMES: usize = 100;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(open))
        .routes(routes!(view, remove))
        .routes(routes!(join))
        .routes(routes!(change_secret))
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
) -> Result<(StatusCode, Json<Opened>), Error> {
    app.guard.game(address)?;
    if wish.open && app.hubs.lobby.is_full() {
        return Err(ProblemCode::TooManyTables.into());
    }
    let (game, invite, watch) = OnlineGame::open(&wish, now())?;
    let role = game.role(&wish.secret).ok_or(ProblemCode::NoSuchGame)?;
    let hub = app.hubs.create(game).await?;
    metrics::counter!("linja_games_total").increment(1);
    let key = Hash::of(&wish.secret);
    let game = Session { app: &app, address, hub, role, key }.view(0);
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

/// Shows a game to anyone with the secret of a seat, the watch secret, or the invite.
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
) -> Result<Json<GameView>, Error> {
    let session = Session::open(&app, address, &id, &secret).await?;
    Ok(Json(session.view(after)))
}

/// Removes a game that nobody has joined or that has no turn yet; needs the secret of a seat.
#[utoipa::path(
    delete, path = "/api/games/{id}", params(("id" = GameId, Path)), security(("secret" = [])),
    responses((status = 204, description = "The game is gone."), Status<400>, Status<403>, Status<404>, Status<409>)
)]
async fn remove(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(id): Path<String>,
    Bearer(secret): Bearer,
) -> Result<StatusCode, Error> {
    let arrived = now();
    let Session { hub, role, .. } = Session::open(&app, address, &id, &secret).await?;
    app.hubs.change(&hub, arrived, move |game, _| game.remove(role)).await?;
    Ok(StatusCode::NO_CONTENT)
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
    Body(wish): Body<Join>,
) -> Result<Json<GameView>, Error> {
    let arrived = now();
    let session = Session::open(&app, address, &id, &invite).await?;
    let secret = wish.secret.clone();
    let decide = move |game: &OnlineGame, moment: Moment<'_>| game.join(&invite, &wish, moment.now);
    app.hubs.change(&session.hub, arrived, decide).await?;
    let role = session.hub.role(&secret)?;
    Ok(Json(Session { role, ..session }.view(0)))
}

/// Gives a seat another secret: the one before opens nothing any more.
#[utoipa::path(
    post, path = "/api/games/{id}/secret", params(("id" = GameId, Path)), request_body = NewSecret, security(("secret" = [])),
    responses((status = 204, description = "The seat has this secret."), Status<400>, Status<403>, Status<404>, Status<413>)
)]
async fn change_secret(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(id): Path<String>,
    Bearer(old): Bearer,
    Body(NewSecret { secret }): Body<NewSecret>,
) -> Result<StatusCode, Error> {
    let arrived = now();
    let Session { hub, .. } = Session::open(&app, address, &id, &old).await?;
    let decide =
        move |game: &OnlineGame, moment: Moment<'_>| game.change_secret(&old, &secret, moment.now);
    app.hubs.change(&hub, arrived, decide).await?;
    Ok(StatusCode::NO_CONTENT)
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
) -> Result<Json<GameView>, Error> {
    // The whole request is here.
    let arrived = now();
    in_time(async {
        let session = Session::open(&app, address, &id, &secret).await?;
        let known = after.max(action.number().saturating_sub(1));
        session.act(action, known, arrived).await?;
        Ok(Json(session.view(after)))
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
    pub(super) fn of(self, course: &Course) -> Result<&LoggedGame, Error> {
        let index = self.game.map_or(Some(course.past()), |game| game.checked_sub(1));
        index.and_then(|index| course.game_at(index)).ok_or(ProblemCode::NotFound.into())
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
) -> Result<Response, Error> {
    let game = Session::open(&app, address, &id, &secret).await?.hub.game();
    let course = &game.course;
    let date = linja_players::Date::of_unix_seconds(game.created / 1000).to_string();
    let (players, names) = (course.terms().players, &game.names);
    let record = which.of(course)?.record(players, names, date, |ending| words.say(ending));
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
) -> Result<Json<Vec<Summary>>, Error> {
    if games.len() > MOST_GAMES {
        return Err(Error::bad_request("a list has at most 100 games"));
    }
    // Each game costs about as much as a request for it alone.
    app.guard.charge(address, games.len().saturating_sub(1) as f64);
    let mut summaries: Vec<Summary> = Vec::with_capacity(games.len());
    for one in games {
        if summaries.iter().any(|known| known.id == one.id) {
            continue;
        }
        match Session::open(&app, address, &one.id, &one.secret).await {
            Ok(session) => summaries.push(session.hub.game().summary(session.role)),
            Err(error) if error.code == ProblemCode::NoSuchGame => (),
            Err(error) => return Err(error),
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
    upgrade: Upgrade,
) -> Result<Response, Error> {
    let (upgrade, counted) = socket::accept(&app, address, &headers, upgrade)?;
    Ok(upgrade.on_upgrade(move |socket| socket::serve(app, socket, counted)))
}
