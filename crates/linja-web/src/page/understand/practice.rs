//! What went wrong before, to be done better: exercises that come back, and runs against the clock.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{Random, RuleSet};
use linja_api::MarginsView;
use linja_players::puzzle_seed;
use linja_words::{rule_set_name, say, text};

use crate::page::frame::button;
use crate::page::signals::{click, derived, part};
use crate::page::understand::series::{Series, Task, series};
use crate::page::{Page, browser, judge, page, t};
use crate::{Ask, Exercise, Practice, TO_READ, ThemeProgress};

/// Where it is kept on the device.
const PRACTICE: &str = "practice";

/// How long a run takes, in seconds.
const RUN: u64 = 3 * 60;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Days since 1970.
pub(crate) fn day() -> u32 {
    u32::try_from(browser::now() / DAY).unwrap_or(u32::MAX)
}

/// What is practised on this device.
pub(crate) fn recall() -> Practice {
    browser::recall(PRACTICE).unwrap_or_default()
}

/// Plans exercises, if what went wrong is to come back. The judge says what they are about.
pub(crate) fn plan(page: Page, exercises: impl IntoIterator<Item = Exercise>) {
    let practice = recall();
    let new = exercises.into_iter().filter(|one| practice.is_on && !practice.has(one));
    let new: Vec<Exercise> = new.collect();
    spawn_local(async move {
        for exercise in new {
            let Exercise { rules, position, .. } = exercise;
            let judged = judge::answer(page, &Ask::Margins { rules, position }).await;
            let reason = judged.and_then(|judged: MarginsView| judged.reason);
            let mut practice = recall();
            practice.add(exercise, reason.and_then(|reason| reason.theme()), day());
            browser::keep(PRACTICE, &practice);
        }
    });
}

/// Where whoever plays here says that what went wrong is to come back; `hear` is told when that begins.
pub(crate) fn opt_in(hear: impl Fn() + 'static) -> AnyView {
    let change = move |event| {
        let mut practice = recall();
        practice.is_on = event_target_checked(&event);
        browser::keep(PRACTICE, &practice);
        if practice.is_on {
            hear();
        }
    };
    view! {
        <label class="tick">
            <input type="checkbox" prop:checked=recall().is_on on:change=change/>
            {t(text!("study-practice-on"))}
        </label>
    }
    .into_any()
}

/// What is seen of this screen.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Mode {
    Choosing,
    Exercises(Vec<Exercise>),
    Run(RuleSet),
}

pub(crate) fn practice() -> impl IntoView {
    let page = page();
    let mode = RwSignal::new(Mode::Choosing);
    // What the last run came to.
    let found = RwSignal::new(None);
    part(move || match mode.get() {
        Mode::Choosing => choose(page, mode, found).into_any(),
        Mode::Exercises(list) => exercises(page, mode, list),
        Mode::Run(rules) => run(page, mode, rules, found),
    })
}

fn choose(page: Page, mode: RwSignal<Mode>, found: RwSignal<Option<u32>>) -> impl IntoView {
    let practice = recall();
    let due = practice.due(day());
    let (count, planned, learnt) = (due.len(), practice.planned(), practice.learnt());
    let best = practice.best_run();
    let told = derived(move || {
        let words = page.words.get();
        found.get().map(|found| say!(words, "study-run-over", found = found, best = best))
    });
    view! {
        <section class="text">
            <h1>{t(text!("study-practice"))}</h1>
            <p class="lead">{t(text!("study-practice-text"))}</p>
            {opt_in(|| ())}
            <p>{derived(move || say!(page.words.get(), "study-practice-due", due = count, planned = planned, learnt = learnt))}</p>
            {(count > 0).then(|| button(text!("study-practice-begin"), "primary", move || mode.set(Mode::Exercises(due.clone()))))}
            {themes(page, mode, &practice)}
            <h2>{t(text!("study-run"))}</h2>
            <p role="status">{told}</p>
            <fieldset class="options">
                <legend>{t(text!("study-run-text"))}</legend>
                <div class="line">
                    {TO_READ.map(|rules| view! {
                        <button type="button" class="option" on:click=click(move || mode.set(Mode::Run(rules)))>{t(rule_set_name(rules))}</button>
                    })}
                </div>
            </fieldset>
        </section>
    }
}

/// What the exercises are about, each theme to be practised at once.
fn themes(page: Page, mode: RwSignal<Mode>, practice: &Practice) -> AnyView {
    let themes = practice.themes();
    if themes.is_empty() {
        return ().into_any();
    }
    let row = |ThemeProgress { theme, planned, asked, right }| {
        let list = practice.of_theme(theme);
        let progress = derived(move || {
            say!(
                page.words.get(),
                "theme-progress",
                planned = planned,
                asked = asked,
                right = right
            )
        });
        view! {
            <li>
                <div class="told"><b>{t(theme.into())}</b><small>{progress}</small></div>
                <div class="bar small">{button(text!("study-practice-begin"), "", move || mode.set(Mode::Exercises(list.clone())))}</div>
            </li>
        }
    };
    view! {
        <h2>{t(text!("theme-heading"))}</h2>
        <ul class="games">{themes.into_iter().map(row).collect_view()}</ul>
    }
    .into_any()
}

/// Exercises, one after the other.
fn exercises(page: Page, mode: RwSignal<Mode>, list: Vec<Exercise>) -> AnyView {
    let answered = |task, is_right| {
        if let Task::Exercise(exercise) = task {
            let mut practice = recall();
            practice.answer(&exercise, is_right, day());
            browser::keep(PRACTICE, &practice);
        }
    };
    let back = derived(move || say!(page.words.get(), "study-practice"));
    in_order(page, list, back, answered, move || mode.set(Mode::Choosing))
}

/// A series of exercises that says how far it is.
pub(crate) fn in_order(
    page: Page,
    list: Vec<Exercise>,
    back: Signal<String>,
    answered: impl Fn(Task, bool) + Send + Sync + 'static,
    leave: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let Some(&first) = list.first() else { return ().into_any() };
    let all = list.len();
    let at = RwSignal::new(1);
    let next = move || {
        let next = list.get(at.get_untracked()).copied().map(Task::Exercise);
        at.update(|at| *at += 1);
        next
    };
    let title = derived(move || {
        say!(page.words.get(), "study-exercise", number = at.get().min(all), all = all)
    });
    let parts = Series {
        next: Arc::new(next),
        answered: Arc::new(answered),
        leave: Arc::new(leave),
        back,
        title,
    };
    series(parts, Task::Exercise(first))
}

/// Puzzles against the clock: the more are found at the first try, the harder they get.
fn run(page: Page, mode: RwSignal<Mode>, rules: RuleSet, told: RwSignal<Option<u32>>) -> AnyView {
    let found = RwSignal::new(0_u32);
    let left = RwSignal::new(RUN);
    let end = browser::now() + RUN * 1000;
    let leave = move || {
        let found = found.get_untracked();
        let mut practice = recall();
        practice.end_run(found);
        browser::keep(PRACTICE, &practice);
        told.set(Some(found));
        mode.set(Mode::Choosing);
    };
    let tick = move || {
        let now = end.saturating_sub(browser::now()).div_ceil(1000);
        // The screen may have been left meanwhile.
        if left.try_set(now).is_none() && now == 0 {
            leave();
        }
    };
    if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_millis(250)) {
        on_cleanup(move || ticking.clear());
    }
    let puzzle = move || {
        let difficulty = u8::try_from(1 + found.get_untracked() / 2).unwrap_or(5).min(5);
        let seed = puzzle_seed(rules, difficulty, &mut Random::new(browser::chance()))?;
        Some(Task::Puzzle(rules, seed))
    };
    let title = derived(move || {
        let left = left.get();
        let clock = format!("{}:{:02}", left / 60, left % 60);
        say!(page.words.get(), "study-run-title", clock = clock, found = found.get())
    });
    let answered = move |_, is_right: bool| found.update(|found| *found += u32::from(is_right));
    let parts = Series {
        next: Arc::new(puzzle),
        answered: Arc::new(answered),
        leave: Arc::new(leave),
        back: derived(move || say!(page.words.get(), "study-practice")),
        title,
    };
    puzzle().map(|first| series(parts, first)).into_any()
}
