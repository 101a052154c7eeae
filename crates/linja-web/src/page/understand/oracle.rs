//! Questions to the oracle: asked again until it knows, and what is said meanwhile.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja_api::OracleState;
use linja_words::{Text, say, text};
use serde::de::DeserializeOwned;

use crate::page::browser::server;
use crate::page::frame::Link;
use crate::page::signals::{derived, part, watch};
use crate::page::{Page, browser, judge, page, t};
use crate::{Address, Ask, Why, tell};

/// While the oracle solves, it is asked again after so many milliseconds.
const PAUSE: u64 = 1_000;
/// While there is no server, or it has too much to do; longer each time, and by chance.
const LONG_PAUSE: u64 = 4_000;
const LONGEST_PAUSE: u64 = 32_000;

/// An answer, or why there is none yet.
pub(crate) type Asked<T> = Result<T, Wait>;

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Wait {
    /// The question is on its way.
    Asking,
    /// The server's oracle does not know yet.
    Solving(OracleState),
    /// Nobody knows, for this reason.
    Not(Why),
}

impl Wait {
    fn text(&self) -> Text {
        match self {
            Wait::Asking => text!("study-asking"),
            Wait::Solving(OracleState::Solving { .. }) => text!("study-solving"),
            Wait::Solving(OracleState::Writing { .. }) => text!("study-writing"),
            Wait::Solving(OracleState::Failed) => text!("study-failed"),
            Wait::Solving(_) => text!("study-waiting"),
            Wait::Not(why) => tell::why(why),
        }
    }

    const fn percent(&self) -> Option<f64> {
        match self {
            Wait::Solving(OracleState::Solving { percent } | OracleState::Writing { percent }) => {
                Some(*percent)
            }
            _ => None,
        }
    }

    /// After how many milliseconds to ask again, when that was done so often.
    fn pause(&self, tries: u32) -> Option<u64> {
        match self {
            Wait::Solving(_) => Some(PAUSE),
            Wait::Not(Why::NoServer | Why::Refused(_)) => {
                let pause = LONG_PAUSE.saturating_mul(1 << tries.min(10)).min(LONGEST_PAUSE);
                Some(pause / 2 + browser::chance() % pause)
            }
            _ => None,
        }
    }
}

/// Asks the oracle whenever the question changes, and again as long as it does not know.
pub(crate) fn ask<T>(question: impl Fn() -> Ask + 'static) -> RwSignal<Asked<T>>
where
    T: DeserializeOwned + Send + Sync + 'static,
{
    let asked = RwSignal::new(Err(Wait::Asking));
    ask_erased(
        Box::new(question),
        Rc::new(move |answer: Asked<String>| {
            let answer = answer
                .and_then(|text| serde_json::from_str(&text).map_err(|_| Wait::Not(Why::NoServer)));
            asked.set(answer);
        }),
    );
    asked
}

type Hear = Rc<dyn Fn(Asked<String>)>;

fn ask_erased(question: Box<dyn Fn() -> Ask>, hear: Hear) {
    let page = page();
    // Answers to older questions, or after the screen has gone, are for nobody.
    let number = StoredValue::new(0_u32);
    let next = move || {
        number.try_update_value(|number| {
            *number += 1;
            *number
        })
    };
    watch(move || {
        let question = question();
        hear(Err(Wait::Asking));
        if let Some(now) = next() {
            let is_current = Rc::new(move || number.try_get_value() == Some(now));
            attempt(page, question, is_current, hear.clone(), 0);
        }
    });
    on_cleanup(move || {
        let _ = next();
    });
}

fn attempt(page: Page, question: Ask, is_current: Rc<dyn Fn() -> bool>, hear: Hear, tries: u32) {
    spawn_local(async move {
        let answer = match (judge::text(page, &question).await, question.rules()) {
            (Err(Why::NotReady), Some(rules)) => {
                Err(Wait::Solving(server::oracle_state(rules).await))
            }
            (answer, _) => answer.map_err(Wait::Not),
        };
        if !is_current() {
            return;
        }
        let pause = answer.as_ref().err().and_then(|wait| wait.pause(tries));
        hear(answer);
        if let Some(pause) = pause {
            let again = move || {
                if is_current() {
                    attempt(page, question, is_current, hear, tries + 1);
                }
            };
            set_timeout(again, Duration::from_millis(pause));
        }
    });
}

/// What is said as long as there is no answer, with how far the oracle is.
pub(crate) fn notice<T: Send + Sync + 'static>(asked: RwSignal<Asked<T>>) -> AnyView {
    waiting(derived(move || asked.with(|asked| asked.as_ref().err().cloned())))
}

fn waiting(wait: Signal<Option<Wait>>) -> AnyView {
    let page = page();
    let told = Memo::new(move |_| wait.get().map(|wait| page.words.get().say(wait.text())));
    let is_asking = derived(move || wait.get() == Some(Wait::Asking));
    watch(move || {
        if let Some(told) = told.get().filter(|_| !is_asking.get_untracked()) {
            page.announced.set(told);
        }
    });
    let percent = derived(move || wait.get().and_then(|wait| wait.percent()));
    let done = derived(move || percent.get().unwrap_or_default());
    // Where nobody knows, this device may find out.
    let can_help = Memo::new(move |_| {
        matches!(wait.get(), Some(Wait::Not(Why::NoTable | Why::NoServer | Why::Damaged)))
    });
    let is_playing = derived(move || wait.get() == Some(Wait::Not(Why::Playing)));
    let is_counting = Memo::new(move |_| percent.get().is_some());
    part(move || {
        match told.get() {
        None => view! { <p class="aside">{t(text!("study-judged"))}</p> }.into_any(),
        Some(told) => view! {
            <div class="notice" class:asking=is_asking>
                <p>{told}</p>
                {part(move || can_help.get().then(|| view! {
                    <p><Link to=Address::Oracle class="button">{t(text!("study-oracle"))}</Link></p>
                }))}
                {part(move || is_playing.get().then(|| view! {
                    <p><Link to=Address::Games class="button">{t(text!("web-nav-games"))}</Link></p>
                }))}
                {part(move || is_counting.get().then(|| view! {
                    <progress max="100" prop:value=done aria-label=t(text!("study-progress"))></progress>
                    " " <span class="percent">{derived(move || {
                        say!(page.words.get(), "review-percent", percent = done.get().floor() as u32)
                    })}</span>
                }))}
            </div>
        }
        .into_any(),
    }
    })
}
