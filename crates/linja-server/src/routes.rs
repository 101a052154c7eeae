//! What can be asked, and the layers around it: who asks, how much they may ask, how long it may
//! take, and how problems are told.

mod ask;
mod description;
pub(crate) mod extract;
mod games;
mod lobby;
mod markdown;
pub(crate) mod operation;
mod page;
pub(crate) mod preview;
mod push;
pub(crate) mod socket;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use linja_api::ProblemCode;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::cors::{AllowOrigin, CorsLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use self::description::{Description, complete};
use self::extract::Address;
use crate::app::App;
use crate::error::Error;

/// The largest request: a long game record.
const MOST_BYTES: usize = 64 * 1024;

/// The longest work on a request.
const MOST_TIME: Duration = Duration::from_secs(30);

/// All routes with the layers around them.
pub(crate) fn router(app: Arc<App>) -> Router {
    let (router, description) = OpenApiRouter::with_openapi(Description::openapi())
        .merge(games::routes())
        .merge(lobby::routes())
        .merge(ask::routes())
        .merge(push::routes())
        .split_for_parts();
    let description = Arc::new(complete(description));
    let limited = router
        .route("/api/openapi.json", get(move || async move { Json((*description).clone()) }))
        .merge(preview::routes())
        .merge(tables::routes())
        .fallback(page::serve)
        .method_not_allowed_fallback(|| async { Error::from(ProblemCode::WrongMethod) })
        .layer(from_fn_with_state(app.clone(), limit));
    let told = limited
        .merge(operation::routes())
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(from_fn(hurry))
        .layer(CatchPanicLayer::custom(|_| Error::from(ProblemCode::Unavailable).into_response()))
        .layer(from_fn(tell));
    let told = match &app.config.origins[..] {
        [] => told,
        origins => told.layer(cors(origins)),
    };
    told.layer(from_fn(count))
        // Only what never changes says otherwise itself.
        .layer(header_layer(header::CACHE_CONTROL, "no-store"))
        .layer(header_layer(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header_layer(header::X_FRAME_OPTIONS, "DENY"))
        .layer(header_layer(header::REFERRER_POLICY, "no-referrer"))
        .layer(header_layer(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY))
        .layer(header_layer(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header_layer(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(header_layer(
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=()",
        ))
        .with_state(app)
}

/// Browsers let pages of these origins use the API.
fn cors(origins: &[String]) -> CorsLayer {
    let origins = origins.to_vec();
    let is_trusted = move |origin: &HeaderValue, request: &Parts| {
        request.uri.path().starts_with("/api/") && origins.iter().any(|one| origin == one)
    };
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(is_trusted))
        .allow_methods([Method::GET, Method::POST, Method::DELETE])
        .allow_headers([header::AUTHORIZATION, header::CONTENT_TYPE])
        .expose_headers([header::RETRY_AFTER])
        .max_age(Duration::from_secs(86_400))
}

/// Only what this server itself sends; the page is WebAssembly.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
     form-action 'none'; frame-ancestors 'none'";

fn header_layer(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

/// Not more than one address may ask.
async fn limit(
    State(app): State<Arc<App>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    match app.guard.request(address) {
        Ok(()) => next.run(request).await,
        Err(code) => Error::from(code).into_response(),
    }
}

/// Nothing takes for ever.
async fn hurry(request: Request, next: Next) -> Response {
    match tokio::time::timeout(MOST_TIME, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Error::from(ProblemCode::TooSlow).into_response(),
    }
}

/// Problems are told in the language of whoever asks.
async fn tell(request: Request, next: Next) -> Response {
    let words = extract::words(request.headers());
    let mut response = next.run(request).await;
    let Some(error) = response.extensions_mut().remove::<Error>() else { return response };
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    (parts, Json(error.told(words))).into_response()
}

/// Each answer is counted and logged, without anything that is secret.
async fn count(request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let start = std::time::Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let milliseconds = start.elapsed().as_secs_f64() * 1e3;
    metrics::counter!("linja_requests_total", "status" => status.to_string()).increment(1);
    metrics::histogram!("linja_request_seconds").record(milliseconds / 1e3);
    tracing::debug!(%method, path, status, milliseconds, "answered");
    response
}
