//! What requests carry: who asks, in which language, with which secret, and a body.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{
    BytesRejection, FailedToBufferBody, JsonRejection, StringRejection,
};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use linja_api::{ProblemCode, Secret};
use linja_words::{Language, Words, text};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::Error;

/// The secret that a request brings.
pub(crate) struct Bearer(pub(crate) Secret);

impl<S: Sync> FromRequestParts<S> for Bearer {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Bearer, Error> {
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let secret = header.and_then(|value| value.split_once(' '));
        let secret = secret.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
        let secret = secret.and_then(|(_, secret)| secret.trim_start().parse().ok());
        secret.map(Bearer).ok_or_else(|| {
            Error::bad_request("the header `Authorization` is to be `Bearer SECRET`")
        })
    }
}

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        match in_time(Json::from_request(request, state)).await? {
            Ok(Json(value)) => Ok(Body(value)),
            Err(JsonRejection::BytesRejection(BytesRejection::FailedToBufferBody(rejection))) => {
                Err(not_taken(&rejection))
            }
            Err(rejection) => Err(Error::bad_request(rejection.body_text())),
        }
    }
}

/// A body of plain text: a record.
pub(crate) struct Plain(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Plain {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Plain, Error> {
        match in_time(String::from_request(request, state)).await? {
            Ok(text) => Ok(Plain(text)),
            Err(StringRejection::FailedToBufferBody(rejection)) => Err(not_taken(&rejection)),
            Err(_) => Err(Error::bad_request(text!("error-record-not-text"))),
        }
    }
}

/// The body of a request is there within so long after its headers.
const BODY: Duration = Duration::from_secs(10);

async fn in_time<T>(body: impl Future<Output = T>) -> Result<T, Error> {
    let body = tokio::time::timeout(BODY, body).await;
    body.map_err(|_| Error::bad_request("the body did not come within 10 seconds"))
}

/// Why the bytes of a body did not all come.
fn not_taken(rejection: &FailedToBufferBody) -> Error {
    match rejection {
        FailedToBufferBody::LengthLimitError(_) => ProblemCode::TooLarge.into(),
        _ => Error::bad_request(rejection.body_text()),
    }
}

/// A part of the address itself.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Error> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        let path = path.map_err(|rejection| Error::bad_request(rejection.body_text()))?;
        Ok(Path(path.0))
    }
}

/// What stands behind the `?` of an address.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Error> {
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        let query = query.map_err(|rejection| Error::bad_request(rejection.body_text()))?;
        Ok(Query(query.0))
    }
}

/// The words for whoever asks.
pub(crate) struct Spoken(pub(crate) Words);

impl<S: Sync> FromRequestParts<S> for Spoken {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Spoken, Self::Rejection> {
        Ok(Spoken(words(&parts.headers)))
    }
}

/// The language of a request.
pub(crate) fn words(headers: &HeaderMap) -> Words {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Words::new(Language::from_accept_language(wanted.unwrap_or_default()))
}

/// The address of whoever asks. A proxy adds it at the end of what the client itself may have
/// written.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Address, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let peer = peer.unwrap_or(Ipv4Addr::LOCALHOST.into());
        if !app.config.behind_proxy {
            return Ok(Address(peer));
        }
        let forwarded = parts.headers.get_all("x-forwarded-for").iter().next_back();
        let last = forwarded
            .and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Ok(Address(last.unwrap_or(peer)))
    }
}
