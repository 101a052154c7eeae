//! The screen of an online game: the table of every game, and around it the links for others, the
//! connection, clocks, and what the two ask each other.

pub(crate) mod games;
pub(crate) mod join;
pub(crate) mod lobby;
pub(crate) mod push;
pub(crate) mod session;

use leptos::ev::FocusEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{BySide, Side};
use linja_api::{Action, TimeControl};
use linja_words::{Text, text};

use crate::page::browser::server;
use crate::page::frame::{
    Link, button, button_if, careful_button, close_button, copy_button, on_escape, question,
};
use crate::page::online::session::Session;
use crate::page::share::code;
use crate::page::signals::{derived, part};
use crate::page::{browser, link, page, play, t};
use crate::{Address, Contact, GameId, Online};

/// The game of this name. A device that has no key to it yet comes by the address that somebody has copied.
pub(crate) fn game(id: GameId) -> impl IntoView {
    let page = page();
    let Some(kept) = browser::kept_game(id) else { return join::by_address(id) };
    let session = Session::begin(page, kept);
    Effect::new(move |_| {
        let fragment = session.fragment();
        // The screen may have been left meanwhile, and no other one is to carry a secret.
        if page.address.get_untracked() == Address::Game(id) {
            page.note(&fragment);
        }
    });
    push::follow(session);
    let has_table = Memo::new(move |_| session.page.table.with(Option::is_some));
    let is_closed =
        Memo::new(move |_| session.online.with(|online| online.contact() == Contact::Closed));
    part(move || match (has_table.get(), is_closed.get()) {
        (true, _) => play::at_table(session.page, session).into_any(),
        (false, false) => looking().into_any(),
        (false, true) => gone().into_any(),
    })
}

/// While a game is not there yet.
pub(crate) fn looking() -> impl IntoView {
    view! {
        <section class="text">
            <h1>{t(text!("online-game"))}</h1>
            <p>{t(text!("online-looking"))}</p>
        </section>
    }
}

/// There is no such game.
pub(crate) fn gone() -> impl IntoView {
    sorry(text!("online-gone"), text!("online-gone-text"), ().into_any())
}

/// There is nobody to ask for a game.
pub(crate) fn no_server() -> impl IntoView {
    sorry(text!("online-game"), text!("online-no-server"), ().into_any())
}

/// Something did not work out; what else there is to do.
pub(crate) fn sorry(title: Text, text: Text, more: AnyView) -> impl IntoView {
    view! {
        <section class="text">
            <h1>{t(title)}</h1>
            <p>{t(text)}</p>
            <div class="bar">
                {more}
                <Link to=Address::Home class="button primary">{t(text!("web-new-game"))}</Link>
            </div>
        </section>
    }
}

/// How the connection is and who looks on, always in one line; what is in danger; and the invitation.
pub(crate) fn head(session: Session) -> impl IntoView {
    let words = session.page.words;
    let has_known = move || session.online.with(|online| online.known().is_some());
    let is_unsaved = move || session.online.with(Online::is_unsaved);
    let is_lost = move || session.online.with(|online| online.contact() != Contact::Connected);
    let kept = session.kept();
    let (id, is_open) = (kept.id, kept.is_open());
    let has_unkept_seat = move || session.seat().is_some() && !browser::is_game_kept(id);
    let watchers = move || {
        let watchers = session.ask(|known| known.presence.watchers);
        (watchers > 0).then(|| text!("online-watchers", watchers = watchers))
    };
    let notice = move || {
        let (contact, is_sending) =
            session.online.with(|online| (online.contact(), online.turn_ahead().is_some()));
        let mut notice = match contact {
            Contact::Closed => vec![text!("online-gone")],
            Contact::Connected if is_unsaved() => vec![text!("online-unsaved")],
            Contact::Connected if session.seat().is_none() => vec![text!("online-watching")],
            Contact::Connected => Vec::new(),
            _ if has_known() => vec![text!("online-lost")],
            _ => vec![text!("online-connecting")],
        };
        match is_lost() {
            true => notice.extend(is_sending.then(|| text!("online-sending"))),
            false => notice.extend(watchers()),
        }
        let told: Vec<String> = notice.into_iter().map(|text| words.get().say(text)).collect();
        let mut told = told.join(" · ");
        if has_unkept_seat() {
            told += "\n";
            told += &words.get().say(text!("online-unkept"));
        }
        told
    };
    let is_friend_missing = Memo::new(move |_| session.is_friend_missing());
    let invite = kept.invite.map(|secret| link(Address::Join(kept.id), secret.reveal()));
    let open = move || {
        session.is_inviting.set(true);
        focus_invitation();
    };
    view! {
        <p class="notice" class:lost=derived(move || is_lost() || is_unsaved() || has_unkept_seat())>
            {Signal::derive(notice)}
            {part(move || is_friend_missing.get().then(|| button(text!("online-invite"), "invite-button", open)))}
        </p>
        {part(move || match is_friend_missing.get() {
            true => invite.clone().map(|link| invitation(session, is_open, link)),
            false => {
                // It may have had the focus.
                play::keep_focus();
                None
            }
        })}
    }
}

/// The invitation: on small screens it lies over the panel, and can be closed.
fn invitation(session: Session, is_open: bool, link: String) -> impl IntoView {
    let (title, told) = match is_open {
        true => (text!("online-table"), text!("online-table-text")),
        false => (text!("online-invite"), text!("online-invite-text")),
    };
    let code = code(&link);
    let close = move || {
        session.is_inviting.set(false);
        browser::focus_first(".invite-button");
    };
    let is_closed = derived(move || !session.is_inviting.get());
    focus_invitation();
    view! {
        <section class="invite" class:closed=is_closed aria-label=t(text!("online-invite")) on:keydown=on_escape(close)>
            <h2>{t(title)}</h2>
            {close_button(close)}
            <p class="aside">{t(told)}</p>
            {is_open.then(|| view! { <p class="aside">{t(text!("online-fair"))}</p> })}
            {link_box(text!("online-invite-link"), link)}
            {code}
            <div class="bar small">{cancel_button(session)}</div>
        </section>
    }
}

/// Goes to the invitation where it lies over the game; elsewhere its button is not shown, and nothing happens.
fn focus_invitation() {
    request_animation_frame(|| browser::focus_first(".invite .close"));
}

/// Removes the game, here only once it is gone from the server.
fn cancel(session: Session, trouble: RwSignal<String>) {
    let (page, kept) = (session.page, session.kept());
    spawn_local(async move {
        match server::remove(kept.id, &kept.secret, page.words.get_untracked()).await {
            Ok(()) => {
                browser::forget_game(kept.id);
                page.replace(Address::Home);
            }
            Err(failure) => join::tell(page, trouble, failure),
        }
    });
}

/// A link to be given to somebody.
pub(crate) fn link_box(label: Text, link: String) -> impl IntoView {
    let page = page();
    let (to_copy, to_share) = (link.clone(), link.clone());
    let select =
        move |event: FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let share = move || {
        browser::share(&page.words.get_untracked().say(text!("online-share-text")), &to_share);
    };
    view! {
        <div class="link-box">
            <input type="text" readonly aria-label=t(label) value=link on:focus=select/>
            <div class="bar small">
                {copy_button(text!("online-copy"), derived(move || to_copy.clone()))}
                {browser::can_share().then(|| button(text!("online-share"), "", share))}
            </div>
        </div>
    }
}

/// The link for watchers, on the devices that know it.
pub(crate) fn watch_link(session: Session) -> impl IntoView {
    let kept = session.kept();
    let link = kept.watch.map(|secret| link(Address::Watch(kept.id), secret.reveal()));
    link.map(|link| {
        view! {
            <details class="more">
                <summary>{t(text!("online-watch-link"))}</summary>
                <p class="aside">{t(text!("online-watch-text"))}</p>
                {link_box(text!("online-watch-link"), link)}
            </details>
        }
    })
}

/// Whether whoever plays a side is there.
pub(crate) fn presence(session: Session, side: Side) -> Option<Text> {
    let is_own = session.seat() == Some(side);
    let (taken, there): (BySide<bool>, BySide<bool>) =
        session.ask(|known| (known.taken, known.presence.seats));
    match (taken[side], there[side]) {
        _ if is_own => None,
        (false, _) => Some(text!("online-not-yet")),
        (true, true) => Some(text!("online-here")),
        (true, false) => Some(text!("online-away")),
    }
}

/// The other's wish to take a turn back, to be answered; and one's own, which waits.
pub(crate) fn request(session: Session) -> impl IntoView {
    let asked = Memo::new(move |_| session.ask(|known| known.offers.takeback));
    let answer = move |grant| session.act(|number| Action::AnswerTakeback { number, grant });
    let name = move |side| session.name(side);
    part(move || match (asked.get(), session.seat()) {
        (Some(side), Some(own)) if side != own => {
            let allow = button(text!("online-allow"), "primary", move || answer(true));
            let decline = button(text!("online-decline"), "", move || answer(false));
            question(text!("online-takeback-asked", name = name(side)), vec![allow, decline])
        }
        (Some(_), Some(own)) => {
            question(text!("online-takeback-waits", name = name(own.other())), Vec::new())
        }
        _ => ().into_any(),
    })
}

/// Asks to take a turn back, and leaves the menu: the answer comes elsewhere.
pub(crate) fn takeback(session: Session, close: impl Fn() + 'static) -> impl IntoView {
    let can_ask = Memo::new(move |_| {
        session.ask(|known| {
            let course = &known.course;
            course.ending().is_none() && course.turns_to_take_back(known.yours).is_some()
        })
    });
    let ask = move || {
        session.act(|number| Action::AskTakeback { number });
        close();
    };
    button_if(can_ask, text!("online-takeback"), "", ask)
}

/// Gives the other more time.
pub(crate) fn give_time(session: Session, close: impl Fn() + 'static) -> Option<AnyView> {
    let clock = session.ask(|known| Some(known.course.terms().clock))?;
    let (label, seconds) = match clock {
        TimeControl::None => return None,
        TimeControl::Turn { .. } => (text!("online-give-day"), 86_400),
        TimeControl::Game(_) | TimeControl::Uneven(_) => (text!("online-give-minute"), 60),
    };
    let give = move || {
        session.act(|number| Action::GiveTime { number, seconds });
        close();
    };
    Some(button(label, "", give))
}

/// Cancels a game that has not begun: nobody has lost.
pub(crate) fn cancel_button(session: Session) -> AnyView {
    let trouble = RwSignal::new(String::new());
    let sure = [
        text!("online-cancel"),
        text!("online-cancel-sure"),
        text!("online-remove"),
        text!("online-keep"),
    ];
    view! {
        {careful_button(sure, Callback::new(move |()| cancel(session, trouble)))}
        <p class="aside refused" role="alert">{trouble}</p>
    }
    .into_any()
}

/// Offers another game, or answers the other's offer. The other need not be there.
pub(crate) fn rematch(session: Session) -> impl IntoView {
    let offered = Memo::new(move |_| session.ask(|known| known.offers.rematch));
    let offer = move || {
        let offer = move || session.act(|number| Action::OfferRematch { number });
        button(text!("web-rematch"), "primary", offer)
    };
    let decline = move |label| {
        button(label, "", move || session.act(|number| Action::DeclineRematch { number }))
    };
    part(move || match (offered.get(), session.seat()) {
        (_, None) => ().into_any(),
        (None, Some(_)) => offer(),
        (Some(side), Some(own)) if side == own => decline(text!("online-withdraw")),
        (Some(_), Some(_)) => view! { {offer()} {decline(text!("online-decline"))} }.into_any(),
    })
}

/// What is said of the wish for another game.
pub(crate) fn rematch_told(session: Session) -> Option<Text> {
    let own = session.seat()?;
    session.ask(|known| known.offers.rematch).map(|side| match side == own {
        true => text!("online-rematch-waits"),
        false => text!("online-rematch-offered", name = session.name(side)),
    })
}
