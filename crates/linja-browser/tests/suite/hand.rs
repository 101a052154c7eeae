//! The page in the hand: whole games by finger and by keys, and at every step all that is needed is in sight.

use anyhow::{Context, Result, bail, ensure};
use linja::{Game, RuleSet, Side};
use linja_api::Player;
use linja_browser::{Chromium, Screen, Site, Visit, browse, lay_table};
use serde::Deserialize;

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

/// Two friends at a phone that moves nothing without need.
async fn two_friends(
    chromium: &mut Chromium,
    site: &Site,
    screen: Screen,
    language: &str,
) -> Result<Visit> {
    let visit = chromium.blank(screen, language).await?;
    visit.before_each_page("localStorage.settings ??= '{\"motion\":\"Reduced\"}'").await?;
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

async fn whole_games(chromium: &mut Chromium, site: &Site, language: &str) -> Result<()> {
    for (width, height) in PHONES {
        let screen = Screen { width, height, is_dark: width == 390 };
        for gesture in [Gesture::Tap, Gesture::Drag] {
            let visit = two_friends(chromium, site, screen, language).await?;
            play(&visit, gesture)
                .await
                .with_context(|| format!("{width}×{height} {language} {gesture:?}"))?;
        }
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
