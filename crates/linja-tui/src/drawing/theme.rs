//! How things look: by colour where there is colour, and always by shape and weight as well.
//!
//! Nothing asks whether the background is light or dark: every colour can be read on both.

use linja::Side;
use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Colours {
    None,
    Sixteen,
    True,
}

/// What a piece of the screen is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Plain,
    Faint,
    Strong,
    Title,
    Stick,
    /// What the keys act on now.
    Cursor,
    /// Where a pawn would land, and pawns that may move.
    Mark,
    Good,
    /// Refusals and mistakes.
    Alert,
    Pawn(Side),
}

/// The look of one terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Theme {
    pub(crate) colours: Colours,
    pub(crate) is_ascii: bool,
}

impl Colours {
    /// What the variables of the environment say: `NO_COLOR` (set, not empty) wants none,
    /// `COLORTERM` tells of 24-bit colours.
    pub(crate) fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Colours {
        if variable("NO_COLOR").is_some_and(|value| !value.is_empty()) {
            return Colours::None;
        }
        match variable("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Colours::True,
            _ => Colours::Sixteen,
        }
    }

    fn of(self, true_colour: Color, one_of_sixteen: Color) -> Style {
        match self {
            Colours::None => Style::new(),
            Colours::Sixteen => Style::new().fg(one_of_sixteen),
            Colours::True => Style::new().fg(true_colour),
        }
    }
}

// As far from white as from black, so that they can be read on both: a test measures it.
const RED: Color = Color::Rgb(216, 59, 47);
const BAMBOO: Color = Color::Rgb(135, 117, 44);
const GREEN: Color = Color::Rgb(57, 133, 57);
const BLUE: Color = Color::Rgb(28, 122, 188);

impl Theme {
    /// The look that the environment asks for; only ASCII signs if they are wanted.
    pub(crate) fn from_environment(is_ascii: bool) -> Theme {
        let variable = |name: &str| std::env::var(name).ok();
        let is_ascii = is_ascii || !has_unicode(variable);
        Theme { colours: Colours::from_environment(variable), is_ascii }
    }

    pub(crate) fn style(self, role: Role) -> Style {
        let colours = self.colours;
        match role {
            Role::Plain => Style::new(),
            Role::Faint => Style::new().add_modifier(Modifier::DIM),
            Role::Strong | Role::Pawn(Side::Black) => Style::new().add_modifier(Modifier::BOLD),
            Role::Title => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
            Role::Cursor => colours.of(BLUE, Color::Cyan).add_modifier(Modifier::REVERSED),
            Role::Mark => colours.of(BLUE, Color::Cyan).add_modifier(Modifier::BOLD),
            Role::Stick => colours.of(BAMBOO, Color::Green),
            Role::Good => colours.of(GREEN, Color::Green),
            Role::Alert => colours.of(RED, Color::Red).add_modifier(Modifier::BOLD),
            Role::Pawn(Side::Red) => colours.of(RED, Color::Red),
        }
    }

    /// A text in characters that the terminal has: without Unicode, signs give way to ASCII ones.
    /// Letters stay as they are.
    pub(crate) fn spell(self, text: &str) -> String {
        match self.is_ascii {
            true => text.chars().map(ascii).collect(),
            false => text.to_owned(),
        }
    }
}

/// Whether the characters of the environment's locale are those of Unicode. Where it names none, they are: no terminal
/// of today lacks them.
fn has_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable);
    let locale =
        locale.into_iter().find(|value| !value.is_empty()).map(|value| value.to_lowercase());
    locale.is_none_or(|locale| locale.contains("utf-8") || locale.contains("utf8"))
}

fn ascii(sign: char) -> char {
    match sign {
        '●' => '@',
        '○' => 'o',
        '━' | '─' | '−' | '–' => '-',
        '═' => '=',
        '┿' | '┼' | '╋' | '┌' | '┐' | '└' | '┘' => '+',
        '│' => '|',
        '▸' | '→' => '>',
        '◂' | '←' => '<',
        '›' => '+',
        '↑' => '^',
        '↓' => 'v',
        '·' | '…' => '.',
        '•' => '*',
        '×' => 'x',
        '█' | '▀' | '▄' => '#',
        '\u{a0}' | '\u{202f}' => ' ',
        '„' | '“' | '”' | '«' | '»' => '"',
        '’' => '\'',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of the Web Content Accessibility Guidelines.
    fn luminance(colour: Color) -> f64 {
        let Color::Rgb(red, green, blue) = colour else { return f64::NAN };
        let linear = |part: u8| match f64::from(part) / 255.0 {
            part if part <= 0.040_45 => part / 12.92,
            part => ((part + 0.055) / 1.055).powf(2.4),
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    #[test]
    fn every_colour_can_be_read_on_white_and_on_black() {
        for colour in [RED, BAMBOO, GREEN, BLUE] {
            let luminance = luminance(colour);
            let (on_white, on_black) = (1.05 / (luminance + 0.05), (luminance + 0.05) / 0.05);
            assert!(on_white > 4.5 && on_black > 4.5, "{colour}: {on_white}, {on_black}");
        }
    }

    #[test]
    fn a_locale_without_unicode_gets_ascii_signs() {
        let has = |set: &[(&str, &str)]| {
            let find = |name: &str| set.iter().find(|(set, _)| *set == name);
            has_unicode(|name| find(name).map(|(_, value)| (*value).to_owned()))
        };
        assert!(has(&[]) && has(&[("LANG", "de_DE.UTF-8")]) && has(&[("LC_CTYPE", "C.utf8")]));
        assert!(!has(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]));
        assert!(!has(&[("LANG", "de_DE.ISO-8859-1")]) && has(&[("LC_ALL", ""), ("LANG", "")]));
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        let colours = |set: &[(&str, &str)]| {
            let find = |name: &str| set.iter().find(|(set, _)| *set == name);
            Colours::from_environment(|name| find(name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(colours(&[]), Colours::Sixteen);
        assert_eq!(colours(&[("COLORTERM", "truecolor")]), Colours::True);
        assert_eq!(colours(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Colours::None);
        assert_eq!(colours(&[("NO_COLOR", "")]), Colours::Sixteen);
    }
}
