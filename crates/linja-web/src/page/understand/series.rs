//! Best turns to be looked for, one after the other.

use std::sync::Arc;

use leptos::prelude::*;
use linja::RuleSet;
use linja_words::{Words, rule_set_name, say};

use crate::page::page;
use crate::page::signals::{click, derived, part, watch};
use crate::page::understand::oracle::{self, Asked, notice};
use crate::page::understand::trial::Trial;
use crate::{Ask, Exercise, Judged, attempt};

/// One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Task {
    /// Something better than what was played.
    Exercise(Exercise),
    /// A puzzle by its seed.
    Puzzle(RuleSet, u64),
}

impl Task {
    const fn ask(self) -> Ask {
        match self {
            Task::Exercise(Exercise { rules, position, .. }) => Ask::Margins { rules, position },
            Task::Puzzle(rules, seed) => Ask::Puzzle { rules, seed },
        }
    }

    const fn rules(self) -> RuleSet {
        match self {
            Task::Exercise(Exercise { rules, .. }) | Task::Puzzle(rules, _) => rules,
        }
    }

    /// What is asked.
    fn text(self, words: Words, judged: &Judged) -> String {
        let side = judged.position.to_move();
        match self {
            Task::Exercise(Exercise { played: Some(turn), .. }) => {
                say!(words, "study-find-better", side = side, turn = turn)
            }
            _ => say!(words, "study-find-best", side = side),
        }
    }
}

/// What a series is made of.
pub(crate) struct Series {
    /// The next task; none at the end.
    pub(crate) next: Arc<dyn Fn() -> Option<Task> + Send + Sync>,
    /// Hears of the first answer to each task whether it is right. To look it up is wrong.
    pub(crate) answered: Arc<dyn Fn(Task, bool) + Send + Sync>,
    /// Leads back, at the end or before.
    pub(crate) leave: Arc<dyn Fn() + Send + Sync>,
    /// Where that is.
    pub(crate) back: Signal<String>,
    /// How far it is.
    pub(crate) title: Signal<String>,
}

/// A series from its first task on.
pub(crate) fn series(
    Series { next, answered, leave, back, title }: Series,
    first: Task,
) -> AnyView {
    let page = page();
    let now = RwSignal::new(first);
    let is_answered = RwSignal::new(false);
    let asked: RwSignal<Asked<Judged>> = oracle::ask(move || now.get().ask());
    let trial = Trial::new();
    watch(move || {
        let judged = asked.with(|asked| asked.as_ref().ok().cloned());
        is_answered.set(false);
        if let Some(judged) = &judged {
            page.announced.set(now.get_untracked().text(page.words.get_untracked(), judged));
        }
        trial.begin(judged.map(attempt));
    });
    watch(move || {
        let (is_over, is_right) = trial.with(|attempt| {
            (attempt.verdict().is_some() || attempt.is_shown(), attempt.is_right())
        });
        if is_over && !is_answered.get_untracked() {
            is_answered.set(true);
            answered(now.get_untracked(), is_right);
        }
    });
    let due = derived(move || {
        let words = page.words.get();
        asked
            .with(|asked| asked.as_ref().ok().map(|judged| now.get_untracked().text(words, judged)))
    });
    let is_waiting = Memo::new(move |_| asked.with(Result::is_err));
    let another = derived(move || say!(page.words.get(), "study-next"));
    let leave_at_end = leave.clone();
    let go_on = move || match next() {
        Some(task) => now.set(task),
        None => leave_at_end(),
    };
    view! {
        <div class="table study puzzle guide">
            <div class="together">
                <section class="board-side">{trial.board()}</section>
                <aside class="panel">
                    <div class="guide-head">
                        <p class="aside"><button type="button" class="plain-button" on:click=click(move || leave())>"‹ " {back}</button></p>
                        <p class="aside">{derived(move || page.words.get().say(rule_set_name(now.get().rules())))}</p>
                    </div>
                    <h1 class="lesson-title">{title}</h1>
                    <div class="say"><p class="due">{due}</p>{trial.told()}</div>
                    {part(move || is_waiting.get().then(|| notice(asked)))}
                    {trial.bar(another, go_on)}
                </aside>
            </div>
        </div>
    }
    .into_any()
}
