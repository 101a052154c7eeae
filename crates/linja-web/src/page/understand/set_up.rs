//! A position set up by hand: a touch on a pawn takes it away, one beside the pawns puts one there; and
//! buttons for each row, for keys and those who listen.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::svg;
use linja::{Position, Row, Side};
use linja_picture::shapes::{self, pawn_id};
use linja_words::{say, text};

use crate::page::board::drawing::LittlePawn;
use crate::page::frame::Options;
use crate::page::signals::{click, derived, part, watch};
use crate::page::{page, t};
use crate::{SetUp, Spot, layout};

/// `on_done` hears the position, or that it is to stay as it was.
pub(crate) fn set_up(before: Position, on_done: Callback<Option<Position>>) -> impl IntoView {
    let page = page();
    let now = RwSignal::new(SetUp::from(before));
    let position = Memo::new(move |_| now.with(SetUp::position));
    let state = derived(move || {
        let words = page.words.get();
        match position.get() {
            Ok(_) => say!(words, "study-set-up-ready"),
            Err(error) => {
                say!(words, "study-wrong-position", wrong = linja_words::Text::from(error))
            }
        }
    });
    let mut was_ready = true;
    watch(move || {
        let is_ready = position.get().is_ok();
        if is_ready != was_ready {
            was_ready = is_ready;
            page.announced.set(state.get());
        }
    });
    view! {
        <section class="board-side">{board(now)}</section>
        <aside class="panel">
            <h1 class="lesson-title">{t(text!("study-set-up"))}</h1>
            <p class="aside">{t(text!("study-set-up-line"))}</p>
            <table class="counts">
                <thead><tr>
                    <th scope="col">{t(text!("study-row"))}</th>
                    {Side::ALL.map(|side| view! {
                        <th scope="col"><LittlePawn side=side/><span>{t(side.into())}</span></th>
                    })}
                </tr></thead>
                <tbody>
                    {Row::ALL.into_iter().rev().map(|row| view! {
                        <tr><th scope="row">{row.number()}</th>
                            {Side::ALL.map(|side| view! { <td><Count now=now spot=Spot { side, row }/></td> })}</tr>
                    }).collect_view()}
                </tbody>
            </table>
            <Options label=text!("study-to-move")
                options=Side::ALL.map(|side| (side, side.into())).to_vec()
                now=Signal::derive(move || now.with(|now| now.to_move))
                on_choose=move |side| now.update(|now| now.to_move = side)/>
            <p class="aside" class:refused=derived(move || position.get().is_err())>{state}</p>
            <div class="bar">
                <button type="button" class="primary" disabled=derived(move || position.get().is_err())
                    on:click=click(move || on_done.run(position.get_untracked().ok()))>{t(text!("web-done"))}</button>
                <button type="button" on:click=click(move || now.update(|now| *now = SetUp::empty(now.to_move)))>
                    {t(text!("study-empty"))}</button>
                <button type="button" on:click=click(move || now.update(|now| *now = Position::start(now.to_move).into()))>
                    {t(text!("study-start"))}</button>
                <button type="button" on:click=click(move || on_done.run(None))>{t(text!("study-cancel"))}</button>
            </div>
        </aside>
    }
}

/// One pawn fewer, how many there are, one pawn more.
#[component]
fn Count(now: RwSignal<SetUp>, spot: Spot) -> impl IntoView {
    let words = page().words;
    let Spot { side, row } = spot;
    let take = derived(move || say!(words.get(), "study-take", side = side, row = row));
    let add = derived(move || say!(words.get(), "study-add", side = side, row = row));
    view! {
        <span class="count">
            <button type="button" aria-label=take disabled=derived(move || now.with(|now| now.count(spot) == 0))
                on:click=click(move || now.update(|now| now.take(spot)))>"−"</button>
            <output>{derived(move || now.with(|now| now.count(spot)))}</output>
            <button type="button" aria-label=add disabled=derived(move || now.with(|now| !now.may_add(spot)))
                on:click=click(move || now.update(|now| now.add(spot)))>"+"</button>
        </span>
    }
}

/// The pawns so far. Whatever can be done here can be done by the buttons as well.
fn board(now: RwSignal<SetUp>) -> impl IntoView {
    let svg_ref = NodeRef::<svg::Svg>::new();
    let click = move |event: MouseEvent| {
        let Some(area) = svg_ref.get_untracked().map(|svg| svg.get_bounding_client_rect()) else {
            return;
        };
        let scale = layout::WIDTH / area.width();
        let x = (f64::from(event.client_x()) - area.left()) * scale;
        let y = (f64::from(event.client_y()) - area.top()) * scale;
        now.update(|now| match now.pawn_at(x, y) {
            Ok(spot) => now.take(spot),
            Err(spot) => now.add(spot),
        });
    };
    let pawns =
        move || {
            let places = now.with(SetUp::places);
            places.into_iter().map(|(side, layout::Place { x, y, scale })| view! {
            <use href=pawn_id(side) transform=format!("translate({x} {y}) scale({scale})")/>
        }).collect_view()
        };
    view! {
        <svg node_ref=svg_ref class="board setting-up" aria-hidden="true"
            viewBox=format!("0 0 {} {}", layout::WIDTH, layout::HEIGHT) on:click=click>
            <g inner_html=shapes::ground()></g>
            <g class="edges">
                {Row::ALL.into_iter().map(|row| view! {
                    <text x="9" y=layout::row_y(row, Side::Black) + 5.0>{row.number()}</text>
                }).collect_view()}
            </g>
            {part(pawns)}
        </svg>
    }
}
