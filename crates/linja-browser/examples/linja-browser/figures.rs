//! How fast the page is in a browser that has never seen it, as one line of JSON: milliseconds until the
//! first board is seen, how long inputs take until they are answered on the screen, how much the
//! layout shifts.

use anyhow::{Result, ensure};
use linja_browser::{Chromium, Screen, Site, Visit};
use serde::{Deserialize, Serialize};
use serde_json::json;

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
    });
    println!("{figures}");
    Ok(())
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
