//! The workers beside the page: each answers questions as they come. What passes the border is JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::Thinker;

/// How long the thinker may think about a turn, in milliseconds.
const PATIENCE: f64 = 500.0;

/// Thinks about turns for as long as the worker lives.
pub fn think() {
    let mut thinker = Thinker::default();
    listen(move |question| {
        let until = js_sys::Date::now() + PATIENCE;
        if let Some(answer) = thinker.answer(&question, &move || js_sys::Date::now() > until) {
            say(&answer);
        }
    });
}

/// Judges for as long as the worker lives.
#[cfg(feature = "judge")]
pub fn judge() {
    use crate::judge::{Request, Response, answer};

    listen(|Request { number, question }| {
        answer(&question, &|answer| say(&Response { number, answer }));
    });
}

/// Hears questions for as long as the worker lives.
fn listen<Q: DeserializeOwned>(mut hear: impl FnMut(Q) + 'static) {
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string();
        if let Some(question) = text.and_then(|text| serde_json::from_str(&text).ok()) {
            hear(question);
        }
    });
    if let Some(scope) = scope() {
        scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    }
    hear.forget();
    // Questions that came before are asked again.
    say(&"ready");
}

fn say(answer: &impl Serialize) {
    if let (Some(scope), Ok(text)) = (scope(), serde_json::to_string(answer)) {
        let _ = scope.post_message(&JsValue::from_str(&text));
    }
}

fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}
