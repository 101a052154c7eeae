//! Questions to the server's oracle: asked again until it knows, and what is said meanwhile.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja_api::{OracleState, ProblemCode};
use linja_words::{Text, text};
use serde::de::DeserializeOwned;

use super::server::{self, Failure, Question};
use super::{Page, page};

/// While the oracle solves, it is asked again after so many milliseconds.
const PAUSE: u64 = 1_000;
/// While there is no server.
const LONG_PAUSE: u64 = 4_000;

/// How a question stands.
#[derive(Debug, Clone)]
pub(crate) enum Asked<T> {
    /// It is on its way.
    Asking,
    /// The oracle does not know yet.
    Solving(OracleState),
    /// The oracle is switched off.
    Off,
    /// Nobody answers.
    NoServer,
    /// The server refuses, and says why.
    Refused(String),
    /// This is the answer.
    Known(T),
}

impl<T> Asked<T> {
    /// The answer.
    pub(crate) const fn known(&self) -> Option<&T> {
        match self {
            Asked::Known(known) => Some(known),
            _ => None,
        }
    }

    /// What is said as long as there is no answer.
    fn text(&self) -> Option<Text> {
        Some(match self {
            Asked::Asking => text!("study-asking"),
            Asked::Solving(OracleState::Solving { .. }) => text!("study-solving"),
            Asked::Solving(OracleState::Writing { .. }) => text!("study-writing"),
            Asked::Solving(OracleState::Failed) => text!("study-failed"),
            Asked::Solving(_) => text!("study-waiting"),
            Asked::Off => text!("study-off"),
            Asked::NoServer => text!("study-no-server"),
            Asked::Refused(reason) => text!("study-refused", reason = reason.as_str()),
            Asked::Known(_) => return None,
        })
    }

    fn percent(&self) -> Option<f64> {
        match self {
            Asked::Solving(OracleState::Solving { percent } | OracleState::Writing { percent }) => {
                Some(*percent)
            }
            _ => None,
        }
    }
}

/// Asks the oracle whenever the question changes, and again as long as it does not know.
pub(crate) fn ask<T>(question: Memo<Option<Question>>) -> RwSignal<Asked<T>>
where
    T: DeserializeOwned + Send + Sync + 'static,
{
    let page = page();
    let asked = RwSignal::new(Asked::Asking);
    // Answers to older questions, or after the screen has gone, are for nobody.
    let number = StoredValue::new(0_u32);
    let next = move || {
        number.try_update_value(|number| {
            *number += 1;
            *number
        })
    };
    Effect::new(move |_| {
        let (question, number_now) = (question.get(), next());
        asked.set(Asked::Asking);
        if let (Some(question), Some(now)) = (question, number_now) {
            let is_current = move || number.try_get_value() == Some(now);
            attempt(page, question, is_current, asked);
        }
    });
    on_cleanup(move || {
        let _ = next();
    });
    asked
}

fn attempt<T>(
    page: Page,
    question: Question,
    is_current: impl Fn() -> bool + Copy + 'static,
    asked: RwSignal<Asked<T>>,
) where
    T: DeserializeOwned + Send + Sync + 'static,
{
    spawn_local(async move {
        let language = page.words.get_untracked().language();
        let answer = match question.ask(language).await {
            Ok(known) => Asked::Known(known),
            Err(Failure::NoServer) => Asked::NoServer,
            Err(Failure::Problem(problem)) => match problem.code {
                ProblemCode::OracleNotReady => {
                    Asked::Solving(server::oracle_state(question.rules).await)
                }
                ProblemCode::OracleOff => Asked::Off,
                _ => Asked::Refused(problem.message),
            },
        };
        if !is_current() {
            return;
        }
        let pause = match answer {
            Asked::Solving(_) => Some(PAUSE),
            Asked::NoServer => Some(LONG_PAUSE),
            _ => None,
        };
        asked.set(answer);
        if let Some(pause) = pause {
            let again = move || {
                if is_current() {
                    attempt(page, question, is_current, asked);
                }
            };
            set_timeout(again, Duration::from_millis(pause));
        }
    });
}

/// What is said as long as there is no answer, with how far the oracle is.
#[component]
pub(crate) fn Notice<T: Send + Sync + 'static>(asked: RwSignal<Asked<T>>) -> impl IntoView {
    let page = page();
    let told = Memo::new(move |_| asked.with(Asked::text).map(|text| page.words.get().say(text)));
    let is_asking = Memo::new(move |_| asked.with(|asked| matches!(asked, Asked::Asking)));
    let percent = Memo::new(move |_| asked.with(Asked::percent));
    Effect::new(move |_| {
        if let Some(told) = told.get().filter(|_| !is_asking.get_untracked()) {
            page.announced.set(told);
        }
    });
    move || {
        told.get().map(|told| view! {
            <div class="notice" class:asking=move || is_asking.get()>
                <p>{told}</p>
                {move || percent.get().map(|percent| view! {
                    <progress max="100" value=percent aria-label=super::t(text!("study-progress"))></progress>
                    " " <span class="percent">{move || page.words.get().say(text!("review-percent", percent = percent.floor() as u32))}</span>
                })}
            </div>
        })
    }
}
