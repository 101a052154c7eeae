//! What makes the page more than a tab: the whole screen, and a place among the programs of the device.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::page::browser::{document, window};

/// After these events of the window it may be another answer whether the page can be installed.
pub(crate) const OFFERS: [&str; 2] = ["beforeinstallprompt", "appinstalled"];

/// Where `start.js` keeps the browser's offer to install the page; it often comes before the program.
const OFFER: &str = "installOffer";

/// Whether the page may have the whole screen.
pub(crate) fn can_fill_screen() -> bool {
    document().fullscreen_enabled()
}

/// Whether the page has the whole screen.
pub(crate) fn fills_screen() -> bool {
    document().fullscreen_element().is_some()
}

/// Takes the whole screen, or gives it back.
pub(crate) fn fill_screen(fill: bool) {
    match (fill, document().document_element()) {
        (true, Some(root)) => _ = root.request_fullscreen(),
        _ => document().exit_fullscreen(),
    }
}

fn offer() -> Option<JsValue> {
    Reflect::get(&window(), &OFFER.into()).ok().filter(JsValue::is_object)
}

/// Whether the browser offers to install the page.
pub(crate) fn can_install() -> bool {
    offer().is_some()
}

/// Takes the offer, which can be taken once.
pub(crate) fn install() {
    if let Some(offer) = offer()
        && let Ok(prompt) = Reflect::get(&offer, &"prompt".into())
        && let Ok(prompt) = prompt.dyn_into::<Function>()
    {
        let _ = prompt.call0(&offer);
        let _ = Reflect::set(&window(), &OFFER.into(), &JsValue::NULL);
    }
}
