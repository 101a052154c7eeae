//! Margins, drawn: those of a game, where above the middle Black is ahead and below it Red, and those over time.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::svg;
use linja::Side;
use linja_api::ReviewView;
use linja_words::{Words, say, text};

use crate::margin_chart::{HEIGHT, WIDTH};
use crate::page::signals::derived;
use crate::page::{page, t};
use crate::{MarginChart, Replay, is_mistake};

/// A chart of a review; a click goes there.
pub(crate) fn chart(review: &ReviewView, replay: RwSignal<Replay>) -> impl IntoView + use<> {
    let page = page();
    let chart = StoredValue::new(MarginChart::new(review.margins.clone()));
    let with = move |ask: &dyn Fn(&MarginChart) -> f64| chart.with_value(ask);
    let mistakes: Vec<(f64, f64)> = (1..)
        .zip(&review.turns)
        .filter(|(_, turn)| is_mistake(turn))
        .map(|(after, _)| {
            let y = |chart: &MarginChart| chart.y(chart.margin(after).unwrap_or(0));
            (with(&|chart| chart.x(after)), with(&y))
        })
        .collect();
    let svg_ref = NodeRef::<svg::Svg>::new();
    let click = move |event: MouseEvent| {
        let Some(area) = svg_ref.get_untracked().map(|svg| svg.get_bounding_client_rect()) else {
            return;
        };
        let x = (f64::from(event.client_x()) - area.left()) * WIDTH / area.width();
        let at = chart.with_value(|chart| chart.turns_at(x));
        replay.update(|replay| replay.go_to(at));
    };
    let margins = review.margins.clone();
    let label = move || {
        let words = page.words.get();
        told(words, say!(words, "review-chart-margin", side = Side::Black), &margins)
    };
    let zero = with(&|chart| chart.y(0));
    let most = chart.with_value(MarginChart::most);
    let at = move || replay.with(Replay::at);
    let x = derived(move || with(&|chart| chart.x(at())));
    let y = derived(move || with(&|chart| chart.y(chart.margin(at()).unwrap_or(0))));
    let (line, area) = chart.with_value(|chart| (chart.line(), chart.area()));
    let number = move |margin: i32| {
        let y = with(&|chart| chart.y(margin)) + 4.0;
        view! { <text x="24" y=y>{derived(move || page.words.get().value(margin.abs()))}</text> }
    };
    view! {
        <figure class="margin-chart">
            <svg node_ref=svg_ref viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=derived(label) on:click=click>
                <clipPath id="ahead-black"><rect x="0" y="0" width=WIDTH height=zero/></clipPath>
                <clipPath id="ahead-red"><rect x="0" y=zero width=WIDTH height=HEIGHT - zero/></clipPath>
                <path class="area black" d=area.clone() clip-path="url(#ahead-black)"/>
                <path class="area red" d=area clip-path="url(#ahead-red)"/>
                <path class="zero" d=format!("M30 {zero}H{}", WIDTH - 10.0)/>
                <path class="curve" d=line/>
                {[most, 0, -most].map(number)}
                {mistakes.into_iter().map(|(x, y)| view! { <circle class="mistake" cx=x cy=y r="3.2"/> }).collect_view()}
                <path class="now" d=derived(move || format!("M{:.1} 4V{}", x.get(), HEIGHT - 4.0))/>
                <circle class="now" cx=x cy=y r="4.5"/>
            </svg>
            <figcaption>{t(text!("study-chart-caption"))}</figcaption>
        </figure>
    }
}

/// Margins over time, to be looked at.
pub(crate) fn plot(words: Words, margins: &[i32], caption: String) -> impl IntoView + use<> {
    let chart = MarginChart::new(margins.to_vec());
    let most = chart.most();
    let number = |margin: i32| {
        view! { <text x="24" y=chart.y(margin) + 4.0>{words.margin(margin)}</text> }
    };
    view! {
        <figure class="margin-chart plot">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=told(words, caption.clone(), margins)>
                <path class="zero" d=format!("M30 {}H{}", chart.y(0), WIDTH - 10.0)/>
                <path class="curve" d=chart.line()/>
                {[most, 0, -most].map(number)}
            </svg>
            <figcaption>{caption}</figcaption>
        </figure>
    }
}

/// The chart for those who cannot see it; the list of turns has every number.
fn told(words: Words, title: String, margins: &[i32]) -> String {
    let last = |margins: &[i32]| words.margin(margins.last().copied().unwrap_or(0));
    let most = |pick: fn(i32, i32) -> i32| words.margin(margins.iter().copied().fold(0, pick));
    let (highest, lowest) = (most(i32::max), most(i32::min));
    let (first, last) = (last(&margins[..1.min(margins.len())]), last(margins));
    say!(
        words,
        "study-chart-told",
        title = title,
        first = first,
        last = last,
        highest = highest,
        lowest = lowest,
    )
}
