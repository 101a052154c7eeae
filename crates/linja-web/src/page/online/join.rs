//! The ways into an online game: opening one, coming by an invitation, coming to watch.

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::{Random, Side};
use linja_api::{Secret, Terms};
use linja_words::{rule_set_line, rule_set_name, text};

use crate::page::browser::server;
use crate::page::browser::server::{Answer, Failure};
use crate::page::frame::button;
use crate::page::online::session::{Session, TO_WATCH};
use crate::page::online::{gone, looking, sorry};
use crate::page::signals::part;
use crate::page::{Page, browser, page, t};
use crate::{Address, Contact, GameId, KeptGame, Lobby, Online, tell, time_control_name};

/// A free seat: the game, the invite, and the secret that the seat shall have.
type FreeSeat = (GameId, Secret, Secret);

/// Opens the game that is chosen, and goes there; what goes wrong is told.
pub(crate) fn open(page: Page, trouble: RwSignal<String>) {
    arrive_at(page, trouble, opened(page));
}

/// Takes a seat, and goes there; what goes wrong is told.
pub(super) fn take(page: Page, seat: FreeSeat, trouble: RwSignal<String>) {
    arrive_at(page, trouble, taken(page, seat));
}

/// Plays with anyone: at a table of the lobby whose terms are fine, or else at a new one.
pub(super) fn play_anyone(page: Page, mut lobby: Lobby, trouble: RwSignal<String>) {
    let choice = page.settings.with_untracked(|settings| settings.choice);
    let mut random = Random::new(browser::chance());
    arrive_at(page, trouble, async move {
        while let Some(seat) = lobby.draw(choice, &mut random).and_then(|table| seat_at(&table.id))
        {
            let id = seat.0;
            match taken(page, seat).await {
                // Somebody was faster: the next table.
                Err(failure) if failure.is_final() => lobby.forget(id),
                answer => return answer,
            }
        }
        opened(page).await
    });
}

/// The seat at a table that is open to anyone.
pub(super) fn seat_at(id: &str) -> Option<FreeSeat> {
    Some((id.parse().ok()?, Secret::of_open_game(id).ok()?, browser::new_secret()?))
}

/// The game that is chosen, once the server has it.
async fn opened(page: Page) -> Answer<KeptGame> {
    let choice = page.settings.with_untracked(|settings| settings.choice);
    let own = browser::new_secret().ok_or(Failure::NoServer)?;
    let mut wish = choice.online_game(&mut Random::new(browser::chance()), own.clone());
    wish.name = page.name();
    let server::Opened { game, invite, watch } =
        server::open(&wish, page.words.get_untracked()).await?;
    Ok(KeptGame { invite, watch: Some(watch), ..KeptGame::new(game.id, own) })
}

/// The game with this seat, once it is taken.
async fn taken(page: Page, (id, invite, own): FreeSeat) -> Answer<KeptGame> {
    browser::keep(&tried_key(id), &own);
    let joined = server::join(id, &invite, &own, page.name(), page.words.get_untracked()).await;
    // Without an answer nobody knows whose the seat is, nor after one that says "not now".
    if joined.as_ref().err().is_none_or(Failure::is_final) {
        browser::forget(&tried_key(id));
    }
    // The invitation lets others watch from now on.
    joined.map(|()| KeptGame { watch: Some(invite), ..KeptGame::new(id, own) })
}

/// Keeps a game as soon as it is there, and goes to it.
fn arrive_at(
    page: Page,
    trouble: RwSignal<String>,
    game: impl Future<Output = Answer<KeptGame>> + 'static,
) {
    spawn_local(async move {
        match game.await {
            Ok(game) => arrive(page, &game),
            Err(failure) => tell(page, trouble, failure),
        }
    });
}

/// Keeps a game and goes there; nobody comes back to the link that led to it.
fn arrive(page: Page, game: &KeptGame) {
    browser::keep_game(game);
    match page.address.get_untracked() {
        Address::Home => page.go(Address::Game(game.id)),
        _ => page.replace(Address::Game(game.id)),
    }
}

/// Tells what is wrong; without an answer, that there was none.
pub(super) fn tell(page: Page, trouble: RwSignal<String>, failure: Failure) {
    trouble.set(match failure {
        Failure::Problem { message, .. } => message,
        Failure::NoServer => page.words.get_untracked().say(text!("online-not-reached")),
    });
}

/// What became of the game that an invitation leads to.
#[derive(Clone, PartialEq)]
enum Found {
    Looking,
    /// The free side, the terms, and the name of the other.
    Free(Side, Terms, Option<String>),
    Taken,
    Gone,
}

impl From<&Online> for Found {
    fn from(online: &Online) -> Found {
        match (online.contact(), online.known()) {
            (Contact::Closed, _) => Found::Gone,
            (_, None) => Found::Looking,
            (_, Some(known)) => match Side::ALL.into_iter().find(|&side| !known.taken[side]) {
                Some(side) => {
                    let name = known.names[side.other()].clone();
                    Found::Free(side, *known.course.terms(), name)
                }
                None => Found::Taken,
            },
        }
    }
}

/// Comes with an invitation: what game it is, before the seat is taken. Until then a guest looks on, so
/// that a seat that somebody else takes is seen at once.
pub(crate) fn join(id: GameId) -> impl IntoView {
    let page = page();
    if browser::kept_game(id).is_some_and(|kept| !kept.is_watched()) {
        // One of the two who play has opened the link again.
        Effect::new(move |_| page.replace(Address::Game(id)));
        return looking().into_any();
    }
    // If the answer to a try was lost, the seat is already that secret's.
    let tried: Option<Secret> = browser::recall(&tried_key(id));
    let own = tried.clone().or_else(browser::new_secret);
    let Some((invite, own)) = browser::fragment_secret().zip(own) else {
        return gone().into_any();
    };
    let session = Session::begin(page, KeptGame::new(id, invite.clone()));
    let found = Memo::new(move |_| session.online.with(|online| Found::from(online)));
    let trouble = RwSignal::new(String::new());
    let to_watch = invite.clone();
    let seat = (id, invite, own);
    let take = Callback::new(move |()| take(page, seat.clone(), trouble));
    let watch = Callback::new(move |()| watch_with(page, id, to_watch.clone()));
    if tried.is_some() {
        take.run(());
    }
    part(move || match found.get() {
        Found::Looking => looking().into_any(),
        Found::Free(side, terms, name) => invitation(side, terms, name, take, trouble).into_any(),
        Found::Taken => {
            let watch = button(text!("online-watch"), "", move || watch.run(()));
            sorry(text!("online-taken"), text!("online-taken-text"), watch).into_any()
        }
        Found::Gone => gone().into_any(),
    })
}

/// Comes by the address of a game, which somebody has copied while they played or watched.
pub(super) fn by_address(id: GameId) -> AnyView {
    let page = page();
    let fragment = browser::fragment();
    let (to, secret) = match fragment.strip_prefix(TO_WATCH) {
        Some(secret) => (Address::Watch(id), secret.to_owned()),
        None => (Address::Join(id), fragment),
    };
    Effect::new(move |_| page.replace_by(to, &secret));
    looking().into_any()
}

/// Where the device keeps the secret with which it asks for a seat.
fn tried_key(id: GameId) -> String {
    format!("join-{id}")
}

fn invitation(
    side: Side,
    terms: Terms,
    name: Option<String>,
    take: Callback<()>,
    trouble: RwSignal<String>,
) -> impl IntoView {
    let words = page().words.get();
    let begins = match terms.start.to_move() == side {
        true => text!("web-begins-you"),
        false => text!("online-friend"),
    };
    view! {
        <section class="text join">
            <h1>{t(text!("online-join"))}</h1>
            <dl>
                {name.map(|name| view! { <dt>{t(text!("web-opponent"))}</dt><dd>{tell::name(words, &name)}</dd> })}
                <dt>{t(text!("web-edition"))}</dt>
                <dd>{t(rule_set_name(terms.rules))}<small>{t(rule_set_line(terms.rules))}</small></dd>
                <dt>{t(text!("web-colour"))}</dt>
                <dd>{t(side.into())}</dd>
                <dt>{t(text!("web-begins"))}</dt>
                <dd>{t(begins)}</dd>
                <dt>{t(text!("online-clock"))}</dt>
                <dd>{t(time_control_name(terms.clock))}</dd>
            </dl>
            {button(text!("web-play"), "primary large", move || take.run(()))}
            <p class="aside refused" role="alert">{trouble}</p>
        </section>
    }
}

/// Comes with the link for watchers.
pub(crate) fn watch(id: GameId) -> impl IntoView {
    let page = page();
    let secret = browser::fragment_secret();
    let is_known = browser::kept_game(id).is_some();
    if secret.is_none() && !is_known {
        return gone().into_any();
    }
    Effect::new(move |_| match secret.clone() {
        Some(secret) if !is_known => watch_with(page, id, secret),
        _ => page.replace(Address::Game(id)),
    });
    looking().into_any()
}

pub(super) fn watch_with(page: Page, id: GameId, secret: Secret) {
    arrive(page, &KeptGame { watch: Some(secret.clone()), ..KeptGame::new(id, secret) });
}
