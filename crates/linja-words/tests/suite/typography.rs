//! How each language is written: its quotes, apostrophes and spaces, and the words of the glossary.

use std::fs;
use std::path::Path;

use linja_words::Language;

use crate::locale::Locale;

const NARROW: char = '\u{202f}';
const NO_BREAK: char = '\u{a0}';

/// A text without what is code: a command, a file, a position; what somebody typed is quoted as programs do.
fn prose(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("0").replace("'0'", "0")
}

/// What is wrong with how a text is written.
fn faults(language: Language, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut expect = |holds: bool, fault: &str| {
        if !holds {
            faults.push(fault.to_owned());
        }
    };
    let before = |sign: char| {
        let ends = text.match_indices(sign).map(|(at, _)| &text[..at]);
        ends.map(|before| before.chars().next_back()).collect::<Vec<_>>()
    };
    let after = |sign: char| {
        let ends = text.match_indices(sign).map(|(at, sign)| &text[at + sign.len()..]);
        ends.map(|after| after.chars().next()).collect::<Vec<_>>()
    };
    let count = |sign: char| text.matches(sign).count();
    let is_no_break = |sign: &Option<char>| matches!(sign, Some(NARROW | NO_BREAK));

    expect(count('\'') == 0, "a straight apostrophe");
    expect(count('"') == 0, "a straight quotation mark");
    expect(!text.contains("..."), "three dots for an ellipsis");
    expect(!text.contains("  "), "two spaces");

    let (open, close) = match language {
        Language::English => ('“', '”'),
        Language::German => ('„', '“'),
        Language::French | Language::Italian | Language::Spanish => ('«', '»'),
        // The closing one is an apostrophe as well.
        Language::Dutch => ('‘', '’'),
    };
    let pairs = if language == Language::Dutch {
        count(open) <= count(close)
    } else {
        count(open) == count(close)
    };
    expect(pairs, "quotation marks that are not in pairs");
    let foreign =
        ['“', '”', '„', '‘', '«', '»'].into_iter().filter(|sign| ![open, close].contains(sign));
    foreign.for_each(|sign| expect(count(sign) == 0, "a quotation mark of another language"));

    let is_spaced = matches!(language, Language::German | Language::French | Language::Spanish);
    for before in before('%') {
        let holds = if is_spaced {
            is_no_break(&before)
        } else {
            before.is_some_and(|sign| !sign.is_whitespace())
        };
        expect(holds, "the space in front of a percent sign");
    }
    if language != Language::German {
        let spaced = |before: &Option<char>| before.is_some_and(char::is_whitespace);
        expect(!before('…').iter().any(spaced), "a space in front of an ellipsis");
    }
    match language {
        Language::French => {
            for sign in [';', '!', '?', ':'] {
                let ends = before(sign).into_iter().zip(after(sign));
                // Not in a time of day.
                let holds = |(before, after): (Option<char>, Option<char>)| {
                    is_no_break(&before) || after.is_some_and(char::is_numeric)
                };
                expect(
                    ends.into_iter().all(holds),
                    "no space that holds together in front of ; ! ? :",
                );
            }
            expect(
                after(open).iter().chain(&before(close)).all(is_no_break),
                "no space that holds together inside « »",
            );
        }
        Language::Spanish => {
            expect(
                count('?') == count('¿') && count('!') == count('¡'),
                "a question or a call without its beginning",
            );
        }
        _ => {}
    }
    faults
}

/// The words that are not used, from the table in the glossary: a language, and what is not said in it.
fn words_not_used() -> Vec<(Language, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/glossary.md");
    let text = fs::read_to_string(path).unwrap();
    let (_, table) = text.split_once("## Words we don't use").unwrap();
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    let row = |line: &str| {
        let (language, words) = line.split_once("` | ").unwrap();
        let language = Language::ALL.into_iter().find(|one| one.tag() == language).unwrap();
        let (words, _) = words.split_once(" |").unwrap();
        words.split(", ").map(|word| (language, word.to_lowercase())).collect::<Vec<_>>()
    };
    rows.flat_map(row).collect()
}

/// Whether a word, or the beginning of words, stands in a text.
fn says(text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    let is_start = |at: usize| !text[..at].chars().next_back().is_some_and(char::is_alphabetic);
    let is_end =
        |at: usize| !text[at + word.len()..].chars().next().is_some_and(char::is_alphabetic);
    text.match_indices(word).any(|(at, _)| is_start(at) && is_end(at))
}

fn assert_none(find: impl Fn(Language, &str, &str) -> Vec<String>) {
    let mut found = Vec::new();
    for language in Language::ALL {
        for (key, message) in Locale::read(language).messages {
            for text in &message.texts {
                let faults = find(language, &key, &prose(text));
                found.extend(
                    faults
                        .iter()
                        .map(|fault| format!("{language}/{} {key}: {fault}: {text}", message.file)),
                );
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_language_is_written_with_its_own_signs() {
    // The names of values are code.
    assert_none(|language, key, text| match key.starts_with("value-") {
        true => Vec::new(),
        false => faults(language, text),
    });
}

#[test]
fn the_signs_of_another_language_are_found() {
    assert_eq!(faults(Language::English, "it's 5 % …").len(), 3);
    assert_eq!(faults(Language::German, "“Stein” 5%").len(), 3);
    assert_eq!(faults(Language::French, "Vraiment? « oui »").len(), 2);
    assert_eq!(faults(Language::Spanish, "Sí! 5\u{a0}%").len(), 1);
    assert!(faults(Language::French, "à 12:30\u{a0}: «\u{202f}oui\u{202f}»").is_empty());
}

/// Books have other terms, which stand where an owner is told which book it is.
#[test]
fn no_language_has_a_word_that_the_glossary_replaces() {
    let words = words_not_used();
    assert_none(|language, key, text| {
        let is_quoting = key.starts_with("rules-book-");
        let said =
            words.iter().filter(|(of, word)| !is_quoting && *of == language && says(text, word));
        said.map(|(_, word)| word.clone()).collect()
    });
}
