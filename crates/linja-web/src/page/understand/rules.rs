//! The rules of each edition to read, with boards for its diagrams and examples.

use leptos::prelude::*;
use linja::{RuleSet, Side};
use linja_words::{
    Block, Diagram, Example, Page as Pages, Scoring, Value, changes_page, rule_set_name,
    rules_page, score_sum, text,
};

use crate::page::board::Board;
use crate::page::board::drawing::Sum;
use crate::page::frame::Link;
use crate::page::{page, t};
use crate::{Address, Arrow, BoardView, TO_READ, Tally};

pub(crate) fn rules(rules: RuleSet) -> impl IntoView {
    read(rules_page(rules))
}

pub(crate) fn changes() -> impl IntoView {
    read(changes_page())
}

fn read(pages: Pages) -> impl IntoView {
    view! {
        <article class="text rules">
            <nav class="line" aria-label=t(text!("web-nav-rules"))>
                {TO_READ.map(|rules| view! {
                    <Link to=Address::Rules(rules) class="option">{t(rule_set_name(rules))}</Link>
                })}
                <Link to=Address::Changes class="option">{t(text!("web-rules-changes"))}</Link>
            </nav>
            <h1>{t(pages.title)}</h1>
            {pages.intro.into_iter().map(|line| view! { <p class="lead">{t(line)}</p> }).collect_view()}
            {pages.sections.into_iter().map(|section| view! {
                <section>
                    <h2>{t(section.heading)}</h2>
                    {section.blocks.into_iter().map(block).collect_view()}
                </section>
            }).collect_view()}
        </article>
    }
}

fn block(block: Block) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{t(text)}</p> }.into_any(),
        Block::List(items) => view! {
            <ul>{items.into_iter().map(|item| view! { <li>{t(item)}</li> }).collect_view()}</ul>
        }
        .into_any(),
        Block::Steps(items) => view! {
            <ol>{items.into_iter().map(|item| view! { <li>{t(item)}</li> }).collect_view()}</ol>
        }
        .into_any(),
        Block::Diagram(Diagram { position, caption }) => view! {
            <figure>
                {picture(BoardView::of(position, Side::Black))}
                <figcaption>{t(caption)}</figcaption>
            </figure>
        }
        .into_any(),
        Block::Example(shown) => example(shown).into_any(),
        Block::Ruling(_, text) => view! { <p class="ruling">{t(text)}</p> }.into_any(),
        Block::Scoring(scoring) => score(scoring).into_any(),
        Block::Grid(grid) => {
            let cell = |value: Value| {
                let words = page().words;
                move || words.get().value(value.clone())
            };
            let row = |row: Vec<Value>| {
                let mut cells = row.into_iter();
                let head = cells.next().map(cell);
                view! {
                    <tr><th scope="row">{head}</th>
                        {cells.map(|value| view! { <td>{cell(value)}</td> }).collect_view()}</tr>
                }
            };
            // The corner above the heads of rows heads nothing.
            let head =
                |value: Value| match page().words.get_untracked().value(value.clone()).is_empty() {
                    true => view! { <td></td> }.into_any(),
                    false => view! { <th scope="col">{cell(value)}</th> }.into_any(),
                };
            view! {
                <div class="wide"><table>
                    <thead><tr>{grid.head.into_iter().map(head).collect_view()}</tr></thead>
                    <tbody>{grid.body.into_iter().map(row).collect_view()}</tbody>
                </table></div>
            }
            .into_any()
        }
    }
}

fn picture(view: BoardView) -> impl IntoView {
    view! { <Board view=Signal::stored(view)/> }
}

/// The positions before and after a turn side by side, with what happens.
fn example(example: Example) -> impl IntoView {
    let words = page().words;
    let Example { before, after, turn, text, illegal, .. } = example;
    let shown = BoardView {
        arrows: Arrow::made(before.to_move(), turn.moves()),
        ..BoardView::of(after, Side::Black)
    };
    view! {
        <figure class="example">
            <div class="pair">
                {picture(BoardView::of(before, Side::Black))}
                <span class="arrow" aria-hidden="true">"→"</span>
                {picture(shown)}
            </div>
            <figcaption><b>{turn.to_string()}</b> " " {t(text)}
                {illegal.map(|illegal| view! {
                    <p class="illegal"><s>{illegal.turn.to_string()}</s>" "
                        {move || words.get().say(illegal.refusal)}</p>
                })}
            </figcaption>
        </figure>
    }
}

/// A final position with its points.
fn score(scoring: Scoring) -> impl IntoView {
    let words = page().words;
    let scores = scoring.scores();
    let view =
        BoardView { tallies: Tally::of(&scores), ..BoardView::of(scoring.position, Side::Black) };
    let sums = Side::ALL.map(|side| (side, score_sum(&scores[side])));
    view! {
        <figure>
            {picture(view)}
            <figcaption>
                {sums.map(|(side, sum)| view! { <Sum side=side sum=sum/> })}
                <p>{move || words.get().say(linja_words::result(scoring.result()))}</p>
            </figcaption>
        </figure>
    }
}
