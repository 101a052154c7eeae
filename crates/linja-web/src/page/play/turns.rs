//! The turns so far, each to be looked at again, and the record.

use leptos::html;
use leptos::prelude::*;
use linja::Side;
use linja_words::{rule_set_name, say, text};

use super::{Company, Screen};
use crate::page::frame::{Link, button, copy_button};
use crate::page::signals::{click, derived, part, watch};
use crate::page::{browser, share, t};
use crate::{Address, SharedGame, SharedPosition, Table, tell};

/// The list of turns with its headers; it follows the game.
pub(super) fn turns<C: Company>(screen: Screen<C>) -> impl IntoView {
    let list = NodeRef::<html::Div>::new();
    let turns = move || {
        screen.with(|table| table.game().turns().map(|turn| turn.to_string()).collect::<Vec<_>>())
    };
    watch(move || {
        turns();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let head = move |is_first: bool| {
        derived(move || {
            let first = screen.with(|table| table.game().start().to_move() == Side::Black);
            screen.words().say(if first == is_first { Side::Black } else { Side::Red })
        })
    };
    let title = derived(move || {
        let rules = screen.with(Table::rules);
        say!(screen.words(), "web-turns", rules = rule_set_name(rules))
    });
    let cell = move |index: usize, turn: String| {
        let is_here = derived(move || {
            let is_here = screen.moment.get().is_some_and(|moment| moment.turns == index + 1);
            is_here.then_some("true")
        });
        view! {
            <td><button type="button" class="plain-button" aria-current=is_here
                on:click=click(move || screen.look_at(index + 1))>{turn}</button></td>
        }
    };
    view! {
        <section class="turns">
            <h2>{title}</h2>
            <div class="scroll" node_ref=list tabindex="0">
                <table>
                    <thead><tr><th scope="col">"#"</th>
                        <th scope="col">{head(true)}</th><th scope="col">{head(false)}</th>
                    </tr></thead>
                    <tbody>
                        {part(move || turns().chunks(2).enumerate().map(|(pair, turns)| view! {
                            <tr>
                                <th scope="row">{pair + 1}</th>
                                {turns.iter().enumerate().map(|(index, turn)| {
                                    cell(2 * pair + index, turn.clone())
                                }).collect_view()}
                            </tr>
                        }).collect_view())}
                    </tbody>
                </table>
            </div>
            {record(screen)}
        </section>
    }
}

/// What can be done with the record.
pub(super) fn record<C: Company>(screen: Screen<C>) -> impl IntoView {
    let record = derived(move || {
        let words = screen.words();
        screen.with(|table| {
            let record = table
                .record(browser::today(), &screen.page.nickname.get(), |ending| words.say(ending));
            record.to_string()
        })
    });
    let place = derived(move || {
        screen.with(|table| {
            let (rules, position) = (table.rules(), table.game().position());
            SharedPosition { rules, position }.to_string()
        })
    });
    let link = derived(move || {
        let game = screen.with(|table| SharedGame(table.game().clone()).to_string());
        share::link(Address::Review, &game)
    });
    let said = move || {
        let words = screen.words();
        let told = |table: &Table| Some(tell::ending(words, table, table.ending()?));
        screen.with(told).unwrap_or_else(|| document().title())
    };
    view! {
        <div class="bar small">
            {share::share(said, link)}
            {copy_button(text!("web-copy-record"), record)}
            {button(text!("web-download-record"), "", move || {
                browser::download("game.linja", record.get_untracked().as_bytes());
            })}
            <Link to=Address::Board details=place class="button">{t(text!("web-try"))}</Link>
        </div>
    }
}
