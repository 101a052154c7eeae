//! What everyone needs of a screen.

use anyhow::{Result, ensure};
use linja_browser::Visit;

/// Checks that a screen has one heading, that a screen reader finds a name on every control, that all
/// is said in words, and that nothing scrolls sideways, even at twice the size of text.
pub(crate) async fn check(visit: &Visit, what: &str) -> Result<()> {
    let headings: usize = visit.ask("document.querySelectorAll('h1').length").await?;
    ensure!(headings == 1, "{what}: {headings} headings");
    let controls = visit.controls().await?;
    ensure!(controls.len() > 3, "{what}: only {} controls", controls.len());
    for (role, name) in controls {
        ensure!(!name.is_empty(), "{what}: a {role} without a name");
    }
    untold(visit, what).await?;
    for size in ["200%", "100%"] {
        visit.run(&format!("document.documentElement.style.fontSize = '{size}'")).await?;
        let too_wide = visit.too_wide().await?;
        ensure!(too_wide <= 0, "{what} at {size}: {too_wide} pixels too wide");
    }
    Ok(())
}

/// Checks that no name of a message stands where its words should.
pub(crate) async fn untold(visit: &Visit, what: &str) -> Result<()> {
    let names = "/\\b(web|online|study|games|review|puzzle|error)-[a-z-]+/g";
    let untold: Vec<String> =
        visit.ask(&format!("document.body.innerText.match({names}) ?? []")).await?;
    ensure!(untold.is_empty(), "{what}: {untold:?}");
    Ok(())
}

/// Checks that a text can be read whole where a game says what is due, looking like the class says.
pub(crate) async fn fits(visit: &Visit, text: &str, class: &str) -> Result<()> {
    let show = format!(
        "(() => {{
            const say = document.querySelector('.game .say');
            const due = say.querySelector('.due');
            due.className = 'due {class}';
            due.textContent = {text:?};
            return say.scrollHeight <= say.clientHeight;
        }})()"
    );
    ensure!(visit.ask::<bool>(&show).await?, "no room: {text}");
    Ok(())
}
