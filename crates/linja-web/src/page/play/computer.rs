//! The computer: a worker that thinks beside the page, so that the page never stutters.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::set_timeout;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::page::{Page, browser};
use crate::{Answer, Question};

/// What was asked, and who hears the answer.
type Waiting = Vec<(u32, String, Box<dyn FnOnce(Answer)>)>;

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    static WAITING: RefCell<Waiting> = const { RefCell::new(Vec::new()) };
    static LAST: Cell<u32> = const { Cell::new(0) };
    /// How many workers in a row have failed.
    static FAILURES: Cell<u32> = const { Cell::new(0) };
}

/// The first pause before another worker, in milliseconds; each further one is twice as long.
const FIRST_PAUSE: u64 = 500;
const LONGEST_PAUSE: u64 = 16_000;

/// Asks the worker; `then` hears the answer. The number of the question is filled in here.
pub(crate) fn ask(page: Page, mut question: Question, then: impl FnOnce(Answer) + 'static) {
    let number = LAST.get() + 1;
    LAST.set(number);
    question.number = number;
    let Ok(text) = serde_json::to_string(&question) else { return };
    WORKER.with_borrow(|worker| worker.iter().for_each(|worker| send(worker, &text)));
    WAITING.with_borrow_mut(|waiting| waiting.push((number, text, Box::new(then))));
    // One that has failed is replaced after its pause.
    if FAILURES.get() == 0 {
        hire(page);
    }
}

fn send(worker: &Worker, text: &str) {
    let _ = worker.post_message(&JsValue::from_str(text));
}

/// Starts the worker, unless there is one. It hears only once it has started; until then questions wait.
fn hire(page: Page) {
    if WORKER.with_borrow(Option::is_some) {
        return;
    }
    match start(page) {
        Some(worker) => WORKER.set(Some(worker)),
        None => fail(page),
    }
}

fn start(page: Page) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&browser::file("thinker")?, &options).ok()?;
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        match serde_json::from_str::<Answer>(&text) {
            Ok(answer) => hear(page, answer),
            Err(_) => WORKER.with_borrow(|worker| {
                WAITING.with_borrow(|waiting| {
                    for (_, text, _) in waiting {
                        worker.iter().for_each(|worker| send(worker, text));
                    }
                });
            }),
        }
    });
    let fail = Closure::<dyn FnMut()>::new(move || fail(page));
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    for event in ["error", "messageerror"] {
        let _ = worker.add_event_listener_with_callback(event, fail.as_ref().unchecked_ref());
    }
    // They listen as long as the page lives.
    hear.forget();
    fail.forget();
    Some(worker)
}

fn hear(page: Page, answer: Answer) {
    if FAILURES.take() > 1 {
        page.set_incomplete(false);
    }
    let asked = WAITING.with_borrow_mut(|waiting| {
        let at = waiting.iter().position(|(number, ..)| *number == answer.number)?;
        Some(waiting.swap_remove(at))
    });
    if let Some((_, _, then)) = asked {
        then(answer);
    }
}

/// The worker could not be loaded, or broke down: a new one is asked the same. From the second time on the
/// player is told, since it may never work without loading the page again.
fn fail(page: Page) {
    if let Some(worker) = WORKER.take() {
        worker.terminate();
    }
    let failures = FAILURES.get();
    FAILURES.set(failures + 1);
    if failures > 0 {
        page.set_incomplete(true);
    }
    let pause = FIRST_PAUSE.saturating_mul(1 << failures.min(10)).min(LONGEST_PAUSE);
    set_timeout(move || hire(page), Duration::from_millis(pause));
}
