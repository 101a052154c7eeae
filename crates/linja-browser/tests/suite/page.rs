//! The page in a real Chromium, as players use it.

use anyhow::{Context, Result, ensure};
use linja_browser::{Screen, Visit, browse};

use crate::usable::{check, untold};

const PATHS: [&str; 8] = [
    "/",
    "/play",
    "/learn",
    "/learn/3",
    "/rules/zen",
    "/rules/zen+mean",
    "/rules/changes",
    "/settings",
];

/// Begins a game of two friends at one device.
pub(crate) async fn begin_with_friend(visit: &Visit) -> Result<()> {
    visit.click(".home .more summary").await?;
    visit.press_button("A friend here").await?;
    visit.click("button.large").await?;
    visit.wait_for(".due").await
}

browse!(two_friends_play_a_whole_game_and_the_points_are_worked_out, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    begin_with_friend(&visit).await?;
    visit.play_out().await?;
    let sums: Vec<String> =
        visit.ask("[...document.querySelectorAll('.worked-out')].map(e => e.innerText)").await?;
    ensure!(sums.len() == 2 && sums.iter().all(|sum| sum.contains('=')), "{sums:?}");
    visit.press_button("Rematch").await?;
    visit.wait_for(".steps .now").await
});

browse!(a_first_move_takes_two_clicks_and_the_computer_answers, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    visit.touch_row(7).await?;
    visit.wait_for(".row.landing").await?;
    visit.touch_row(8).await?;
    visit.wait_for(".steps .done").await?;
    visit.press_button("End turn").await?;
    visit.until("document.querySelectorAll('.turns td').length === 2").await?;
    visit.wait_for(".pawn.movable").await?;
    visit.click(".more-button").await?;
    visit.press_button("Hint").await?;
    visit.wait_for(".pill.best").await?;
    visit.press_button("Undo").await?;
    visit.until("document.querySelectorAll('.turns td').length === 0").await
});

browse!(a_pawn_can_be_dragged_and_a_wrong_place_is_refused_with_its_reason, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    begin_with_friend(&visit).await?;
    let (from, wrong) = (visit.row_point(2, 0.115).await?, visit.row_point(5, 0.5).await?);
    visit.drag(from, wrong).await?;
    visit.wait_for(".refused").await?;
    ensure!(visit.text().await?.contains("An opening goes exactly 1 row forward."));
    visit.drag(from, visit.row_point(3, 0.5).await?).await?;
    visit.wait_for(".steps .done").await?;
    visit.press_button("Undo").await?;
    visit.until("!document.querySelector('.steps .done')").await
});

browse!(a_turn_is_made_by_keys_alone_and_told_in_words, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    begin_with_friend(&visit).await?;
    // Whoever begins a game goes on at the board.
    visit.until("document.activeElement.matches('.row')").await?;
    ensure!(visit.ask::<String>("document.activeElement.dataset.row").await? == "1");
    visit.key("ArrowUp").await?;
    visit.key("Enter").await?;
    visit.until("document.activeElement.dataset.row === '3'").await?;
    visit.key("Enter").await?;
    visit.wait_for(".steps .done").await?;
    visit.key("Enter").await?;
    visit.until("document.activeElement.dataset.row === '5'").await?;
    visit.key("Enter").await?;
    visit.until_told("Black: row 2 to row 3, row 3 to row 5.").await
});

browse!(a_screen_reader_presses_rows_and_a_tap_counts_once, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    begin_with_friend(&visit).await?;
    // What a screen reader does has no pointer; `g` has no method `click`.
    let press = "new MouseEvent('click', { bubbles: true, cancelable: true })";
    for row in [2, 3] {
        visit
            .run(&format!("document.querySelector('[data-row=\"{row}\"]').dispatchEvent({press})"))
            .await?;
    }
    visit.wait_for(".steps .done").await?;
    ensure!(visit.ask::<String>("document.activeElement.dataset.row").await? == "3");
    visit.press_button("Undo").await?;
    visit.until("!document.querySelector('.steps .done')").await?;
    // A second touch would let the pawn go again.
    visit.touch_row(2).await?;
    visit.wait_for(".row.landing").await?;
    visit.touch_row(3).await?;
    visit.wait_for(".steps .done").await
});

browse!(a_reload_in_the_middle_of_a_turn_keeps_the_game, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    begin_with_friend(&visit).await?;
    visit.touch_row(2).await?;
    visit.wait_for(".row.landing").await?;
    visit.touch_row(3).await?;
    visit.wait_for(".steps .done").await?;
    visit.reload().await?;
    visit.wait_for(".steps .done").await?;
    ensure!(visit.ask::<String>("location.pathname").await? == "/play");
    ensure!(visit.text().await?.contains("2 pawns were there already"));
    Ok(())
});

browse!(every_language_is_spoken_at_once_and_remembered, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "nl-BE").await?;
    ensure!(visit.ask::<String>("document.documentElement.lang").await? == "nl");
    for (tag, learn) in [
        ("de", "Lernen"),
        ("fr", "Apprendre"),
        ("it", "Impara"),
        ("es", "Aprender"),
        ("en", "Learn"),
    ] {
        visit.write("header select", tag).await?;
        visit
            .until(&format!("document.querySelector('nav').innerText.includes('{learn}')"))
            .await?;
        untold(&visit, tag).await?;
    }
    visit.write("header select", "de").await?;
    visit.until("document.documentElement.lang === 'de'").await?;
    visit.reload().await?;
    visit.until("document.documentElement.lang === 'de'").await
});

browse!(every_screen_can_be_used_by_everyone_from_a_phone_to_a_wide_screen, site, chromium, {
    for (width, height, is_dark) in [(360, 740, true), (768, 1024, false), (1920, 1080, false)] {
        let screen = Screen { width, height, is_dark };
        let visit = chromium.visit(&site.url("/"), screen, "de").await?;
        visit.click("button.large").await?;
        for path in PATHS {
            visit.open(&site.url(path)).await?;
            check(&visit, &format!("{path}, {width} wide")).await?;
        }
        let paper: String = visit.ask("getComputedStyle(document.body).backgroundColor").await?;
        ensure!((paper == "rgb(25, 22, 19)") == is_dark, "{paper}");
    }
    Ok(())
});

browse!(after_a_first_visit_the_page_works_without_a_network, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    visit.until_kept().await?;
    site.stop().await?;
    visit.open(&site.url("/play")).await.context("a screen that was not opened before")?;
    ensure!(visit.go(&site.url("/ready")).await.is_err(), "the page says that the server is ready");
    visit.open(&site.url("/")).await?;
    visit.click("button.large").await?;
    visit.wait_for(".pawn.movable").await?;
    visit.touch_row(7).await?;
    visit.wait_for(".row.landing").await?;
    visit.touch_row(8).await?;
    visit.press_button("End turn").await?;
    visit.until("document.querySelectorAll('.turns td').length === 2").await
});

browse!(a_page_that_was_left_out_asks_again_to_be_kept, site, chromium, {
    let visit = chromium.blank(Screen::DESKTOP, "en").await?;
    visit.before_each_page(
        "const post = ServiceWorker.prototype.postMessage;
        let asked = 0;
        ServiceWorker.prototype.postMessage = function (what) { if (asked++) post.call(this, what); };",
    )
    .await?;
    visit.open(&site.url("/")).await?;
    visit.until_kept().await
});

browse!(going_back_leads_to_the_screens_before, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    visit.wait_for(".home").await?;
    visit.press_button("Learn").await?;
    visit.wait_for(".lessons").await?;
    visit.click(".lessons a").await?;
    visit.wait_for("nav a[href='/learn'][aria-current]").await?;
    visit.run("history.back()").await?;
    visit.wait_for(".lessons").await?;
    visit.run("history.back()").await?;
    visit.wait_for(".home").await
});

browse!(whoever_follows_a_link_by_keys_has_the_focus_afterwards, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    let steps =
        [("nav [href='/learn']", ".lessons"), (".lessons a", ".lesson"), (".brand", ".home")];
    for (link, screen) in steps {
        visit.press(link).await?;
        visit.wait_for(screen).await?;
        let focused: String = visit.ask("document.activeElement.tagName").await?;
        ensure!(focused != "BODY", "after {link} the focus is lost");
    }
    Ok(())
});

browse!(a_computer_adapts_to_whoever_plays_it, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    visit.click(".home .more summary").await?;
    visit.click(".level .tick input").await?;
    visit.until_text("so you win about every other game").await?;
    visit.until("document.querySelector('.level b').innerText === 'Sprout'").await?;
    visit.click(".home button.large").await?;
    visit.wait_for(".game").await?;
    let level = "document.querySelector('.player.above .name').innerText";
    ensure!(visit.ask::<String>(level).await? == "Sprout");
    visit.click(".more-button").await?;
    visit.press_button("Resign").await?;
    visit.press_button("Yes, resign").await?;
    // Who loses at once meets the weakest, in the next game and whenever they come back.
    visit.press_button("Rematch").await?;
    visit.until(&format!("{level} === 'Seed'")).await?;
    visit.open(&site.url("/")).await?;
    visit.until("document.querySelector('.level b').innerText === 'Seed'").await?;
    // Whoever chooses a level gets it.
    visit.write("#level", "4").await?;
    visit.until("!document.querySelector('.level .tick input').checked").await?;
    ensure!(visit.ask::<String>("document.querySelector('.level b').innerText").await? != "Seed");
    Ok(())
});

browse!(a_side_starts_ahead_and_the_record_says_by_how_much, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    visit.click(".home .more summary").await?;
    visit.press_button("A friend here").await?;
    visit.choose("#handicap", "Red +6").await?;
    visit.click(".home button.large").await?;
    visit.wait_for(".game").await?;
    let kept: String =
        visit.ask("localStorage.getItem('running-' + localStorage.getItem('table'))").await?;
    ensure!(kept.contains("6,1,1,1,1,1,1,0/0,1,1,2,2,2,1,3 b"), "{kept}");
    visit.click(".more-button").await?;
    visit.press_button("Resign").await?;
    visit.press_button("Yes, resign").await?;
    visit.wait_for(".say.end").await?;
    let records: String = visit.ask("Object.values(localStorage).join()").await?;
    ensure!(records.contains("[Handicap \"red +6\"]"), "{records}");
    Ok(())
});
