//! Notifies those who are not looking. What there is to tell follows from the log, and the store knows when to look, so a
//! server that is killed loses nothing. What it has sent without having noted it is sent again, and replaces the first.

use std::sync::Arc;
use std::time::Duration;

use linja::Side;
use linja_words::{Language, Words};
use serde_json::json;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::sleep;

use crate::app::App;
use crate::error::Error;
use crate::games::nodes::Message;
use crate::games::notice::{DELAY, Notice};
use crate::games::store::{Subscription, Told};
use crate::games::time::now;
use crate::push::sender::{Sender, Sent};

/// How often the store is asked who has to be thought of.
const LOOK: Duration = Duration::from_millis(500);

/// Whoever claims a subscription has so many milliseconds; then another server may. A push service gets five seconds of them.
const CLAIM: u64 = 10_000;

/// So many are notified at a time.
const AT_ONCE: u32 = 32;

/// Other servers say within this time who looks at a game there.
const ANSWER: Duration = Duration::from_millis(500);

/// A connection may have been lost unnoticed. Whoever is still connected after so many milliseconds really looks.
const CERTAIN: u64 = 70_000;

/// A push service that could not be reached is tried again after so many milliseconds, and after twice as many each time.
const AGAIN: u64 = 5_000;
const MOST_AGAIN: u64 = 3_600_000;

/// Looks after all subscriptions until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let places = Arc::new(Semaphore::new(AT_ONCE as usize));
    let look = async {
        loop {
            // What fails is in the log, and is tried again.
            _ = claim(&app, &places).await;
            sleep(LOOK).await;
        }
    };
    if app.sender.is_some() {
        app.until_closed(look).await;
    }
}

async fn claim(app: &Arc<App>, places: &Arc<Semaphore>) -> Result<(), Error> {
    let free = places.available_permits() as u32;
    // It is never closed.
    let Ok(mut free_places) = places.clone().acquire_many_owned(free).await else { return Ok(()) };
    let now = now();
    let claim = now + CLAIM;
    for subscription in app.store.claim_subscriptions(now, claim, free).await? {
        if let Some(place) = free_places.split(1) {
            tokio::spawn(attend(app.clone(), subscription, claim, place));
        }
    }
    Ok(())
}

async fn attend(
    app: Arc<App>,
    subscription: Subscription,
    claim: u64,
    _place: OwnedSemaphorePermit,
) {
    if let Some(sender) = &app.sender {
        // What fails is in the log, and is tried again when the claim ends.
        _ = notify(&app, sender, &subscription, claim).await;
    }
}

async fn notify(
    app: &App,
    sender: &Sender,
    subscription: &Subscription,
    claim: u64,
) -> Result<(), Error> {
    let Subscription { game, seat, device, told, failures } = subscription;
    let is_open = app.hubs.get(game).is_some();
    let hub = app.hubs.hub(game).await?;
    if !is_open && app.store.is_shared() {
        app.hubs.nodes.tell(Message::Who { game: Some(game.clone()) });
        sleep(ANSWER).await;
    }
    let snapshot = hub.snapshot();
    let Some(role) = snapshot.game.role_of(seat) else {
        // The seat has another secret by now.
        return Ok(app.store.unsubscribe(game, &device.endpoint).await?);
    };
    let notices = app.hubs.notices(&snapshot.game, role);
    let now = now();
    let after = |mark| {
        let next = notices.iter().find(|notice| notice.mark > mark);
        Told { told: mark, failures: 0, due: next.map(|notice| notice.since + DELAY) }
    };
    let is_new = |notice: &&Notice| notice.mark > *told && notice.since + DELAY <= now;
    let is_there = |side| role.seats[side] && snapshot.presence.seats[side];
    let done = match notices.iter().rfind(is_new) {
        None => after(*told),
        Some(notice) if Side::ALL.into_iter().any(is_there) => match notice.since + CERTAIN {
            certain if now < certain => Told { due: Some(certain), ..after(*told) },
            _ => after(notice.mark),
        },
        Some(notice) => {
            let words = Words::new(Language::from_accept_language(&device.language));
            let message = json!({ "game": game, "text": words.say(notice.kind.text()) });
            let about = format!("{game} {}", seat.as_str());
            match sender.send(device, &about, message.to_string().as_bytes()).await {
                Sent::Taken | Sent::Refused => after(notice.mark),
                Sent::Gone => return Ok(app.store.unsubscribe(game, &device.endpoint).await?),
                Sent::Failed => {
                    let pause = (AGAIN << (*failures).min(20)).min(MOST_AGAIN);
                    Told { told: *told, failures: failures + 1, due: Some(now + pause) }
                }
            }
        }
    };
    Ok(app.store.note_told(subscription, claim, done).await?)
}
