//! Writing on the screen: words, styles, and where a click does something.
use linja_console::wrap;
use linja_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::drawing::theme::{Role, Theme};
use crate::keys::{Action, Hits, Offer, Place};

/// All that drawing needs.
pub(crate) struct Pen<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) theme: Theme,
    pub(crate) words: Words,
    pub(crate) hits: &'a mut Hits,
}

impl Pen<'_> {
    /// Writes a text on one line, cut where the area ends, and says how wide it was.
    pub(crate) fn text(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        self.styled(area, text, self.theme.style(role))
    }

    pub(crate) fn styled(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let area = area.intersection(self.buffer.area);
        if area.is_empty() {
            return 0;
        }
        let text = self.theme.spell(text);
        let (end, _) =
            self.buffer.set_stringn(area.x, area.y, text, usize::from(area.width), style);
        end - area.x
    }

    /// Writes pieces one after the other on one line.
    pub(crate) fn pieces(&mut self, area: Rect, pieces: &[(&str, Role)]) -> u16 {
        pieces
            .iter()
            .fold(0, |width, (text, role)| width + self.text(right_of(area, width), text, *role))
    }

    /// Writes a text wrapped into an area, and says how many lines it took.
    pub(crate) fn paragraph(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        let lines = wrap(text, usize::from(area.width));
        let mut used = 0;
        for line in lines.iter().take(usize::from(area.height)) {
            self.text(below(area, used), line, role);
            used += 1;
        }
        used
    }

    /// A text at the right end of a line.
    pub(crate) fn right(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        let width = width(text).min(area.width);
        self.text(right_of(area, area.width - width), text, role)
    }

    /// The bar on top of every screen.
    pub(crate) fn title(&mut self, area: Rect, left: &str, right: &str) {
        let style = self.theme.style(Role::Title);
        self.buffer.set_style(Rect { height: 1, ..area }, style);
        let inside = inset(area, 1);
        let used = self.styled(inside, left, style);
        if used + width(right) < inside.width {
            let at = inside.width - width(right);
            self.styled(right_of(inside, at), right, style);
        }
    }

    /// What can be done, in the last lines of an area; each can be clicked.
    pub(crate) fn footer(&mut self, area: Rect, lines: u16, offers: &[Offer]) {
        let area = below(area, area.height.saturating_sub(lines));
        let mut at = area;
        for offer in offers.iter().filter(|offer| offer.place == Place::Footer) {
            let label = self.words.say(&offer.label);
            let length = width(offer.shown) + 1 + width(&label);
            if length > at.width {
                if at.y + 1 >= area.bottom() {
                    continue;
                }
                at = Rect { y: at.y + 1, ..area };
            }
            let used = self.pieces(
                at,
                &[(offer.shown, Role::Strong), (" ", Role::Plain), (&label, Role::Faint)],
            );
            if let Some((_, action)) = offer.keys.first() {
                self.click(Rect { width: used, height: 1, ..at }, *action);
            }
            at = right_of(at, used + 3);
        }
    }

    /// A box with a title, emptied, in the middle of the area; what is inside it.
    pub(crate) fn window(&mut self, area: Rect, size: (u16, u16), title: &str) -> Rect {
        let (columns, lines) = (size.0.min(area.width), size.1.min(area.height));
        let window = Rect {
            x: area.x + (area.width - columns) / 2,
            y: area.y + (area.height - lines) / 2,
            width: columns,
            height: lines,
        };
        // What lies under it cannot be clicked any more.
        self.hits.clear();
        for line in 0..lines {
            let (left, middle, right) = match line {
                0 => ("┌", "─", "┐"),
                line if line + 1 == lines => ("└", "─", "┘"),
                _ => ("│", " ", "│"),
            };
            let between = middle.repeat(usize::from(columns.saturating_sub(2)));
            self.buffer.set_style(Rect { height: 1, ..below(window, line) }, Style::reset());
            self.text(below(window, line), &format!("{left}{between}{right}"), Role::Plain);
        }
        self.text(right_of(window, 2), &format!(" {title} "), Role::Strong);
        Rect {
            x: window.x + 2,
            y: window.y + 1,
            width: columns.saturating_sub(4),
            height: lines.saturating_sub(2),
        }
    }

    pub(crate) fn click(&mut self, area: Rect, action: Action) {
        self.hits.add(area, action);
    }
}

/// Every sign and letter we write is one column wide.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(text.chars().count()).unwrap_or(u16::MAX)
}

/// What is left of an area below its first lines.
pub(crate) fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}

/// What is left of an area right of its first columns.
pub(crate) fn right_of(area: Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    Rect { x: area.x + columns, width: area.width - columns, ..area }
}

/// The first lines of an area.
pub(crate) fn top(area: Rect, lines: u16) -> Rect {
    Rect { height: lines.min(area.height), ..area }
}

/// An area without so many columns at each side.
pub(crate) fn inset(area: Rect, columns: u16) -> Rect {
    Rect { x: area.x + columns, width: area.width.saturating_sub(2 * columns), ..area }
}
