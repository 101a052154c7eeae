//! What stands around every screen: the head with its ways, and links that stay on the page.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use linja_words::{Language, Text, text};
use web_sys::HtmlSelectElement;

use crate::Address;
use crate::page::browser::words;
use crate::page::signals::{click, derived, part};
use crate::page::{browser, full_path, page, t};

/// A link to another screen. With a modifier key the browser does what it always does.
#[component]
pub(crate) fn Link(
    to: Address,
    /// What stands behind the `#` of its address.
    #[prop(optional, into)]
    details: Option<Signal<String>>,
    /// Whether it is also current on the screens that it leads to.
    #[prop(optional)]
    is_way: bool,
    #[prop(optional)] class: &'static str,
    children: Children,
) -> impl IntoView {
    let page = page();
    let follow = move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0) {
            event.prevent_default();
            page.show(to, &details.map(|details| details.get_untracked()).unwrap_or_default());
        }
    };
    let is_here = move || {
        let address = page.address.get();
        let is_shown = details.is_none_or(|details| details.get() == page.fragment.get());
        match address == to && is_shown {
            true => Some("page"),
            false => (is_way && address.way() == to).then_some("true"),
        }
    };
    let href = move || full_path(to, &details.map(|details| details.get()).unwrap_or_default());
    view! {
        <a href=href class=class aria-current=is_here on:click=follow>
            {children()}
        </a>
    }
}

/// The head of the page.
#[component]
pub(crate) fn Header() -> impl IntoView {
    let page = page();
    let ways: [(Address, Text); 6] = [
        (Address::Play, text!("web-nav-play")),
        (Address::Games, text!("web-nav-games")),
        (Address::Learn, text!("web-nav-learn")),
        (Address::Understand, text!("web-nav-understand")),
        (Address::Rules(linja::RuleSet::default()), text!("web-nav-rules")),
        (Address::Settings, text!("web-nav-settings")),
    ];
    // On small screens the ways are behind a button, and step aside when one is taken.
    let is_open = RwSignal::new(false);
    Effect::new(move |_| {
        page.address.track();
        is_open.set(false);
    });
    let expanded = derived(move || if is_open.get() { "true" } else { "false" });
    // What stands behind the `#` is for the screens.
    let skip = |event: MouseEvent| {
        event.prevent_default();
        browser::focus("main");
    };
    view! {
        <header class="top" class:open=is_open>
            <a class="skip" href="#main" on:click=skip>{t(text!("web-skip"))}</a>
            <Link to=Address::Home class="brand">"Linja"</Link>
            <button type="button" class="ways-button" aria-expanded=expanded aria-label=t(text!("web-nav"))
                on:click=click(move || is_open.update(|is_open| *is_open = !*is_open))>"☰"</button>
            <nav aria-label=t(text!("web-nav"))>
                {ways.into_iter().map(|(to, text)| {
                    view! { <Link to=to is_way=true>{t(text)}</Link> }
                }).collect_view()}
            </nav>
            <LanguageChoice class="quiet"/>
        </header>
        {move || {
            // The title follows the screen, for the list of tabs and for those who listen.
            let words = page.words.get();
            let title = match page.address.get() {
                Address::Home => text!("web-title-home"),
                Address::Unknown => text!("web-nowhere"),
                Address::Play => text!("web-nav-play"),
                Address::Learn | Address::Lesson(_) => text!("web-nav-learn"),
                Address::Rules(_) | Address::Changes => text!("web-nav-rules"),
                Address::Games => text!("web-nav-games"),
                Address::Game(_) if page.is_your_turn.get() => text!("online-your-turn"),
                Address::Game(_) | Address::Watch(_) => text!("online-game"),
                Address::Join(_) => text!("online-join"),
                Address::Understand => text!("web-nav-understand"),
                Address::Review => text!("web-review"),
                Address::Board => text!("study-board"),
                Address::Puzzles | Address::Puzzle(..) => text!("study-puzzles"),
                Address::Practice => text!("study-practice"),
                Address::Solution => text!("study-solution"),
                Address::Oracle => text!("study-oracle"),
                Address::Settings => text!("web-nav-settings"),
            };
            document().set_title(&format!("{} – Linja", words.say(title)));
        }}
    }
}

/// The six languages.
#[component]
pub(crate) fn LanguageChoice(class: &'static str) -> impl IntoView {
    let page = page();
    let choose = move |event| {
        let select: HtmlSelectElement = event_target(&event);
        let Some(language) = Language::from_tag(&select.value()) else { return };
        spawn_local(async move {
            let is_loaded = words::load(page.program, language).await;
            page.set_incomplete(!is_loaded);
            match is_loaded {
                true => page.settings.update(|settings| settings.language = Some(language)),
                false => select.set_value(page.words.get_untracked().language().tag()),
            }
        });
    };
    view! {
        <select class=class aria-label=t(text!("web-language")) on:change=choose
            prop:value=move || page.words.get().language().tag()>
            {Language::ALL.map(|language| view! {
                <option value=language.tag() lang=language.tag()>{language.name()}</option>
            })}
        </select>
    }
}

/// A choice of one among a few, as buttons in a line.
#[component]
pub(crate) fn Options<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What is chosen.
    label: Text,
    /// What there is.
    options: Vec<(T, Text)>,
    /// What is chosen now.
    #[prop(into)]
    now: Signal<T>,
    /// Hears the choice.
    #[prop(into)]
    on_choose: Callback<T>,
) -> impl IntoView {
    let buttons = options.into_iter().map(|(option, text)| {
        let is_chosen = derived(move || if now.get() == option { "true" } else { "false" });
        (text, is_chosen, click(move || on_choose.run(option)))
    });
    buttons_in_line(label, buttons.collect())
}

type Choose = Box<dyn FnMut(MouseEvent)>;

fn buttons_in_line(label: Text, buttons: Vec<(Text, Signal<&'static str>, Choose)>) -> AnyView {
    view! {
        <fieldset class="options">
            <legend>{t(label)}</legend>
            <div class="line">
                {buttons.into_iter().map(|(text, is_chosen, choose)| view! {
                    <button type="button" class="option" aria-pressed=is_chosen on:click=choose>
                        {t(text)}
                    </button>
                }).collect_view()}
            </div>
        </fieldset>
    }
    .into_any()
}

/// A button.
pub(crate) fn button(label: Text, class: &'static str, act: impl Fn() + 'static) -> AnyView {
    button_if(true, label, class, act)
}

/// A button that can be pressed as long as something holds.
pub(crate) fn button_if(
    can: impl Into<Signal<bool>>,
    label: Text,
    class: &'static str,
    act: impl Fn() + 'static,
) -> AnyView {
    // All buttons are drawn by the same code.
    any_button(can.into(), label, class, Box::new(act))
}

fn any_button(can: Signal<bool>, label: Text, class: &'static str, act: Box<dyn Fn()>) -> AnyView {
    // One that cannot be pressed now keeps the focus that it has.
    let act = click(move || {
        if can.get_untracked() {
            act();
        }
    });
    let is_disabled = derived(move || (!can.get()).then_some("true"));
    view! {
        <button type="button" class=class aria-disabled=is_disabled on:click=act>{t(label)}</button>
    }
    .into_any()
}

/// Something that is chosen or not.
pub(crate) fn tick(label: Text, now: Signal<bool>, on_choose: impl Fn(bool) + 'static) -> AnyView {
    let on_choose: Box<dyn Fn(bool)> = Box::new(on_choose);
    view! {
        <label class="tick">
            <input type="checkbox" prop:checked=now
                on:change=move |event| on_choose(event_target_checked(&event))/>
            {t(label)}
        </label>
    }
    .into_any()
}

/// A button that copies a text, and says whether it did for as long as the text is the same.
pub(crate) fn copy_button(label: Text, text: Signal<String>) -> AnyView {
    let words = page().words;
    let (tried, is_copied) = (RwSignal::new(String::new()), RwSignal::new(false));
    let label = derived(move || {
        let is_tried = tried.with(|tried| !tried.is_empty() && *tried == text.get());
        words.get().say(match (is_tried, is_copied.get()) {
            (false, _) => label.clone(),
            (true, true) => text!("web-copied"),
            (true, false) => text!("web-not-copied"),
        })
    });
    let copy = click(move || {
        let text = text.get_untracked();
        spawn_local(async move {
            // The screen may have been left meanwhile.
            let _ = is_copied.try_set(browser::copy(&text).await);
            let _ = tried.try_set(text);
        });
    });
    view! { <button type="button" on:click=copy>{label}</button> }.into_any()
}

/// A part of the page could not be loaded: perhaps there is a newer one.
pub(crate) fn reload_offer() -> AnyView {
    let reload = button(text!("web-reload"), "primary", browser::reload);
    question(text!("web-part-missing"), vec![reload])
}

/// What closes something that lies over the screen.
pub(crate) fn close_button(close: impl Fn() + 'static) -> AnyView {
    view! {
        <button type="button" class="close" aria-label=t(text!("web-close")) on:click=click(close)>"✕"</button>
    }
    .into_any()
}

/// The key that does the same.
pub(crate) fn on_escape(close: impl Fn() + 'static) -> Box<dyn FnMut(KeyboardEvent)> {
    Box::new(move |event| {
        if event.key() == "Escape" {
            close();
        }
    })
}

/// A button for what cannot be undone: it asks first. Its label, the question, yes and no.
pub(crate) fn careful_button([label, sure, yes, no]: [Text; 4], act: Callback<()>) -> AnyView {
    let is_asking = RwSignal::new(false);
    let ask = move |ask| {
        is_asking.set(ask);
        // Whoever came by keys stays here, at the answer that changes nothing.
        request_animation_frame(|| browser::focus_first(".careful button:last-child"));
    };
    let buttons = part(move || match is_asking.get() {
        false => button(label.clone(), "", move || ask(true)),
        true => {
            let yes = button(yes.clone(), "danger", move || act.run(()));
            let no = button(no.clone(), "", move || ask(false));
            question(sure.clone(), vec![yes, no])
        }
    });
    view! { <span class="careful">{buttons}</span> }.into_any()
}

/// Something to be answered, among buttons.
pub(crate) fn question(text: Text, answers: Vec<AnyView>) -> AnyView {
    view! { <span class="question">{t(text)} {answers}</span> }.into_any()
}
