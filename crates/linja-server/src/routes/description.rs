//! The description of the API, made from the code.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use serde_json::Value;
use utoipa::openapi::path::PathItem;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, Modify, OpenApi};

/// What all routes have in common.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Linja",
        description = "Online games of Linja that lose nothing, and the oracle's answers. Secrets go into the header \
                       `Authorization: Bearer SECRET`, never into an address. On the socket `/api/live` the client \
                       first says `hello`; what is said there are the types `ToServer` and `ToClient`. The socket \
                       `/api/lobby/live` tells which tables are open to anyone.",
    ),
    components(schemas(linja_api::Problem, linja_api::Secret, linja_api::ToServer, linja_api::ToClient)),
    modifiers(&Bearer)
)]
pub(super) struct Description;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The secret of a seat, an invite, or the secret of a watcher"));
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("secret", SecurityScheme::Http(bearer.build()));
    }
}

/// A route can answer with a problem of this status.
pub(super) struct Status<const STATUS: u16>;

impl<const STATUS: u16> IntoResponses for Status<STATUS> {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let status = StatusCode::from_u16(STATUS).ok();
        let reason = status.and_then(|status| status.canonical_reason()).unwrap_or_default();
        let problem = Content::new(Some(Ref::from_schema_name("Problem")));
        let response = ResponseBuilder::new().description(reason);
        let response = response.content("application/json", problem).build();
        BTreeMap::from([(STATUS.to_string(), response.into())])
    }
}

/// The whole description, as JSON.
pub(super) fn complete(mut description: utoipa::openapi::OpenApi) -> Value {
    description.info.version = env!("CARGO_PKG_VERSION").to_owned();
    for PathItem { get, post, delete, .. } in description.paths.paths.values_mut() {
        for operation in [get, post, delete].into_iter().flatten() {
            // It can be asked too often, fail, or take too long.
            for common in
                [Status::<429>::responses(), Status::<503>::responses(), Status::<504>::responses()]
            {
                operation.responses.responses.extend(common);
            }
        }
    }
    let mut description = serde_json::to_value(description).unwrap_or_default();
    name_formats(&mut description);
    description
}

/// utoipa writes `u-int32` for what the registry of formats calls `uint32`.
fn name_formats(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(name_formats),
        Value::Object(fields) => {
            if let Some(Value::String(format)) = fields.get_mut("format") {
                *format = format.replace("u-int", "uint");
            }
            fields.values_mut().for_each(name_formats);
        }
        _ => (),
    }
}
