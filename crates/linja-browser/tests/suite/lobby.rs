//! Tables that are open to anyone, and names, in several browsers.

use anyhow::{Result, ensure};
use linja_browser::{Chromium, Screen, Site, Visit, browse};

use crate::online::{make_turn, until_turns, visitor};
use crate::usable::check;

/// Somebody with a name, on the first screen.
async fn named(chromium: &mut Chromium, site: &Site, name: &str) -> Result<Visit> {
    let visit = visitor(chromium, site, "/settings").await?;
    visit.write("#nickname", name).await?;
    visit.open(&site.url("/")).await?;
    Ok(visit)
}

/// Plays with anyone: sits down somewhere, or opens a table.
pub(crate) async fn play_anyone(visit: &Visit) -> Result<()> {
    visit.wait_for(".home .more summary").await?;
    visit.click(".home .more summary").await?;
    visit.press_button("Anyone").await?;
    visit.click(".home button.large").await?;
    visit.wait_for(".game").await
}

browse!(a_table_is_open_to_anyone_while_its_host_is_there, site, chromium, {
    // What cannot be seen is left out of a name.
    let ada = named(&mut chromium, &site, "  Ada\u{202e}\u{200b} ").await?;
    let ben = named(&mut chromium, &site, "Ben").await?;
    let carl = visitor(&mut chromium, &site, "/").await?;
    ensure!(!ben.text().await?.contains("Open tables"));
    play_anyone(&ada).await?;
    ada.until_text("Your table is open").await?;
    for visit in [&ben, &carl] {
        visit.until_text("Open tables: 1").await?;
    }
    let told: String = ben.ask("document.querySelector('.lobby .told').innerText").await?;
    ensure!(told == "Ada\nZen · No clock", "{told:?}");
    check(&ben, "an open table").await?;
    // It goes with her, and comes back with her.
    let table: String = ada.ask("location.href").await?;
    ada.open(&site.url("/settings")).await?;
    ben.until("!document.querySelector('.lobby')").await?;
    ada.open(&table).await?;
    ben.until_text("Open tables: 1").await?;
    ben.click(".lobby button").await?;
    ben.until("location.pathname.startsWith('/game/')").await?;
    ada.until_told("Ben has joined").await?;
    // The one who was slower sees it go, and can watch.
    carl.until_text("Games to watch: 1").await?;
    ensure!(!carl.text().await?.contains("Open tables"));
    carl.click(".lobby button").await?;
    carl.until_text("You’re watching").await?;
    for visit in [&ada, &ben, &carl] {
        visit.until("[...document.querySelectorAll('.player .name')].map(one => one.innerText).sort().join() === 'Ada,Ben'").await?;
    }
    make_turn(&ada, 2, 3).await?;
    ben.wait_for(".pawn.movable").await
});

browse!(one_click_sits_down_where_the_terms_are_fine_or_opens_a_table, site, chromium, {
    let ada = visitor(&mut chromium, &site, "/").await?;
    let ben = visitor(&mut chromium, &site, "/").await?;
    let carl = visitor(&mut chromium, &site, "/").await?;
    play_anyone(&ada).await?;
    carl.until_text("Open tables: 1").await?;
    // Another clock is chosen, so another table is opened; then any is fine.
    ben.click(".home .more summary").await?;
    ben.press_button("Anyone").await?;
    ben.choose("#clock", "5 min + 3 s").await?;
    ben.click(".home button.large").await?;
    ben.until_text("Your table is open").await?;
    carl.until_text("Open tables: 2").await?;
    play_anyone(&carl).await?;
    ada.until("!document.querySelector('.invite')").await?;
    let dora = visitor(&mut chromium, &site, "/").await?;
    dora.until_text("Open tables: 1").await?;
    dora.click(".home .more summary").await?;
    dora.press_button("Anyone").await?;
    dora.click(".home label.tick input").await?;
    dora.click(".home button.large").await?;
    ben.until("!document.querySelector('.invite')").await?;
    // All four play, and a fifth sees it.
    let eve = chromium.visit(&site.url("/"), Screen::PHONE, "de").await?;
    eve.until_text("Partien zum Zuschauen: 2").await?;
    check(&eve, "games to watch").await
});

browse!(against_a_stranger_nobody_helps, start_with_oracle site, chromium, {
    let ada = visitor(&mut chromium, &site, "/").await?;
    let ben = visitor(&mut chromium, &site, "/").await?;
    play_anyone(&ada).await?;
    ada.until_text("Play fair, without computer help").await?;
    let asks = async |visit: &Visit| visit.open(&site.url("/board")).await;
    // As long as nobody has come, there is nobody to be unfair to.
    asks(&ben).await?;
    ben.until_text("With perfect play:").await?;
    ben.open(&site.url("/")).await?;
    ben.until_text("Play fair, without computer help").await?;
    ben.click(".lobby button").await?;
    ben.wait_for(".game").await?;
    asks(&ben).await?;
    ben.until_text("The oracle will answer again when that game is over").await?;
    ensure!(!ben.text().await?.contains("With perfect play:"));
    ben.open(&site.url("/")).await?;
    ben.press_button("Computer").await?;
    ben.click(".home button.large").await?;
    ben.click(".more-button").await?;
    ben.wait_for(".menu button").await?;
    ensure!(!ben.text().await?.contains("Hint"), "a hint in another game is a hint in this one");
    // The game ends.
    make_turn(&ada, 2, 3).await?;
    ben.open(&site.url("/games")).await?;
    ben.click(".games a").await?;
    until_turns(&ben, 1).await?;
    ada.click(".more-button").await?;
    ada.press_button("Resign").await?;
    ada.press_button("Yes, resign").await?;
    ben.until_text("resigned").await?;
    asks(&ben).await?;
    ben.until_text("With perfect play:").await
});
