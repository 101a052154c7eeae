//! The small window that asks whether the player is sure.

use linja_console::wrap;
use linja_words::{Text, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::pen::{FRAME, Pen, below, bottom};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};
use crate::screens::study::StudyScreen;
use crate::sitting::Sitting;

const WIDTH: u16 = 68;

/// What is done if the player is sure.
#[derive(Debug)]
pub(crate) enum Then {
    Quit,
    /// Another game instead of this one.
    Play(Box<Sitting>),
    Resign,
    /// Back to the screen beneath.
    Back,
    /// Another board for trying out instead of the one beneath.
    Study(Box<StudyScreen>),
    /// What comes after giving up what was tried out.
    DropStudy(Box<Then>),
    /// Forget the seat at an online game.
    RemoveSeat(String),
}

impl Then {
    /// Whether the game at the board is left.
    pub(crate) fn leaves_game(&self) -> bool {
        matches!(self, Then::Quit | Then::Play(_))
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let yes = [
            (KeyCode::Enter, Action::Confirm),
            (KeyCode::Char('q'), Action::Confirm),
            (KeyCode::Char('y'), Action::Confirm),
        ];
        let stay = Offer::new("Esc", text!("tui-key-stay"), &[(KeyCode::Esc, Action::Back)]);
        match self {
            Then::Resign => vec![Offer::new("Enter", text!("tui-key-resign"), &yes[..1]), stay],
            Then::RemoveSeat(_) => {
                vec![Offer::new("Enter", text!("tui-key-delete"), &yes[..1]), stay]
            }
            _ => {
                let save = Offer::letter("s", text!("tui-key-save"), Action::Save);
                vec![Offer::new("Enter", text!("tui-key-leave"), &yes), save, stay]
            }
        }
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let (title, question): (Text, Text) = match self {
            Then::Resign => (text!("tui-resign-title"), text!("tui-resign")),
            Then::RemoveSeat(_) => (text!("online-cancel-sure"), text!("online-remove-sure")),
            Then::DropStudy(_) => (text!("tui-leave-study-title"), text!("tui-leave-study")),
            _ => (text!("tui-leave-title"), text!("tui-leave")),
        };
        let (title, question) = (pen.words.say(title), pen.words.say(question));
        let width = WIDTH.min(area.width) - FRAME;
        let lines = wrap(&question, usize::from(width)).len().max(2);
        let (lines, keys) =
            (u16::try_from(lines).unwrap_or(2), pen.footer_lines(width, &self.offers()));
        let inside = pen.window(area, (WIDTH, lines + keys + 3), &title);
        pen.paragraph(below(inside, 1), &question, Role::Plain);
        pen.footer(bottom(inside, keys), &self.offers());
    }
}
