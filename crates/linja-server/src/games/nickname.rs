//! What somebody on a seat wants to be called: others see it, so it must be what it looks like.

use linja_api::PROGRAM;
use linja_words::text;
use unicode_normalization::UnicodeNormalization;

use crate::error::Error;

/// The most characters of a name.
const MOST: usize = 24;

/// A computer is named like this in a record, and nobody else is.
const COMPUTER: &str = "level:";

/// What is not seen by itself, or changes how the text around it is read (Default_Ignorable_Code_Point and other
/// format characters of Unicode), and what is blank although it is no space.
const INVISIBLE: [(char, char); 21] = [
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{e000}', '\u{f8ff}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffb}'),
    ('\u{13430}', '\u{1345f}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{e0fff}'),
    ('\u{f0000}', '\u{10ffff}'),
];

/// The name that somebody wishes for, in its normal form (NFC); none if it is blank. A program says that it is one.
pub(crate) fn nickname(wish: Option<&str>) -> Result<Option<String>, Error> {
    match wish.unwrap_or_default().strip_prefix(PROGRAM) {
        Some(name) => plain(name)?.map(|name| Some(format!("{PROGRAM}{name}"))).ok_or_else(wrong),
        None => plain(wish.unwrap_or_default()),
    }
}

fn plain(wish: &str) -> Result<Option<String>, Error> {
    // Nothing that is so much longer gets short enough, and it costs time.
    if wish.len() > MOST * 16 {
        return Err(wrong());
    }
    let name = wish.trim().nfc().collect::<String>();
    let is_seen = |one: char| {
        let is_among = |&(first, last): &(char, char)| (first..=last).contains(&one);
        one == ' ' || !(one.is_control() || one.is_whitespace() || INVISIBLE.iter().any(is_among))
    };
    match name.chars().count() <= MOST
        && name.chars().all(is_seen)
        && ![COMPUTER, PROGRAM].iter().any(|kind| name.starts_with(kind))
    {
        true => Ok(Some(name).filter(|name| !name.is_empty())),
        false => Err(wrong()),
    }
}

fn wrong() -> Error {
    Error::bad_request(text!("error-nickname"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_it_looks_like() {
        let named = |wish: &str| nickname(Some(wish)).unwrap();
        assert_eq!(nickname(None).unwrap(), None);
        assert_eq!(named(" \t\n"), None);
        assert_eq!(named("  Anna B. \n").as_deref(), Some("Anna B."));
        // One letter, and a letter with a mark: the same.
        assert_eq!(named("Zoe\u{308}"), named("Zo\u{eb}"));
        for fine in ["李雷", "עדי", "ليلى", "नीना", "Ω \"]", "🐢", "?"] {
            assert_eq!(named(fine).as_deref(), Some(fine));
        }
        // A program is marked, and has a name besides.
        assert_eq!(named("program: Zoe\u{308}").as_deref(), Some("program:Zo\u{eb}"));
        let longest = "é".repeat(MOST);
        assert_eq!(named(&"e\u{301}".repeat(MOST)).unwrap(), longest);
    }

    #[test]
    fn a_name_that_deceives_is_refused() {
        let too_long = "x".repeat(MOST + 1);
        let endless = "x".repeat(60_000);
        for wish in [
            too_long.as_str(),
            &endless,
            "Anna\nBen",
            "Anna\u{0}",
            "Anna\u{a0}Ben",
            "An\u{200b}na",
            "\u{202e}annA",
            "\u{2067}Anna",
            "\u{2066}",
            "Anna\u{fe0f}",
            "\u{3164}",
            "\u{2800}",
            "\u{e0041}",
            "\u{e001}",
            "level:10",
            "program:",
            "program:level:10",
            " program:Anna",
            "program:program:Anna",
        ] {
            assert!(nickname(Some(wish)).is_err(), "{wish:?}");
        }
    }
}
