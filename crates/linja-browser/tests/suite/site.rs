//! The page without a server, from a plain file server, in a folder of its host.

use anyhow::{Context, Result, ensure};
use linja::{Position, Record, RuleSet, Side, random_game};
use linja_api::{MarginsView, PuzzleView, ReviewView};
use linja_browser::{Chromium, FileServer, Judge, Ranges, Screen, Served, Slash, Visit};
use linja_oracle::Oracle;

use crate::judge::rule_sets;
use crate::online::until_turns;
use crate::page::begin_with_friend;
use crate::share::COPIES;
use crate::upgrade::play_with_computer;
use crate::usable::check;

/// The folder; a point and a plus are letters like any others.
const BASE: &str = "/some.host/linja+1/";

/// Begins a game against the weakest computer, which answers.
async fn play_against_computer(visit: &Visit, server: &FileServer) -> Result<()> {
    visit.open(&server.url("")).await?;
    visit.press_button("Computer").await?;
    visit.write("#level", "1").await?;
    play_with_computer(visit).await?;
    until_turns(visit, 2).await
}

/// Waits for the path of the page, below its folder; the slash after a folder does not matter.
async fn until_at(visit: &Visit, path: &str) -> Result<()> {
    let here = "location.pathname.replace(/\\/$/, '')";
    visit.until(&format!("{here} === {:?}", format!("{BASE}{path}").trim_end_matches('/'))).await
}

/// Nothing was asked for elsewhere, and every file that was named is there.
fn check_asked(server: &FileServer) -> Result<()> {
    let asked = server.asked();
    ensure!(asked.len() > 20, "{asked:?}");
    for Served { path, status, .. } in asked {
        let below = path.strip_prefix(BASE).with_context(|| format!("{path} was asked for"))?;
        ensure!(!below.starts_with("api"), "{path} was asked for");
        ensure!(!below.contains("assets") || status == "200", "{path}: {status}");
    }
    Ok(())
}

/// Links that others have sent: to screens with a file of their own, and to others; and what is seen there.
const LINKS: [(&str, &str); 7] = [
    ("learn/3", ".lesson"),
    ("rules/zen+mean", "main h2"),
    ("rules/zen%2Bmean/", "main h2"),
    ("index.html", ".home"),
    ("review?game=zen:2-3,1-3", ".review .turn-list"),
    ("board#zen:6,1_b", "#position"),
    ("puzzles/zen/7", "nav a[href$=understand][aria-current]"),
];

/// Opens links, and loads each page again.
async fn open_each(visit: &Visit, server: &FileServer, links: &[(&str, &str)]) -> Result<()> {
    for (path, seen) in links {
        visit.open(&server.url(path)).await.with_context(|| (*path).to_owned())?;
        visit.wait_for(seen).await?;
        visit.reload().await?;
        visit.wait_for(seen).await?;
    }
    Ok(())
}

/// A test with a file server and a browser of its own.
macro_rules! browse_files {
    ($name:ident, $slash:ident, $server:ident, $chromium:ident, $body:block) => {
        #[tokio::test]
        async fn $name() -> Result<()> {
            #[allow(unused_mut)] // One test stops it.
            let mut $server = FileServer::start(BASE, Slash::$slash).await?;
            let mut $chromium = Chromium::start()?;
            let outcome: Result<()> = async { $body }.await;
            $chromium.stop().await?;
            outcome
        }
    };
}

browse_files!(files_in_any_folder_are_enough_to_play_and_to_learn, Added, server, chromium, {
    let visit = chromium.visit(&server.url(""), Screen::DESKTOP, "en").await?;
    begin_with_friend(&visit).await?;
    visit.play_out().await?;
    until_at(&visit, "play").await?;
    visit.reload().await?;
    visit.wait_for(".say.end").await?;
    // All that is kept at the host's origin says whose it is.
    let names = "Object.keys(localStorage)";
    let foreign = format!("{names}.filter(name => !name.startsWith('some.host/linja+1/'))");
    ensure!(visit.ask::<Vec<String>>(&foreign).await?.is_empty());
    ensure!(visit.ask::<usize>(&format!("{names}.length")).await? > 2);
    // The computer moves as well.
    play_against_computer(&visit, &server).await?;
    // By the ways of the page, in both programs, and again after a reload.
    for (way, seen) in [
        ("games", ".games.over li"),
        ("learn", ".lessons"),
        ("understand", ".ways"),
        ("rules/zen", "main h2"),
        ("settings", ".settings"),
    ] {
        visit.click(&format!("nav a[href='{BASE}{way}']")).await.context(way)?;
        visit.wait_for(seen).await.context(way)?;
        until_at(&visit, way).await?;
        visit.reload().await?;
        visit.wait_for(seen).await.context(way)?;
        check(&visit, way).await?;
    }
    open_each(&visit, &server, &LINKS).await?;
    for path in ["nowhere", "rules/chess", "learn/3/and/more/"] {
        visit.open(&server.url(path)).await?;
        visit.wait_for(".nowhere").await?;
        visit.click(".nowhere a[href$=learn]").await?;
        visit.wait_for(".lessons").await?;
        until_at(&visit, "learn").await?;
    }
    check_asked(&server)
});

browse_files!(a_host_may_leave_out_the_slash_after_a_folder, LeftOut, server, chromium, {
    let visit = chromium.visit(&server.url(""), Screen::DESKTOP, "en").await?;
    visit.click(&format!("nav a[href='{BASE}rules/zen']")).await?;
    visit.wait_for("main h2").await?;
    open_each(&visit, &server, &LINKS).await?;
    // The page that it sends instead of a table is none.
    visit.open(&server.url("board")).await?;
    visit.until_text("There’s no table for these rules here.").await
});

browse_files!(what_needs_a_server_says_that_there_is_none, Added, server, chromium, {
    let visit = chromium.visit(&server.url(""), Screen::PHONE, "en").await?;
    visit.click(".home .more summary").await?;
    visit.press_button("A friend online").await?;
    for (tag, word) in [
        ("de", "keinen Spielserver"),
        ("es", "no tiene servidor"),
        ("fr", "pas de serveur"),
        ("it", "non ha un server"),
        ("nl", "geen spelserver"),
        ("en", "This site has no game server: play the computer, or a friend on this device."),
    ] {
        visit.write("header select", tag).await?;
        visit.until_text(word).await?;
    }
    ensure!(visit.ask::<usize>("document.querySelectorAll('button.large').length").await? == 0);
    check(&visit, "a friend online").await?;
    for path in ["game", "join", "watch"] {
        let path = format!("{path}/0123456789abcdef#0123456789abcdef0123456789abcdef");
        visit.open(&server.url(&path)).await?;
        visit.until_text("This site has no game server").await?;
        visit.press_button("New game").await?;
        visit.wait_for(".home").await?;
    }
    visit.open(&server.url("games")).await?;
    visit.until_text("New game").await?;
    check_asked(&server)
});

browse_files!(a_link_from_a_folder_leads_there, Added, server, chromium, {
    let visit = chromium.blank(Screen::DESKTOP, "en").await?;
    visit.before_each_page(COPIES).await?;
    let place = "zen:4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6_r";
    visit.open(&server.url(&format!("board#{place}"))).await?;
    visit.press_button("Copy link").await?;
    visit.until("window.copied").await?;
    let link: String = visit.ask("copied").await?;
    ensure!(link == server.url(&format!("board?position={place}")), "{link}");
    let other = chromium.visit(&link, Screen::DESKTOP, "en").await?;
    other.until(&format!("location.hash === '#{place}'")).await?;
    other.until("document.querySelector('#position').value.endsWith(' r')").await
});

browse_files!(files_that_were_loaded_once_are_enough_without_a_network, Added, server, chromium, {
    let visit = chromium.visit(&server.url(""), Screen::DESKTOP, "en").await?;
    visit.until_kept().await?;
    let kept: Vec<String> = visit.ask("caches.keys()").await?;
    ensure!(kept.iter().all(|name| name.starts_with("some.host/linja+1/linja-")), "{kept:?}");
    let manifest = "fetch(document.querySelector('[rel=manifest]').href).then(it => it.json())";
    ensure!(visit.ask::<String>(&format!("{manifest}.then(it => it.start_url)")).await? == "./");
    check_asked(&server)?;
    server.stop().await;
    open_each(&visit, &server, &LINKS).await?;
    let more = [("settings", ".settings"), ("games/", "main h1"), ("nowhere", ".nowhere")];
    open_each(&visit, &server, &more).await?;
    play_against_computer(&visit, &server).await
});

/// Positions of ten games, as many as a hundred at least.
fn positions(rules: RuleSet) -> impl Iterator<Item = Position> {
    (0..10).flat_map(move |seed| {
        let game = random_game(rules, seed);
        let positions = game.played().iter().filter(|played| !played.ends_game);
        positions.map(|played| played.position).step_by(3).collect::<Vec<_>>()
    })
}

/// The judge says the same of a hundred positions and ten games as the oracle.
async fn judges_rightly(judge: &Judge<'_>, oracle: &Oracle) -> Result<()> {
    let rules = oracle.rules();
    for position in positions(rules) {
        let (said, _) = judge.margins(rules, position).await?;
        ensure!(said == MarginsView::ask(oracle, position)?, "{rules}: {position}");
    }
    for seed in 10..20 {
        let game = random_game(rules, seed);
        let record = serde_json::to_string(&Record::new(game.clone()).to_string())?;
        let review: ReviewView = judge.answer(&format!("{{ review: {record} }}")).await?;
        ensure!(review == ReviewView::ask(oracle, &game)?, "{record}");
        let puzzle: PuzzleView =
            judge.answer(&format!("{{ puzzle: {{ rules: '{rules}', seed: {seed} }} }}")).await?;
        ensure!(puzzle == PuzzleView::ask(oracle, seed)?, "puzzle {seed} of {rules}");
    }
    Ok(())
}

/// A test of a host with the table of zen; `LINJA_SOLVED` makes it one of each rule set in turn.
macro_rules! browse_tables {
    ($name:ident, $ranges:ident, $rules:ident, $server:ident, $visit:ident, $body:block) => {
        #[tokio::test]
        async fn $name() -> Result<()> {
            for &($rules, _) in rule_sets() {
                let $server = FileServer::start_with_table(BASE, Ranges::$ranges, $rules).await?;
                let mut chromium = Chromium::start()?;
                let $visit = chromium.visit(&$server.url(""), Screen::DESKTOP, "en").await?;
                let outcome: Result<()> = async { $body }.await;
                chromium.stop().await?;
                outcome?;
            }
            Ok(())
        }
    };
}

browse_tables!(a_table_is_read_by_ranges, Sent, rules, server, visit, {
    let oracle = Oracle::from(server.table(rules)?);
    if rules == RuleSet::Zen {
        visit.open(&server.url("board")).await?;
        visit.until_text("With perfect play: +2 for Black.").await?;
        // The front, and what the start needs.
        let (requests, bytes) = server.fetched(0);
        ensure!(requests == 2 && bytes < 200_000, "{requests} requests, {bytes} bytes");
    }
    let judge = Judge::hire(&visit).await?;
    judge.margins(rules, Position::start(Side::Black)).await?;
    let (mut count, mut all) = (0, 0);
    for position in positions(rules) {
        let before = server.asked().len();
        judge.margins(rules, position).await?;
        let (requests, bytes) = server.fetched(before);
        ensure!(requests <= 2, "{requests} requests for {position}");
        (count, all) = (count + 1, all + bytes);
    }
    let most = if rules.is_mean() { 100_000 } else { 10_000 };
    ensure!(count > 100 && all / count < most, "{rules}: {count} positions, {all} bytes");
    // A whole game at once, which nobody has asked about.
    let game = random_game(rules, 77);
    let record = serde_json::to_string(&Record::new(game.clone()).to_string())?;
    let before = server.asked().len();
    let review: ReviewView = judge.answer(&format!("{{ review: {record} }}")).await?;
    ensure!(review == ReviewView::ask(&oracle, &game)?);
    let (_, bytes) = server.fetched(before);
    ensure!(
        rules.is_mean() || bytes / game.played().len() < 300_000 / 26,
        "{rules}: {bytes} bytes"
    );
    judges_rightly(&judge, &oracle).await
});

browse_tables!(a_host_without_ranges_sends_whole_parts_once, Ignored, rules, server, visit, {
    let oracle = Oracle::from(server.table(rules)?);
    let judge = Judge::hire(&visit).await?;
    for played in random_game(rules, 5).played().iter().filter(|played| !played.ends_game) {
        judge.margins(rules, played.position).await?;
    }
    let asked = server.asked();
    let mut parts: Vec<_> = asked.iter().filter(|one| one.path.ends_with(".bin")).collect();
    let requests = parts.len();
    parts.sort_by_key(|one| &one.path);
    parts.dedup_by_key(|one| &one.path);
    ensure!(requests > 1, "{parts:?}");
    // A large table is more than is held at once.
    ensure!(requests == parts.len() || rules != RuleSet::Zen, "{parts:?}");
    ensure!(judge.ask("'tables'").await?.contains(&format!("\"rules\":\"{rules}\"")));
    judges_rightly(&judge, &oracle).await?;
    check_asked(&server)
});
