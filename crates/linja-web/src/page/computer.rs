//! The computer: a worker that thinks beside the page, so that the page never stutters.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::browser;
use crate::{Answer, Question};

/// What was asked, and who hears the answer.
type Waiting = BTreeMap<u32, (String, Box<dyn FnOnce(Answer)>)>;

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    static WAITING: RefCell<Waiting> = const { RefCell::new(BTreeMap::new()) };
    static LAST: Cell<u32> = const { Cell::new(0) };
}

/// Asks the worker; `then` hears the answer. The number of the question is filled in here.
pub(crate) fn ask(mut question: Question, then: impl FnOnce(Answer) + 'static) {
    let number = LAST.get() + 1;
    LAST.set(number);
    question.number = number;
    let Ok(text) = serde_json::to_string(&question) else { return };
    WORKER.with_borrow_mut(|worker| {
        match worker {
            Some(worker) => send(worker, &text),
            // It hears only once it has started; until then questions wait.
            None => *worker = hire(),
        }
    });
    WAITING.with_borrow_mut(|waiting| waiting.insert(number, (text, Box::new(then))));
}

fn send(worker: &Worker, text: &str) {
    let _ = worker.post_message(&JsValue::from_str(text));
}

/// Starts the worker.
fn hire() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&browser::file("thinker")?, &options).ok()?;
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        match serde_json::from_str::<Answer>(&text) {
            Ok(answer) => {
                let asked = WAITING.with_borrow_mut(|waiting| waiting.remove(&answer.number));
                if let Some((_, then)) = asked {
                    then(answer);
                }
            }
            Err(_) => WORKER.with_borrow(|worker| {
                WAITING.with_borrow(|waiting| {
                    for (text, _) in waiting.values() {
                        worker.iter().for_each(|worker| send(worker, text));
                    }
                });
            }),
        }
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It listens as long as the page lives.
    hear.forget();
    Some(worker)
}
