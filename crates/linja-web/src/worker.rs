//! The workers beside the page: each answers questions as they come. A message is a number, which tells questions apart,
//! a blank, and what is said.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::{Question, Thinker};

/// How long the thinker may think about a turn, in milliseconds.
const PATIENCE: f64 = 500.0;

/// Thinks about turns for as long as the worker lives.
pub fn think() {
    let thinker = Rc::new(RefCell::new(Thinker::default()));
    listen(move |question, voice| {
        // What cannot be understood is answered as well, by nothing.
        let Ok(question) = serde_json::from_str::<Question>(question) else { return voice.say("") };
        let thinker = thinker.clone();
        spawn_local(async move {
            if !thinker.borrow().knows(&question.rules) {
                let network = network(&question.rules).await.unwrap_or_default();
                if !thinker.borrow_mut().learn(&question.rules, &network) {
                    return fail("no network for these rules");
                }
            }
            let until = js_sys::Date::now() + PATIENCE;
            let answer =
                thinker.borrow_mut().answer(&question, &move || js_sys::Date::now() > until);
            let answer = answer.and_then(|answer| serde_json::to_string(&answer).ok());
            voice.say(&answer.unwrap_or_default());
        });
    });
}

/// How positions by these rules look: the worker's script says where that lies.
async fn network(rules: &str) -> Option<Vec<u8>> {
    let networks = Reflect::get(&js_sys::global(), &"networks".into()).ok()?;
    let address = Reflect::get(&networks, &rules.into()).ok()?.as_string()?;
    let answer = gloo_net::http::Request::get(&address).send().await.ok()?;
    answer.binary().await.ok().filter(|_| answer.ok())
}

/// The worker breaks down, as if it had not been loaded: whoever asked may ask another one.
fn fail(why: &str) {
    let report = Reflect::get(&js_sys::global(), &"reportError".into());
    if let Some(report) = report.ok().and_then(|report| report.dyn_into::<Function>().ok()) {
        let _ = report.call1(&JsValue::NULL, &js_sys::Error::new(why));
    }
}

/// Judges for as long as the worker lives.
#[cfg(feature = "judge")]
pub fn judge() {
    let judge = Rc::new(crate::judge::Judge::default());
    listen(move |question, voice| {
        let (judge, question) = (judge.clone(), question.to_owned());
        spawn_local(async move { judge.hear(&question, &voice).await });
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
