//! For whoever runs the server: is it up, is it ready, how is it doing.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

use crate::app::App;
use crate::figures;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/health", get(|| async { "up\n" }))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
}

/// Whether requests should come here: the database can be written, and the server does not stop. Asks nobody, so
/// it always answers.
async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    let is_ready = !app.is_closing() && app.store.is_writable();
    if is_ready {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], figures::render(&app).await)
}
