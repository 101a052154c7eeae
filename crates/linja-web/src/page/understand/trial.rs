//! A best turn being looked for on the board: what is made is told at once, and the other side answers a wrong one.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{Position, Side};
use linja_api::{JudgedTurn, MarginsView};
use linja_words::{Words, say, text};

use crate::page::board::{Act, Board};
use crate::page::frame::Link;
use crate::page::signals::{click, derived, part, watch};
use crate::page::{Page, browser, judge, page, t};
use crate::{Address, Ask, Attempt, BoardView, Judged, OnBoard, SharedPosition, Verdict, tell};

/// A wrong turn is looked at before it is answered.
const PAUSE: Duration = Duration::from_millis(900);

/// What the parts of a screen share on which something is looked for.
#[derive(Clone, Copy)]
pub(crate) struct Trial {
    page: Page,
    attempt: RwSignal<Option<Attempt>>,
}

/// What the main button does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    End,
    Retry,
    Another,
}

fn next_of(attempt: &Attempt) -> Next {
    match attempt.hand() {
        Some(_) => Next::End,
        None if attempt.is_wrong() => Next::Retry,
        None => Next::Another,
    }
}

impl Trial {
    /// Nothing to look for yet.
    pub(crate) fn new() -> Trial {
        let trial = Trial { page: page(), attempt: RwSignal::new(None) };
        let unanswered = Memo::new(move |_| trial.with(Attempt::unanswered));
        watch(move || {
            if let Some(position) = unanswered.get() {
                trial.refute(position);
            }
        });
        watch(move || {
            let words = trial.page.words.get_untracked();
            if let Some(told) = trial.with(|attempt| told(words, attempt)) {
                trial.page.announced.set(told);
            }
        });
        trial
    }

    /// This is to be looked for; or nothing.
    pub(crate) fn begin(self, attempt: Option<Attempt>) {
        self.attempt.set(attempt);
    }

    /// Asks something of the attempt.
    pub(crate) fn with<T: Default>(self, ask: impl FnOnce(&Attempt) -> T) -> T {
        self.attempt.with(|attempt| attempt.as_ref().map(ask)).unwrap_or_default()
    }

    fn update(self, act: impl FnOnce(&mut Attempt)) {
        self.attempt.update(|attempt| {
            if let Some(attempt) = attempt {
                act(attempt);
            }
        });
        let words = self.page.words.get_untracked();
        let refusal = self.attempt.with_untracked(|attempt| attempt.as_ref()?.hand()?.refusal());
        if let Some(refusal) = refusal {
            self.page.announced.set(words.say(refusal));
        }
    }

    /// Lets the other side answer a wrong turn as well as it can be done.
    fn refute(self, position: Position) {
        let rules = |attempt: &Option<Attempt>| Some(attempt.as_ref()?.judged().rules);
        let Some(rules) = self.attempt.with_untracked(rules) else {
            return;
        };
        let ask = move || {
            spawn_local(async move {
                let question = Ask::Margins { rules, position };
                let margins: Option<MarginsView> = judge::answer(self.page, &question).await;
                if let Some(best) = margins.and_then(|margins| margins.turns.first().copied()) {
                    // The screen may have been left meanwhile.
                    let _ = self.attempt.try_update(|attempt| {
                        if let Some(attempt) = attempt {
                            attempt.refute(position, best.turn);
                        }
                    });
                }
            });
        };
        set_timeout(ask, PAUSE);
    }

    /// The board.
    pub(crate) fn board(self) -> AnyView {
        let start = BoardView::of(Position::start(Side::Black), Side::Black);
        let view = Memo::new(move |_| {
            self.attempt
                .with(|attempt| attempt.as_ref().map_or_else(|| start.clone(), Attempt::view))
        });
        let act = move |act: Act| self.update(|attempt| attempt.act(|hand| act.on(hand)));
        view! { <Board view=view on_act=act/> }.into_any()
    }

    /// What is due, why something cannot be done, or what the turn came to.
    pub(crate) fn told(self) -> AnyView {
        let page = self.page;
        let sentence = derived(move || {
            let words = page.words.get();
            self.with(|attempt| match attempt.hand() {
                Some(hand) => match hand.refusal() {
                    Some(refusal) => Some(words.say(refusal)),
                    None => Some(words.say(hand.turn())),
                },
                None => told(words, attempt),
            })
        });
        let is_refused = derived(move || {
            self.with(|attempt| match attempt.hand() {
                Some(hand) => hand.refusal().is_some(),
                None => attempt.is_wrong(),
            })
        });
        let is_right = derived(move || self.with(Attempt::is_right));
        view! { <p class="aside lines" class:refused=is_refused class:good=is_right>{sentence}</p> }
            .into_any()
    }

    /// The buttons. `another` stands on the main one once it is found or shown, and `go_on` goes there.
    pub(crate) fn bar(
        self,
        another: Signal<String>,
        go_on: impl Fn() + Clone + Send + Sync + 'static,
    ) -> AnyView {
        let page = self.page;
        let next = Memo::new(move |_| self.attempt.with(|attempt| attempt.as_ref().map(next_of)));
        let is_open = derived(move || next.get() == Some(Next::End));
        let is_over = Memo::new(move |_| next.get() == Some(Next::Another));
        // A button that were disabled would lose the focus.
        let off = |is_off: bool| is_off.then_some("true");
        let cannot_end = derived(move || {
            let may_end =
                self.with(|attempt| attempt.hand().is_some_and(|hand| hand.turn().may_end()));
            off(is_open.get() && !may_end)
        });
        let cannot_undo = derived(move || {
            let has_moved = |attempt: &Attempt| {
                attempt.hand().is_some_and(|hand| !hand.turn().so_far().moves().is_empty())
            };
            off(is_open.get() && !self.with(has_moved))
        });
        let main = derived(move || match next.get() {
            Some(Next::Retry) => say!(page.words.get(), "study-puzzle-retry"),
            Some(Next::Another) => another.get(),
            _ => say!(page.words.get(), "web-end-turn"),
        });
        let main_pressed = move || match next.get_untracked() {
            Some(Next::End) => self.update(Attempt::finish),
            Some(Next::Retry) => self.update(Attempt::retry),
            Some(Next::Another) => go_on(),
            None => (),
        };
        let back = derived(move || {
            page.words.get().say(match is_over.get() {
                true => text!("web-lesson-again"),
                false => text!("web-undo"),
            })
        });
        let go_back = move || match is_over.get_untracked() {
            true => self.update(Attempt::retry),
            false => self.update(Attempt::undo),
        };
        let show = move || {
            self.update(Attempt::show);
            // The button makes room for a link.
            browser::focus("go-on");
        };
        let here = derived(move || {
            self.with(|attempt| {
                let &Judged { rules, position, .. } = attempt.judged();
                SharedPosition { rules, position }.to_string()
            })
        });
        view! {
            <div class="bar">
                {part(move || (next.get() != Some(Next::Retry)).then(|| view! {
                    <button type="button" aria-disabled=cannot_undo on:click=click(go_back)>{back}</button>
                }))}
                {part(move || match is_over.get() {
                    false => view! {
                        <button type="button" on:click=click(show)>{t(text!("study-puzzle-show"))}</button>
                    }.into_any(),
                    true => view! {
                        <Link to=Address::Board details=here class="button">{t(text!("web-try"))}</Link>
                    }.into_any(),
                })}
                <button type="button" id="go-on" class="primary" aria-disabled=cannot_end
                    on:click=click(main_pressed)>{main}</button>
            </div>
        }
        .into_any()
    }
}

/// What the turn comes to and how the other side answers it, or the solution; and why it is best, once it is known.
fn told(words: Words, attempt: &Attempt) -> Option<String> {
    let side = attempt.side();
    let reason = attempt.reason().map(|reason| words.say(reason.text_of_best(side)));
    let lines = if attempt.is_shown() {
        let JudgedTurn { turn, margin, .. } = attempt.solution()?;
        let margin = words.margin(margin);
        let told = say!(words, "puzzle-solution", turn = turn, margin = margin, side = side);
        [Some(told), Some(tell::turn(words, side, turn)), reason]
    } else {
        let (answer, verdict) = attempt.verdict()?;
        let margin = words.margin(answer.margin);
        let told = match verdict {
            Verdict::Right => say!(words, "puzzle-right", margin = margin, side = side),
            Verdict::Wrong { points } => {
                say!(words, "puzzle-wrong", points = points, margin = margin, side = side)
            }
        };
        let refuted = attempt.refutation().map(|turn| tell::turn(words, side.other(), turn.turn));
        [Some(told), refuted, reason]
    };
    Some(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}
