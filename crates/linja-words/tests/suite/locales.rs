//! Every language has what English has: no message missing, none too many, the same placeholders.

use std::fs;

use linja_words::{Language, Text, Value, Words};

use crate::locale::{Locale, folder};

/// What is wrong with a language, measured against English.
fn faults(locale: &Locale, english: &Locale) -> Vec<String> {
    let mut faults = Vec::new();
    for (key, message) in &english.messages {
        if !locale.messages.contains_key(key) {
            faults.push(format!("{}: `{key}` is missing", message.file));
        }
    }
    for (key, message) in &locale.messages {
        let Some(original) = english.messages.get(key) else {
            faults.push(format!("{}: `{key}` is one too many", message.file));
            continue;
        };
        if message.file != original.file {
            faults.push(format!("{}: `{key}` belongs in {}", message.file, original.file));
        }
        for unknown in message.placeholders.difference(&original.placeholders) {
            faults.push(format!("{}: `{key}` has no placeholder ${unknown}", message.file));
        }
        for dropped in original.placeholders.difference(&message.placeholders) {
            faults.push(format!("{}: `{key}` drops the placeholder ${dropped}", message.file));
        }
    }
    faults
}

fn assert_complete(language: Language) {
    let faults = faults(&Locale::read(language), &Locale::read(Language::English));
    assert!(faults.is_empty(), "{language}:\n{}", faults.join("\n"));
}

#[test]
fn every_language_is_complete() {
    Language::ALL.into_iter().for_each(assert_complete);
}

#[test]
fn a_fault_in_a_language_is_found() {
    let english = Locale::read(Language::English);
    let mut broken = Locale::read(Language::English);
    broken.messages.remove("points").unwrap();
    let side = broken.messages.remove("side").unwrap();
    broken.messages.insert("sides".to_owned(), side);
    let result = broken.messages.get_mut("result-draw").unwrap();
    result.placeholders.insert("margin".to_owned());
    let to_move = broken.messages.get_mut("side-to-move").unwrap();
    assert!(to_move.placeholders.remove("side"));
    assert_eq!(
        faults(&broken, &english),
        [
            "game.ftl: `points` is missing",
            "game.ftl: `side` is missing",
            "game.ftl: `result-draw` has no placeholder $margin",
            "game.ftl: `side-to-move` drops the placeholder $side",
            "game.ftl: `sides` is one too many",
        ]
    );
}

#[test]
fn every_message_on_disk_is_compiled_in() {
    for language in Language::ALL {
        for (key, message) in Locale::read(language).messages {
            let key: &str = key.leak();
            let value = |name: String| (&*name.leak(), Value::from(1));
            let text = Text::new(key, message.placeholders.into_iter().map(value).collect());
            assert_ne!(Words::new(language).say(text), key, "{language}: {}", message.file);
        }
    }
    let folders = fs::read_dir(folder(Language::English).parent().unwrap()).unwrap();
    assert_eq!(folders.count(), Language::ALL.len());
}

/// Comments are what a translator has beside the English words.
#[test]
fn every_english_file_says_what_it_is_for() {
    for file in fs::read_dir(folder(Language::English)).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("### "), "{}", path.display());
    }
}
