//! An address that nothing has, and ways to go on.

use leptos::prelude::*;
use linja_words::text;

use crate::Address;
use crate::page::frame::Link;
use crate::page::t;

pub(crate) fn nowhere() -> impl IntoView {
    view! {
        <section class="text nowhere">
            <h1>{t(text!("web-nowhere"))}</h1>
            <p class="lead">{t(text!("web-nowhere-line"))}</p>
            <p class="line">
                <Link to=Address::Home class="button primary">{t(text!("web-play"))}</Link>
                <Link to=Address::Learn class="button">{t(text!("web-nav-learn"))}</Link>
                <Link to=Address::Understand class="button">{t(text!("web-nav-understand"))}</Link>
            </p>
        </section>
    }
}
