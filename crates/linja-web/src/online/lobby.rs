//! The tables of a server that are open to anyone.

use linja::{Random, Side};
use linja_api::{LobbyNews, OpenTable, PROGRAM};

use crate::{Choice, GameId};

/// The tables that are open to anyone, in the order in which they came.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lobby {
    tables: Vec<OpenTable>,
}

impl Lobby {
    /// The server says what is new.
    pub fn hear(&mut self, LobbyNews { whole, tables, gone }: LobbyNews) {
        self.tables.retain(|table| !whole && !gone.contains(&table.id));
        for table in tables {
            let known = |known: &&mut OpenTable| !whole && known.id == table.id;
            match self.tables.iter_mut().find(known) {
                Some(known) => *known = table,
                None => self.tables.push(table),
            }
        }
    }

    /// A table is none to sit down at, although the server has not said so.
    pub fn forget(&mut self, id: GameId) {
        let id = id.to_string();
        self.tables.retain(|table| table.id != id);
    }

    /// The tables where a seat is free, or those where a game can be watched.
    pub fn tables(&self, has_free_seat: bool) -> impl Iterator<Item = &OpenTable> {
        self.tables.iter().filter(move |table| table.free.is_some() == has_free_seat)
    }

    /// Any table where somebody who chose this can sit down with a person. Many may look for one at the same time, so it is drawn.
    pub fn draw(&self, choice: Choice, random: &mut Random) -> Option<&OpenTable> {
        let is_fine = |table: &&OpenTable| {
            let terms = (table.rules, table.clock);
            let is_program =
                |side| table.names[side].as_ref().is_some_and(|name| name.starts_with(PROGRAM));
            table.position.is_none()
                && !Side::ALL.into_iter().any(is_program)
                && (choice.any_terms || terms == (choice.rules(), choice.time_control(Side::Black)))
        };
        let fine: Vec<&OpenTable> = self.tables(true).filter(is_fine).collect();
        (!fine.is_empty()).then(|| fine[random.below(fine.len())])
    }
}

#[cfg(test)]
mod tests {
    use linja::{BySide, RuleSet, Side};
    use linja_api::TimeControl;

    use super::*;

    fn table(id: &str, rules: RuleSet, free: Option<Side>) -> OpenTable {
        OpenTable {
            id: id.to_owned(),
            rules,
            clock: TimeControl::None,
            first: Side::Black,
            position: None,
            free,
            names: BySide::default(),
        }
    }

    fn lobby() -> Lobby {
        let mut lobby = Lobby::default();
        let tables = vec![
            table("a", RuleSet::Zen, Some(Side::Red)),
            table("b", RuleSet::Classic, Some(Side::Black)),
            table("c", RuleSet::Zen, None),
        ];
        lobby.hear(LobbyNews { whole: true, tables, gone: Vec::new() });
        lobby
    }

    fn ids(lobby: &Lobby, has_free_seat: bool) -> Vec<&str> {
        lobby.tables(has_free_seat).map(|table| table.id.as_str()).collect()
    }

    #[test]
    fn the_list_follows_what_changes() {
        let mut lobby = lobby();
        assert_eq!((ids(&lobby, true), ids(&lobby, false)), (vec!["a", "b"], vec!["c"]));
        let tables =
            vec![table("d", RuleSet::Zen, Some(Side::Red)), table("a", RuleSet::Zen, None)];
        lobby.hear(LobbyNews { whole: false, tables, gone: vec!["c".to_owned()] });
        assert_eq!((ids(&lobby, true), ids(&lobby, false)), (vec!["b", "d"], vec!["a"]));
        // After a break everything is told again.
        lobby.hear(LobbyNews { whole: true, tables: Vec::new(), gone: Vec::new() });
        assert_eq!(lobby, Lobby::default());
    }

    #[test]
    fn a_table_is_drawn_among_those_whose_terms_are_fine() {
        let mut lobby = lobby();
        let drawn = |choice: Choice| -> Vec<_> {
            let mut random = Random::new(1);
            let draw = || lobby.draw(choice, &mut random).map(|table| table.id.clone());
            let mut drawn: Vec<_> = std::iter::repeat_with(draw).take(30).collect();
            drawn.sort_unstable();
            drawn.dedup();
            drawn
        };
        let zen = Choice::default();
        assert_eq!(drawn(zen), [Some("a".to_owned())]);
        assert_eq!(drawn(Choice { clock: 1, ..zen }), [None]);
        assert_eq!(
            drawn(Choice { any_terms: true, ..zen }),
            ["a", "b"].map(|id| Some(id.to_owned()))
        );
        // Whoever wants to play with anyone wants a person.
        let mut tables = vec![table("a", RuleSet::Zen, Some(Side::Red))];
        tables[0].names.black = Some("program:Anton".to_owned());
        lobby.hear(LobbyNews { whole: false, tables, gone: Vec::new() });
        assert_eq!(lobby.draw(zen, &mut Random::new(1)), None);
    }
}
