//! Forgetting: games in which nothing has happened for long are deleted, a few at a time, so that nobody's turn
//! waits for it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::app::App;
use crate::error::Error;
use crate::games::time::now;

/// How often old games are looked for.
const LOOK: Duration = Duration::from_secs(3600);

/// So many games are deleted at a time.
const BATCH: u32 = 50;

/// Forgets old games until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    if app.config.keep_days == 0 {
        return;
    }
    let mut look = interval(LOOK);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let forget = async {
        loop {
            look.tick().await;
            // What fails is in the log, and is tried again next time.
            _ = forget(&app).await;
        }
    };
    app.until_closed(forget).await;
}

async fn forget(app: &App) -> Result<(), Error> {
    let before = now().saturating_sub(u64::from(app.config.keep_days) * 86_400_000);
    loop {
        let start = Instant::now();
        let forgotten = app.store.forget(before, BATCH).await?;
        if forgotten < u64::from(BATCH) {
            return Ok(());
        }
        // Play has the database to itself for most of the time.
        sleep(start.elapsed() * 3).await;
    }
}
