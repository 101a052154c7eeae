//! Buttons and keys that lead through a game.

use leptos::ev;
use leptos::prelude::*;
use linja_words::{Text, say, text};

use crate::page::signals::{click, derived};
use crate::page::{browser, page, t};
use crate::{Jump, Replay};

/// Leads through a game by buttons, and by the keys Home, Left, Right and End.
#[component]
pub(crate) fn Steps(replay: RwSignal<Replay>) -> impl IntoView {
    let page = page();
    let handle = window_event_listener(ev::keydown, move |event| {
        let is_plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
        if let Some(jump) = Jump::of_key(&event.key())
            && is_plain
            && !browser::takes_keys(event.target())
        {
            event.prevent_default();
            replay.update(|replay| replay.jump(jump));
        }
    });
    on_cleanup(move || handle.remove());
    let at = move || replay.with(Replay::place);
    let button = move |jump: Jump, label: Text, sign: &'static str, is_back: bool| {
        let is_there = move || at().0 == if is_back { 0 } else { at().1 };
        view! {
            <button type="button" aria-label=t(label) disabled=derived(is_there)
                on:click=click(move || replay.update(|replay| replay.jump(jump)))>
                <span aria-hidden="true">{sign}</span></button>
        }
    };
    view! {
        <div class="bar steps-bar">
            {button(Jump::First, text!("study-first"), "«", true)}
            {button(Jump::Back, text!("study-back"), "‹", true)}
            <span class="place">{derived(move || {
                let (at, turns) = at();
                say!(page.words.get(), "study-place", at = at, turns = turns)
            })}</span>
            {button(Jump::On, text!("study-on"), "›", false)}
            {button(Jump::Last, text!("study-last"), "»", false)}
        </div>
    }
}

/// Turns the board round.
#[component]
pub(crate) fn TurnRound(replay: RwSignal<Replay>) -> impl IntoView {
    view! {
        <button type="button" on:click=click(move || replay.update(Replay::turn_round))>
            {t(text!("web-turn-round"))}</button>
    }
}
