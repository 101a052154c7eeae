//! The sign of life. It waits for nothing else: without it the clocks stand still.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;

use crate::app::App;
use crate::error::Error;
use crate::games::nodes::Message;

/// How often a server notes that it is alive.
pub(crate) const ALIVE: Duration = Duration::from_secs(5);

/// How long to wait after a failure.
const AGAIN: Duration = Duration::from_secs(1);

pub(crate) async fn run(app: Arc<App>) {
    let beat = async {
        loop {
            app.hubs.nodes.tell(Message::Alive);
            let noted = app.hubs.note_alive().await.map_err(Error::from);
            sleep(if noted.is_ok() { ALIVE } else { AGAIN }).await;
        }
    };
    app.until_closed(beat).await;
}
