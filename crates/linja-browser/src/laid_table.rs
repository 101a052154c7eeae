//! A game laid on the table of the page, as the device would have kept it.

use anyhow::Result;
use linja::{BySide, Game};
use linja_api::{Course, Event, Player, Terms};
use serde_json::json;

use crate::{Site, Visit};

/// Lays the third game of a series, Black a person, Red whoever is named, and goes there.
pub async fn lay_table(visit: &Visit, site: &Site, game: &Game, red: Player) -> Result<()> {
    let players = BySide { black: Player::Person, red };
    let terms = Terms::untimed(game.rules(), players, game.start());
    let mut log = Course::resumed(terms, BySide { black: 1, red: 1 }, 0);
    for turn in game.turns() {
        log.write(Event::Turn { turn }, 0)?;
    }
    let saved = json!({ "log": log, "below": "black", "so_far": "pass" });
    // The page keeps its table when it is left, so this comes after that.
    visit.open(&site.url("/settings")).await?;
    visit.run(&format!("localStorage.setItem('table', JSON.stringify({saved}))")).await?;
    visit.open(&site.url("/play")).await?;
    visit.wait_for(".say").await
}
