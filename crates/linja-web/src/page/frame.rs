//! What stands around every screen: the head with its ways, and links that stay on the page.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use linja_words::{Language, Text, text};

use super::{browser, page, t, words};
use crate::Address;

/// A link to another screen. With a modifier key the browser does what it always does.
#[component]
pub(crate) fn Link(
    to: Address,
    #[prop(optional)] class: &'static str,
    children: Children,
) -> impl IntoView {
    let page = page();
    let follow = move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0) {
            event.prevent_default();
            page.go(to);
        }
    };
    let is_here = move || (page.address.get() == to).then_some("page");
    view! {
        <a href=to.to_string() class=class aria-current=is_here on:click=follow>
            {children()}
        </a>
    }
}

/// The head of the page.
#[component]
pub(crate) fn Header() -> impl IntoView {
    let page = page();
    let ways: [(Address, Text); 5] = [
        (Address::Play, text!("web-nav-play")),
        (Address::Games, text!("online-games")),
        (Address::Learn, text!("web-nav-learn")),
        (Address::Rules(linja::RuleSet::Zen), text!("web-nav-rules")),
        (Address::Settings, text!("web-nav-settings")),
    ];
    view! {
        <header class="top">
            <a class="skip" href="#main">{t(text!("web-skip"))}</a>
            <Link to=Address::Home class="brand">"Linja"</Link>
            <nav aria-label=t(text!("web-nav"))>
                {ways.into_iter().map(|(to, text)| {
                    view! { <Link to=to>{t(text)}</Link> }
                }).collect_view()}
            </nav>
            <LanguageChoice class="quiet"/>
        </header>
        {move || {
            // The title follows the screen, for the list of tabs and for those who listen.
            let words = page.words.get();
            let title = match page.address.get() {
                Address::Home | Address::Unknown => text!("web-title-home"),
                Address::Play => text!("web-nav-play"),
                Address::Learn | Address::Lesson(_) => text!("web-nav-learn"),
                Address::Rules(_) | Address::Changes => text!("web-nav-rules"),
                Address::Games => text!("online-games"),
                Address::Game(_) if page.is_your_turn.get() => text!("online-your-turn"),
                Address::Game(_) | Address::Watch(_) => text!("online-game"),
                Address::Join(_) => text!("online-join"),
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
        let Some(language) = Language::from_tag(&event_target_value(&event)) else { return };
        spawn_local(async move {
            words::load(language).await;
            page.settings.update(|settings| settings.language = Some(language));
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
    let (values, names): (Vec<T>, Vec<Text>) = options.into_iter().unzip();
    let chosen = values.clone();
    let now = Signal::derive(move || chosen.iter().position(|option| *option == now.get()));
    choose(
        label,
        names,
        now,
        Box::new(move |index| _ = values.get(index).map(|&option| on_choose.run(option))),
    )
}

/// The same, whatever the options stand for.
fn choose(
    label: Text,
    names: Vec<Text>,
    now: Signal<Option<usize>>,
    on_choose: Box<dyn Fn(usize) + Send + Sync>,
) -> AnyView {
    let on_choose = StoredValue::new(on_choose);
    let options = names.into_iter().enumerate().map(|(index, name)| {
        let is_pressed =
            Signal::derive(move || if now.get() == Some(index) { "true" } else { "false" });
        view! {
            <button type="button" class="option" aria-pressed=is_pressed
                on:click=move |_| on_choose.with_value(|on_choose| on_choose(index))>
                {t(name)}
            </button>
        }
    });
    view! {
        <fieldset class="options">
            <legend>{t(label)}</legend>
            <div class="line">{options.collect_view()}</div>
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
    let can = can.into();
    // Of one kind, whatever it does: a kind for each would make the program heavier.
    let act: Box<dyn FnMut(MouseEvent)> = Box::new(move |_| act());
    let is_disabled = Signal::derive(move || !can.get());
    view! {
        <button type="button" class=class disabled=is_disabled on:click=act>{t(label)}</button>
    }
    .into_any()
}

/// A button that copies a text and says so.
pub(crate) fn copy_button(label: Text, text: impl Fn() -> String + 'static) -> AnyView {
    let words = page().words;
    let copied = RwSignal::new(false);
    let label = Signal::derive(move || match copied.get() {
        true => words.get().say(text!("web-copied")),
        false => words.get().say(&label),
    });
    let copy: Box<dyn FnMut(MouseEvent)> = Box::new(move |_| {
        browser::copy(&text());
        copied.set(true);
    });
    view! { <button type="button" on:click=copy>{label}</button> }.into_any()
}

/// Something to be answered, among buttons.
pub(crate) fn question(text: Text, answers: Vec<AnyView>) -> AnyView {
    view! { <span class="question">{t(text)} {answers}</span> }.into_any()
}
