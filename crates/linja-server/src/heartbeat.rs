//! The sign of life, and what is tidied up with it. It waits for nothing else: without it the
//! clocks stand still.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::app::App;
use crate::hub::unavailable;
use crate::nodes::Saying;

/// How often a server notes that it is alive.
pub(crate) const ALIVE: Duration = Duration::from_secs(5);

/// And after a failure.
const AGAIN: Duration = Duration::from_secs(1);

/// Notes that this server is alive, until it stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut alive = interval(ALIVE);
    alive.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            // After the end the store is closed.
            biased;
            () = app.closed() => return,
            _ = alive.tick() => beat(&app).await,
        }
    }
}

async fn beat(app: &App) {
    app.hubs.tidy();
    app.guard.tidy();
    app.metrics.run_upkeep();
    app.nodes.say(Saying::Alive);
    while app.hubs.note_alive().await.map_err(unavailable).is_err() && !app.is_closing() {
        sleep(AGAIN).await;
    }
    app.hubs.settle().await;
}
