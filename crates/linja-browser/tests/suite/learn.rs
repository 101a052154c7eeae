//! Lessons and puzzles in a real Chromium: by finger on phones, by keys, done wrong and right.

use anyhow::{Result, ensure};
use linja::{Row, Turn};
use linja_api::{MarginsView, PuzzleView};
use linja_browser::{Screen, Visit, browse};

use crate::study::get;

/// Phones as people hold them, the browser's bars taken off.
pub(crate) const PHONES: [Screen; 3] = [phone(360, 640), phone(390, 664), phone(844, 390)];

const LANGUAGES: [&str; 6] = ["de", "en", "es", "fr", "it", "nl"];

/// The button that ends the turn, tries again or goes on.
const GO_ON: &str = "document.querySelector('#go-on')";

const fn phone(width: u32, height: u32) -> Screen {
    Screen { width, height, is_dark: false }
}

/// Taps a pawn that can move, or any pawn of Black, on a row.
async fn tap_pawn(visit: &Visit, row: u8) -> Result<()> {
    let on_row = format!(
        "(pawn => {{ const r = document.querySelector('[data-row=\"{row}\"] rect').getBoundingClientRect(); const p = pawn.getBoundingClientRect(); const y = p.y + p.height / 2; return r.top < y && y < r.bottom; }})"
    );
    let find = |pawns: &str| format!("[...document.querySelectorAll('{pawns}')].find({on_row})");
    visit.tap(&format!("({} ?? {})", find(".pawn.movable .pawn-body"), find(".pawn-body"))).await
}

/// Taps the row where the held pawn may land.
async fn tap_landing(visit: &Visit, row: u8) -> Result<()> {
    visit.tap(&format!("document.querySelector('.landing[data-row=\"{row}\"] rect')")).await
}

async fn tap_button(visit: &Visit, label: &str) -> Result<()> {
    let labelled = format!("button => button.textContent.trim() === {label:?}");
    visit.tap(&format!("[...document.querySelectorAll('.bar button')].find({labelled})")).await
}

/// Makes a turn, as much of it as is asked for.
async fn tap_turn(visit: &Visit, turn: Turn) -> Result<()> {
    for one in turn.moves() {
        if visit.ask::<bool>("!document.querySelector('.good')").await? {
            tap_pawn(visit, one.from.number()).await?;
            tap_landing(visit, one.to.number()).await?;
            visit.until("!document.querySelector('.pawn.held')").await?;
        }
    }
    // What may be left out is.
    let may_end = format!("{GO_ON}.textContent === 'Done'");
    if visit.ask::<bool>(&may_end).await? { tap_button(visit, "End turn").await } else { Ok(()) }
}

/// Presses a button by the keyboard, which leaves the focus somewhere.
async fn press(visit: &Visit, label: &str) -> Result<()> {
    let labelled = format!("button => button.textContent === {label:?}");
    let button = format!("[...document.querySelectorAll('.bar button')].find({labelled})");
    visit.until(&button).await?;
    visit.run(&format!("{button}.focus()")).await?;
    visit.key("Enter").await?;
    has_focus(visit, label).await
}

/// Checks that the focus is somewhere.
async fn has_focus(visit: &Visit, after: &str) -> Result<()> {
    // A focus that is lost is lost with the next frame.
    let frame = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";
    let focused: String =
        visit.ask(&format!("{frame}.then(() => document.activeElement.tagName)")).await?;
    ensure!(focused != "BODY", "after {after} the focus is lost");
    Ok(())
}

/// Checks that the board, the texts and the buttons are on the screen, whole and apart.
async fn fits(visit: &Visit, what: &str) -> Result<()> {
    let wrong: Vec<String> = visit
        .ask(
            "(() => {
                const parts = ['.guide .board', '.guide h1', '.guide .due', '.guide .lines', '.guide-head', '.guide .bar'];
                const found = parts.map(part => [part, document.querySelector(part).getBoundingClientRect()]);
                for (const button of document.querySelectorAll('.guide .together .bar > *'))
                    found.push([button.textContent, button.getBoundingClientRect()]);
                const wrong = [];
                for (const [part, r] of found)
                    if (r.top < 0 || r.left < 0 || r.bottom > innerHeight + .5 || r.right > innerWidth + .5)
                        wrong.push(`${part} is not seen: ${[r.left, r.top, r.right, r.bottom]}`);
                for (const [part, r] of found.slice(0, 6))
                    for (const [other, o] of found.slice(0, 6))
                        if (part < other && r.left < o.right - .5 && o.left < r.right - .5 && r.top < o.bottom - .5 && o.top < r.bottom - .5)
                            wrong.push(`${part} is on ${other}`);
                const board = found[0][1].width;
                if (board < .6 * Math.min(innerWidth, innerHeight)) wrong.push(`the board is ${board} wide`);
                for (const field of document.querySelectorAll('.guide .lines, .guide .due'))
                    if (field.scrollWidth > field.clientWidth + 1) wrong.push('text is cut off');
                return wrong;
            })()",
        )
        .await?;
    ensure!(wrong.is_empty(), "{what}: {wrong:?}");
    Ok(())
}

browse!(a_wrong_try_is_answered_at_once_and_after_the_second_the_step_is_shown, site, chromium, {
    let visit = chromium.visit(&site.url("/learn/2"), PHONES[0], "en").await?;
    visit.wait_for(".pawn.movable").await?;
    ensure!(visit.ask::<usize>("document.querySelectorAll('.pawn.movable').length").await? == 1);
    tap_pawn(&visit, 5).await?;
    visit.wait_for(".refused").await?;
    visit.until_told("That’s allowed, but").await?;
    ensure!(visit.ask::<bool>("!document.querySelector('.arrow, .pawn.held')").await?);
    tap_pawn(&visit, 6).await?;
    visit.wait_for(".arrow.best").await?;
    visit.until_told("Move a pawn from row 2 to row 3.").await?;
    tap_pawn(&visit, 2).await?;
    tap_landing(&visit, 3).await?;
    visit.wait_for(".good").await?;
    visit.until_told("Well done!").await?;
    tap_button(&visit, "Next").await?;
    visit.until_told("Now play any move you like").await?;
    tap_pawn(&visit, 7).await?;
    tap_landing(&visit, 8).await?;
    visit.wait_for(".good").await?;
    tap_button(&visit, "Next lesson").await?;
    visit.until("location.pathname === '/learn/3'").await
});

browse!(a_wrong_step_of_a_strategy_is_taken_back_with_its_reason, site, chromium, {
    let visit = chromium.visit(&site.url("/learn/8"), PHONES[0], "en").await?;
    tap_pawn(&visit, 1).await?;
    tap_landing(&visit, 2).await?;
    visit.until_told("That row gives you a shorter follow-up.").await?;
    visit.wait_for("[data-row='2'][aria-label*='1 black, 1 red']").await?;
    tap_pawn(&visit, 4).await?;
    tap_landing(&visit, 5).await?;
    tap_pawn(&visit, 1).await?;
    tap_landing(&visit, 6).await?;
    visit.until_told("Well done!").await
});

browse!(perfect_play_does_what_the_strategies_ask_for, start_with_oracle site, chromium, {
    for lesson in 8..=12 {
        let visit = chromium.visit(&site.url(&format!("/learn/{lesson}")), PHONES[2], "en").await?;
        visit.wait_for(".pawn.movable").await?;
        let counts = |colour: &str| {
            let count = format!("row.ariaLabel.match(/(\\d+) {colour}/)[1]");
            format!("[...document.querySelectorAll('.row')].reverse().map(row => {count}).join()")
        };
        let position: String =
            visit.ask(&format!("{} + '/' + {} + '+b'", counts("black"), counts("red"))).await?;
        let MarginsView { turns, .. } = get(&visit, &format!("/api/margins?position={position}")).await?;
        tap_turn(&visit, turns[0].turn).await?;
        visit.until_told("Well done!").await?;
    }
    Ok(())
});

browse!(what_is_done_is_ticked_and_stays_so_and_what_is_skipped_is_not, site, chromium, {
    let visit = chromium.visit(&site.url("/learn/1"), PHONES[0], "en").await?;
    for label in ["Next", "Next lesson", "Skip", "Skip"] {
        tap_button(&visit, label).await?;
    }
    visit.until("location.pathname === '/learn/3'").await?;
    tap_button(&visit, "Back").await?;
    visit.until("location.pathname === '/learn/2'").await?;
    tap_button(&visit, "Skip").await?;
    tap_button(&visit, "Back").await?;
    visit.until_text("Pick up the pawn on row 2").await?;
    visit.open(&site.url("/learn")).await?;
    let ticked = "[...document.querySelectorAll('.lessons a')].map(lesson => !!lesson.querySelector('.ticked'))";
    visit.wait_for(".lessons").await?;
    let ticked: Vec<bool> = visit.ask(ticked).await?;
    ensure!(ticked[0] && !ticked[1..].contains(&true), "{ticked:?}");
    Ok(())
});

browse!(every_task_is_seen_whole_on_every_phone_in_every_language, site, chromium, {
    // A step that is wrong in the lessons where something is to be found.
    let wrong_step =
        [(7, [7, 8]), (8, [1, 2]), (9, [5, 6]), (10, [4, 5]), (11, [1, 2]), (12, [1, 2])];
    for screen in PHONES {
        for language in LANGUAGES {
            let visit = chromium.visit(&site.url("/learn/1"), screen, language).await?;
            let mut tasks = 0;
            loop {
                let path: String = visit.ask("location.pathname").await?;
                let Some(lesson) = path.strip_prefix("/learn/") else { break };
                tasks += 1;
                let what = format!("{path} in {language} at {screen:?}, task {tasks}");
                fits(&visit, &what).await?;
                let lesson: u8 = lesson.parse()?;
                let is_open: bool = visit.ask("!!document.querySelector('.pawn.movable')").await?;
                let wrong = wrong_step.iter().find(|(number, _)| *number == lesson);
                let rows = wrong.map_or([8, 8], |(_, rows)| *rows);
                if is_open {
                    let press = "row => document.querySelector(`[data-row='${row}']`).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))";
                    visit
                        .run(&format!("[{0}, {1}, {0}, {1}].forEach({press})", rows[0], rows[1]))
                        .await?;
                    visit.wait_for(".refused").await?;
                    visit.wait_for(".arrow.best").await?;
                    fits(&visit, &format!("{what}, missed")).await?;
                }
                visit.run(&format!("{GO_ON}.click()")).await?;
                visit.until("document.querySelector('.guide .due, .home')").await?;
            }
            ensure!(tasks == 24, "{tasks} tasks");
        }
    }
    Ok(())
});

browse!(the_buttons_of_lessons_keep_the_focus, site, chromium, {
    let visit = chromium.visit(&site.url("/learn/1"), Screen::DESKTOP, "en").await?;
    for label in [
        "Next",
        "Next lesson",
        "Again",
        "Back",
        "Next",
        "Next lesson",
        "Skip",
        "Skip",
        "Skip",
        "Skip",
    ] {
        press(&visit, label).await?;
    }
    // The follow-up is left out.
    for row in [2, 3] {
        visit.press_row(Row::new(row).unwrap()).await?;
        has_focus(&visit, "a row").await?;
    }
    for label in ["End turn", "Again", "Skip", "Back", "Back"] {
        press(&visit, label).await?;
    }
    visit.open(&site.url("/learn/1")).await?;
    press(&visit, "Back").await?;
    visit.until("location.pathname === '/learn'").await
});

browse!(a_wrong_answer_is_refuted_tried_again_and_the_solution_shown_on_request, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/puzzles/zen/7"), PHONES[0], "en").await?;
    let PuzzleView { rules, position, turns, .. } = get(&visit, "/api/puzzles/7").await?;
    let wrong = turns[turns.len() - 1].turn;
    let after = position.play(rules, wrong)?.position;
    let MarginsView { turns: answers, .. } =
        get(&visit, &format!("/api/margins?position={}", after.to_string().replace(' ', "+"))).await?;
    let refuted = after.play(rules, answers[0].turn)?.position;
    tap_turn(&visit, wrong).await?;
    visit.until_told("Wrong: ").await?;
    ensure!(!visit.text().await?.contains("Solution: "));
    // The other side's best turn is made on the board, and told.
    visit.until_told("row ").await?;
    visit.wait_for(".arrow:not(.best)").await?;
    for row in Row::ALL {
        let [black, red] = linja::Side::ALL.map(|side| refuted.count(side, row));
        visit.wait_for(&format!("[data-row='{row}'][aria-label*='{black} black, {red} red']")).await?;
    }
    tap_button(&visit, "Try again").await?;
    tap_turn(&visit, turns[0].turn).await?;
    visit.until_told("Right: ").await?;
    visit.until_text("1 solved later, 0 looked up").await?;

    visit.open(&site.url("/puzzles/zen/8")).await?;
    tap_button(&visit, "Show solution").await?;
    let PuzzleView { turns, .. } = get(&visit, "/api/puzzles/8").await?;
    visit.until_told(&format!("Solution: {}", turns[0].turn)).await?;
    visit.wait_for(".arrow.best").await?;
    visit.reload().await?;
    visit.until_text("Solution shown").await?;
    visit.until_text("1 solved later, 1 looked up").await
});

browse!(a_puzzle_of_the_day_that_is_solved_at_once_makes_a_streak, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/puzzles"), PHONES[1], "en").await?;
    let puzzle: PuzzleView = get(&visit, "/api/puzzles/daily").await?;
    tap_turn(&visit, puzzle.turns[0].turn).await?;
    visit.wait_for(".good").await?;
    visit.until_text("1 day in a row, 1 solved first time").await?;
    visit.reload().await?;
    visit.until_text("1 day in a row, 1 solved first time").await?;
    tap_turn(&visit, puzzle.turns[0].turn).await?;
    tap_button(&visit, "Next puzzle").await?;
    visit.until("location.pathname.startsWith('/puzzles/zen/')").await?;
    visit.wait_for(".pawn.movable").await?;
    has_focus(&visit, "Next puzzle").await
});

browse!(a_puzzle_is_seen_whole_on_every_phone_in_every_language, start_with_oracle site, chromium, {
    for screen in PHONES {
        for language in LANGUAGES {
            let visit = chromium.visit(&site.url("/puzzles/zen/7"), screen, language).await?;
            let PuzzleView { rules, position, turns, .. } = get(&visit, "/api/puzzles/7").await?;
            visit.wait_for(".pawn.movable").await?;
            let what = format!("a puzzle in {language} at {screen:?}");
            fits(&visit, &what).await?;
            visit.make_turn(rules, position, turns[turns.len() - 1].turn).await?;
            visit.wait_for(".refused").await?;
            fits(&visit, &format!("{what}, wrong")).await?;
            visit.wait_for(".arrow").await?;
            fits(&visit, &format!("{what}, refuted")).await?;
            visit.run(&format!("{GO_ON}.click()")).await?;
            visit.make_turn(rules, position, turns[0].turn).await?;
            visit.wait_for(".good").await?;
            fits(&visit, &format!("{what}, right")).await?;
        }
    }
    Ok(())
});

browse!(a_phone_leads_away_from_a_puzzle_that_cannot_be_asked_for, site, chromium, {
    let visit = chromium.visit(&site.url("/puzzles"), PHONES[0], "en").await?;
    visit.until_text("There’s no table for these rules here.").await?;
    visit.tap("document.querySelector('.guide-head a')").await?;
    visit.until("location.pathname === '/understand'").await
});

browse!(the_buttons_of_puzzles_keep_the_focus, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/puzzles/zen/7"), Screen::DESKTOP, "en").await?;
    let PuzzleView { rules, position, turns, .. } = get(&visit, "/api/puzzles/7").await?;
    let first = turns[0].turn.moves()[0];
    visit.press_row(first.from).await?;
    visit.press_row(first.to).await?;
    press(&visit, "Undo").await?;
    visit.make_turn(rules, position, turns[turns.len() - 1].turn).await?;
    visit.wait_for(".refused").await?;
    press(&visit, "Try again").await?;
    press(&visit, "Show solution").await?;
    press(&visit, "Again").await?;
    press(&visit, "Show solution").await?;
    press(&visit, "Next puzzle").await?;
    visit.until("location.pathname !== '/puzzles/zen/7'").await?;
    visit.wait_for(".pawn.movable").await?;
    has_focus(&visit, "the next puzzle").await?;
    visit.press("[aria-label='A puzzle of difficulty 2']").await?;
    has_focus(&visit, "a difficulty").await
});
