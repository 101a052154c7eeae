//! What the computer would do, for whoever asks.

use leptos::prelude::*;
use linja::{Level, Move, Turn};
use linja_words::{Words, say};

use super::{Company, Screen, computer, driver};

/// A turn that the computer would make, and what it thinks of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Hint {
    /// After so many turns.
    at: usize,
    turn: Turn,
    margin: i32,
    certainty: Certainty,
}

/// Whether a hint comes from whoever knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Certainty {
    Exact,
    Guessed,
}

impl Hint {
    pub(super) fn text(self, words: Words) -> String {
        let Hint { turn, margin, certainty, .. } = self;
        let margin = words.margin(margin);
        match certainty {
            Certainty::Exact => say!(words, "web-hint-exact", turn = turn, margin = margin),
            Certainty::Guessed => say!(words, "web-hint-told", turn = turn, margin = margin),
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
            let certainty = if answer.exact { Certainty::Exact } else { Certainty::Guessed };
            let turns = answer.turns.into_iter();
            let turns = turns.filter_map(|(turn, margin)| Some((turn.parse().ok()?, margin)));
            self.hear(at, certainty, turns);
        });
    }

    /// Takes the best of the turns that go on with what has been done.
    fn hear(self, at: usize, certainty: Certainty, mut turns: impl Iterator<Item = (Turn, i32)>) {
        let so_far =
            self.page.table.with_untracked(|table| table.as_ref().map(crate::Table::so_far));
        let Some(so_far) = so_far else { return };
        let best = turns.find(|(turn, _)| turn.moves().starts_with(so_far.moves()));
        let hint = best.map(|(turn, margin)| Hint { at, turn, margin, certainty });
        self.hint.set(hint);
        if let Some(hint) = hint {
            self.page.announced.set(hint.text(self.page.words.get_untracked()));
        }
    }
}
