//! The computer, which thinks beside the page.

use crate::page::Page;
use crate::page::assistant::Assistant;
use crate::{Answer, Question};

thread_local! {
    static THINKER: Assistant = const { Assistant::new("thinker") };
}

/// Asks the computer; `then` hears the answer, however often it takes another worker to find it.
pub(crate) fn ask(page: Page, question: &Question, then: impl FnOnce(Answer) + 'static) {
    let Ok(question) = serde_json::to_string(question) else { return };
    let mut then = Some(then);
    Assistant::ask(&THINKER, page, &question, move |said| {
        let answer = said.and_then(|said| serde_json::from_str(said).ok());
        if let Some(answer) = answer
            && let Some(then) = then.take()
        {
            then(answer);
        }
        said.is_some()
    });
}
