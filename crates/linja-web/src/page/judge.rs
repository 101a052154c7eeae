//! The judge, as the page asks it.

use std::thread::LocalKey;

use js_sys::{Function, Promise};
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use crate::page::assistant::Assistant;
use crate::page::{Page, browser};
use crate::{Ask, Why};

thread_local! {
    static JUDGE: Assistant = const { Assistant::new("judge") };
}

/// What is told when there is no judge: [`Why::NoServer`](crate::Why::NoServer).
const NOBODY: &str = "\"no_server\"";

/// Asks the judge an [`Ask`](crate::Ask), written as JSON: `hear` is told the kind of each thing that it says, and that.
pub(crate) fn ask(page: Page, question: &str, hear: impl FnMut(&str, &str) + 'static) {
    ask_one(&JUDGE, page, question, hear);
}

/// Asks one of several judges.
pub(crate) fn ask_one(
    judge: &'static LocalKey<Assistant>,
    page: Page,
    question: &str,
    mut hear: impl FnMut(&str, &str) + 'static,
) {
    Assistant::ask(judge, page, question, move |said| {
        let (kind, what) = said.and_then(|said| said.split_once(' ')).unwrap_or(("not", NOBODY));
        hear(kind, what);
        kind != "far"
    });
}

/// The judge's answer, as JSON.
pub(crate) async fn text(page: Page, question: &Ask) -> Result<String, Why> {
    if question.is_free() && browser::plays_stranger() {
        return Err(Why::Playing);
    }
    let question = serde_json::to_string(question).map_err(|_| Why::Nonsense)?;
    let promise = Promise::new(&mut |resolve: Function, reject: Function| {
        ask(page, &question, move |kind, what| {
            let settle = if kind == "done" { &resolve } else { &reject };
            let _ = settle.call1(&JsValue::NULL, &JsValue::from_str(what));
        });
    });
    let told = |value: JsValue| value.as_string().unwrap_or_default();
    let answer = JsFuture::from(promise).await.map(told);
    answer.map_err(|why| serde_json::from_str(&told(why)).unwrap_or(Why::NoServer))
}

/// The judge's answer, if there is one.
pub(crate) async fn answer<T: DeserializeOwned>(page: Page, question: &Ask) -> Option<T> {
    serde_json::from_str(&text(page, question).await.ok()?).ok()
}
