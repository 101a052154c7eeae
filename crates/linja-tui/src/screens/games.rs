//! The games that were played here, the newest first: to look at again, to try out, to delete.

use std::path::PathBuf;

use linja::{Record, RuleSet, Side};
use linja_words::{Text, level_name, rule_set_name, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::archive::{Archive, levels};
use crate::drawing::pen::{Pen, below, inset, middle, right_of, top, width};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};
use crate::screens::review::ReviewScreen;
use crate::screens::study::StudyScreen;
use crate::screens::wait::back;

/// The list on the screen.
#[derive(Debug)]
pub(crate) struct GamesScreen {
    archive: Archive,
    games: Vec<(PathBuf, Record)>,
    /// The game that the keys act on.
    at: usize,
    /// The one that was deleted last.
    deleted: Option<(PathBuf, Record)>,
    notice: Option<(Text, Role)>,
    /// How many games the screen showed last.
    shown: usize,
}

/// Longer lines are mostly empty.
const WIDEST: u16 = 90;

impl GamesScreen {
    pub(crate) fn new(archive: Archive) -> GamesScreen {
        let games = archive.games();
        GamesScreen { archive, games, at: 0, deleted: None, notice: None, shown: 1 }
    }

    /// The rules of the game that is chosen.
    pub(crate) fn rules(&self) -> Option<RuleSet> {
        self.chosen().map(|record| record.game.rules())
    }

    fn chosen(&self) -> Option<&Record> {
        self.games.get(self.at).map(|(_, record)| record)
    }

    /// The game that is chosen, if nothing says that it is over.
    pub(crate) fn unfinished(&self) -> Option<&Record> {
        self.chosen().filter(|record| !record.game.is_over() && record.comments().is_empty())
    }

    pub(crate) fn review(&self) -> Option<ReviewScreen> {
        let record = self.chosen()?;
        let own = own(record);
        Some(ReviewScreen::new(record.game.clone(), own.unwrap_or(Side::Black), own))
    }

    pub(crate) fn study(&self) -> Option<StudyScreen> {
        let record = self.chosen()?;
        let tree = record.tree();
        let at = tree.main_end();
        Some(StudyScreen::new(tree, at, own(record).unwrap_or(Side::Black)))
    }

    pub(crate) fn act(&mut self, action: Action) {
        self.notice = None;
        let last = self.games.len().saturating_sub(1);
        match action {
            Action::Up => self.at = self.at.saturating_sub(1),
            Action::Down => self.at = (self.at + 1).min(last),
            Action::PageUp => self.at = self.at.saturating_sub(self.shown),
            Action::PageDown => self.at = (self.at + self.shown).min(last),
            Action::First => self.at = 0,
            Action::Last => self.at = last,
            Action::Entry(at) => self.at = at.min(last),
            Action::Delete if !self.games.is_empty() => self.delete(),
            Action::Undo => self.bring_back(),
            _ => {}
        }
    }

    fn delete(&mut self) {
        match self.archive.delete(&self.games[self.at].0) {
            Ok(()) => {
                self.deleted = Some(self.games.remove(self.at));
                self.at = self.at.min(self.games.len().saturating_sub(1));
                self.notice = Some((text!("games-deleted"), Role::Good));
            }
            Err(problem) => self.notice = Some((problem, Role::Alert)),
        }
    }

    fn bring_back(&mut self) {
        let Some((path, record)) = self.deleted.take() else { return };
        match self.archive.write(&path, &record) {
            Ok(()) => {
                self.games.push((path.clone(), record));
                self.games.sort_by(|(one, _), (other, _)| other.cmp(one));
                self.at = self.games.iter().position(|(known, _)| *known == path).unwrap_or(0);
            }
            Err(problem) => {
                self.deleted = Some((path, record));
                self.notice = Some((problem, Role::Alert));
            }
        }
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        if !self.games.is_empty() {
            let choose = [(KeyCode::Down, Action::Down), (KeyCode::Up, Action::Up)];
            let pages = [(KeyCode::PageDown, Action::PageDown), (KeyCode::PageUp, Action::PageUp)];
            let ends = [(KeyCode::Home, Action::First), (KeyCode::End, Action::Last)];
            let review = [(KeyCode::Enter, Action::Review), (KeyCode::Char('v'), Action::Review)];
            offers.extend([
                Offer::new("↑ ↓", text!("tui-key-field"), &choose),
                Offer::new("Enter", text!("tui-key-review"), &review),
                Offer::letter("t", text!("tui-key-study"), Action::Study),
            ]);
            let go_on = Offer::letter("p", text!("tui-key-go-on"), Action::PlayOn);
            offers.extend(self.unfinished().map(|_| go_on));
            offers.extend([
                Offer::letter("d", text!("tui-key-delete"), Action::Delete),
                Offer::new("PgDn PgUp", text!("tui-key-pages"), &pages).aside(),
                Offer::new("Home End", text!("tui-key-ends"), &ends).aside(),
            ]);
        }
        if self.deleted.is_some() {
            offers.push(Offer::letter("u", text!("tui-key-undelete"), Action::Undo));
        }
        offers.push(back());
        offers.push(Offer::letter("?", text!("tui-key-help"), Action::Help).aside());
        offers
    }

    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, area: Rect) {
        let (title, count) = (text!("web-nav-games"), self.games.len());
        pen.title(area, &pen.words.say(title), &pen.words.value(count));
        let keys = pen.last_line(area, &self.offers());
        let inside = inset(middle(below(area, 2), (WIDEST, u16::MAX)), 1);
        let list = top(inside, inside.height.saturating_sub(keys + 3));
        if let Some((text, role)) = &self.notice {
            pen.paragraph(below(inside, list.height + 1), &pen.words.say(text), *role);
        }
        if self.games.is_empty() {
            pen.paragraph(list, &pen.words.say(text!("games-none")), Role::Plain);
        }
        self.shown = usize::from(list.height).max(1);
        let most = self.games.len().saturating_sub(self.shown);
        let skip = self.at.saturating_sub(self.shown / 2).min(most);
        let shown = self.games.iter().enumerate().skip(skip).take(self.shown);
        for (line, (index, (_, record))) in (0..).zip(shown) {
            let at = Rect { height: 1, ..below(list, line) };
            pen.click(at, Action::Entry(index));
            let is_here = index == self.at;
            let role = if is_here { Role::Strong } else { Role::Plain };
            let edge = if is_here { "▸ " } else { "  " };
            let date = format!("{}  ", record.date);
            let used = pen.pieces(at, &[(edge, Role::Mark), (&date, Role::Faint)]);
            let end = match record.game.result() {
                Some(result) => result.to_string(),
                None => match record.comments().last() {
                    Some((_, told)) => told.clone(),
                    None => pen.words.say(text!("games-open")),
                },
            };
            let rest = right_of(at, used);
            let end_width = width(&end).min(rest.width / 2);
            let middle = Rect { width: rest.width.saturating_sub(end_width + 1), ..rest };
            let [black, red] = Side::ALL.map(|side| player(pen, record, side));
            let rules = pen.words.say(rule_set_name(record.game.rules()));
            pen.text(middle, &format!("● {black}  ○ {red}  {rules}"), role);
            pen.text(right_of(rest, rest.width - end_width), &end, role);
        }
    }
}

/// What a player of a record is called.
fn player(pen: &Pen<'_>, record: &Record, side: Side) -> String {
    match levels(record)[side] {
        Some(level) => {
            pen.words.say(text!("play-level-name", level = level, name = level_name(level)))
        }
        None => record.players[side].clone(),
    }
}

/// The side of the only person.
fn own(record: &Record) -> Option<Side> {
    let levels = levels(record);
    Side::ALL.into_iter().find(|&side| levels[side].is_none() && levels[side.other()].is_some())
}
