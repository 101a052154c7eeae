//! The list of kept games: the newest first, searched, sorted out, taken in from a file and written into one.

use std::collections::HashSet;

use linja::{BySide, Game, Level, Record, RecordError, RuleSet, Side};
use linja_api::SideView;
use linja_words::{Text, level_name, rule_set_name};

use crate::{GameId, GameKind, KeptRecord, Outcome};

/// All games that are kept.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Archive {
    games: Vec<KeptRecord>,
}

/// Which games are wanted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    /// Whom they were played with; of a computer the level does not matter.
    pub kind: Option<GameKind>,
    /// The rules.
    pub rules: Option<RuleSet>,
    /// What they were for whoever plays here.
    pub outcome: Option<Outcome>,
    /// What stands in names of players, levels and rules, or in the day.
    pub search: String,
}

/// What a file brought.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Imported {
    /// The games that are new.
    pub new: Vec<KeptRecord>,
    /// How many are here already.
    pub known: usize,
}

impl Archive {
    /// The games of these records, the newest first. What cannot be read is left alone.
    pub fn new(records: impl IntoIterator<Item = String>) -> Archive {
        let mut archive =
            Archive { games: records.into_iter().filter_map(KeptRecord::read).collect() };
        archive.sort();
        archive
    }

    fn sort(&mut self) {
        self.games.sort_by(|one, other| other.ended.cmp(&one.ended));
    }

    /// All games.
    pub fn games(&self) -> &[KeptRecord] {
        &self.games
    }

    /// The games that are wanted; `say` is how things are called here.
    pub fn find(&self, filter: &Filter, say: impl Fn(&Text) -> String) -> Vec<&KeptRecord> {
        let search = filter.search.trim().to_lowercase();
        // Said once and not for each of thousands.
        let rules = RuleSet::ALL.map(|rules| say(&rule_set_name(rules)).to_lowercase());
        let rules: Vec<_> = RuleSet::ALL.into_iter().zip(rules).collect();
        let levels = Level::ALL.map(|level| say(&level_name(level)).to_lowercase());
        let levels: Vec<_> = Level::ALL.into_iter().zip(levels).collect();
        let says = |game: &KeptRecord| {
            let of_rules = rules.iter().find(|(rules, _)| *rules == game.rules);
            let of_level = levels.iter().find(|(level, _)| game.kind == GameKind::Computer(*level));
            let names = [&game.players.black, &game.players.red].map(|name| name.to_lowercase());
            search.is_empty()
                || of_rules.is_some_and(|(_, name)| name.contains(&search))
                || of_level.is_some_and(|(_, name)| name.contains(&search))
                || names.iter().any(|name| name.contains(&search))
                || game.title.as_ref().is_some_and(|title| title.to_lowercase().contains(&search))
                || game.ended.starts_with(&search)
        };
        let same_kind = |one: GameKind, other: GameKind| {
            std::mem::discriminant(&one) == std::mem::discriminant(&other)
        };
        let is_wanted = |game: &&KeptRecord| {
            filter.kind.is_none_or(|kind| same_kind(kind, game.kind))
                && filter.rules.is_none_or(|rules| rules == game.rules)
                && filter.outcome.is_none_or(|outcome| outcome == game.outcome())
                && says(game)
        };
        self.games.iter().filter(is_wanted).collect()
    }

    /// Adds a game, unless it is there.
    pub fn add(&mut self, game: KeptRecord) {
        if self.games.iter().all(|known| known.id != game.id) {
            self.games.push(game);
            self.sort();
        }
    }

    /// Takes a game out.
    pub fn remove(&mut self, id: GameId) -> Option<KeptRecord> {
        let at = self.games.iter().position(|game| game.id == id)?;
        Some(self.games.remove(at))
    }

    /// The side that was played here in this game, if it is kept.
    pub fn own_side(&self, game: &Game) -> Option<Side> {
        let points = game.result().map(|result| result.points);
        let mut same =
            self.games.iter().filter(|kept| (kept.rules, kept.points) == (game.rules(), points));
        same.find(|kept| kept.record().is_some_and(|record| record.game == *game))?.own
    }

    /// Notes what a review found wherever this game is kept: the games that have changed.
    pub fn note_review(&mut self, game: &Game, sides: BySide<SideView>) -> Vec<KeptRecord> {
        let points = game.result().map(|result| result.points);
        let may_be = |kept: &&mut KeptRecord| {
            // What was reviewed before reviews told the level is noted again.
            let is_new = kept.accuracy.is_none() || kept.levels == BySide::default();
            is_new && (kept.rules, kept.points) == (game.rules(), points)
        };
        let reviewed = |kept: &mut KeptRecord| {
            kept.record().filter(|record| record.game == *game)?;
            *kept = kept.reviewed(sides)?;
            Some(kept.clone())
        };
        self.games.iter_mut().filter(may_be).filter_map(reviewed).collect()
    }

    /// Takes in the records of a file; each game once. If something in it is wrong, nothing is taken.
    pub fn import(&mut self, text: &str) -> Result<Imported, RecordError> {
        let mut known: HashSet<GameId> = self.games.iter().map(|game| game.id).collect();
        let mut imported = Imported::default();
        for record in Record::read_all(text)? {
            match KeptRecord::read(record.to_string()) {
                Some(game) if known.insert(game.id) => imported.new.push(game),
                _ => imported.known += 1,
            }
        }
        self.games.extend(imported.new.iter().cloned());
        self.sort();
        Ok(imported)
    }

    /// All games in one file, the oldest first.
    pub fn export(&self) -> String {
        let records: Vec<&str> = self.games.iter().rev().map(|game| game.text.trim_end()).collect();
        let mut text = records.join("\n\n");
        text.push('\n');
        text
    }
}
