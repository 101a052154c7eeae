//! What stays of the games that are played: the list, going on, figures, files, and a browser without room.

use anyhow::{Result, ensure};
use linja::{Level, RuleSet, random_game};
use linja_api::Player;
use linja_browser::{Screen, Site, Visit, browse, lay_table};

use crate::online::{make_turn, two_players, until_turns, visitor};
use crate::usable::check;

/// How many games are listed: those that are over, and the others.
async fn listed(visit: &Visit, site: &Site) -> Result<(usize, usize)> {
    visit.open(&site.url("/games")).await?;
    visit.wait_for("main h1").await?;
    let count = |selector: &str| format!("document.querySelectorAll({selector:?}).length");
    let over = visit.ask(&count(".games.over li")).await?;
    Ok((over, visit.ask(&count(".games:not(.over) li")).await?))
}

/// Lays a game that is over, and sees its end.
async fn lay_end(visit: &Visit, site: &Site, rules: RuleSet, seed: u64, red: Player) -> Result<()> {
    lay_table(visit, site, &random_game(rules, seed), red).await?;
    visit.wait_for(".say.end").await
}

const fn computer(level: usize) -> Player {
    Player::Computer { level: Level::ALL[level] }
}

/// Begins another game from the first screen, at one device.
async fn begin(visit: &Visit, site: &Site) -> Result<()> {
    visit.open(&site.url("/")).await?;
    if !visit.ask::<bool>("!!document.querySelector('.more')?.open").await? {
        visit.click(".home .more summary").await?;
    }
    visit.press_button("A friend here").await?;
    visit.click(".home button.large").await?;
    visit.wait_for(".game .pawn.movable").await
}

/// Gives up, as whoever is to move.
async fn resign(visit: &Visit) -> Result<()> {
    visit.click(".more-button").await?;
    visit.press_button("Resign").await?;
    visit.click(".menu .danger").await?;
    visit.wait_for(".say.end").await
}

browse!(ten_games_of_every_kind_are_there_and_each_can_be_looked_at, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    // Two of a series online: one given up, and one that goes on.
    make_turn(&ada, 2, 3).await?;
    until_turns(&ben, 1).await?;
    resign(&ben).await?;
    ada.press_button("Rematch").await?;
    ben.until_text("would like a rematch").await?;
    ben.press_button("Rematch").await?;
    until_turns(&ada, 0).await?;
    // Four against the computer and one at one device, by all rules.
    for (seed, rules) in (0..).zip(RuleSet::ALL) {
        let red = if seed < 4 { computer(seed as usize) } else { Player::Person };
        lay_end(&ada, &site, rules, seed, red).await?;
    }
    // Two of a series at one device: the rematch leaves the first.
    begin(&ada, &site).await?;
    resign(&ada).await?;
    ada.press_button("Rematch").await?;
    ada.wait_for(".game .pawn.movable").await?;
    resign(&ada).await?;
    // One whose last turn was taken back is not over.
    lay_end(&ada, &site, RuleSet::Zen, 9, Player::Person).await?;
    ada.press_button("Undo").await?;
    ada.until("!document.querySelector('.say.end')").await?;
    ensure!(listed(&ada, &site).await? == (8, 2));
    ada.until_text("Your opponent").await?;
    ada.until("document.querySelectorAll('.games .small-board').length === 9").await?;
    check(&ada, "the games").await?;
    // Sorted out and searched.
    ada.run("const select = document.querySelector('.filters select'); select.value = '0'; select.dispatchEvent(new Event('change', { bubbles: true }))").await?;
    ada.until("document.querySelectorAll('.games.over li').length === 4").await?;
    ada.write(".filters input", "classic").await?;
    ada.until("document.querySelectorAll('.games.over li').length === 1").await?;
    ada.click(".games.over a").await?;
    ada.wait_for(".review .turn-list").await?;
    // Ben has the game that he gave up, and no secret in it.
    ensure!(listed(&ben, &site).await?.0 == 1);
    ben.until_text("Lost").await?;
    let kept: String = ben
        .ask("localStorage[Object.keys(localStorage).find(key => key.startsWith('over-'))]")
        .await?;
    ensure!(kept.contains("[Ending \"red resigned\"]"), "{kept}");
    let secret: String = ben
        .ask("JSON.parse(localStorage[Object.keys(localStorage).find(key => key.startsWith('game-'))]).secret")
        .await?;
    ensure!(!kept.contains(&secret));
    Ok(())
});

browse!(a_game_that_is_left_for_another_waits_and_goes_on, site, chromium, {
    let visit = visitor(&mut chromium, &site, "/").await?;
    begin(&visit, &site).await?;
    make_turn(&visit, 2, 3).await?;
    until_turns(&visit, 1).await?;
    begin(&visit, &site).await?;
    make_turn(&visit, 3, 4).await?;
    until_turns(&visit, 1).await?;
    // Begun, but without a turn: nothing is lost.
    begin(&visit, &site).await?;
    visit.open(&site.url("/")).await?;
    visit.until("document.querySelectorAll('.go-on button').length === 2").await?;
    ensure!(listed(&visit, &site).await? == (0, 2));
    visit.click(".games li:last-child .primary").await?;
    visit.until("location.pathname === '/play'").await?;
    until_turns(&visit, 1).await?;
    visit.until_text("2 → 3").await?;
    visit.open(&site.url("/")).await?;
    visit.press_button("Continue: A friend here").await?;
    visit.until_text("3 → 4").await
});

browse!(the_first_screen_leads_to_the_online_game_where_it_is_your_turn, site, chromium, {
    let (ada, ben, _) = two_players(&mut chromium, &site, "No clock").await?;
    ada.open(&site.url("/")).await?;
    ada.press_button("Your turn!").await?;
    ada.wait_for(".game .pawn.movable").await?;
    ben.open(&site.url("/")).await?;
    ben.wait_for(".home").await?;
    make_turn(&ada, 2, 3).await?;
    ben.reload().await?;
    ben.press_button("Your turn!").await?;
    until_turns(&ben, 1).await
});

browse!(a_review_tells_the_figures_how_well_a_game_was_played, start_with_oracle site, chromium, {
    let visit = visitor(&mut chromium, &site, "/").await?;
    lay_end(&visit, &site, RuleSet::Zen, 3, computer(2)).await?;
    let last_two = "[...document.querySelectorAll('.figures tbody td:nth-last-child(-n+2)')].map(cell => cell.textContent)";
    listed(&visit, &site).await?;
    ensure!(visit.ask::<[String; 2]>(last_two).await? == ["", ""]);
    visit.click(".games.over a").await?;
    visit.wait_for(".review .summary").await?;
    let told: String = visit.ask("document.querySelector('.summary td:nth-child(2)').textContent").await?;
    let review = visit.text().await?;
    listed(&visit, &site).await?;
    let [accuracy, level]: [String; 2] = visit.ask(last_two).await?;
    ensure!(accuracy == told && review.contains(&format!("Black played like level {level}")), "{accuracy}, {level}");
    // By one game the estimate is that of its review; by several it is drawn over time.
    visit.press_button("Estimate from my games").await?;
    visit.until_text(&format!("In your last game you played like level {level}, ")).await?;
    for seed in 4..6 {
        lay_end(&visit, &site, RuleSet::Zen, seed, computer(2)).await?;
    }
    listed(&visit, &site).await?;
    visit.press_button("Estimate from my games").await?;
    visit.until_text("In your last 3 games you played like level").await?;
    visit.until_text("Your level, five games at a time").await?;
    check(&visit, "how good somebody is").await
});

browse!(a_name_is_asked_for_once, site, chromium, {
    let visit = visitor(&mut chromium, &site, "/games").await?;
    ensure!(visit.ask::<bool>("!document.querySelector('#nickname')").await?, "nothing was played");
    lay_end(&visit, &site, RuleSet::Zen, 3, computer(2)).await?;
    listed(&visit, &site).await?;
    visit.wait_for("#nickname").await?;
    visit.press_button("No thanks").await?;
    visit.until("!document.querySelector('#nickname')").await?;
    listed(&visit, &site).await?;
    ensure!(visit.ask::<bool>("!document.querySelector('#nickname')").await?, "asked again");
    Ok(())
});

browse!(what_0_1_0_has_kept_is_carried_over, site, chromium, {
    let visit = chromium.visit(&site.url("/settings"), Screen::DESKTOP, "en").await?;
    let table = include_str!("../../../linja-web/tests/data/table-0.1.0-over.json");
    let text = serde_json::to_string(table.trim())?;
    visit.run(&format!("localStorage.setItem('table', {text})")).await?;
    visit.open(&site.url("/play")).await?;
    visit.wait_for(".say.end").await?;
    for _ in 0..2 {
        ensure!(listed(&visit, &site).await? == (1, 0));
    }
    Ok(())
});

/// Hands a text to the input for a file.
pub(crate) async fn choose_file(visit: &Visit, text: &str) -> Result<()> {
    let text = serde_json::to_string(text)?;
    visit
        .run(&format!(
            "const input = document.querySelector('input[type=file]');
            const files = new DataTransfer();
            files.items.add(new File([{text}], 'games.linja'));
            input.files = files.files;
            input.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ))
        .await
}

/// What is downloaded can be asked for afterwards.
const DOWNLOADS: &str = "const make = URL.createObjectURL;
    URL.createObjectURL = blob => { blob.text().then(text => { window.downloaded = text; }); return make(blob); };";

browse!(games_go_from_one_browser_to_another_and_none_is_there_twice, site, chromium, {
    let ada = chromium.blank(Screen::DESKTOP, "en").await?;
    ada.before_each_page(DOWNLOADS).await?;
    ada.open(&site.url("/settings")).await?;
    ada.write("#nickname", "Ada").await?;
    for seed in 0..3 {
        lay_end(&ada, &site, RuleSet::Zen, seed, computer(2)).await?;
    }
    ada.until_text("Ada").await?;
    begin(&ada, &site).await?;
    make_turn(&ada, 2, 3).await?;
    ensure!(listed(&ada, &site).await? == (3, 1));
    ada.press_button("Export all").await?;
    ada.until("window.downloaded").await?;
    let file: String = ada.ask("window.downloaded").await?;
    ensure!(linja::Record::read_all(&file)?.len() == 4, "{file}");
    let ben = chromium.visit(&site.url("/games"), Screen::PHONE, "de").await?;
    choose_file(&ben, &file).await?;
    ben.until_text("4 Partien sind neu.").await?;
    choose_file(&ben, &file).await?;
    ben.until_text("In der Datei war nichts Neues.").await?;
    ensure!(listed(&ben, &site).await? == (4, 0));
    ben.wait_for(".figures").await?;
    check(&ben, "the games on a phone").await?;
    choose_file(&ada, &file).await?;
    ada.until_text("There’s nothing new in the file.").await?;
    // Deleted, and brought back.
    ada.press_button("Delete").await?;
    ada.until_text("Game deleted.").await?;
    ensure!(listed(&ada, &site).await? == (3, 0));
    ada.click(".games.over .bar button:last-child").await?;
    ada.press_button("Undo").await?;
    ada.until("document.querySelectorAll('.games.over li').length === 3").await?;
    ensure!(listed(&ada, &site).await? == (3, 0));
    choose_file(&ada, "nonsense").await?;
    ada.until_text("line 1, column 1").await
});

browse!(without_room_the_page_says_so_and_loses_nothing_that_was_kept, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::PHONE, "en").await?;
    lay_end(&visit, &site, RuleSet::Zen, 1, computer(2)).await?;
    begin(&visit, &site).await?;
    make_turn(&visit, 2, 3).await?;
    until_turns(&visit, 1).await?;
    let before: String = visit.ask("JSON.stringify(localStorage)").await?;
    let full = "window.setItem = Storage.prototype.setItem; Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
    visit.open(&site.url("/")).await?;
    visit.run(full).await?;
    visit.run("document.querySelector('.home button.large').click()").await?;
    visit.wait_for(".game .pawn.movable").await?;
    resign(&visit).await?;
    visit.until_text("This browser couldn’t save the game").await?;
    ensure!(visit.ask::<String>("JSON.stringify(localStorage)").await? == before);
    ensure!(listed(&visit, &site).await? == (1, 1));
    visit.run(full).await?;
    let record = linja::Record::new(random_game(RuleSet::Revised, 5)).to_string();
    choose_file(&visit, &record).await?;
    visit.until_text("This browser has no room for 1 game").await?;
    visit.until("document.querySelectorAll('.games.over li').length === 2").await
});

browse!(thousands_of_games_are_there_without_a_pause, site, chromium, {
    let visit = chromium.visit(&site.url("/settings"), Screen::PHONE, "en").await?;
    let record = linja::Record::new(random_game(RuleSet::Zen, 5)).to_string();
    let record = serde_json::to_string(&record)?;
    visit
        .run(&format!(
            "for (let i = 0; i < 3000; i++) {{
                const id = i.toString(16).padStart(16, '0');
                localStorage.setItem('over-' + id, {record}.replace('\\n\\n', `\\n[Id \"${{id}}\"]\\n[Own \"black\"]\\n\\n`));
            }}"
        ))
        .await?;
    visit.open(&site.url("/games")).await?;
    visit.until_text("3,000 games").await?;
    let took: f64 = visit
        .ask(
            "new Promise(done => {
                const field = document.querySelector('.filters input');
                const since = performance.now();
                field.value = 'zen';
                field.dispatchEvent(new Event('input', { bubbles: true }));
                requestAnimationFrame(() => setTimeout(() => done(performance.now() - since)));
            })",
        )
        .await?;
    let drawn: usize = visit.ask("document.querySelectorAll('.games.over li').length").await?;
    ensure!(drawn == 20, "{drawn} games are drawn");
    println!("searching 3000 games took {took} ms");
    ensure!(took < 2000.0, "{took} ms");
    visit.press_button("Show more").await?;
    visit.until("document.querySelectorAll('.games.over li').length === 40").await
});
