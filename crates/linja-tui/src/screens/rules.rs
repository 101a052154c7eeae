//! The rules to read: those of each rule set, and what changed between the editions.
use linja::RuleSet;
use linja_console::page_lines;
use linja_words::{changes_page, rules_page, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, below, inset, middle, top};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};
use crate::screens::wait::back;

/// Longer lines are hard to read.
const PAGE_WIDTH: u16 = 100;

/// A page of rules on the screen.
#[derive(Debug)]
pub(crate) struct RulesScreen {
    rules: RuleSet,
    is_changes: bool,
    /// Lines above the first one to be seen.
    scrolled: usize,
    /// How many lines the screen showed last.
    shown: usize,
}

impl RulesScreen {
    pub(crate) fn new(rules: RuleSet) -> RulesScreen {
        RulesScreen { rules, is_changes: false, scrolled: 0, shown: 0 }
    }

    pub(crate) fn act(&mut self, action: Action) {
        // The last line stays, so that none is passed over.
        let page = self.shown.saturating_sub(1);
        self.scrolled = match action {
            Action::Up => self.scrolled.saturating_sub(1),
            Action::Down => self.scrolled.saturating_add(1),
            Action::PageUp => self.scrolled.saturating_sub(page),
            Action::PageDown | Action::Confirm => self.scrolled.saturating_add(page),
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
        let keys = pen.last_line(area, &self.offers());
        let margin = if area.width < 60 { 0 } else { 2 };
        let inside = inset(middle(below(area, 2), (PAGE_WIDTH, u16::MAX)), margin);
        let inside = top(inside, inside.height.saturating_sub(keys + 1));
        let lines = page_lines(&page, pen.words, usize::from(inside.width));
        let last = lines.len().saturating_sub(usize::from(inside.height));
        self.shown = usize::from(inside.height);
        // The end is only known now, as it depends on the size of the screen.
        self.scrolled = self.scrolled.min(last);
        let percent = (100 * self.scrolled).checked_div(last).unwrap_or(100);
        let title = pen.words.say(&page.title);
        pen.title(area, &title, &pen.words.say(text!("review-percent", percent = percent)));
        for (index, line) in lines.iter().skip(self.scrolled).enumerate() {
            let at = below(inside, u16::try_from(index).unwrap_or(u16::MAX));
            pen.text(at, &line.text, if line.is_heading { Role::Strong } else { Role::Plain });
        }
    }
}
