//! `linja-browser screenshots FOLDER` photographs the page, `linja-browser figures` measures it, and
//! `linja-browser icons FOLDER` draws its icon in pixels.
//! An example, as the tests would wait until a program of the crate is linked.

mod figures;
mod icons;
mod screenshots;

use std::path::Path;

use anyhow::{Result, bail};

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["screenshots", folder] => screenshots::take(Path::new(folder)).await,
        ["icons", folder] => icons::draw(Path::new(folder)).await,
        ["figures"] => figures::print().await,
        _ => bail!("say `screenshots FOLDER`, `icons FOLDER` or `figures`"),
    }
}
