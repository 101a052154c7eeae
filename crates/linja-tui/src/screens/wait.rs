//! Waiting for the oracle: thinking, no table, solving, failed. Reviews and puzzles share it.

use linja::RuleSet;
use linja_words::{Text, Value, rule_set_name, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, below, inset, right_of};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};
use crate::thinker::{Answer, Solving};

/// What stands between a question and its answer.
#[derive(Debug)]
pub(crate) enum Wait {
    /// It will be there in a moment.
    Thinking,
    /// The player may have the rule set solved.
    NoTable,
    /// So many thousandths are solved.
    Solving(u16),
    Failed(Text),
}

impl Wait {
    /// How the question is to be asked, if it is.
    pub(crate) fn solving(&self) -> Option<Solving> {
        match self {
            Wait::Thinking => Some(Solving::No),
            Wait::Solving(_) => Some(Solving::Yes),
            Wait::NoTable | Wait::Failed(_) => None,
        }
    }

    /// Takes what is no answer yet.
    pub(crate) fn hear(&mut self, answer: Answer) {
        *self = match answer {
            Answer::NoTable => Wait::NoTable,
            Answer::Solved(thousandths) => Wait::Solving(thousandths),
            Answer::Failed(text) => Wait::Failed(text),
            _ => return,
        };
    }

    pub(crate) fn act(&mut self, action: Action) {
        if let (Wait::NoTable, Action::Confirm) = (&self, action) {
            *self = Wait::Solving(0);
        }
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        if let Wait::NoTable = self {
            let enter = [(KeyCode::Enter, Action::Confirm)];
            offers.push(Offer::new("Enter", text!("tui-key-solve"), &enter));
        }
        offers.push(back());
        offers.push(Offer::letter("?", text!("tui-key-help"), Action::Help).aside());
        offers
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect, rules: RuleSet) {
        let text = match area.width < 80 || area.height < 20 {
            true => inset(below(area, 1), 1),
            false => inset(below(area, 4), 4),
        };
        let name = rule_set_name(rules);
        match self {
            Wait::Thinking => {
                pen.text(text, &pen.words.say(text!("tui-wait")), Role::Plain);
            }
            Wait::NoTable => {
                let question = pen.words.say(text!("tui-no-table", rules = name));
                pen.paragraph(text, &question, Role::Plain);
            }
            Wait::Solving(thousandths) => {
                // The first percent can take seconds.
                let percent = Value::decimal(f64::from(*thousandths) / 10.0, 1);
                let solving = text!("tui-solving", rules = name, percent = percent);
                pen.text(text, &pen.words.say(solving), Role::Plain);
                let bar = Rect { width: text.width.min(50), ..below(text, 2) };
                let done = bar.width * *thousandths / 1000;
                pen.text(bar, &"━".repeat(usize::from(done)), Role::Good);
                let rest = "─".repeat(usize::from(bar.width - done));
                pen.text(right_of(bar, done), &rest, Role::Faint);
            }
            Wait::Failed(why) => {
                pen.paragraph(text, &pen.words.say(why), Role::Alert);
            }
        }
    }
}

/// The way back, offered by every screen that has one.
pub(crate) fn back() -> Offer {
    let keys = [(KeyCode::Esc, Action::Back), (KeyCode::Char('q'), Action::Back)];
    Offer::new("Esc", text!("tui-key-back"), &keys)
}
