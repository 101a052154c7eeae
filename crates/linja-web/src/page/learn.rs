//! Lessons: short texts beside a board on which the learner makes the moves.

use leptos::prelude::*;
use linja::Side;
use linja_words::{Scoring, rule_set_name, say, score_sum, text};

use crate::page::board::{Act, Board};
use crate::page::frame::Link;
use crate::page::{page, t};
use crate::{Address, BoardView, Goal, Hand, TO_READ, Tally, Task, lessons};

pub(crate) fn learn() -> impl IntoView {
    view! {
        <section class="text">
            <h1>{t(text!("web-learn-title"))}</h1>
            <p class="lead">{t(text!("web-learn-intro"))}</p>
            <ol class="lessons">
                {(1..).zip(lessons()).map(|(number, lesson)| view! {
                    <li><Link to=Address::Lesson(number)>{t(lesson.title)}</Link></li>
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

/// How far a task is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Progress {
    Open,
    Done,
    Missed,
}

/// A task on the board.
#[derive(Clone)]
struct Trial {
    task: Task,
    hand: Option<Hand>,
    progress: Progress,
    /// Where the turn led, once one was made.
    after: Option<linja::Position>,
}

impl Trial {
    fn new(task: Task) -> Trial {
        let hand = Hand::new(task.rules, task.position);
        let progress = match task.goal {
            Goal::Look | Goal::LookAtPoints => Progress::Done,
            Goal::Turn(_) => Progress::Open,
        };
        Trial { task, hand, progress, after: None }
    }

    fn act(&mut self, act: Act) {
        let (Some(hand), Progress::Open) = (&mut self.hand, self.progress) else { return };
        act.on(hand);
        if hand.complete().is_some() {
            self.finish();
        }
    }

    fn finish(&mut self) {
        let played = self.hand.as_mut().and_then(Hand::finish);
        if let Some(played) = played {
            let is_done = self.task.is_done_by(&played);
            self.progress = if is_done { Progress::Done } else { Progress::Missed };
            self.after = Some(played.position);
        }
    }

    fn view(&self) -> BoardView {
        match (&self.hand, self.after, self.task.goal) {
            (_, Some(after), _) => BoardView::of(after, Side::Black),
            (Some(hand), None, Goal::Turn(_)) => hand.view(Side::Black),
            (_, None, Goal::LookAtPoints) => BoardView {
                tallies: Tally::of(&self.scoring().scores()),
                ..BoardView::of(self.task.position, Side::Black)
            },
            _ => BoardView::of(self.task.position, Side::Black),
        }
    }

    fn scoring(&self) -> Scoring {
        Scoring { rules: self.task.rules, position: self.task.position }
    }
}

pub(crate) fn lesson(number: usize) -> impl IntoView {
    let all = lessons();
    let last = all.len();
    match all.into_iter().nth(number.wrapping_sub(1)) {
        Some(lesson) => {
            let title = lesson.title.clone();
            tasks(number, last, title, lesson.tasks).into_any()
        }
        None => learn().into_any(),
    }
}

fn tasks(number: usize, last: usize, title: linja_words::Text, tasks: Vec<Task>) -> impl IntoView {
    let page = page();
    let count = tasks.len();
    let index = RwSignal::new(0_usize);
    let tasks = StoredValue::new(tasks);
    let begin =
        move || tasks.with_value(|tasks| tasks.get(index.get_untracked()).cloned().map(Trial::new));
    let trial = RwSignal::new(begin());
    let again = move || trial.set(begin());
    let view = Memo::new(move |_| {
        trial.with(|trial| {
            trial.as_ref().map_or_else(
                || BoardView::of(linja::Position::start(Side::Black), Side::Black),
                Trial::view,
            )
        })
    });
    let act = move |act| {
        trial.update(|trial| {
            if let Some(trial) = trial {
                trial.act(act);
            }
        });
    };
    let progress =
        move || trial.with(|trial| trial.as_ref().map_or(Progress::Open, |trial| trial.progress));
    let is_look = move || {
        trial.with(|trial| {
            trial.as_ref().is_some_and(|trial| !matches!(trial.task.goal, Goal::Turn(_)))
        })
    };
    let sentence = move || {
        trial.with(|trial| {
            let trial = trial.as_ref()?;
            let words = page.words.get();
            match (trial.progress, trial.task.goal, &trial.hand) {
                (Progress::Open, Goal::Turn(_), Some(hand)) => Some(match hand.refusal() {
                    Some(refusal) => words.say(refusal),
                    None => words.say(hand.turn()),
                }),
                (Progress::Done, Goal::Turn(_), _) => Some(say!(words, "web-lesson-done")),
                (Progress::Missed, ..) => Some(say!(words, "web-lesson-missed")),
                (_, Goal::LookAtPoints, _) => {
                    let scores = trial.scoring().scores();
                    Some(
                        Side::ALL
                            .map(|side| {
                                format!("{}: {}", words.say(side), score_sum(&scores[side]))
                            })
                            .join("\n"),
                    )
                }
                _ => None,
            }
        })
    };
    let may_end = move || {
        trial.with(|trial| {
            trial.as_ref().is_some_and(|trial| {
                trial.progress == Progress::Open
                    && trial.hand.as_ref().is_some_and(|hand| hand.turn().may_end())
            })
        })
    };
    let next = move |_| {
        if index.get_untracked() + 1 < count {
            index.update(|index| *index += 1);
            again();
        } else if number < last {
            page.go(Address::Lesson(number + 1));
        } else {
            page.go(Address::Home);
        }
    };
    Effect::new(move |_| {
        if let Some(sentence) = sentence() {
            page.announced.set(sentence);
        }
    });
    view! {
        <div class="table lesson">
            <section class="board-side">
                <Board view=view on_act=act/>
            </section>
            <aside class="panel">
                <p class="aside"><Link to=Address::Learn>{t(text!("web-learn-title"))}</Link>
                    " · " {move || say!(page.words.get(), "web-lesson-number", number = number, of = last)}</p>
                <h1 class="lesson-title">{t(title)}</h1>
                <div class="say">
                    <p class="due">{move || trial.with(|trial| trial.as_ref().map(|trial| page.words.get().say(&trial.task.text)))}</p>
                    <p class="aside lines" class:refused=move || progress() == Progress::Missed
                        class:good=move || progress() == Progress::Done && !is_look()>{sentence}</p>
                </div>
                <div class="bar">
                    {move || may_end().then(|| view! {
                        <button type="button" class="primary" on:click=move |_| trial.update(|trial| if let Some(trial) = trial { trial.finish() })>
                            {t(text!("web-done"))}</button>
                    })}
                    {move || (progress() == Progress::Done).then(|| view! {
                        <button type="button" class="primary" on:click=next>
                            {move || match (index.get() + 1 < count, number < last) {
                                (true, _) => say!(page.words.get(), "web-lesson-next"),
                                (false, true) => say!(page.words.get(), "web-lesson-next-lesson"),
                                (false, false) => say!(page.words.get(), "web-lesson-play"),
                            }}</button>
                    })}
                    {move || (!is_look()).then(|| view! {
                        <button type="button" on:click=move |_| again()>{t(text!("web-lesson-again"))}</button>
                    })}
                </div>
                <ol class="dots" aria-hidden="true">
                    {(0..count).map(|dot| view! { <li class:now=move || index.get() == dot></li> }).collect_view()}
                </ol>
            </aside>
        </div>
    }
    .into_any()
}
