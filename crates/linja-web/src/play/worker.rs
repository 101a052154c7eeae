//! The worker beside the page: answers questions as they come.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::{Question, Thinker};

/// How long it may think about a turn, in milliseconds.
const PATIENCE: f64 = 500.0;

/// Listens for as long as the worker lives.
pub fn work() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let mut thinker = Thinker::default();
    let voice = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        // What cannot be understood is answered as well, by nothing.
        let (number, question) = text.split_once(' ').unwrap_or_default();
        let question = serde_json::from_str::<Question>(question).ok();
        let until = js_sys::Date::now() + PATIENCE;
        let answer = question
            .and_then(|question| thinker.answer(&question, &move || js_sys::Date::now() > until));
        let answer = answer.and_then(|answer| serde_json::to_string(&answer).ok());
        let answer = format!("{number} {}", answer.unwrap_or_default());
        let _ = voice.post_message(&JsValue::from_str(&answer));
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    // Questions that came before are asked again.
    let _ = scope.post_message(&JsValue::from_str("ready"));
}
