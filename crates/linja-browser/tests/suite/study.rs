//! The screens where the game is understood, in a real Chromium, with a real oracle.

use anyhow::{Result, ensure};
use linja::{Game, Record, RuleSet, random_game};
use linja_browser::{Chromium, Screen, Site, Visit, lay_table};
use serde_json::Value;

/// Runs a test with a browser of its own, and a server whose oracle knows zen.
async fn browse(test: impl AsyncFnOnce(&mut Site, &mut Chromium) -> Result<()>) -> Result<()> {
    browse_at(Site::start_with_oracle().await?, test).await
}

async fn browse_at(
    mut site: Site,
    test: impl AsyncFnOnce(&mut Site, &mut Chromium) -> Result<()>,
) -> Result<()> {
    let mut chromium = Chromium::start().await?;
    let outcome = test(&mut site, &mut chromium).await;
    chromium.stop().await?;
    outcome
}

/// The start with Black to move, as an address carries it.
const START: &str = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6_b";

/// A change behind the `#` alone loads nothing, so neighbours have different paths.
const PATHS: [&str; 9] = [
    "/understand",
    "/review",
    "/board",
    "/solution",
    "/puzzles",
    "/review#zen:1-2,1-3;8-7,8-6;2-3",
    "/board#zen:0,0,0,0,0,2,4,6/6,3,1,0,2,0,0,0_r",
    "/solution#classic",
    "/puzzles/zen/7",
];

fn game() -> Game {
    random_game(RuleSet::Zen, 11)
}

/// Waits until a text can be read.
async fn reads(visit: &Visit, text: &str) -> Result<()> {
    visit.until(&format!("document.body.innerText.includes({text:?})")).await
}

/// Waits until a text was told to those who listen.
async fn hears(visit: &Visit, text: &str) -> Result<()> {
    let told = "document.querySelector('[role=status]').textContent";
    visit.until(&format!("{told}.includes({text:?})")).await
}

/// Presses a key on a row of the board.
async fn press_row(visit: &Visit, row: &str) -> Result<()> {
    visit
        .ask::<bool>(&format!("(document.querySelector('[data-row=\"{row}\"]').focus(), true)"))
        .await?;
    visit.key("Enter").await
}

/// Makes the moves of a turn on the board by keys, such as `2-3,1-3`.
async fn make_moves(visit: &Visit, turn: &str) -> Result<()> {
    visit.wait_for(".pawn.movable").await?;
    for one in turn.split(',') {
        let (from, to) = one.split_once('-').unwrap();
        press_row(visit, from).await?;
        visit.wait_for(&format!(".row.landing[data-row='{to}']")).await?;
        press_row(visit, to).await?;
    }
    Ok(())
}

/// Answers a puzzle with a turn.
async fn answer(visit: &Visit, turn: &str) -> Result<()> {
    make_moves(visit, turn).await?;
    // What may be left out is left out; if nothing may, the turn has ended by itself.
    visit.wait_for(".bar .primary").await?;
    let done = "document.querySelector('.bar .primary')";
    visit
        .ask::<bool>(&format!("({done}.textContent === 'Done' && {done}.click(), true)"))
        .await
        .map(drop)
}

/// What the server answers.
async fn get(visit: &Visit, path: &str) -> Result<Value> {
    visit.ask(&format!("fetch({path:?}).then(answer => answer.json())")).await
}

#[tokio::test]
async fn a_game_just_played_is_reviewed_and_stepped_through_by_keys() -> Result<()> {
    browse(async |site, chromium| {
        let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
        lay_table(&visit, site, &game(), "5").await?;
        visit.press_button("Review").await?;
        visit.wait_for(".margin-chart svg").await?;
        let turns = game().turns().len();
        for (key, place) in
            [("ArrowRight", 1), ("End", turns), ("ArrowLeft", turns - 1), ("Home", 0)]
        {
            visit.key(key).await?;
            reads(&visit, &format!("{place} of {turns}")).await?;
        }
        visit.press_button("Mistake ▶").await?;
        visit.wait_for(".arrow.best").await?;
        visit.wait_for(".arrow:not(.best)").await?;
        hears(&visit, "Better: ").await?;
        let graded: usize =
            visit.ask("document.querySelectorAll('.turn-list tbody tr').length").await?;
        ensure!(graded == turns, "{graded}");
        reads(&visit, "accuracy").await?;
        visit.press_button("Try it on the board").await?;
        visit.until("location.pathname === '/board' && location.hash.startsWith('#zen:')").await
    })
    .await
}

#[tokio::test]
async fn a_pasted_record_is_reviewed_and_its_link_shows_the_same_to_others() -> Result<()> {
    browse(async |site, chromium| {
        let visit = chromium.visit(&site.url("/review"), Screen::DESKTOP, "en").await?;
        let paste = async |text: &str| -> Result<()> {
            let text = serde_json::to_string(text)?;
            let script = format!(
                "(() => {{ const e = document.querySelector('textarea'); e.value = {text}; e.dispatchEvent(new Event('input', {{ bubbles: true }})); return true; }})()"
            );
            visit.ask::<bool>(&script).await?;
            visit.click(".bar button.primary").await
        };
        visit.wait_for("textarea").await?;
        paste("[Rules \"zen\"]\n\n1. 2-3,1-4 *").await?;
        visit.wait_for(".refused").await?;
        reads(&visit, "line 3, column 4: turn 1 (`2-3,1-4`) is refused.").await?;
        paste(&Record::new(game()).to_string()).await?;
        visit.wait_for(".margin-chart").await?;
        let link: String = visit.ask("location.href").await?;
        let first = "document.querySelector('.turn-list td button').textContent";
        let expected = game().turns().next().unwrap().to_string();
        visit.reload().await?;
        visit.wait_for(".margin-chart").await?;
        ensure!(visit.ask::<String>(first).await? == expected);
        let other = chromium.visit(&link, Screen::PHONE, "de").await?;
        other.wait_for(".margin-chart").await?;
        ensure!(other.ask::<String>(first).await? == expected);
        reads(&other, "Genauigkeit").await
    })
    .await
}

#[tokio::test]
async fn a_position_is_set_up_by_keys_and_every_turn_has_its_worth() -> Result<()> {
    browse(async |site, chromium| {
        let visit = chromium.visit(&site.url("/board"), Screen::DESKTOP, "en").await?;
        visit.until(&format!("location.hash === '#zen:{START}'")).await?;
        reads(&visit, "With perfect play: +2 for Black.").await?;
        ensure!(visit.ask::<usize>("document.querySelectorAll('.pill.best').length").await? > 0);
        visit.press_button("Set up").await?;
        let press = async |label: &str| -> Result<()> {
            visit.wait_for(&format!("[aria-label={label:?}]")).await?;
            visit
                .ask::<bool>(&format!(
                    "(document.querySelector('[aria-label={label:?}]').focus(), true)"
                ))
                .await?;
            visit.key("Enter").await
        };
        press("Black: take a pawn from row 1").await?;
        reads(&visit, "Not a position: black has 11 pawns instead of 12").await?;
        ensure!(visit.ask::<bool>("document.querySelector('.bar .primary').disabled").await?);
        press("Black: put a pawn on row 4").await?;
        visit.press_button("Red").await?;
        visit.press_button("Done").await?;
        visit.until("location.hash === '#zen:5,1,1,2,1,1,1,0/0,1,1,1,1,1,1,6_r'").await?;
        let margins =
            get(&visit, "/api/margins?position=5,1,1,2,1,1,1,0/0,1,1,1,1,1,1,6+r").await?;
        let best = margins["turns"][0]["turn"].as_str().unwrap().to_owned();
        visit
            .until(&format!("document.querySelector('.worths .chip')?.textContent === {best:?}"))
            .await?;
        ensure!(
            visit.ask::<usize>("document.querySelectorAll('.worths .chip').length").await?
                == margins["turns"].as_array().unwrap().len()
        );
        visit.press_button(&best).await?;
        visit.until("location.hash.endsWith('_b')").await?;
        visit.press_button("Step back").await?;
        visit.until("location.hash.endsWith('_r')").await
    })
    .await
}

#[tokio::test]
async fn a_finger_takes_pawns_from_the_board_that_is_set_up_and_puts_them_back() -> Result<()> {
    browse(async |site, chromium| {
        let visit = chromium.visit(&site.url("/board"), Screen::PHONE, "en").await?;
        visit.press_button("Set up").await?;
        let touch = async |x: f64, y: f64| -> Result<()> {
            let (x, y): (f64, f64) = visit.ask(&format!("(() => {{ const r = document.querySelector('.setting-up').getBoundingClientRect(); return [r.x + r.width * {x}, r.y + r.height * {y}]; }})()")).await?;
            visit.click_at(x, y).await
        };
        visit.wait_for(".setting-up use").await?;
        // The first pawn of row 8, then an empty place of row 4 on the right.
        touch(500.0 / 600.0, 47.0 / 612.0).await?;
        reads(&visit, "red has 11 pawns").await?;
        touch(400.0 / 600.0, 342.0 / 612.0).await?;
        reads(&visit, "This is a position.").await?;
        visit.press_button("Done").await?;
        visit.until("location.hash === '#zen:6,1,1,1,1,1,1,0/0,1,1,2,1,1,1,5_b'").await
    })
    .await
}

#[tokio::test]
async fn a_pasted_position_is_taken_or_refused_with_its_reason_and_played_on() -> Result<()> {
    browse(async |site, chromium| {
        let visit = chromium.visit(&site.url("/board"), Screen::DESKTOP, "en").await?;
        let paste = async |text: &str| {
            visit.wait_for("#position").await?;
            visit.ask::<bool>(&format!("(() => {{ const e = document.querySelector('#position'); e.value = {text:?}; e.dispatchEvent(new Event('change', {{ bubbles: true }})); return true; }})()")).await
        };
        paste("6,6,0,0,0,0,0,0/0,1,0,0,0,0,0,11 b").await?;
        reads(&visit, "Not a position: row 2 holds 7 pawns").await?;
        paste("4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 b").await?;
        visit.until("location.hash === '#zen:4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6_b'").await?;
        visit.press_button("Compare the editions").await?;
        visit.until("document.querySelectorAll('.compare tr').length === 5").await?;
        reads(&visit, "not solved here yet").await?;
        visit.press_button("Play on with a friend here").await?;
        visit.until("location.pathname === '/play'").await?;
        visit.wait_for("[data-row='8'][aria-label*='1 black, 6 red']").await?;
        visit.reload().await?;
        visit.wait_for("[data-row='8'][aria-label*='1 black, 6 red']").await
    })
    .await
}

#[tokio::test]
async fn a_puzzle_is_solved_and_another_one_failed() -> Result<()> {
    browse(async |site, chromium| {
        let visit = chromium.visit(&site.url("/puzzles"), Screen::DESKTOP, "en").await?;
        let puzzle = get(&visit, "/api/puzzles/daily").await?;
        answer(&visit, puzzle["turns"][0]["turn"].as_str().unwrap()).await?;
        visit.wait_for(".good").await?;
        reads(&visit, "1 day in a row, 1 solved at the first try").await?;
        visit.reload().await?;
        reads(&visit, "1 day in a row, 1 solved at the first try").await?;

        visit.open(&site.url("/puzzles/zen/7")).await?;
        let puzzle = get(&visit, "/api/puzzles/7").await?;
        let turns = puzzle["turns"].as_array().unwrap();
        answer(&visit, turns.last().unwrap()["turn"].as_str().unwrap()).await?;
        visit.wait_for(".refused").await?;
        hears(&visit, "Wrong: ").await?;
        let solution = format!("Solution: {}", turns[0]["turn"].as_str().unwrap());
        reads(&visit, &solution).await?;
        visit.wait_for(".arrow.best").await?;
        reads(&visit, "1 day in a row, 1 solved at the first try").await?;
        visit.press_button("Next puzzle").await?;
        visit.until("location.pathname !== '/puzzles/zen/7'").await?;
        visit.wait_for(".pawn.movable").await
    })
    .await
}

#[tokio::test]
async fn the_solution_tells_what_perfect_play_gives_and_shows_a_perfect_game() -> Result<()> {
    browse(async |site, chromium| {
        let visit = chromium.visit(&site.url("/solution"), Screen::DESKTOP, "en").await?;
        let told: Vec<String> = visit
            .ask("[...document.querySelectorAll('.summary td')].map(e => e.textContent)")
            .await?;
        ensure!(told == ["+2", "+1", "+2", "+1", "+1"], "{told:?}");
        visit.wait_for(".worths dt.best").await?;
        let best: String = visit.ask("document.querySelector('.worths dd').innerText").await?;
        ensure!(best.contains("1-2,1-3") && best.contains("1-2,6-8,1-2"), "{best}");
        visit.key("End").await?;
        hears(&visit, "Black wins by 2 points").await?;
        visit.press_button("Classic").await?;
        visit.until("location.hash === '#classic'").await?;
        reads(&visit, "0 of 24").await?;
        reads(&visit, "the oracle is switched off").await
    })
    .await
}

#[tokio::test]
async fn every_control_has_a_name_and_nothing_scrolls_sideways() -> Result<()> {
    browse(async |site, chromium| {
        let visit = chromium.visit(&site.url("/understand"), Screen::PHONE, "de").await?;
        for path in PATHS {
            visit.open(&site.url(path)).await?;
            visit.until("!document.querySelector('.notice.asking')").await?;
            let controls = visit.controls().await?;
            for (role, name) in &controls {
                ensure!(!name.is_empty(), "{path}: a {role} without a name");
            }
            ensure!(controls.len() > 5, "{path}: only {} controls", controls.len());
            let headings: usize = visit.ask("document.querySelectorAll('h1').length").await?;
            ensure!(headings == 1, "{path}: {headings} headings");
            let too_wide = visit.too_wide().await?;
            ensure!(too_wide <= 0, "{path}: {too_wide} pixels too wide");
            visit.ask::<bool>("(document.documentElement.style.fontSize = '200%', true)").await?;
            let too_wide = visit.too_wide().await?;
            ensure!(too_wide <= 0, "{path} at twice the size: {too_wide} pixels too wide");
            let untold: Vec<String> = visit
                .ask("[...document.body.innerText.matchAll(/\\b(web|study|review|puzzle|error)-[a-z-]+/g)].map(m => m[0])")
                .await?;
            ensure!(untold.is_empty(), "{path}: {untold:?}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn without_an_oracle_or_a_network_each_screen_says_what_is_missing() -> Result<()> {
    browse_at(Site::start().await?, async |site, chromium| {
        let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
        visit.ask::<bool>("navigator.serviceWorker.ready.then(() => true)").await?;
        visit.until("navigator.serviceWorker.controller").await?;
        let asking = ["/review#zen:1-2,1-3", "/board", "/puzzles", "/solution"];
        for path in asking {
            visit.open(&site.url(path)).await?;
            reads(&visit, "the oracle is switched off").await?;
        }
        site.stop().await?;
        for path in asking {
            visit.open(&site.url(path)).await?;
            reads(&visit, "There is no connection to the server").await?;
        }
        visit.open(&site.url("/board")).await?;
        make_moves(&visit, "2-3,1-3").await?;
        visit.until("location.hash.endsWith('_r')").await
    })
    .await
}
