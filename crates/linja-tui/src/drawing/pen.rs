//! Writing on the screen: words, styles, and where a click does something.
use linja_console::wrap;
use linja_words::{Text, Words, say};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::drawing::theme::{Role, Theme};
use crate::keys::{Action, Hits, Offer, Place};

/// What the frame of a window takes of its width.
pub(crate) const FRAME: u16 = 4;

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

    /// Writes several texts below each other, so many lines apart, as far as there is room. A text that must be read to
    /// its end is left out where only a part of it would fit; what is faint gets only the lines that no other text needs.
    /// Says how many lines it took.
    pub(crate) fn paragraphs(&mut self, area: Rect, texts: Vec<(Text, Role)>, gap: u16) -> u16 {
        let texts: Vec<_> =
            texts.into_iter().map(|(text, role)| (self.words.say(text), role)).collect();
        let lines = |text: &str| {
            u16::try_from(wrap(text, usize::from(area.width)).len()).unwrap_or(u16::MAX)
        };
        let needed = texts.iter().filter(|(_, role)| *role != Role::Faint);
        let needed = needed.map(|(text, _)| lines(text) + gap).fold(0, u16::saturating_add);
        let (mut used, mut spare) = (0, area.height.saturating_sub(needed));
        for (text, role) in texts {
            let rest = below(area, used);
            if role != Role::Faint {
                if used == 0 || lines(&text) <= rest.height {
                    used += self.paragraph(rest, &text, role) + gap;
                }
            } else if spare > 0 {
                let took = self.paragraph(top(rest, spare), &text, role) + gap;
                spare = spare.saturating_sub(took);
                used += took;
            }
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

    /// The same for a game: the first parts are left out where there is no room for them next to the right one, which may
    /// be the only place for the clocks or the points.
    pub(crate) fn game_title(&mut self, area: Rect, parts: &[String], right: &str) {
        let room = inset(area, 1).width;
        let left = (0..parts.len())
            .map(|skip| parts[skip..].join(" · "))
            .find(|left| width(left) + 2 + width(right) <= room);
        self.title(area, &left.unwrap_or_default(), right);
    }

    /// What can be done, in an area of a line or two; each can be clicked. Where not all of it fits, the page of
    /// all keys is among what does.
    pub(crate) fn footer(&mut self, area: Rect, offers: &[Offer]) {
        let mut shown = in_footer(offers);
        let mut places = self.places(area, &shown);
        let is_help = |offer: &Offer| offer.keys.iter().any(|(_, action)| *action == Action::Help);
        if let Some(help) = offers.iter().find(|offer| is_help(offer))
            && places.len() < shown.len()
        {
            shown.retain(|offer| !is_help(offer));
            while !places.iter().any(|(_, offer)| is_help(offer)) && !shown.is_empty() {
                places = self.places(area, &[&shown[..], &[help]].concat());
                shown.pop();
            }
        }
        for (at, offer) in places {
            let (key, label) = (self.key(offer), self.words.say(&offer.label));
            let used =
                self.pieces(at, &[(&key, Role::Strong), (" ", Role::Plain), (&label, Role::Faint)]);
            if let Some((_, action)) = offer.keys.first() {
                self.click(Rect { width: used, height: 1, ..at }, *action);
            }
        }
    }

    /// The name of its keys, as keyboards of this language have it.
    pub(crate) fn key(&self, offer: &Offer) -> String {
        match offer.shown {
            "Enter" => say!(self.words, "tui-enter"),
            "Esc" => say!(self.words, "tui-esc"),
            "Home End" => say!(self.words, "tui-home-end"),
            "PgDn PgUp" => say!(self.words, "tui-page-keys"),
            other => other.to_owned(),
        }
    }

    /// The same at the bottom of a screen; says whether that is one line or two.
    pub(crate) fn last_line(&mut self, area: Rect, offers: &[Offer]) -> u16 {
        let area = inset(area, 1);
        let lines = self.footer_lines(area.width, offers).min(2);
        self.footer(bottom(area, lines), offers);
        lines
    }

    /// How many lines all that can be done takes.
    pub(crate) fn footer_lines(&self, width: u16, offers: &[Offer]) -> u16 {
        let shown = in_footer(offers);
        let fits =
            |lines: &u16| self.places(Rect::new(0, 0, width, *lines), &shown).len() == shown.len();
        (1..4).find(fits).unwrap_or(4)
    }

    /// Where offers stand, line by line; without those that do not fit.
    fn places<'o>(&self, area: Rect, offers: &[&'o Offer]) -> Vec<(Rect, &'o Offer)> {
        let (mut at, mut places) = (area, Vec::new());
        for offer in offers {
            let length = width(&self.key(offer)) + 1 + width(&self.words.say(&offer.label));
            if length > at.width {
                if at.y + 1 >= area.bottom() || at.width == area.width {
                    continue;
                }
                at = Rect { y: at.y + 1, ..area };
                if length > at.width {
                    continue;
                }
            }
            places.push((at, *offer));
            at = right_of(at, length + 3);
        }
        places
    }

    /// A box with a title, emptied, in the middle of the area; what is inside it.
    pub(crate) fn window(&mut self, area: Rect, size: (u16, u16), title: &str) -> Rect {
        let (columns, lines) = (size.0.min(area.width), size.1.min(area.height));
        let window = middle(area, (columns, lines));
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
            width: columns.saturating_sub(FRAME),
            height: lines.saturating_sub(2),
        }
    }

    pub(crate) fn click(&mut self, area: Rect, action: Action) {
        self.hits.add(area, action);
    }
}

fn in_footer(offers: &[Offer]) -> Vec<&Offer> {
    offers.iter().filter(|offer| offer.place == Place::Footer).collect()
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

/// The middle of an area, no larger than this.
pub(crate) fn middle(area: Rect, (columns, lines): (u16, u16)) -> Rect {
    let (width, height) = (area.width.min(columns), area.height.min(lines));
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    Rect { x, y, width, height }
}

/// The first lines of an area.
pub(crate) fn top(area: Rect, lines: u16) -> Rect {
    Rect { height: lines.min(area.height), ..area }
}

/// The last lines of an area.
pub(crate) fn bottom(area: Rect, lines: u16) -> Rect {
    below(area, area.height.saturating_sub(lines))
}

/// An area without so many columns at each side.
pub(crate) fn inset(area: Rect, columns: u16) -> Rect {
    Rect { x: area.x + columns, width: area.width.saturating_sub(2 * columns), ..area }
}

#[cfg(test)]
mod tests {
    use linja_words::{Language, text};
    use ratatui::buffer::Cell;

    use super::*;
    use crate::drawing::theme::Colours;

    /// The lines of a window of this size in which something has been drawn.
    fn drawn((columns, lines): (u16, u16), draw: impl FnOnce(&mut Pen<'_>, Rect)) -> Vec<String> {
        let area = Rect::new(0, 0, columns, lines);
        let (mut buffer, mut hits) = (Buffer::empty(area), Hits::default());
        let theme = Theme { colours: Colours::None, is_ascii: false };
        let words = Words::new(Language::English);
        draw(&mut Pen { buffer: &mut buffer, theme, words, hits: &mut hits }, area);
        let lines = buffer.content().chunks(usize::from(columns));
        let lines = lines.map(|cells| cells.iter().map(Cell::symbol).collect::<String>());
        lines.map(|line| line.trim().to_owned()).collect()
    }

    #[test]
    fn the_clocks_of_a_game_push_the_rest_out_of_its_title() {
        let title = |columns, right| {
            let parts = ["Online game", "Revised, mean", "● 10 : 9 ○"].map(str::to_owned);
            drawn((columns, 1), |pen, area| pen.game_title(area, &parts, right)).remove(0)
        };
        let minutes = "● 12:34  ○ 9:59";
        let whole = "Online game · Revised, mean · ● 10 : 9 ○";
        assert_eq!(title(59, minutes), format!("{whole}  {minutes}"));
        let without_game = "Revised, mean · ● 10 : 9 ○";
        assert_eq!(title(58, minutes), format!("{without_game:41}{minutes}"));
        assert_eq!(title(40, minutes), format!("● 10 : 9 ○{:13}{minutes}", ""));
        let days = "● 13 d 23 h  ○ 13 d 22 h";
        assert_eq!(title(40, days), format!("● 10 : 9 ○    {days}"));
        assert_eq!(title(37, days), days);
    }

    #[test]
    fn what_is_faint_leaves_its_lines_to_what_must_be_read() {
        let shown = |lines| {
            let faint = (text!("tui-name", name = "Red played 8-7."), Role::Faint);
            let plain = (text!("tui-name", name = "Move a pawn 1 row forward."), Role::Plain);
            drawn((14, lines), |pen, area| _ = pen.paragraphs(area, vec![faint, plain], 0))
        };
        assert_eq!(shown(4), ["Red played", "8-7.", "Move a pawn 1", "row forward."]);
        assert_eq!(shown(3), ["Red played", "Move a pawn 1", "row forward."]);
        assert_eq!(shown(2), ["Move a pawn 1", "row forward."]);
        assert_eq!(shown(1), ["Move a pawn 1"]);
    }
}
