//! Where the oracle answers from: its tables on this site and on this device, to be kept, removed, or made by solving
//! the game right here.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::RuleSet;
use linja_words::{Text, Value, Words, rule_set_name, say, text};
use wasm_bindgen_futures::JsFuture;

use crate::page::assistant::Assistant;
use crate::page::frame::button;
use crate::page::signals::{derived, part, watch};
use crate::page::{Page, browser, judge, page, t};
use crate::{Ask, Phase, Progress, Solved, TO_READ, TableView, Why, tell};

/// How many positions each rule set has.
const POSITIONS: u64 = 1_264_575_044;

thread_local! {
    /// A judge of its own for what takes long: sent away, it gives its memory back.
    static WORKER: Assistant = const { Assistant::new("judge") };
    /// What it does. It goes on while other screens are looked at.
    static WORK: ArcRwSignal<Option<Work>> = ArcRwSignal::new(None);
}

/// Something that takes long.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Work {
    rules: RuleSet,
    progress: Progress,
    /// When this phase of it began.
    begun: f64,
}

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Screen {
    page: Page,
    tables: RwSignal<Option<Vec<TableView>>>,
    /// What came of the last work.
    told: RwSignal<Option<Text>>,
}

pub(crate) fn tables() -> impl IntoView {
    let page = page();
    let screen = Screen { page, tables: RwSignal::new(None), told: RwSignal::new(None) };
    screen.look();
    // Whatever ends changes what is there.
    let work = WORK.with(ArcRwSignal::clone);
    let is_working = Memo::new(move |_| work.get().is_some());
    watch(move || {
        if !is_working.get() {
            screen.look();
        }
    });
    view! {
        <section class="text">
            <h1>{t(text!("study-oracle"))}</h1>
            <p class="lead">{t(text!("study-oracle-text"))}</p>
            {part(move || screen.told.get().map(|told| view! { <p role="status" class="notice">{t(told)}</p> }))}
            <ul class="games">{TO_READ.map(|rules| screen.item(rules))}</ul>
            <p class="aside">{t(text!("study-solve-line"))}</p>
        </section>
    }
}

impl Screen {
    /// Looks where the tables are.
    fn look(self) {
        spawn_local(async move {
            let tables: Option<Vec<TableView>> = judge::answer(self.page, &Ask::Tables).await;
            // The screen may have been left meanwhile.
            let _ = self.tables.try_set(tables);
        });
    }

    /// A rule set, where its table is, and what can be done about it.
    fn item(self, rules: RuleSet) -> AnyView {
        let work = WORK.with(ArcRwSignal::clone);
        let own = Memo::new(move |_| work.get().filter(|work| work.rules == rules));
        let work = WORK.with(ArcRwSignal::clone);
        let is_free = Memo::new(move |_| work.get().is_none());
        let table = Memo::new(move |_| {
            self.tables
                .with(|tables| tables.iter().flatten().copied().find(|table| table.rules == rules))
        });
        let place = derived(move || {
            let words = self.page.words.get();
            match (own.get(), table.get()) {
                (Some(work), _) => told_progress(words, work),
                (None, Some(TableView { kept: Some(bytes), .. })) => {
                    say!(words, "study-kept", size = megabytes(bytes))
                }
                (None, Some(TableView { beside: Some(bytes), .. })) => {
                    say!(words, "study-beside", size = megabytes(bytes))
                }
                (None, Some(_)) => say!(words, "study-nowhere"),
                (None, None) => String::new(),
            }
        });
        let buttons = move || {
            if own.with(Option::is_some) {
                return button(text!("study-cancel"), "", stop).into_any();
            }
            let table = table.get();
            let is_kept = table.is_some_and(|table| table.kept.is_some());
            let can_keep = table.is_some_and(|table| table.beside.is_some()) && !is_kept;
            let is_free = is_free.get();
            view! {
                {(can_keep && is_free).then(|| button(text!("study-keep"), "primary", move || self.keep(rules)))}
                {(!is_kept && is_free).then(|| button(text!("study-solve"), "", move || self.solve(rules)))}
                {is_kept.then(|| button(text!("study-forget"), "", move || self.forget(rules)))}
            }
            .into_any()
        };
        view! {
            <li>
                <div class="told"><b>{t(rule_set_name(rules))}</b><small>{place}</small>
                    {part(move || own.get().map(|work| {
                        let Progress { done, all, .. } = work.progress;
                        view! { <progress max=all.to_string() prop:value=done as f64 aria-label=t(text!("study-progress"))></progress> }
                    }))}</div>
                <div class="bar small">{part(buttons)}</div>
            </li>
        }
        .into_any()
    }

    fn keep(self, rules: RuleSet) {
        // The browser may throw away what was not asked to last.
        if let Ok(asked) = browser::window().navigator().storage().persist() {
            spawn_local(async move { _ = JsFuture::from(asked).await });
        }
        self.work(rules, &Ask::Keep(rules), |_| text!("study-keep-done"));
    }

    fn solve(self, rules: RuleSet) {
        self.work(rules, &Ask::Solve(rules), |said| match serde_json::from_str::<Solved>(said) {
            Ok(Solved { seconds, checksum, is_right: true }) => {
                let (seconds, checksum) = (Value::decimal(seconds, 1), format!("{checksum:016x}"));
                text!("study-solved", positions = POSITIONS, seconds = seconds, checksum = checksum)
            }
            _ => text!("study-solved-wrong"),
        });
    }

    fn forget(self, rules: RuleSet) {
        spawn_local(async move {
            let forgotten = judge::text(self.page, &Ask::Forget(rules)).await;
            let _ = self.told.try_set(forgotten.err().map(|why| tell::why(&why)));
            self.look();
        });
    }

    /// Begins what takes long; `came` tells what came of it.
    fn work(self, rules: RuleSet, ask: &Ask, came: fn(&str) -> Text) {
        let Ok(question) = serde_json::to_string(ask) else { return };
        self.told.set(None);
        let progress = Progress { phase: Phase::Fetching, done: 0, all: 1 };
        set_work(Some(Work { rules, progress, begun: js_sys::Date::now() }));
        judge::ask_one(&WORKER, self.page, &question, move |kind, what| {
            let told = match kind {
                "far" => return serde_json::from_str(what).map_or((), advance),
                "done" => came(what),
                _ => tell::why(&serde_json::from_str(what).unwrap_or(Why::NoMemory)),
            };
            self.page.announced.set(self.page.words.get_untracked().say(&told));
            // The screen may have been left meanwhile.
            let _ = self.told.try_set(Some(told));
            set_timeout(stop, Duration::ZERO);
        });
    }
}

/// Sends the worker away; its memory comes back, and what is not finished is gone.
fn stop() {
    Assistant::dismiss(&WORKER);
    set_work(None);
}

fn set_work(work: Option<Work>) {
    WORK.with(|signal| signal.set(work));
}

/// It is so far.
fn advance(progress: Progress) {
    WORK.with(|signal| {
        signal.update(|work| {
            if let Some(work) = work {
                if work.progress.phase != progress.phase {
                    work.begun = js_sys::Date::now();
                }
                work.progress = progress;
            }
        });
    });
}

fn told_progress(words: Words, work: Work) -> String {
    let Progress { phase, done, all } = work.progress;
    let percent = Value::decimal(100.0 * done as f64 / all.max(1) as f64, 0);
    let percent = say!(words, "review-percent", percent = percent);
    match phase {
        Phase::Fetching => say!(words, "study-fetching", percent = percent),
        Phase::Solving => {
            let seconds = ((js_sys::Date::now() - work.begun) / 1000.0).max(0.1);
            let rate = Value::decimal(done as f64 / seconds / 1e6, 1);
            say!(words, "study-solving-here", percent = percent, rate = rate)
        }
        Phase::Packing => say!(words, "study-packing", percent = percent),
    }
}

fn megabytes(bytes: u64) -> Value {
    Value::decimal(bytes as f64 / 1e6, 0)
}
