//! How the ten levels play, from a child's first game to perfect.

use std::collections::HashMap;
use std::iter::successors;

use linja::{Level, Move, Pawn, Position, Random, RuleSet, Side, Step, TurnInProgress, ValuedTurn};

use crate::judging::leads_to::{distinct, leads_to};

/// How a level plays by a rule set.
///
/// A level is defined by how much it gives away: it picks its turn at random, and every point that a
/// turn gives away makes it less likely, by the level's factor. The low levels also do not think of
/// everything: see [`Habits::choose`]. Level 10 never gives a point away.
#[derive(Debug, Clone, Copy)]
pub struct Habits {
    rules: RuleSet,
    /// How much less likely one more point given away makes a turn: a fraction of [`ONE`].
    per_point: usize,
    /// How often a player of this level does not think of a way to play, in percent.
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

    /// Chooses one of the legal turns of a position, given what they are worth. `None` if there are
    /// none.
    ///
    /// Turns that lead to the same position count as one. The low levels overlook what people
    /// overlook: that a bonus may step back or move an opponent's pawn, that a follow-up may be
    /// skipped, that one onto an empty row gives an extra turn. Each of these is drawn once per turn;
    /// if no turn would be left, nothing is overlooked.
    pub fn choose(
        &self,
        position: Position,
        turns: &[ValuedTurn],
        random: &mut Random,
    ) -> Option<ValuedTurn> {
        let overlooked = draw_overlooked(self.overlooks, random);
        let comes_to_mind = |turn: &&ValuedTurn| overlooked & ways(self.rules, position, turn) == 0;
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

    /// How many points this level gives away on average in a position, given its legal turns and what they are
    /// worth. It is calculated from how [`Habits::choose`] draws, not sampled.
    pub fn gives_away(&self, position: Position, turns: &[ValuedTurn]) -> f64 {
        let views = views(self.rules, position, turns, |_| false);
        self.expect(&views, |view, lost| f64::from(view.ends[lost]) * (view.missed + lost as f64))
    }

    /// How likely this level is to make one of the turns in question.
    fn chance(&self, views: &[View]) -> f64 {
        self.expect(views, |view, lost| f64::from(view.meant[lost]))
    }

    /// The average over what this level may overlook and may then choose. `value` is the sum of something over the
    /// ends that give away a number of points.
    fn expect(&self, views: &[View], value: impl Fn(&View, usize) -> f64) -> f64 {
        let less = |weight: &usize| Some(self.one_point_more(*weight));
        let weights: Vec<_> = successors(Some(ONE), less).take(MOST_LOST as usize + 1).collect();
        let overlooks = self.overlooks as f64 / 100.0;
        let weigh = |view: &View, value: &dyn Fn(&View, usize) -> f64| -> f64 {
            (0..view.ends.len()).map(|lost| value(view, lost) * weights[lost] as f64).sum()
        };
        let expected = |view: &View| {
            let likely = overlooks.powi(view.overlooked) * (1.0 - overlooks).powi(view.thought_of);
            likely * weigh(view, &value) / weigh(view, &|view, lost| f64::from(view.ends[lost]))
        };
        views.iter().map(expected).sum()
    }

    /// Whether this is level 10.
    #[cfg(feature = "oracle")]
    pub(crate) fn never_errs(&self) -> bool {
        self.per_point == 0
    }

    /// How many points a turn gives away when this level is a thousand times less likely to choose
    /// it than a best one: at most 240, as margins lie between -120 and 120.
    pub fn reach(&self) -> i32 {
        let mut weight = ONE;
        let is_rare = |_: &i32| {
            let is_rare = weight < ONE / 1000;
            weight = self.one_point_more(weight);
            is_rare
        };
        (0..MOST_LOST).find(is_rare).unwrap_or(MOST_LOST)
    }

    /// The weight of a turn that gives away `loss` points.
    fn weight(&self, loss: i32) -> usize {
        (0..loss).fold(ONE, |weight, _| self.one_point_more(weight))
    }

    /// The weight after one more point given away, in whole numbers, so that a seed gives the same game everywhere.
    fn one_point_more(&self, weight: usize) -> usize {
        weight * self.per_point / ONE
    }
}

/// How likely each level, from 1 to 10, is to make one of the turns that `is_meant` picks, given the legal turns of a
/// position and what they are worth. It is calculated from how [`Habits::choose`] draws, not sampled.
///
/// ```
/// use linja::{Position, RuleSet, Side};
/// use linja_players::{Limits, Search, chances};
///
/// let (rules, start) = (RuleSet::Zen, Position::start(Side::Black));
/// let limits = Limits::default().with_nodes(1000);
/// let turns = Search::new(rules, 1 << 20, 1).turns(start, 99, &limits, &mut |_| ());
/// let finds_best = chances(rules, start, &turns, |turn| turn.margin == turns[0].margin);
/// assert!(finds_best.is_sorted() && finds_best[9] == 1.0);
/// ```
pub fn chances(
    rules: RuleSet,
    position: Position,
    turns: &[ValuedTurn],
    is_meant: impl Fn(&ValuedTurn) -> bool,
) -> [f64; Level::ALL.len()] {
    let views = views(rules, position, turns, is_meant);
    Level::ALL.map(|level| Habits::of(level, rules).chance(&views))
}

/// How hard a position is: how likely each level, from 1 to 10, is to find a best turn, in percent. The turns are all
/// legal ones, best first; if there are none because the game is over, the answer is empty. Rounded down, so that 100
/// means never missed.
pub fn found_percent(rules: RuleSet, position: Position, turns: &[ValuedTurn]) -> Vec<u8> {
    let Some(best) = turns.first() else { return Vec::new() };
    let found = chances(rules, position, turns, |turn| turn.margin == best.margin);
    // An error in the last digit must not turn certainty into 99.
    found.map(|chance| (100.0 * chance + 1e-9) as u8).to_vec()
}

/// What a player who overlooks some ways to play sees.
struct View {
    /// How many of the ways that matter in the position are overlooked, and how many are not.
    overlooked: i32,
    thought_of: i32,
    /// By how many points the best turn seen is worse than the best of all.
    missed: f64,
    /// How many ends the turns lead to that give away no point compared with the best turn seen, one point, two points and
    /// so on; and how many of those ends are in question.
    ends: Vec<u32>,
    meant: Vec<u32>,
}

/// A view for each set of ways that can be overlooked in the position.
fn views(
    rules: RuleSet,
    position: Position,
    turns: &[ValuedTurn],
    is_meant: impl Fn(&ValuedTurn) -> bool,
) -> Vec<View> {
    // For each end, the ways of every turn that leads there.
    let mut ends: HashMap<_, (&ValuedTurn, Vec<usize>)> = HashMap::new();
    for turn in turns {
        let end = ends.entry(leads_to(&turn.played)).or_insert((turn, Vec::new()));
        end.1.push(ways(rules, position, turn));
    }
    let matter = ends.values().flat_map(|(_, ways)| ways).fold(0, |all, ways| all | ways);
    let best_of_all = turns.iter().map(|turn| turn.margin).max().unwrap_or(0);
    let sets = (0..1 << WAYS).filter(|set| set & !matter == 0);
    sets.map(|overlooked: usize| {
        let comes_to_mind = |ways: &Vec<usize>| ways.iter().any(|ways| ways & overlooked == 0);
        let mut seen: Vec<_> = ends.values().filter(|(_, ways)| comes_to_mind(ways)).collect();
        if seen.is_empty() {
            seen = ends.values().collect();
        }
        let margins = || seen.iter().map(|(turn, _)| turn.margin);
        let (best, worst) = (margins().max().unwrap_or(0), margins().min().unwrap_or(0));
        let none = vec![0; (best - worst) as usize + 1];
        let mut view = View {
            overlooked: overlooked.count_ones() as i32,
            thought_of: (matter & !overlooked).count_ones() as i32,
            missed: f64::from(best_of_all - best),
            ends: none.clone(),
            meant: none,
        };
        for (turn, _) in seen {
            let lost = (best - turn.margin) as usize;
            view.ends[lost] += 1;
            view.meant[lost] += u32::from(is_meant(turn));
        }
        view
    })
    .collect()
}

/// The weight of a turn that gives nothing away, low enough that the sum over all turns of a position fits 32 bits.
const ONE: usize = 1 << 16;

/// The most points a turn can give away.
pub(crate) const MOST_LOST: i32 = 240;

// Found by play, from level 10 down: each level wins about 70 of 100 games against the one below, level 10 more.
const CLASSIC: [usize; 10] = [65500, 55600, 43500, 33700, 24700, 17700, 11200, 6700, 3200, 0];
const REVISED: [usize; 10] = [62600, 50900, 41300, 33200, 26000, 20000, 13900, 9100, 4700, 0];
const REVISED_MEAN: [usize; 10] = [60800, 50200, 40600, 32400, 25000, 17600, 11000, 5100, 1650, 0];
const ZEN: [usize; 10] = [65500, 55400, 45300, 36300, 27700, 20800, 14700, 9400, 5000, 0];
const ZEN_MEAN: [usize; 10] = [56000, 46000, 37700, 30900, 23600, 17300, 11300, 5700, 1600, 0];

const OVERLOOKS: [usize; 10] = [40, 35, 30, 25, 20, 15, 10, 5, 0, 0];
/// Extra turns decide the game in `classic`: a level that overlooked them as often would lose to random play.
const OVERLOOKS_CLASSIC: [usize; 10] = [16, 14, 12, 10, 8, 6, 4, 2, 0, 0];

/// How many ways to play can be overlooked. A set of them is a number with one bit per way.
const WAYS: u32 = 4;
const STEPS_BACK: usize = 1;
const OPPONENTS_PAWNS: usize = 2;
const NO_FOLLOW_UP: usize = 4;
const EXTRA_TURNS: usize = 8;

/// The ways that a player overlooks this time.
fn draw_overlooked(percent: usize, random: &mut Random) -> usize {
    let ways = [STEPS_BACK, OPPONENTS_PAWNS, NO_FOLLOW_UP, EXTRA_TURNS];
    ways.into_iter().filter(|_| random.below(100) < percent).sum()
}

/// The ways to play that a turn takes: a player who overlooks one of them does not think of it.
fn ways(rules: RuleSet, position: Position, turn: &ValuedTurn) -> usize {
    let turn = turn.played.turn;
    let moves = turn.moves();
    let steps_back = |one: &Move| one.pawn == Pawn::Own && goes_back(position.to_move(), one);
    let taken = [
        (STEPS_BACK, moves.iter().any(steps_back)),
        (OPPONENTS_PAWNS, moves.iter().any(|one| one.pawn == Pawn::Opponents)),
        (NO_FOLLOW_UP, leaves_follow_up_out(rules, position, moves)),
        (EXTRA_TURNS, rules.has_extra_turn() && moves.len() > 2),
    ];
    taken.into_iter().filter_map(|(way, is_taken)| is_taken.then_some(way)).sum()
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
