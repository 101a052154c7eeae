//! The online games that this device has the keys to, among all games.

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::Side;
use linja_api::Summary;
use linja_words::{Text, rule_set_name, say, text};

use crate::page::browser::server;
use crate::page::frame::{Link, button, question};
use crate::page::signals::part;
use crate::page::{Page, browser, page, t};
use crate::{Address, GameId, KeptGame, Standing, tell};

/// A game, and what the server told of it.
type Listed = (KeptGame, Option<(Standing, Option<Summary>)>);

/// The list; of those that are over the games are listed elsewhere if `has_games` says so.
pub(crate) fn online_games(
    kept: RwSignal<Vec<KeptGame>>,
    has_games: impl Fn(GameId) -> bool + Send + Sync + 'static,
) -> AnyView {
    let page = page();
    let told: RwSignal<Option<Vec<Summary>>> = RwSignal::new(None);
    spawn_local(async move {
        let games = kept.with_untracked(|kept| kept.iter().map(KeptGame::question).collect());
        // The screen may have been left meanwhile.
        let _ = told.try_set(server::my_games(games, page.words.get_untracked()).await);
    });
    let listed = move || {
        let mut listed: Vec<Listed> = kept
            .get()
            .into_iter()
            .map(|game| {
                let stand = told.with(|told| {
                    let summary = told.as_ref()?.iter().find(|told| told.id == game.id.to_string());
                    Some((Standing::of(summary), summary.cloned()))
                });
                (game, stand)
            })
            .filter(|(game, stand)| {
                let is_over = stand.as_ref().is_some_and(|(stand, _)| *stand == Standing::Over);
                !(is_over && has_games(game.id))
            })
            .collect();
        // What waits for somebody here comes first, then what changed last.
        listed.sort_by_key(|(_, stand)| {
            stand.as_ref().map(|(standing, summary)| {
                (*standing, std::cmp::Reverse(summary.as_ref().map(|summary| summary.changed)))
            })
        });
        listed
    };
    // Not of an item: the list is drawn anew when the server answers.
    let doubted: RwSignal<Option<GameId>> = RwSignal::new(None);
    let remove = Callback::new(move |id: GameId| {
        browser::forget_game(id);
        kept.update(|kept| kept.retain(|game| game.id != id));
    });
    part(move || {
        listed().into_iter().map(|game| item(page, game, doubted, remove)).collect::<Vec<_>>()
    })
}

/// One game; of the `doubted` one it is asked whether it is really to go.
fn item(
    page: Page,
    (game, stand): Listed,
    doubted: RwSignal<Option<GameId>>,
    remove: Callback<GameId>,
) -> AnyView {
    let id = game.id;
    let words = page.words.get();
    let name = match &stand {
        Some((_, Some(summary))) => rule_set_name(summary.rules),
        _ => text!("online-game"),
    };
    let standing = stand.as_ref().map(|(standing, _)| *standing);
    let mut details: Vec<String> =
        standing.map(|standing| words.say(standing_name(standing))).into_iter().collect();
    if let Some((_, Some(summary))) = &stand {
        let others = Side::ALL.into_iter().filter(|&side| !summary.yours[side]);
        details.extend(
            others.filter_map(|side| Some(tell::name(words, summary.names[side].as_ref()?))),
        );
        details.push(say!(words, "online-turns", turns = summary.turns));
        details.push(browser::day(summary.changed, words.language().tag()));
    }
    let removal = part(move || match doubted.get() == Some(id) {
        false => button(text!("online-remove"), "", move || doubted.set(Some(id))),
        true => {
            let yes = button(text!("online-remove"), "danger", move || remove.run(id));
            let no = button(text!("online-keep"), "", move || doubted.set(None));
            question(text!("online-remove-sure"), vec![yes, no])
        }
    });
    view! {
        <li class:your-turn=standing == Some(Standing::YourTurn)>
            <Link to=Address::Game(id)>
                <b>{t(name)}</b>
                <small>{details.join(" · ")}</small>
            </Link>
            <div class="bar small">{removal}</div>
        </li>
    }
    .into_any()
}

fn standing_name(standing: Standing) -> Text {
    match standing {
        Standing::YourTurn => text!("online-stands-your-turn"),
        Standing::Waiting => text!("online-stands-waiting"),
        Standing::FriendMissing => text!("online-stands-missing"),
        Standing::Watched => text!("online-stands-watched"),
        Standing::Over => text!("online-stands-over"),
        Standing::Gone => text!("online-stands-gone"),
    }
}
