//! The rules to read: those of each rule set, and what changed between the editions.
use linja::RuleSet;
use linja_console::page_lines;
use linja_words::{changes_page, rules_page, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, below, inset, top};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};
use crate::screens::wait::back;

/// A page of rules on the screen.
#[derive(Debug)]
pub(crate) struct RulesScreen {
    rules: RuleSet,
    is_changes: bool,
    /// Lines above the first one to be seen.
    scrolled: usize,
}

/// Fewer lines than any screen shows, so that none is passed over.
const PAGE: usize = 18;

impl RulesScreen {
    pub(crate) fn new(rules: RuleSet) -> RulesScreen {
        RulesScreen { rules, is_changes: false, scrolled: 0 }
    }

    pub(crate) fn act(&mut self, action: Action) {
        self.scrolled = match action {
            Action::Up => self.scrolled.saturating_sub(1),
            Action::Down => self.scrolled.saturating_add(1),
            Action::PageUp => self.scrolled.saturating_sub(PAGE),
            Action::PageDown | Action::Confirm => self.scrolled.saturating_add(PAGE),
            Action::First => 0,
            Action::Last => usize::MAX,
            Action::Right => self.turn_to(1),
            Action::Left => self.turn_to(RuleSet::ALL.len() - 1),
            Action::Changes => {
                self.is_changes = !self.is_changes;
                0
            }
            _ => return,
        };
    }

    /// Another rule set, from its first line on.
    fn turn_to(&mut self, by: usize) -> usize {
        let at = RuleSet::ALL.iter().position(|rules| *rules == self.rules).unwrap_or(0);
        self.rules = RuleSet::ALL[(at + by) % RuleSet::ALL.len()];
        self.is_changes = false;
        0
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let lines = [(KeyCode::Down, Action::Down), (KeyCode::Up, Action::Up)];
        let pages = [
            (KeyCode::PageDown, Action::PageDown),
            (KeyCode::PageUp, Action::PageUp),
            (KeyCode::Enter, Action::PageDown),
        ];
        let ends = [(KeyCode::Home, Action::First), (KeyCode::End, Action::Last)];
        let other = [(KeyCode::Right, Action::Right), (KeyCode::Left, Action::Left)];
        vec![
            Offer::new("↑ ↓", text!("tui-key-lines"), &lines),
            Offer::new("PgDn PgUp", text!("tui-key-pages"), &pages),
            Offer::new("← →", text!("tui-key-other-rules"), &other),
            Offer::letter("c", text!("tui-key-changes"), Action::Changes),
            back(),
            Offer::new("Home End", text!("tui-key-ends"), &ends).aside(),
            Offer::letter("?", text!("tui-key-help"), Action::Help).aside(),
        ]
    }

    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, area: Rect) {
        let page = if self.is_changes { changes_page() } else { rules_page(self.rules) };
        let inside = top(inset(below(area, 2), 2), area.height.saturating_sub(4));
        let lines = page_lines(&page, pen.words, usize::from(inside.width));
        let last = lines.len().saturating_sub(usize::from(inside.height));
        // The end is only known now, as it depends on the size of the screen.
        self.scrolled = self.scrolled.min(last);
        let percent = (100 * self.scrolled).checked_div(last).unwrap_or(100);
        let title = pen.words.say(&page.title);
        pen.title(area, &title, &pen.words.say(text!("review-percent", percent = percent)));
        for (index, line) in lines.iter().skip(self.scrolled).enumerate() {
            let at = below(inside, u16::try_from(index).unwrap_or(u16::MAX));
            pen.text(at, &line.text, if line.is_heading { Role::Strong } else { Role::Plain });
        }
        pen.footer(inset(area, 1), 1, &self.offers());
    }
}
