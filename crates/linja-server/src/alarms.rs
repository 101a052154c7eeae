//! What happens by itself: computers answer, clocks run out.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::hub::unavailable;
use crate::nodes::Saying;
use crate::online_game::OnlineGame;
use crate::time::{Outages, now};
use crate::trouble::Trouble;

/// How often the store is asked what is due.
const LOOK: Duration = Duration::from_millis(200);

/// Whoever takes up a game has so long to deal with it; then another server may.
const CLAIM: u64 = 15_000;

/// How often a server notes that it is running.
pub(crate) const ALIVE: Duration = Duration::from_secs(5);

/// At most so many games are taken up at a time.
const MOST: u32 = 256;

/// Looks after all games until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut look = interval(LOOK);
    let mut alive = interval(ALIVE);
    for ticks in [&mut look, &mut alive] {
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    }
    loop {
        let done = tokio::select! {
            // After the end the store is closed.
            biased;
            () = app.closed() => return,
            _ = look.tick() => wake_games(&app).await,
            _ = alive.tick() => {
                app.hubs.tidy();
                app.guard.tidy();
                app.metrics.run_upkeep();
                app.nodes.say(Saying::Alive);
                note_alive(&app).await
            }
        };
        // The database is away. When it is back, that is noted first: it costs nobody any time.
        let mut is_away = done.is_err();
        while is_away && !app.is_closing() {
            tokio::time::sleep(Duration::from_secs(1)).await;
            is_away = note_alive(&app).await.is_err();
        }
    }
}

/// Notes that this server is alive, and hears when none was.
async fn note_alive(app: &App) -> Result<(), Trouble> {
    let outages = app.store.alive(now()).await.map_err(unavailable)?;
    app.hubs.set_outages(Outages::new(outages));
    Ok(())
}

async fn wake_games(app: &Arc<App>) -> Result<(), Trouble> {
    let now = now();
    let claim = now + CLAIM;
    for id in app.store.claim(now, claim, MOST).await.map_err(unavailable)? {
        tokio::spawn(wake_game(app.clone(), id, claim));
    }
    Ok(())
}

async fn wake_game(app: Arc<App>, id: String, claim: u64) {
    // What fails is in the log, and is tried again when the claim ends.
    if let Err(trouble) = attend(&app, &id, claim).await {
        tracing::warn!(game = id, code = ?trouble.code, "a game could not go on by itself");
    }
}

async fn attend(app: &App, id: &str, claim: u64) -> Result<(), Trouble> {
    let hub = app.hubs.hub(id).await?;
    let game = hub.sight().game;
    let Some(level) = game.computer_to_move() else {
        app.hubs.change(&hub, OnlineGame::time_out).await?;
        // An outage has made it too early.
        return match app.hubs.wake(&hub) {
            Some(to) => app.store.wake(id, claim, to).await.map_err(unavailable),
            None => Ok(()),
        };
    };
    let course = &game.course;
    let (number, position) = (course.next_number(), course.game().position());
    let seed = u64::from_str_radix(&game.id, 16).unwrap_or_default();
    let rules = course.terms().rules;
    let turn = app.computers.turn(rules, level, position, number as usize, seed).await?;
    match turn {
        Some(turn) => {
            app.hubs.change(&hub, |game, moment| game.computers_turn(number, turn, moment)).await
        }
        None => Ok(()),
    }
}
