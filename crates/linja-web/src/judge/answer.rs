//! Who answers for the judge.

use std::sync::atomic::{AtomicU64, Ordering};

use linja::RuleSet;
use linja_oracle::{SolveOptions, known_checksum, memory_needed};

use crate::judge::{Answer, Question};

/// How often progress is told, in milliseconds.
const PAUSE: u64 = 200;

/// Answers a question, and tells meanwhile how far it is. The page stops it by ending the worker.
pub(crate) fn answer(question: &Question, tell: &(dyn Fn(Answer) + Sync)) {
    match question {
        Question::Solve { rules } => tell(solve(*rules, tell)),
    }
}

fn solve(rules: RuleSet, tell: &(dyn Fn(Answer) + Sync)) -> Answer {
    let start = js_sys::Date::now();
    let told = AtomicU64::new(0);
    let on_progress = |done, all| {
        let now = js_sys::Date::now() as u64;
        if now >= told.load(Ordering::Relaxed) + PAUSE {
            told.store(now, Ordering::Relaxed);
            tell(Answer::Solving { done, all });
        }
    };
    let options = SolveOptions::default().with_progress(&on_progress);
    // It takes all its memory before it begins. Nothing else can fail: it has one thread, and nobody cancels it.
    let Ok(solution) = linja_oracle::solve(rules, &options) else {
        return Answer::NoMemory { needed: memory_needed(rules) };
    };
    let totals = solution.totals();
    Answer::Solved {
        loss: totals.loss,
        draw: totals.draw,
        win: totals.win,
        checksum: format!("{:016x}", totals.checksum),
        is_right: totals.checksum == known_checksum(rules),
        seconds: (js_sys::Date::now() - start) / 1000.0,
    }
}
