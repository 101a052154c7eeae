//! What is due and why, and what can be done: the buttons keep their places, and what is seldom done is in a
//! menu. At the end: who won, why, and what next.

use leptos::prelude::*;
use linja::{Ending, Side, StepState, TurnStep};
use linja_words::{say, score_sum, text};

use super::{Company, Screen, refused, turns};
use crate::page::board::drawing::Sum;
use crate::page::browser::device;
use crate::page::frame::{Link, button, button_if, careful_button, close_button, on_escape};
use crate::page::online::session::Session;
use crate::page::signals::{click, derived, part};
use crate::page::{browser, online, t};
use crate::{Address, SharedGame, Table, tell};

pub(super) fn panel<C: Company>(screen: Screen<C>) -> impl IntoView {
    let is_over = Memo::new(move |_| screen.with(|table| table.ending().is_some()));
    let is_looking = Memo::new(move |_| screen.moment.get().is_some());
    view! {
        {screen.online().map(online::head)}
        {part(move || match (is_looking.get(), is_over.get()) {
            (true, _) => looking_back(screen).into_any(),
            (false, true) => end(screen).into_any(),
            (false, false) => due(screen).into_any(),
        })}
        {part(move || screen.is_menu_open.get().then(|| menu(screen)))}
    }
}

/// An earlier moment is looked at.
fn looking_back<C: Company>(screen: Screen<C>) -> impl IntoView {
    let place = derived(move || {
        let at = screen.moment.get().map_or(0, |moment| moment.turns);
        let turns = screen.with(|table| table.game().played().len());
        say!(screen.words(), "web-looking-back", at = at, turns = turns)
    });
    let now = move || screen.moment.set(None);
    view! {
        <div class="say"><p class="due">{place}</p></div>
        <div class="bar slots">
            <button type="button" aria-label=t(text!("web-earlier")) on:click=click(move || screen.browse(-1))>"←"</button>
            {button(text!("web-back-to-now"), "primary", now)}
            <button type="button" aria-label=t(text!("web-later")) on:click=click(move || screen.browse(1))>"→"</button>
        </div>
    }
}

/// Where in the turn we are, what is due and why, and what can be done.
fn due<C: Company>(screen: Screen<C>) -> impl IntoView {
    let sentence = move || {
        let words = screen.words();
        screen.with(|table| {
            let hand = table.hand()?;
            Some(match (table.is_persons_turn(), table.is_complete()) {
                (true, true) => say!(words, "web-complete"),
                (true, false) => words.say(hand.turn()),
                (false, _) if screen.is_friend_missing() => say!(words, "online-waiting"),
                (false, _) if screen.is_seat_free() => say!(words, "online-seat-free"),
                (false, _) => {
                    let name = screen.names(table)[hand.mover()].clone();
                    say!(words, "web-thinking-line", name = name)
                }
            })
        })
    };
    let refusal = derived(move || {
        let told = screen.with(|table| table.refusal().map(|refusal| refused(table, refusal)));
        let told = told.map(|told| screen.words().say(told));
        let problem = || screen.online()?.online.with(|online| online.problem().map(str::to_owned));
        told.or_else(problem)
    });
    let hint = move || screen.hint().map(|hint| hint.text(screen.words()));
    // A refusal takes the place of what is due: that is what the eye looks for now.
    let shown = derived(move || refusal.get().or_else(hint).or_else(sentence));
    let is_refused = derived(move || refusal.get().is_some());
    let is_hint = Memo::new(move |_| refusal.get().is_none() && screen.hint().is_some());
    let may_end = derived(move || {
        screen.with(|table| {
            table.is_persons_turn() && table.hand().is_some_and(|hand| hand.turn().may_end())
        })
    });
    let is_pass =
        Memo::new(move |_| screen.with(|table| table.is_persons_turn() && table.is_pass()));
    let can_undo = derived(move || {
        screen.with(Table::can_undo_step)
            || (screen.online().is_none_or(Session::takes_back_freely)
                && screen.with(Table::can_take_back))
    });
    let end_turn = part(move || {
        let label = if is_pass.get() { text!("web-pass") } else { text!("web-end-turn") };
        button_if(may_end, label, "primary", move || screen.end_turn())
    });
    view! {
        <div class="say">
            {part(move || strip(screen))}
            <p class="due" class:refused=is_refused class:hint=is_hint>{shown}</p>
            {screen.online().map(online::request)}
        </div>
        <div class="bar slots">
            {screen.is_player().then(|| view! {
                {button_if(can_undo, text!("web-undo"), "undo", move || screen.undo())}
                {end_turn}
            })}
            {menu_button(screen)}
        </div>
    }
}

fn menu_button<C: Company>(screen: Screen<C>) -> impl IntoView {
    let is_open = derived(move || if screen.is_menu_open.get() { "true" } else { "false" });
    let toggle = click(move || screen.is_menu_open.update(|is_open| *is_open = !*is_open));
    view! {
        <button type="button" class="more-button" aria-expanded=is_open aria-label=t(text!("web-menu")) on:click=toggle>
            "⋯"
        </button>
    }
}

/// What is seldom done.
fn menu<C: Company>(screen: Screen<C>) -> impl IntoView {
    let page = screen.page;
    let close = move || {
        screen.is_menu_open.set(false);
        browser::focus_first(".more-button");
    };
    let then = move |act: Box<dyn Fn()>| {
        move || {
            act();
            close();
        }
    };
    request_animation_frame(|| browser::focus_first(".menu button"));
    let plays = Memo::new(move |_| screen.is_player() && screen.with(Table::ending).is_none());
    let is_local = screen.online().is_none();
    // Without an opponent there is nobody to ask, and nobody to lose to.
    let has_begun = untrack(|| screen.with(|table| table.course().has_begun()));
    let has_opponent = plays.get_untracked() && !untrack(|| screen.is_friend_missing());
    view! {
        <div class="menu" role="dialog" aria-label=t(text!("web-menu")) on:keydown=on_escape(close)>
            {close_button(close)}
            <div class="bar">
                {(is_local && plays.get_untracked() && !browser::plays_stranger()).then(|| {
                    let can = derived(move || screen.with(Table::is_persons_turn));
                    button_if(can, text!("web-hint"), "", then(Box::new(move || screen.ask_for_hint())))
                })}
                {button(text!("web-turn-round"), "", then(Box::new(move || _ = page.with_table(Table::turn_round))))}
                {device::can_fill_screen().then(|| {
                    let fills = device::fills_screen();
                    let label = if fills { text!("web-full-screen-leave") } else { text!("web-full-screen") };
                    button(label, "", then(Box::new(move || device::fill_screen(!fills))))
                })}
                {screen.online().filter(|_| has_opponent).map(|session| view! {
                    {online::takeback(session, close)}
                    {online::give_time(session, close)}
                    {(!has_begun).then(|| online::cancel_button(session))}
                })}
                {(has_opponent && (is_local || has_begun)).then(|| careful_button(
                    [text!("web-resign"), text!("web-resign-sure"), text!("web-resign-yes"), text!("web-resign-no")],
                    Callback::new(move |()| {
                        screen.resign();
                        close();
                    }),
                ))}
            </div>
            <div class="narrow-only">{turns::turns(screen)}</div>
            {screen.online().and_then(online::push::choice)}
            {screen.online().map(online::watch_link)}
        </div>
    }
}

/// The steps of a turn, those made, the one that is due, those that may come.
fn strip<C: Company>(screen: Screen<C>) -> impl IntoView + use<C> {
    let words = screen.words();
    let steps = screen.with(|table| Some(table.hand()?.turn().steps()));
    let items = steps.unwrap_or_default().into_iter().map(|TurnStep { kind, rows, state }| {
        let is_due = state == StepState::Due;
        let class = match state {
            StepState::Due => "now",
            StepState::Made => "done",
            StepState::MayCome | StepState::Skipped => "",
        };
        let label = match rows.filter(|_| is_due) {
            Some(rows) => say!(words, "web-step-rows", step = kind, rows = rows),
            None => words.say(kind),
        };
        view! { <li class=class aria-current=is_due.then_some("step")>{label}</li> }
    });
    view! { <ol class="steps">{items.collect_view()}</ol> }
}

/// The end: who won and why, the points row by row, what next.
fn end<C: Company>(screen: Screen<C>) -> impl IntoView + use<C> {
    let words = screen.words();
    let ending = screen.with(Table::ending);
    let result = screen.with(|table| ending.map(|ending| tell::ending(words, table, ending)));
    let sums = screen.with(|table| {
        let names = screen.names(table);
        let scores = table.scores();
        Some(Side::ALL.map(|side| (side, names[side].clone(), score_sum(&scores[side]))))
    });
    let sums = sums.filter(|_| matches!(ending, Some(Ending::Played(_))));
    let shared = derived(move || screen.with(|table| SharedGame(table.game().clone()).to_string()));
    let series = screen.with(|table| Some(table.series())).map(|series| {
        let wins = series.wins();
        say!(words, "web-series", black = wins.black, red = wins.red, draws = series.draws())
    });
    let offer = derived(move || {
        screen.online().and_then(online::rematch_told).map(|told| screen.words().say(told))
    });
    let is_unkept = screen.with(|table| browser::is_table_unkept(table.id()));
    let unkept = is_unkept.then(|| say!(words, "web-unkept"));
    let news = derived(move || offer.get().or_else(|| unkept.clone()));
    let rematch = match screen.online() {
        Some(session) => online::rematch(session).into_any(),
        None => button(text!("web-rematch"), "primary", move || {
            // Within a series the computer stays the same.
            let choice = screen.page.settings.with_untracked(|settings| settings.choice);
            match choice.adapts && screen.with(|table| table.results().next().is_some()) {
                true => screen.page.begin(),
                false => screen.change(Table::rematch),
            }
        }),
    };
    let undo = screen.online().is_none().then(|| {
        let can = derived(move || screen.with(Table::can_take_back));
        button_if(can, text!("web-undo"), "undo", move || screen.undo())
    });
    view! {
        <div class="say end">
            <p class="due">{result}</p>
            {sums.map(|sums| sums.map(|(side, name, sum)| view! { <Sum side=side name=name sum=sum/> }))}
            <p class="offer">{news}</p>
            <p class="aside">{series}</p>
        </div>
        <div class="bar slots">
            {undo}
            {rematch}
            <Link to=Address::Review details=shared class="button">{t(text!("web-review"))}</Link>
            {menu_button(screen)}
        </div>
    }
}
