//! What the computer would do, for whoever asks.

use leptos::prelude::*;
use linja::{Level, Move, Turn};
use linja_words::{Text, Words, say};

use super::{Company, Screen, computer, driver};
use crate::{Answer, Table};

/// A turn that the computer would make, and what it thinks of it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Hint {
    /// After so many turns.
    at: usize,
    turn: Turn,
    margin: i32,
    certainty: Certainty,
    /// Why it is best, if it is and that is known.
    reason: Option<Text>,
}

/// Whether a hint comes from whoever knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Certainty {
    Exact,
    Guessed,
}

impl Hint {
    pub(super) fn text(&self, words: Words) -> String {
        let margin = words.margin(self.margin);
        let told = match self.certainty {
            Certainty::Exact => say!(words, "web-hint-exact", turn = self.turn, margin = margin),
            Certainty::Guessed => say!(words, "web-hint-told", turn = self.turn, margin = margin),
        };
        match &self.reason {
            Some(reason) => format!("{told} {}", words.say(reason)),
            None => told,
        }
    }
}

impl<C: Company> Screen<C> {
    /// The hint, as long as it belongs to this moment.
    pub(super) fn hint(self) -> Option<Hint> {
        let hint = self.hint.get()?;
        let (at, so_far) =
            self.with(|table| Some((table.game().played().len(), table.so_far())))?;
        let fits = at == hint.at && hint.turn.moves().starts_with(so_far.moves());
        fits.then_some(hint)
    }

    /// The step of the hint that is due, and what the turn is worth.
    pub(super) fn next_of_hint(self) -> Option<(Move, i32)> {
        let hint = self.hint()?;
        let made = self.with(|table| table.so_far().moves().len());
        hint.turn.moves().get(made).map(|&one| (one, hint.margin))
    }

    /// Asks the oracle, which knows, and where there is none the computer, which guesses.
    pub(super) fn ask_for_hint(self) {
        let asked = self.page.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some((table.game().played().len(), driver::question(table, Level::MAX)))
        });
        let Some((at, question)) = asked else { return };
        computer::ask(self.page, &question, move |answer| {
            let hint = self.page.table.with_untracked(|table| told(table.as_ref()?, at, answer));
            if let Some(hint) = &hint {
                self.page.announced.set(hint.text(self.page.words.get_untracked()));
            }
            self.hint.set(hint);
        });
    }
}

/// The best of the turns that go on with what has been done.
fn told(table: &Table, at: usize, answer: Answer) -> Option<Hint> {
    let so_far = table.so_far();
    let best = answer.turns.first()?.1;
    let mut turns =
        answer.turns.iter().filter_map(|(turn, margin)| Some((turn.parse().ok()?, *margin)));
    let (turn, margin) =
        turns.find(|(turn, _): &(Turn, i32)| turn.moves().starts_with(so_far.moves()))?;
    let certainty = if answer.exact { Certainty::Exact } else { Certainty::Guessed };
    let reason = Text::from_parts(&mut answer.reason.into_iter()).filter(|_| margin == best);
    Some(Hint { at, turn, margin, certainty, reason })
}
