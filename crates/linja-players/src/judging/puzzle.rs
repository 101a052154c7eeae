//! Puzzles: positions from play in which one turn is better than all others, as the oracle proves.

use linja::{Level, Position, Random, Refusal, RuleSet, Side, Turn, ValuedTurn};
use linja_oracle::{Oracle, TableError};

use crate::Habits;
use crate::judging::leads_to::{distinct, leads_to};

/// A position with the question: which turn? All right turns lead to one and the same
/// position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// The rules it is played by.
    pub rules: RuleSet,
    /// The seed that makes this puzzle again.
    pub seed: u64,
    /// Where the pawns stand, and who is to move.
    pub position: Position,
    /// What sets the solution apart.
    pub kind: PuzzleKind,
    /// The solution. Another turn that leads to the same position solves the puzzle as well.
    pub solution: ValuedTurn,
    /// How hard it is, 1 to 5: from how often players of the middle levels fail, and from how many
    /// wrong turns look as good.
    pub difficulty: u8,
    turns: Vec<ValuedTurn>,
}

/// What sets the solution of a puzzle apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PuzzleKind {
    /// It wins, and no other turn does.
    OnlyWin,
    /// It is better than every other turn by this many points, three or more.
    ByPoints(i32),
}

/// Whether an answer to a puzzle is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The solution.
    Right,
    /// Another turn.
    Wrong {
        /// The margin it leads to.
        margin: i32,
        /// How much worse that is than the solution.
        given_away: i32,
    },
}

/// With fewer turns to choose from, it is no puzzle.
const FEWEST_TURNS: usize = 6;

/// Unless it is the only win, a solution has to be better by this many points.
const FEWEST_POINTS: i32 = 3;

/// The players whose games the puzzles are taken from: good enough that positions make sense, weak
/// enough that there is something to find.
const PLAYERS: [u8; 4] = [5, 6, 7, 8];

/// The players whose failures say how hard a puzzle is, and how often each of them tries.
const SOLVERS: [u8; 3] = [4, 5, 6];
const TRIES: usize = 32;

impl Puzzle {
    /// The puzzle of a seed, by the rules that the oracle knows; a seed always gives the same one.
    ///
    /// Two players of one level play until one of their games has a position that is a puzzle.
    pub fn new(seed: u64, oracle: &Oracle) -> Result<Puzzle, TableError> {
        let mut random = Random::new(seed);
        // Most games have one, in every rule set.
        loop {
            let mut puzzles = Vec::new();
            for (position, turns) in game(oracle, &mut random)? {
                puzzles.extend(question(&turns).map(|kind| (position, turns, kind)));
            }
            if !puzzles.is_empty() {
                let (position, turns, kind) = puzzles.swap_remove(random.below(puzzles.len()));
                let (rules, solution) = (oracle.rules(), turns[0]);
                let difficulty = difficulty(rules, position, &turns);
                return Ok(Puzzle { rules, seed, position, kind, solution, difficulty, turns });
            }
        }
    }

    /// All turns with their margins, best first: the solution, then any others that lead to the same
    /// position, then the wrong ones.
    pub fn turns(&self) -> &[ValuedTurn] {
        &self.turns
    }

    /// Whether a turn is the right answer, or why it is not legal.
    pub fn judge(&self, turn: Turn) -> Result<Answer, Refusal> {
        let played = self.position.play(self.rules, turn)?;
        if leads_to(&played) == leads_to(&self.solution.played) {
            return Ok(Answer::Right);
        }
        let made = self.turns.iter().find(|other| leads_to(&other.played) == leads_to(&played));
        let margin = made.map_or(self.solution.margin, |made| made.margin);
        Ok(Answer::Wrong { margin, given_away: self.solution.margin - margin })
    }
}

/// The positions of a game between two players of one level, each with its turns, best first.
fn game(
    oracle: &Oracle,
    random: &mut Random,
) -> Result<Vec<(Position, Vec<ValuedTurn>)>, TableError> {
    let rules = oracle.rules();
    let level = Level::new(PLAYERS[random.below(PLAYERS.len())]).unwrap_or(Level::MAX);
    let habits = Habits::of(level, rules);
    let mut position = Position::start(Side::ALL[random.below(2)]);
    let mut positions = Vec::new();
    loop {
        let turns = oracle.turns(position)?;
        let Some(chosen) = habits.choose(position, &turns, random) else { break };
        positions.push((position, turns));
        if chosen.played.ends_game {
            break;
        }
        position = chosen.played.position;
    }
    Ok(positions)
}

/// What can be asked of a position with these turns, best first: `None` if no turn stands out.
fn question(turns: &[ValuedTurn]) -> Option<PuzzleKind> {
    let turns = distinct(turns);
    let [best, second, ..] = turns[..] else { return None };
    let ahead = best.margin - second.margin;
    if turns.len() < FEWEST_TURNS {
        None
    } else if best.margin > 0 && second.margin <= 0 {
        Some(PuzzleKind::OnlyWin)
    } else {
        (ahead >= FEWEST_POINTS).then_some(PuzzleKind::ByPoints(ahead))
    }
}

/// 1 to 5, scaled so that each occurs in every rule set. The turns are those of the position, the
/// solution first.
fn difficulty(rules: RuleSet, position: Position, turns: &[ValuedTurn]) -> u8 {
    let failures = failures_percent(rules, position, turns);
    match failures + 2 * decoys(rules, position, turns).min(10) {
        ..40 => 1,
        40..65 => 2,
        65..85 => 3,
        85..105 => 4,
        105.. => 5,
    }
}

/// How often players of the middle levels do not find the solution, in percent.
fn failures_percent(rules: RuleSet, position: Position, turns: &[ValuedTurn]) -> usize {
    let solution = leads_to(&turns[0].played);
    let mut random = Random::new(0);
    let mut failures = 0;
    for level in SOLVERS.into_iter().filter_map(Level::new) {
        let habits = Habits::of(level, rules);
        for _ in 0..TRIES {
            let found = habits.choose(position, turns, &mut random);
            failures += usize::from(found.is_none_or(|turn| leads_to(&turn.played) != solution));
        }
    }
    100 * failures / (SOLVERS.len() * TRIES)
}

/// How many wrong turns look as good as the solution: the margin on the board is at most one point less.
fn decoys(rules: RuleSet, position: Position, turns: &[ValuedTurn]) -> usize {
    let side = position.to_move();
    let on_board = |turn: &ValuedTurn| turn.played.position.margin(rules, side);
    let solution = on_board(&turns[0]);
    distinct(turns)[1..].iter().filter(|turn| on_board(turn) >= solution - 1).count()
}
