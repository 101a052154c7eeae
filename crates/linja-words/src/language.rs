//! The six languages, and how one is chosen.

use std::fmt;
use std::str::FromStr;

/// A language that Linja speaks.
///
/// ```
/// use linja_words::Language;
///
/// let language: Language = "de".parse()?;
/// assert_eq!(language, Language::German);
/// assert_eq!((language.tag(), language.name()), ("de", "Deutsch"));
/// # Ok::<(), linja_words::UnknownLanguage>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English, which also stands in where another language lacks a message.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Italian.
    Italian,
    /// Spanish.
    Spanish,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All six, English first.
    ///
    /// ```
    /// # use linja_words::Language;
    /// assert_eq!(Language::ALL.map(Language::tag), ["en", "de", "fr", "it", "es", "nl"]);
    /// ```
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::German,
        Language::French,
        Language::Italian,
        Language::Spanish,
        Language::Dutch,
    ];

    /// The tag of the language, as in `--lang` and in the `lang` of a page.
    ///
    /// ```
    /// # use linja_words::Language;
    /// assert_eq!(Language::Dutch.tag(), "nl");
    /// ```
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Spanish => "es",
            Language::Dutch => "nl",
        }
    }

    /// The name of the language in the language itself, for lists to choose from.
    ///
    /// ```
    /// # use linja_words::Language;
    /// assert_eq!(Language::French.name(), "Français");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::Spanish => "Español",
            Language::Dutch => "Nederlands",
        }
    }

    /// The language of a tag, whatever region or encoding follows it.
    ///
    /// ```
    /// # use linja_words::Language;
    /// assert_eq!(Language::from_tag("de-AT"), Some(Language::German));
    /// assert_eq!(Language::from_tag("fr_CA.UTF-8"), Some(Language::French));
    /// assert_eq!(Language::from_tag("pt-BR"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Language> {
        let language = tag.trim().split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// The language that the variables of a shell ask for, English if none does.
    ///
    /// `LC_ALL` goes before `LC_MESSAGES`, and that before `LANG`; an empty one does not count.
    ///
    /// ```
    /// # use linja_words::Language;
    /// let set = |name: &str| (name == "LANG").then(|| "it_IT.UTF-8".to_owned());
    /// assert_eq!(Language::from_environment(set), Language::Italian);
    /// assert_eq!(Language::from_environment(|_| None), Language::English);
    /// ```
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .and_then(|value| Language::from_tag(&value))
            .unwrap_or_default()
    }

    /// The language that a browser likes best of those there are, English if it likes none.
    ///
    /// ```
    /// # use linja_words::Language;
    /// let header = "pt-BR, es;q=0.6, nl-BE;q=0.8, en;q=0.1";
    /// assert_eq!(Language::from_accept_language(header), Language::Dutch);
    /// assert_eq!(Language::from_accept_language("en;q=0, de;q=0.1"), Language::German);
    /// assert_eq!(Language::from_accept_language("ja"), Language::English);
    /// ```
    pub fn from_accept_language(header: &str) -> Language {
        let mut best = (0.0, Language::English);
        for range in header.split(',') {
            let mut parts = range.split(';').map(str::trim);
            let language = match parts.next() {
                Some("*") => Some(Language::English),
                tag => tag.and_then(Language::from_tag),
            };
            let weight = match parts.find_map(|part| part.strip_prefix("q=")) {
                Some(weight) => weight.parse().unwrap_or(0.0),
                None => 1.0,
            };
            // Of languages liked alike, the first stands.
            if let Some(language) = language
                && weight > best.0
            {
                best = (weight, language);
            }
        }
        best.1
    }
}

/// Writes the tag.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// The text is not the tag of a language that Linja speaks.
///
/// ```
/// # use linja_words::Language;
/// let error = "la".parse::<Language>().unwrap_err();
/// assert_eq!(error.to_string(), "a language is `en`, `de`, `fr`, `it`, `es` or `nl`");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a language is `en`, `de`, `fr`, `it`, `es` or `nl`")
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::from_tag(text).ok_or(UnknownLanguage)
    }
}
