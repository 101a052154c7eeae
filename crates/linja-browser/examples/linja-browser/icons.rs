//! The icon of the page in pixels, for devices that want it so.

use std::path::Path;

use anyhow::{Context, Result};
use base64::Engine;
use linja_browser::{Chromium, Icon, Screen, Site};

/// Draws all of them into a folder.
pub(crate) async fn draw(folder: &Path) -> Result<()> {
    let site = Site::start().await?;
    let mut chromium = Chromium::start()?;
    let visit = chromium.visit(&site.url("/"), Screen::DESKTOP, "en").await?;
    for icon in Icon::ALL {
        let drawn: String =
            visit.ask(&format!("{}.then(drawn => drawn.toDataURL())", icon.drawn())).await?;
        let (_, base64) = drawn.split_once(',').context("an address with the picture in it")?;
        let png = base64::prelude::BASE64_STANDARD.decode(base64)?;
        std::fs::write(folder.join(icon.name).with_extension("png"), png)?;
    }
    chromium.stop().await
}
