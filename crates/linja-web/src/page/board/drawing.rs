//! Pawns outside of boards. The shapes that everything is drawn with are defined once a page.

use leptos::prelude::*;
use linja::Side;
use linja_picture::shapes::{self, pawn_id};

/// The definitions, not seen themselves.
#[component]
pub(crate) fn Definitions() -> impl IntoView {
    let defs = format!("<defs>{}</defs>", shapes::definitions());
    view! { <svg class="definitions" aria-hidden="true" width="0" height="0" inner_html=defs></svg> }
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
