//! All turns that were tried out, with their variations: buttons and keys that lead through them, comments, and the
//! record that keeps them.

use leptos::ev;
use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{NodeId, Record, Tree};
use linja_words::{Text, say, text};
use wasm_bindgen::JsCast;

use crate::page::frame::{button, button_if, copy_button};
use crate::page::signals::{click, derived, part, watch};
use crate::page::understand::study::Screen;
use crate::page::{browser, t};
use crate::{Jump, Listed, Study, tell};

/// Leads through the turns by the keys Home, Left, Right and End, and through what was played instead by Up and Down.
pub(crate) fn keys(screen: Screen) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let is_plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
        if !is_plain || browser::takes_keys(event.target()) {
            return;
        }
        let key = event.key();
        let [above, below] = screen.study.with_untracked(Study::beside);
        match (key.as_str(), Jump::of_key(&key)) {
            (_, Some(jump)) => screen.study.update(|study| study.jump(jump)),
            ("ArrowUp", _) if above.is_some() => screen.go_to(above),
            ("ArrowDown", _) if below.is_some() => screen.go_to(below),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
    let at = Memo::new(move |_| screen.study.with(Study::at));
    let mut before = at.get_untracked();
    watch(move || {
        let at = at.get();
        if at != before {
            before = at;
            screen.page.announced.set(told(screen));
            request_animation_frame(show_current);
        }
    });
}

/// The turn that we are at, in words.
fn told(screen: Screen) -> String {
    let words = screen.page.words.get_untracked();
    screen.study.with_untracked(|study| {
        let node = &study.tree()[study.at()];
        let turn = match node.played() {
            Some(played) => tell::turn(words, played.mover(), played.turn),
            None => say!(words, "study-start"),
        };
        format!("{turn} {}", node.comment())
    })
}

/// Scrolls the list to the turn that we are at, and nothing else.
fn show_current() {
    let find = |selector| document().query_selector(selector).ok().flatten();
    if let (Some(list), Some(current)) = (find(".tree"), find(".tree [aria-current]")) {
        let (outer, inner) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
        let (over, under) = (inner.top() - outer.top(), inner.bottom() - outer.bottom());
        let by = if over < 0.0 { over } else { under.max(0.0) };
        list.set_scroll_top(list.scroll_top() + by as i32);
    }
}

/// One step back, one turn on.
pub(crate) fn steps(screen: Screen) -> AnyView {
    let study = screen.study;
    let step = move |jump: Jump, label: Text, sign: &'static str, can: fn(&Study) -> bool| {
        // A button that were disabled would lose the focus.
        let is_off = derived(move || (!study.with(can)).then_some("true"));
        view! {
            <button type="button" aria-label=t(label) aria-disabled=is_off
                on:click=click(move || study.update(|study| study.jump(jump)))>
                <span aria-hidden="true">{sign}</span></button>
        }
    };
    view! {
        {step(Jump::Back, text!("study-step-back"), "‹", Study::can_step_back)}
        {step(Jump::On, text!("study-on"), "›", Study::can_step_on)}
    }
    .into_any()
}

/// The list of turns, and what can be done with the one that we are at.
pub(crate) fn variations(screen: Screen) -> AnyView {
    let study = screen.study;
    let list = Memo::new(move |_| study.with(Study::list));
    let is_empty = Memo::new(move |_| list.with(Vec::is_empty));
    let is_at_turn = derived(move || study.with(|study| study.at() != Tree::ROOT));
    let is_beside = derived(move || !study.with(Study::is_main));
    let can_undelete = Memo::new(move |_| study.with(Study::can_undelete));
    let undelete = move || {
        study.update(Study::undelete);
        // The button goes.
        browser::focus_first(".tree-bar button");
    };
    let is_kept = Memo::new(move |_| screen.kept.with(Option::is_some));
    let keep = move || {
        screen.keep();
        let told =
            untrack(|| screen.kept_told()).map(|told| screen.page.words.get_untracked().say(told));
        screen.page.announced.set(told.unwrap_or_default());
        // The button goes.
        browser::focus_first(".tree-bar button");
    };
    let on_turns = move || {
        view! {
            <h2>{t(text!("study-variations"))}</h2>
            <div class="scroll tree" tabindex="0" role="group" aria-label=t(text!("study-variations"))>
                {part(move || nested(screen, list.get()))}
            </div>
            <p class="aside keys">{t(text!("study-keys"))}</p>
            {comment(screen)}
        }
    };
    view! {
        <section class="variations">
            {part(move || (!is_empty.get()).then(on_turns))}
            {part(move || (!is_empty.get() || can_undelete.get()).then(|| view! {
                <div class="bar small tree-bar">
                    {button_if(is_beside, text!("study-make-main"), "", move || study.update(Study::make_main))}
                    {button_if(is_at_turn, text!("study-delete"), "", move || study.update(Study::delete))}
                    {part(move || can_undelete.get().then(|| button(text!("study-undelete"), "", undelete)))}
                    {part(move || (!is_kept.get()).then(|| button(text!("study-keep-study"), "", keep)))}
                </div>
            }))}
            {part(move || screen.kept_told().map(|told| view! { <p class="aside">{t(told)}</p> }))}
        </section>
    }
    .into_any()
}

/// The turns as buttons, variations further in.
fn nested(screen: Screen, list: Vec<Listed>) -> Vec<AnyView> {
    let mut outer = Vec::new();
    let mut inner = Vec::new();
    for listed in list {
        match listed {
            Listed::Turn { node, label, comment } => inner.push(turn(screen, node, label, comment)),
            Listed::Opens => outer.push(std::mem::take(&mut inner)),
            Listed::Closes => {
                let variation = view! { <div class="variation">{inner}</div> }.into_any();
                inner = outer.pop().unwrap_or_default();
                inner.push(variation);
            }
        }
    }
    inner
}

fn turn(screen: Screen, node: NodeId, label: String, comment: String) -> AnyView {
    let is_here = derived(move || (screen.study.with(Study::at) == node).then_some("step"));
    view! {
        <button type="button" class="plain-button" aria-current=is_here
            on:click=click(move || screen.go_to(Some(node)))>{label}</button>
        " "
        {(!comment.is_empty()).then(|| view! { <span class="said">{comment}" "</span> })}
    }
    .into_any()
}

/// What is said about the turn that we are at.
fn comment(screen: Screen) -> AnyView {
    let (page, study) = (screen.page, screen.study);
    let label = derived(move || {
        let words = page.words.get();
        match study.with(|study| study.label(study.at())) {
            Some(turn) => say!(words, "study-comment", turn = turn),
            None => say!(words, "study-title-comment"),
        }
    });
    let text = derived(move || study.with(|study| study.tree()[study.at()].comment().to_owned()));
    let write = move |event| study.update(|study| study.comment(&event_target_value(&event)));
    view! {
        <div class="field">
            <label for="comment">{label}</label>
            <textarea id="comment" rows="1" prop:value=text on:change=write></textarea>
        </div>
    }
    .into_any()
}

/// The study as a record: into a file, from a file.
pub(crate) fn as_record(screen: Screen) -> AnyView {
    let wrong = RwSignal::new(None::<Text>);
    let open = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into().ok());
        let Some(input): Option<web_sys::HtmlInputElement> = input else { return };
        spawn_local(async move {
            let Some(text) = browser::chosen_file(&input).await else { return };
            input.set_value("");
            let read = text.parse::<Record>();
            let told = read
                .as_ref()
                .err()
                .map(|error| text!("study-wrong-record", wrong = Text::from(*error)));
            // The screen may have been left meanwhile.
            let _ = wrong.try_set(told);
            if let Ok(record) = read {
                screen.open(record, None);
                browser::window().scroll_to_with_x_and_y(0.0, 0.0);
            }
        });
    };
    let text = derived(move || screen.record().to_string());
    let save = move || browser::download("study.linja", text.get_untracked().as_bytes());
    view! {
        {part(move || wrong.get().map(|wrong| view! { <p class="aside refused" role="alert">{t(wrong)}</p> }))}
        <div class="bar small">
            {button(text!("study-save"), "", save)}
            {copy_button(text!("web-copy-record"), text)}
            <label class="button">{t(text!("study-open"))}
                <input type="file" class="unseen" accept=".linja,text/plain" on:change=open/></label>
        </div>
    }
    .into_any()
}
