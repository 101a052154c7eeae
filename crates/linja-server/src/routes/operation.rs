//! For whoever runs the server: is it up, is it ready, how is it doing.

use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use metrics::{
    counter, describe_counter, describe_gauge, describe_histogram, gauge, set_global_recorder,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::app::App;
use crate::error::Error;
use crate::games::time::now;

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

/// From a fast disk to the limit of the store.
const WRITE_SECONDS: [f64; 11] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];

/// Where the figures are gathered: once for the whole process.
pub(crate) fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let writes = Matcher::Full("linja_store_write_seconds".to_owned());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(writes, &WRITE_SECONDS);
        // It fails only for no buckets at all.
        let recorder = builder.unwrap_or_default().build_recorder();
        let handle = recorder.handle();
        // Another recorder of the program's own is as good; then there is nothing to show here.
        _ = set_global_recorder(recorder);
        describe();
        handle
    };
    RECORDER.get_or_init(install).clone()
}

/// Says what each figure is. What is counted is there from the start, so that the first is noticed too.
fn describe() {
    for (name, what) in [
        ("linja_games_total", "Games opened"),
        ("linja_turns_total", "Turns made, by people and computers"),
        ("linja_store_errors_total", "Failures of the database"),
        ("linja_push_sent_total", "Notifications that a push service has taken"),
        ("linja_push_failed_total", "Notifications that a push service has not taken"),
        ("linja_connections_refused_total", "Connections refused because there were too many"),
    ] {
        describe_counter!(name, what);
        counter!(name).increment(0);
    }
    for (name, what) in [
        ("linja_connections", "Open connections, sockets among them"),
        ("linja_connections_limit", "How many connections there may be"),
        ("linja_sockets", "Open sockets"),
        ("linja_questions", "Questions to the oracle or a search, in work or waiting"),
        ("linja_overdue_seconds", "For how long the oldest game that is due has not been claimed"),
        ("linja_store_connections", "Connections to the database in use"),
        ("linja_store_connections_limit", "How many connections to the database there may be"),
    ] {
        describe_gauge!(name, what);
        gauge!(name).increment(0);
    }
    describe_counter!("linja_requests_total", "Answers, by status");
    describe_histogram!("linja_request_seconds", "How long answers took");
    describe_histogram!("linja_store_write_seconds", "How long a change took to be on disk");
}

/// All figures, with those that are looked up only now.
async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let now = now();
    match app.store.overdue_since(now).await {
        Ok(since) => {
            let late = since.map_or(0, |since| now.saturating_sub(since));
            gauge!("linja_overdue_seconds").set(late as f64 / 1e3);
        }
        // It is counted and in the log.
        Err(error) => _ = Error::from(error),
    }
    let (used, most) = app.store.connections();
    gauge!("linja_store_connections").set(used as f64);
    gauge!("linja_store_connections_limit").set(most as f64);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render())
}
