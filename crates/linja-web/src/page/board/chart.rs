//! Margins, drawn: those of a game, where above the middle Black is ahead and below it Red, and those over time.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::svg;
use linja::Side;
use linja_api::ReviewView;
use linja_words::{Words, say, text};

use crate::margin_chart::{HEIGHT, LEAST, WIDTH};
use crate::page::signals::derived;
use crate::page::{page, t};
use crate::{MarginChart, Replay, is_mistake};

/// A chart of a review; a click goes there.
pub(crate) fn chart(review: &ReviewView, replay: RwSignal<Replay>) -> impl IntoView + use<> {
    let page = page();
    let chart = StoredValue::new(MarginChart::new(review.margins.clone(), LEAST));
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
        let title = say!(words, "review-chart-margin", side = Side::Black);
        let told = told(words, title, &margins, &|margin| words.margin(margin));
        format!("{told} {}", say!(words, "study-chart-list"))
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

/// Margins over time, or something like them, to be looked at: `tell` says what each is.
pub(crate) fn plot(
    words: Words,
    values: &[i32],
    least: i32,
    caption: String,
    tell: &dyn Fn(i32) -> String,
) -> impl IntoView + use<> {
    let chart = MarginChart::new(values.to_vec(), least);
    let most = chart.most();
    let number = |value: i32| {
        view! { <text x="24" y=chart.y(value) + 4.0>{tell(value)}</text> }
    };
    view! {
        <figure class="margin-chart plot">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=told(words, caption.clone(), values, tell)>
                <path class="zero" d=format!("M30 {}H{}", chart.y(0), WIDTH - 10.0)/>
                <path class="curve" d=chart.line()/>
                {[most, 0, -most].map(number)}
            </svg>
            <figcaption>{caption}</figcaption>
        </figure>
    }
}

/// The chart for those who cannot see it.
fn told(words: Words, title: String, values: &[i32], tell: &dyn Fn(i32) -> String) -> String {
    let one = |value: Option<&i32>| tell(value.copied().unwrap_or(0));
    let (highest, lowest) = (one(values.iter().max()), one(values.iter().min()));
    let (first, last) = (one(values.first()), one(values.last()));
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
