//! Puzzles: the one of the day and others by difficulty.

use leptos::prelude::*;
use linja::{Random, RuleSet};
use linja_api::{PuzzleKindView, PuzzleView};
use linja_players::{Date, puzzle_seed};
use linja_words::{Words, rule_set_name, say, text};

use crate::page::frame::Link;
use crate::page::signals::{click, derived, part, watch};
use crate::page::understand::oracle::{self, Asked, notice};
use crate::page::understand::practice::{day, plan};
use crate::page::understand::trial::Trial;
use crate::page::{Page, browser, page, share, t};
use crate::{Address, Ask, Ending, Exercise, PuzzleLog, TO_READ, Verdict, attempt};

/// Where the log is kept on the device.
const LOG: &str = "puzzles";

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

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Screen {
    page: Page,
    rules: RuleSet,
    asked: RwSignal<Asked<PuzzleView>>,
    trial: Trial,
    log: RwSignal<PuzzleLog>,
}

fn asked(rules: RuleSet, seed: u64) -> impl IntoView {
    let page = page();
    let screen = Screen {
        page,
        rules,
        asked: oracle::ask(move || Ask::Puzzle { rules, seed }),
        trial: Trial::new(),
        log: RwSignal::new(browser::recall(LOG).unwrap_or_default()),
    };
    watch(move || {
        let puzzle = screen.asked.with(|asked| asked.as_ref().ok().cloned());
        if let Some(puzzle) = &puzzle {
            page.announced.set(task(page.words.get_untracked(), puzzle));
        }
        screen.trial.begin(puzzle.map(|puzzle| attempt(puzzle.into())));
    });
    watch(move || screen.keep(seed));
    view! {
        <div class="table study puzzle guide">
            {part(move || match screen.asked.with(|asked| asked.as_ref().ok().cloned()) {
                Some(puzzle) => board(screen, puzzle).into_any(),
                None => view! {
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
    /// Writes down how it went.
    fn keep(self, seed: u64) {
        let (is_shown, is_right) = self.trial.with(|attempt| {
            (attempt.is_shown(), attempt.verdict().map(|(_, verdict)| verdict == Verdict::Right))
        });
        if is_shown || is_right == Some(false) {
            let position = self.trial.with(|attempt| Some(attempt.judged().position));
            plan(
                self.page,
                position.map(|position| Exercise { rules: self.rules, position, played: None }),
            );
        }
        let of_today = (seed == seed_of_today()).then(day);
        self.log.update(|log| match is_right {
            Some(is_right) => log.answer(self.rules, seed, is_right, of_today),
            None if is_shown => log.show(self.rules, seed),
            None => (),
        });
        if is_shown || is_right.is_some() {
            self.log.with_untracked(|log| browser::keep(LOG, log));
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

fn board(screen: Screen, puzzle: PuzzleView) -> impl IntoView {
    let page = screen.page;
    let PuzzleView { seed, difficulty, .. } = puzzle;
    let title = derived(move || {
        let words = page.words.get();
        match seed == seed_of_today() {
            true => say!(words, "study-puzzle-today", difficulty = difficulty),
            false => say!(words, "puzzle-title", number = seed, difficulty = difficulty),
        }
    });
    let another = derived(move || say!(page.words.get(), "study-puzzle-next"));
    view! {
        <div class="together">
            <section class="board-side">{screen.trial.board()}</section>
            <aside class="panel">
                {head(screen.rules)}
                <h1 class="lesson-title">{title}</h1>
                <div class="say">
                    <p class="due">{derived(move || task(page.words.get(), &puzzle))}</p>
                    {screen.trial.told()}
                </div>
                {screen.trial.bar(another, move || screen.next(difficulty))}
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
