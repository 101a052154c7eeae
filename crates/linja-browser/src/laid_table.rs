//! A game laid on the table of the page, as the device would have kept it.

use anyhow::Result;
use linja::Game;
use serde_json::json;

use crate::{Site, Visit};

/// Lays a game, Black a person, Red whoever is named (`person`, or a level), and goes there.
pub async fn lay_table(visit: &Visit, site: &Site, game: &Game, red: &str) -> Result<()> {
    let turns: Vec<String> = game.turns().map(|turn| turn.to_string()).collect();
    let first = game.start().to_move().to_string();
    let saved = json!({
        "rules": game.rules(), "black": "person", "red": red, "below": "black", "begins": first, "turns": turns,
        "so_far": "pass", "resigned": null, "first": first, "past": ["black", "red"],
    });
    // The page keeps its table when it is left, so this comes after that.
    visit.open(&site.url("/settings")).await?;
    visit.run(&format!("localStorage.setItem('table', JSON.stringify({saved}))")).await?;
    visit.open(&site.url("/play")).await?;
    visit.wait_for(".say").await
}
