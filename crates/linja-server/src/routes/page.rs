//! The page, as it was built into the program.

use std::io::Read;
use std::sync::{Arc, LazyLock, OnceLock};

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use brotli_decompressor::Decompressor;
use flate2::Compression;
use flate2::read::GzEncoder;
use linja_api::ProblemCode;

use super::preview;
use crate::app::App;
use crate::error::Error;

/// A file of the page. The program has it packed by Brotli; its other forms are made when somebody first asks for them.
struct File {
    name: &'static str,
    brotli: &'static [u8],
    plain: OnceLock<Vec<u8>>,
    gzip: OnceLock<Vec<u8>>,
}

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let packed: Vec<(&str, &[u8])> = include!(concat!(env!("OUT_DIR"), "/page.rs"));
    packed.into_iter().map(|(name, brotli)| File::new(name, brotli)).collect()
});

/// Files below this have names that change with their contents.
const FOR_EVER: &str = "assets/";

/// The page's list of its screens: a path per line, with `*` for parts that only the page can judge.
const SCREENS: &str = "screens.txt";

/// A file of the page. An address without an ending is one of the page's own, which it reads itself; if it has no such
/// screen, it says so.
pub(crate) async fn serve(
    State(app): State<Arc<App>>,
    method: Method,
    address: Uri,
    headers: HeaderMap,
) -> Response {
    let path = address.path().trim_start_matches('/');
    let is_page = !path.starts_with("api/") && !path.contains('.');
    match file(if is_page { "index.html" } else { path }) {
        None => Error::from(ProblemCode::NotFound).into_response(),
        Some(_) if method != Method::GET && method != Method::HEAD => {
            Error::from(ProblemCode::WrongMethod).into_response()
        }
        Some(file) if is_page => {
            let mut response = preview::previewed(&app, file.plain(), &address, &headers);
            if !is_screen(path) {
                *response.status_mut() = StatusCode::NOT_FOUND;
            }
            response
        }
        Some(file) => file.response(&headers),
    }
}

fn file(name: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.name == name)
}

fn is_screen(path: &str) -> bool {
    let screens = file(SCREENS).and_then(|file| str::from_utf8(file.plain()).ok());
    screens.is_none_or(|screens| screens.lines().any(|screen| matches(screen, path)))
}

/// Whether a path is the one of a screen, or one of them.
fn matches(screen: &str, path: &str) -> bool {
    let [screen, path] = [screen, path]
        .map(|path| path.split('/').filter(|part| !part.is_empty()).collect::<Vec<_>>());
    let is_alike = |(part, other): (&&str, &&str)| *part == "*" || part == other;
    screen.len() == path.len() && screen.iter().zip(&path).all(is_alike)
}

impl File {
    fn new(name: &'static str, brotli: &'static [u8]) -> File {
        File { name, brotli, plain: OnceLock::new(), gzip: OnceLock::new() }
    }

    fn plain(&self) -> &[u8] {
        self.plain.get_or_init(|| {
            let mut plain = Vec::new();
            // What the program has was packed when it was built.
            let _ = Decompressor::new(self.brotli, 1 << 16).read_to_end(&mut plain);
            plain
        })
    }

    /// For browsers that have come without TLS: those do not ask for Brotli.
    fn gzip(&self) -> &[u8] {
        self.gzip.get_or_init(|| {
            let mut gzip = Vec::new();
            let _ = GzEncoder::new(self.plain(), Compression::default()).read_to_end(&mut gzip);
            gzip
        })
    }

    fn response(&'static self, headers: &HeaderMap) -> Response {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let accepts = |packing| {
            let mut all = accepted.unwrap_or_default().split(',');
            all.any(|one| one.split(';').next().is_some_and(|name| name.trim() == packing))
        };
        let (body, packing) = if accepts("br") {
            (self.brotli, Some("br"))
        } else if accepts("gzip") {
            (self.gzip(), Some("gzip"))
        } else {
            (self.plain(), None)
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
            Some("bin") => "application/octet-stream",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("webmanifest") => "application/manifest+json",
            _ => "text/plain; charset=utf-8",
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use axum::body::to_bytes;
    use flate2::read::GzDecoder;
    use linja::RuleSet;
    use linja_players::{network, packed_network};

    use super::*;

    type Unpack = fn(&[u8]) -> Box<dyn Read + '_>;

    #[tokio::test]
    async fn a_file_comes_packed_as_its_reader_asks_and_is_always_the_same() {
        static FILE: LazyLock<File> =
            LazyLock::new(|| File::new("assets/network.bin", packed_network(RuleSet::Zen)));
        let unpackings: [(&str, Option<&str>, Unpack); 4] = [
            ("gzip, deflate, br", Some("br"), |body| Box::new(Decompressor::new(body, 4096))),
            ("deflate, gzip;q=1.0", Some("gzip"), |body| Box::new(GzDecoder::new(body))),
            ("deflate", None, |body| Box::new(body)),
            ("", None, |body| Box::new(body)),
        ];
        for (accepted, packing, unpack) in unpackings {
            let headers = HeaderMap::from_iter([(
                header::ACCEPT_ENCODING,
                HeaderValue::from_static(accepted),
            )]);
            let response = FILE.response(&headers);
            let told = response.headers().get(header::CONTENT_ENCODING);
            assert_eq!(told.map(HeaderValue::as_bytes), packing.map(str::as_bytes), "{accepted}");
            let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
            let mut plain = Vec::new();
            unpack(&body).read_to_end(&mut plain).unwrap();
            assert!(plain == network(RuleSet::Zen), "{accepted}");
        }
    }

    #[test]
    fn a_path_is_compared_part_by_part() {
        assert!(matches("/", ""));
        assert!(matches("/play", "play/"));
        assert!(matches("/puzzles/zen/*", "puzzles/zen/7"));
        for path in ["", "plays", "play/7", "puzzles/zen", "puzzles/chess/7", "puzzles/zen/7/8"] {
            let screens = ["/play", "/puzzles/zen/*"];
            assert!(!screens.iter().any(|screen| matches(screen, path)), "{path}");
        }
    }
}
