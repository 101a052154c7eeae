//! The window of all keys of the screen beneath it.
use linja_console::wrap;
use linja_words::text;
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, below, right_of, width};
use crate::drawing::theme::Role;
use crate::keys::Offer;

pub(crate) fn draw(pen: &mut Pen<'_>, area: Rect, beneath: &[Offer]) {
    const WIDTH: u16 = 76;
    let also = pen.words.say(text!("tui-help-also"));
    let also_lines = wrap(&also, usize::from(WIDTH) - 4).len();
    // In two columns, so that the longest list fits the smallest screen.
    let half = beneath.len().div_ceil(2);
    let height = u16::try_from(half + also_lines + 5).unwrap_or(u16::MAX);
    let title = pen.words.say(text!("tui-help-title"));
    let inside = pen.window(area, (WIDTH, height), &title);
    let list = below(inside, 1);
    for (column, offers) in (0..).zip(beneath.chunks(half.max(1))) {
        let list = right_of(list, column * inside.width / 2);
        let keys = offers.iter().map(|offer| width(offer.shown)).max().unwrap_or(0) + 2;
        for (line, offer) in (0..).zip(offers) {
            let at = Rect { width: inside.width / 2, ..below(list, line) };
            pen.text(at, offer.shown, Role::Strong);
            let label = pen.words.say(&offer.label);
            pen.text(right_of(at, keys), &label, Role::Plain);
        }
    }
    let rest = below(list, u16::try_from(half + 1).unwrap_or(0));
    pen.paragraph(rest, &also, Role::Faint);
}
