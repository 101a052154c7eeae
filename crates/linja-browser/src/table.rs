//! A game laid on the table of a visit, as the page keeps it.

use anyhow::Result;
use linja::Game;
use serde_json::json;

use crate::{Site, Visit};

/// Lays a game of a person, as Black, against the computer, and opens it.
pub async fn lay_table(visit: &Visit, site: &Site, game: &Game) -> Result<()> {
    let turns: Vec<String> = game.turns().map(|turn| turn.to_string()).collect();
    let first = game.start().to_move().to_string();
    let saved = json!({
        "rules": game.rules().to_string(), "black": "person", "red": "5", "below": "black", "begins": first,
        "turns": turns, "so_far": "pass", "resigned": null, "first": first, "past": ["black", "red"],
    });
    visit
        .ask::<bool>(&format!("(localStorage.setItem('table', JSON.stringify({saved})), true)"))
        .await?;
    visit.open(&site.url("/play")).await
}
