//! The words of the page: each language is a file of its own for each program, loaded when it is spoken.

use gloo_net::http::Request;
use linja_words::{Language, Words};

use crate::page::browser;
use crate::{Program, Settings};

/// The language of these settings: what was set, or what the browser likes best.
pub(crate) fn language(settings: Settings) -> Language {
    settings.language.unwrap_or_else(|| Language::from_accept_language(&browser::languages()))
}

/// Loads what a program says in a language. `false` without a network, or if the server has it no longer,
/// because its page is newer than this one.
pub(crate) async fn load(program: Program, language: Language) -> bool {
    let words = match program {
        Program::Play | Program::Online => "words",
        Program::Understand => "understand-words",
    };
    let Some(file) = browser::file(&format!("{words}-{language}")) else { return false };
    if let Ok(answer) = Request::get(&file).send().await
        && answer.ok()
        && let Ok(text) = answer.text().await
    {
        Words::provide(language, &text);
        return true;
    }
    false
}
