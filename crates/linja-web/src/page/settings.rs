//! Settings, and what this is.

use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use linja::{Position, Side};
use linja_words::{Text, text};

use crate::page::board::Board;
use crate::page::browser::device;
use crate::page::frame::{LanguageChoice, Options, button};
use crate::page::signals::part;
use crate::page::{browser, page, t};
use crate::{BoardTheme, BoardView, Confirm, Motion, PawnColours, Settings, Sound, Theme};

pub(crate) fn settings() -> impl IntoView {
    let sample = BoardView::of(Position::start(Side::Black), Side::Black);
    view! {
        <section class="text settings">
            <h1>{t(text!("web-nav-settings"))}</h1>
            <fieldset class="options">
                <legend>{t(text!("web-language"))}</legend>
                <LanguageChoice class="select"/>
            </fieldset>
            <div class="look">
                <div>
                    {choice(text!("web-theme"), &[
                        (|now| now.theme = Theme::Device, text!("web-as-device")),
                        (|now| now.theme = Theme::Light, text!("web-theme-light")),
                        (|now| now.theme = Theme::Dark, text!("web-theme-dark")),
                    ])}
                    {choice(text!("web-board-theme"), &[
                        (|now| now.board = BoardTheme::Linen, text!("web-board-linen")),
                        (|now| now.board = BoardTheme::Slate, text!("web-board-slate")),
                        (|now| now.board = BoardTheme::Contrast, text!("web-board-contrast")),
                    ])}
                    {choice(text!("web-pawns"), &[
                        (|now| now.pawns = PawnColours::BlackRed, text!("web-pawns-black-red")),
                        (|now| now.pawns = PawnColours::BlueOrange, text!("web-pawns-blue-orange")),
                        (|now| now.pawns = PawnColours::BlackWhite, text!("web-pawns-black-white")),
                    ])}
                    <p class="aside">{t(text!("web-pawns-names"))}</p>
                </div>
                <figure><Board view=Signal::stored(sample)/></figure>
            </div>
            {choice(text!("web-motion"), &[
                (|now| now.motion = Motion::Slow, text!("web-motion-slow")),
                (|now| now.motion = Motion::Normal, text!("web-motion-normal")),
                (|now| now.motion = Motion::Fast, text!("web-motion-fast")),
                (|now| now.motion = Motion::None, text!("web-motion-none")),
            ])}
            {choice(text!("web-sound"), &[
                (|now| now.sound = Sound::Off, text!("web-sound-off")),
                (|now| now.sound = Sound::Quiet, text!("web-sound-quiet")),
                (|now| now.sound = Sound::Loud, text!("web-sound-loud")),
            ])}
            {choice(text!("web-confirm"), &[
                (|now| now.confirm = Confirm::Online, text!("web-confirm-online")),
                (|now| now.confirm = Confirm::Always, text!("web-confirm-always")),
                (|now| now.confirm = Confirm::Never, text!("web-confirm-never")),
            ])}
            <p class="aside">{t(text!("web-confirm-line"))}</p>
            {nickname()}
            {install()}
            <h2>{t(text!("web-about"))}</h2>
            <p>{t(text!("web-about-game"))}</p>
            <p>{t(text!("web-about-project"))}</p>
            <p>{t(text!("web-about-keys"))}</p>
        </section>
    }
}

/// What whoever plays here wants to be called.
pub(crate) fn nickname() -> AnyView {
    let page = page();
    let write = move |event| page.be_called(&browser::clean_name(event_target_value(&event)));
    view! {
        <div class="field">
            <label for="nickname">{t(text!("games-nickname"))}</label>
            <input id="nickname" type="text" maxlength="24" autocomplete="nickname"
                value=page.nickname.get_untracked() on:change=write/>
            <p class="aside">{t(text!("games-nickname-line"))}</p>
        </div>
    }
    .into_any()
}

/// What an option does.
type Apply = fn(&mut Settings);

/// A choice for one of the settings.
fn choice(label: Text, options: &[(Apply, Text)]) -> AnyView {
    let page = page();
    let (sets, texts): (Vec<Apply>, Vec<Text>) = options.iter().cloned().unzip();
    let sets = StoredValue::new(sets);
    let now = Signal::derive(move || {
        let now = page.settings.get();
        let is_now = |set: &Apply| {
            let mut settings = now;
            set(&mut settings);
            settings == now
        };
        let number = sets.with_value(|sets| sets.iter().position(is_now));
        number.map_or(0, |number| number as u8)
    });
    let choose = move |number: u8| {
        let before = page.settings.get_untracked();
        page.settings.update(sets.with_value(|sets| sets[usize::from(number)]));
        // A new volume is heard at once.
        if page.settings.with_untracked(Settings::volume) != before.volume() {
            page.knock(0);
        }
    };
    let options = (0..).zip(texts).collect();
    view! { <Options label=label options=options now=now on_choose=choose/> }.into_any()
}

/// Where the browser offers it: a place among the programs of the device.
fn install() -> AnyView {
    let can = RwSignal::new(device::can_install());
    let look = move || can.set(device::can_install());
    let heard = device::OFFERS.map(|event| window_event_listener_untyped(event, move |_| look()));
    on_cleanup(move || heard.into_iter().for_each(WindowListenerHandle::remove));
    let install = move || {
        device::install();
        look();
    };
    view! { <div class="bar">{part(move || can.get().then(|| button(text!("web-install"), "", install)))}</div> }
        .into_any()
}
