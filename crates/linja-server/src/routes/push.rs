//! Being notified: the key of the server, and the devices that want it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use linja_api::schema::GameId;
use linja_api::{NewSubscription, OldSubscription, ProblemCode, PushKey};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::description::Status;
use super::extract::{Address, Bearer, Body, Path};
use crate::app::App;
use crate::error::Error;
use crate::games::session::Session;
use crate::games::store::Subscription;
use crate::games::time::now;
use crate::push::device::{Device, check_endpoint};
use crate::push::sender::Sender;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(key)).routes(routes!(subscribe, unsubscribe))
}

/// The key that a browser needs to subscribe.
#[utoipa::path(get, path = "/api/push", responses((status = 200, body = PushKey), Status<501>))]
async fn key(State(app): State<Arc<App>>) -> Result<Json<PushKey>, Error> {
    Ok(Json(PushKey { key: sender(&app)?.key.public() }))
}

/// Notifies a device about a game from now on, for anyone with the secret of a seat.
#[utoipa::path(
    post, path = "/api/games/{id}/push", params(("id" = GameId, Path)), request_body = NewSubscription, security(("secret" = [])),
    responses((status = 204, description = "The device is notified."), Status<400>, Status<403>, Status<404>, Status<413>, Status<501>)
)]
async fn subscribe(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(id): Path<String>,
    Bearer(secret): Bearer,
    headers: HeaderMap,
    Body(wish): Body<NewSubscription>,
) -> Result<StatusCode, Error> {
    let sender = sender(&app)?;
    let page = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let device = Device::new(wish, page)?;
    sender.check(&device.endpoint)?;
    let Session { hub, role, key, .. } = Session::open(&app, address, &id, &secret).await?;
    if role.only_watches() {
        return Err(ProblemCode::OnlyWatching.into());
    }
    let now = now();
    // Whoever subscribes sees how the game stands.
    let notices = app.hubs.notices(&hub.game(), role);
    let seen = notices.iter().rfind(|notice| notice.since <= now);
    let told = seen.map_or(-1, |notice| notice.mark);
    let subscription = Subscription { game: id, seat: key, device, told, failures: 0 };
    app.store.subscribe(subscription, now).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stops notifying a device about a game.
#[utoipa::path(
    delete, path = "/api/games/{id}/push", params(("id" = GameId, Path)), request_body = OldSubscription, security(("secret" = [])),
    responses((status = 204, description = "The device is not notified."), Status<400>, Status<403>, Status<404>, Status<413>)
)]
async fn unsubscribe(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(id): Path<String>,
    Bearer(secret): Bearer,
    Body(OldSubscription { endpoint }): Body<OldSubscription>,
) -> Result<StatusCode, Error> {
    check_endpoint(&endpoint)?;
    let Session { role, .. } = Session::open(&app, address, &id, &secret).await?;
    if role.only_watches() {
        return Err(ProblemCode::OnlyWatching.into());
    }
    app.store.unsubscribe(&id, &endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn sender(app: &App) -> Result<&Sender, Error> {
    app.sender.as_ref().ok_or(ProblemCode::PushOff.into())
}
