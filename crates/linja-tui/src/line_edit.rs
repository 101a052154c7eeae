//! A line that is typed: with a cursor, as in a shell.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, right_of};
use crate::drawing::theme::Role;

/// A line of text and where the next letter goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LineEdit {
    letters: Vec<char>,
    cursor: usize,
    /// Whether nobody has touched it yet: then what is typed takes its place.
    is_offered: bool,
}

impl LineEdit {
    /// A text to be taken, changed, or typed over.
    pub(crate) fn offering(text: &str) -> LineEdit {
        let letters: Vec<_> = text.chars().collect();
        LineEdit { cursor: letters.len(), letters, is_offered: true }
    }

    pub(crate) fn text(&self) -> String {
        self.letters.iter().collect()
    }

    /// What stands before the cursor.
    pub(crate) fn before(&self) -> String {
        self.letters[..self.cursor].iter().collect()
    }

    pub(crate) fn insert(&mut self, text: &str) {
        if std::mem::take(&mut self.is_offered) {
            *self = LineEdit::offering("");
            self.is_offered = false;
        }
        let letters: Vec<_> = text.chars().filter(|c| !c.is_control()).collect();
        let end = self.cursor + letters.len();
        self.letters.splice(self.cursor..self.cursor, letters);
        self.cursor = end;
    }

    /// Puts another text before the cursor.
    pub(crate) fn replace_before(&mut self, text: &str) {
        self.letters.drain(..self.cursor);
        (self.cursor, self.is_offered) = (0, false);
        self.insert(text);
    }

    pub(crate) fn key(&mut self, key: KeyCode) {
        let was_offered = std::mem::take(&mut self.is_offered);
        match key {
            KeyCode::Char(letter) => {
                self.is_offered = was_offered;
                self.insert(letter.encode_utf8(&mut [0; 4]));
            }
            // What is offered looks selected, and goes as a whole.
            KeyCode::Backspace | KeyCode::Delete if was_offered => self.delete(0),
            KeyCode::Backspace => self.delete(self.cursor.saturating_sub(1)),
            KeyCode::Delete if self.cursor < self.letters.len() => {
                self.letters.remove(self.cursor);
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.letters.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.letters.len(),
            _ => {}
        }
    }

    /// A letter typed with Control: the keys of a shell.
    pub(crate) fn control(&mut self, letter: char) {
        self.is_offered = false;
        match letter {
            'a' => self.cursor = 0,
            'e' => self.cursor = self.letters.len(),
            'u' => self.delete(0),
            'k' => self.letters.truncate(self.cursor),
            'w' => {
                let before = &self.letters[..self.cursor];
                let is_part = |c: &char| !c.is_whitespace() && *c != '/';
                let end = before.iter().rposition(is_part).map_or(0, |at| at + 1);
                let start = before[..end].iter().rposition(|c| !is_part(c)).map_or(0, |at| at + 1);
                self.delete(start);
            }
            _ => {}
        }
    }

    /// Deletes from there to the cursor.
    fn delete(&mut self, start: usize) {
        self.letters.drain(start..self.cursor);
        self.cursor = start;
    }

    /// Draws the part of it around the cursor.
    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let skip = self.cursor.saturating_sub(usize::from(area.width.saturating_sub(1)));
        let [before, after] = [skip..self.cursor, self.cursor..self.letters.len()]
            .map(|range| self.letters[range].iter().collect::<String>());
        let role = if self.is_offered { Role::Cursor } else { Role::Strong };
        let rest = right_of(area, pen.text(area, &before, role));
        let under = after.chars().next().unwrap_or(' ').to_string();
        let used = pen.text(rest, &under, Role::Cursor);
        pen.text(right_of(rest, used), after.get(under.len()..).unwrap_or_default(), Role::Strong);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(offered: &str, keys: &[KeyCode]) -> String {
        let mut line = LineEdit::offering(offered);
        keys.iter().for_each(|key| line.key(*key));
        line.text()
    }

    #[test]
    fn what_is_offered_is_typed_over_or_changed() {
        use KeyCode::{Backspace, Char, Delete, End, Home, Left};
        assert_eq!(typed("old", &[Char('n'), Char('e')]), "ne");
        assert_eq!(typed("old", &[End, Char('e'), Char('r')]), "older");
        assert_eq!(typed("old", &[Left, Left, Char('-'), Delete]), "o-d");
        assert_eq!(typed("old", &[Home, Delete, Backspace]), "ld");
        assert_eq!(typed("old", &[Backspace, Char('n')]), "n");
    }

    #[test]
    fn control_deletes_words_and_all() {
        let mut line = LineEdit::offering("games/my first.linja");
        line.control('w');
        assert_eq!(line.text(), "games/my ");
        line.control('w');
        assert_eq!(line.text(), "games/");
        line.control('w');
        assert_eq!(line.text(), "");
        line.insert("ab");
        line.key(KeyCode::Left);
        line.control('u');
        assert_eq!(line.text(), "b");
        line.insert("ä€");
        line.control('k');
        assert_eq!((line.text(), line.before()), ("ä€".to_owned(), "ä€".to_owned()));
    }
}
