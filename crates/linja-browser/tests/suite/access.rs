//! What everybody can see, reach and set: axe-core on every screen, settings, icons, addresses that lead nowhere.

use anyhow::{Result, ensure};
use linja::{Game, Level, RuleSet, Side, random_game};
use linja_api::Player;
use linja_browser::{Chromium, Icon, Screen, Site, Visit, browse, lay_table};
use serde_json::Value;

use crate::lobby::play_anyone;
use crate::online::{make_turn, open, path};

/// axe-core 4.14.0, unchanged; its licence (MPL-2.0) stands at its beginning.
const AXE: &str = include_str!("../data/axe.min.js");

/// Neighbours have different paths: a change behind the `#` alone loads nothing.
const PATHS: [&str; 17] = [
    "/",
    "/play",
    "/learn",
    "/learn/3",
    "/rules/zen",
    "/rules/changes",
    "/games",
    "/settings",
    "/nowhere",
    "/understand",
    "/review",
    "/board",
    "/puzzles/zen/7",
    "/solution",
    "/review#zen:1-2,1-3;8-7,8-6;2-3",
    "/board#zen:6,1_b",
    "/review#zen:2-9",
];

/// What axe-core finds fault with on what is shown.
pub(crate) async fn faults(visit: &Visit, what: &str) -> Result<Vec<String>> {
    visit.until_still().await?;
    visit.run(&format!("if (!window.axe) {{ {AXE} }}")).await?;
    let run = "axe.run({ resultTypes: ['violations'] })";
    let told = "`${one.id}: ${node.html}\n${node.failureSummary}`";
    let faults: Vec<String> = visit
        .ask(&format!(
            "{run}.then(found => found.violations.flatMap(one => one.nodes.map(node => {told})))"
        ))
        .await?;
    Ok(faults.into_iter().map(|fault| format!("{what}: {fault}")).collect())
}

async fn check_every_screen(chromium: &mut Chromium, site: &Site, screen: Screen) -> Result<()> {
    let mut all = Vec::new();
    let visit = chromium.visit(&site.url("/"), screen, "en").await?;
    for path in PATHS {
        visit.open(&site.url(path)).await?;
        if path.starts_with("/review#zen:1") {
            visit.wait_for(".margin-chart").await?;
        }
        all.extend(faults(&visit, path).await?);
    }
    lay_table(&visit, site, &random_game(RuleSet::Zen, 11), Player::Person).await?;
    visit.wait_for(".say.end").await?;
    all.extend(faults(&visit, "the end").await?);
    for seed in [12, 13] {
        let red = Player::Computer { level: Level::MIN };
        lay_table(&visit, site, &random_game(RuleSet::Zen, seed), red).await?;
        visit.wait_for(".say.end").await?;
    }
    visit.open(&site.url("/games")).await?;
    visit.wait_for(".figures").await?;
    all.extend(faults(&visit, "kept games").await?);
    lay_table(&visit, site, &Game::new(RuleSet::Zen, Side::Black), Player::Person).await?;
    visit.touch_row(2).await?;
    visit.wait_for(".row.landing").await?;
    all.extend(faults(&visit, "a pawn is held").await?);
    visit.touch_row(3).await?;
    visit.wait_for(".steps .done").await?;
    all.extend(faults(&visit, "in the middle of a turn").await?);
    let host = chromium.visit(&site.url("/"), screen, "en").await?;
    play_anyone(&host).await?;
    all.extend(faults(&host, "waiting at an open table").await?);
    visit.open(&site.url("/")).await?;
    visit.wait_for(".lobby").await?;
    all.extend(faults(&visit, "open tables").await?);
    let (invite, watch) = open(&visit, "No clock").await?;
    all.extend(faults(&visit, "an invitation").await?);
    let guest = chromium.visit(&site.url(path(&invite)), screen, "en").await?;
    guest.wait_for(".join dl").await?;
    all.extend(faults(&guest, "joining").await?);
    guest.click("button.large").await?;
    visit.until("!document.querySelector('.invite')").await?;
    make_turn(&visit, 2, 3).await?;
    all.extend(faults(&visit, "an online game").await?);
    guest.open(&site.url("/games")).await?;
    guest.wait_for(".games small").await?;
    all.extend(faults(&guest, "the list of games").await?);
    let watcher = chromium.visit(&site.url(path(&watch)), screen, "en").await?;
    watcher.until_text("You’re watching").await?;
    all.extend(faults(&watcher, "watching").await?);
    ensure!(all.is_empty(), "{} faults\n{}", all.len(), all.join("\n\n"));
    Ok(())
}

browse!(axe_core_finds_no_fault_by_day, start_with_oracle site, chromium, {
    check_every_screen(&mut chromium, &site, Screen::DESKTOP).await
});

browse!(axe_core_finds_no_fault_by_night, start_with_oracle site, chromium, {
    check_every_screen(&mut chromium, &site, Screen::DESKTOP.dark()).await
});

/// The colour that a part of the style has on the page.
async fn colour(visit: &Visit, selector: &str, property: &str) -> Result<String> {
    visit
        .ask(&format!("getComputedStyle(document.querySelector({selector:?}))[{property:?}]"))
        .await
}

browse!(boards_and_pawns_are_chosen_and_kept_and_black_is_black_by_night, site, chromium, {
    let visit = chromium.visit(&site.url("/settings"), Screen::PHONE.dark(), "en").await?;
    let body = "#wood-black stop:nth-child(2)";
    ensure!(colour(&visit, body, "stopColor").await? == "rgb(56, 50, 46)");
    ensure!(colour(&visit, ".cloth", "fill").await? == "rgb(190, 178, 156)");
    visit.press_button("Slate").await?;
    visit.press_button("Blue and orange").await?;
    visit.press_button("Light").await?;
    ensure!(colour(&visit, body, "stopColor").await? == "rgb(31, 79, 148)");
    ensure!(colour(&visit, ".cloth", "fill").await? == "rgb(221, 226, 230)");
    visit.reload().await?;
    ensure!(colour(&visit, ".mat", "fill").await? == "rgb(203, 211, 217)");
    visit.press_button("High contrast").await?;
    ensure!(colour(&visit, ".mat", "fill").await? == "rgb(255, 255, 255)");
    Ok(())
});

browse!(pawns_hop_as_fast_as_is_set, site, chromium, {
    let visit = chromium.visit(&site.url("/settings"), Screen::DESKTOP, "en").await?;
    for (speed, milliseconds) in [("Slow", 240.0), ("Normal", 120.0), ("Fast", 60.0)] {
        visit.open(&site.url("/settings")).await?;
        visit.press_button(speed).await?;
        visit.open(&site.url("/learn/2")).await?;
        // What Chromium is asked for is noted.
        visit
            .run("const animate = Element.prototype.animate; Element.prototype.animate = function(frames, time) { window.asked = time; return animate.call(this, frames, time); }")
            .await?;
        visit.touch_row(2).await?;
        visit.wait_for(".row.landing").await?;
        visit.touch_row(3).await?;
        visit.until("window.asked").await?;
        let asked: f64 = visit.ask("window.asked").await?;
        ensure!(asked == milliseconds, "{speed}: {asked}");
    }
    Ok(())
});

browse!(a_game_takes_the_whole_screen_and_gives_it_back, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    visit.click("button.large").await?;
    for (label, fills) in [("Full screen", true), ("Exit full screen", false)] {
        visit.click(".more-button").await?;
        // The browser wants a press that is real.
        let button = format!(
            "[...document.querySelectorAll('.menu button')].find(one => one.innerText === {label:?})"
        );
        visit.tap(&button).await?;
        visit.until(&format!("!!document.fullscreenElement === {fills}")).await?;
    }
    Ok(())
});

browse!(the_page_is_installed_where_the_browser_can, site, chromium, {
    let visit = chromium.visit(&site.url("/settings"), Screen::DESKTOP, "en").await?;
    visit.wait_for(".settings").await?;
    ensure!(!visit.text().await?.contains("Install"));
    let offer = "Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => { window.isAsked = true; } })";
    visit.run(&format!("dispatchEvent({offer})")).await?;
    visit.press_button("Install as an app").await?;
    visit.until("window.isAsked && !document.body.innerText.includes('Install')").await?;
    // An offer that comes before there is a program counts too.
    let early = format!("addEventListener('DOMContentLoaded', () => dispatchEvent({offer}))");
    visit.before_each_page(&early).await?;
    visit.open(&site.url("/settings")).await?;
    visit.until_text("Install as an app").await
});

browse!(
    icons_load_have_their_sizes_and_look_like_the_shapes_they_are_drawn_from,
    site,
    chromium,
    {
        let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
        let manifest: Value = visit
        .ask("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")
        .await?;
        let named: Vec<(String, Value)> = visit
            .ask("[['icon-apple', document.querySelector('link[rel=apple-touch-icon]').href]]")
            .await?;
        let listed = manifest["icons"].as_array().unwrap();
        ensure!(listed.iter().filter(|icon| icon["purpose"] == "maskable").count() == 1);
        for icon in Icon::ALL {
            let is_it = |name: &Value| {
                name.as_str().is_some_and(|name| name.contains(&format!("/{}-", icon.name)))
            };
            let in_manifest = listed.iter().find(|one| is_it(&one["src"]));
            if let Some(one) = in_manifest {
                ensure!(one["sizes"] == format!("{0}x{0}", icon.size), "{one}");
            }
            let file = in_manifest
                .map(|one| &one["src"])
                .or(named.iter().map(|(_, file)| file).find(|file| is_it(file)));
            let file = file.unwrap();
            let loaded = format!(
                "(async () => {{ const image = new Image(); image.src = {file}; await image.decode(); return image; }})()"
            );
            let size: (u32, u32) = visit
                .ask(&format!("{loaded}.then(image => [image.naturalWidth, image.naturalHeight])"))
                .await?;
            ensure!(size == (icon.size, icon.size), "{file}: {size:?}");
            // Versions of Chromium differ a little in how they smooth edges.
            let apart: f64 = visit
            .ask(&format!(
                "Promise.all([{loaded}, {}]).then(([image, drawn]) => {{
                    const pixels = canvas => canvas.getContext('2d').getImageData(0, 0, {size}, {size}).data;
                    const kept = drawn.cloneNode();
                    kept.getContext('2d').drawImage(image, 0, 0);
                    const [one, other] = [pixels(kept), pixels(drawn)];
                    return one.reduce((sum, part, at) => sum + Math.abs(part - other[at]), 0) / one.length;
                }})",
                icon.drawn(),
                size = icon.size,
            ))
            .await?;
            ensure!(
                apart < 1.0,
                "{file} is {apart} apart from icon.svg: `cargo xtask icons` draws it anew"
            );
        }
        Ok(())
    }
);

browse!(an_address_that_nothing_has_says_so_and_leads_on, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    for (path, status) in [
        ("/play", 200),
        ("/learn/3", 200),
        ("/rules/zen+mean", 200),
        ("/rules/zen%2Bmean", 200),
        ("/puzzles/2026-11-15", 200),
        ("/game/00cb3350d76109bf", 200),
        ("/nowhere", 404),
        ("/learn/99", 404),
        ("/rules/chess", 404),
        ("/nowhere.html", 404),
    ] {
        let answered: u16 =
            visit.ask(&format!("fetch({path:?}).then(answer => answer.status)")).await?;
        ensure!(answered == status, "{path}: {answered}");
    }
    // Both programs say it.
    for path in ["/nowhere", "/rules/chess", "/game/1"] {
        visit.open(&site.url(path)).await?;
        visit.until_text("There’s nothing here").await?;
    }
    visit.click(".nowhere a[href='/learn']").await?;
    visit.wait_for(".lessons").await
});

browse!(a_link_whose_position_or_game_is_broken_says_what_is_wrong, site, chromium, {
    let visit = chromium.visit(&site.url("/board#zen:6,1_b"), Screen::PHONE, "en").await?;
    let alert = "document.querySelector('[role=alert]')";
    visit.until(&format!("{alert}.innerText.includes('can’t be read')")).await?;
    ensure!(visit.ask::<String>(&format!("{alert}.innerText")).await?.contains("expected"));
    let is_seen = format!("{alert}.getBoundingClientRect().width > 0");
    ensure!(visit.ask::<bool>(&is_seen).await?);
    // A turn gives the board another address.
    visit.touch_row(2).await?;
    visit.wait_for(".row.landing").await?;
    visit.touch_row(3).await?;
    visit.press_button("End turn").await?;
    visit.until(&format!("!{alert}.innerText")).await?;
    visit.open(&site.url("/review#zen:2-3,1-9")).await?;
    visit.until(&format!("{alert}.innerText.includes('Can’t read this')")).await?;
    ensure!(visit.ask::<bool>(&is_seen).await?);
    Ok(())
});
