//! What is tidied up in memory from time to time.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;

use crate::app::App;

/// How often.
const PAUSE: Duration = Duration::from_secs(5);

pub(crate) async fn run(app: Arc<App>) {
    let tidy = async {
        loop {
            app.hubs.tidy();
            app.guard.tidy();
            app.metrics.run_upkeep();
            app.hubs.settle().await;
            sleep(PAUSE).await;
        }
    };
    app.until_closed(tidy).await;
}
