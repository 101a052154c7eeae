//! Lets games go on by themselves when they are due: computers answer, clocks run out.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::sleep;

use crate::app::App;
use crate::error::Error;
use crate::games::online_game::{Moment, OnlineGame};
use crate::games::time::now;

/// How often the store is asked what is due.
const LOOK: Duration = Duration::from_millis(200);

/// How long to wait before the store is asked again after it has failed.
const AGAIN: Duration = Duration::from_secs(1);

/// Whoever claims a game has so many milliseconds to deal with it; then another server may.
const CLAIM: u64 = 15_000;

/// So many games a core are dealt with at a time: the computer thinks about one while others wait for the
/// database. The last of them has its turn to think long before its claim ends.
const GAMES: usize = 8;

/// Looks after all games until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let cores = available_parallelism().map_or(1, usize::from);
    let places = Arc::new(Semaphore::new(GAMES * cores));
    loop {
        let pause = match claim_games(&app, &places).await {
            Ok(Due::Perhaps) => Duration::ZERO,
            Ok(Due::Nothing) => LOOK,
            Err(_) => AGAIN,
        };
        tokio::select! {
            // After the end the store is closed.
            biased;
            () = app.closed() => return,
            () = sleep(pause) => (),
        }
    }
}

/// What else is due.
enum Due {
    Nothing,
    Perhaps,
}

/// Claims the games that are due, no more than there are places for.
async fn claim_games(app: &Arc<App>, places: &Arc<Semaphore>) -> Result<Due, Error> {
    let free = places.available_permits().max(1);
    // It is never closed.
    let Ok(mut free_places) = places.clone().acquire_many_owned(free as u32).await else {
        return Ok(Due::Nothing);
    };
    let now = now();
    let claim = now + CLAIM;
    let claimed = app.store.claim(now, claim, free as u32).await?;
    let due = if claimed.len() < free { Due::Nothing } else { Due::Perhaps };
    for id in claimed {
        if let Some(place) = free_places.split(1) {
            tokio::spawn(wake_game(app.clone(), id, claim, place));
        }
    }
    Ok(due)
}

async fn wake_game(app: Arc<App>, id: String, claim: u64, _place: OwnedSemaphorePermit) {
    // What fails is in the log, and is tried again when the claim ends.
    if let Err(error) = attend(&app, &id, claim).await {
        tracing::warn!(game = id, code = ?error.code, "a game could not go on by itself");
    }
}

async fn attend(app: &App, id: &str, claim: u64) -> Result<(), Error> {
    let hub = app.hubs.hub(id).await?;
    let game = hub.game();
    let Some(level) = game.computer_to_move() else {
        app.hubs.change(&hub, now(), OnlineGame::time_out).await?;
        // An outage has made it too early.
        return match app.hubs.wake(&hub) {
            Some(to) => Ok(app.store.wake(id, claim, to).await?),
            None => Ok(()),
        };
    };
    let course = &game.course;
    let (number, position) = (course.next_number(), course.game().position());
    let seed = u64::from_str_radix(&game.id, 16).unwrap_or_default();
    let rules = course.terms().rules;
    let turn = app.cores.turn(rules, level, position, number as usize, seed).await?;
    match turn {
        Some(turn) => {
            let decide = move |game: &OnlineGame, moment: Moment<'_>| {
                game.computers_turn(number, turn, moment)
            };
            app.hubs.change(&hub, now(), decide).await
        }
        None => Ok(()),
    }
}
