//! What the games add up to, for each opponent and rule set, and over time.

use leptos::prelude::*;
use linja_words::{Value, Words, rule_set_name, say};

use super::kind_name;
use crate::margin_chart::LEAST;
use crate::page::board::chart::plot;
use crate::{Archive, Figures, form};

/// The figures; nothing as long as nobody has played a game to its end.
pub(super) fn figures(words: Words, archive: &Archive) -> AnyView {
    let figures = Figures::of(archive.games());
    let rows: Vec<_> = figures
        .iter()
        .map(|(group, figures)| {
            let average = figures.average().map(|average| words.signed(average, 1));
            let accuracy = figures.accuracy().map(|accuracy| {
                say!(words, "review-percent", percent = Value::decimal(accuracy, 0))
            });
            let level = figures.level().map(|level| words.value(Value::decimal(level, 1)));
            let counts = [figures.played(), figures.won, figures.drawn, figures.lost];
            view! {
                <tr>
                    <th scope="row">{words.say(kind_name(group.kind))}<br/>
                        <small>{words.say(rule_set_name(group.rules))}</small></th>
                    {counts.map(|count| view! { <td>{words.value(Value::from(count))}</td> })}
                    <td>{average}</td>
                    <td>{accuracy}</td>
                    <td>{level}</td>
                </tr>
            }
        })
        .collect();
    let heads = [
        say!(words, "web-opponent"),
        say!(words, "games-played"),
        say!(words, "games-won"),
        say!(words, "games-drawn"),
        say!(words, "games-lost"),
        say!(words, "games-average"),
        say!(words, "games-accuracy"),
        say!(words, "games-level"),
    ];
    let form = form(archive.games());
    (!rows.is_empty())
        .then(|| view! {
            <h2>{say!(words, "games-figures")}</h2>
            <div class="wide" tabindex="0" role="group" aria-label=say!(words, "games-figures")>
                <table class="figures">
                    <thead><tr>{heads.map(|head| view! { <th scope="col">{head}</th> })}</tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            {(form.len() > 1).then(|| {
                plot(words, &form, LEAST, say!(words, "games-form"), &|margin| words.margin(margin))
            })}
        })
        .into_any()
}
