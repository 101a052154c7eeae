//! What goes on by itself: the computer's turns, shown step by step, and every turn told to those who
//! listen. Whoever changes the game says so here.

use std::time::Duration;

use leptos::prelude::*;
use linja::{Level, Move, Turn};

use crate::page::board::HOP;
use crate::page::play::computer;
use crate::page::{Page, browser};
use crate::{Question, Table, tell};

/// Between two things that the computer does.
const BREATH: f64 = 420.0;

/// The game at the table has changed: what was thought of before is thrown away, and the computer thinks if
/// it is its turn.
pub(crate) fn go_on(page: Page) {
    let asked = next_thought(page);
    let question = page.table.with_untracked(|table| {
        let table = table.as_ref()?;
        Some(question(table, table.thinking()?))
    });
    let Some(question) = question else { return };
    let level = question.level;
    let since = js_sys::Date::now();
    computer::ask(page, &question, move |answer| {
        let Ok(turn) = answer.turn.parse::<Turn>() else { return };
        page.is_exact.set((level == Level::MAX).then_some(answer.exact));
        // The pawn that was moved last lands first.
        let wait = (since + (5.0 * HOP + BREATH) * page.pace() - js_sys::Date::now()).max(0.0);
        let moves: Vec<Move> = turn.moves().to_vec();
        after(wait, move || step(page, asked, moves, 0));
    });
}

/// A turn was made at the table: it is told, and the game goes on.
pub(crate) fn turn_made(page: Page) {
    tell_last(page);
    go_on(page);
}

/// Tells the last turn to those who listen, and what is to be done now.
pub(crate) fn tell_last(page: Page) {
    let words = page.words.get_untracked();
    let told = page.table.with_untracked(|table| {
        let table = table.as_ref()?;
        let last = table.game().played().last()?;
        let mut told = tell::turn(words, last.mover(), last.turn);
        let more = match (table.ending(), table.hand()) {
            (Some(ending), _) => tell::ending(words, table, ending),
            (None, Some(hand)) if table.is_persons_turn() => words.say(hand.turn()),
            _ => String::new(),
        };
        told.push(' ');
        told.push_str(&more);
        Some(told)
    });
    if let Some(told) = told {
        page.announced.set(told);
    }
}

/// The game has changed: what was thought of before is thrown away.
fn next_thought(page: Page) -> u64 {
    page.thought.set(page.thought.get_untracked() + 1);
    page.thought.get_untracked()
}

/// A question about the position at the table.
pub(crate) fn question(table: &Table, level: Level) -> Question {
    Question {
        rules: table.rules().to_string(),
        position: table.game().position().to_string(),
        level,
        seed: browser::chance(),
    }
}

/// Shows a turn that somebody elsewhere has made, as it would be made on the table.
pub(crate) fn show(page: Page, turn: Turn) {
    step(page, next_thought(page), turn.moves().to_vec(), 0);
}

/// Makes the steps of a turn that was not made here one after the other, as long as nobody has changed the game.
fn step(page: Page, asked: u64, moves: Vec<Move>, index: usize) {
    // An online game may have been left meanwhile, and its table with it.
    if page.thought.try_get_untracked() != Some(asked) {
        return;
    }
    match moves.get(index).copied() {
        Some(one) => {
            if page.with_table(|table| table.play_step(one)).flatten().is_some() {
                let hops = f64::from(one.from.number().abs_diff(one.to.number()));
                let pause = (hops * HOP + BREATH) * page.pace();
                after(pause, move || step(page, asked, moves, index + 1));
            }
        }
        None => {
            if page.with_table(|table| table.finish(browser::now())).flatten().is_some() {
                turn_made(page);
            }
        }
    }
}

fn after(milliseconds: f64, act: impl FnOnce() + 'static) {
    set_timeout(act, Duration::from_millis(milliseconds as u64));
}
