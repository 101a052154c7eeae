//! The judge: tables that are kept and that are made by solving, in a tab, and what it says when something is wrong.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use linja::{Position, RuleSet, Side, random_game};
use linja_api::MarginsView;
use linja_browser::{JUDGE, Judge, Screen, Site, Visit, browse};
use linja_oracle::{Oracle, Table, known_checksum};

/// Waits for what takes longer than anything else on a page, as long as it goes on.
async fn until_text(visit: &Visit, text: &str) -> Result<()> {
    let (mut last, mut changed) = (String::new(), Instant::now());
    while changed.elapsed() < Duration::from_secs(120) {
        let now = visit.text().await?;
        if now.contains(text) {
            return Ok(());
        }
        if now != last {
            (last, changed) = (now, Instant::now());
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    bail!("it never says {text:?}\n{last}")
}

/// Presses a button beside the name of a rule set.
async fn press(visit: &Visit, name: &str, button: &str) -> Result<()> {
    let item = format!(
        "[...document.querySelectorAll('.games li')].find(one => one.querySelector('b').textContent === {name:?})"
    );
    let find = format!(
        "[...{item}?.querySelectorAll('button') ?? []].find(one => one.textContent === {button:?})"
    );
    visit.until(&find).await?;
    visit.run(&format!("{find}.click()")).await
}

/// The names of the files that are kept.
async fn kept(visit: &Visit) -> Result<Vec<String>> {
    let names = "(async () => {
        const names = [];
        for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
        return names;
    })()";
    visit.ask(names).await
}

/// What the first turns are worth is told, by whoever knows.
async fn judges(visit: &Visit, site: &Site) -> Result<()> {
    visit.open(&site.url("/board")).await?;
    visit.until_text("With perfect play: +2 for Black.").await?;
    visit.until_text("Judged by the oracle").await
}

browse!(a_table_is_kept_and_answers_without_a_network_until_it_is_removed, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/oracle"), Screen::PHONE, "en").await?;
    visit.until_text("On this site").await?;
    press(&visit, "Zen", "Keep on this device").await?;
    until_text(&visit, "The table is now on this device.").await?;
    visit.until_text("On this device").await?;
    visit.until_kept().await?;
    site.stop().await?;
    judges(&visit, &site).await?;
    // A puzzle asks about a whole game.
    visit.open(&site.url("/puzzles/zen/7")).await?;
    visit.wait_for(".puzzle .pawn.movable").await?;
    visit.open(&site.url("/oracle")).await?;
    press(&visit, "Zen", "Remove").await?;
    visit.until("!document.body.innerText.includes('On this device,')").await?;
    visit.open(&site.url("/board")).await?;
    visit.until_text("There’s no connection right now").await
});

browse!(a_table_is_kept_as_fast_as_the_server_allows, start_with_limited_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/oracle"), Screen::PHONE, "en").await?;
    press(&visit, "Zen", "Keep on this device").await?;
    until_text(&visit, "The table is now on this device.").await?;
    // Nor does it matter to the page itself if the server can't be asked for anything more.
    visit.until_kept().await?;
    visit.run("setInterval(() => fetch('/api/oracle'), 5)").await?;
    let refused = "(async () => { while ((await fetch('/api/oracle')).ok); return true; })()";
    visit.ask::<bool>(refused).await?;
    judges(&visit, &site).await
});

browse!(the_judge_says_what_the_oracle_says, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    let judge = Judge::hire(&visit).await?;
    let oracle = Oracle::from(Table::find(site.data(), RuleSet::Zen)?.context("a table")?);
    let of_game = |seed| {
        let game = random_game(RuleSet::Zen, seed);
        let positions = game.played().iter().filter(|played| !played.ends_game);
        positions.map(|played| played.position).step_by(3).collect::<Vec<_>>()
    };
    let positions = [Position::start(Side::Black)].into_iter().chain((0..10).flat_map(of_game));
    for position in positions {
        let (said, _) = judge.margins(RuleSet::Zen, position).await?;
        ensure!(said == MarginsView::ask(&oracle, position)?, "{position}");
    }
    let start = Position::start(Side::Black);
    let classic = format!("{{ margins: {{ rules: 'classic', position: '{start}' }} }}");
    ensure!(judge.ask(&classic).await? == "not \"no_table\"");
    ensure!(judge.ask("{ margins: 7 }").await? == "not \"nonsense\"");
    Ok(())
});

browse!(a_position_and_its_turns_say_who_wins_and_when, start_with_distances site, chromium, {
    let visit = chromium.visit(&site.url("/board"), Screen::PHONE, "en").await?;
    let judge = Judge::hire(&visit).await?;
    let oracle = Oracle::find(site.data(), RuleSet::Zen)?.context("tables")?;
    let game = random_game(RuleSet::Zen, 7);
    for played in game.played().iter().step_by(6) {
        let position = played.position;
        let question = format!("{{ distances: {{ rules: 'zen', position: '{position}' }} }}");
        let said: MarginsView = judge.answer(&question).await?;
        ensure!(said.outcome.is_some() && said.turns.iter().all(|turn| turn.outcome.is_some()));
        ensure!(said == MarginsView::ask(&oracle, position)?, "{position}");
    }
    let start = MarginsView::ask(&oracle, Position::start(Side::Black))?;
    let turns = start.outcome.context("distances")?.distance;
    visit.until_text(&format!("Black: wins in {turns} turns.")).await?;
    visit.until_text("The small number is how many turns are left.").await?;
    let best = start.turns.first().context("turns")?;
    let turns = best.outcome.context("distances")?.distance;
    let chip = "document.querySelector('.worths dd .chip').textContent";
    ensure!(visit.ask::<String>(chip).await? == format!("{}{turns}wins in {turns} turns", best.turn));
    Ok(())
});

browse!(a_damaged_table_is_never_believed_nor_kept, start_with_oracle site, chromium, {
    let path = Table::find(site.data(), RuleSet::Zen)?.context("a table")?.name().to_owned();
    let whole = std::fs::read(&path)?;
    // The file is shared with other tests.
    std::fs::remove_file(&path)?;
    let visit = chromium.visit(&site.url("/oracle"), Screen::DESKTOP, "en").await?;
    for place in [whole.len() / 2, 1000, 20] {
        let mut damaged = whole.clone();
        damaged[place] ^= 1;
        std::fs::write(&path, &damaged)?;
        visit.reload().await?;
        press(&visit, "Zen", "Keep on this device").await?;
        until_text(&visit, "The table is damaged").await?;
        ensure!(kept(&visit).await?.is_empty());
    }
    std::fs::write(&path, &whole[..whole.len() / 2])?;
    visit.reload().await?;
    press(&visit, "Zen", "Keep on this device").await?;
    visit.wait_for(".notice").await?;
    ensure!(kept(&visit).await?.is_empty());
    Ok(())
});

/// Begins to write the table of zen.
const WRITES: &str = "(async () => {
    const folder = await navigator.storage.getDirectory();
    const file = await folder.getFileHandle('zen.table', { create: true });
    window.writing = await file.createWritable();
    return true;
})()";

browse!(two_tabs_keep_a_table_once, start_with_oracle site, chromium, {
    let one = chromium.visit(&site.url("/oracle"), Screen::DESKTOP, "en").await?;
    let other = chromium.beside(&one, Screen::DESKTOP, "en").await?;
    other.open(&site.url("/oracle")).await?;
    other.until_text("On this site").await?;
    press(&one, "Zen", "Keep on this device").await?;
    one.wait_for("progress").await?;
    // Closed in the middle, it leaves nothing.
    one.go("about:blank").await?;
    other.reload().await?;
    other.until_text("On this site").await?;
    ensure!(kept(&other).await?.is_empty());
    // Nobody writes what another tab is writing.
    one.open(&site.url("/oracle")).await?;
    ensure!(one.ask::<bool>(WRITES).await?);
    let others = Judge::hire(&other).await?;
    let keep = "{ keep: 'zen' }";
    ensure!(others.ask(keep).await? == "not \"busy\"");
    ensure!(one.ask::<bool>("writing.close().then(() => true)").await?);
    // Both at once: it is fetched by one of them.
    let own = Judge::hire(&one).await?;
    let (first, second) = tokio::join!(own.ask(keep), others.ask(keep));
    let said = [first?, second?];
    ensure!(said.iter().any(|said| said == "done null"), "{said:?}");
    let is_known = |said: &String| said == "done null" || said == "not \"busy\"";
    ensure!(said.iter().all(is_known), "{said:?}");
    // What one removes the other need not have.
    own.margins(RuleSet::Zen, Position::start(Side::Black)).await?;
    ensure!(others.ask("{ forget: 'zen' }").await? == "done null");
    ensure!(kept(&one).await?.is_empty());
    for played in random_game(RuleSet::Zen, 3).played().iter().filter(|played| !played.ends_game) {
        own.margins(RuleSet::Zen, played.position).await?;
    }
    Ok(())
});

browse!(a_device_without_room_keeps_nothing, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/oracle"), Screen::PHONE, "en").await?;
    visit.limit_storage(40 << 20).await?;
    press(&visit, "Zen", "Keep on this device").await?;
    until_text(&visit, "This device doesn’t have enough room.").await?;
    ensure!(kept(&visit).await?.is_empty());
    judges(&visit, &site).await
});

browse!(a_page_without_encryption_is_judged_by_the_table_beside_it, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.plain_url("/board"), Screen::PHONE, "en").await?;
    ensure!(!visit.ask::<bool>("isSecureContext").await?);
    visit.until_text("With perfect play: +2 for Black.").await?;
    visit.open(&site.plain_url("/oracle")).await?;
    press(&visit, "Zen", "Keep on this device").await?;
    visit.until_text("This browser doesn’t let the page keep anything.").await
});

/// Zen, or all rule sets if `LINJA_SOLVED` says so.
pub(crate) fn rule_sets() -> &'static [(RuleSet, &'static str)] {
    const ALL: &[(RuleSet, &str)] = &[
        (RuleSet::Zen, "Zen"),
        (RuleSet::ZenMean, "Zen, mean"),
        (RuleSet::Revised, "Revised"),
        (RuleSet::RevisedMean, "Revised, mean"),
        (RuleSet::Classic, "Classic"),
    ];
    if std::env::var("LINJA_SOLVED").is_ok() { ALL } else { &ALL[..1] }
}

browse!(a_rule_set_is_solved_in_a_tab_and_kept, site, chromium, {
    let visit = chromium.visit(&site.url("/oracle"), Screen::DESKTOP, "en").await?;
    press(&visit, "Zen", "Solve it here").await?;
    visit.until_text("million positions per second").await?;
    press(&visit, "Zen", "Cancel").await?;
    visit.until_text("Solve it here").await?;
    for &(rules, name) in rule_sets() {
        press(&visit, name, "Solve it here").await?;
        // What was said of the one before may still be there.
        let checksum = format!("{:016x}", known_checksum(rules));
        until_text(&visit, &format!("The checksum, {checksum}, matches")).await?;
        let told = visit.text().await?;
        let told = told.lines().find(|line| line.contains(&checksum)).unwrap_or_default();
        println!("{rules}: {told}");
        ensure!(told.starts_with("You’ve just solved Linja: 1,264,575,044 positions"), "{told}");
        // Its table is kept, and there is no room for all.
        if rules != RuleSet::Zen {
            press(&visit, name, "Remove").await?;
        }
    }
    judges(&visit, &site).await
});

/// Keeps a program on the device that may have 2 GiB of memory, in place of one that may have 4: so it stands, in pages, in
/// the section that describes the memory.
const LITTLE_MEMORY: &str = r"(async () => {
    const file = (await (await fetch(script)).text()).match(/\/assets\/judge-\w+\.wasm/)[0];
    const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
    // The section of the memory: one, with any least and this largest number of pages.
    const memory = [5, 6, 1, 1, , 128, 128, 4];
    const at = bytes.findIndex((_, at) => memory.every((byte, index) => bytes[at + index] === byte));
    if (at < 0) throw 'no such memory';
    bytes[at + 7] = 2;
    const headers = { 'Content-Type': 'application/wasm' };
    for (const name of await caches.keys()) {
        await (await caches.open(name)).put(file, new Response(bytes, { headers }));
    }
    return true;
})()";

browse!(a_judge_that_gets_no_memory_says_so, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    visit.until_kept().await?;
    ensure!(visit.ask::<bool>(&LITTLE_MEMORY.replace("script", JUDGE)).await?);
    let judge = Judge::hire(&visit).await?;
    ensure!(judge.ask("{ solve: 'zen+mean' }").await? == "not \"no_memory\"");
    ensure!(kept(&visit).await?.is_empty());
    Ok(())
});
