//! The shapes that every board is drawn with: pawns, bamboo, linen. They are defined once a page.

use leptos::prelude::*;
use linja::Side;

use crate::layout;

/// The definitions, not seen themselves.
#[component]
pub(crate) fn Definitions() -> impl IntoView {
    view! {
        <svg class="definitions" aria-hidden="true" width="0" height="0">
            <defs>
                {gradient("wood-red", [(0, "--red-3"), (22, "--red-2"), (42, "--red-1"), (68, "--red-2"), (100, "--red-3")])}
                {gradient("wood-black", [(0, "--black-3"), (22, "--black-2"), (42, "--black-1"), (68, "--black-2"), (100, "--black-3")])}
                <linearGradient id="bamboo" x1="0" x2="0" y1="0" y2="1">
                    <stop offset="0" style="stop-color:var(--bamboo-3)"/>
                    <stop offset=".16" style="stop-color:var(--bamboo-1)"/>
                    <stop offset=".42" style="stop-color:var(--bamboo-2)"/>
                    <stop offset="1" style="stop-color:var(--bamboo-4)"/>
                </linearGradient>
                <radialGradient id="shade">
                    <stop offset=".1" style="stop-color:var(--shade);stop-opacity:.55"/>
                    <stop offset="1" style="stop-color:var(--shade);stop-opacity:0"/>
                </radialGradient>
                <pattern id="linen" width="5" height="5" patternUnits="userSpaceOnUse">
                    <path d="M0 1.2H5M0 3.7H5" style="stroke:var(--weave)" stroke-width=".55"/>
                    <path d="M1.2 0V5M3.7 0V5" style="stroke:var(--weave-light)" stroke-width=".55"/>
                </pattern>
                {pawn(Side::Red)}
                {pawn(Side::Black)}
            </defs>
        </svg>
    }
}

fn gradient(id: &'static str, stops: [(u8, &'static str); 5]) -> impl IntoView {
    view! {
        <linearGradient id=id x1="0" x2="1" y1="0" y2="0">
            {stops.map(|(at, colour)| view! {
                <stop offset=format!("{at}%") style=format!("stop-color:var({colour})")/>
            })}
        </linearGradient>
    }
}

/// The name under which the pawn of a side is drawn.
pub(crate) const fn pawn_id(side: Side) -> &'static str {
    match side {
        Side::Black => "#pawn-black",
        Side::Red => "#pawn-red",
    }
}

/// An hourglass of turned wood, seen a little from above. A dark rim lets light pawns stand out from any mat, and
/// Black has a light inlay on top, so that the sides differ without colour.
fn pawn(side: Side) -> impl IntoView {
    let (id, body, top, rim) = match side {
        Side::Black => ("pawn-black", "url(#wood-black)", "--black-top", "--black-rim"),
        Side::Red => ("pawn-red", "url(#wood-red)", "--red-top", "--red-rim"),
    };
    view! {
        <g id=id style=format!("stroke:var({rim})") stroke-width="1.2">
            <path d="M-14 -19 C-14 -10 -7.2 -7 -7.2 0.5 C-7.2 8 -14.6 10.5 -14.6 19.4 A14.6 4.6 0 0 0 14.6 19.4 C14.6 10.5 7.2 8 7.2 .5 C7.2 -7 14 -10 14 -19Z" fill=body/>
            <path d="M-10.6 18 C-9 10 -3.4 8 -3.2 .6 C-3 -6 -8.6 -9 -10 -15 M-4 21.6 C-3 12 -.4 9 -.2 .6 C0 -7 -2.6 -10 -3.6 -15 M5.6 21.4 C5 13 2.6 9 2.6 .6 C2.6 -7 4.4 -10 5.4 -15"
                fill="none" stroke-width=".7" stroke-linecap="round" stroke-opacity=".3"/>
            <ellipse cy="-19" rx="14" ry="4.3" style=format!("fill:var({top})")/>
            <ellipse cy="-18.9" rx="9.4" ry="2.7" fill="none" stroke-width=".6" stroke-opacity=".5"/>
            {match side {
                Side::Black => view! { <ellipse cy="-19" rx="4.2" ry="1.6" stroke="none" style="fill:var(--inlay)"/> }.into_any(),
                Side::Red => view! { <ellipse cy="-18.9" rx="4.6" ry="1.3" fill="none" stroke-width=".6" stroke-opacity=".5"/> }.into_any(),
            }}
        </g>
    }
}

/// A pawn beside a name.
#[component]
pub(crate) fn LittlePawn(side: Side) -> impl IntoView {
    view! {
        <svg class="little-pawn" viewBox="-18 -26 36 52" aria-hidden="true">
            <use href=pawn_id(side)/>
        </svg>
    }
}

/// The points of a side as a sum, beside its pawn; with a name where there is one.
#[component]
pub(crate) fn Sum(
    side: Side,
    #[prop(optional, into)] name: Option<String>,
    sum: String,
) -> impl IntoView {
    view! {
        <p class="worked-out">
            <LittlePawn side=side/>
            <span>{name.map(|name| view! { <b>{name}</b>" "<br/> })} {sum}</span>
        </p>
    }
}

/// The cloth, the mat and the seven sticks, each a little different as bamboo is.
#[component]
pub(crate) fn Ground() -> impl IntoView {
    let sticks: Vec<f64> = layout::sticks().collect();
    let (top, bottom) =
        (sticks.first().copied().unwrap_or(0.0), sticks.last().copied().unwrap_or(0.0));
    let height = bottom - top;
    view! {
        <rect class="cloth" x="-8" width=layout::WIDTH + 16.0 height=layout::HEIGHT rx="12"/>
        <rect class="mat" x="34" y=top - 3.0 width="532" height=height + 6.0 rx="3"/>
        <rect x="34" y=top - 3.0 width="532" height=height + 6.0 rx="3" fill="url(#linen)"/>
        {(0..6u8).filter(|index| index % 2 == 1).map(|index| view! {
            <rect class="mat-band" x="34" width="532" y=top + f64::from(index) * layout::INNER height=layout::INNER/>
        }).collect_view()}
        {sticks.into_iter().zip(STICKS).map(|(y, stick)| view! { <Stick y=y stick=stick/> }).collect_view()}
    }
}

/// Where a stick begins and ends, and where its knots are.
type StickShape = (f64, f64, [f64; 4]);

const STICKS: [StickShape; 7] = [
    (15.0, 583.0, [128.0, 254.0, 391.0, 512.0]),
    (19.0, 586.0, [92.0, 231.0, 352.0, 489.0]),
    (14.0, 581.0, [148.0, 272.0, 410.0, 531.0]),
    (18.0, 585.0, [107.0, 219.0, 366.0, 502.0]),
    (16.0, 582.0, [139.0, 283.0, 398.0, 521.0]),
    (20.0, 586.0, [86.0, 243.0, 344.0, 478.0]),
    (15.0, 584.0, [119.0, 262.0, 403.0, 537.0]),
];

#[component]
fn Stick(y: f64, stick: StickShape) -> impl IntoView {
    let (from, to, knots) = stick;
    view! {
        <g class="stick">
            <rect class="stick-shade" x=from + 2.0 y=y - 1.0 width=to - from - 2.0 height="9.5" rx="4.7"/>
            <rect x=from y=y - 5.2 width=to - from height="10.4" rx="5" fill="url(#bamboo)"/>
            {knots.map(|x| view! {
                <path class="knot" d=format!("M{x} {} q2.2 1 2.2 5.9 t-2.2 5.9 q-2.2 -1 -2.2 -5.9 t2.2 -5.9Z", y - 5.9)/>
                <path class="knot-light" d=format!("M{} {} v8", x - 3.0, y - 4.0)/>
            })}
            <ellipse class="stick-end" cx=from + 2.6 cy=y rx="2.2" ry="4.6"/>
        </g>
    }
}
