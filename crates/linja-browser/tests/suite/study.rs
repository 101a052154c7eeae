//! The screens where the game is understood, in a real Chromium, with a real oracle.

use anyhow::{Result, bail, ensure};
use linja::{Game, Level, Position, Record, Row, RuleSet, Side, Turn, random_game};
use linja_api::{FeatureView, HintView, MarginsView, Player, ReasonView};
use linja_browser::{Judge, Screen, Visit, browse, lay_table};
use linja_words::{Language, Words, say};
use serde::de::DeserializeOwned;

use crate::access::faults;
use crate::usable::{check, fits};

/// The start with Black to move, as an address carries it.
const START: &str = "6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6_b";

/// A change behind the `#` alone loads nothing, so neighbours have different paths.
const PATHS: [&str; 10] = [
    "/understand",
    "/practice",
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

/// What the server answers.
pub(crate) async fn get<T: DeserializeOwned>(visit: &Visit, path: &str) -> Result<T> {
    visit.ask(&format!("fetch({path:?}).then(answer => answer.json())")).await
}

browse!(a_game_just_played_is_reviewed_and_stepped_through_by_keys, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    lay_table(&visit, &site, &game(), Player::Computer { level: Level::ALL[4] }).await?;
    visit.press_button("Review").await?;
    visit.wait_for(".margin-chart svg").await?;
    let turns = game().turns().len();
    for (key, place) in
        [("ArrowRight", 1), ("End", turns), ("ArrowLeft", turns - 1), ("Home", 0)]
    {
        visit.key(key).await?;
        visit.until_text(&format!("{place} of {turns}")).await?;
    }
    visit.press_button("Mistake ▶").await?;
    visit.wait_for(".arrow.best").await?;
    visit.wait_for(".arrow:not(.best)").await?;
    visit.until_told("Better: ").await?;
    let graded: usize =
        visit.ask("document.querySelectorAll('.turn-list tbody tr').length").await?;
    ensure!(graded == turns, "{graded}");
    visit.until_text("accuracy").await?;
    visit.press_button("Try it on the board").await?;
    visit.until("location.pathname === '/board' && location.hash.startsWith('#zen:')").await
});

/// Tomorrow, for a page.
const TOMORROW: &str = "const today = Date.now; Date.now = () => today() + 24 * 60 * 60 * 1000;";

browse!(own_mistakes_are_done_better_at_once_and_come_back_tomorrow, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::PHONE, "en").await?;
    lay_table(&visit, &site, &game(), Player::Computer { level: Level::ALL[4] }).await?;
    visit.press_button("Review").await?;
    visit.until_text("Retry your mistakes (").await?;
    let retry = "[...document.querySelectorAll('button')].find(one => one.textContent.startsWith('Retry'))";
    let count: String = visit.ask(&format!("{retry}.textContent.match(/\\d+/)[0]")).await?;
    let count: usize = count.parse()?;
    visit.tap(retry).await?;
    for number in 1..=count {
        visit.until_text(&format!("Exercise {number} of {count}")).await?;
        visit.until_text("was played here. Find something better.").await?;
        if number == 1 {
            check(&visit, "a mistake").await?;
        }
        visit.press_button("Show solution").await?;
        visit.until_text("Solution: ").await?;
        visit.press_button("Next").await?;
    }
    visit.until_text("Bring back my mistakes").await?;
    visit.click(".tick input").await?;
    // The judge says what each of them is about.
    visit.until(&format!("JSON.parse(localStorage.practice).planned.length === {count}")).await?;
    visit.open(&site.url("/practice")).await?;
    visit.until_text(&format!("Nothing due today. Planned: {count}. Learnt: 0.")).await?;
    visit.before_each_page(TOMORROW).await?;
    visit.reload().await?;
    visit.press_button("Start").await?;
    visit.until_text("Find something better.").await?;
    let position: String = visit.ask("JSON.parse(localStorage.practice).planned[0].position").await?;
    let position: Position = position.parse()?;
    let (margins, _) = Judge::hire(&visit).await?.margins(RuleSet::Zen, position).await?;
    visit.make_turn(RuleSet::Zen, position, margins.turns[0].turn).await?;
    visit.until_text("Right: ").await?;
    // Done rightly, it comes back in three days.
    let [step, due]: [u32; 2] = visit
        .ask("(({ step, due }) => [step, due - Math.floor(Date.now() / 864e5)])(JSON.parse(localStorage.practice).planned[0])")
        .await?;
    ensure!((step, due) == (1, 3), "{step}, {due}");
    visit.click(".guide-head button").await?;
    visit.until_text("By theme").await?;
    visit.until_text("right first time: 1 of 1").await?;
    check(&visit, "themes").await?;
    visit.press_button("Zen").await?;
    visit.until_text("solved: 0").await?;
    visit.until_text("find the best move.").await?;
    visit.click(".guide-head button").await?;
    visit.until_text("You solved 0. Your best run: 0.").await
});

browse!(a_mistake_says_why_and_both_lines_are_walked_on_the_board, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/review#zen:1-2,6-8,4-3;2-1,5-6;2-3,5-8,3-4"), Screen::DESKTOP, "en").await?;
    visit.wait_for(".why li").await?;
    let reasons: Vec<String> =
        visit.ask("[...document.querySelectorAll('.why li')].map(e => e.textContent)").await?;
    let told = [
        "The catch: stepping back with the bonus costs at least 2 points.",
        "Now Red can answer 8-7,3-1,8-7: the bonus makes a difference of 1 point.",
    ];
    ensure!(reasons == told, "{reasons:?}");
    visit.press_button("Both lines, move by move").await?;
    visit.wait_for(".both-lines tbody tr").await?;
    let first: Vec<String> = visit
        .ask("[...document.querySelectorAll('.both-lines tbody tr:first-child button')].map(e => e.textContent)")
        .await?;
    ensure!(first == ["1-2,6-8,4-3", "1-2,1-3"], "{first:?}");
    // What is said of the turn stays beside the line that is walked.
    for (column, end) in [(1, "Red wins by 1 point"), (2, "Black wins by 2 points")] {
        visit.press(&format!(".both-lines tbody tr:first-child td:nth-child({column}) button")).await?;
        visit.until(&format!("document.querySelector('td:nth-child({column}) [aria-current]')")).await?;
        visit.key("End").await?;
        visit.until_told(end).await?;
        ensure!(visit.text().await?.contains(&reasons[0]));
    }
    visit.press_button("Back to the game").await?;
    visit.until_text("0 of 3").await?;
    visit.key("ArrowRight").await?;
    visit.until_text("1 of 3").await
});

browse!(a_pasted_record_is_reviewed_and_its_link_shows_the_same_to_others, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/review"), Screen::DESKTOP, "en").await?;
    let paste = async |text: &str| -> Result<()> {
        visit.write("textarea", text).await?;
        visit.click(".bar button.primary").await
    };
    paste("[Rules \"zen\"]\n\n1. 2-3,1-4 *").await?;
    visit.wait_for(".refused").await?;
    visit.until_text("line 3, column 4: move 1 (`2-3,1-4`) isn’t allowed.").await?;
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
    other.until_text("Genauigkeit").await
});

browse!(a_record_is_opened_from_a_file, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/review"), Screen::DESKTOP, "en").await?;
    visit.wait_for("input[type=file]").await?;
    let record = serde_json::to_string(&Record::new(game()).to_string())?;
    let choose = "const field = document.querySelector('input[type=file]');
        const files = new DataTransfer();
        files.items.add(new File([record], 'game.linja'));
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }))";
    visit.run(&format!("const record = {record}; {choose}")).await?;
    visit.until_text(&format!("0 of {}", game().turns().len())).await?;
    visit.wait_for(".margin-chart svg").await
});

browse!(while_the_oracle_solves_the_page_says_how_far_it_is, start_solving site, chromium, {
    let visit = chromium.visit(&site.url("/solution"), Screen::DESKTOP, "en").await?;
    visit.until_text("The oracle is still solving these rules.").await?;
    visit.until("document.querySelector('.notice progress').value > 0").await?;
    let (value, told): (f64, String) = visit
        .ask("[document.querySelector('.notice progress').value, document.querySelector('.percent').textContent]")
        .await?;
    ensure!(told == format!("{}%", value.floor()), "{value}: {told}");
    site.stop().await
});

browse!(a_position_is_set_up_by_keys_and_every_turn_has_its_worth, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/board"), Screen::DESKTOP, "en").await?;
    visit.until(&format!("location.hash === '#zen:{START}'")).await?;
    visit.until_text("With perfect play: +2 for Black.").await?;
    ensure!(visit.ask::<usize>("document.querySelectorAll('.pill.best').length").await? > 0);
    visit.press_button("Set up").await?;
    let press = async |label: &str| visit.press(&format!("[aria-label={label:?}]")).await;
    press("Black: take a pawn off row 1").await?;
    visit.until_text("Not a position: black has 11 pawns instead of 12").await?;
    ensure!(visit.ask::<bool>("document.querySelector('.bar .primary').disabled").await?);
    press("Black: put a pawn on row 4").await?;
    visit.press_button("Red").await?;
    visit.press_button("Done").await?;
    visit.until("location.hash === '#zen:5,1,1,2,1,1,1,0/0,1,1,1,1,1,1,6_r'").await?;
    let judged = "/api/margins?position=5,1,1,2,1,1,1,0/0,1,1,1,1,1,1,6+r";
    let MarginsView { turns, .. } = get(&visit, judged).await?;
    let best = turns[0].turn.to_string();
    visit
        .until(&format!("document.querySelector('.worths .chip')?.textContent === {best:?}"))
        .await?;
    let chips: usize =
        visit.ask("document.querySelectorAll('.worths .chip').length").await?;
    ensure!(chips == turns.len(), "{chips}");
    visit.press_button(&best).await?;
    visit.until("location.hash.endsWith('_b')").await?;
    visit.press("[aria-label='Step back']").await?;
    visit.until("location.hash.endsWith('_r')").await
});

/// Waits until the list of turns reads like this, and the turn that the board shows is this one.
async fn until_tree(visit: &Visit, tree: &str, current: &str) -> Result<()> {
    let list = "document.querySelector('.tree')?.innerText.replace(/\\s+/g, ' ').trim()";
    visit.until(&format!("{list} === {tree:?}")).await?;
    let marked = "document.querySelector('.tree [aria-current]')?.textContent ?? ''";
    visit.until(&format!("({marked}) === {current:?}")).await
}

browse!(a_study_has_variations_that_keys_walk_and_my_games_keeps, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/board"), Screen::DESKTOP, "en").await?;
    for turn in ["2-3,1-3", "7-6"] {
        visit.press_button(turn).await?;
        visit.until(&format!("document.querySelector('.tree')?.innerText.includes('. {turn}')")).await?;
    }
    visit.key("Home").await?;
    visit.until("location.hash.endsWith('_b')").await?;
    visit.press_button("1-2,1-3").await?;
    until_tree(&visit, "1. 2-3,1-3 1. 1-2,1-3 2. 7-6", "1. 1-2,1-3").await?;
    // Whoever came by keys is at the turn that was made, and goes on from there.
    visit.until("document.activeElement.ariaCurrent === 'step'").await?;
    visit.key("ArrowUp").await?;
    visit.until_told("Black: row 2 to row 3, row 1 to row 3.").await?;
    for (key, current) in [
        ("ArrowRight", "2. 7-6"),
        ("ArrowLeft", "1. 2-3,1-3"),
        ("ArrowDown", "1. 1-2,1-3"),
    ] {
        visit.key(key).await?;
        until_tree(&visit, "1. 2-3,1-3 1. 1-2,1-3 2. 7-6", current).await?;
    }
    visit.press_button("Make main line").await?;
    until_tree(&visit, "1. 1-2,1-3 1. 2-3,1-3 2. 7-6", "1. 1-2,1-3").await?;
    visit.write("#comment", " the best\n").await?;
    visit.key("Home").await?;
    visit.write("#comment", "How to begin").await?;
    visit.press_button("Keep in My games").await?;
    visit.until("/^#[0-9a-f]{16}$/.test(location.hash)").await?;
    visit.until_told("Kept in My games").await?;
    visit.until("document.activeElement.closest('.tree-bar')").await?;
    // What is changed now is kept by itself.
    visit.press_button("1. 2-3,1-3").await?;
    visit.press_button("Delete from here").await?;
    until_tree(&visit, "1. 1-2,1-3 the best", "").await?;
    visit.press_button("Undo deletion").await?;
    until_tree(&visit, "1. 1-2,1-3 the best 1. 2-3,1-3 2. 7-6", "1. 2-3,1-3").await?;
    visit.press_button("Delete from here").await?;
    check(&visit, "a study").await?;
    visit.open(&site.url("/games")).await?;
    visit.until_text("How to begin").await?;
    visit.click("ul.games.over a").await?;
    until_tree(&visit, "1. 1-2,1-3 the best", "1. 1-2,1-3").await?;
    visit.press_button("7-6").await?;
    visit.reload().await?;
    until_tree(&visit, "1. 1-2,1-3 the best 2. 7-6", "2. 7-6").await?;
    // Another position is another study.
    visit.press_button("Classic").await?;
    visit.until("location.hash.startsWith('#classic:')").await?;
    ensure!(visit.ask::<bool>("!document.querySelector('.tree')").await?);
    visit.open(&site.url("/games")).await?;
    visit.click("ul.games.over a").await?;
    until_tree(&visit, "1. 1-2,1-3 the best 2. 7-6", "2. 7-6").await
});

browse!(a_study_comes_from_a_file_and_a_turn_that_is_pointed_at_is_previewed, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/games"), Screen::PHONE, "en").await?;
    visit.wait_for("input[type=file]").await?;
    let file = serde_json::to_string(include_str!("../../../../docs/study.linja"))?;
    let choose = format!("const field = document.querySelector('input[type=file]');
        const files = new DataTransfer();
        files.items.add(new File([{file}], 'study.linja'));
        field.files = files.files;
        field.dispatchEvent(new Event('change', {{ bubbles: true }}))");
    visit.run(&choose).await?;
    visit.click("ul.games.over a").await?;
    visit.until("location.pathname === '/board'").await?;
    visit.until("document.querySelectorAll('.variation .variation button').length === 2").await?;
    visit.until_text("leaves the follow-up out").await?;
    let faults = faults(&visit, "a study").await?;
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    // To go on, nothing must be scrolled.
    let steps: f64 =
        visit.ask("document.querySelector('.steps-bar').getBoundingClientRect().bottom").await?;
    ensure!(steps < 640.0, "{steps}");
    visit.open(&site.url("/board")).await?;
    visit.wait_for(".worths .chip").await?;
    visit.run(&choose).await?;
    until_tree(&visit, "1. 2-3,1-3 two pawns stood on row 3, so the follow-up goes two rows 1. 1-2,1-3 also two rows and row 2 has three pawns then 2. 8-7,8-6 2. 7-6,8-6 3. 1-2 leaves the follow-up out 3. 2-3 1. 1-2 2. 7-6", "2. 7-6").await?;
    visit.until("document.querySelector('.worths dt.best').textContent === '+4'").await?;
    let arrows = "document.querySelectorAll('.board .arrow').length";
    ensure!(visit.ask::<usize>(arrows).await? == 0);
    let point = |event: &str| format!("document.querySelector('.worths .chip').dispatchEvent(new MouseEvent('{event}', {{ bubbles: true }}))");
    visit.run(&point("mousemove")).await?;
    visit.until(&format!("{arrows} > 0")).await?;
    visit.run(&point("mouseleave")).await?;
    visit.until(&format!("{arrows} === 0")).await?;
    visit.key("Tab").await?;
    visit.run("document.querySelector('.worths .chip').focus()").await?;
    visit.until(&format!("{arrows} > 0")).await?;
    visit.open(&site.url("/board#0123456789abcdef")).await?;
    visit.until_text("This study isn’t on this device.").await
});

browse!(a_finger_takes_pawns_from_the_board_that_is_set_up_and_puts_them_back, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/board"), Screen::PHONE, "en").await?;
    visit.press_button("Set up").await?;
    let touch = async |x: f64, y: f64| -> Result<()> {
        let (x, y): (f64, f64) = visit.ask(&format!("(() => {{ const r = document.querySelector('.setting-up').getBoundingClientRect(); return [r.x + r.width * {x}, r.y + r.height * {y}]; }})()")).await?;
        visit.click_at(x, y).await
    };
    visit.wait_for(".setting-up use").await?;
    // The first pawn of row 8, then an empty place of row 4 on the right.
    touch(500.0 / 600.0, 47.0 / 612.0).await?;
    visit.until_text("red has 11 pawns").await?;
    touch(400.0 / 600.0, 342.0 / 612.0).await?;
    visit.until_text("This position is valid.").await?;
    visit.press_button("Done").await?;
    visit.until("location.hash === '#zen:6,1,1,1,1,1,1,0/0,1,1,2,1,1,1,5_b'").await
});

browse!(a_pasted_position_is_taken_or_refused_with_its_reason_and_played_on, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/board"), Screen::DESKTOP, "en").await?;
    visit.write("#position", "6,6,0,0,0,0,0,0/0,1,0,0,0,0,0,11 b").await?;
    visit.until_text("Not a position: row 2 holds 7 pawns").await?;
    visit.write("#position", "4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6 b").await?;
    visit.until("location.hash === '#zen:4,1,1,2,1,1,1,1/0,1,1,1,1,1,1,6_b'").await?;
    visit.press_button("Compare the editions").await?;
    visit.until("document.querySelectorAll('.compare tr').length === 5").await?;
    visit.until_text("not solved here yet").await?;
    visit.press_button("Play on with a friend here").await?;
    visit.until("location.pathname === '/play'").await?;
    visit.wait_for("[data-row='8'][aria-label*='1 black, 6 red']").await?;
    visit.reload().await?;
    visit.wait_for("[data-row='8'][aria-label*='1 black, 6 red']").await
});

/// The longest hints in all languages have room on the phone.
async fn hints_fit(visit: &Visit) -> Result<()> {
    let turn: Turn = "7-8,6-3,5-6".parse()?;
    let features = [
        FeatureView::Limits { rows: 5 },
        FeatureView::BonusOnOpponent,
        FeatureView::Opening { row: Row::ALL[4], pawns: 5 },
        FeatureView::ForcesPass,
    ];
    for (language, feature) in
        Language::ALL.into_iter().flat_map(|one| features.map(|feature| (one, feature)))
    {
        let words = Words::new(language);
        let hint = say!(words, "web-hint-exact", turn = turn, margin = words.margin(-12));
        let why = words.say(ReasonView::Worth { feature, points: 12 }.text_of_best(Side::Black));
        let told = format!("{hint} {why}");
        fits(visit, &told, "hint").await?;
    }
    Ok(())
}

browse!(a_hint_in_a_game_says_why, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::PHONE, "en").await?;
    let game = game();
    let positions = game.played().iter().map(|played| played.position);
    for position in positions.skip(2) {
        let text = position.to_string();
        let hint: HintView = get(&visit, &format!("/api/hint?position={}", text.replace(' ', "+"))).await?;
        let Some(reason) = hint.reason else { continue };
        visit.open(&site.url(&format!("/board#zen:{}", text.replace(' ', "_")))).await?;
        visit.press_button("Play on with a friend here").await?;
        visit.click(".more-button").await?;
        visit.press_button("Hint").await?;
        let why = Words::new(Language::English).say(reason.text_of_best(position.to_move()));
        visit.until_told(&why).await?;
        visit.until_text(&format!("Hint: {}", hint.best.turn)).await?;
        return hints_fit(&visit).await;
    }
    bail!("no turn of the game has a reason")
});

browse!(the_solution_tells_what_perfect_play_gives_and_shows_a_perfect_game, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/solution"), Screen::DESKTOP, "en").await?;
    let told: Vec<String> = visit
        .ask("[...document.querySelectorAll('.summary td')].map(e => e.textContent)")
        .await?;
    ensure!(told == ["+2", "+1", "+2", "+1", "+1"], "{told:?}");
    visit.wait_for(".worths dt.best").await?;
    let best: String = visit.ask("document.querySelector('.worths dd').innerText").await?;
    ensure!(best.contains("1-2,1-3") && best.contains("1-2,6-8,1-2"), "{best}");
    visit.key("End").await?;
    visit.until_told("Black wins by 2 points").await?;
    visit.press_button("Classic").await?;
    visit.until("location.hash === '#classic'").await?;
    visit.until_text("0 of 24").await?;
    visit.until_text("There’s no table for these rules here.").await
});

browse!(every_screen_can_be_used_by_everyone, start_with_oracle site, chromium, {
    let visit = chromium.visit(&site.url("/understand"), Screen::PHONE, "de").await?;
    for path in PATHS {
        visit.open(&site.url(path)).await?;
        visit.until("!document.querySelector('.notice.asking')").await?;
        check(&visit, path).await?;
    }
    Ok(())
});

browse!(without_an_oracle_or_a_network_each_screen_says_what_is_missing, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    visit.until_kept().await?;
    let asking = ["/review#zen:1-2,1-3", "/board", "/puzzles", "/solution"];
    for path in asking {
        visit.open(&site.url(path)).await?;
        visit.until_text("There’s no table for these rules here.").await?;
    }
    site.stop().await?;
    for path in asking {
        visit.open(&site.url(path)).await?;
        visit.until_text("There’s no connection right now").await?;
    }
    visit.open(&site.url("/board")).await?;
    let turn = "2-3,1-3".parse()?;
    visit.make_turn(RuleSet::Zen, Position::start(Side::Black), turn).await?;
    visit.until("location.hash.endsWith('_r')").await
});
