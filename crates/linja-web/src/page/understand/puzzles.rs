//! Puzzles: the one of the day and others by difficulty. One turn is made on the board, and the oracle has
//! said before whether it is the right one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::RuleSet;
use linja_api::{PuzzleKindView, PuzzleView};
use linja_players::Date;
use linja_words::{Words, rule_set_name, say, text};

use crate::page::board::{Act, Board};
use crate::page::browser::server::Question;
use crate::page::frame::Link;
use crate::page::signals::{click, derived, part, watch};
use crate::page::understand::oracle::{self, Asked, notice};
use crate::page::{Page, browser, page, t};
use crate::{Address, Attempt, PuzzleLog, SharedPosition, TO_READ, Verdict};

/// Where the log is kept on the device.
const LOG: &str = "puzzles";

/// As many are looked at before the difficulty no longer matters.
const TRIES: usize = 24;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The puzzle of the day.
pub(crate) fn today() -> impl IntoView {
    let rules = RuleSet::default();
    asked(rules, Question::puzzle_of_today(rules))
}

/// The puzzle of a seed.
pub(crate) fn puzzle(rules: RuleSet, seed: u64) -> impl IntoView {
    asked(rules, Question::puzzle(rules, seed))
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

fn asked(rules: RuleSet, question: Question) -> impl IntoView {
    let page = page();
    let screen = Screen {
        page,
        rules,
        asked: oracle::ask(move || question.clone()),
        attempt: RwSignal::new(None),
        log: RwSignal::new(browser::recall(LOG).unwrap_or_default()),
    };
    watch(move || {
        screen
            .attempt
            .set(screen.asked.with(|asked| asked.as_ref().ok().cloned().map(Attempt::new)));
    });
    watch(move || screen.keep());
    view! {
        <div class="table study puzzle">
            {part(move || match screen.attempt.with(Option::is_some) {
                true => board(screen).into_any(),
                false => view! {
                    <section class="board-side"></section>
                    <aside class="panel"><h1 class="lesson-title">{t(text!("study-puzzles"))}</h1>
                        {notice(screen.asked)}{rule_sets()}</aside>
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

    /// Writes an answer down, and tells it.
    fn keep(self) {
        let judged = self.with(|attempt| {
            attempt.verdict().map(|(_, verdict)| (attempt.puzzle().seed, verdict == Verdict::Right))
        });
        let Some((seed, is_right)) = judged else { return };
        let of_today = (seed == seed_of_today()).then(day);
        self.log.update(|log| log.answer(self.rules, seed, is_right, of_today));
        self.log.with_untracked(|log| browser::keep(LOG, log));
        let words = self.page.words.get_untracked();
        let told =
            self.attempt.with_untracked(|attempt| attempt.as_ref().and_then(|it| told(words, it)));
        self.page.announced.set(told.unwrap_or_default());
    }

    /// Goes to a puzzle by chance that is this hard, or to the last one that was looked at.
    fn next(self, difficulty: u8) {
        let (page, rules) = (self.page, self.rules);
        spawn_local(async move {
            for left in (0..TRIES).rev() {
                let seed = browser::chance() % 1_000_000;
                let puzzle = Question::puzzle(rules, seed).answer::<PuzzleView>().await;
                match puzzle {
                    Some(puzzle) if puzzle.difficulty != difficulty && left > 0 => (),
                    _ => return page.go(Address::Puzzle(rules, seed)),
                }
            }
        });
    }
}

fn board(screen: Screen) -> impl IntoView {
    let page = screen.page;
    let view = Memo::new(move |_| {
        screen.attempt.with(|attempt| {
            attempt.as_ref().map_or_else(
                || {
                    crate::BoardView::of(
                        linja::Position::start(linja::Side::Black),
                        linja::Side::Black,
                    )
                },
                Attempt::view,
            )
        })
    });
    let puzzle = screen
        .attempt
        .with_untracked(|attempt| attempt.as_ref().map(|attempt| attempt.puzzle().clone()));
    let here = puzzle.as_ref().map(|puzzle| {
        SharedPosition { rules: puzzle.rules, position: puzzle.position }.to_string()
    });
    let (seed, difficulty) =
        puzzle.as_ref().map_or((0, 1), |puzzle| (puzzle.seed, puzzle.difficulty));
    let may_end =
        move || screen.with(|attempt| attempt.hand().is_some_and(|hand| hand.turn().may_end()));
    let can_undo = move || {
        screen.with(|attempt| {
            attempt.hand().is_some_and(|hand| !hand.turn().so_far().moves().is_empty())
        })
    };
    let is_answered = Memo::new(move |_| screen.with(|attempt| attempt.verdict().is_some()));
    let is_right = move || {
        screen
            .with(|attempt| attempt.verdict().is_some_and(|(_, verdict)| verdict == Verdict::Right))
    };
    let sentence = move || {
        let words = page.words.get();
        screen.with(|attempt| match attempt.hand() {
            Some(hand) => match hand.refusal() {
                Some(refusal) => Some(words.say(refusal)),
                None => Some(words.say(hand.turn())),
            },
            None => told(words, attempt),
        })
    };
    let is_refused = move || {
        screen.with(|attempt| match attempt.hand() {
            Some(hand) => hand.refusal().is_some(),
            None => !is_right(),
        })
    };
    let again = move || {
        screen.attempt.update(|attempt| {
            *attempt = attempt.as_ref().map(|attempt| Attempt::new(attempt.puzzle().clone()));
        });
    };
    let title = move || {
        let words = page.words.get();
        match seed == seed_of_today() {
            true => say!(words, "study-puzzle-today", difficulty = difficulty),
            false => say!(words, "puzzle-title", number = seed, difficulty = difficulty),
        }
    };
    view! {
        <section class="board-side">
            <Board view=view on_act=move |act: Act| screen.update(|attempt| attempt.act(|hand| act.on(hand)))/>
        </section>
        <aside class="panel">
            <p class="aside">{t(rule_set_name(screen.rules))}</p>
            <h1 class="lesson-title">{derived(title)}</h1>
            <div class="say">
                <p class="due">{derived(move || puzzle.as_ref().map(|puzzle| task(page.words.get(), puzzle)))}</p>
                <p class="aside lines" class:refused=derived(is_refused) class:good=derived(is_right)>{derived(sentence)}</p>
            </div>
            <div class="bar">
                {part(move || may_end().then(|| view! {
                    <button type="button" class="primary" on:click=click(move || screen.update(Attempt::finish))>{t(text!("web-done"))}</button>
                }))}
                {part(move || (!is_answered.get()).then(|| view! {
                    <button type="button" disabled=derived(move || !can_undo())
                        on:click=click(move || screen.update(Attempt::undo))>{t(text!("web-undo-step"))}</button>
                }))}
                {part(move || is_answered.get().then(|| view! {
                    <button type="button" class="primary" on:click=click(move || screen.next(difficulty))>{t(text!("study-puzzle-next"))}</button>
                    <button type="button" on:click=click(again)>{t(text!("web-lesson-again"))}</button>
                    <Link to=Address::Board details=Signal::stored(here.clone().unwrap_or_default()) class="button">
                        {t(text!("web-try"))}</Link>
                }))}
            </div>
            {part(move || {
                let (days, solved) = screen.log.with(|log| (log.streak(day()), log.solved()));
                let words = page.words.get();
                (solved > 0).then(|| view! {
                    <p class="streak">{say!(words, "study-streak", days = days, solved = solved)}</p>
                })
            })}
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
        </aside>
    }
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

/// What the answer comes to, and the solution.
fn told(words: Words, attempt: &Attempt) -> Option<String> {
    let (answer, verdict) = attempt.verdict()?;
    let (side, solution) = (attempt.side(), attempt.solution()?);
    let margin = words.margin(answer.margin);
    let told = match verdict {
        Verdict::Right => return Some(say!(words, "puzzle-right", margin = margin, side = side)),
        Verdict::Wrong { points } => {
            say!(words, "puzzle-wrong", points = points, margin = margin, side = side)
        }
    };
    let best = words.margin(solution.margin);
    let solution = say!(words, "puzzle-solution", turn = solution.turn, margin = best, side = side);
    Some(format!("{told}\n{solution}"))
}
