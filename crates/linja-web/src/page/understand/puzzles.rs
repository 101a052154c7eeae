//! Puzzles: the one of the day and others by difficulty. One turn is made on the board, and the oracle has
//! said before whether it is the right one. It also answers a wrong one.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{Position, Random, RuleSet};
use linja_api::{JudgedTurn, MarginsView, PuzzleKindView, PuzzleView};
use linja_players::{Date, puzzle_seed};
use linja_words::{Words, rule_set_name, say, text};

use crate::page::board::{Act, Board};
use crate::page::frame::Link;
use crate::page::signals::{click, derived, part, watch};
use crate::page::understand::oracle::{self, Asked, notice};
use crate::page::{Page, browser, judge, page, share, t};
use crate::{Address, Ask, Attempt, Ending, PuzzleLog, SharedPosition, TO_READ, Verdict, tell};

/// Where the log is kept on the device.
const LOG: &str = "puzzles";

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A wrong turn is looked at before it is answered.
const PAUSE: Duration = Duration::from_millis(900);

/// The puzzle of the day.
pub(crate) fn today() -> impl IntoView {
    let rules = RuleSet::default();
    asked(rules, seed_of_today())
}

/// The puzzle of a seed.
pub(crate) fn puzzle(rules: RuleSet, seed: u64) -> impl IntoView {
    asked(rules, seed)
}

fn seed_of_today() -> u64 {
    Date::of_unix_seconds(browser::now() / 1000).seed()
}

/// Days since 1970.
fn day() -> u32 {
    u32::try_from(browser::now() / DAY).unwrap_or(u32::MAX)
}

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Screen {
    page: Page,
    rules: RuleSet,
    asked: RwSignal<Asked<PuzzleView>>,
    attempt: RwSignal<Option<Attempt>>,
    log: RwSignal<PuzzleLog>,
}

fn asked(rules: RuleSet, seed: u64) -> impl IntoView {
    let page = page();
    let screen = Screen {
        page,
        rules,
        asked: oracle::ask(move || Ask::Puzzle { rules, seed }),
        attempt: RwSignal::new(None),
        log: RwSignal::new(browser::recall(LOG).unwrap_or_default()),
    };
    watch(move || {
        let attempt = screen.asked.with(|asked| asked.as_ref().ok().cloned().map(Attempt::new));
        if let Some(attempt) = &attempt {
            page.announced.set(task(page.words.get_untracked(), attempt.puzzle()));
        }
        screen.attempt.set(attempt);
    });
    watch(move || screen.keep());
    let unanswered = Memo::new(move |_| screen.with(Attempt::unanswered));
    watch(move || {
        if let Some(position) = unanswered.get() {
            screen.refute(position);
        }
    });
    let is_there = Memo::new(move |_| screen.attempt.with(Option::is_some));
    view! {
        <div class="table study puzzle guide">
            {part(move || match is_there.get() {
                true => board(screen).into_any(),
                false => view! {
                    <div class="together">
                        <section class="board-side"></section>
                        <aside class="panel">{head(rules)}<h1 class="lesson-title">{t(text!("study-puzzles"))}</h1>
                            {notice(screen.asked)}{rule_sets()}</aside>
                    </div>
                }.into_any(),
            })}
        </div>
    }
}

impl Screen {
    /// Asks something of the attempt.
    fn with<T: Default>(self, ask: impl FnOnce(&Attempt) -> T) -> T {
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

    /// Writes down how it went, and tells it.
    fn keep(self) {
        let words = self.page.words.get_untracked();
        self.with(|attempt| {
            let Some(told) = told(words, attempt) else { return };
            let seed = attempt.puzzle().seed;
            let of_today = (seed == seed_of_today()).then(day);
            self.log.update(|log| match attempt.is_shown() {
                true => log.show(self.rules, seed),
                false => log.answer(self.rules, seed, attempt.is_right(), of_today),
            });
            self.log.with_untracked(|log| browser::keep(LOG, log));
            self.page.announced.set(told);
        });
    }

    /// Lets the other side answer a wrong turn as well as it can be done.
    fn refute(self, position: Position) {
        let ask = move || {
            spawn_local(async move {
                let question = Ask::Margins { rules: self.rules, position };
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

    /// The one thing to do next.
    fn go_on(self, difficulty: u8) {
        match self.attempt.with_untracked(|attempt| attempt.as_ref().map(next_of)) {
            Some(Next::End) => self.update(Attempt::finish),
            Some(Next::Retry) => self.update(Attempt::retry),
            Some(Next::Another) => self.next(difficulty),
            None => (),
        }
    }

    /// Goes to a puzzle by chance that is this hard.
    fn next(self, difficulty: u8) {
        let mut random = Random::new(browser::chance());
        if let Some(seed) = puzzle_seed(self.rules, difficulty, &mut random) {
            self.page.go(Address::Puzzle(self.rules, seed));
            // The button that was pressed has gone with its screen.
            browser::focus("main");
        }
    }
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

fn board(screen: Screen) -> impl IntoView {
    let page = screen.page;
    let start = crate::BoardView::of(Position::start(linja::Side::Black), linja::Side::Black);
    let view = Memo::new(move |_| {
        screen.attempt.with(|attempt| attempt.as_ref().map_or_else(|| start.clone(), Attempt::view))
    });
    let puzzle = screen
        .attempt
        .with_untracked(|attempt| attempt.as_ref().map(|attempt| attempt.puzzle().clone()));
    let here = puzzle.as_ref().map(|puzzle| {
        SharedPosition { rules: puzzle.rules, position: puzzle.position }.to_string()
    });
    let (seed, difficulty) =
        puzzle.as_ref().map_or((0, 1), |puzzle| (puzzle.seed, puzzle.difficulty));
    let next = Memo::new(move |_| screen.attempt.with(|attempt| attempt.as_ref().map(next_of)));
    let is_open = derived(move || next.get() == Some(Next::End));
    let is_over = Memo::new(move |_| next.get() == Some(Next::Another));
    // A button that were disabled would lose the focus.
    let off = |is_off: bool| if is_off { "true" } else { "false" };
    let cannot_end = derived(move || {
        let may_end =
            screen.with(|attempt| attempt.hand().is_some_and(|hand| hand.turn().may_end()));
        off(is_open.get() && !may_end)
    });
    let cannot_undo = derived(move || {
        let has_moved = |attempt: &Attempt| {
            attempt.hand().is_some_and(|hand| !hand.turn().so_far().moves().is_empty())
        };
        off(is_open.get() && !screen.with(has_moved))
    });
    let go_on = derived(move || {
        page.words.get().say(match next.get() {
            Some(Next::Retry) => text!("study-puzzle-retry"),
            Some(Next::Another) => text!("study-puzzle-next"),
            _ => text!("web-end-turn"),
        })
    });
    let back = derived(move || {
        page.words.get().say(match is_over.get() {
            true => text!("web-lesson-again"),
            false => text!("web-undo"),
        })
    });
    let go_back = move || match is_over.get_untracked() {
        true => screen.update(Attempt::retry),
        false => screen.update(Attempt::undo),
    };
    let show = move || {
        screen.update(Attempt::show);
        // The button makes room for a link.
        browser::focus("go-on");
    };
    let sentence = derived(move || {
        let words = page.words.get();
        screen.with(|attempt| match attempt.hand() {
            Some(hand) => match hand.refusal() {
                Some(refusal) => Some(words.say(refusal)),
                None => Some(words.say(hand.turn())),
            },
            None => told(words, attempt),
        })
    });
    let is_refused = derived(move || {
        screen.with(|attempt| match attempt.hand() {
            Some(hand) => hand.refusal().is_some(),
            None => attempt.is_wrong(),
        })
    });
    let title = derived(move || {
        let words = page.words.get();
        match seed == seed_of_today() {
            true => say!(words, "study-puzzle-today", difficulty = difficulty),
            false => say!(words, "puzzle-title", number = seed, difficulty = difficulty),
        }
    });
    view! {
        <div class="together">
            <section class="board-side">
                <Board view=view on_act=move |act: Act| screen.update(|attempt| attempt.act(|hand| act.on(hand)))/>
            </section>
            <aside class="panel">
                {head(screen.rules)}
                <h1 class="lesson-title">{title}</h1>
                <div class="say">
                    <p class="due">{derived(move || puzzle.as_ref().map(|puzzle| task(page.words.get(), puzzle)))}</p>
                    <p class="aside lines" class:refused=is_refused class:good=derived(move || screen.with(Attempt::is_right))>{sentence}</p>
                </div>
                <div class="bar">
                    {part(move || (next.get() != Some(Next::Retry)).then(|| view! {
                        <button type="button" aria-disabled=cannot_undo on:click=click(go_back)>{back}</button>
                    }))}
                    {part(move || match is_over.get() {
                        false => view! {
                            <button type="button" on:click=click(show)>{t(text!("study-puzzle-show"))}</button>
                        }.into_any(),
                        true => view! {
                            <Link to=Address::Board details=Signal::stored(here.clone().unwrap_or_default()) class="button">
                                {t(text!("web-try"))}</Link>
                        }.into_any(),
                    })}
                    <button type="button" id="go-on" class="primary" aria-disabled=cannot_end
                        on:click=click(move || screen.go_on(difficulty))>{go_on}</button>
                </div>
            </aside>
        </div>
        <div class="panel more-puzzles">
            {progress(screen, seed)}
            <div class="bar small">{share::share(|| document().title(), Signal::stored(share::link(Address::Puzzle(screen.rules, seed), "")))}</div>
            <fieldset class="options">
                <legend>{t(text!("study-puzzle-more"))}</legend>
                <div class="line">
                    {(1..=5_u8).map(|difficulty| view! {
                        <button type="button" class="option" aria-label=derived(move || say!(page.words.get(), "study-puzzle-difficulty", difficulty = difficulty))
                            on:click=click(move || screen.next(difficulty))>{difficulty}</button>
                    }).collect_view()}
                    <Link to=Address::Puzzles class="option">{t(text!("study-today"))}</Link>
                </div>
            </fieldset>
            {rule_sets()}
        </div>
    }
}

/// The way back, which on a phone is the only one, and the rules.
fn head(rules: RuleSet) -> AnyView {
    view! {
        <div class="guide-head">
            <p class="aside"><Link to=Address::Understand>"‹ " {t(text!("web-nav-understand"))}</Link></p>
            <p class="aside">{t(rule_set_name(rules))}</p>
        </div>
    }
    .into_any()
}

/// What was done on this device: with this puzzle, and with all.
fn progress(screen: Screen, seed: u64) -> AnyView {
    part(move || {
        let words = screen.page.words.get();
        screen.log.with(|log| {
            let ending = log.ending(screen.rules, seed).map(|ending| {
                words.say(match ending {
                    Ending::First => text!("study-puzzle-first"),
                    Ending::Later => text!("study-puzzle-later"),
                    Ending::Shown => text!("study-puzzle-shown"),
                })
            });
            let (days, solved) = (log.streak(day()), log.solved());
            let streak =
                (solved > 0).then(|| say!(words, "study-streak", days = days, solved = solved));
            let (later, shown) = log.later_and_shown();
            let counts = (later + shown > 0)
                .then(|| say!(words, "study-puzzle-counts", later = later, shown = shown));
            let line = |line| view! { <p class="streak">{line}</p> };
            [ending, streak, counts].into_iter().flatten().map(line).collect_view()
        })
    })
}

/// The puzzle of the day in each rule set.
fn rule_sets() -> impl IntoView {
    let today = seed_of_today();
    view! {
        <details class="more">
            <summary>{t(text!("study-puzzle-rules"))}</summary>
            <div class="line">
                {TO_READ.map(|rules| view! {
                    <Link to=Address::Puzzle(rules, today) class="option">{t(rule_set_name(rules))}</Link>
                })}
            </div>
        </details>
    }
}

fn task(words: Words, puzzle: &PuzzleView) -> String {
    let side = puzzle.position.to_move();
    match puzzle.kind {
        PuzzleKindView::OnlyWin => say!(words, "puzzle-task-win", side = side),
        PuzzleKindView::ByPoints { points } => {
            say!(words, "puzzle-task-points", side = side, points = points)
        }
    }
}

/// What the answer comes to and how the other side answers it, or the solution; and why it is best, once it is known.
fn told(words: Words, attempt: &Attempt) -> Option<String> {
    let side = attempt.side();
    let lines =
        |lines: [Option<String>; 3]| lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let reason = || Some(words.say(attempt.puzzle().reason.as_ref()?.text_of_best(side)));
    if attempt.is_shown() {
        let JudgedTurn { turn, margin } = attempt.solution()?;
        let margin = words.margin(margin);
        let told = say!(words, "puzzle-solution", turn = turn, margin = margin, side = side);
        return Some(lines([Some(told), Some(tell::turn(words, side, turn)), reason()]));
    }
    let (answer, verdict) = attempt.verdict()?;
    let margin = words.margin(answer.margin);
    let told = match verdict {
        Verdict::Right => say!(words, "puzzle-right", margin = margin, side = side),
        Verdict::Wrong { points } => {
            say!(words, "puzzle-wrong", points = points, margin = margin, side = side)
        }
    };
    let refuted = attempt.refutation().map(|turn| tell::turn(words, side.other(), turn.turn));
    let reason = if attempt.is_right() { reason() } else { None };
    Some(lines([Some(told), refuted, reason]))
}
