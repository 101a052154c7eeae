//! The computer. Whoever plays perfectly asks the oracle; all others think beside the page, and so does that one where
//! there is no oracle.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::set_timeout;
use linja::Level;

use crate::page::assistant::Assistant;
use crate::page::{Page, judge};
use crate::{Answer, Question};

thread_local! {
    static THINKER: Assistant = const { Assistant::new("thinker") };
}

/// The oracle may take so long to be heard.
const PATIENCE: Duration = Duration::from_secs(4);

/// Who hears the first answer.
type Then = Rc<RefCell<Option<Box<dyn FnOnce(Answer)>>>>;

/// Asks the computer; `then` hears the answer.
pub(crate) fn ask(page: Page, question: &Question, then: impl FnOnce(Answer) + 'static) {
    let Ok(text) = serde_json::to_string(question) else { return };
    let then: Then = Rc::new(RefCell::new(Some(Box::new(then))));
    if question.level != Level::MAX {
        return think(page, &text, then);
    }
    let asked = format!("{{\"turn\":{text}}}");
    let hears = then.clone();
    let thinks = text.clone();
    judge::ask(page, &asked, move |kind, what| match kind {
        "done" => tell(&hears, what),
        _ => think(page, &thinks, hears.clone()),
    });
    set_timeout(move || think(page, &text, then), PATIENCE);
}

/// Lets the computer think, unless the answer is known. However many workers it takes, one will find it.
fn think(page: Page, question: &str, then: Then) {
    if then.borrow().is_none() {
        return;
    }
    Assistant::ask(&THINKER, page, question, move |said| {
        said.iter().for_each(|said| tell(&then, said));
        said.is_some()
    });
}

fn tell(then: &Then, said: &str) {
    if let Ok(answer) = serde_json::from_str(said)
        && let Some(then) = then.take()
    {
        then(answer);
    }
}
