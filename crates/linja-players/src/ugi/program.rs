//! A program to start: its name and its arguments, written as in a shell.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A program with its arguments.
///
/// The text form is its words, separated by spaces; a word with spaces is in quotes. The program is
/// started directly, without a shell.
///
/// ```
/// use linja_players::ugi::Program;
///
/// let program: Program = "python3 'my engine.py' --fast".parse()?;
/// assert_eq!(program.words(), ["python3", "my engine.py", "--fast"]);
/// # Ok::<(), linja_players::ugi::ParseProgramError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    text: String,
    words: Vec<String>,
}

impl Program {
    /// The name and the arguments; never empty.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Why a text does not name a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ParseProgramError {
    /// There is nothing to start.
    #[error("a program is named by its command, as in `ugi:./engine --option`")]
    Empty,
    /// A quote is opened and not closed.
    #[error("the command of a program has a quote that is not closed")]
    OpenQuote,
}

impl FromStr for Program {
    type Err = ParseProgramError;

    fn from_str(text: &str) -> Result<Program, ParseProgramError> {
        let mut words = Vec::new();
        let mut word: Option<String> = None;
        let mut quote = None;
        let mut rest = text.chars().peekable();
        while let Some(c) = rest.next() {
            match (quote, c) {
                (Some(open), _) if c == open => quote = None,
                (None, '\'' | '"') => {
                    quote = Some(c);
                    word.get_or_insert_default();
                }
                (None, _) if c.is_whitespace() => words.extend(word.take()),
                // Before any other character a backslash is itself, as in Windows paths.
                (None | Some('"'), '\\')
                    if rest.peek().is_some_and(|next| matches!(next, '\\' | '"' | '\'' | ' ')) =>
                {
                    word.get_or_insert_default().extend(rest.next());
                }
                _ => word.get_or_insert_default().push(c),
            }
        }
        words.extend(word);
        if quote.is_some() {
            return Err(ParseProgramError::OpenQuote);
        }
        match words.first().is_none_or(String::is_empty) {
            true => Err(ParseProgramError::Empty),
            false => Ok(Program { text: text.trim().to_owned(), words }),
        }
    }
}
