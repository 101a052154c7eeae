//! What is known of every rule set without asking anybody: what perfect play from the start gives, and
//! one perfect game. A test holds it to `docs/solution.md`, which is made from the solved tables.

use linja::{Game, RuleSet, Side};

use crate::SharedGame;

/// What perfect play from the start gives the first player, in points.
pub const fn first_player_gets(rules: RuleSet) -> i32 {
    match rules {
        RuleSet::Revised | RuleSet::Zen => 2,
        RuleSet::Classic | RuleSet::RevisedMean | RuleSet::ZenMean => 1,
    }
}

/// A game in which both sides play perfectly, the first of the best turns each time.
pub fn perfect_game(rules: RuleSet) -> Game {
    let shared = format!("{rules}:{}", perfect_turns(rules)).parse();
    // The test shows that it can be read.
    shared.map_or_else(|_| Game::new(rules, Side::Black), |SharedGame(game)| game)
}

const fn perfect_turns(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Classic => {
            "1-2,1-3;8-7,8-6;1-2,1-4;8-7,8-5;1-2,4-8;8-7,8-4;1-2,2-7;7-6,6-3;2-3,2-6;\
             4-3,7-2;3-4,2-4;7-6,6-2;3-4,4-8;6-5,5-2;2-3,3-7;5-4,2-1;5-6,4-7;4-3,4-1;\
             4-5,7-8;3-2,3-1;5-6,6-8;5-4,6-5,7-6,4-1;4-5,3-4,6-7,5-8;5-4,6-5,4-3,5-3"
        }
        RuleSet::Revised => {
            "1-2,6-8,1-2;8-7,3-1,8-7;1-2,2-6;8-7,7-3;1-2,2-6;8-7,7-3;2-3,1-4;7-6,8-5;\
             2-3,3-7;7-6,6-2;2-3,3-7;7-6,5-1,6-5;3-4,5-8,4-5;6-5,5-2;3-4,5-8,4-5;\
             6-5,4-1,5-4;4-5,5-8,7-8;5-4,3-1,4-3;4-5,6-8,5-6;3-2,4-1,5-4;5-6,6-8,7-8;\
             8-7,2-1,7-6;1-2,2-5;3-2,4-1,2-1;5-6,6-8;2-1,6-5"
        }
        RuleSet::RevisedMean => {
            "1-2,1-3;8-7,8-6;1-2,1-4;8-7,8-5;1-2,2-6;8-7,7-3;2-3,3-7;7-6,6-2;2-3,3-7;\
             8-7,6-1,x2-1;1-2,3-5;6-5,5-1,7-6;2-3,5-8,x4-5;6-5,5-1,5-4;4-5,5-8,x4-5;\
             7-6,6-4;4-5,3-7;4-3,5-2;6-7,1-6;3-2,5-2;5-6,6-8,x3-2;2-1,x6-5;5-6,7-8,3-4;\
             7-6,5-3;6-7,4-8,x6-7;2-1,x6-5;7-8,5-6;3-2,7-3"
        }
        RuleSet::Zen => {
            "1-2,1-3;8-7,8-6;1-2,1-4;8-7,8-5;6-7,2-6;7-6,4-1,5-4;1-2,1-4;8-7,7-3;\
             2-3,4-8,3-4;7-6,6-2;2-3,4-8,3-4;7-6,6-2;3-4,4-8,4-5;6-5,5-2;2-3,3-6;\
             6-5,4-1,5-4;4-5,5-8,5-6;3-2,5-1,6-5;4-5,6-8;5-4,2-1,4-3;3-4,7-8,7-8;4-3,8-6;\
             4-5,6-8,5-6;3-2,3-1;5-6,5-8,6-7;3-2,6-1,2-1"
        }
        RuleSet::ZenMean => {
            "1-2,1-3;8-7,8-6;1-2,1-4;8-7,8-5;1-2,2-6;8-7,7-3;2-3,3-7;7-6,6-2;2-3,3-7;\
             8-7,6-1,x2-1;1-2,3-5;6-5,5-1,7-6;4-5,4-8,x4-5;7-6,5-2;6-7,2-6;7-6,6-2;1-2,3-7;\
             3-2,6-1,5-6;2-3,7-8,x6-5;2-1,5-4;5-6,5-8,x4-5;3-2,5-1,2-3;7-8,x5-6;6-5,5-4;\
             3-4,7-8,x3-4;6-5,2-1,5-4;4-5,7-8,7-8"
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    fn document() -> String {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/solution.md");
        std::fs::read_to_string(path).unwrap()
    }

    #[test]
    fn the_margins_are_those_of_the_solved_tables() {
        let document = document();
        let line = document.lines().find(|line| line.starts_with("| first player gets")).unwrap();
        let told: Vec<i32> = line
            .split('|')
            .filter_map(|cell| cell.trim().strip_prefix('+')?.parse().ok())
            .collect();
        assert_eq!(told, RuleSet::ALL.map(first_player_gets));
    }

    #[test]
    fn the_perfect_games_are_those_of_the_solved_tables_and_end_as_they_say() {
        let document = document();
        for rules in RuleSet::ALL {
            let section = document.split(&format!("### `{rules}`")).nth(1).unwrap();
            let line =
                section.lines().find(|line| line.starts_with("A game of perfect play")).unwrap();
            let (_, told) = line.split_once("): ").unwrap();
            let game = perfect_game(rules);
            let turns: Vec<String> =
                (1..).zip(game.turns()).map(|(number, turn)| format!("{number}. {turn}")).collect();
            assert_eq!(turns.join(" "), told, "{rules}");
            assert_eq!(game.result().unwrap().margin(Side::Black), first_player_gets(rules));
        }
    }
}
