//! The first screen: a table that is laid, and the choices for a new game. The first touch of the board
//! begins it.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{Edition, Level, Random, Side};
use linja_api::{GameClock, TimeControl};
use linja_players::handicaps;
use linja_words::{Text, level_line, level_name, rule_set_line, rule_set_name, text};

use crate::page::board::{Act, Board};
use crate::page::browser::server;
use crate::page::frame::{Link, Options, button, tick};
use crate::page::online::{join, lobby};
use crate::page::signals::{derived, part};
use crate::page::{Page, browser, learn, page, t};
use crate::{
    Address, Choice, Counting, Handicap, Lot, Opponent, Seat, TIME_CONTROLS, Table, plain,
    time_control_name,
};

pub(crate) fn home() -> impl IntoView {
    let page = page();
    let choice = Memo::new(move |_| page.settings.with(|settings| settings.choice));
    let settled = Memo::new(move |_| {
        page.table.with(|table| crate::page::settled(choice.get(), table.as_ref()))
    });
    let view = Memo::new(move |_| {
        // Lots are drawn when the game begins; until then the first one stands for both.
        let mut view = settled.get().table(&mut Random::new(0)).view(Counting::No);
        if choice.get().opponent.is_online() {
            view.movable.clear();
        }
        view
    });
    let touch = move |act| {
        if let Act::Touch(row, side) = act
            && !choice.get_untracked().opponent.is_online()
        {
            page.begin();
            page.with_table(|table| table.touch(row, side));
        }
    };
    let trouble = RwSignal::new(String::new());
    let opponent = Memo::new(move |_| choice.get().opponent);
    let lobby = lobby::connect();
    let running = browser::running_tables();
    let goes_on = !running.is_empty();
    let is_new = is_new(page);
    // What comes first for most is marked: learning, or the game that is not over.
    let class = if is_new || goes_on { "large" } else { "primary large" };
    let begin = part(move || match opponent.get() {
        opponent if opponent.is_online() && !browser::has_server() => ().into_any(),
        Opponent::FriendByLink => {
            button(text!("online-open"), class, move || join::open(page, trouble))
        }
        Opponent::Anyone => {
            button(text!("web-play"), class, move || lobby::play(page, lobby, trouble))
        }
        _ => button(text!("web-play"), class, move || page.begin()),
    });
    view! {
        <div class="table home" class:new=is_new>
            <section class="board-side">
                <Board view=view on_act=touch/>
            </section>
            <aside class="panel">
                <h1 class="motto">{t(text!("web-motto"))}</h1>
                {your_turns(page)}
                {go_on(page, running)}
                {match is_new {
                    true => view! {
                        <p class="goal">{t(text!("web-goal"))}</p>
                        <div class="bar">
                            <Link to=Address::Learn class="button primary large">{t(text!("web-home-learn"))}</Link>
                            {begin}
                        </div>
                        <details class="more">
                            <summary>{t(text!("web-menu"))}</summary>
                            {opponents(page, choice)} {options(page, choice)}
                        </details>
                    }.into_any(),
                    false => view! {
                        {opponents(page, choice)} {begin}
                        <details class="more">
                            <summary>{t(text!("web-menu"))}</summary>
                            {options(page, choice)}
                        </details>
                    }.into_any(),
                }}
                <p class="aside refused" role="alert">{trouble}</p>
                {lobby::list(page, lobby, trouble)}
            </aside>
        </div>
    }
}

/// So many games are offered to go on with; the list has all.
const OFFERED: usize = 3;

/// The games on this device that are not over, the last one first.
fn go_on(page: Page, running: Vec<Table>) -> AnyView {
    let offer = |(index, table): (usize, Table)| {
        let class = if index == 0 { "primary" } else { "" };
        button(text!("web-go-on", name = opponent(&table)), class, move || page.play(table.clone()))
    };
    let offers: Vec<AnyView> = running.into_iter().take(OFFERED).enumerate().map(offer).collect();
    match offers.is_empty() {
        true => ().into_any(),
        false => view! { <div class="bar go-on">{offers}</div> }.into_any(),
    }
}

/// Whom a game on this device is played with.
pub(crate) fn opponent(table: &Table) -> Text {
    let seats = table.seats();
    match (seats.black, seats.red) {
        (Seat::Computer(level), _) | (_, Seat::Computer(level)) => level_name(level),
        _ => text!("web-opponent-friend-here"),
    }
}

/// The way to the online game where it is one's turn, or to the list if there are several, as soon as the
/// server says so.
fn your_turns(page: Page) -> AnyView {
    let to = RwSignal::new(Address::Home);
    let kept = browser::kept_games();
    if !kept.is_empty() {
        spawn_local(async move {
            let yours = server::your_turns(&kept, page.words.get_untracked()).await;
            // The screen may have been left meanwhile.
            let _ = match yours[..] {
                [] => None,
                [id] => to.try_set(Address::Game(id)),
                _ => to.try_set(Address::Games),
            };
        });
    }
    part(move || match to.get() {
        Address::Home => ().into_any(),
        to => view! {
            <Link to=to class="button primary large">{t(text!("online-your-turn"))}</Link>
        }
        .into_any(),
    })
}

/// Whether nobody has learned or played here yet.
fn is_new(page: Page) -> bool {
    page.table.with_untracked(Option::is_none)
        && browser::recall_text(learn::LOG).is_none()
        && browser::kept_games().is_empty()
}

/// Changes what is chosen.
fn set(page: Page, act: &dyn Fn(&mut Choice)) {
    page.settings.update(|settings| act(&mut settings.choice));
}

/// With whom one plays.
fn opponents(page: Page, choice: Memo<Choice>) -> impl IntoView {
    // Remembered, so that what is shown is not drawn anew, and its focus lost, at every other choice.
    let opponent = Memo::new(move |_| choice.get().opponent);
    let adapts = Memo::new(move |_| choice.get().adapts);
    let level =
        move || page.table.with(|table| crate::page::settled(choice.get(), table.as_ref()).level);
    let name = derived(move || page.words.get().say(level_name(level())));
    let line = derived(move || {
        page.words.get().say(match adapts.get() {
            true => text!("level-adapts-line"),
            false => level_line(level()),
        })
    });
    view! {
        <Options label=text!("web-opponent")
            options=vec![
                (Opponent::Computer, text!("web-opponent-computer")),
                (Opponent::FriendHere, text!("web-opponent-friend-here")),
                (Opponent::FriendByLink, text!("online-opponent-link")),
                (Opponent::Anyone, text!("online-opponent-anyone")),
            ]
            now=opponent
            on_choose=move |opponent| set(page, &|choice| choice.opponent = opponent)/>
        {part(move || (opponent.get() == Opponent::Computer).then(|| view! {
            <div class="level">
                <div class="line">
                    <label for="level">{t(text!("web-level"))}" " <b>{name}</b></label>
                    {tick(
                        text!("level-adapts"),
                        derived(move || adapts.get()),
                        move |is_set| set(page, &|choice| choice.adapts = is_set),
                    )}
                </div>
                <input id="level" type="range" min=Level::MIN.get() max=Level::MAX.get() step="1"
                    prop:value=derived(move || level().to_string())
                    aria-valuetext=name
                    on:input=heard(move |text| {
                        if let Ok(level) = text.parse() {
                            set(page, &|choice| (choice.level, choice.adapts) = (level, false));
                        }
                    })/>
                <p class="aside">{line}</p>
            </div>
        }))}
        {part(move || (opponent.get() == Opponent::FriendHere).then(|| clocks(page, choice)))}
        {part(move || opponent.get().is_online().then(|| match browser::has_server() {
            true => clocks(page, choice),
            false => view! { <p>{t(text!("online-no-server"))}</p> }.into_any(),
        }))}
        {part(move || (opponent.get() == Opponent::Anyone && browser::has_server()).then(|| tick(
            text!("online-any-terms"),
            derived(move || choice.get().any_terms),
            move |is_set| set(page, &|choice| choice.any_terms = is_set),
        )))}
    }
}

/// Hears what is written or chosen.
fn heard(act: impl Fn(String) + 'static) -> Box<dyn FnMut(ev::Event)> {
    Box::new(move |event| act(event_target_value(&event)))
}

/// The time to think.
fn clocks(page: Page, choice: Memo<Choice>) -> AnyView {
    let is_here = choice.get_untracked().opponent == Opponent::FriendHere;
    let clocks = TIME_CONTROLS.map(Some).into_iter().chain([None]);
    let clocks = (0u8..).zip(clocks).filter(|(_, clock)| {
        // Days are for those who need not sit together.
        !(is_here && matches!(clock, Some(TimeControl::Turn { .. })))
    });
    let options: Vec<AnyView> = clocks
        .map(|(number, clock)| {
            let name = clock.map_or(text!("online-clock-own"), time_control_name);
            view! { <option value=number.to_string()>{t(name)}</option> }.into_any()
        })
        .collect();
    let choose = heard(move |text| {
        if let Ok(clock) = text.parse() {
            set(page, &|choice| choice.clock = clock);
        }
    });
    let is_own = Memo::new(move |_| usize::from(choice.get().clock) >= TIME_CONTROLS.len());
    let is_uneven = Memo::new(move |_| choice.get().is_uneven);
    view! {
        <div class="level">
            <label for="clock">{t(text!("online-clock"))}</label>" "
            <select id="clock" class="select" prop:value=derived(move || choice.get().clock.to_string()) on:change=choose>
                {options}
            </select>
        </div>
        {part(move || is_own.get().then(|| {
            let names = match is_here {
                true => [Side::Black.into(), Side::Red.into()],
                false => [text!("web-you"), text!("online-friend")],
            };
            let [own, other] = names.map(Some);
            let mut parts = vec![own_clock(page, choice, 0, own.filter(|_| is_uneven.get()))];
            parts.extend(is_uneven.get().then(|| own_clock(page, choice, 1, other)));
            parts.push(tick(
                text!("online-clock-differs"),
                derived(move || is_uneven.get()),
                move |is_set| set(page, &|choice| choice.is_uneven = is_set),
            ));
            parts
        }))}
    }
    .into_any()
}

/// A clock in numbers: minutes for the game, seconds added, and seconds that don't count.
fn own_clock(page: Page, choice: Memo<Choice>, index: usize, name: Option<Text>) -> AnyView {
    type Field = fn(&mut GameClock) -> &mut u32;
    let fields: [(Text, u32, u32, u32, Field); 3] = [
        (text!("online-clock-field-minutes"), 1, 1_440, 60, |clock| &mut clock.seconds),
        (text!("online-clock-field-increment"), 0, 3_600, 1, |clock| &mut clock.increment),
        (text!("online-clock-field-delay"), 0, 3_600, 1, |clock| &mut clock.delay),
    ];
    let inputs: Vec<AnyView> = fields
        .into_iter()
        .map(|(label, least, most, unit, field)| {
            let now = move || (*field(&mut choice.get().own_clock[index]) / unit).to_string();
            let write = heard(move |text| {
                if let Ok(number) = text.parse::<u32>() {
                    let number = number.clamp(least, most) * unit;
                    set(page, &|choice| *field(&mut choice.own_clock[index]) = number);
                }
            });
            view! {
                <label>{t(label)}
                    <input type="number" inputmode="numeric" prop:value=derived(now) on:change=write/>
                </label>
            }
            .into_any()
        })
        .collect();
    view! {
        <div class="own-clock">
            {name.map(|name| view! { <p>{t(name)}</p> }.into_any())}
            {inputs}
        </div>
    }
    .into_any()
}

/// Whether a side starts ahead.
fn handicap_choice(page: Page, choice: Memo<Choice>, opponent: Opponent) -> AnyView {
    let rules = Memo::new(move |_| choice.get().rules());
    let [own, other] = match opponent {
        Opponent::FriendHere => [Side::Black.into(), Side::Red.into()],
        _ => [text!("web-you"), text!("web-opponent-name")],
    };
    part(move || {
        let points = |name: &Text, points: i32| {
            text!("web-handicap-points", name = name.clone(), points = points)
        };
        let mut all = vec![(Handicap::None, text!("web-handicap-none"))];
        if opponent == Opponent::Computer {
            all.push((Handicap::Fair, text!("web-handicap-fair")));
        }
        for (name, sign) in [(&own, 1), (&other, -1)] {
            all.extend(
                handicaps(rules.get())
                    .map(|more| (Handicap::Points((sign * more) as i8), points(name, more))),
            );
        }
        let values: Vec<Handicap> = all.iter().map(|(value, _)| *value).collect();
        let known = values.clone();
        let now = derived(move || {
            let now = choice.get().handicap;
            known.iter().position(|value| *value == now).unwrap_or(0).to_string()
        });
        let choose = heard(move |text| {
            let chosen = text.parse::<usize>().ok().and_then(|at| values.get(at).copied());
            set(page, &|choice| choice.handicap = chosen.unwrap_or(Handicap::None));
        });
        let options: Vec<AnyView> = (0_usize..)
            .zip(all)
            .map(|(at, (_, name))| {
                view! { <option value=at.to_string()>{t(name)}</option> }.into_any()
            })
            .collect();
        view! {
            <div class="level">
                <label for="handicap">{t(text!("web-handicap"))}</label>" "
                <select id="handicap" class="select" prop:value=now on:change=choose>{options}</select>
            </div>
        }
    })
}

/// The rules, and what is seldom chosen.
fn options(page: Page, choice: Memo<Choice>) -> impl IntoView {
    let opponent = Memo::new(move |_| choice.get().opponent);
    let has_mean = Memo::new(move |_| choice.get().rules().edition() != Edition::Classic);
    let lots = |first: Text, second: Text| {
        vec![(Lot::First, first), (Lot::Second, second), (Lot::Drawn, text!("web-drawn"))]
    };
    view! {
        <Options label=text!("web-edition")
            options=(0u8..3).zip(Choice::EDITIONS).rev()
                .map(|(number, edition)| (number, rule_set_name(plain(edition)))).collect()
            now=derived(move || choice.get().edition)
            on_choose=move |edition| set(page, &|choice| choice.edition = edition)/>
        <p class="aside">{derived(move || page.words.get().say(rule_set_line(choice.get().rules())))}</p>
        {part(move || has_mean.get().then(|| tick(
            text!("web-mean"),
            derived(move || choice.get().mean),
            move |is_set| set(page, &|choice| choice.mean = is_set),
        )))}
        {part(move || handicap_choice(page, choice, opponent.get()))}
        {part(move || (opponent.get() != Opponent::FriendHere).then(|| view! {
            <Options label=text!("web-colour")
                options=lots(Side::Black.into(), Side::Red.into())
                now=derived(move || choice.get().colour)
                on_choose=move |colour| set(page, &|choice| choice.colour = colour)/>
        }))}
        {part(move || view! {
            <Options label=text!("web-begins")
                options=match opponent.get() {
                    Opponent::Computer => lots(text!("web-begins-you"), text!("web-begins-opponent")),
                    Opponent::FriendHere => lots(Side::Black.into(), Side::Red.into()),
                    _ => lots(text!("web-begins-you"), text!("online-friend")),
                }
                now=derived(move || choice.get().begins)
                on_choose=move |begins| set(page, &|choice| choice.begins = begins)/>
        })}
    }
}
