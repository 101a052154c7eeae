//! How good whoever plays here is, by their games and the oracle.

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja_words::{Text, Value, Words, say, text};

use crate::page::board::chart::plot;
use crate::page::frame::button;
use crate::page::signals::part;
use crate::page::{judge, page, t};
use crate::{Archive, Ask, KeptRecord, Levels, Why, tell};

/// So many games are asked about.
const MOST: usize = 20;

/// What is drawn of a level: tenths above the middle of all.
const MIDDLE: f64 = 5.5;

/// What came of a question.
type Asked = Option<Result<Levels, Text>>;

/// The question how good somebody is, for whoever has played; and its answer.
pub(super) fn strength(archive: RwSignal<Archive>) -> AnyView {
    let page = page();
    let asked: RwSignal<Asked> = RwSignal::new(None);
    let games = move || archive.with(own_games);
    let ask = move || {
        asked.set(Some(Err(text!("study-asking"))));
        let question = Ask::Levels(games());
        spawn_local(async move {
            let answer = judge::text(page, &question)
                .await
                .and_then(|text| serde_json::from_str::<Levels>(&text).map_err(|_| Why::NoServer));
            // The screen may have been left meanwhile.
            let _ = asked.try_set(Some(answer.map_err(|why| tell::why(&why))));
        });
    };
    let has_games = Memo::new(move |_| !games().is_empty());
    part(move || {
        has_games.get().then(|| {
            view! {
                <h2>{t(text!("games-strength"))}</h2>
                <div class="bar">{button(text!("games-estimate"), "", ask)}</div>
                <div role="status">{part(move || asked.get().map(|asked| match asked {
                    Ok(levels) => answer(page.words.get(), &levels, games().len()),
                    Err(told) => view! { <p>{t(told)}</p> }.into_any(),
                }))}</div>
            }
        })
    })
}

/// The last games in which somebody here played one side, the oldest first.
fn own_games(archive: &Archive) -> Vec<(String, linja::Side)> {
    let own = |game: &KeptRecord| Some((game.text.clone(), game.own?));
    let mut games: Vec<_> = archive.games().iter().filter_map(own).take(MOST).collect();
    games.reverse();
    games
}

fn answer(words: Words, levels: &Levels, games: usize) -> AnyView {
    let Some(now) = levels.now else { return ().into_any() };
    let [level, low, high] = [now.level, now.low, now.high].map(|level| Value::decimal(level, 1));
    let told =
        say!(words, "games-played-like", games = games, level = level, low = low, high = high,);
    let tenths = |level: f64| ((level - MIDDLE) * 10.0).round() as i32;
    let drawn: Vec<i32> = levels.over_time.iter().map(|&level| tenths(level)).collect();
    let named =
        move |tenths: i32| words.value(Value::decimal(MIDDLE + f64::from(tenths) / 10.0, 1));
    view! {
        <p>{told}</p>
        {(drawn.len() > 1).then(|| {
            plot(words, &drawn, tenths(10.0), say!(words, "games-levels"), &named)
        })}
    }
    .into_any()
}
