//! `linja-browser screenshots FOLDER` photographs the page, `linja-browser figures` measures it.
//! An example, as the tests would wait until a program of the crate is linked.

mod figures;
mod screenshots;

use std::path::Path;

use anyhow::{Result, bail};

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["screenshots", folder] => screenshots::take(Path::new(folder)).await,
        ["figures"] => figures::print().await,
        _ => bail!("say `screenshots FOLDER` or `figures`"),
    }
}
