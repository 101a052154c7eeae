//! The page, as it was built into the program.

use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::response::{IntoResponse, Response};
use linja_api::ProblemCode;

use crate::error::Error;

/// A file of the page, also in packed forms.
struct File {
    name: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

static FILES: &[File] = &include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Files below this have names that change with their contents.
const FOR_EVER: &str = "assets/";

/// A file of the page. An address without an ending is one of the page's own, which it reads itself.
pub(crate) async fn serve(method: Method, address: Uri, headers: HeaderMap) -> Response {
    let path = address.path().trim_start_matches('/');
    let is_screen = !path.starts_with("api/") && !path.contains('.');
    let name = if is_screen { "index.html" } else { path };
    match FILES.iter().find(|file| file.name == name) {
        None => Error::from(ProblemCode::NotFound).into_response(),
        Some(_) if method != Method::GET && method != Method::HEAD => {
            Error::from(ProblemCode::WrongMethod).into_response()
        }
        Some(file) => file.response(&headers),
    }
}

impl File {
    fn response(&self, headers: &HeaderMap) -> Response {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let accepts = |packing| {
            let mut all = accepted.unwrap_or_default().split(',');
            all.any(|one| one.split(';').next().is_some_and(|name| name.trim() == packing))
        };
        let (body, packing) = match (self.brotli, self.gzip) {
            (Some(packed), _) if accepts("br") => (packed, Some("br")),
            (_, Some(packed)) if accepts("gzip") => (packed, Some("gzip")),
            _ => (self.plain, None),
        };
        let mut response = body.into_response();
        let mut set =
            |name, value| _ = response.headers_mut().insert(name, HeaderValue::from_static(value));
        set(header::CONTENT_TYPE, self.content_type());
        set(header::VARY, "accept-encoding");
        set(
            header::CACHE_CONTROL,
            match self.name.starts_with(FOR_EVER) {
                true => "public, max-age=31536000, immutable",
                false => "no-cache",
            },
        );
        if let Some(packing) = packing {
            set(header::CONTENT_ENCODING, packing);
        }
        response
    }

    fn content_type(&self) -> &'static str {
        match self.name.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("svg") => "image/svg+xml",
            Some("webmanifest") => "application/manifest+json",
            _ => "text/plain; charset=utf-8",
        }
    }
}
