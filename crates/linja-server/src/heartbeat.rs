//! The sign of life, and what is tidied up from time to time.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;

use crate::app::App;
use crate::hub::unavailable;
use crate::nodes::Saying;

/// How often a server notes that it is alive.
pub(crate) const ALIVE: Duration = Duration::from_secs(5);

/// How long to wait after a failure.
const AGAIN: Duration = Duration::from_secs(1);

/// Goes on until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    tokio::select! {
        // After the end the store is closed.
        () = app.closed() => (),
        // The sign of life waits for nothing else: without it the clocks stand still.
        () = beat(&app) => (),
        () = tidy(&app) => (),
    }
}

async fn beat(app: &App) {
    loop {
        app.nodes.say(Saying::Alive);
        let noted = app.hubs.note_alive().await.map_err(unavailable);
        sleep(if noted.is_ok() { ALIVE } else { AGAIN }).await;
    }
}

async fn tidy(app: &App) {
    loop {
        app.hubs.tidy();
        app.guard.tidy();
        app.metrics.run_upkeep();
        app.hubs.settle().await;
        sleep(ALIVE).await;
    }
}
