//! What a review comes to, in a window: both sides beside each other, what the grades mean, and which level each side
//! played like.

use linja::Side;
use linja_console::{SummaryLine, grade_legend, summary, wrap};
use linja_players::{LevelEstimate, Review};
use linja_words::{played_like, text};
use ratatui::layout::Rect;

use crate::drawing::pen::{FRAME, Pen, below, right_of, width};
use crate::drawing::theme::Role;
use crate::screens::review::sign;

const WIDTH: u16 = 76;
/// Between columns.
const GAP: u16 = 2;

pub(crate) fn draw(pen: &mut Pen<'_>, area: Rect, review: &Review) {
    let lines = summary(review, pen.words);
    let what = |line: &SummaryLine| match line.grade.map(sign) {
        None | Some("") => line.what.clone(),
        Some(sign) => format!("{} {sign}", line.what),
    };
    let widest = |texts: &mut dyn Iterator<Item = u16>| texts.max().unwrap_or(0) + GAP;
    let label = widest(&mut lines.iter().map(|line| width(&what(line))));
    let cell = widest(&mut lines.iter().flat_map(|line| &line.sides).map(|text| width(text)));
    let before = label + 2 * cell + GAP;
    let inner = WIDTH.min(area.width) - FRAME;
    // A narrow window has no room for what grades mean.
    let grade = |line: &SummaryLine| line.grade.filter(|_| area.width >= WIDTH);
    let meanings: Vec<_> = lines
        .iter()
        .map(|line| grade(line).map(|grade| pen.words.say(grade_legend(grade))).unwrap_or_default())
        .map(|meaning| wrap(&meaning, usize::from(inner.saturating_sub(before))))
        .collect();
    let levels: Vec<_> = Side::ALL
        .into_iter()
        .filter_map(|side| Some((side, review.level(side)?)))
        .map(|(side, LevelEstimate { level, low, high })| {
            pen.words.say(played_like(side, level, [low, high]))
        })
        .flat_map(|told| wrap(&told, usize::from(inner)))
        .collect();
    let table: usize = meanings.iter().map(|meaning| meaning.len().max(1)).sum();
    let height = u16::try_from(table + levels.len() + 5).unwrap_or(u16::MAX);
    let title = pen.words.say(text!("tui-summary-title"));
    let mut at = below(pen.window(area, (WIDTH, height), &title), 1);
    for (line, meaning) in lines.iter().zip(meanings) {
        pen.text(at, &what(line), Role::Plain);
        for (column, text) in (0..).zip(&line.sides) {
            let cell = Rect { width: cell, ..right_of(at, label + column * cell) };
            pen.right(cell, text, Role::Strong);
        }
        for (line, text) in (0..).zip(&meaning) {
            pen.text(below(right_of(at, before), line), text, Role::Faint);
        }
        at = below(at, u16::try_from(meaning.len().max(1)).unwrap_or(1));
    }
    for (line, text) in (1..).zip(levels) {
        pen.text(below(at, line), &text, Role::Plain);
    }
}
