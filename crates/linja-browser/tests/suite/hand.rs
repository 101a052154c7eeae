//! The page in the hand: whole games by finger and by keys, and at every step all that is needed is in sight.

use anyhow::{Context, Result, bail, ensure};
use linja::{Game, Position, RuleSet, Side};
use linja_api::Player;
use linja_browser::{Chromium, Screen, Site, Visit, browse, lay_table};
use serde::Deserialize;

use crate::online::{make_turn, open, until_turns, visitor};
use crate::page::begin_with_friend;

/// A small phone, one with the bars of a browser, and one held sideways.
const PHONES: [(u32, u32); 3] = [(360, 640), (390, 664), (844, 390)];

/// What is seen of a game, and what could be done next.
#[derive(Debug, Deserialize)]
struct Sight {
    /// What is not as it should be.
    faults: Vec<String>,
    /// Where the buttons are.
    bar: Vec<[f64; 4]>,
    pawns: Vec<(f64, f64)>,
    landings: Vec<(f64, f64)>,
    end_turn: Option<(f64, f64)>,
}

/// Looks at the game: nothing scrolls; all that is named is inside the window, not cut off, and lies above
/// everything else; and the parts don't overlap.
const LOOK: &str = "(() => {
    const faults = [];
    const all = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
    const box = one => one.getBoundingClientRect();
    const middle = one => { const r = box(one); return [r.x + r.width / 2, r.y + r.height / 2]; };
    const scrolled = document.scrollingElement;
    if (scrolled.scrollHeight > innerHeight || scrolled.scrollWidth > innerWidth || scrollX || scrollY)
        faults.push('the page scrolls');
    const need = (selector, count) => {
        const found = all(selector);
        if (found.length < count) faults.push(`${selector}: ${found.length} of ${count}`);
        for (const one of found) {
            const r = box(one);
            if (r.top < -.5 || r.left < -.5 || r.bottom > innerHeight + .5 || r.right > innerWidth + .5)
                faults.push(`${selector} is out of sight: ${one.textContent.trim()} ${JSON.stringify(r)}`);
            if (one.clientWidth && one.scrollWidth > one.clientWidth + 1)
                faults.push(`${selector} is cut off: ${one.textContent.trim()}`);
            const top = document.elementFromPoint(...middle(one));
            if (!top || !(one.contains(top) || top.contains(one)))
                faults.push(`${selector} is covered: ${one.textContent.trim()}`);
        }
    };
    for (const selector of NEEDED) need(selector, 1);
    need('.player .name', 2);
    need('.player .points', 2);
    const say = document.querySelector('.say');
    if (say && say.scrollHeight > say.clientHeight + 1)
        faults.push(`too much is said (${say.scrollHeight} of ${say.clientHeight}): ${say.innerText}`);
    const parts = all('.top, .player, .board, .panel').map(one => [one.className.baseVal ?? one.className, box(one)]);
    parts.forEach(([name, a], index) => parts.slice(index + 1).forEach(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1 && !(name + other).includes('top')) faults.push(`${name} overlaps ${other}`);
    }));
    const end = all('.bar button.primary:not([aria-disabled])')[0];
    return {
        faults,
        bar: all('.bar.slots > *').map(one => { const r = box(one); return [r.x, r.y, r.width, r.height]; }),
        pawns: all('.pawn.movable .pawn-body').map(middle),
        landings: all('.row.landing .row-mark').map(one => {
            const r = box(one); return [r.x + r.width * SHARE, r.y + r.height / 2];
        }),
        end_turn: end ? middle(end) : null,
    };
})()";

/// What is needed while a game goes on, beside names and points.
const PLAYING: &str = "['.board', '.due', '.bar.slots button', '.steps .now', '.more-button']";
/// And when it is over.
const OVER: &str = "['.board', '.say.end .due', '.worked-out', '.bar.slots button.primary', '.bar.slots a.button', '.more-button']";

/// Looks, and goes on only if nothing is wrong. Rows are touched at this share of their width.
async fn look(visit: &Visit, needed: &str, share: f64) -> Result<Sight> {
    let script = LOOK.replace("NEEDED", needed).replace("SHARE", &share.to_string());
    let sight: Sight = visit.ask(&script).await?;
    ensure!(sight.faults.is_empty(), "{:?}\n{}", sight.faults, visit.text().await?);
    Ok(sight)
}

/// How a pawn is moved.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Gesture {
    Tap,
    Drag,
}

/// Before the page is loaded for the first time.
const LITTLE_MOTION: &str = "localStorage.settings ??= '{\"motion\":\"Reduced\"}'";

/// Two friends at a phone that moves nothing without need.
async fn two_friends(
    chromium: &mut Chromium,
    site: &Site,
    screen: Screen,
    language: &str,
) -> Result<Visit> {
    let visit = chromium.blank(screen, language).await?;
    visit.before_each_page(LITTLE_MOTION).await?;
    let game = Game::new(RuleSet::Zen, Side::Black);
    lay_table(&visit, site, &game, Player::Person).await?;
    Ok(visit)
}

/// Plays a whole game by finger, and looks at every step.
async fn play(visit: &Visit, gesture: Gesture) -> Result<()> {
    let mut bar = None;
    for step in 0..1000_u32 {
        let over: bool = visit.ask("!!document.querySelector('.say.end')").await?;
        if over {
            look(visit, OVER, 0.5).await?;
            ensure!(step > 50, "a game of {step} steps");
            return Ok(());
        }
        // Rows are touched at their whole width.
        let share = f64::from(step * 7 % 19 + 1) / 20.0;
        let sight = look(visit, PLAYING, share).await?;
        ensure!(bar.get_or_insert(sight.bar.clone()) == &sight.bar, "the buttons have moved");
        if step % 40 == 5 {
            refused(visit).await?;
        }
        let pawn = sight.pawns.get(step as usize % sight.pawns.len().max(1));
        let Some(&pawn) = pawn else {
            let (x, y) = sight.end_turn.context("nothing can be done")?;
            visit.tap_at(x, y).await?;
            continue;
        };
        match gesture {
            Gesture::Tap => {
                visit.tap_at(pawn.0, pawn.1).await?;
                let sight = look(visit, PLAYING, share).await?;
                let landing = sight.landings.first().context("nowhere to land")?;
                visit.tap_at(landing.0, landing.1).await?;
            }
            Gesture::Drag => {
                visit.finger("touchStart", Some(pawn)).await?;
                let sight = look(visit, PLAYING, share).await?;
                let &landing = sight.landings.first().context("nowhere to land")?;
                for share in [0.5, 1.0] {
                    let along = |from: f64, to: f64| from + (to - from) * share;
                    let point = (along(pawn.0, landing.0), along(pawn.1, landing.1));
                    visit.finger("touchMove", Some(point)).await?;
                }
                visit.finger("touchEnd", None).await?;
            }
        }
    }
    bail!("the game does not end")
}

/// Touches a pawn of the other side: it is said why nothing happens, in sight like everything else.
async fn refused(visit: &Visit) -> Result<()> {
    let other = "(() => {
        const to_move = document.querySelector('.on-turn use').getAttribute('href');
        const pawns = [...document.querySelectorAll('.board .pawn-body')];
        const r = pawns.find(pawn => pawn.getAttribute('href') !== to_move).getBoundingClientRect();
        return [r.x + r.width / 2, r.y + r.height / 2];
    })()";
    let (x, y) = visit.ask(other).await?;
    visit.tap_at(x, y).await?;
    visit.wait_for(".due.refused").await?;
    look(visit, PLAYING, 0.5).await.map(drop)
}

const LANGUAGES: [&str; 6] = ["de", "fr", "it", "es", "nl", "en"];

/// Two games in each language, so that together they have every phone and gesture in two languages; or all of them.
async fn whole_games(chromium: &mut Chromium, site: &Site, language: &str) -> Result<()> {
    let number = LANGUAGES.iter().position(|&one| one == language).context("no language")?;
    let gestures = [Gesture::Tap, Gesture::Drag];
    let ways = PHONES.into_iter().flat_map(|phone| gestures.map(|gesture| (phone, gesture)));
    let all = std::env::var("LINJA_GAMES").is_ok_and(|games| games == "all");
    let is_played = |way: &usize| all || way % 3 == number % 3;
    for (_, ((width, height), gesture)) in (0..).zip(ways).filter(|(way, _)| is_played(way)) {
        let screen = Screen { width, height, is_dark: width == 390 };
        let visit = two_friends(chromium, site, screen, language).await?;
        play(&visit, gesture)
            .await
            .with_context(|| format!("{width}×{height} {language} {gesture:?}"))?;
    }
    Ok(())
}

browse!(whole_games_are_played_by_finger_in_english, site, chromium, {
    whole_games(&mut chromium, &site, "en").await
});

browse!(whole_games_are_played_by_finger_in_german, site, chromium, {
    whole_games(&mut chromium, &site, "de").await
});

browse!(whole_games_are_played_by_finger_in_french, site, chromium, {
    whole_games(&mut chromium, &site, "fr").await
});

browse!(whole_games_are_played_by_finger_in_italian, site, chromium, {
    whole_games(&mut chromium, &site, "it").await
});

browse!(whole_games_are_played_by_finger_in_spanish, site, chromium, {
    whole_games(&mut chromium, &site, "es").await
});

browse!(whole_games_are_played_by_finger_in_dutch, site, chromium, {
    whole_games(&mut chromium, &site, "nl").await
});

browse!(fourteen_pawns_on_a_row_are_told_apart_and_hit, site, chromium, {
    for (width, height) in PHONES {
        let screen = Screen { width, height, is_dark: false };
        let visit = two_friends(&mut chromium, &site, screen, "en").await?;
        let start: Position = "4,0,0,0,0,0,0,8/0,0,1,1,1,1,2,6 r".parse()?;
        let game = Game::from_position(RuleSet::Zen, start);
        lay_table(&visit, &site, &game, Player::Person).await?;
        let pawns = "[...document.querySelectorAll('.board .pawn-body')].map(pawn => {
            const r = pawn.getBoundingClientRect();
            return [pawn.getAttribute('href') === '#pawn-black', r.x, r.width, r.y + r.height / 2];
        })";
        let pawns: Vec<(bool, f64, f64, f64)> = visit.ask(pawns).await?;
        let row = visit.row_point(8, 0.5).await?.1;
        let mut on_row: Vec<_> =
            pawns.into_iter().filter(|pawn| (pawn.3 - row).abs() < 12.0).collect();
        on_row.sort_by(|one, other| one.1.total_cmp(&other.1));
        ensure!(on_row.len() == 14, "{width}: {} pawns", on_row.len());
        for pair in on_row.windows(2) {
            let apart = pair[1].1 - pair[0].1;
            ensure!(apart > 0.8 * pair[0].2, "{width}: {apart} px apart, {} wide", pair[0].2);
        }
        for (is_black, x, wide, y) in on_row {
            visit.tap_at(x + wide / 2.0, y).await?;
            match is_black {
                false => {
                    visit.wait_for(".pawn.held").await?;
                    visit.tap_at(x + wide / 2.0, y).await?;
                    visit.until("!document.querySelector('.pawn.held')").await?;
                }
                true => visit.until_text("That’s a black pawn.").await?,
            }
        }
    }
    Ok(())
});

browse!(a_whole_game_is_played_by_keys_alone_and_the_focus_is_never_lost, site, chromium, {
    let visit = chromium.blank(Screen::DESKTOP, "en").await?;
    visit.before_each_page(LITTLE_MOTION).await?;
    visit.open(&site.url("/")).await?;
    begin_with_friend(&visit).await?;
    let is_focused = "document.activeElement && document.activeElement !== document.body";
    let press = async |key: &str| {
        visit.key(key).await?;
        let focused: bool = visit.ask(is_focused).await?;
        ensure!(focused, "after {key} the focus is lost");
        anyhow::Ok(())
    };
    // Where the focus is, and where it could do something.
    let state = "(() => {
        const rows = [...document.querySelectorAll('.row')];
        const at = row => row ? Number(row.dataset.row) : null;
        const over = pawn => {
            const r = pawn.getBoundingClientRect(), y = r.y + r.height / 2;
            return at(rows.find(row => { const b = row.getBoundingClientRect(); return b.top <= y && y <= b.bottom; }));
        };
        const end = document.querySelector('.bar button.primary');
        return {
            focus: at(document.activeElement.closest('.row')),
            landing: at(rows.find(row => row.classList.contains('landing'))),
            movable: [...document.querySelectorAll('.pawn.movable .pawn-body')].map(over),
            is_on_end: document.activeElement === end,
            is_up: document.querySelector('.below use').getAttribute('href') === '#pawn-black',
            is_over: !!document.querySelector('.say.end'),
        };
    })()";
    visit.until("document.activeElement.matches('.row')").await?;
    for step in 0..2000_usize {
        let now: Keys = visit.ask(state).await?;
        if now.is_over {
            ensure!(step > 50, "a game of {step} steps");
            // What comes next is reached by keys too.
            visit.key("Tab").await?;
            return visit.until("document.activeElement.closest('.game')").await;
        }
        let wanted =
            now.landing.or_else(|| now.movable.get(step / 7 % now.movable.len().max(1)).copied());
        match (wanted, now.focus) {
            (Some(wanted), Some(row)) if wanted == row => press("Enter").await?,
            (Some(wanted), Some(row)) => {
                press(if (wanted > row) == now.is_up { "ArrowUp" } else { "ArrowDown" }).await?;
            }
            (None, _) if now.is_on_end => press("Enter").await?,
            (Some(_), None) | (None, _) => press("Tab").await?,
        }
    }
    bail!("the game does not end")
});

/// What the keys could do next; rows by their numbers.
#[derive(Debug, Deserialize)]
struct Keys {
    focus: Option<u8>,
    landing: Option<u8>,
    movable: Vec<u8>,
    is_on_end: bool,
    is_up: bool,
    is_over: bool,
}

browse!(the_last_turn_stays_marked_is_told_in_words_and_is_seen_again, site, chromium, {
    let visit = chromium.visit(&site.url("/"), Screen::PHONE, "en").await?;
    let mut game = Game::new(RuleSet::Zen, Side::Black);
    for turn in ["2-3,1-3", "7-6,8-6"] {
        game.play(turn.parse()?)?;
    }
    lay_table(&visit, &site, &game, Player::Person).await?;
    let arrows = "document.querySelectorAll('.board .arrow').length";
    ensure!(visit.ask::<usize>(arrows).await? == 2, "one arrow for each step");
    visit.until_text("moved 7 → 6, 8 → 6").await?;
    let pawns = "[...document.querySelectorAll('.board .pawn-body')].map(pawn => Math.round(pawn.getBoundingClientRect().y)).sort().join()";
    let now: String = visit.ask(pawns).await?;
    visit.tap("document.querySelector('.again')").await?;
    visit.until(&format!("{pawns} !== {now:?}")).await?;
    visit.until(&format!("{pawns} === {now:?} && {arrows} === 2")).await?;
    // It is gone from the board as soon as somebody moves.
    visit.touch_row(3).await?;
    visit.wait_for(".row.landing").await?;
    visit.touch_row(4).await?;
    visit.until(&format!("{arrows} === 0")).await
});

browse!(
    earlier_positions_are_looked_at_by_keys_and_by_the_list_and_one_tap_leads_back,
    site,
    chromium,
    {
        let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
        let mut game = Game::new(RuleSet::Zen, Side::Black);
        for turn in ["2-3,1-3", "7-6,8-6", "3-4,1-3"] {
            game.play(turn.parse()?)?;
        }
        lay_table(&visit, &site, &game, Player::Person).await?;
        let heads: Vec<String> = visit
            .ask("[...document.querySelectorAll('.turns thead th')].map(e => e.innerText)")
            .await?;
        ensure!(heads == ["#", "Black", "Red"], "{heads:?}");
        visit.key("ArrowLeft").await?;
        visit.until_text("after move 2 of 3").await?;
        visit.key("ArrowLeft").await?;
        visit.key("ArrowLeft").await?;
        visit.until_text("after move 0 of 3").await?;
        visit.key("ArrowLeft").await?;
        visit.key("ArrowRight").await?;
        visit.until_text("after move 1 of 3").await?;
        visit.press_button("7-6,8-6").await?;
        visit.until_text("after move 2 of 3").await?;
        visit.press_button("Back to the game").await?;
        visit.wait_for(".pawn.movable").await?;
        // What is touched meanwhile is not moved: it leads back too.
        visit.key("ArrowLeft").await?;
        visit.until_text("after move 2 of 3").await?;
        visit.touch_row(2).await?;
        visit.wait_for(".steps .now").await?;
        ensure!(!visit.ask::<bool>("!!document.querySelector('.pawn.held')").await?);
        Ok(())
    }
);

browse!(a_turn_that_is_to_be_confirmed_waits_and_every_step_can_be_undone, site, chromium, {
    let visit = chromium.blank(Screen::PHONE, "en").await?;
    visit
        .before_each_page(
            "localStorage.settings = '{\"motion\":\"Reduced\",\"confirm\":\"Always\"}'",
        )
        .await?;
    lay_table(&visit, &site, &Game::new(RuleSet::Classic, Side::Black), Player::Person).await?;
    let steps = async |rows: [u8; 4]| {
        for row in rows {
            visit.touch_row(row).await?;
        }
        anyhow::Ok(())
    };
    steps([2, 3, 3, 5]).await?;
    visit.until_text("All done: end your turn").await?;
    for made in [1, 0] {
        visit.tap("document.querySelector('.bar .undo')").await?;
        visit
            .until(&format!("document.querySelectorAll('.steps .done').length === {made}"))
            .await?;
    }
    steps([2, 3, 3, 5]).await?;
    visit.until_text("All done: end your turn").await?;
    visit.press_button("End turn").await?;
    visit.until_text("Red to move").await
});

// Where text breaks depends on them, so every machine must have the same.
#[cfg(target_os = "linux")]
browse!(the_letters_are_those_of_a_phone, site, chromium, {
    let phone = Screen { width: 360, height: 640, is_dark: false };
    let visit = chromium.visit(&site.url("/"), phone, "en").await?;
    visit.wait_for("h1").await?;
    let widths: [f64; 4] = visit
        .ask(
            "(() => {
                const pen = document.createElement('canvas').getContext('2d');
                const family = selector => getComputedStyle(document.querySelector(selector)).fontFamily;
                const width = family => { pen.font = `40px ${family}`; return pen.measureText('Linja').width; };
                return [family('body'), 'Roboto', family('h1'), '\"Noto Serif\"'].map(width);
            })()",
        )
        .await?;
    let [text, roboto, heading, noto] = widths;
    ensure!(text == roboto && heading == noto && roboto != noto, "{widths:?}");
    Ok(())
});

browse!(the_first_visit_offers_learning_and_playing_and_the_next_one_the_game, site, chromium, {
    for (width, height) in PHONES {
        let visit =
            chromium.visit(&site.url("/"), Screen { width, height, is_dark: false }, "de").await?;
        let in_sight = async |what: &[&str]| {
            let seen =
                "[...document.querySelectorAll('.home .large, .go-on .primary')].filter(one => {
                const r = one.getBoundingClientRect();
                return r.top >= 0 && r.bottom <= innerHeight && r.right <= innerWidth;
            }).map(one => one.innerText)";
            let seen: Vec<String> = visit.ask(seen).await?;
            ensure!(seen == what, "{width}×{height}: {seen:?}");
            Ok(())
        };
        visit.until_text("Bring deine Steine an den gegnerischen vorbei").await?;
        in_sight(&["In fünf Minuten lernen", "Spielen"]).await?;
        ensure!(!visit.text().await?.contains("Regeln"), "editions wait behind More");
        // Play in the ways sets a game up as long as there is none.
        visit.open(&site.url("/play")).await?;
        visit.press_button("Spielen").await?;
        visit.wait_for(".home, .steps").await?;
        let mut game = Game::new(RuleSet::Zen, Side::Black);
        game.play("2-3,1-3".parse()?)?;
        lay_table(&visit, &site, &game, Player::Person).await?;
        visit.open(&site.url("/")).await?;
        visit.wait_for(".home").await?;
        in_sight(&["Weiterspielen: Jemand hier", "Spielen"]).await?;
        visit.tap("document.querySelector('.go-on .primary')").await?;
        visit.wait_for(".steps .now").await?;
    }
    Ok(())
});

/// Looks at a game on the three phones, in all languages.
async fn look_everywhere(visit: &Visit, needed: &[&str]) -> Result<()> {
    let needed = format!("{needed:?}");
    for language in LANGUAGES {
        visit.write("header select", language).await?;
        visit.until(&format!("document.documentElement.lang === {language:?}")).await?;
        for (width, height) in PHONES {
            visit.resize(width, height).await?;
            visit.until(&format!("innerWidth === {width} && innerHeight === {height}")).await?;
            let sight = look(visit, &needed, 0.5).await;
            sight.with_context(|| format!("{width}×{height} {language}"))?;
        }
    }
    Ok(())
}

browse!(an_online_game_is_in_sight_whatever_the_two_ask_each_other, site, chromium, {
    let ada = chromium.blank(Screen::PHONE, "en").await?;
    ada.before_each_page(LITTLE_MOTION).await?;
    ada.open(&site.url("/")).await?;
    let (invite, _) = open(&ada, "5 min + 3 s").await?;
    let playing = [".board", ".due", ".bar.slots button", ".clock"];
    let waiting = [&playing[..], &[".notice", ".notice button"]].concat();
    look_everywhere(&ada, &waiting).await.context("before the friend has come")?;
    make_turn(&ada, 2, 3).await?;
    look_everywhere(&ada, &waiting).await.context("waiting for the friend")?;
    let ben = visitor(&mut chromium, &site, crate::online::path(&invite)).await?;
    ben.click("button.large").await?;
    make_turn(&ben, 7, 6).await?;
    until_turns(&ada, 2).await?;
    look_everywhere(&ada, &playing).await.context("one's turn")?;
    ben.click(".more-button").await?;
    ben.press_button("Ask for a takeback").await?;
    ada.wait_for(".question button").await?;
    let asked = [&playing[..], &[".question", ".question button"]].concat();
    look_everywhere(&ada, &asked).await.context("a wish to take back")?;
    ada.press_button("Decline").await?;
    make_turn(&ada, 3, 4).await?;
    until_turns(&ben, 3).await?;
    look_everywhere(&ada, &playing).await.context("the friend's turn")?;
    ben.click(".more-button").await?;
    ben.press_button("Resign").await?;
    ben.press_button("Yes, resign").await?;
    ada.wait_for(".say.end").await?;
    let over = [".board", ".say.end .due", ".bar.slots button.primary", ".bar.slots a.button"];
    look_everywhere(&ada, &over).await.context("the end")?;
    ben.press_button("Rematch").await?;
    ada.until_text("would like a rematch").await?;
    let offered = [&over[..], &[".offer", ".bar.slots button:nth-child(2)"]].concat();
    look_everywhere(&ada, &offered).await.context("a rematch is offered")?;
    ada.press_button("Rematch").await?;
    ada.wait_for(".steps").await?;
    look_everywhere(&ada, &playing).await.context("the next game")
});

browse!(on_a_wide_screen_the_board_uses_the_height_and_all_is_in_sight, site, chromium, {
    for (width, height) in [(1280, 800), (1920, 1080), (2560, 1440)] {
        let screen = Screen { width, height, is_dark: false };
        let visit = two_friends(&mut chromium, &site, screen, "de").await?;
        look(&visit, PLAYING, 0.5).await.with_context(|| format!("{width}×{height}"))?;
        let (board, text): (f64, f64) = visit
            .ask("[document.querySelector('.board').getBoundingClientRect().height / innerHeight, parseFloat(getComputedStyle(document.querySelector('.due')).fontSize)]")
            .await?;
        ensure!(board > 0.7, "{width}×{height}: the board takes {board} of the height");
        ensure!(text >= 18.0, "{width}×{height}: text of {text} px");
    }
    Ok(())
});
