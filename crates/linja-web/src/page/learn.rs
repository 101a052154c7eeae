//! Lessons: short texts beside a board on which the learner makes the moves.

use leptos::prelude::*;
use linja_words::{rule_set_name, say, text};

use crate::page::board::{Act, Board};
use crate::page::frame::Link;
use crate::page::signals::{click, derived, part, watch};
use crate::page::{Page, browser, page, t};
use crate::{Address, Lesson, LessonLog, TO_READ, Task, Trial, lessons};

/// Where it is kept on the device what was done.
pub(crate) const LOG: &str = "lessons";

pub(crate) fn learn() -> impl IntoView {
    let log = browser::recall::<LessonLog>(LOG).unwrap_or_default();
    view! {
        <section class="text">
            <h1>{t(text!("web-learn-title"))}</h1>
            <p class="lead">{t(text!("web-learn-intro"))}</p>
            <ol class="lessons">
                {(1..).zip(lessons()).map(|(number, lesson)| {
                    let is_done = log.has_all(&lesson);
                    view! {
                        <li><Link to=Address::Lesson(number)>{t(lesson.title)} {is_done.then(tick)}</Link></li>
                    }
                }).collect_view()}
            </ol>
            <h2>{t(text!("web-learn-read"))}</h2>
            <ul class="plain">
                {TO_READ.map(|rules| view! {
                    <li><Link to=Address::Rules(rules)>{t(rule_set_name(rules))}</Link></li>
                })}
                <li><Link to=Address::Changes>{t(text!("web-rules-changes"))}</Link></li>
            </ul>
        </section>
    }
}

fn tick() -> impl IntoView {
    view! { <span class="ticked" role="img" aria-label=t(text!("web-lesson-ticked"))>"✓"</span> }
}

pub(crate) fn lesson(number: usize) -> impl IntoView {
    let all = lessons();
    let last = all.len();
    let lesson = all.into_iter().nth(number.wrapping_sub(1));
    match lesson.and_then(|lesson| Some((lesson.tasks.first()?.clone(), lesson))) {
        Some((first, lesson)) => Screen {
            page: page(),
            number,
            last,
            lesson: StoredValue::new(lesson),
            index: RwSignal::new(0),
            trial: RwSignal::new(Trial::new(first)),
            log: RwSignal::new(browser::recall(LOG).unwrap_or_default()),
        }
        .draw()
        .into_any(),
        None => learn().into_any(),
    }
}

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Screen {
    page: Page,
    /// Which lesson, counted from 1, and how many there are.
    number: usize,
    last: usize,
    lesson: StoredValue<Lesson>,
    /// Which of its tasks.
    index: RwSignal<usize>,
    trial: RwSignal<Trial>,
    log: RwSignal<LessonLog>,
}

impl Screen {
    fn task(self, index: usize) -> Option<Task> {
        self.lesson.with_value(|lesson| lesson.tasks.get(index).cloned())
    }

    /// Begins a task of this lesson. `false` if there is none.
    fn begin(self, index: usize) -> bool {
        let task = self.task(index);
        let is_there = task.is_some();
        if let Some(task) = task {
            self.trial.set(Trial::new(task));
            self.index.set(index);
        }
        is_there
    }

    fn back(self) {
        let before = self.index.get_untracked().checked_sub(1);
        if !before.is_some_and(|before| self.begin(before)) {
            self.leave(match self.number {
                1 => Address::Learn,
                number => Address::Lesson(number - 1),
            });
        }
    }

    fn again(self) {
        self.begin(self.index.get_untracked());
    }

    /// Ends the turn where that is asked for; otherwise goes on, whether the task is done or not.
    fn go_on(self) {
        if self.trial.with_untracked(Trial::can_end) {
            return self.trial.update(Trial::finish);
        }
        if !self.begin(self.index.get_untracked() + 1) {
            self.leave(match self.number < self.last {
                true => Address::Lesson(self.number + 1),
                false => Address::Home,
            });
        }
    }

    /// Goes to another screen. The button that was pressed goes with this one, so the focus needs a place.
    fn leave(self, to: Address) {
        self.page.go(to);
        browser::focus("main");
    }

    /// Ticks what is done, and keeps the ticks.
    fn keep(self) {
        self.trial.with(|trial| {
            if trial.is_done() {
                self.log.update(|log| log.add(trial.task()));
                self.log.with_untracked(|log| browser::keep(LOG, log));
            }
        });
    }

    fn draw(self) -> impl IntoView {
        let Screen { page, number, last, index, trial, log, .. } = self;
        let (title, count) =
            self.lesson.with_value(|lesson| (lesson.title.clone(), lesson.tasks.len()));
        let view = Memo::new(move |_| trial.with(Trial::view));
        let act = move |act: Act| trial.update(|trial| trial.act(|hand| act.on(hand)));
        let task = Memo::new(move |_| trial.with(|trial| page.words.get().say(&trial.task().text)));
        let told = Memo::new(move |_| trial.with(|trial| trial.told(page.words.get())));
        let is_look = derived(move || trial.with(|trial| trial.task().is_look()));
        let is_done = derived(move || trial.with(Trial::is_done));
        let can_end = derived(move || trial.with(Trial::can_end));
        watch(move || self.keep());
        // A new task is told with what is due, everything after it alone.
        let heard = StoredValue::new(String::new());
        watch(move || {
            let (task, told) = (task.get(), told.get());
            page.announced.set(match heard.get_value() == task {
                true => told,
                false => format!("{task} {told}"),
            });
            heard.set_value(task);
        });
        let go_on = derived(move || {
            page.words.get().say(match (can_end.get(), is_done.get(), index.get() + 1 < count) {
                (true, ..) => text!("web-end-turn"),
                (_, false, _) => text!("web-lesson-skip"),
                (_, _, true) => text!("web-lesson-next"),
                _ if number < last => text!("web-lesson-next-lesson"),
                _ => text!("web-lesson-play"),
            })
        });
        let dot = move |dot: usize| {
            let task = self.task(dot);
            let is_ticked =
                derived(move || task.as_ref().is_some_and(|task| log.with(|log| log.has(task))));
            let is_now = derived(move || index.get() == dot);
            view! { <li class:now=is_now class:done=is_ticked></li> }
        };
        view! {
            <div class="table lesson guide"><div class="together">
                <section class="board-side">
                    <Board view=view on_act=act/>
                </section>
                <aside class="panel">
                    <div class="guide-head">
                        <p class="aside"><Link to=Address::Learn>"‹ " {t(text!("web-learn-title"))}</Link></p>
                        <p class="aside">{derived(move || say!(page.words.get(), "web-lesson-number", number = number, of = last))}</p>
                        <ol class="dots" aria-hidden="true">{(0..count).map(dot).collect_view()}</ol>
                    </div>
                    <h1 class="lesson-title">{t(title)}</h1>
                    <div class="say">
                        <p class="due">{task}</p>
                        <p class="aside lines" class:refused=derived(move || trial.with(Trial::is_missed))
                            class:good=derived(move || is_done.get() && !is_look.get())>{told}</p>
                    </div>
                    <div class="bar">
                        <button type="button" on:click=click(move || self.back())>{t(text!("web-lesson-back"))}</button>
                        {part(move || (!is_look.get()).then(|| view! {
                            <button type="button" on:click=click(move || self.again())>
                                {t(text!("web-lesson-again"))}</button>
                        }))}
                        <button type="button" id="go-on" class:primary=derived(move || is_done.get() || can_end.get())
                            on:click=click(move || self.go_on())>{go_on}</button>
                    </div>
                </aside>
            </div></div>
        }
    }
}
