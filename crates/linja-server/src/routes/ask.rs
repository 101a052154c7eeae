//! Questions: margins, hints, reviews, puzzles, the rules, and what the oracle does.

use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use linja::{Game, Position, Record, RuleSet, Side};
use linja_api::schema::{self, GameId};
use linja_api::{
    HintView, LoggedGame, MarginsView, OracleView, PageView, ProblemCode, PuzzleView, ReviewView,
};
use linja_oracle::Oracle;
use linja_players::Date;
use linja_words::{Page, Text, Words, changes_page, rules_page, text};
use serde::{Deserialize, Serialize};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::description::Status;
use super::extract::{Address, Bearer, Path, Plain, Query, Spoken};
use super::games::Which;
use super::markdown::markdown;
use crate::app::App;
use crate::error::Error;
use crate::games::session::Session;
use crate::games::time::now;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(margins))
        .routes(routes!(hint))
        .routes(routes!(review_record))
        .routes(routes!(review_game))
        .routes(routes!(daily_puzzle))
        .routes(routes!(puzzle))
        .routes(routes!(rules))
        .routes(routes!(changes))
        .routes(routes!(oracle))
}

/// An answer that will be the same tomorrow, in this language.
struct Lasting<T>(T);

impl<T: Serialize> IntoResponse for Lasting<T> {
    fn into_response(self) -> Response {
        let headers =
            [(header::CACHE_CONTROL, "public, max-age=86400"), (header::VARY, "accept-language")];
        (headers, Json(self.0)).into_response()
    }
}

fn lasting_if(lasts: bool, answer: impl Serialize) -> Response {
    if lasts { Lasting(answer).into_response() } else { Json(answer).into_response() }
}

/// Which position.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Where {
    /// The rules; `zen` unless said otherwise.
    #[param(value_type = Option<schema::RuleSet>)]
    rules: Option<String>,
    /// The position; the start with Black to move unless said otherwise.
    #[param(value_type = Option<schema::Position>)]
    position: Option<String>,
}

impl Where {
    fn read(&self) -> Result<(RuleSet, Position), Error> {
        let position = match &self.position {
            Some(position) => read(position)?,
            None => Position::start(Side::Black),
        };
        Ok((read_rules(self.rules.as_deref())?, position))
    }
}

/// What all turns of a position are worth, exactly.
#[utoipa::path(
    get, path = "/api/margins", params(Where),
    responses((status = 200, body = MarginsView), Status<400>, Status<501>)
)]
async fn margins(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Query(place): Query<Where>,
) -> Result<Lasting<MarginsView>, Error> {
    let (rules, position) = place.read()?;
    let margins =
        exact(&app, address, rules, move |oracle| Ok(MarginsView::ask(oracle, position)?));
    Ok(Lasting(margins.await?))
}

/// A good turn: the best one if the oracle is ready, otherwise what a search thinks.
#[utoipa::path(
    get, path = "/api/hint", params(Where),
    responses((status = 200, body = HintView), Status<400>, Status<409>)
)]
async fn hint(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Query(place): Query<Where>,
) -> Result<Response, Error> {
    let (rules, position) = place.read()?;
    let exact = exact(&app, address, rules, move |oracle| Ok(HintView::ask(oracle, position)?));
    let hint = match exact.await {
        Err(Error { code: ProblemCode::OracleNotReady | ProblemCode::OracleOff, .. }) => {
            let turns = app.cores.search(app.guard.question(address)?, rules, position).await?;
            let best = turns.first().map(|&best| best.into());
            best.map(|best| HintView { best, exact: false, reason: None })
        }
        hint => hint?,
    };
    let hint = hint.ok_or(ProblemCode::Over)?;
    Ok(lasting_if(hint.exact, hint))
}

/// Judges the game of a record, the text of a `.linja` file.
#[utoipa::path(
    post, path = "/api/reviews", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = ReviewView), Status<400>, Status<413>, Status<501>)
)]
async fn review_record(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Plain(text): Plain,
) -> Result<Json<ReviewView>, Error> {
    let record: Record = read(&text)?;
    Ok(Json(review(&app, address, record.game).await?))
}

/// Judges a game that is over, for anyone with the secret of a seat, or the watch secret.
#[utoipa::path(
    get, path = "/api/games/{id}/review", params(("id" = GameId, Path), Which), security(("secret" = [])),
    responses((status = 200, body = ReviewView), Status<400>, Status<404>, Status<409>, Status<501>)
)]
async fn review_game(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(id): Path<String>,
    Query(which): Query<Which>,
    Bearer(secret): Bearer,
) -> Result<Json<ReviewView>, Error> {
    let game = Session::open(&app, address, &id, &secret).await?.hub.game();
    match which.of(&game.course)? {
        LoggedGame { game, ending: Some(_), .. } => {
            Ok(Json(review(&app, address, game.clone()).await?))
        }
        LoggedGame { ending: None, .. } => Err(ProblemCode::GoesOn.into()),
    }
}

/// Which puzzle of the day.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Day {
    /// The rules; `zen` unless said otherwise.
    #[param(value_type = Option<schema::RuleSet>)]
    rules: Option<String>,
    /// The day; today, in UTC, unless said otherwise.
    #[param(example = "2026-11-15", pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    date: Option<String>,
}

/// The puzzle of a day, the same for everybody.
#[utoipa::path(
    get, path = "/api/puzzles/daily", params(Day),
    responses((status = 200, body = PuzzleView), Status<400>, Status<501>)
)]
async fn daily_puzzle(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Query(day): Query<Day>,
) -> Result<Response, Error> {
    let rules = read_rules(day.rules.as_deref())?;
    let today = || Date::of_unix_seconds(now() / 1000);
    let date = day.date.as_deref().map(str::parse).transpose();
    let date = date.map_err(|_| Error::bad_request(text!("error-date")))?;
    let puzzle = make_puzzle(&app, address, rules, date.unwrap_or_else(today).seed()).await?;
    Ok(lasting_if(date.is_some(), puzzle))
}

/// By which rules.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct By {
    /// The rules; `zen` unless said otherwise.
    #[param(value_type = Option<schema::RuleSet>)]
    rules: Option<String>,
}

/// The puzzle of a seed: always the same.
#[utoipa::path(
    get, path = "/api/puzzles/{seed}", params(("seed" = u64, Path), By),
    responses((status = 200, body = PuzzleView), Status<400>, Status<501>)
)]
async fn puzzle(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(seed): Path<String>,
    Query(By { rules }): Query<By>,
) -> Result<Lasting<PuzzleView>, Error> {
    let rules = read_rules(rules.as_deref())?;
    let seed = seed.parse().map_err(|_| Error::bad_request(text!("error-seed")))?;
    Ok(Lasting(make_puzzle(&app, address, rules, seed).await?))
}

/// In which language.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Tongue {
    /// The language; the one in the header `Accept-Language` unless said otherwise.
    #[param(example = "de", pattern = "^(en|de|fr|it|es|nl)$")]
    lang: Option<String>,
}

/// The rules of a rule set.
#[utoipa::path(
    get, path = "/api/rules/{rules}", params(("rules" = schema::RuleSet, Path), Tongue),
    responses((status = 200, body = PageView), Status<400>)
)]
async fn rules(
    Path(rules): Path<String>,
    Query(tongue): Query<Tongue>,
    Spoken(words): Spoken,
) -> Result<Lasting<PageView>, Error> {
    told(&rules_page(read(&rules)?), &tongue, words)
}

/// What changed between the editions.
#[utoipa::path(
    get, path = "/api/changes", params(Tongue),
    responses((status = 200, body = PageView), Status<400>)
)]
async fn changes(
    Query(tongue): Query<Tongue>,
    Spoken(words): Spoken,
) -> Result<Lasting<PageView>, Error> {
    told(&changes_page(), &tongue, words)
}

/// What the oracle does for each rule set.
#[utoipa::path(get, path = "/api/oracle", responses((status = 200, body = Vec<OracleView>)))]
async fn oracle(State(app): State<Arc<App>>) -> Json<Vec<OracleView>> {
    Json(app.oracles.states())
}

/// Asks the oracle; if it is not ready it begins to solve.
async fn exact<T: Send + 'static>(
    app: &App,
    address: IpAddr,
    rules: RuleSet,
    ask: impl FnOnce(&Oracle) -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let oracle = app.oracles.ask(rules)?;
    app.cores.answer(app.guard.question(address)?, move || ask(&oracle)).await?
}

async fn review(app: &App, address: IpAddr, game: Game) -> Result<ReviewView, Error> {
    exact(app, address, game.rules(), move |oracle| Ok(ReviewView::ask_with_lines(oracle, &game)?))
        .await
}

pub(super) async fn make_puzzle(
    app: &App,
    address: IpAddr,
    rules: RuleSet,
    seed: u64,
) -> Result<PuzzleView, Error> {
    exact(app, address, rules, move |oracle| Ok(PuzzleView::ask(oracle, seed)?)).await
}

fn told(page: &Page, tongue: &Tongue, words: Words) -> Result<Lasting<PageView>, Error> {
    let words = tongue.lang.as_deref().map_or(Ok(words), |lang| read(lang).map(Words::new))?;
    Ok(Lasting(PageView {
        language: words.language().to_string(),
        title: words.say(&page.title),
        text: markdown(page, words),
    }))
}

/// A rule set behind a `?`, where a plus sign that is not escaped comes as a blank.
fn read_rules(text: Option<&str>) -> Result<RuleSet, Error> {
    text.map_or(Ok(RuleSet::default()), |text| read(&text.replace(' ', "+")))
}

/// Something in its text form; what is wrong with it is told to people.
pub(super) fn read<T: FromStr<Err: Into<Text>>>(text: &str) -> Result<T, Error> {
    text.parse().map_err(|error: T::Err| Error::bad_request(error.into()))
}
