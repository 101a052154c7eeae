//! Black's margin over a game, drawn with blocks: up is good for Black, down for Red.
use linja_console::signed;
use linja_players::Review;
use linja_words::text;
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, below, right_of};
use crate::drawing::theme::Role;
use crate::keys::Action;

/// Room for the scale at the left.
const SCALE: u16 = 5;

/// Draws the margins after each turn, with a mark at the turn `at`.
pub(crate) fn draw(pen: &mut Pen<'_>, area: Rect, review: &Review, at: usize) {
    let margins: Vec<_> = review.margins().collect();
    let title = pen.words.say(text!("review-chart-margin", side = linja::Side::Black));
    let plot = right_of(below(area, 1), SCALE);
    pen.text(area, &title, Role::Faint);
    let columns = usize::from(plot.width);
    let Some(lines) = plot.height.checked_sub(1).filter(|lines| *lines > 0 && columns > 0) else {
        return;
    };
    let highest = margins.iter().copied().max().unwrap_or(0).max(0);
    let lowest = margins.iter().copied().min().unwrap_or(0).min(0);
    let zero = lines_above_zero(lines, highest, lowest);
    let scale = [(0, highest), (zero, 0), (lines, lowest)];
    for (line, margin) in scale.into_iter().filter(|(line, margin)| *margin != 0 || *line == zero) {
        let label = format!("{:>4}", signed(margin));
        pen.text(Rect { width: SCALE - 1, ..below(below(area, 1), line) }, &label, Role::Faint);
    }
    let wide = (columns / margins.len()).clamp(1, 3);
    // A game too long for the screen is shown around the turn that is looked at.
    let shown = columns / wide;
    let skip = at.saturating_sub(shown / 2).min(margins.len().saturating_sub(shown));
    let end = (margins.len() - skip).min(shown) * wide;
    pen.text(below(plot, zero), &"─".repeat(end), Role::Faint);
    for (place, (number, margin)) in margins.iter().enumerate().skip(skip).take(shown).enumerate() {
        let column = u16::try_from(place * wide).unwrap_or(0);
        let area = Rect { width: u16::try_from(wide).unwrap_or(1), ..right_of(plot, column) };
        pen.click(Rect { height: lines + 1, ..area }, Action::Entry(number));
        let role = if number == at { Role::Mark } else { bar_role(*margin) };
        let (room, most) = if *margin > 0 { (zero, highest) } else { (lines - zero, lowest) };
        // In half lines; whatever is not zero can be seen.
        let halves = margin.unsigned_abs() * 2 * u32::from(room);
        let halves = u16::try_from(halves.div_ceil(most.unsigned_abs().max(1))).unwrap_or(0);
        let bar = wide.saturating_sub(1).max(1);
        for step in 0..halves.div_ceil(2) {
            let is_half = 2 * step + 1 == halves;
            let (line, sign) = match *margin > 0 {
                true => (zero - 1 - step, if is_half { "▄" } else { "█" }),
                false => (zero + 1 + step, if is_half { "▀" } else { "█" }),
            };
            pen.text(below(area, line), &sign.repeat(bar), role);
        }
        if number == at {
            pen.text(below(area, zero), &"┿".repeat(bar), Role::Mark);
        }
    }
}

/// Of the lines beside that of zero, how many are above it: as the margins need them.
fn lines_above_zero(lines: u16, highest: i32, lowest: i32) -> u16 {
    match (highest, lowest) {
        (0, 0) => lines / 2,
        (_, 0) => lines,
        (0, _) => 0,
        _ => {
            let share = f64::from(highest) / f64::from(highest - lowest);
            // Rounded to whole lines; each side has one at least, if there are two.
            let above = (f64::from(lines) * share).round() as u16;
            above.clamp(1, lines.saturating_sub(1).max(1))
        }
    }
}

fn bar_role(margin: i32) -> Role {
    match margin > 0 {
        true => Role::Plain,
        false => Role::Pawn(linja::Side::Red),
    }
}

#[cfg(test)]
mod tests {
    use super::lines_above_zero;

    #[test]
    fn each_side_has_the_lines_it_needs() {
        assert_eq!(lines_above_zero(4, 6, 0), 4);
        assert_eq!(lines_above_zero(4, 0, -6), 0);
        assert_eq!(lines_above_zero(4, 6, -6), 2);
        assert_eq!(lines_above_zero(4, 20, -1), 3);
        assert_eq!(lines_above_zero(4, 1, -20), 1);
        assert_eq!(lines_above_zero(4, 0, 0), 2);
    }
}
