//! The page in a browser: what all screens share, and which screen is shown.

// Components are made public by their macro, whatever they are.
#![allow(unreachable_pub)]

mod assistant;
mod board;
mod browser;
mod frame;
mod games;
mod judge;
mod learn;
mod nowhere;
mod online;
mod play;
mod settings;
mod share;
mod signals;
mod understand;

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use linja::Random;
use linja_words::{Text, Words, text};

use crate::{Address, Choice, GameId, Motion, Program, Settings, Table};

/// Starts the program for playing on this device, and learning.
pub fn start_to_play() {
    start(Program::Play, play::driver::go_on, |address| match address {
        Address::Play => play::play().into_any(),
        Address::Learn => learn::learn().into_any(),
        Address::Lesson(number) => learn::lesson(number).into_any(),
        Address::Unknown => nowhere::nowhere().into_any(),
        _ => play::home::home().into_any(),
    });
}

/// Starts the program for playing with somebody at another device.
pub fn start_online() {
    start(
        Program::Online,
        |_| (),
        |address| match address {
            _ if !browser::has_server() => online::no_server().into_any(),
            Address::Game(id) => online::game(id).into_any(),
            Address::Join(id) => online::join::join(id).into_any(),
            Address::Watch(id) => online::join::watch(id).into_any(),
            _ => nowhere::nowhere().into_any(),
        },
    );
}

/// Starts the program for all that is not playing or learning.
pub fn start_to_understand() {
    start(
        Program::Understand,
        |_| (),
        |address| match address {
            Address::Review => understand::review::review().into_any(),
            Address::Board => understand::study::study().into_any(),
            Address::Puzzles => understand::puzzles::today().into_any(),
            Address::Puzzle(rules, seed) => understand::puzzles::puzzle(rules, seed).into_any(),
            Address::Practice => understand::practice::practice().into_any(),
            Address::Rules(rules) => understand::rules::rules(rules).into_any(),
            Address::Changes => understand::rules::changes().into_any(),
            Address::Solution => understand::solution::solution().into_any(),
            Address::Oracle => understand::tables::tables().into_any(),
            Address::Games => games::games().into_any(),
            Address::Settings => settings::settings().into_any(),
            Address::Unknown => nowhere::nowhere().into_any(),
            _ => understand::understand().into_any(),
        },
    );
}

/// Words that could not be loaded are tried again after so long.
const AGAIN: Duration = Duration::from_secs(2);

/// Starts the page as soon as it has words.
fn start(program: Program, go_on: fn(Page), screens: fn(Address) -> AnyView) {
    // What should never happen is at least told to the console.
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    let settings = browser::recall::<Settings>("settings").unwrap_or_default();
    wasm_bindgen_futures::spawn_local(async move {
        if !browser::words::load(program, browser::words::language(settings)).await {
            browser::show_missing();
            return set_timeout(move || start(program, go_on, screens), AGAIN);
        }
        // The skeleton has done its duty.
        browser::document().body().inspect(|body| body.set_inner_html(""));
        leptos::mount::mount_to_body(move || {
            let page = Page::new(program, go_on, settings);
            go_on(page);
            app(page, screens)
        });
        browser::keep_page();
    });
}

/// What all screens share. Copied freely: it only holds signals.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    /// Which screens there are without loading.
    pub(crate) program: Program,
    /// Where the player is.
    pub(crate) address: RwSignal<Address>,
    /// What stands behind the `#` of the address.
    pub(crate) fragment: RwSignal<String>,
    /// What the player has set.
    pub(crate) settings: RwSignal<Settings>,
    /// The language spoken.
    pub(crate) words: Memo<Words>,
    /// What whoever plays here wants to be called; may be empty.
    pub(crate) nickname: RwSignal<String>,
    /// The game on this device.
    pub(crate) table: RwSignal<Option<Table>>,
    /// What is done when that game has changed.
    go_on: fn(Page),
    /// Which thought about it counts.
    pub(crate) thought: RwSignal<u64>,
    /// Whether the perfect player's last turn was the oracle's, or found by search.
    pub(crate) is_exact: RwSignal<Option<bool>>,
    /// What is told to those who listen.
    pub(crate) announced: RwSignal<String>,
    /// Whether an online game waits for somebody here.
    pub(crate) is_your_turn: RwSignal<bool>,
    /// Whether a part of the page could not be loaded.
    pub(crate) is_incomplete: RwSignal<bool>,
}

/// What all screens share.
pub(crate) fn page() -> Page {
    expect_context()
}

/// A text in the language of the player, whichever that is at the time.
pub(crate) fn t(text: Text) -> impl Fn() -> String + Clone + Send {
    let words = page().words;
    move || words.get().say(&text)
}

impl Page {
    fn new(program: Program, go_on: fn(Page), settings: Settings) -> Page {
        let settings = RwSignal::new(settings);
        let words = Memo::new(move |_| Words::new(browser::words::language(settings.get())));
        Page {
            program,
            address: RwSignal::new(current_address()),
            fragment: RwSignal::new(browser::fragment()),
            settings,
            words,
            nickname: RwSignal::new(browser::nickname()),
            table: RwSignal::new(browser::kept_table()),
            go_on,
            thought: RwSignal::new(0),
            is_exact: RwSignal::new(None),
            announced: RwSignal::new(String::new()),
            is_your_turn: RwSignal::new(false),
            is_incomplete: RwSignal::new(false),
        }
    }

    /// Keeps what whoever plays here wants to be called.
    fn be_called(self, name: &str) {
        browser::keep_text("nickname", name.to_owned());
        self.nickname.set(name.to_owned());
    }

    /// The name for a seat in an online game.
    pub(crate) fn name(self) -> Option<String> {
        Some(self.nickname.get_untracked()).filter(|name| !name.is_empty())
    }

    /// Goes to another screen.
    pub(crate) fn go(self, address: Address) {
        self.show(address, "");
    }

    /// Goes to a screen that shows what stands behind the `#` of its address.
    pub(crate) fn show(self, address: Address, fragment: &str) {
        if (self.address.get_untracked(), self.fragment.get_untracked().as_str())
            != (address, fragment)
        {
            let path = full_path(address, fragment);
            if address.program() != self.program {
                return browser::load(&path, true);
            }
            browser::enter(Some(&path), true);
            self.arrive(address, fragment);
            browser::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    }

    /// Goes to another screen that takes the place of this one: nobody comes back here.
    pub(crate) fn replace(self, address: Address) {
        self.replace_by(address, "");
    }

    /// Goes to another screen and what it shows, which take the place of this one.
    pub(crate) fn replace_by(self, address: Address, fragment: &str) {
        if address.program() != self.program {
            return browser::load(&full_path(address, fragment), false);
        }
        rewrite(address, fragment);
        self.arrive(address, fragment);
    }

    /// What this screen shows has changed: the address follows.
    pub(crate) fn note(self, fragment: &str) {
        if self.fragment.with_untracked(|now| now != fragment) {
            rewrite(self.address.get_untracked(), fragment);
            self.fragment.set(fragment.to_owned());
        }
    }

    /// Shows what the address says.
    fn arrive(self, address: Address, fragment: &str) {
        if self.fragment.with_untracked(|now| now != fragment) {
            self.fragment.set(fragment.to_owned());
        }
        if self.address.get_untracked() != address {
            browser::leave_screen();
            self.address.set(address);
        }
    }

    /// Lays the table for a new game, and goes there.
    pub(crate) fn begin(self) {
        let mut choice = self.settings.with_untracked(|settings| settings.choice);
        choice = self.table.with_untracked(|table| settled(choice, table.as_ref()));
        self.play(choice.table(&mut Random::new(browser::chance())));
    }

    /// Goes to this table. The one before stays as it is, if a game goes on there.
    pub(crate) fn play(self, mut table: Table) {
        if table.id() == GameId::default() {
            table = table.named(GameId::new(browser::chance()));
        }
        self.table.with_untracked(|before| {
            if let Some(before) = before
                && before.id() != table.id()
                && !before.is_running()
            {
                browser::keep_form(before);
                browser::forget_table(before.id());
            }
        });
        // It may be another program that goes on with it.
        browser::keep_table(&table);
        self.table.set(Some(table));
        (self.go_on)(self);
        self.go(Address::Play);
    }

    /// Changes the game on this device.
    pub(crate) fn with_table<T>(self, act: impl FnOnce(&mut Table) -> T) -> Option<T> {
        self.table.try_update(|table| table.as_mut().map(act)).flatten()
    }

    /// Notes whether all parts of the page could be loaded; a missing one is told.
    pub(crate) fn set_incomplete(self, is_incomplete: bool) {
        self.is_incomplete.set(is_incomplete);
        if is_incomplete {
            self.announced.set(self.words.get_untracked().say(text!("web-part-missing")));
        }
    }

    /// Whether pawns hop.
    pub(crate) fn moves_freely(self) -> bool {
        let motion = self.settings.with_untracked(|settings| settings.motion);
        motion != Motion::None && !browser::prefers("(prefers-reduced-motion: reduce)")
    }

    /// How long hops and pauses take, as a share of the usual time.
    pub(crate) fn pace(self) -> f64 {
        self.settings.with_untracked(Settings::pace)
    }

    /// Knocks as a pawn does that lands after so many hops.
    pub(crate) fn knock(self, hops: u8) {
        self.sound(
            f64::from(hops) * board::HOP * self.pace() / 1000.0,
            190.0 + 12.0 * f32::from(hops),
        );
    }

    /// Knocks twice on the table: whoever is here is to move.
    pub(crate) fn call(self) {
        self.sound(0.3, 330.0);
        self.sound(0.45, 440.0);
    }

    fn sound(self, after: f64, pitch: f32) {
        let volume = self.settings.with_untracked(Settings::volume);
        if volume > 0.0 {
            browser::sound::knock(after, pitch, volume);
        }
    }
}

/// What is chosen; a level that adapts and a fair handicap follow from the results so far, those at the table included.
fn settled(mut choice: Choice, table: Option<&Table>) -> Choice {
    let own = browser::form(choice.rules(), table).opponent();
    if choice.adapts {
        choice.level = own;
    }
    choice.made_fair(own)
}

/// Puts another address in the place of this one.
fn rewrite(address: Address, fragment: &str) {
    browser::enter(Some(&full_path(address, fragment)), false);
}

/// The path of a screen, and what stands behind the `#`.
fn full_path(address: Address, fragment: &str) -> String {
    let mark = if fragment.is_empty() { "" } else { "#" };
    format!("{}{address}{mark}{fragment}", browser::base())
}

/// The same for those who are somewhere else.
fn link(address: Address, fragment: &str) -> String {
    let origin = browser::window().location().origin().unwrap_or_default();
    origin + &full_path(address, fragment)
}

fn current_address() -> Address {
    let path = browser::window().location().pathname().unwrap_or_default();
    path.strip_prefix(&browser::base()).map_or(Address::Unknown, Address::from_path)
}

fn app(page: Page, screens: fn(Address) -> AnyView) -> impl IntoView {
    provide_context(page);
    let _ = window_event_listener(ev::popstate, move |_| {
        let address = current_address();
        match address.program() == page.program {
            true => page.arrive(address, &browser::fragment()),
            // An entry of the history that another program has made.
            false => browser::reload(),
        }
    });
    remember(page);
    view! {
        <board::drawing::Definitions/>
        <frame::Header/>
        {signals::part(move || page.is_incomplete.get().then(frame::reload_offer))}
        <main id="main" tabindex="-1">
            {move || screens(page.address.get())}
        </main>
        <div class="unseen" role="status" aria-live="polite">{move || page.announced.get()}</div>
    }
}

/// Keeps what was set and the game on the device, and lets the document follow.
fn remember(page: Page) {
    signals::watch(move || {
        let settings = page.settings.get();
        browser::keep("settings", &settings);
        if let Some(root) = browser::document().document_element() {
            for (name, value) in settings.attributes() {
                let _ = root.set_attribute(name, value);
            }
            let _ = root.set_attribute("lang", page.words.get().language().tag());
        }
    });
    let mut before = None;
    signals::watch(move || {
        page.table.with(|table| {
            let Some(table) = table else { return };
            browser::keep_table(table);
            // A game that has just ended is kept for itself; unless its last turn is taken back.
            let (nickname, index) = (page.nickname.get_untracked(), table.course().past());
            let origin = table.origin(&nickname);
            let (id, is_over) = (origin.id(index), table.ending().is_some());
            if before.replace((id, is_over)) == Some((id, !is_over)) {
                match is_over {
                    true => browser::keep_over(&origin, table.course(), index),
                    false => browser::forget_record(id),
                }
            }
        });
    });
}
