//! The addresses of the page: one for each screen, to be reloaded, shared and gone back to.

use std::fmt;

use linja::RuleSet;
use linja_players::Date;

use crate::{GameId, lessons};

/// A screen, as the address bar names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Address {
    /// Where a game is chosen.
    #[default]
    Home,
    /// The game on this device.
    Play,
    /// The list of lessons.
    Learn,
    /// One lesson, counted from 1.
    Lesson(usize),
    /// The rules of a rule set, to read.
    Rules(RuleSet),
    /// What changed between the editions.
    Changes,
    /// The online games of this device.
    Games,
    /// An online game.
    Game(GameId),
    /// The invitation to an online game; its secret is in the fragment.
    Join(GameId),
    /// An online game to watch; its secret is in the fragment.
    Watch(GameId),
    /// What there is to understand the game.
    Understand,
    /// A game looked at again; which one stands behind the `#`.
    Review,
    /// A board for trying out; the position stands behind the `#`.
    Board,
    /// The puzzle of the day.
    Puzzles,
    /// The puzzle of a seed.
    Puzzle(RuleSet, u64),
    /// What went wrong before, to be done better.
    Practice,
    /// What perfect play gives.
    Solution,
    /// Where the oracle answers from: keeping its tables, and solving here.
    Oracle,
    /// Language, sound, look; and what this is.
    Settings,
    /// Nothing has this address.
    Unknown,
}

/// The programs that the page is made of, so that nobody waits for screens that are not seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Program {
    /// Playing on this device, and learning.
    Play,
    /// Playing with somebody at another device.
    Online,
    /// Understanding and reading the rules, and what is seldom seen.
    Understand,
}

/// What the addresses of the other programs begin with. The page's script is told of the same lists: it chooses the
/// program before there is one.
const PROGRAMS: &str = include_str!("../page/programs.txt");

impl Address {
    /// The program that has this screen.
    pub fn program(self) -> Program {
        let path = self.to_string();
        let first = path.split('/').next();
        let has_screen = |line: &&str| line.split(' ').skip(1).any(|one| Some(one) == first);
        match PROGRAMS.lines().find(has_screen) {
            None => Program::Play,
            Some(line) if line.starts_with("online") => Program::Online,
            Some(_) => Program::Understand,
        }
    }

    /// The screen that leads to this one.
    pub fn way(self) -> Address {
        match self {
            Address::Lesson(_) => Address::Learn,
            Address::Rules(_) | Address::Changes => Address::Rules(RuleSet::default()),
            Address::Game(_) | Address::Join(_) | Address::Watch(_) => Address::Games,
            Address::Review
            | Address::Board
            | Address::Puzzles
            | Address::Puzzle(..)
            | Address::Practice
            | Address::Solution
            | Address::Oracle => Address::Understand,
            _ => self,
        }
    }

    /// The screen of a path such as `rules/zen`, without the folder that the page lies in. A file of the page that was
    /// opened by its name stands for its folder.
    pub fn from_path(path: &str) -> Address {
        let path = path.strip_suffix("index.html").unwrap_or(path);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Address::Home,
            ["play"] => Address::Play,
            ["learn"] => Address::Learn,
            ["learn", number] => match number.parse() {
                Ok(number) if (1..=lessons().len()).contains(&number) => Address::Lesson(number),
                _ => Address::Unknown,
            },
            ["rules"] => Address::Rules(RuleSet::default()),
            ["rules", "changes"] => Address::Changes,
            ["rules", name] => rule_set(name).map_or(Address::Unknown, Address::Rules),
            ["understand"] => Address::Understand,
            ["review"] => Address::Review,
            ["board"] => Address::Board,
            ["puzzles"] => Address::Puzzles,
            ["puzzles", seed] => puzzle(RuleSet::default(), seed),
            ["puzzles", name, seed] => {
                rule_set(name).map_or(Address::Unknown, |rules| puzzle(rules, seed))
            }
            ["games"] => Address::Games,
            ["game", id] => id.parse().map_or(Address::Unknown, Address::Game),
            ["join", id] => id.parse().map_or(Address::Unknown, Address::Join),
            ["watch", id] => id.parse().map_or(Address::Unknown, Address::Watch),
            ["practice"] => Address::Practice,
            ["solution"] => Address::Solution,
            ["oracle"] => Address::Oracle,
            ["settings"] => Address::Settings,
            _ => Address::Unknown,
        }
    }
}

/// A `+` in a path stands for itself, but is often written as a code.
fn rule_set(name: &str) -> Option<RuleSet> {
    name.replace("%2B", "+").parse().ok()
}

/// A puzzle by its seed or its day.
fn puzzle(rules: RuleSet, seed: &str) -> Address {
    let seed = seed.parse().or_else(|_| seed.parse().map(Date::seed));
    seed.map_or(Address::Unknown, |seed| Address::Puzzle(rules, seed))
}

/// Writes the path, without the folder that the page lies in.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Home | Address::Unknown => Ok(()),
            Address::Play => f.write_str("play"),
            Address::Learn => f.write_str("learn"),
            Address::Lesson(number) => write!(f, "learn/{number}"),
            Address::Rules(rules) => write!(f, "rules/{rules}"),
            Address::Changes => f.write_str("rules/changes"),
            Address::Games => f.write_str("games"),
            Address::Game(id) => write!(f, "game/{id}"),
            Address::Join(id) => write!(f, "join/{id}"),
            Address::Watch(id) => write!(f, "watch/{id}"),
            Address::Understand => f.write_str("understand"),
            Address::Review => f.write_str("review"),
            Address::Board => f.write_str("board"),
            Address::Puzzles => f.write_str("puzzles"),
            Address::Puzzle(rules, seed) => write!(f, "puzzles/{rules}/{seed}"),
            Address::Practice => f.write_str("practice"),
            Address::Solution => f.write_str("solution"),
            Address::Oracle => f.write_str("oracle"),
            Address::Settings => f.write_str("settings"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "00cb3350d76109bf";
    const SEED: &str = "2026";

    fn every_screen() -> impl Iterator<Item = Address> {
        let fixed = [
            Address::Home,
            Address::Play,
            Address::Learn,
            Address::Changes,
            Address::Settings,
            Address::Understand,
            Address::Review,
            Address::Board,
            Address::Puzzles,
            Address::Practice,
            Address::Solution,
            Address::Oracle,
        ];
        let of_rules = RuleSet::ALL.into_iter().flat_map(|rules| {
            let seed = SEED.parse().ok();
            [Some(Address::Rules(rules)), seed.map(|seed| Address::Puzzle(rules, seed))]
        });
        let id: Option<GameId> = ID.parse().ok();
        let online = id.into_iter().flat_map(|id| {
            [Address::Games, Address::Game(id), Address::Join(id), Address::Watch(id)]
        });
        let lessons = (1..=lessons().len()).map(Address::Lesson);
        fixed.into_iter().chain(lessons).chain(of_rules.flatten()).chain(online)
    }

    #[test]
    fn every_screen_is_found_again_by_its_address_and_in_its_program() {
        for address in every_screen() {
            let path = address.to_string();
            for path in [path.clone(), format!("{path}/"), format!("{path}/index.html")] {
                assert_eq!(Address::from_path(&path), address);
            }
            let program = match address {
                Address::Home | Address::Play | Address::Learn | Address::Lesson(_) => {
                    Program::Play
                }
                Address::Game(_) | Address::Join(_) | Address::Watch(_) => Program::Online,
                _ => Program::Understand,
            };
            assert_eq!(address.program(), program, "{path}");
        }
    }

    #[test]
    fn the_server_is_told_of_every_screen_and_of_nothing_else() {
        let told: Vec<&str> = include_str!("../page/screens.txt").lines().collect();
        for address in every_screen() {
            let path = format!("/{address}").replace(ID, "*").replace(SEED, "*");
            assert!(told.contains(&path.as_str()), "page/screens.txt needs a line {path}");
        }
        for line in told {
            let some = if line.starts_with("/puzzles") { SEED } else { ID };
            assert_ne!(Address::from_path(&line.replace('*', some)), Address::Unknown, "{line}");
        }
    }

    #[test]
    fn a_coded_plus_is_a_plus_and_nonsense_is_unknown() {
        assert_eq!(Address::from_path("/rules/zen%2Bmean"), Address::Rules(RuleSet::ZenMean));
        let of_day = Address::Puzzle(RuleSet::Zen, 20261115);
        assert_eq!(Address::from_path("/puzzles/2026-11-15"), of_day);
        assert_eq!(Address::from_path("/puzzles/20261115"), of_day);
        for path in [
            "/puzzles/x",
            "/puzzles/chess/1",
            "/rules/chess",
            "/learn/one",
            "/learn/0",
            "/learn/99",
            "/play/more",
            "/game/1",
            "/nowhere",
        ] {
            assert_eq!(Address::from_path(path), Address::Unknown);
        }
    }
}
