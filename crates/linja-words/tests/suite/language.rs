//! Choosing a language.

use linja_words::{Language, Words};

fn in_environment(variables: &[(&str, &str)]) -> Language {
    Language::from_environment(|name| {
        let found = variables.iter().find(|(variable, _)| *variable == name);
        found.map(|(_, value)| (*value).to_owned())
    })
}

#[test]
fn lc_all_goes_before_lc_messages_and_that_before_lang() {
    let lang = ("LANG", "nl_NL.UTF-8");
    let messages = ("LC_MESSAGES", "es_ES");
    assert_eq!(in_environment(&[lang]), Language::Dutch);
    assert_eq!(in_environment(&[lang, messages]), Language::Spanish);
    assert_eq!(in_environment(&[lang, messages, ("LC_ALL", "de_CH@euro")]), Language::German);
    assert_eq!(in_environment(&[lang, messages, ("LC_ALL", "")]), Language::Spanish);
}

#[test]
fn a_shell_without_a_known_language_gets_english() {
    for value in ["C", "POSIX", "C.UTF-8", "ja_JP.UTF-8", "english", "d", ""] {
        assert_eq!(in_environment(&[("LC_ALL", value)]), Language::English, "{value}");
    }
}

#[test]
fn a_browser_gets_the_language_that_it_likes_best() {
    let cases = [
        ("de-DE,de;q=0.9,en;q=0.8", Language::German),
        ("nl,en;q=0.9", Language::Dutch),
        ("en;q=0.5,fr;q=0.7,it;q=0.7", Language::French),
        ("ja, *;q=0.5, es;q=0.4", Language::English),
        ("it ; q=0.3 , nl ; q=0.4", Language::Dutch),
        ("es;q=0", Language::English),
        ("es;q=much, nl;q=0.1", Language::Dutch),
        ("", Language::English),
        (",;,;q=,-", Language::English),
    ];
    for (header, language) in cases {
        assert_eq!(Language::from_accept_language(header), language, "{header}");
    }
}

#[test]
fn tags_and_names_are_all_different_and_tags_lead_back() {
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
        let like = Language::ALL.into_iter().filter(|other| other.name() == language.name());
        assert_eq!(like.count(), 1);
    }
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync + 'static>(_: T) {}
    shared(Words::new(Language::English));
}
