//! Drives the page in a real Chromium, as a player would: for tests and for screenshots.

mod devtools;
mod file_server;
pub mod http;
mod icon;
mod judge;
mod laid_table;
mod oracle;
mod site;
mod visit;

pub use file_server::{FileServer, Ranges, Served, Slash};
pub use icon::Icon;
pub use judge::{JUDGE, Judge};
pub use laid_table::lay_table;
pub use site::Site;
pub use visit::{Chromium, Screen, Visit};

/// A test with a site and a browser of its own. Before the name of the site may stand how it is started:
/// `start_with_oracle`, `start_solving`.
#[macro_export]
macro_rules! browse {
    ($name:ident, $site:ident, $chromium:ident, $body:block) => {
        $crate::browse!($name, start $site, $chromium, $body);
    };
    ($name:ident, $start:ident $site:ident, $chromium:ident, $body:block) => {
        #[tokio::test]
        async fn $name() -> ::anyhow::Result<()> {
            #[allow(unused_mut)] // Few tests stop it.
            let mut $site = $crate::Site::$start().await?;
            let mut $chromium = $crate::Chromium::start()?;
            let outcome: ::anyhow::Result<()> = async { $body }.await;
            $chromium.stop().await?;
            outcome
        }
    };
}
