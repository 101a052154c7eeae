//! The lobby: which tables are open to anyone, as a list and live.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket};
use axum::http::HeaderMap;
use axum::response::Response;
use linja_api::LobbyNews;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::description::Status;
use super::extract::Address;
use super::socket::{self, Client, End, HEARTBEAT, Upgrade};
use crate::app::App;
use crate::door::limits::Counted;
use crate::error::Error;

/// What changes is told at once, but then at most so often, and to all at the same time: a hundred changes are one text, which is written once.
const PACE: Duration = Duration::from_millis(200);

/// So many tables cost about as much as a request.
const TABLES: usize = 100;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(live))
}

/// The tables that are open to anyone: to sit down at, or to watch.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = LobbyNews)))]
async fn list(State(app): State<Arc<App>>, Address(address): Address) -> Json<LobbyNews> {
    charge(&app, address);
    Json(app.hubs.lobby.news(None).0)
}

/// The socket that tells of all tables, and then of what changes.
#[utoipa::path(
    get, path = "/api/lobby/live",
    responses((status = 101, description = "From here on, the server says `LobbyNews`."), Status<400>, Status<403>)
)]
async fn live(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Response, Error> {
    let (upgrade, counted) = socket::accept(&app, address, &headers, upgrade)?;
    Ok(upgrade.on_upgrade(move |socket| serve(app, socket, counted)))
}

async fn serve(app: Arc<App>, socket: WebSocket, counted: Counted) {
    let mut client = Client::new(socket);
    let Err(end) = Box::pin(follow(&app, &mut client, &counted)).await;
    client.close(end).await;
}

/// Whoever asks for the whole list pays for it if it is long.
fn charge(app: &App, address: IpAddr) {
    app.guard.charge(address, (app.hubs.lobby.len() / TABLES) as f64);
}

/// The next moment at which something is told.
fn next_tick() -> Instant {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let ticks = START.elapsed().as_millis() / PACE.as_millis() + 1;
    *START + PACE * ticks as u32
}

/// Tells what is new until one of them goes.
async fn follow(app: &App, client: &mut Client, counted: &Counted) -> Result<Infallible, End> {
    let mut changes = app.hubs.lobby.watch();
    let mut heartbeat = interval(HEARTBEAT);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut known, mut next) = (None, Instant::now());
    changes.mark_changed();
    charge(app, counted.address);
    loop {
        tokio::select! {
            () = app.closed() => return Err(End::Stopping),
            // The lobby outlives this loop, so there always is a next change to wait for.
            _ = async { sleep_until(next).await; changes.changed().await } => {
                let (text, now) = app.hubs.lobby.text(known);
                client.send(Message::Text(text)).await?;
                (known, next) = (Some(now), next_tick());
            }
            heard = client.hear() => if heard?.is_some() {
                return Err(End::wrong(Error::bad_request("nothing is said here")));
            },
            _ = heartbeat.tick() => client.ask_whether_there().await?,
        }
    }
}
