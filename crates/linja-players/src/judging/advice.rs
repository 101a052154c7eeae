//! What players tell each other about playing well, as rules that pick turns, so that it can be measured.

use std::collections::HashMap;
use std::iter::Sum;

use linja::{Level, Position, Progress, Random, Row, RuleSet, Side, ValuedTurn};
use linja_oracle::{Oracle, TableError};

use crate::Habits;
use crate::judging::feature::{Feature, Traits};
use crate::judging::leads_to::leads_to;

/// A piece of advice, good or bad: it picks some turns of a position, which follow it. All others go against it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Advice {
    /// The mover's pawns go forward as many rows as possible, all moves together.
    MostRows,
    /// The margin would be as large as possible if the game ended after the turn.
    MostPoints,
    /// The opening enters the fullest inner row that can be entered.
    MeetCrowds,
    /// It has the extra turn of `classic`.
    TakeExtraTurn,
    /// A pawn reaches the goal by exactly the rows of its opening or follow-up.
    ArriveExactly,
    /// The opening enters the goal.
    OpenIntoGoal,
    /// The longest first follow-up that the other side could make next is as short as possible.
    LeaveLittle,
    /// As many inner rows as possible are empty after the turn.
    LeaveEmptyRows,
    /// A pawn leaves the row of the mover's rearmost pawns.
    BackPawnsFirst,
    /// A pawn stays on the mover's start line.
    KeepOneHome,
    /// The game ends with the turn, and the mover wins.
    EndWhenItWins,
    /// The game does not end with the turn, unless the mover wins by that.
    GoOnUnlessItWins,
}

impl Advice {
    /// All of them.
    pub const ALL: [Advice; 12] = [
        Advice::MostRows,
        Advice::MostPoints,
        Advice::MeetCrowds,
        Advice::TakeExtraTurn,
        Advice::ArriveExactly,
        Advice::OpenIntoGoal,
        Advice::LeaveLittle,
        Advice::LeaveEmptyRows,
        Advice::BackPawnsFirst,
        Advice::KeepOneHome,
        Advice::EndWhenItWins,
        Advice::GoOnUnlessItWins,
    ];

    /// Which of the turns of a position follow it, in their order. `None` if it does not apply: some turns have to
    /// follow it and others not, and if a turn can end the game, only advice about that applies.
    pub fn followed(
        self,
        rules: RuleSet,
        position: Position,
        turns: &[ValuedTurn],
    ) -> Option<Vec<bool>> {
        let is_about_end =
            matches!(self, Advice::KeepOneHome | Advice::EndWhenItWins | Advice::GoOnUnlessItWins);
        if !is_about_end && turns.iter().any(|turn| turn.played.ends_game) {
            return None;
        }
        let liking = |turn: &ValuedTurn| self.liking(rules, position, turn);
        let likings: Vec<_> = turns.iter().map(liking).collect();
        let most = likings.iter().max()?;
        let followed: Vec<_> = likings.iter().map(|liking| liking == most).collect();
        followed.contains(&false).then_some(followed)
    }

    /// How much it likes a turn: those it likes most follow it.
    fn liking(self, rules: RuleSet, position: Position, turn: &ValuedTurn) -> i32 {
        let mover = position.to_move();
        let after = turn.played.position;
        let traits = || Traits::of(rules, position, turn.played);
        let wins = turn.played.ends_game && turn.margin > 0;
        match self {
            Advice::MeetCrowds => match traits().opening {
                Some((row, pawns)) if row.is_inner() => pawns.into(),
                _ => 0,
            },
            Advice::TakeExtraTurn => traits().has(Feature::ExtraTurn).into(),
            Advice::MostRows => after.placement(mover).total_progress().into(),
            Advice::MostPoints => after.margin(rules, mover),
            Advice::ArriveExactly => traits().has(Feature::ExactArrival).into(),
            Advice::OpenIntoGoal => traits().opening.is_some_and(|(row, _)| !row.is_inner()).into(),
            Advice::LeaveLittle => -i32::from(traits().limit),
            Advice::LeaveEmptyRows => {
                let is_empty = |row: &Row| row.is_inner() && after.pawns_on(*row) == 0;
                Row::ALL.iter().filter(|row| is_empty(row)).count() as i32
            }
            Advice::BackPawnsFirst => {
                let traits = traits();
                traits.from.contains(&traits.rearmost).into()
            }
            Advice::KeepOneHome => (after.placement(mover).rearmost() == Progress::START).into(),
            Advice::EndWhenItWins => wins.into(),
            Advice::GoOnUnlessItWins => (!turn.played.ends_game || wins).into(),
        }
    }

    /// A position of `zen`, with Black to move, in which only turns that follow it give nothing away. Advice that
    /// is bad, or not for `zen`, has none.
    pub fn example(self) -> Option<Position> {
        let position = match self {
            Advice::MeetCrowds => "4,1,1,2,1,1,1,1/0,1,1,1,4,1,1,3 b",
            Advice::MostRows => "4,1,0,2,2,0,1,2/1,1,1,1,3,2,0,3 b",
            Advice::ArriveExactly => "0,0,0,1,3,0,2,6/4,5,2,0,0,0,0,1 b",
            Advice::LeaveLittle => "0,0,0,1,1,0,3,7/11,0,0,0,0,1,0,0 b",
            Advice::BackPawnsFirst => "5,0,1,1,2,0,0,3/3,0,1,0,2,1,0,5 b",
            Advice::EndWhenItWins => "0,0,0,1,1,0,0,10/9,1,1,1,0,0,0,0 b",
            Advice::KeepOneHome => "1,0,0,2,0,1,0,8/12,0,0,0,0,0,0,0 b",
            Advice::GoOnUnlessItWins => "0,0,0,1,1,0,5,5/8,0,1,3,0,0,0,0 b",
            Advice::MostPoints
            | Advice::TakeExtraTurn
            | Advice::OpenIntoGoal
            | Advice::LeaveEmptyRows => return None,
        };
        position.parse().ok()
    }
}

/// How good a piece of advice is, as sums over positions. Turns that lead to the same position count as one,
/// which follows the advice if one way to make it does.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct AdviceFigures {
    /// The positions that were looked at.
    pub positions: u32,
    /// Those in which the advice applies; all that follows is summed over these.
    pub applies: u32,
    /// The share of the turns that follow it.
    pub share: f64,
    /// In how many a best turn follows it.
    pub best: u32,
    /// How many that would be if as many turns were drawn at random.
    pub best_by_chance: f64,
    /// What the best turn that follows it gives away.
    pub follow: i32,
    /// What the best of as many turns, drawn at random, would give away.
    pub follow_by_chance: f64,
    /// What the best turn against it gives away.
    pub against: i32,
}

impl AdviceFigures {
    /// How good a piece of advice is in one position, given its legal turns and what they are worth, best first.
    pub fn of(
        advice: Advice,
        rules: RuleSet,
        position: Position,
        turns: &[ValuedTurn],
    ) -> AdviceFigures {
        let looked_at = AdviceFigures { positions: 1, ..AdviceFigures::default() };
        let Some(followed) = advice.followed(rules, position, turns) else { return looked_at };
        let mut places = HashMap::new();
        let mut ends: Vec<(i32, bool)> = Vec::new();
        for (turn, follows) in turns.iter().zip(followed) {
            let place = *places.entry(leads_to(&turn.played)).or_insert(ends.len());
            if place == ends.len() {
                ends.push((turns[0].margin - turn.margin, false));
            }
            ends[place].1 |= follows;
        }
        let least = |wanted: bool| ends.iter().find(|end| end.1 == wanted).map(|end| end.0);
        // All turns against it may be other ways to make turns that follow it.
        let (Some(follow), Some(against)) = (least(true), least(false)) else { return looked_at };
        let following = ends.iter().filter(|end| end.1).count() as f64;
        let best_ends = ends.iter().take_while(|end| end.0 == 0).count();
        let (mut best_by_chance, mut follow_by_chance) = (0.0, 0.0);
        // How likely it is that none of the ends so far is among those drawn.
        let mut none = 1.0;
        for (place, pair) in ends.windows(2).enumerate() {
            let left = (ends.len() - place) as f64;
            none *= (left - following).max(0.0) / left;
            follow_by_chance += none * f64::from(pair[1].0 - pair[0].0);
            if place + 1 == best_ends {
                best_by_chance = 1.0 - none;
            }
        }
        if best_ends == ends.len() {
            best_by_chance = 1.0;
        }
        AdviceFigures {
            positions: 1,
            applies: 1,
            share: following / ends.len() as f64,
            best: u32::from(follow == 0),
            best_by_chance,
            follow,
            follow_by_chance,
            against,
        }
    }

    /// How good each of [`Advice::ALL`] is in games between levels 4 to 8: for each turn of a game, from the
    /// first one, the sums over all games. A seed always gives the same games.
    pub fn of_games(
        oracle: &Oracle,
        games: usize,
        seed: u64,
        on_game: &dyn Fn(usize),
    ) -> Result<Vec<[AdviceFigures; Advice::ALL.len()]>, TableError> {
        let rules = oracle.rules();
        let mut random = Random::new(seed);
        let mut sums: Vec<[AdviceFigures; Advice::ALL.len()]> = Vec::new();
        for game in 0..games {
            on_game(game);
            let players = [LEVELS[random.below(LEVELS.len())], LEVELS[random.below(LEVELS.len())]];
            let mut position = Position::start(Side::ALL[random.below(2)]);
            for number in 0.. {
                let turns = oracle.turns(position)?;
                let habits = Habits::of(players[position.to_move() as usize], rules);
                let Some(made) = habits.choose(position, &turns, &mut random) else { break };
                if number == sums.len() {
                    sums.push(Default::default());
                }
                for (sum, advice) in sums[number].iter_mut().zip(Advice::ALL) {
                    let figures = AdviceFigures::of(advice, rules, position, &turns);
                    *sum = [*sum, figures].into_iter().sum();
                }
                if made.played.ends_game {
                    break;
                }
                position = made.played.position;
            }
        }
        Ok(sums)
    }
}

/// The levels in whose games advice is measured: neither beginners nor perfect.
const LEVELS: [Level; 5] =
    [Level::ALL[3], Level::ALL[4], Level::ALL[5], Level::ALL[6], Level::ALL[7]];

impl Sum for AdviceFigures {
    fn sum<I: Iterator<Item = AdviceFigures>>(figures: I) -> AdviceFigures {
        figures.fold(AdviceFigures::default(), |sum, one| AdviceFigures {
            positions: sum.positions + one.positions,
            applies: sum.applies + one.applies,
            share: sum.share + one.share,
            best: sum.best + one.best,
            best_by_chance: sum.best_by_chance + one.best_by_chance,
            follow: sum.follow + one.follow,
            follow_by_chance: sum.follow_by_chance + one.follow_by_chance,
            against: sum.against + one.against,
        })
    }
}
