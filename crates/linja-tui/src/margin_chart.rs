//! Black's margin over a game, drawn with blocks: up is good for Black, down for Red.

use linja_players::Review;
use linja_words::text;
use ratatui::layout::Rect;

use crate::judged::signed;
use crate::keys::Action;
use crate::pen::{Pen, below, right_of};
use crate::theme::Role;

/// Room for the scale at the left.
const SCALE: u16 = 5;

/// Draws the margins after each turn, with a mark at the turn `at`.
pub(crate) fn draw(pen: &mut Pen<'_>, area: Rect, review: &Review, at: usize) {
    let margins: Vec<_> = review.margins().collect();
    let title = pen.words.say(text!("review-chart-margin", side = linja::Side::Black));
    let plot = right_of(below(area, 1), SCALE);
    pen.text(area, &title, Role::Faint);
    // As many lines above zero as below it.
    let half = plot.height.saturating_sub(1) / 2;
    let columns = usize::from(plot.width);
    if half == 0 || columns == 0 {
        return;
    }
    let highest = margins.iter().map(|margin| margin.abs()).max().unwrap_or(0).max(1);
    for (line, margin) in [(0, highest), (half, 0), (2 * half, -highest)] {
        let label = format!("{:>4}", signed(margin));
        pen.text(Rect { width: SCALE - 1, ..below(below(area, 1), line) }, &label, Role::Faint);
    }
    let wide = (columns / margins.len()).clamp(1, 3);
    // A game too long for the screen is shown around the turn that is looked at.
    let shown = columns / wide;
    let skip = at.saturating_sub(shown / 2).min(margins.len().saturating_sub(shown));
    let end = (margins.len() - skip).min(shown) * wide;
    pen.text(below(plot, half), &"─".repeat(end), Role::Faint);
    for (place, (number, margin)) in margins.iter().enumerate().skip(skip).take(shown).enumerate() {
        let column = u16::try_from(place * wide).unwrap_or(0);
        let narrow = u16::try_from(wide).unwrap_or(1);
        let area = Rect { width: narrow, ..right_of(plot, column) };
        pen.click(Rect { height: 2 * half + 1, ..area }, Action::Entry(number));
        let role = if number == at { Role::Mark } else { bar_role(*margin) };
        // In half lines; whatever is not zero can be seen.
        let halves = (margin.unsigned_abs() * 2 * u32::from(half)).div_ceil(highest.unsigned_abs());
        let halves = u16::try_from(halves).unwrap_or(0);
        let bar = wide.saturating_sub(1).max(1);
        for step in 0..halves.div_ceil(2) {
            let is_half = 2 * step + 1 == halves;
            let (line, sign) = match *margin > 0 {
                true => (half - 1 - step, if is_half { "▄" } else { "█" }),
                false => (half + 1 + step, if is_half { "▀" } else { "█" }),
            };
            pen.text(below(area, line), &sign.repeat(bar), role);
        }
        if number == at {
            pen.text(below(area, half), &"┿".repeat(bar), Role::Mark);
        }
    }
}

fn bar_role(margin: i32) -> Role {
    match margin > 0 {
        true => Role::Plain,
        false => Role::Pawn(linja::Side::Red),
    }
}
