//! The pictures that chats fetch to show a link.

use linja_api::ProblemCode;
use linja_server::AddressLimits;
use reqwest::{Method, header};

use crate::client::database::Database;
use crate::world::World;

const PICTURES: [&str; 3] = [
    "/preview/start.png",
    "/preview/review.png?game=zen%2Bmean:2-3,1-3",
    "/preview/board.png?position=zen+mean:6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6_r",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_gets_a_picture_that_it_may_keep_and_show_anywhere() {
    let world = World::start(Database::Sqlite).await;
    let mut drawn = Vec::new();
    // Here no oracle makes puzzles.
    for path in PICTURES.into_iter().chain(["/preview/puzzles/zen/7.png"]) {
        let answer = world.client.request(Method::GET, path).send().await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        let headers = answer.headers();
        assert_eq!(headers[header::CONTENT_TYPE], "image/png");
        assert_eq!(headers[header::CACHE_CONTROL], "public, max-age=86400");
        assert_eq!(headers["cross-origin-resource-policy"], "cross-origin");
        let png = answer.bytes().await.unwrap();
        // Its width and height.
        assert_eq!(png[16..24], [1200_u32.to_be_bytes(), 630_u32.to_be_bytes()].concat(), "{path}");
        drawn.push(png);
    }
    assert_ne!(drawn[0], drawn[1], "a game is shown where it stands");
    assert_eq!(drawn[0], drawn[2], "whose turn it is can't be seen");
    assert_eq!(drawn[0], drawn[3], "without an oracle there is still a board to show");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_drawn_is_told() {
    let world = World::start(Database::Sqlite).await;
    for path in [
        "/preview/review.png",
        "/preview/review.png?game=zen:2-3,1-4",
        "/preview/board.png?position=zen:6",
        "/preview/puzzles/chess/7.png",
    ] {
        let problem = world.client.get(path).await.problem(400);
        assert_eq!(problem.code, ProblemCode::BadRequest, "{path}: {}", problem.message);
    }
    for path in ["/preview/game.png", "/preview/puzzles/zen/7", "/preview/puzzles/zen/x.png"] {
        assert_eq!(world.client.get(path).await.problem(404).code, ProblemCode::NotFound, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn drawing_costs_more_than_a_request_and_what_was_drawn_before_does_not() {
    let limits = AddressLimits { requests: 2, ..AddressLimits::NONE };
    let world = World::with(Database::Sqlite, |config| {
        config.limits = limits;
        config.behind_proxy = true;
    })
    .await;
    let ask = |from: &'static str, path: String| {
        let request = world.client.request(Method::GET, &path);
        world.client.send(request.header("x-forwarded-for", from))
    };
    assert_eq!(ask("192.0.2.1", PICTURES[0].to_owned()).await.status, 200);
    // Twenty requests after a rest: the same picture is no more than one.
    for _ in 0..20 {
        assert_eq!(ask("192.0.2.2", PICTURES[0].to_owned()).await.status, 200);
    }
    let mut drawn = 0;
    loop {
        let path = format!("/preview/board.png?position=zen:{}", position(drawn));
        match ask("192.0.2.3", path).await.status {
            200 => drawn += 1,
            status => break assert_eq!(status, 429),
        }
    }
    assert!(drawn < 20, "{drawn} were drawn");
}

/// One of many positions.
fn position(number: u8) -> String {
    let (first, second) = (number / 6, number % 6);
    format!("{},{},0,0,0,0,0,{}/0,0,0,0,0,0,0,12_b", 6 - first, 6 - second, first + second)
}
