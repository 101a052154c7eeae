//! How fast the page is in a browser that has never seen it, as one line of JSON: milliseconds until the
//! first board is seen, how long inputs take until they are answered on the screen, how much the
//! layout shifts; what its oracle fetches, how fast it answers, and how much memory all this takes.

use std::time::Duration;

use anyhow::{Result, ensure};
use linja::{Position, Record, RuleSet, Side, random_game};
use linja_api::ReviewView;
use linja_browser::{Chromium, FileServer, Judge, Ranges, Screen, Site, Visit};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

const VISITS: usize = 5;
const INPUTS: usize = 60;

/// An input that is answered within so many milliseconds seems to be answered at once.
const IN_TIME: f64 = 50.0;

/// What is measured from the very beginning. An input is answered when the picture after it is drawn.
const WATCH: &str = "
    window.figures = { board: 0, shift: 0, inputs: [] };
    const shifted = entry => { if (!entry.hadRecentInput) figures.shift += entry.value; };
    new PerformanceObserver(list => list.getEntries().forEach(shifted)).observe({ type: 'layout-shift', buffered: true });
    const answered = event => requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => figures.inputs.push(performance.now() - event.timeStamp);
        drawn.port2.postMessage('');
    });
    for (const input of ['pointerdown', 'click']) addEventListener(input, answered, true);
    const look = () => document.querySelector('.pawn')
        ? requestAnimationFrame(() => { figures.board = performance.now(); })
        : requestAnimationFrame(look);
    look();";

#[derive(Serialize, Deserialize)]
struct Figures {
    board: f64,
    shift: f64,
    inputs: Vec<f64>,
}

/// Measures, and prints the figures.
pub(crate) async fn print() -> Result<()> {
    let site = Site::start().await?;
    let mut visits = Vec::new();
    for _ in 0..VISITS {
        // A browser of its own: nothing is in its caches.
        let mut chromium = Chromium::start()?;
        let visit = chromium.blank(Screen::DESKTOP, "en").await?;
        visit.before_each_page(WATCH).await?;
        visit.open(&site.url("/")).await?;
        visit.until("figures.board > 0").await?;
        play(&visit).await?;
        visits.push(visit.ask::<Figures>("figures").await?);
        chromium.stop().await?;
    }
    let mut boards: Vec<f64> = visits.iter().map(|figures| figures.board).collect();
    boards.sort_by(f64::total_cmp);
    let mut inputs: Vec<f64> = visits.iter().flat_map(|figures| &figures.inputs).copied().collect();
    inputs.sort_by(f64::total_cmp);
    ensure!(inputs.len() > VISITS * INPUTS, "only {} inputs were answered", inputs.len());
    let shift = visits.iter().map(|figures| figures.shift).fold(0.0, f64::max);
    let figures = json!({
        "visits": VISITS,
        "board_ms": boards[VISITS / 2],
        "board_longest_ms": boards[VISITS - 1],
        "inputs": inputs.len(),
        "inputs_in_time": inputs.iter().filter(|&&time| time <= IN_TIME).count(),
        "input_ms": inputs[inputs.len() / 2],
        "input_longest_ms": inputs[inputs.len() - 1],
        "shift": shift,
        "oracle": oracle().await?,
    });
    println!("{figures}");
    Ok(())
}

/// Figures of the oracle of zen: from the table beside the page, from the device, and solving.
async fn oracle() -> Result<Value> {
    let server = FileServer::start_with_table("/linja/", Ranges::Sent, RuleSet::Zen).await?;
    let mut chromium = Chromium::start()?;
    let visit = chromium.visit(&server.url("board"), Screen::DESKTOP, "en").await?;
    visit.until_text("With perfect play").await?;
    let (_, start_bytes) = server.fetched(0);
    let judge = Judge::hire(&visit).await?;
    judge.margins(RuleSet::Zen, Position::start(Side::Black)).await?;
    let games = (0..10).map(|seed| random_game(RuleSet::Zen, seed));
    let positions: Vec<Position> = games
        .flat_map(|game| game.played().iter().map(|played| played.position).collect::<Vec<_>>())
        .collect();
    let before = server.asked().len();
    let beside = times(&judge, &positions).await?;
    let (requests, bytes) = server.fetched(before);
    let game = random_game(RuleSet::Zen, 77);
    let record = serde_json::to_string(&Record::new(game.clone()).to_string())?;
    let before = server.asked().len();
    let review = format!("{{ review: {record} }}");
    let (_, review_ms) = judge.timed_answer::<ReviewView>(&review).await?;
    let (review_requests, review_bytes) = server.fetched(before);

    visit.open(&server.url("oracle")).await?;
    visit.press_button("Keep on this device").await?;
    visit.until_text("The table is now on this device.").await?;
    visit.open(&server.url("board")).await?;
    visit.until_text("With perfect play").await?;
    let judge = Judge::hire(&visit).await?;
    let before = server.asked().len();
    let device = times(&judge, &positions).await?;
    ensure!(server.fetched(before).0 == 0, "it asked the server");
    let memory = chromium.memory().await?;
    visit.run("ask({ solve: 'zen' }).then(said => { window.solved = said[0]; })").await?;
    let solved = loop {
        if let Some(said) = visit.ask::<Option<String>>("window.solved ?? null").await? {
            break said;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    };
    let solved: Value = serde_json::from_str(solved.trim_start_matches("done "))?;
    ensure!(solved["is_right"] == true, "{solved}");
    chromium.stop().await?;
    Ok(json!({
        "start_bytes": start_bytes,
        "positions": positions.len(),
        "position_bytes": bytes / positions.len(),
        "position_requests": requests as f64 / positions.len() as f64,
        "beside_ms": beside[beside.len() / 2],
        "review_turns": game.played().len(),
        "review_bytes": review_bytes,
        "review_requests": review_requests,
        "review_ms": review_ms,
        "device_ms": device[device.len() / 2],
        "device_longest_ms": device[device.len() - 1],
        "memory": memory,
        "solve_seconds": solved["seconds"],
    }))
}

/// How long the answers take, the shortest first.
async fn times(judge: &Judge<'_>, positions: &[Position]) -> Result<Vec<f64>> {
    let mut times = Vec::new();
    for &position in positions {
        times.push(judge.margins(RuleSet::Zen, position).await?.1);
    }
    times.sort_by(f64::total_cmp);
    Ok(times)
}

/// Makes moves of a game of two friends, by the mouse.
async fn play(visit: &Visit) -> Result<()> {
    visit.click(".home .more summary").await?;
    visit.click(".options .option:nth-child(2)").await?;
    visit.until_still().await?;
    visit.click("button.large").await?;
    visit.wait_for(".due").await?;
    for number in 0..INPUTS {
        let next = format!(
            "(() => {{
                const pawns = [...document.querySelectorAll('.pawn.movable')];
                const one = document.querySelector('.row.landing') ?? pawns[{number} % pawns.length]
                    ?? document.querySelector('.bar button.primary');
                const box = (one.querySelector('rect') ?? one).getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }})()"
        );
        // Nobody touches a pawn that flies.
        visit.until_still().await?;
        let (x, y): (f64, f64) = visit.ask(&next).await?;
        visit.click_at(x, y).await?;
    }
    let turns: usize = visit.ask("document.querySelectorAll('.turns td').length").await?;
    ensure!(turns > 5, "only {turns} turns were made");
    Ok(())
}
