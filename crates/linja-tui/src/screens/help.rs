//! The window of all keys of the screen beneath it.
use linja_console::wrap;
use linja_words::text;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::pen::{FRAME, Pen, below, right_of, top, width};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};

const WIDTH: u16 = 76;

/// All keys on the screen.
#[derive(Debug, Default)]
pub(crate) struct HelpScreen {
    /// Lines above the first one to be seen.
    scrolled: usize,
    /// How many lines there are beyond those the window showed last.
    more: usize,
}

impl HelpScreen {
    pub(crate) fn act(&mut self, action: Action) {
        self.scrolled = match action {
            Action::Up => self.scrolled.saturating_sub(1),
            Action::Down => (self.scrolled + 1).min(self.more),
            _ => return,
        };
    }

    /// Any other key closes it.
    pub(crate) fn offers(&self) -> Vec<Offer> {
        let scroll = [(KeyCode::Down, Action::Down), (KeyCode::Up, Action::Up)];
        let scroll = Offer::new("↑ ↓", text!("tui-key-lines"), &scroll);
        if self.more > 0 { vec![scroll] } else { Vec::new() }
    }

    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, area: Rect, beneath: &[Offer]) {
        let inner = usize::from(WIDTH.min(area.width) - FRAME);
        // In two columns, so that the longest list fits the usual screen; in one if that is narrower.
        let columns = if area.width < WIDTH { 1 } else { 2 };
        let lines = beneath.len().div_ceil(usize::from(columns));
        let mut also = wrap(&pen.words.say(text!("tui-help-also")), inner);
        also.insert(0, String::new());
        let height = u16::try_from(lines + also.len() + 4).unwrap_or(u16::MAX);
        let inside =
            below(pen.window(area, (WIDTH, height), &pen.words.say(text!("tui-help-title"))), 1);
        self.more = (lines + also.len()).saturating_sub(usize::from(inside.height));
        let list = match self.more {
            0 => inside,
            _ => {
                pen.footer(below(inside, inside.height - 1), &self.offers());
                self.more += 2;
                top(inside, inside.height - 2)
            }
        };
        self.scrolled = self.scrolled.min(self.more);
        let line_of = |line: usize| u16::try_from(line.checked_sub(self.scrolled)?).ok();
        for (column, offers) in (0..).zip(beneath.chunks(lines.max(1))) {
            let list = right_of(list, column * inside.width / columns);
            let keys = offers.iter().map(|offer| width(&pen.key(offer))).max().unwrap_or(0) + 2;
            for (line, offer) in offers.iter().enumerate() {
                let Some(line) = line_of(line) else { continue };
                let at = Rect { width: inside.width / columns, ..below(list, line) };
                pen.text(at, &pen.key(offer), Role::Strong);
                let label = pen.words.say(&offer.label);
                pen.text(right_of(at, keys), &label, Role::Plain);
            }
        }
        for (line, text) in also.iter().enumerate() {
            if let Some(line) = line_of(lines + line) {
                pen.text(below(list, line), text, Role::Faint);
            }
        }
    }
}
