//! The small window that asks whether a game is to be left.

use linja_words::text;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, below, top};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};

pub(crate) fn offers() -> Vec<Offer> {
    let leave = [
        (KeyCode::Enter, Action::Confirm),
        (KeyCode::Char('q'), Action::Confirm),
        (KeyCode::Char('y'), Action::Confirm),
    ];
    vec![
        Offer::new("Enter", text!("tui-key-leave"), &leave),
        Offer::letter("s", text!("tui-key-save"), Action::Save),
        Offer::new("Esc", text!("tui-key-stay"), &[(KeyCode::Esc, Action::Back)]),
    ]
}

pub(crate) fn draw(pen: &mut Pen<'_>, area: Rect) {
    let title = pen.words.say(text!("tui-leave-title"));
    let inside = pen.window(area, (68, 6), &title);
    let question = pen.words.say(text!("tui-leave"));
    pen.paragraph(top(below(inside, 1), 2), &question, Role::Plain);
    pen.footer(inside, 1, &offers());
}
