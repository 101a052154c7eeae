//! How fast the page is in a browser that has never seen it, as one line of JSON: milliseconds until the
//! first board is seen, how long inputs take until they are answered on the screen, how much the
//! layout shifts.

use anyhow::{Result, ensure};
use linja_browser::{Chromium, Screen, Site, Visit};
use serde::{Deserialize, Serialize};
use serde_json::json;

const VISITS: usize = 5;
const INPUTS: usize = 60;

/// What the browser itself measures from the very beginning. It tells of inputs that took 16 ms or longer.
const WATCH: &str = "
    window.figures = { board: 0, shift: 0, inputs: [] };
    const watch = (type, more, take) =>
        new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
    watch('layout-shift', {}, entry => { if (!entry.hadRecentInput) figures.shift += entry.value; });
    watch('event', { durationThreshold: 16 }, entry => figures.inputs.push(entry.duration));
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
        let mut chromium = Chromium::start().await?;
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
    let longest = visits.iter().flat_map(|figures| &figures.inputs).copied().fold(0.0, f64::max);
    let shift = visits.iter().map(|figures| figures.shift).fold(0.0, f64::max);
    let figures = json!({
        "visits": VISITS,
        "board_ms": boards[VISITS / 2],
        "board_longest_ms": boards[VISITS - 1],
        "inputs": VISITS * INPUTS,
        "slow_inputs": visits.iter().map(|figures| figures.inputs.len()).sum::<usize>(),
        "input_longest_ms": longest,
        "shift": shift,
    });
    println!("{figures}");
    Ok(())
}

/// Makes moves of a game of two friends, by the mouse.
async fn play(visit: &Visit) -> Result<()> {
    visit.press_button("A friend here").await?;
    visit.click("button.large").await?;
    visit.wait_for(".due").await?;
    for number in 0..INPUTS {
        let next = format!(
            "(() => {{
                const all = [...document.querySelectorAll('.bar button.primary, .row.landing')];
                const pawns = [...document.querySelectorAll('.pawn.movable')];
                const one = all.at(-1) ?? pawns[{number} % pawns.length];
                const box = (one.querySelector('rect') ?? one).getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }})()"
        );
        let (x, y): (f64, f64) = visit.ask(&next).await?;
        visit.click_at(x, y).await?;
    }
    let turns: usize = visit.ask("document.querySelectorAll('.turns td').length").await?;
    ensure!(turns > 5, "only {turns} turns were made");
    Ok(())
}
