//! What the browser offers, in the words of the page: storage, clock, chance, clipboard, files.

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, Document, Element, EventTarget, HtmlAnchorElement, HtmlElement, HtmlInputElement,
    Storage, Url, Window,
};

/// The window. There is one wherever the page is drawn.
pub(crate) fn window() -> Window {
    leptos::prelude::window()
}

/// The document.
pub(crate) fn document() -> Document {
    leptos::prelude::document()
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under a name, if it can still be read.
pub(crate) fn recall<T: serde::de::DeserializeOwned>(name: &str) -> Option<T> {
    let text = storage()?.get_item(name).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

/// Keeps something under a name. A browser that keeps nothing is no reason to stop playing.
pub(crate) fn keep(name: &str, value: &impl serde::Serialize) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(value)) {
        let _ = storage.set_item(name, &text);
    }
}

/// The address of a file whose name changes with its contents, as the head of the document tells it.
pub(crate) fn file(what: &str) -> Option<String> {
    let element = document().query_selector(&format!("meta[name='linja-{what}']")).ok()??;
    element.get_attribute("content")
}

/// A number by chance.
pub(crate) fn chance() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}

/// Today, as records write it.
pub(crate) fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Loads another address, as a link does.
pub(crate) fn load(path: &str) {
    let _ = window().location().assign(path);
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// What stands behind the `#` of the address.
pub(crate) fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    let text = hash.strip_prefix('#').unwrap_or(&hash);
    js_sys::decode_uri_component(text).map_or_else(|_| text.to_owned(), String::from)
}

/// The whole address, as it is sent to others.
pub(crate) fn address() -> String {
    window().location().href().unwrap_or_default()
}

/// The text of the file that was chosen in an input, if there is one.
pub(crate) async fn chosen_file(input: &HtmlInputElement) -> Option<String> {
    let text = JsFuture::from(input.files()?.get(0)?.text()).await.ok()?;
    text.as_string()
}

/// Gives the focus to what has this name.
pub(crate) fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Whether something happens where keys are for writing or choosing, or for the rows of a board.
pub(crate) fn takes_keys(target: Option<EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    let inside = |element: Element| element.closest("input, textarea, select, .row").ok().flatten();
    element.and_then(inside).is_some()
}

/// The languages that the browser likes, best first, as one header.
pub(crate) fn languages() -> String {
    let languages = window().navigator().languages();
    let tags: Vec<String> = languages.iter().filter_map(|tag| tag.as_string()).collect();
    tags.join(",")
}

/// Whether the device asks for something, such as `(prefers-reduced-motion: reduce)`.
pub(crate) fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Puts a text into the clipboard.
pub(crate) fn copy(text: &str) {
    // The answer is not waited for: a refusal cannot be bettered.
    let _ = window().navigator().clipboard().write_text(text);
}

/// Offers a text as a file.
pub(crate) fn download(name: &str, text: &str) {
    let parts = Array::of1(&JsValue::from_str(text));
    let Ok(blob) = Blob::new_with_str_sequence(&parts) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(link) = document().create_element("a")
        && let Ok(link) = link.dyn_into::<HtmlAnchorElement>()
    {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}

/// Lets the page be there without a network from the next visit on, where the browser can.
pub(crate) fn keep_page() {
    let navigator = window().navigator();
    if Reflect::has(&navigator, &JsValue::from_str("serviceWorker")).unwrap_or(false) {
        let _ = navigator.service_worker().register("/service-worker.js");
    }
}

/// Runs an animation on an element: frames are lists of CSS properties with their values.
pub(crate) fn animate(element: &JsValue, frames: &[Vec<(&str, String)>], milliseconds: f64) {
    let list = Array::new();
    for frame in frames {
        let object = js_sys::Object::new();
        for (property, value) in frame {
            let _ = Reflect::set(&object, &JsValue::from_str(property), &JsValue::from_str(value));
        }
        list.push(&object);
    }
    let function = Reflect::get(element, &JsValue::from_str("animate")).ok();
    if let Some(function) =
        function.and_then(|function| function.dyn_into::<js_sys::Function>().ok())
    {
        let _ = function.call2(element, &list, &JsValue::from_f64(milliseconds));
    }
}
