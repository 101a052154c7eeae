//! Tables that are open to anyone, on the first screen: sitting down, watching, opening one.

use std::time::Duration;

use leptos::prelude::*;
use linja::Side;
use linja_api::OpenTable;
use linja_words::{rule_set_name, text};

use crate::page::frame::button;
use crate::page::online::join;
use crate::page::online::session::Line;
use crate::page::signals::part;
use crate::page::{Page, browser, t};
use crate::{Address, Lobby, tell, time_control_name};

/// So many tables are shown, and so many games to watch.
const SHOWN: usize = 5;

/// The lobby, for as long as the screen is shown.
pub(crate) fn connect() -> RwSignal<Lobby> {
    let lobby = RwSignal::new(Lobby::default());
    if browser::has_server() {
        call(lobby, StoredValue::new_local(None));
    }
    lobby
}

/// Plays with anyone. A table of one's own is none to sit down at.
pub(crate) fn play(page: Page, lobby: RwSignal<Lobby>, trouble: RwSignal<String>) {
    let mut others = lobby.get_untracked();
    browser::kept_games().iter().for_each(|kept| others.forget(kept.id));
    join::play_anyone(page, others, trouble);
}

fn call(lobby: RwSignal<Lobby>, line: StoredValue<Option<Line>, LocalStorage>) {
    let heard = move |said: String| {
        if let Ok(news) = serde_json::from_str(&said) {
            lobby.update(|lobby| lobby.hear(news));
        }
    };
    // Not all devices at once, if it was the server that has gone.
    let pause = Duration::from_millis(1_000 + browser::chance() % 4_000);
    let closed = move || {
        // The screen may have been left meanwhile.
        if line.try_set_value(None).is_none() {
            set_timeout(move || call(lobby, line), pause);
        }
    };
    let _ = line.try_set_value(Line::open("/api/lobby/live", || (), heard, closed));
}

/// The list; empty as long as there is nothing in it.
pub(crate) fn list(page: Page, lobby: RwSignal<Lobby>, trouble: RwSignal<String>) -> AnyView {
    part(move || {
        lobby.with(|lobby| {
            let has_seat = lobby.tables(true).next().is_some();
            let lists = [true, false].map(|is_free| {
                let count = lobby.tables(is_free).count();
                let rows = lobby.tables(is_free).take(SHOWN);
                let rows: Vec<AnyView> = rows.map(|table| row(page, table, trouble)).collect();
                let title = match is_free {
                    true => text!("online-tables", count = count),
                    false => text!("online-watchable", count = count),
                };
                (count > 0).then(|| {
                    view! { <h2>{t(title)}</h2><ul class="games lobby">{rows}</ul> }.into_any()
                })
            });
            let fair = || view! { <p class="aside">{t(text!("online-fair"))}</p> };
            view! { {lists} {has_seat.then(fair)} }
        })
    })
}

fn row(page: Page, table: &OpenTable, trouble: RwSignal<String>) -> AnyView {
    let words = page.words.get();
    let sat = Side::ALL.into_iter().filter(|&side| table.free != Some(side));
    let names: Vec<String> = sat
        .map(|side| {
            let somebody = || words.say(text!("online-somebody"));
            table.names[side].as_deref().map_or_else(somebody, |name| tell::name(words, name))
        })
        .collect();
    let terms = [rule_set_name(table.rules), time_control_name(table.clock)];
    let terms = terms.map(|text| words.say(text)).join(" · ");
    let (id, is_free) = (table.id.clone(), table.free.is_some());
    let label = if is_free { text!("web-play") } else { text!("online-watch") };
    let act = move || go(page, &id, is_free, trouble);
    view! {
        <li>
            <div class="told"><b>{names.join(" – ")}</b><small>{terms}</small></div>
            <div class="bar small">{button(label, "", act)}</div>
        </li>
    }
    .into_any()
}

/// Sits down at a table, or watches the game there; whoever has been there before goes back.
fn go(page: Page, id: &str, is_free: bool, trouble: RwSignal<String>) {
    let Some(seat) = join::seat_at(id) else { return };
    match browser::kept_game(seat.0) {
        Some(known) => page.go(Address::Game(known.id)),
        None if is_free => join::take(page, seat, trouble),
        None => join::watch_with(page, seat.0, seat.1),
    }
}
