//! A program that works beside the page, so that the page never stutters: in a worker that is started when it is first
//! asked. A message is a number, which tells questions apart, a blank, and what is said.

use std::cell::{Cell, RefCell};
use std::thread::LocalKey;
use std::time::Duration;

use leptos::prelude::set_timeout;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::page::{Page, browser};

/// Somebody to ask.
pub(crate) struct Assistant {
    /// What its program is called.
    program: &'static str,
    worker: RefCell<Option<Worker>>,
    waiting: RefCell<Vec<Waiting>>,
    last: Cell<u32>,
    /// How many workers in a row have failed.
    failures: Cell<u32>,
}

/// What was asked, and who hears the answer: whoever has heard enough says so. Without a text the worker has failed;
/// whoever has not had enough by then asks the next one the same.
struct Waiting {
    number: u32,
    question: String,
    hear: Box<Hear>,
}

type Hear = dyn FnMut(Option<&str>) -> bool;

/// The first pause before another worker, in milliseconds; each further one is twice as long.
const FIRST_PAUSE: u64 = 500;
const LONGEST_PAUSE: u64 = 16_000;

impl Assistant {
    pub(crate) const fn new(program: &'static str) -> Assistant {
        Assistant {
            program,
            worker: RefCell::new(None),
            waiting: RefCell::new(Vec::new()),
            last: Cell::new(0),
            failures: Cell::new(0),
        }
    }

    /// Asks; `hear` is told what comes back until it has heard enough.
    pub(crate) fn ask(
        this: &'static LocalKey<Assistant>,
        page: Page,
        question: &str,
        hear: impl FnMut(Option<&str>) -> bool + 'static,
    ) {
        let is_failing = this.with(|one| {
            let number = one.last.get() + 1;
            one.last.set(number);
            let question = format!("{number} {question}");
            one.send(&question);
            one.waiting.borrow_mut().push(Waiting { number, question, hear: Box::new(hear) });
            one.failures.get() > 0
        });
        // One that has failed is replaced after its pause.
        if !is_failing {
            hire(this, page);
        }
    }

    /// Sends the worker away in the middle of its work; nobody hears any more.
    pub(crate) fn dismiss(this: &'static LocalKey<Assistant>) {
        this.with(|one| {
            one.waiting.take();
            one.worker.take().iter().for_each(Worker::terminate);
        });
    }

    fn send(&self, question: &str) {
        if let Some(worker) = &*self.worker.borrow() {
            let _ = worker.post_message(&JsValue::from_str(question));
        }
    }

    /// Lets everybody hear, or the one with this number, and forgets those who have heard enough.
    fn tell(&self, number: Option<u32>, said: Option<&str>) {
        // Whoever hears may ask.
        let all = self.waiting.take();
        let still = all.into_iter().filter_map(|mut one| {
            let is_meant = number.is_none_or(|number| number == one.number);
            (!is_meant || !(one.hear)(said)).then_some(one)
        });
        let still: Vec<Waiting> = still.collect();
        self.waiting.borrow_mut().splice(0..0, still);
    }
}

/// Starts the worker, unless there is one. It hears only once it has started; until then questions wait.
fn hire(this: &'static LocalKey<Assistant>, page: Page) {
    if this.with(|one| one.worker.borrow().is_some()) {
        return;
    }
    match start(this, page) {
        Some(worker) => _ = this.with(|one| one.worker.replace(Some(worker))),
        None => fail(this, page),
    }
}

fn start(this: &'static LocalKey<Assistant>, page: Page) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let program = browser::file(this.with(|one| one.program))?;
    let worker = Worker::new_with_options(&program, &options).ok()?;
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        this.with(|one| match text.split_once(' ') {
            Some((number, said)) => {
                if one.failures.take() > 1 {
                    page.set_incomplete(false);
                }
                one.tell(number.parse().ok(), Some(said));
            }
            // It is ready.
            None => one.waiting.borrow().iter().for_each(|waiting| one.send(&waiting.question)),
        });
    });
    let fail = Closure::<dyn FnMut()>::new(move || fail(this, page));
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    for event in ["error", "messageerror"] {
        let _ = worker.add_event_listener_with_callback(event, fail.as_ref().unchecked_ref());
    }
    // They listen as long as the page lives.
    hear.forget();
    fail.forget();
    Some(worker)
}

/// The worker could not be loaded, or broke down: a new one is asked the same, by those who still want to know. From
/// the second time on the player is told, since it may never work without loading the page again.
fn fail(this: &'static LocalKey<Assistant>, page: Page) {
    let failures = this.with(|one| {
        if let Some(worker) = one.worker.take() {
            worker.terminate();
        }
        one.tell(None, None);
        let is_awaited = !one.waiting.borrow().is_empty();
        one.failures.replace(if is_awaited { one.failures.get() + 1 } else { 0 })
    });
    if this.with(|one| one.failures.get()) == 0 {
        return;
    }
    if failures > 0 {
        page.set_incomplete(true);
    }
    let pause = FIRST_PAUSE.saturating_mul(1 << failures.min(10)).min(LONGEST_PAUSE);
    set_timeout(move || hire(this, page), Duration::from_millis(pause));
}
