//! A server that solves zen while somebody plays, and then knows everything.

use std::time::{Duration, Instant};

use linja::{Position, Record, RuleSet, Side};
use linja_api::{
    Action, Course, HintView, MarginsView, OracleState, OracleView, ProblemCode, PuzzleView,
    ReasonView, ReviewView,
};
use linja_oracle::{Oracle, Table};
use linja_players::{Puzzle, Reason, Review, found_percent};
use linja_server::OracleChoice;
use reqwest::Method;
use serde_json::json;
use tokio::time::sleep;

use crate::client::database::Database;
use crate::client::{Client, Pass, course_of, secret};
use crate::world::World;
use crate::{is_lasting, problem};

/// Solving takes seconds; on a busy machine without optimisations, minutes.
const PATIENCE: Duration = Duration::from_secs(1200);

/// How far the oracle is.
async fn state(client: &Client, rules: RuleSet) -> OracleState {
    let states: Vec<OracleView> = client.get("/api/oracle").await.good();
    states.into_iter().find(|view| view.rules == rules).unwrap().state
}

/// Does what is due in a game of Black against a computer: a turn as the hint says, or a rematch.
async fn go_on(client: &Client, anna: &Pass, course: &Course) -> Course {
    let number = course.next_number();
    let action = match course.to_move() {
        Some(Side::Black) => {
            let position = course.game().position().to_string().replace(' ', "+");
            let hint = client.get(&format!("/api/hint?position={position}")).await;
            Action::Turn { number, turn: hint.good::<HintView>().best.turn }
        }
        Some(Side::Red) => return client.course(anna).await,
        None => Action::OfferRematch { number },
    };
    course_of(&client.act(anna, action).await.good())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_plays_while_it_solves_then_answers_exactly_and_keeps_its_table() {
    let choice = OracleChoice::AtOnce(vec![RuleSet::Zen]);
    let mut world = World::with(Database::Sqlite, |config| config.oracle = choice).await;
    let early = world.client.get("/api/margins").await;
    problem(&early, 503, ProblemCode::OracleNotReady);
    assert_eq!(early.headers["retry-after"], "5");

    let seats = json!({ "black": { "who": "me" }, "red": { "who": "computer", "level": 5 } });
    let opened = world.client.open(json!({ "seats": seats, "first": "black" })).await;
    let anna = Pass { game: opened.game.id, secret: secret("anna") };
    let mut course = Course::new(opened.game.terms);
    let mut seen = vec![state(&world.client, RuleSet::Zen).await];
    let start = Instant::now();
    // A whole game is played, and another has begun.
    let is_enough = |course: &Course| course.past() > 0 && course.to_move() == Some(Side::Black);
    while *seen.last().unwrap() != OracleState::Ready || !is_enough(&course) {
        if !is_enough(&course) {
            course = go_on(&world.client, &anna, &course).await;
        }
        // Nobody is told when the oracle is ready: clients ask now and then, and leave it the cores.
        sleep(Duration::from_millis(20)).await;
        seen.push(state(&world.client, RuleSet::Zen).await);
        assert_ne!(seen.last(), Some(&OracleState::Failed), "it cannot be solved here");
        assert!(start.elapsed() < PATIENCE, "{seen:?}");
    }
    assert!(is_the_way_to_ready(&seen), "{seen:?}");

    let oracle = Table::find(&world.config.data, RuleSet::Zen).unwrap().unwrap().into();
    answers_exactly(&world.client, &oracle).await;
    reviews_exactly(&world.client, &anna, &course, &oracle).await;
    serves_its_table(&world.client, &oracle).await;

    world.restart().await;
    assert_eq!(state(&world.client, RuleSet::Zen).await, OracleState::Ready);
    answers_exactly(&world.client, &oracle).await;
    // Others are solved when first asked for.
    assert_eq!(state(&world.client, RuleSet::Classic).await, OracleState::Idle);
    let unknown = world.client.get("/api/margins?rules=classic").await;
    problem(&unknown, 503, ProblemCode::OracleNotReady);
    assert_ne!(state(&world.client, RuleSet::Classic).await, OracleState::Idle);
    world.stop().await;
}

/// First it solves, more and more, then it writes, more and more, and then it is ready.
fn is_the_way_to_ready(seen: &[OracleState]) -> bool {
    let rank = |state: &OracleState| match state {
        OracleState::Waiting => Some((0, 0.0)),
        OracleState::Solving { percent } => Some((1, *percent)),
        OracleState::Writing { percent } => Some((2, *percent)),
        OracleState::Ready => Some((3, 0.0)),
        OracleState::Off | OracleState::Idle | OracleState::Failed => None,
    };
    let Some(ranks) = seen.iter().map(rank).collect::<Option<Vec<_>>>() else { return false };
    let is_met = |step| ranks.iter().any(|rank| rank.0 == step);
    ranks.is_sorted() && is_met(1) && is_met(2) && is_met(3)
}

async fn answers_exactly(client: &Client, oracle: &Oracle) {
    let start = Position::start(Side::Black);
    let over = "0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0 r".parse().unwrap();
    for position in [start, "4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 r".parse().unwrap(), over] {
        let target = position.to_string().replace(' ', "+");
        let answer = client.get(&format!("/api/margins?position={target}")).await;
        let turns = oracle.turns(position).unwrap();
        let expected = MarginsView {
            rules: RuleSet::Zen,
            position,
            margin: oracle.margin(position).unwrap(),
            outcome: None,
            turns: turns.iter().map(|&turn| turn.into()).collect(),
            reason: Reason::of_best(oracle, position).unwrap().map(Into::into),
            found_percent: found_percent(RuleSet::Zen, position, &turns),
        };
        assert_eq!(answer.good::<MarginsView>(), expected);
        assert!(is_lasting(&answer));

        let answer = client.get(&format!("/api/hint?position={target}")).await;
        match turns.first() {
            Some(&best) => {
                let reason = expected.reason;
                let exact = HintView { best: best.into(), exact: true, reason };
                assert_eq!(answer.good::<HintView>(), exact);
                assert!(is_lasting(&answer));
            }
            None => _ = problem(&answer, 409, ProblemCode::Over),
        }
    }
    assert_eq!(client.get("/api/margins").await.good::<MarginsView>().margin, 2);

    let answer = client.get("/api/puzzles/daily?date=2026-11-15").await;
    let puzzle: PuzzleView = answer.good();
    let expected = Puzzle::new(20261115, oracle).unwrap();
    assert_eq!((puzzle.seed, puzzle.position), (20261115, expected.position));
    assert_eq!(puzzle.turns[0], expected.solution.into());
    assert_eq!(puzzle.turns.len(), expected.turns().len());
    assert!(is_lasting(&answer));
    assert_eq!(client.get("/api/puzzles/20261115").await.good::<PuzzleView>(), puzzle);
    let today = client.get("/api/puzzles/daily").await;
    assert_eq!(today.good::<PuzzleView>().rules, RuleSet::Zen);
    assert!(!is_lasting(&today));
}

/// Its parts make up the file, and any range of them can be had.
async fn serves_its_table(client: &Client, oracle: &Oracle) {
    let table = oracle.table().unwrap();
    let file = std::fs::read(table.name()).unwrap();
    let get = async |path: &str, range: Option<&str>| {
        let mut request = client.request(Method::GET, path);
        if let Some(range) = range {
            request = request.header("range", range);
        }
        let answer = request.send().await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        (status, headers, answer.bytes().await.unwrap())
    };
    let (_, _, index) = get("/tables/index.json", None).await;
    let index: serde_json::Value = serde_json::from_slice(&index).unwrap();
    assert_eq!(index, json!({ "zen": file.len() }));
    for (number, part) in table.parts().into_iter().enumerate() {
        let (status, _, bytes) = get(&format!("/tables/zen/{number}.bin"), None).await;
        assert_eq!(status, 200);
        assert!(bytes == file[part.start as usize..part.end as usize], "part {number}");
    }
    let start = table.parts()[1].start as usize;
    let (status, headers, bytes) = get("/tables/zen/1.bin", Some("bytes=10-19")).await;
    assert_eq!((status, &bytes[..]), (206, &file[start + 10..start + 20]));
    assert!(headers["content-range"].to_str().unwrap().starts_with("bytes 10-19/"));
    let (status, headers, bytes) = get("/tables/zen/1.bin", Some("bytes=0-3,9-9")).await;
    assert_eq!(status, 206);
    let kind = headers["content-type"].to_str().unwrap();
    let boundary = kind.strip_prefix("multipart/byteranges; boundary=").unwrap();
    let length = table.parts()[1].end as usize - start;
    let piece = |place: &str, from: usize, to: usize| {
        let head = format!("\r\n--{boundary}\r\nContent-Range: bytes {place}/{length}\r\n\r\n");
        [head.as_bytes(), &file[start + from..start + to]].concat()
    };
    let end = format!("\r\n--{boundary}--\r\n").into_bytes();
    assert_eq!(bytes, [piece("0-3", 0, 4), piece("9-9", 9, 10), end].concat());
    assert_eq!(get("/tables/zen/1.bin", Some("bytes=999999999-")).await.0, 416);
    for path in ["/tables/zen/99.bin", "/tables/zen/1", "/tables/zen/x.bin"] {
        problem(&client.get(path).await, 404, ProblemCode::NotFound);
    }
    problem(&client.get("/tables/chess/0.bin").await, 400, ProblemCode::BadRequest);
}

async fn reviews_exactly(client: &Client, anna: &Pass, course: &Course, oracle: &Oracle) {
    let game = &course.game_at(0).unwrap().game;
    let review: ReviewView = client.look(anna, "/review?game=1").await.good();
    let expected = Review::of(game, oracle).unwrap();
    assert_eq!((review.rules, review.start), (RuleSet::Zen, game.start()));
    assert_eq!(review.margins, expected.margins().collect::<Vec<_>>());
    assert_eq!(review.margins[0], 2);
    for side in Side::ALL {
        let sum = expected.side(side);
        let view = review.sides[side];
        assert_eq!((view.given_away, view.accuracy), (sum.given_away, sum.accuracy()));
        assert_eq!(view.level, expected.level(side).map(Into::into));
    }
    for (view, turn) in review.turns.iter().zip(&expected.turns) {
        assert_eq!((view.side, view.turn, view.before), (turn.side, turn.turn, turn.before));
        let grade = serde_json::to_value(view.grade).unwrap();
        assert_eq!((view.after, grade), (turn.after, turn.grade.to_string().into()));
        assert_eq!(view.best, turn.best);
        let line = turn.line(oracle).unwrap();
        assert!(view.line.iter().eq(line.iter().map(|turn| &turn.played.turn)));
        let reasons = turn.reasons(oracle).unwrap();
        assert!(view.reasons.iter().cloned().eq(reasons.into_iter().map(ReasonView::from)));
        assert_eq!(view.reasons.is_empty(), turn.given_away() == 0);
    }
    assert_eq!(review.turns.len(), game.turns().len());

    let record = Record::new(game.clone()).to_string();
    let posted = client.request(Method::POST, "/api/reviews").body(record);
    assert_eq!(client.send(posted).await.good::<ReviewView>(), review);
    // The game that has just begun goes on.
    problem(&client.look(anna, "/review").await, 409, ProblemCode::GoesOn);
}
