//! What fails around the page: databases, workers, storage, clipboards, a busy server. Nobody loses a turn, a
//! seat or a game by it.

use anyhow::{Result, ensure};
use linja::{Game, Level, RuleSet, Side, random_game};
use linja_api::Player;
use linja_browser::{Screen, Site, browse, lay_table};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor};

use crate::online::{make_turn, open, path, two_players, until_turns, visitor};
use crate::usable::untold;

/// Runs a statement on the server's database, beside the server.
async fn on_database(site: &Site, statement: &'static str) -> Result<()> {
    let file = SqliteConnectOptions::new().filename(site.data().join("games.sqlite"));
    file.connect().await?.execute(statement).await?;
    Ok(())
}

browse!(a_turn_that_the_database_does_not_take_is_kept_and_sent_again, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    on_database(
        &site,
        "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    )
    .await?;
    make_turn(&ada, 2, 3).await?;
    ada.until_text("The server can’t save right now.").await?;
    ada.until_told("The page holds on to your move").await?;
    until_turns(&ada, 1).await?;
    until_turns(&ben, 0).await?;
    // It is kept on the device as well.
    ada.reload().await?;
    ada.until_text("The server can’t save right now.").await?;
    on_database(&site, "DROP TRIGGER full").await?;
    until_turns(&ben, 1).await?;
    ada.until("!document.querySelector('.notice').textContent").await?;
    make_turn(&ben, 7, 6).await?;
    until_turns(&ada, 2).await
});

/// A game in which Red is to move.
fn reds_turn() -> Game {
    let mut game = Game::new(RuleSet::Zen, Side::Black);
    let first = random_game(RuleSet::Zen, 11).turns().next();
    game.play(first.unwrap()).unwrap();
    game
}

browse!(an_invitation_does_not_stop_the_computer_at_the_other_table, site, chromium, {
    let ada = visitor(&mut chromium, &site, "/").await?;
    let (invite, _) = open(&ada, "No clock").await?;
    let ben = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    lay_table(&ben, &site, &reds_turn(), Player::Computer { level: Level::MAX }).await?;
    // The page starts anew, with the computer to move, and with the game of the invitation.
    ben.open(&invite).await?;
    ben.wait_for(".join dl").await?;
    ben.click("nav a[href='/play']").await?;
    until_turns(&ben, 2).await
});

browse!(a_game_begun_in_the_middle_of_the_computers_turn_goes_on, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    visit.run("document.querySelector('.more summary').click()").await?;
    let begins = ".more .options:last-child .option:nth-child(2)";
    visit.run(&format!("document.querySelector('{begins}').click()")).await?;
    visit.click("button.large").await?;
    visit.wait_for(".steps .done").await?;
    visit.run("document.querySelector('.brand').click()").await?;
    visit.wait_for("button.large").await?;
    visit.run("document.querySelector('button.large').click()").await?;
    until_turns(&visit, 1).await
});

/// The scripts of the first workers are not there.
const BROKEN_WORKERS: &str = "
    window.hired = 0;
    window.Worker = class extends Worker {
        constructor(file, options) { super(++hired <= broken ? '/assets/gone.js' : file, options); }
    };";

browse!(a_worker_that_fails_is_replaced_and_the_player_is_told_if_it_goes_on, site, chromium, {
    for broken in [1, 3] {
        let visit = chromium.blank(Screen::DESKTOP, "en").await?;
        visit.before_each_page(&format!("window.broken = {broken}; {BROKEN_WORKERS}")).await?;
        visit.open(&site.url("/")).await?;
        lay_table(&visit, &site, &reds_turn(), Player::Computer { level: Level::ALL[2] }).await?;
        if broken > 1 {
            visit.until_text("Part of the page couldn’t be loaded.").await?;
        }
        until_turns(&visit, 2).await?;
        ensure!(visit.ask::<u32>("hired").await? == broken + 1);
        visit.until("!document.body.innerText.includes('Part of the page')").await?;
    }
    Ok(())
});

browse!(a_worker_that_breaks_down_when_it_is_asked_is_replaced, site, chromium, {
    for event in ["error", "messageerror"] {
        let visit = chromium.blank(Screen::DESKTOP, "en").await?;
        let fails = format!("setTimeout(() => this.dispatchEvent(new Event('{event}')))");
        visit
            .before_each_page(&format!(
                "window.hired = 0;
                window.Worker = class extends Worker {{
                    constructor(file, options) {{ super(file, options); if (!hired++) this.postMessage = () => {fails}; }}
                }};"
            ))
            .await?;
        visit.open(&site.url("/")).await?;
        lay_table(&visit, &site, &reds_turn(), Player::Computer { level: Level::ALL[2] }).await?;
        until_turns(&visit, 2).await?;
        ensure!(visit.ask::<u32>("hired").await? == 2);
    }
    Ok(())
});

/// A browser whose storage is switched off: the real one throws here as well.
const NO_STORAGE: &str = "Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('switched off', 'SecurityError'); } });";

/// A browser whose storage is full.
const FULL_STORAGE: &str = "Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError'); };";

browse!(without_storage_a_seat_lasts_as_long_as_its_tab_and_the_page_says_so, site, chromium, {
    for blocked in [NO_STORAGE, FULL_STORAGE] {
        let ada = chromium.blank(Screen::PHONE, "en").await?;
        ada.before_each_page(blocked).await?;
        ada.open(&site.url("/")).await?;
        let (invite, watch) = open(&ada, "No clock").await?;
        let ben = chromium.blank(Screen::PHONE, "de").await?;
        ben.before_each_page(blocked).await?;
        ben.open(&invite).await?;
        ben.click("button.large").await?;
        ada.until_text("This browser isn’t saving anything").await?;
        ben.until_text("Dieser Browser bewahrt nichts auf").await?;
        make_turn(&ada, 2, 3).await?;
        until_turns(&ben, 1).await?;
        // The seat is still there after looking at something else.
        ada.run("document.querySelector('nav [href=\"/learn\"]').click()").await?;
        ada.wait_for(".lessons").await?;
        ada.run("history.back()").await?;
        until_turns(&ada, 1).await?;
        // And after another program of the page, and after the page itself.
        ada.press_button("Study").await?;
        ada.wait_for(".ways").await?;
        ada.run("history.back()").await?;
        until_turns(&ada, 1).await?;
        ada.reload().await?;
        until_turns(&ada, 1).await?;
        ada.until_text("This browser isn’t saving anything").await?;
        let eve = chromium.blank(Screen::PHONE, "en").await?;
        eve.before_each_page(blocked).await?;
        eve.open(&site.url(path(&watch))).await?;
        eve.until_text("You’re watching").await?;
        ensure!(
            !eve.text().await?.contains("isn’t saving anything"),
            "a watcher has no seat to lose"
        );
    }
    let carl = visitor(&mut chromium, &site, "/").await?;
    open(&carl, "No clock").await?;
    ensure!(!carl.text().await?.contains("isn’t saving anything"));
    Ok(())
});

/// Without TLS a page has no clipboard, except on this very machine.
const NO_CLIPBOARD: &str = "Object.defineProperty(navigator, 'clipboard', { value: undefined });";
const DENIED_CLIPBOARD: &str =
    "navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied'));";
const NO_COMMAND: &str = "document.execCommand = () => false;";

browse!(copying_works_without_a_clipboard_or_says_that_it_does_not, site, chromium, {
    for (script, says) in [
        (NO_CLIPBOARD.to_owned(), "Copied"),
        (DENIED_CLIPBOARD.to_owned(), "Copied"),
        (format!("{NO_CLIPBOARD} {NO_COMMAND}"), "Couldn’t copy"),
        (format!("{DENIED_CLIPBOARD} {NO_COMMAND}"), "Couldn’t copy"),
    ] {
        let visit = chromium.blank(Screen::DESKTOP, "en").await?;
        visit.before_each_page(&script).await?;
        visit
            .before_each_page("addEventListener('copy', () => { window.copied = String(document.activeElement.value); });")
            .await?;
        visit.open(&site.url("/")).await?;
        let (invite, _) = open(&visit, "No clock").await?;
        visit.click(".invite .bar button").await?;
        visit
            .until(&format!(
                "document.querySelector('.invite .bar button').textContent === {says:?}"
            ))
            .await?;
        if says == "Copied" {
            ensure!(visit.ask::<String>("window.copied").await? == invite);
        }
        visit.until("document.activeElement.matches('.invite .bar button')").await?;
    }
    Ok(())
});

browse!(a_server_with_too_much_to_do_is_asked_again, start_with_hurried_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/board"), Screen::DESKTOP, "en").await?;
    let is_known = "document.body.innerText.includes('With perfect play:')";
    visit.until(is_known).await?;
    visit
        .run("window.hurry = setInterval(() => fetch('/api/oracle').then(answer => { window.is_busy ||= !answer.ok; }), 5)")
        .await?;
    visit.until("window.is_busy").await?;
    let is_refused = "document.body.innerText.includes('Too many requests.')";
    // Now and then the page is the one that may ask.
    for played in random_game(RuleSet::Zen, 1).played() {
        let position = played.position.to_string().replace(' ', "_");
        visit.run(&format!("location.hash = 'zen:{position}'")).await?;
        visit.until(&format!("{is_known} || {is_refused}")).await?;
        if visit.ask(is_refused).await? {
            break;
        }
    }
    ensure!(visit.ask::<bool>(is_refused).await?, "nobody was refused");
    visit.run("clearInterval(hurry)").await?;
    visit.until(is_known).await?;
    untold(&visit, "the board").await
});
