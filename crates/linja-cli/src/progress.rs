//! A progress bar for long work on a terminal, and stopping it by Ctrl-C.

use std::process;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use linja_console::Tell;
use linja_words::{Text, Words, say, text};

use crate::Failure;

/// Shows how far a piece of work is, on standard error and only on a terminal.
pub(crate) struct Progress {
    bar: ProgressBar,
}

impl Progress {
    pub(crate) fn new(what: &str, words: Words) -> Progress {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        let left = say!(words, "progress-left", time = "{eta}");
        let template = format!("{{prefix}}{{msg:22}} [{{bar:40}}] {{percent:>3}} %, {left}");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.set_message(what.to_owned());
        Progress { bar }
    }

    /// What is done now.
    pub(crate) fn begin(&self, what: String) {
        self.bar.set_message(what);
    }

    /// Lines above it.
    pub(crate) fn tell(&self, lines: &str) {
        self.bar.set_prefix(format!("{lines}\n"));
    }

    /// So much of so much is done.
    pub(crate) fn set(&self, done: u64, all: u64) {
        self.bar.set_length(all);
        self.bar.set_position(done);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

static CANCELLED: AtomicBool = AtomicBool::new(false);

/// Set when there is nothing to clear up any more.
static ENDS_AT_ONCE: AtomicBool = AtomicBool::new(false);

/// The exit status after Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// Whether Ctrl-C has ended something.
pub(crate) fn interrupted() -> bool {
    CANCELLED.load(Ordering::Relaxed)
}

/// From now on Ctrl-C ends the program: what waits for input would never look at [`cancelled`].
pub(crate) fn end_at_ctrl_c() {
    ENDS_AT_ONCE.store(true, Ordering::SeqCst);
    end_if_both_are_set();
}

fn on_ctrl_c() {
    CANCELLED.store(true, Ordering::SeqCst);
    end_if_both_are_set();
}

/// Asked after setting either, so the second of the two sees both.
fn end_if_both_are_set() {
    if CANCELLED.load(Ordering::SeqCst) && ENDS_AT_ONCE.load(Ordering::SeqCst) {
        process::exit(INTERRUPTED.into());
    }
}

/// Set by Ctrl-C: long work then stops and clears up behind itself.
pub(crate) fn cancelled() -> Result<&'static AtomicBool, Failure> {
    static HANDLER: OnceLock<Result<(), Text>> = OnceLock::new();
    let failed = |error| match error {
        ctrlc::Error::System(error) => text!("error-ctrl-c", reason = error.tell()),
        _ => text!("error-ctrl-c", reason = text!("error-system-unknown")),
    };
    let handler = HANDLER.get_or_init(|| ctrlc::set_handler(on_ctrl_c).map_err(failed));
    handler.clone().map_err(Failure::Work)?;
    Ok(&CANCELLED)
}
