//! The line of a player: who it is, what they did last, their clock, and what they would have if the game
//! ended now.

use leptos::prelude::*;
use linja::{Level, PlayedTurn, Side};
use linja_words::{Words, say, score_sum, text};

use super::{Company, Screen};
use crate::page::board::drawing::LittlePawn;
use crate::page::signals::{click, derived, part};
use crate::page::{online, t};
use crate::{Seat, Table, time_left};

/// Who plays a side, above or below the board.
pub(super) fn player<C: Company>(
    screen: Screen<C>,
    side: Side,
    place: &'static str,
) -> impl IntoView + use<C> {
    let name = derived(move || {
        let name = screen.with(|table| screen.names(table)[side].clone());
        let is_perfect = screen.with(|table| table.seats()[side] == Seat::Computer(Level::MAX));
        match screen.page.is_exact.get().filter(|_| is_perfect) {
            Some(true) => say!(screen.words(), "web-by-oracle", name = name),
            Some(false) => say!(screen.words(), "web-by-search", name = name),
            None => name,
        }
    });
    let is_on_turn = Memo::new(move |_| screen.with(Table::to_move) == Some(side));
    // What somebody has just done can be seen again.
    let last = move || {
        screen
            .with(|table| table.game().played().last().copied().filter(|last| last.mover() == side))
    };
    let has_last = Memo::new(move |_| last().is_some() && !screen.counting.get());
    let told = derived(move || last().map(|last| moved(screen.words(), last)).unwrap_or_default());
    let sub = derived(move || {
        let words = screen.words();
        let score = screen.with(|table| Some(table.scores()[side]));
        match score.filter(|_| screen.counting.get()) {
            Some(score) => score_sum(&score),
            None => status(screen, words, side, is_on_turn.get()),
        }
    });
    let points = derived(move || {
        let score = screen.with(|table| Some(table.scores()[side].points()));
        screen.words().value(score.unwrap_or(0))
    });
    let is_counting = derived(move || if screen.counting.get() { "true" } else { "false" });
    let toggle = click(move || screen.counting.update(|counting| *counting = !*counting));
    let unit = derived(move || {
        let words = screen.words();
        match screen.with(|table| table.ending().is_some()) {
            true => say!(words, "web-points-final"),
            false => say!(words, "web-points-now"),
        }
    });
    view! {
        <div class=place class:on-turn=is_on_turn>
            <LittlePawn side=side/>
            <div class="who">
                <div class="name">{name}</div>
                {part(move || match has_last.get() {
                    true => view! {
                        <button type="button" class="sub again" on:click=click(move || screen.see_again())>
                            {told} " ↻" <span class="unseen">{t(text!("web-see-again"))}</span>
                        </button>
                    }.into_any(),
                    false => view! { <div class="sub">{sub}</div> }.into_any(),
                })}
            </div>
            {clock(screen, side)}
            <button type="button" class="points" on:click=toggle aria-expanded=is_counting>
                <b>{points}</b> <small>{unit}</small>
            </button>
        </div>
    }
}

/// The clock of a side, where there is one.
fn clock<C: Company>(screen: Screen<C>, side: Side) -> AnyView {
    let left = move || match screen.online() {
        Some(session) => session.left(side),
        None => {
            screen.ticked.track();
            screen.with(|table| table.left(side))
        }
    };
    let shown = Memo::new(move |_| left().map(|left| time_left(screen.words(), left)));
    let is_short = Memo::new(move |_| left().is_some_and(|left| left < 30_000));
    part(move || {
        shown.get().map(|left| view! {
            <span class="clock" class:short=is_short role="timer" aria-label=t(text!("online-time"))>{left}</span>
        })
    })
}

/// What a player does now, or whether they are there.
fn status<C: Company>(screen: Screen<C>, words: Words, side: Side, is_on_turn: bool) -> String {
    let presence = screen.online().and_then(|session| online::presence(session, side));
    let seat = screen.page.table.with(|table| table.as_ref().map(|table| table.seats()[side]));
    match (presence, is_on_turn, seat) {
        (Some(presence), _, _) => words.say(presence),
        (None, true, Some(Seat::Computer(_))) => say!(words, "web-thinking"),
        (None, true, _) => words.say(text!("side-to-move", side = side)),
        (None, false, _) => match screen.with(|table| table.below() == side) {
            true => say!(words, "web-moves-up"),
            false => say!(words, "web-moves-down"),
        },
    }
}

/// A turn in a few words: "moved 7 → 6, 8 → 5".
fn moved(words: Words, played: PlayedTurn) -> String {
    let moves: Vec<String> = played
        .turn
        .moves()
        .iter()
        .map(|one| match one.pawn {
            linja::Pawn::Own => format!("{} → {}", one.from, one.to),
            linja::Pawn::Opponents => {
                let side = played.mover().other();
                say!(words, "web-moved-other", side = side, from = one.from, to = one.to)
            }
        })
        .collect();
    match moves.is_empty() {
        true => say!(words, "web-passed"),
        false => say!(words, "web-moved", moves = moves.join(", ")),
    }
}
