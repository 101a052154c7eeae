//! The ways to understand the game: puzzles, reviews, a board for trying out, the solution.

pub(crate) mod oracle;
pub(crate) mod pictures;
pub(crate) mod practice;
pub(crate) mod puzzles;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod series;
pub(crate) mod set_up;
pub(crate) mod solution;
pub(crate) mod steps;
pub(crate) mod study;
pub(crate) mod tables;
pub(crate) mod trial;
pub(crate) mod variations;

use leptos::prelude::*;
use linja_words::{Text, text};

use crate::Address;
use crate::page::frame::Link;
use crate::page::t;

pub(crate) fn understand() -> impl IntoView {
    let ways: [(Address, Text, Text); 6] = [
        (Address::Puzzles, text!("study-puzzles"), text!("study-puzzles-line")),
        (Address::Practice, text!("study-practice"), text!("study-practice-line")),
        (Address::Review, text!("web-review"), text!("study-review-line")),
        (Address::Board, text!("study-board"), text!("study-board-line")),
        (Address::Solution, text!("study-solution"), text!("study-solution-line")),
        (Address::Oracle, text!("study-oracle"), text!("study-oracle-line")),
    ];
    view! {
        <section class="text">
            <h1>{t(text!("study-title"))}</h1>
            <p class="lead">{t(text!("study-intro"))}</p>
            <ul class="ways">
                {ways.map(|(to, title, line)| view! {
                    <li><Link to=to><b>{t(title)}</b><span>{t(line)}</span></Link></li>
                })}
            </ul>
        </section>
    }
}
