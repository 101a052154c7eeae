//! The workers beside the page: each answers questions as they come. A message is a number, which tells questions apart,
//! a blank, and what is said.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::{Question, Thinker};

/// How long the thinker may think about a turn, in milliseconds.
const PATIENCE: f64 = 500.0;

/// Thinks about turns for as long as the worker lives.
pub fn think() {
    let mut thinker = Thinker::default();
    listen(move |question, voice| {
        let question = serde_json::from_str::<Question>(question).ok();
        let until = js_sys::Date::now() + PATIENCE;
        let answer = question
            .and_then(|question| thinker.answer(&question, &move || js_sys::Date::now() > until));
        let answer = answer.and_then(|answer| serde_json::to_string(&answer).ok());
        // What cannot be understood is answered as well, by nothing.
        voice.say(&answer.unwrap_or_default());
    });
}

/// Judges for as long as the worker lives.
#[cfg(feature = "judge")]
pub fn judge() {
    let judge = std::rc::Rc::new(crate::judge::Judge::default());
    listen(move |question, voice| {
        let (judge, question) = (judge.clone(), question.to_owned());
        wasm_bindgen_futures::spawn_local(async move { judge.hear(&question, &voice).await });
    });
}

/// Answers one question.
pub(crate) struct Voice {
    number: String,
}

impl Voice {
    pub(crate) fn say(&self, what: &str) {
        say(&format!("{} {what}", self.number));
    }
}

/// Hears questions for as long as the worker lives.
fn listen(mut hear: impl FnMut(&str, Voice) + 'static) {
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Some((number, question)) = text.split_once(' ') {
            hear(question, Voice { number: number.to_owned() });
        }
    });
    if let Some(scope) = scope() {
        scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    }
    hear.forget();
    // Questions that came before are asked again.
    say("ready");
}

fn say(text: &str) {
    if let Some(scope) = scope() {
        let _ = scope.post_message(&JsValue::from_str(text));
    }
}

pub(crate) fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}
