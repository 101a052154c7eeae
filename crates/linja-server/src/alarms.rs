//! What happens by itself: computers answer, clocks run out, old games are forgotten.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::hub::unavailable;
use crate::nodes::Saying;
use crate::online_game::OnlineGame;
use crate::store::{Store, Write};
use crate::time::{Outages, now};
use crate::trouble::Trouble;

/// How often the store is asked what is due.
const LOOK: Duration = Duration::from_millis(200);

/// Whoever takes up a game has so long to deal with it; then another server may.
const CLAIM: u64 = 15_000;

/// How often a server notes that it is running.
pub(crate) const ALIVE: Duration = Duration::from_secs(5);

/// Where nobody noted anything for so long, no server was running, or none had a database.
const OUTAGE: u64 = 15_000;

/// How often old games are forgotten.
const FORGET: Duration = Duration::from_secs(3600);

/// At most so many games are taken up at a time.
const MOST: u32 = 256;

/// Looks after all games until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut look = interval(LOOK);
    let mut alive = interval(ALIVE);
    let mut forget = interval(FORGET);
    for ticks in [&mut look, &mut alive, &mut forget] {
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
            _ = forget.tick() => match app.config.keep_days {
                0 => Ok(()),
                days => {
                    let before = now().saturating_sub(u64::from(days) * 86_400_000);
                    write(&app, Write::Forget { before }).await
                }
            },
        };
        // The database is away. When it is back, that is noted first: it costs nobody any time.
        let mut is_away = done.is_err();
        while is_away && !app.is_closing() {
            tokio::time::sleep(Duration::from_secs(1)).await;
            is_away = note_alive(&app).await.is_err();
        }
    }
}

async fn note_alive(app: &App) -> Result<(), Trouble> {
    app.hubs.set_outages(outages(&app.store).await.map_err(unavailable)?);
    Ok(())
}

/// Notes that this server is running, and if none was for a while; says when none was.
pub(crate) async fn outages(store: &Store) -> sqlx::Result<Outages> {
    let now = now();
    if let Some(began) = store.last_alive().await?.filter(|&last| last + OUTAGE < now) {
        store.write(Write::Outage { began, ended: now }).await?;
    }
    store.write(Write::Alive { now }).await?;
    Ok(Outages::new(store.outages().await?))
}

async fn write(app: &App, what: Write) -> Result<(), Trouble> {
    app.store.write(what).await.map(|_| ()).map_err(unavailable)
}

async fn wake_games(app: &Arc<App>) -> Result<(), Trouble> {
    for (id, wake) in app.store.due(now(), MOST).await.map_err(unavailable)? {
        let claim = now() + CLAIM;
        let claimed = Write::Wake { id: id.clone(), from: wake, to: claim };
        if app.store.write(claimed).await.map_err(unavailable)? > 0 {
            tokio::spawn(wake_game(app.clone(), id, claim));
        }
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
            Some(to) => write(app, Write::Wake { id: id.to_owned(), from: claim, to }).await,
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
