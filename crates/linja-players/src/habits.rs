//! How the ten levels play, from a child's first game to perfect.

use linja::{Level, Move, Pawn, Position, Random, RuleSet, Side, Step, TurnInProgress, ValuedTurn};

use crate::judging::leads_to::distinct;

/// How a level plays by a rule set.
///
/// A level is defined by how much it gives away: it draws its turn by what the turns are worth, and
/// a turn that gives away one point more is so many times less likely. The low levels also do not
/// think of everything: see [`Habits::choose`]. Level 10 never gives a point away.
#[derive(Debug, Clone, Copy)]
pub struct Habits {
    rules: RuleSet,
    /// A turn that gives away one point more is this likely, of [`ONE`].
    per_point: usize,
    /// How often a player of this level does not think of a way to play, of 100.
    overlooks: usize,
}

impl Habits {
    /// How this level plays by these rules.
    pub fn of(level: Level, rules: RuleSet) -> Habits {
        let index = usize::from(level.get()) - 1;
        let (per_point, overlooks) = match rules {
            RuleSet::Classic => (CLASSIC, OVERLOOKS_CLASSIC),
            RuleSet::Revised => (REVISED, OVERLOOKS),
            RuleSet::RevisedMean => (REVISED_MEAN, OVERLOOKS),
            RuleSet::Zen => (ZEN, OVERLOOKS),
            RuleSet::ZenMean => (ZEN_MEAN, OVERLOOKS),
        };
        Habits { rules, per_point: per_point[index], overlooks: overlooks[index] }
    }

    /// Chooses one of the legal turns of a position, which are given with what they are worth.
    /// `None` if there are none.
    ///
    /// Turns that lead to the same position are one. The low levels overlook what people overlook:
    /// that a bonus may step back or move an opponent's pawn, that a follow-up may be left out, that
    /// one onto an empty row gives an extra turn. Each is drawn once a turn, and as long as another
    /// turn is left.
    pub fn choose(
        &self,
        position: Position,
        turns: &[ValuedTurn],
        random: &mut Random,
    ) -> Option<ValuedTurn> {
        let overlooked = Overlooked::draw(self.overlooks, random);
        let comes_to_mind = |turn: &&ValuedTurn| !overlooked.contains(self.rules, position, turn);
        let mut seen = distinct(turns.iter().filter(comes_to_mind));
        if seen.is_empty() {
            seen = distinct(turns);
        }
        let best = seen.iter().map(|turn| turn.margin).max()?;
        let weights: Vec<_> = seen.iter().map(|turn| self.weight(best - turn.margin)).collect();
        let mut at = random.below(weights.iter().sum());
        let chosen = weights.iter().position(|&weight| match at.checked_sub(weight) {
            Some(rest) => {
                at = rest;
                false
            }
            None => true,
        });
        Some(seen[chosen?])
    }

    /// The most points a turn of this level gives away, but for one in a thousand times: 240 at
    /// most, as margins lie between -120 and 120.
    pub fn reach(&self) -> i32 {
        let mut weight = ONE;
        let is_rare = |_: &i32| {
            let is_rare = weight < ONE / 1000;
            weight = self.one_point_more(weight);
            is_rare
        };
        (0..MOST_LOST).find(is_rare).unwrap_or(MOST_LOST)
    }

    /// The weight of a turn that gives so many points away.
    fn weight(&self, loss: i32) -> usize {
        (0..loss).fold(ONE, |weight, _| self.one_point_more(weight))
    }

    /// In whole numbers, so that a seed gives the same game on every machine.
    fn one_point_more(&self, weight: usize) -> usize {
        weight * self.per_point / ONE
    }
}

/// The weight of a turn that gives nothing away: the sum over all turns of a position fits 32 bits.
const ONE: usize = 1 << 16;

/// The most points a turn can give away.
const MOST_LOST: i32 = 240;

// Found by play, from level 10 down: each level wins about 70 of 100 games against the next.
const CLASSIC: [usize; 10] = [65500, 55600, 43500, 33700, 24700, 17700, 11200, 6700, 3200, 0];
const REVISED: [usize; 10] = [62600, 50900, 41300, 33200, 26000, 20000, 13900, 9100, 4700, 0];
const REVISED_MEAN: [usize; 10] = [60800, 50200, 40600, 32400, 25000, 17600, 11000, 5100, 1650, 0];
const ZEN: [usize; 10] = [65500, 55400, 45300, 36300, 27700, 20800, 14700, 9400, 5000, 0];
const ZEN_MEAN: [usize; 10] = [56000, 46000, 37700, 30900, 23600, 17300, 11300, 5700, 1600, 0];

const OVERLOOKS: [usize; 10] = [40, 35, 30, 25, 20, 15, 10, 5, 0, 0];
/// Extra turns decide the game in `classic`: whoever overlooks them as often loses to chance.
const OVERLOOKS_CLASSIC: [usize; 10] = [16, 14, 12, 10, 8, 6, 4, 2, 0, 0];

/// The ways to play that do not come to a player's mind this time.
struct Overlooked {
    steps_back: bool,
    opponents_pawns: bool,
    no_follow_up: bool,
    extra_turns: bool,
}

impl Overlooked {
    fn draw(percent: usize, random: &mut Random) -> Overlooked {
        let mut overlooks = || random.below(100) < percent;
        Overlooked {
            steps_back: overlooks(),
            opponents_pawns: overlooks(),
            no_follow_up: overlooks(),
            extra_turns: overlooks(),
        }
    }

    fn contains(&self, rules: RuleSet, position: Position, turn: &ValuedTurn) -> bool {
        let turn = turn.played.turn;
        let moves = turn.moves();
        let steps_back = |one: &Move| one.pawn == Pawn::Own && goes_back(position.to_move(), one);
        (self.steps_back && moves.iter().any(steps_back))
            || (self.opponents_pawns && moves.iter().any(|one| one.pawn == Pawn::Opponents))
            || (self.extra_turns && rules.has_extra_turn() && moves.len() > 2)
            || (self.no_follow_up && leaves_follow_up_out(rules, position, moves))
    }
}

fn goes_back(side: Side, one: &Move) -> bool {
    side.progress(one.to) < side.progress(one.from)
}

fn leaves_follow_up_out(rules: RuleSet, position: Position, moves: &[Move]) -> bool {
    let (Ok(mut turn), [opening]) = (TurnInProgress::new(rules, position), moves) else {
        return false;
    };
    turn.play(*opening).is_ok() && matches!(turn.due(), Some(Step::FollowUp { .. }))
}
