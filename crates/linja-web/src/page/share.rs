//! Giving a link to somebody: by what the device shares with, or else by copying it and as a QR code.

use leptos::prelude::*;
use linja_words::text;

use crate::page::frame::{button, copy_button};
use crate::page::signals::part;
use crate::page::{self, browser, t};
use crate::{Address, qr};

/// The link to a screen and what it shows, as it is sent to others. That stands behind the `?`, where chats see it, and
/// `start.js` puts it behind the `#`.
pub(crate) fn link(to: Address, shown: &str) -> String {
    let query = match to {
        _ if shown.is_empty() => "",
        Address::Board => "?position=",
        _ => "?game=",
    };
    page::link(to, "") + query + shown
}

/// Buttons that hand on a link; `said` goes with it.
pub(crate) fn share(said: impl Fn() -> String + 'static, link: Signal<String>) -> AnyView {
    if browser::can_share() {
        let share = move || browser::share(&said(), &link.get_untracked());
        return button(text!("online-share"), "", share);
    }
    let has_code = RwSignal::new(false);
    view! {
        {copy_button(text!("web-copy-link"), link)}
        {button(text!("web-qr"), "", move || has_code.update(|has_code| *has_code = !*has_code))}
        {part(move || has_code.get().then(|| code(&link.get())))}
    }
    .into_any()
}

/// A link as a QR code, if it is not too long for one.
pub(crate) fn code(link: &str) -> Option<AnyView> {
    let (size, path) = qr::qr(link)?;
    // Four modules of margin are what cameras need.
    let code = view! {
        <svg class="qr" role="img" aria-label=t(text!("online-qr")) viewBox=format!("-4 -4 {0} {0}", size + 8)>
            <rect x="-4" y="-4" width=size + 8 height=size + 8 fill="#fff"/>
            <path d=path fill="#000"/>
        </svg>
    };
    Some(code.into_any())
}
