//! Being notified on this device while nobody looks: the browser subscribes, and the server hears of it for each game.

use js_sys::{JSON, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use linja_words::{Text, text};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationPermission, PushManager, PushSubscription,
    PushSubscriptionOptionsInit,
};

use crate::KeptGame;
use crate::page::browser::server;
use crate::page::frame::tick;
use crate::page::online::session::Session;
use crate::page::{browser, t};

/// Where it is kept that this device wants it.
const PUSH: &str = "push";

/// The switch, where the browser can.
pub(crate) fn choice(session: Session) -> Option<AnyView> {
    let can = Reflect::has(&browser::window(), &"PushManager".into()).unwrap_or(false);
    (can && session.seat().is_some()).then(|| {
        let (now, trouble) = (RwSignal::new(is_on()), RwSignal::new(None));
        let choose = move |is_wanted| {
            trouble.set(None);
            spawn_local(async move {
                match is_wanted {
                    true => trouble.set(switch_on(session).await.err()),
                    false => switch_off(session).await,
                }
                // The box shows what is, not what was wanted.
                now.set(is_wanted);
                now.set(is_on());
            });
        };
        view! {
            {tick(text!("online-push"), now.into(), choose)}
            <p class="aside refused" role="alert">{move || trouble.get().map(t)}</p>
        }
        .into_any()
    })
}

/// Whether this device is notified.
pub(crate) fn is_on() -> bool {
    browser::recall_text(PUSH).is_some()
        && Notification::permission() == NotificationPermission::Granted
}

/// A device that is notified is notified about this game too.
pub(crate) fn follow(session: Session) {
    let plays = Memo::new(move |_| session.seat().is_some());
    Effect::new(move |_| {
        if plays.get() && is_on() {
            spawn_local(async move {
                // What fails is tried again when the game is opened next.
                if let Ok(subscription) = subscribe().await {
                    tell(&[session.kept()], session, &subscription).await;
                }
            });
        }
    });
}

async fn switch_on(session: Session) -> Result<(), Text> {
    let asked = Notification::request_permission();
    let asked = JsFuture::from(asked.map_err(|_| failed())?).await.map_err(|_| failed())?;
    if asked != JsValue::from_str("granted") {
        return Err(text!("online-push-refused"));
    }
    let subscription = subscribe().await.map_err(|_| failed())?;
    browser::keep_text(PUSH, String::new());
    tell(&games(session), session, &subscription).await;
    Ok(())
}

async fn switch_off(session: Session) {
    browser::forget(PUSH);
    let words = session.page.words.get_untracked();
    if let Ok(manager) = manager().await
        && let Ok(asked) = manager.get_subscription()
        && let Ok(found) = JsFuture::from(asked).await
        && found.is_truthy()
    {
        let subscription: PushSubscription = found.unchecked_into();
        for game in games(session) {
            // The push service says so as well, if the server does not hear it now.
            _ = server::unsubscribe(&game, subscription.endpoint(), words).await;
        }
        if let Ok(asked) = subscription.unsubscribe() {
            _ = JsFuture::from(asked).await;
        }
    }
}

/// The games of this device that are being played, and the one on the screen.
fn games(session: Session) -> Vec<KeptGame> {
    let own = session.kept();
    let is_other = |game: &KeptGame| game.is_played && game.id != own.id;
    let others = browser::kept_games().into_iter().filter(is_other);
    others.chain([session.kept()]).collect()
}

/// Tells the server where this device is notified about some games.
async fn tell(games: &[KeptGame], session: Session, subscription: &PushSubscription) {
    let words = session.page.words.get_untracked();
    if let Ok(written) = JSON::stringify(subscription) {
        for game in games {
            _ = server::subscribe(game, &String::from(&written), words).await;
        }
    }
}

/// The subscription of this browser, which it makes if there is none.
async fn subscribe() -> Result<PushSubscription, JsValue> {
    let key = server::push_key().await.ok_or(JsValue::NULL)?;
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&key.into());
    let asked = manager().await?.subscribe_with_options(&options)?;
    Ok(JsFuture::from(asked).await?.unchecked_into())
}

async fn manager() -> Result<PushManager, JsValue> {
    browser::keeper().await?.push_manager()
}

fn failed() -> Text {
    text!("online-push-failed")
}
