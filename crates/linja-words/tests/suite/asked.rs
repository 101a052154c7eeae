//! The code of the whole workspace asks for messages that exist, with the placeholders they have;
//! and every message is asked for.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use linja_words::Language;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::locale::Locale;

/// A `say!` or `text!` in the code.
struct Asked {
    file: PathBuf,
    key: String,
    placeholders: BTreeSet<String>,
}

#[test]
fn the_code_asks_for_messages_that_exist_with_the_placeholders_they_have() {
    let english = Locale::read(Language::English);
    let asked = asked_by_the_workspace();
    assert!(asked.len() > 100, "only {} messages are asked for: is the code found?", asked.len());
    for Asked { file, key, placeholders } in asked {
        let file = file.display();
        let message = english.messages.get(&key);
        let message =
            message.unwrap_or_else(|| panic!("{file} asks for `{key}`, which is not there"));
        assert_eq!(placeholders, message.placeholders, "the placeholders of `{key}` in {file}");
    }
}

#[test]
fn every_message_is_asked_for() {
    let english = Locale::read(Language::English);
    let mut known: BTreeSet<_> =
        asked_by_the_workspace().into_iter().map(|asked| asked.key).collect();
    // A message may also be part of another one.
    for message in english.messages.values() {
        known.extend(message.refers_to.iter().cloned());
    }
    let dead: Vec<_> = english
        .messages
        .iter()
        .filter(|(key, _)| !known.contains(*key))
        .map(|(key, message)| format!("{}: {key}", message.file))
        .collect();
    assert!(dead.is_empty(), "nobody says:\n{}", dead.join("\n"));
}

#[test]
fn a_question_in_the_code_is_found() {
    let code = r#"
        // say!(words, "in-a-comment")
        fn f() { if true { vec![say!(self.words(1, 2), "a-key", rows = f(2, 3), side = x)]; } }
        const TEXT: &str = "text!(\"in-a-string\")";
        fn g() { crate::text!("another-key",); }
    "#;
    let mut asked = Vec::new();
    find(Path::new("code.rs"), code.parse().unwrap(), &mut asked);
    let keys: Vec<_> = asked.iter().map(|asked| asked.key.as_str()).collect();
    assert_eq!(keys, ["a-key", "another-key"]);
    assert_eq!(asked[0].placeholders, ["rows", "side"].map(str::to_owned).into());
    assert!(asked[1].placeholders.is_empty());
}

fn asked_by_the_workspace() -> Vec<Asked> {
    let mut asked = Vec::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for folder in fs::read_dir(crates).unwrap() {
        for_each_source(&folder.unwrap().path().join("src"), &mut |path| {
            let code = fs::read_to_string(path).unwrap();
            let tokens = code.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            find(path, tokens, &mut asked);
        });
    }
    asked
}

fn for_each_source(folder: &Path, visit: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            for_each_source(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&path);
        }
    }
}

/// Finds what tokens ask for, at any depth.
fn find(file: &Path, tokens: TokenStream, asked: &mut Vec<Asked>) {
    let tokens: Vec<_> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        find(file, group.stream(), asked);
        let [.., TokenTree::Ident(name), TokenTree::Punct(mark)] = &tokens[..index] else {
            continue;
        };
        if mark.as_char() == '!' && group.delimiter() == Delimiter::Parenthesis {
            let key_at = match name.to_string().as_str() {
                "text" => 0,
                "say" => 1,
                _ => continue,
            };
            asked.extend(question(file, group, key_at));
        }
    }
}

/// The key, which is the argument number `key_at`, and the names of the arguments after it. `None`
/// for a macro that hands on its own argument.
fn question(file: &Path, group: &Group, key_at: usize) -> Option<Asked> {
    let tokens: Vec<_> = group.stream().into_iter().collect();
    let is_comma =
        |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
    let mut arguments = tokens.split(is_comma).skip(key_at);
    let key = match arguments.next() {
        Some([TokenTree::Literal(key)]) => key.to_string().trim_matches('"').to_owned(),
        Some([TokenTree::Punct(mark), ..]) if mark.as_char() == '$' => return None,
        _ => panic!("{}: the key in `{group}` is no literal", file.display()),
    };
    let placeholders = arguments
        .filter_map(|argument| match argument {
            [TokenTree::Ident(name), TokenTree::Punct(mark), ..] if mark.as_char() == '=' => {
                Some(name.to_string())
            }
            _ => None,
        })
        .collect();
    Some(Asked { file: file.to_owned(), key, placeholders })
}
