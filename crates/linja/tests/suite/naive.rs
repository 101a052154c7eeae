//! A second, deliberately plain reading of the rules, pawn by pawn and edition by edition, that
//! shares nothing with the crate but its text forms. Slow; only for checking the crate.

use std::collections::BTreeMap;

/// The rows of each side's twelve pawns, sorted, and whether Black is to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Board {
    black: [i8; 12],
    red: [i8; 12],
    black_moves: bool,
}

/// What a turn leads to: the board with the other side to move, and whether the game is over.
pub(crate) type Outcome = (Board, bool);

impl Board {
    pub(crate) fn parse(text: &str) -> Board {
        let (sides, to_move) = text.split_once(' ').unwrap();
        let (black, red) = sides.split_once('/').unwrap();
        let rows = |counts: &str| {
            let mut rows = Vec::new();
            for (row, count) in (1..).zip(counts.split(',')) {
                rows.extend(std::iter::repeat_n(row, count.parse().unwrap()));
            }
            rows.try_into().unwrap()
        };
        Board { black: rows(black), red: rows(red), black_moves: to_move == "b" }
    }

    pub(crate) fn text(&self) -> String {
        let counts = |pawns: &[i8]| {
            let count = |row| pawns.iter().filter(|&&pawn| pawn == row).count().to_string();
            (1..=8).map(count).collect::<Vec<_>>().join(",")
        };
        let to_move = if self.black_moves { "b" } else { "r" };
        format!("{}/{} {to_move}", counts(&self.black), counts(&self.red))
    }

    fn own(&self) -> &[i8; 12] {
        if self.black_moves { &self.black } else { &self.red }
    }

    fn theirs(&self) -> &[i8; 12] {
        if self.black_moves { &self.red } else { &self.black }
    }

    /// One row towards the mover's goal.
    fn ahead(&self) -> i8 {
        if self.black_moves { 1 } else { -1 }
    }

    fn goal(&self) -> i8 {
        if self.black_moves { 8 } else { 1 }
    }

    fn start_line(&self) -> i8 {
        9 - self.goal()
    }

    fn on(&self, row: i8) -> usize {
        self.black.iter().chain(&self.red).filter(|&&pawn| pawn == row).count()
    }

    fn has_room(&self, row: i8) -> bool {
        (row == 1 || row == 8) || ((2..=7).contains(&row) && self.on(row) < 6)
    }

    fn with(&self, own: bool, from: i8, to: i8) -> Board {
        let mut board = *self;
        let pawns = if own == self.black_moves { &mut board.black } else { &mut board.red };
        let index = pawns.iter().position(|&pawn| pawn == from).unwrap();
        pawns[index] = to;
        pawns.sort_unstable();
        board
    }

    fn passed(&self) -> bool {
        self.black.iter().all(|black| self.red.iter().all(|red| black > red))
    }

    fn openings(&self) -> Vec<i8> {
        let mut from = self.own().to_vec();
        from.dedup();
        from.retain(|&row| row != self.goal() && self.has_room(row + self.ahead()));
        from
    }

    fn turned(&self) -> Board {
        Board { black_moves: !self.black_moves, ..*self }
    }

    pub(crate) fn over(&self) -> bool {
        self.passed() || (self.openings().is_empty() && self.turned().openings().is_empty())
    }

    /// Where a pawn on `from` lands that goes `rows` forward, if it may land there.
    fn landing(&self, from: i8, rows: i8) -> Option<i8> {
        if from == self.goal() {
            return None;
        }
        let beyond = (self.goal() - from).abs() <= rows;
        let to = if beyond { self.goal() } else { from + rows * self.ahead() };
        self.has_room(to).then_some(to)
    }

    fn follow_ups(&self, rows: i8) -> Vec<(i8, i8)> {
        let mut from = self.own().to_vec();
        from.dedup();
        from.into_iter().filter_map(|row| Some((row, self.landing(row, rows)?))).collect()
    }

    /// All legal turns by their texts.
    pub(crate) fn turns(&self, rules: &str) -> BTreeMap<String, Outcome> {
        let mut turns = BTreeMap::new();
        if self.over() {
            return turns;
        }
        if self.openings().is_empty() {
            turns.insert("pass".to_owned(), (self.turned(), self.turned().over()));
        } else if rules == "classic" {
            self.classic(&mut turns, "", true);
        } else {
            self.later(&mut turns, rules);
        }
        turns
    }

    /// The turns of the 2003 book, as often as there are openings.
    fn classic(&self, turns: &mut BTreeMap<String, Outcome>, before: &str, may_repeat: bool) {
        let mut end = |text: String, board: Board| {
            let next = board.turned();
            assert_eq!(turns.insert(text, (next, next.over())), None);
        };
        for from in self.openings() {
            let to = from + self.ahead();
            let rows = if to == self.goal() { 1 } else { self.on(to) as i8 };
            let board = self.with(true, from, to);
            let text = format!("{before}{from}-{to}");
            let follow_ups = if rows == 0 { vec![] } else { board.follow_ups(rows) };
            if board.passed() || follow_ups.is_empty() {
                end(text, board);
                continue;
            }
            for (from, to) in follow_ups {
                let empty = to != board.goal() && board.on(to) == 0;
                let after = board.with(true, from, to);
                let text = format!("{text},{from}-{to}");
                if empty && may_repeat && !after.passed() && !after.openings().is_empty() {
                    let mut extra = BTreeMap::new();
                    after.classic(&mut extra, &format!("{text},"), false);
                    for (text, (next, _)) in extra {
                        end(text, next.turned());
                    }
                } else {
                    end(text, after);
                }
            }
        }
    }

    /// The turns of the later books.
    fn later(&self, turns: &mut BTreeMap<String, Outcome>, rules: &str) {
        let optional = rules.starts_with("zen");
        let mean = rules.ends_with("+mean");
        let mut end = |text: &str, board: &Board, passed: bool| {
            let next = board.turned();
            let outcome = (next, passed || next.over());
            assert_eq!(turns.insert(text.to_owned(), outcome), None);
        };
        for from in self.openings() {
            let to = from + self.ahead();
            let met = self.on(to) as i8;
            let board = self.with(true, from, to);
            let passed = board.passed();
            let text = format!("{from}-{to}");
            if to == self.goal() {
                end(&text, &board, passed);
                for (bonus, after) in board.bonuses(mean) {
                    if after != *self {
                        end(&format!("{text},{bonus}"), &after, passed || after.passed());
                    }
                }
                continue;
            }
            let follow_ups = if met == 0 { vec![] } else { board.follow_ups(met) };
            if optional || follow_ups.is_empty() {
                end(&text, &board, passed);
            }
            for (from, to) in follow_ups {
                let after = board.with(true, from, to);
                let passed = passed || after.passed();
                let text = format!("{text},{from}-{to}");
                end(&text, &after, passed);
                if to == self.goal() && (to - from).abs() == met {
                    for (bonus, last) in after.bonuses(mean) {
                        end(&format!("{text},{bonus}"), &last, passed || last.passed());
                    }
                }
            }
        }
    }

    fn bonuses(&self, mean: bool) -> Vec<(String, Board)> {
        let mut bonuses = Vec::new();
        for from in 1..=8 {
            for to in [from - 1, from + 1] {
                if !self.has_room(to) {
                    continue;
                }
                if self.own().contains(&from) {
                    bonuses.push((format!("{from}-{to}"), self.with(true, from, to)));
                }
                let their_goal = self.start_line();
                if mean && self.theirs().contains(&from) && from != their_goal {
                    bonuses.push((format!("x{from}-{to}"), self.with(false, from, to)));
                }
            }
        }
        bonuses
    }
}

/// How many sequences of 1, 2, … `depth` turns there are, counting boards that are reached in
/// several ways together.
pub(crate) fn perft(board: Board, rules: &str, depth: usize) -> Vec<u64> {
    let mut boards = BTreeMap::from([(board, 1)]);
    let mut counts = Vec::new();
    for level in 1..=depth {
        let mut next = BTreeMap::new();
        let mut count = 0;
        for (board, ways) in boards {
            let turns = board.turns(rules);
            count += ways * turns.len() as u64;
            let running = turns.into_values().filter(|(_, over)| level < depth && !over);
            for (after, _) in running {
                *next.entry(after).or_insert(0) += ways;
            }
        }
        counts.push(count);
        boards = next;
    }
    counts
}
