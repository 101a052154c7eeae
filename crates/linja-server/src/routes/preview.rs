//! What chats show of a link: a title, a sentence and a picture of the board. Secrets stand behind the `#` of an address, so
//! nothing of an online game is in it.

use std::fmt::Write as _;
use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use linja::{Game, Position, RuleSet, Side};
use linja_api::ProblemCode;
use linja_picture::Picture;
use linja_players::Date;
use linja_words::{SharedGame, SharedPosition, Text, Words, text};
use quick_cache::sync::Cache;
use serde::Deserialize;

use super::ask::{make_puzzle, read};
use super::extract::{Address, Path, Query, words};
use crate::app::App;
use crate::error::Error;
use crate::games::time::now;

/// The pictures that were drawn last.
pub(crate) struct Previews(Cache<Picture, Bytes>);

impl Previews {
    /// They take a tenth of a megabyte each.
    const MOST: usize = 64;

    pub(crate) fn new() -> Previews {
        Previews(Cache::new(Previews::MOST))
    }
}

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/preview/start.png", get(start))
        .route("/preview/review.png", get(review))
        .route("/preview/board.png", get(board))
        .route("/preview/puzzles/{rules}/{seed}", get(puzzle))
}

/// What stands behind the `?` of a link that is sent to others.
#[derive(Default, Deserialize)]
struct Shared {
    game: Option<String>,
    position: Option<String>,
}

impl Shared {
    fn game(&self) -> Result<Game, Error> {
        let SharedGame(game) = shared(self.game.as_deref())?;
        Ok(game)
    }

    fn position(&self) -> Result<SharedPosition, Error> {
        shared(self.position.as_deref())
    }
}

/// A plus sign that is not escaped comes as a blank.
fn shared<T: std::str::FromStr<Err = Text>>(text: Option<&str>) -> Result<T, Error> {
    read(&text.unwrap_or_default().replace(' ', "+"))
}

async fn start(State(app): State<Arc<App>>, Address(address): Address) -> Result<Response, Error> {
    drawn(&app, address, Picture::new(Position::start(Side::Black))).await
}

async fn review(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Query(shared): Query<Shared>,
) -> Result<Response, Error> {
    drawn(&app, address, Picture::of(&shared.game()?)).await
}

async fn board(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Query(shared): Query<Shared>,
) -> Result<Response, Error> {
    drawn(&app, address, Picture::new(shared.position()?.position)).await
}

async fn puzzle(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path((rules, seed)): Path<(String, String)>,
) -> Result<Response, Error> {
    let seed = seed.strip_suffix(".png").and_then(|seed| seed.parse().ok());
    let seed = seed.ok_or(ProblemCode::NotFound)?;
    let puzzle = make_puzzle(&app, address, read(&rules)?, seed).await;
    let position = match puzzle {
        Ok(puzzle) => puzzle.position,
        // Without an oracle there is still a board to show.
        Err(Error { code: ProblemCode::OracleNotReady | ProblemCode::OracleOff, .. }) => {
            Position::start(Side::Black)
        }
        Err(error) => return Err(error),
    };
    drawn(&app, address, Picture { below: position.to_move(), ..Picture::new(position) }).await
}

/// Draws a picture, unless somebody has asked for it before. Whoever asks pays for the time it takes.
async fn drawn(app: &App, address: IpAddr, picture: Picture) -> Result<Response, Error> {
    let png = match app.previews.0.get(&picture) {
        Some(png) => png,
        None => {
            let question = app.guard.question(address)?;
            let to_draw = picture.clone();
            let png = app.cores.answer(question, move || to_draw.preview_png()).await?;
            let png = Bytes::from(png);
            app.previews.0.insert(picture, png.clone());
            png
        }
    };
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, "public, max-age=86400"),
        // Chats show it on pages of their own.
        (header::HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
    ];
    Ok((headers, png).into_response())
}

/// The page, with what chats are to show of its address.
pub(super) fn previewed(app: &App, page: &[u8], address: &Uri, headers: &HeaderMap) -> Response {
    let subject = Subject::of(address).unwrap_or(Subject::Page);
    let tags = subject.tags(words(headers), &origin(app.config.behind_proxy, headers));
    let html = String::from_utf8_lossy(page).replacen("</head>", &format!("{tags}</head>"), 1);
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-language"),
    ];
    (headers, html).into_response()
}

/// How others write the address of this server; empty if it is not known.
fn origin(behind_proxy: bool, headers: &HeaderMap) -> String {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = header("host").unwrap_or_default();
    let is_plain = |one: char| one.is_ascii_alphanumeric() || ".:-[]".contains(one);
    if host.is_empty() || !host.chars().all(is_plain) {
        return String::new();
    }
    let is_secure = behind_proxy && header("x-forwarded-proto") != Some("http");
    format!("{}://{host}", if is_secure { "https" } else { "http" })
}

/// What a link leads to, as far as its address tells.
#[derive(Debug, PartialEq, Eq)]
enum Subject {
    Page,
    Join,
    Watch,
    Game,
    Review(Game),
    Board(SharedPosition),
    Puzzle(RuleSet, u64),
}

impl Subject {
    fn of(address: &Uri) -> Result<Subject, Error> {
        let parts: Vec<&str> = address.path().split('/').filter(|part| !part.is_empty()).collect();
        let query = axum::extract::Query::<Shared>::try_from_uri(address).unwrap_or_default().0;
        Ok(match parts[..] {
            ["join", _] => Subject::Join,
            ["watch", _] => Subject::Watch,
            ["game", _] => Subject::Game,
            ["review"] => Subject::Review(query.game()?),
            ["board"] => Subject::Board(query.position()?),
            ["puzzles"] => {
                Subject::Puzzle(RuleSet::default(), Date::of_unix_seconds(now() / 1000).seed())
            }
            ["puzzles", seed] => Subject::Puzzle(RuleSet::default(), seed_of(seed)?),
            ["puzzles", rules, seed] => {
                Subject::Puzzle(read(&rules.replace("%2B", "+"))?, seed_of(seed)?)
            }
            _ => Subject::Page,
        })
    }

    /// A title, a sentence, and where the picture is.
    fn shown(&self) -> (Text, Text, String) {
        let start = || "start.png".to_owned();
        match self {
            Subject::Page => (text!("preview-page"), text!("preview-page-text"), start()),
            Subject::Join => (text!("preview-join"), text!("preview-join-text"), start()),
            Subject::Watch => (text!("preview-watch"), text!("preview-watch-text"), start()),
            Subject::Game => (text!("preview-game"), text!("preview-game-text"), start()),
            Subject::Review(game) => {
                let game = SharedGame(game.clone()).to_string().replace('+', "%2B");
                let picture = format!("review.png?game={game}");
                (text!("preview-review"), text!("preview-review-text"), picture)
            }
            Subject::Board(shared) => {
                let picture =
                    format!("board.png?position={}", shared.to_string().replace('+', "%2B"));
                (text!("preview-board"), text!("preview-board-text"), picture)
            }
            Subject::Puzzle(rules, seed) => {
                let picture = format!("puzzles/{rules}/{seed}.png");
                (text!("preview-puzzle"), text!("preview-puzzle-text"), picture)
            }
        }
    }

    fn tags(&self, words: Words, origin: &str) -> String {
        let (title, sentence, picture) = self.shown();
        let tags = [
            ("og:site_name", "Linja".to_owned()),
            ("og:type", "website".to_owned()),
            ("og:title", words.say(title)),
            ("og:description", words.say(sentence)),
            ("og:image", format!("{origin}/preview/{picture}")),
            ("og:image:width", "1200".to_owned()),
            ("og:image:height", "630".to_owned()),
            ("twitter:card", "summary_large_image".to_owned()),
        ];
        let mut written = String::new();
        for (name, content) in tags {
            let content = content.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
            // Writing to a string does not fail.
            let _ = writeln!(written, r#"<meta property="{name}" content="{content}">"#);
        }
        written
    }
}

/// A puzzle by its seed or its day.
fn seed_of(text: &str) -> Result<u64, Error> {
    let seed = text.parse().or_else(|_| text.parse().map(Date::seed));
    seed.map_err(|_| ProblemCode::NotFound.into())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use axum::http::HeaderValue;
    use linja_words::Language;

    use super::*;

    fn tags(address: &str, language: Language) -> String {
        let subject = Subject::of(&address.parse().unwrap()).unwrap_or(Subject::Page);
        subject.tags(Words::new(language), "https://linja.example")
    }

    fn tag(address: &str, name: &str) -> String {
        let tags = tags(address, Language::English);
        let tag = tags.split_once(&format!("property=\"{name}\" content=\"")).unwrap().1;
        tag.split_once('"').unwrap().0.to_owned()
    }

    #[test]
    fn a_link_shows_what_it_leads_to() {
        let preview = "https://linja.example/preview";
        let cases = [
            ("/", "Linja", "start.png"),
            ("/join/0123456789abcdef", "You’re invited to a game of Linja", "start.png"),
            ("/watch/0123456789abcdef", "Watch a game of Linja", "start.png"),
            ("/game/0123456789abcdef", "A game of Linja", "start.png"),
            ("/review", "Linja", "start.png"),
            (
                "/review?game=zen:2-3,1-3",
                "A game of Linja, move by move",
                "review.png?game=zen:2-3,1-3",
            ),
            (
                "/board?position=zen%2Bmean%3A6%2C1,1,1,1,1,1,0/0,1,1,1,1,1,1,6_b",
                "A position in Linja",
                "board.png?position=zen%2Bmean:6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6_b",
            ),
            ("/puzzles/7", "A Linja puzzle", "puzzles/zen/7.png"),
            ("/puzzles/zen%2Bmean/7", "A Linja puzzle", "puzzles/zen+mean/7.png"),
            ("/puzzles/zen/2026-11-15", "A Linja puzzle", "puzzles/zen/20261115.png"),
        ];
        for (address, title, picture) in cases {
            assert_eq!(tag(address, "og:title"), title, "{address}");
            assert_eq!(tag(address, "og:image"), format!("{preview}/{picture}"), "{address}");
        }
    }

    #[test]
    fn every_language_has_words_of_its_own() {
        for language in Language::ALL.into_iter().filter(|&one| one != Language::English) {
            for address in ["/join/1", "/watch/1", "/game/1", "/puzzles/7"] {
                assert_ne!(tags(address, language), tags(address, Language::English), "{language}");
            }
        }
    }

    #[test]
    fn nothing_that_is_asked_for_becomes_part_of_the_page() {
        let mut headers = HeaderMap::new();
        assert_eq!(origin(false, &headers), "");
        headers.insert("host", HeaderValue::from_static("linja.example:8080"));
        assert_eq!(origin(false, &headers), "http://linja.example:8080");
        assert_eq!(origin(true, &headers), "https://linja.example:8080");
        headers.insert("host", HeaderValue::from_static("\"><script>"));
        assert_eq!(origin(false, &headers), "");
        let address = "/review?game=zen:%22%3E%3Cscript%3E";
        assert_eq!(tags(address, Language::English), tags("/", Language::English));
    }
}
