//! Pictures of the main screens, phone and desktop, light and dark, in English and German.

use std::path::Path;

use anyhow::Result;
use linja::{Level, RuleSet, random_game};
use linja_api::Player;
use linja_browser::{Chromium, Screen, Site, Visit, lay_table};

/// Takes them all into a folder.
pub(crate) async fn take(folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let site = Site::start_with_oracle().await?;
    let mut chromium = Chromium::start()?;
    let screens = [
        ("desktop", Screen::DESKTOP, "en"),
        ("desktop-dark", Screen::DESKTOP.dark(), "de"),
        ("phone", Screen::PHONE, "de"),
        ("phone-dark", Screen::PHONE.dark(), "en"),
    ];
    for (name, screen, language) in screens {
        let visit = chromium.visit(&site.url("/"), screen, language).await?;
        let shoot =
            async |what: &str| visit.screenshot(&folder.join(format!("{what}-{name}.jpg"))).await;
        shoot("home").await?;
        begin(&visit).await?;
        visit.touch_row(1).await?;
        visit.wait_for(".row.landing").await?;
        shoot("play").await?;
        visit.open(&site.url("/learn")).await?;
        shoot("learn").await?;
        visit.open(&site.url("/learn/7")).await?;
        visit.run("document.querySelector('.bar button.primary')?.click()").await?;
        shoot("lesson").await?;
        visit.open(&site.url("/rules/zen")).await?;
        shoot("rules").await?;
        visit.run("document.querySelector('.example').scrollIntoView()").await?;
        shoot("rules-example").await?;
        visit.open(&site.url("/settings")).await?;
        shoot("settings").await?;
        lay_table(
            &visit,
            &site,
            &random_game(RuleSet::Zen, 11),
            Player::Computer { level: Level::ALL[4] },
        )
        .await?;
        visit.wait_for(".say.end").await?;
        shoot("end").await?;
        understand(&visit, &site, folder, name).await?;
        online(&mut chromium, &site, folder, name, screen, language).await?;
    }
    chromium.stop().await
}

/// A game by link: its choices, the invitation on both sides, the game, the list.
async fn online(
    chromium: &mut Chromium,
    site: &Site,
    folder: &Path,
    name: &str,
    screen: Screen,
    language: &str,
) -> Result<()> {
    let shoot = async |visit: &Visit, what: &str| {
        visit.screenshot(&folder.join(format!("online-{what}-{name}.jpg"))).await
    };
    let host = chromium.visit(&site.url("/"), screen, language).await?;
    host.click(".home .more summary").await?;
    host.click(".options .option:nth-child(3)").await?;
    host.choose("#clock", "5 min + 3 s").await?;
    shoot(&host, "choices").await?;
    host.click("button.large").await?;
    host.wait_for(".invite .qr path").await?;
    shoot(&host, "invitation").await?;
    let invite: String = host.ask("document.querySelector('.invite input').value").await?;
    let guest = chromium.visit(&invite, screen, language).await?;
    guest.wait_for(".join dl").await?;
    shoot(&guest, "join").await?;
    guest.click("button.large").await?;
    guest.wait_for(".clock").await?;
    host.until("!document.querySelector('.invite')").await?;
    host.run("scrollTo(0, 0)").await?;
    host.touch_row(2).await?;
    host.wait_for(".row.landing").await?;
    host.touch_row(3).await?;
    host.wait_for(".steps .done").await?;
    shoot(&host, "game").await?;
    guest.open(&site.url("/games")).await?;
    guest.wait_for(".games small").await?;
    shoot(&guest, "games").await
}

/// Begins a game, and makes an opening.
async fn begin(visit: &Visit) -> Result<()> {
    visit.click("button.large").await?;
    visit.wait_for(".due").await?;
    visit.touch_row(2).await?;
    visit.wait_for(".row.landing").await?;
    visit.touch_row(3).await?;
    visit.wait_for(".steps .done").await
}

/// The screens that ask the oracle.
async fn understand(visit: &Visit, site: &Site, folder: &Path, name: &str) -> Result<()> {
    let shoot =
        async |what: &str| visit.screenshot(&folder.join(format!("{what}-{name}.jpg"))).await;
    visit.open(&site.url("/play")).await?;
    visit.click(".bar a.button").await?;
    visit.wait_for(".margin-chart").await?;
    for _ in 0..9 {
        visit.key("ArrowRight").await?;
    }
    shoot("review").await?;
    visit.run("document.querySelector('.margin-chart').scrollIntoView()").await?;
    shoot("review-chart").await?;
    let position = "3,2,1,2,1,2,0,1/1,1,2,1,1,1,2,3_b";
    visit.open(&site.url(&format!("/board#zen:{position}"))).await?;
    visit.wait_for(".worths dt").await?;
    visit.touch_row(4).await?;
    visit.wait_for(".row.landing").await?;
    shoot("board").await?;
    visit.click(".steps-bar button:last-child").await?;
    visit.wait_for(".counts").await?;
    shoot("set-up").await?;
    visit.open(&site.url("/puzzles/7")).await?;
    visit.wait_for(".pawn.movable").await?;
    shoot("puzzle").await?;
    visit.open(&site.url("/solution")).await?;
    visit.wait_for(".worths dt").await?;
    shoot("solution").await?;
    visit.run("document.querySelector('.study').scrollIntoView()").await?;
    shoot("solution-game").await?;
    visit.open(&site.url("/understand")).await?;
    shoot("understand").await?;
    visit.open(&site.url("/review")).await?;
    shoot("review-choose").await?;
    visit.open(&site.url("/solution#classic")).await?;
    visit.wait_for(".notice:not(.asking)").await?;
    visit.run("document.querySelector('.worths').scrollIntoView()").await?;
    shoot("solution-off").await
}
