//! What the browser offers, in the words of the page: storage, clock, chance, clipboard, files.

pub(crate) mod device;
pub(crate) mod server;
pub(crate) mod sound;
pub(crate) mod words;

use std::cell::RefCell;
use std::time::Duration;

use js_sys::{Array, JsString, Reflect, RegExp};
use leptos::prelude::set_timeout;
use leptos::task::spawn_local;
use linja::RuleSet;
use linja_api::{Course, Secret};
use linja_players::Form;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, Document, Element, EventTarget, HtmlAnchorElement,
    HtmlCanvasElement, HtmlDocument, HtmlElement, HtmlImageElement, HtmlInputElement,
    HtmlTextAreaElement, ServiceWorker, ServiceWorkerRegistration, ShareData, Storage, Url,
    VisibilityState, Window,
};

use crate::{GameId, KeptGame, Origin, SavedTable, Table};

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

thread_local! {
    /// What the browser would not keep, for as long as the tab is open.
    static UNKEPT: RefCell<Vec<(String, String)>> = RefCell::new(carried().unwrap_or_default());
}

/// What goes along in the history of the tab, so that another program of the page has it too. No server sees it.
fn carried() -> Option<Vec<(String, String)>> {
    serde_json::from_str(&window().history().ok()?.state().ok()?.as_string()?).ok()
}

/// Puts an address into the history of the tab, or another one in the place of this one.
pub(crate) fn enter(path: Option<&str>, is_new: bool) {
    let unkept = UNKEPT.with_borrow(|unkept| match unkept.is_empty() {
        true => JsValue::NULL,
        false => serde_json::to_string(unkept).unwrap_or_default().into(),
    });
    if let Ok(history) = window().history() {
        let _ = match is_new {
            true => history.push_state_with_url(&unkept, "", path),
            false => history.replace_state_with_url(&unkept, "", path),
        };
    }
}

/// Changes what the browser would not keep.
fn change_unkept(change: impl FnOnce(&mut Vec<(String, String)>)) {
    let had_none = UNKEPT.with_borrow(Vec::is_empty);
    UNKEPT.with_borrow_mut(change);
    if !(had_none && UNKEPT.with_borrow(Vec::is_empty)) {
        enter(None, false);
    }
}

/// Before every name, so that pages in several folders of one host do not take each other's things.
fn folder() -> String {
    base().split_off(1)
}

fn stored(name: &str) -> Option<String> {
    storage()?.get_item(&(folder() + name)).ok().flatten()
}

/// What was kept under a name, if it can still be read.
pub(crate) fn recall<T: serde::de::DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_str(&recall_text(name)?).ok()
}

pub(crate) fn recall_text(name: &str) -> Option<String> {
    let unkept = UNKEPT.with_borrow(|unkept| {
        let one = unkept.iter().find(|(other, _)| other == name);
        one.map(|(_, text)| text.clone())
    });
    unkept.or_else(|| stored(name))
}

/// Keeps something under a name. A browser that keeps nothing is no reason to stop playing.
pub(crate) fn keep(name: &str, value: &impl serde::Serialize) {
    if let Ok(text) = serde_json::to_string(value) {
        keep_text(name, text);
    }
}

/// Keeps a text. Whether it will still be there after the page is closed.
pub(crate) fn keep_text(name: &str, text: String) -> bool {
    let is_kept =
        storage().is_some_and(|storage| storage.set_item(&(folder() + name), &text).is_ok());
    change_unkept(|unkept| {
        unkept.retain(|(other, _)| other != name);
        if !is_kept {
            unkept.push((name.to_owned(), text));
        }
    });
    is_kept
}

/// Where the name of the game at the table is kept. Earlier versions kept that game itself there.
const TABLE: &str = "table";
/// Before the name of a table, where it is kept.
const RUNNING: &str = "running-";
/// Before the name of a game that is over, where its record is kept.
const OVER: &str = "over-";
/// Before the name of an online game, where it is kept.
const GAME: &str = "game-";

/// The table that was played at last. One of an earlier version is carried over, with the games before.
pub(crate) fn kept_table() -> Option<Table> {
    let kept = recall_text(TABLE)?;
    if let Ok(id) = kept.parse::<GameId>() {
        return Table::read(&recall_text(&format!("{RUNNING}{id}"))?);
    }
    let table = Table::read(&kept)?;
    let over = table.course().past() + usize::from(table.ending().is_some());
    (0..over).for_each(|index| keep_over(&table.origin(""), table.course(), index));
    keep_table(&table);
    Some(table)
}

/// Keeps the table, as the one that is played at.
pub(crate) fn keep_table(table: &Table) {
    // Where there is no room, what was kept before is left alone.
    if keep_parked(table) {
        keep_text(TABLE, table.id().to_string());
    }
}

/// Keeps a table that somebody may come back to. Whether it will still be there after the page is closed.
pub(crate) fn keep_parked(table: &Table) -> bool {
    let text = serde_json::to_string(&SavedTable::from(table));
    text.is_ok_and(|text| keep_text(&format!("{RUNNING}{}", table.id()), text))
}

/// Forgets a table.
pub(crate) fn forget_table(id: GameId) {
    forget(&format!("{RUNNING}{id}"));
}

/// The tables where a game goes on, the last one first.
pub(crate) fn running_tables() -> Vec<Table> {
    let mut tables: Vec<Table> = Vec::new();
    for name in names(RUNNING) {
        let table = recall_text(&name).and_then(|text| Table::read(&text));
        if let Some(table) = table.filter(Table::is_running) {
            // There are few, and sorting would weigh more.
            let older = tables.iter().position(|other| other.changed() < table.changed());
            tables.insert(older.unwrap_or(tables.len()), table);
        }
    }
    tables
}

/// Before the name of a rule set, where the form of whoever plays here is kept.
const FORM: &str = "form-";

/// The form of whoever plays here by these rules, with the games at a table that are over.
pub(crate) fn form(rules: RuleSet, table: Option<&Table>) -> Form {
    let kept = recall(&format!("{FORM}{rules}"));
    let left = kept.map_or_else(Form::default, |(level, games)| Form { level, games });
    let now = table.filter(|table| table.rules() == rules).into_iter().flat_map(Table::results);
    now.fold(left, Form::after)
}

/// Keeps what a table that is left says of the form of whoever has played there.
pub(crate) fn keep_form(table: &Table) {
    if table.results().next().is_some() {
        let Form { level, games } = form(table.rules(), Some(table));
        keep(&format!("{FORM}{}", table.rules()), &(level, games));
    }
}

/// Keeps a game that is over.
pub(crate) fn keep_over(origin: &Origin<'_>, course: &Course, index: usize) {
    if let Some(record) = origin.record(course, index) {
        keep_record(origin.id(index), record.to_string());
    }
}

/// Keeps the record of a game. Whether it will still be there after the page is closed.
pub(crate) fn keep_record(id: GameId, record: String) -> bool {
    keep_text(&format!("{OVER}{id}"), record)
}

/// Whether a table is known only as long as the tab is open.
pub(crate) fn is_table_unkept(id: GameId) -> bool {
    unkept(RUNNING).contains(&format!("{RUNNING}{id}"))
}

/// Forgets a game that was over.
pub(crate) fn forget_record(id: GameId) {
    forget(&format!("{OVER}{id}"));
}

/// The record of a game that is over.
pub(crate) fn record(id: GameId) -> Option<String> {
    recall_text(&format!("{OVER}{id}"))
}

/// The records of all games that are over.
pub(crate) fn records() -> Vec<String> {
    names(OVER).iter().filter_map(|name| recall_text(name)).collect()
}

/// What whoever plays here wants to be called; may be empty.
pub(crate) fn nickname() -> String {
    recall_text("nickname").unwrap_or_default()
}

/// A name as a server takes it: in its normal form, without what cannot be seen.
pub(crate) fn clean_name(name: String) -> String {
    let unseen = RegExp::new(r"[\p{C}\p{Default_Ignorable_Code_Point}\u2800]|^\s*level:", "gu");
    let name = JsString::from(name).replace_by_pattern(&RegExp::new(r"\s+", "g"), " ");
    String::from(name.replace_by_pattern(&unseen, "").normalize("NFC").trim())
}

/// Keeps an online game.
pub(crate) fn keep_game(game: &KeptGame) {
    keep(&format!("{GAME}{}", game.id), game);
}

/// An online game that was kept.
pub(crate) fn kept_game(id: GameId) -> Option<KeptGame> {
    recall(&format!("{GAME}{id}"))
}

/// Whether an online game will still be known after the page is closed.
pub(crate) fn is_game_kept(id: GameId) -> bool {
    stored(&format!("{GAME}{id}")).is_some()
}

/// The names with this beginning that are known only as long as the tab is open.
fn unkept(beginning: &str) -> Vec<String> {
    let mut names = UNKEPT
        .with_borrow(|unkept| unkept.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
    names.retain(|name| name.starts_with(beginning));
    names
}

/// All names with this beginning under which something is kept.
fn names(beginning: &str) -> Vec<String> {
    let unkept = unkept(beginning);
    let (storage, folder) = (storage(), folder());
    let length = storage.as_ref().and_then(|storage| storage.length().ok()).unwrap_or(0);
    let mut names: Vec<String> = (0..length)
        .filter_map(|at| storage.as_ref()?.key(at).ok()??.strip_prefix(&folder).map(str::to_owned))
        .filter(|name| name.starts_with(beginning) && !unkept.contains(name))
        .collect();
    names.extend(unkept);
    names
}

/// All online games that were kept; none where they cannot be played.
pub(crate) fn kept_games() -> Vec<KeptGame> {
    let names = if has_server() { names(GAME) } else { Vec::new() };
    names.iter().filter_map(|name| recall(name)).collect()
}

/// Whether somebody here plays against somebody they don't know: then nobody helps.
pub(crate) fn plays_stranger() -> bool {
    kept_games().iter().any(KeptGame::is_against_stranger)
}

/// Forgets an online game.
pub(crate) fn forget_game(id: GameId) {
    forget(&format!("{GAME}{id}"));
}

/// Forgets what was kept under a name.
pub(crate) fn forget(name: &str) {
    change_unkept(|unkept| unkept.retain(|(other, _)| other != name));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&(folder() + name));
    }
}

/// A secret that nobody guesses.
pub(crate) fn new_secret() -> Option<Secret> {
    let mut bytes = [0; 16];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    digits.parse().ok()
}

/// The secret in the fragment of the address, which no server ever sees.
pub(crate) fn fragment_secret() -> Option<Secret> {
    fragment().parse().ok()
}

/// Where the server is spoken to.
pub(crate) fn socket_address(path: &str) -> Option<String> {
    let origin = window().location().origin().ok()?;
    Some(origin.replacen("http", "ws", 1) + path)
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// The day of a time, as the language writes it.
pub(crate) fn day(time: u64, language: &str) -> String {
    day_of_value(&JsValue::from_f64(time as f64), language)
}

/// The day of a time such as `2026-11-15T14:05:33Z`, as the language writes it.
pub(crate) fn day_of(time: &str, language: &str) -> String {
    day_of_value(&JsValue::from_str(time), language)
}

fn day_of_value(time: &JsValue, language: &str) -> String {
    js_sys::Date::new(time).to_locale_date_string(language, &JsValue::UNDEFINED).into()
}

/// Whether the page is behind another one.
pub(crate) fn is_hidden() -> bool {
    document().visibility_state() == VisibilityState::Hidden
}

/// What the head of the document tells.
fn told(what: &str) -> Option<String> {
    let element = document().query_selector(&format!("meta[name='linja-{what}']")).ok()??;
    element.get_attribute("content")
}

/// The path of a file whose name changes with its contents.
pub(crate) fn file(what: &str) -> Option<String> {
    Some(base() + &told(what)?)
}

/// Whether there is a server: files alone are enough for all but games between devices.
pub(crate) fn has_server() -> bool {
    told("no-server").is_none()
}

/// The folder that the page lies in, from one slash to another, as `start.js` has found it.
pub(crate) fn base() -> String {
    let base = Reflect::get(&window(), &"linjaBase".into()).unwrap_or_default();
    base.as_string().unwrap_or_else(|| "/".to_owned())
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

/// Loads another address, as a link does, or in the place of this one.
pub(crate) fn load(path: &str, is_new: bool) {
    let location = window().location();
    let _ = match (UNKEPT.with_borrow(Vec::is_empty), is_new) {
        (true, true) => location.assign(path),
        (true, false) => location.replace(path),
        (false, _) => {
            enter(Some(path), is_new);
            location.reload()
        }
    };
}

/// Loads the page again.
pub(crate) fn reload() {
    let _ = window().location().reload();
}

/// Says, in the skeleton of the page, that it could not be loaded.
pub(crate) fn show_missing() {
    if let Some(missing) = document().get_element_by_id("missing") {
        let _ = missing.remove_attribute("hidden");
    }
}

/// What stands behind the `#` of the address.
pub(crate) fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    let text = hash.strip_prefix('#').unwrap_or(&hash);
    js_sys::decode_uri_component(text).map_or_else(|_| text.to_owned(), String::from)
}

/// The text of the file that was chosen in an input, if there is one.
pub(crate) async fn chosen_file(input: &HtmlInputElement) -> Option<String> {
    let text = JsFuture::from(input.files()?.get(0)?.text()).await.ok()?;
    text.as_string()
}

/// Whether somebody who was here has the focus nowhere, as after a screen is gone.
pub(crate) fn is_focus_lost() -> bool {
    let document = document();
    let navigator = window().navigator();
    let activation = js_sys::Reflect::get(&navigator, &"userActivation".into());
    let has_been = activation.and_then(|it| js_sys::Reflect::get(&it, &"hasBeenActive".into()));
    let is_nowhere = document
        .active_element()
        .is_none_or(|element| matches!(element.tag_name().as_str(), "BODY" | "MAIN"));
    is_nowhere && has_been.is_ok_and(|has_been| has_been.is_truthy())
}

/// Gives the focus to the place of all screens if something on this one has it: it would be lost with the screen, and
/// the browser would lay out the old and the new one first.
pub(crate) fn leave_screen() {
    let document = document();
    let is_within = |main: &web_sys::Element| main.contains(document.active_element().as_deref());
    if document.get_element_by_id("main").as_ref().is_some_and(is_within) {
        focus("main");
    }
}

/// Gives the focus to the first element that a selector finds.
pub(crate) fn focus_first(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector)
        && let Ok(focus) = js_sys::Reflect::get(&element, &JsValue::from_str("focus"))
        && let Ok(focus) = focus.dyn_into::<js_sys::Function>()
    {
        let _ = focus.call0(&element);
    }
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

/// Puts a text into the clipboard. Says whether it is there.
pub(crate) async fn copy(text: &str) -> bool {
    // Without TLS there is none.
    let clipboard = window().navigator().clipboard();
    let is_there = !clipboard.is_undefined();
    if is_there && JsFuture::from(clipboard.write_text(text)).await.is_ok() {
        return true;
    }
    copy_selected(text).unwrap_or(false)
}

/// The old way: what is selected is copied.
fn copy_selected(text: &str) -> Option<bool> {
    let focused = document().active_element();
    let field: HtmlTextAreaElement = document().create_element("textarea").ok()?.unchecked_into();
    field.set_value(text);
    // Where the page is, so that it does not scroll.
    let _ = field.set_attribute("style", "position:fixed;top:0;opacity:0");
    document().body()?.append_child(&field).ok()?;
    field.select();
    let is_copied = document().unchecked_into::<HtmlDocument>().exec_command("copy").ok();
    field.remove();
    if let Some(focused) = focused {
        let _ = focused.unchecked_into::<HtmlElement>().focus();
    }
    is_copied
}

/// Whether the device can hand a link to another program.
pub(crate) fn can_share() -> bool {
    Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

/// Hands a link to another program.
pub(crate) fn share(text: &str, link: &str) {
    let data = ShareData::new();
    data.set_title("Linja");
    data.set_text(text);
    data.set_url(link);
    // Whoever thinks better of it need not say so.
    let _ = window().navigator().share_with_data(&data);
}

/// Offers a file.
pub(crate) fn download(name: &str, bytes: &[u8]) {
    let parts = Array::of1(&js_sys::Uint8Array::from(bytes));
    let Ok(blob) = Blob::new_with_u8_array_sequence(&parts) else { return };
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

/// Draws an SVG document of this size, so many times as large: red, green, blue and opacity of each pixel.
pub(crate) async fn draw(svg: &str, (width, height): (u32, u32), scale: u32) -> Option<Vec<u8>> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&format!("data:image/svg+xml,{}", js_sys::encode_uri_component(svg)));
    JsFuture::from(image.decode()).await.ok()?;
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.unchecked_into();
    let (width, height) = (width * scale, height * scale);
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d").ok()??.unchecked_into::<CanvasRenderingContext2d>();
    let (across, down) = (f64::from(width), f64::from(height));
    let drawn =
        context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, across, down);
    drawn.ok()?;
    Some(context.get_image_data(0.0, 0.0, across, down).ok()?.data().0)
}

/// Lets the page be there without a network, where the browser can.
pub(crate) fn keep_page() {
    let navigator = window().navigator();
    if Reflect::has(&navigator, &JsValue::from_str("serviceWorker")).unwrap_or(false) {
        let _ = navigator.service_worker().register(&(base() + "service-worker.js"));
        spawn_local(async {
            if let Some(keeper) = keeper().await.ok().and_then(|keeper| keeper.active()) {
                ask_to_be_kept(keeper, 10);
            }
        });
    }
}

/// Asks to be kept, again every second until the page is or has asked often enough: a busy Chromium leaves a page out
/// now and then.
fn ask_to_be_kept(keeper: ServiceWorker, times: u32) {
    if times > 0 && window().navigator().service_worker().controller().is_none() {
        let _ = keeper.post_message(&JsValue::NULL);
        set_timeout(move || ask_to_be_kept(keeper, times - 1), Duration::from_secs(1));
    }
}

/// What keeps the page, as soon as it does.
pub(crate) async fn keeper() -> Result<ServiceWorkerRegistration, JsValue> {
    let ready = window().navigator().service_worker().ready()?;
    Ok(JsFuture::from(ready).await?.unchecked_into())
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
