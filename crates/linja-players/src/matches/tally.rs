//! What the games of a match add up to: the score, and how much of it is luck.

use std::collections::BTreeMap;

use crate::{ByParty, ContestGame, Outcome, Party};

/// The score of a match, as A sees it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Tally {
    /// Games A won.
    pub wins: u32,
    /// Games nobody won.
    pub draws: u32,
    /// Games A lost.
    pub losses: u32,
    /// Games each lost by a fault; they are among the wins and losses.
    pub forfeits: ByParty<u32>,
    /// The sums of points, over the games that ended by the rules.
    points: ByParty<i64>,
    /// The sums of points given away, over the same games, and how many of them were judged.
    given_away: (ByParty<i64>, u32),
    /// The sums of milliseconds left on the clocks, and in how many games that is known.
    time_left: (ByParty<i64>, u32),
    /// Each pair's games, and A's score in them.
    pairs: BTreeMap<usize, (u32, f64)>,
}

/// A difference in strength on the scale of chess ratings: 0 is equally strong, and 400 more wins ten
/// of eleven games. It is infinite if one side won every game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Elo {
    /// The difference that fits the score.
    pub difference: f64,
    /// The lower end of the 95 % confidence interval.
    pub low: f64,
    /// The upper end of the 95 % confidence interval.
    pub high: f64,
}

impl Tally {
    /// Counts games between the same two contestants.
    pub fn new<'a>(games: impl IntoIterator<Item = &'a ContestGame>) -> Tally {
        let mut tally = Tally::default();
        games.into_iter().for_each(|game| tally.add(game));
        tally
    }

    /// Counts one more game.
    pub fn add(&mut self, game: &ContestGame) {
        let score = match game.winner() {
            Some(Party::A) => {
                self.wins += 1;
                1.0
            }
            None => {
                self.draws += 1;
                0.5
            }
            Some(Party::B) => {
                self.losses += 1;
                0.0
            }
        };
        let (games, sum) = self.pairs.entry(game.fixture.pair).or_default();
        *games += 1;
        *sum += score;
        if let Some(time_left) = game.time_left {
            let (sums, known) = &mut self.time_left;
            *known += 1;
            for party in [Party::A, Party::B] {
                sums[party] += time_left[party].as_millis() as i64;
            }
        }
        match &game.outcome {
            Outcome::Forfeit { by, .. } => self.forfeits[*by] += 1,
            Outcome::Result(result) => {
                for party in [Party::A, Party::B] {
                    self.points[party] += i64::from(result.points[game.fixture.colour(party)]);
                }
                if let Some(given_away) = game.given_away {
                    let (sums, judged) = &mut self.given_away;
                    *judged += 1;
                    for party in [Party::A, Party::B] {
                        sums[party] += i64::from(given_away[party]);
                    }
                }
            }
        }
    }

    /// The same, as B sees it.
    pub fn of_b(&self) -> Tally {
        let swapped = |values: ByParty<i64>| ByParty { a: values.b, b: values.a };
        let score = |&(games, sum): &(u32, f64)| (games, f64::from(games) - sum);
        Tally {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
            forfeits: ByParty { a: self.forfeits.b, b: self.forfeits.a },
            points: swapped(self.points),
            given_away: (swapped(self.given_away.0), self.given_away.1),
            time_left: (swapped(self.time_left.0), self.time_left.1),
            pairs: self.pairs.iter().map(|(pair, one)| (*pair, score(one))).collect(),
        }
    }

    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// A's score, from 0 to 1: a win counts one, a draw one half. One half if there was no game.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games),
        }
    }

    /// The points per game of each, over the games that ended by the rules.
    pub fn points(&self) -> Option<ByParty<f64>> {
        let forfeits = self.forfeits.a + self.forfeits.b;
        mean(&self.points, self.games() - forfeits)
    }

    /// The points each gave away per game, over the games that ended by the rules; `None` if there
    /// was no oracle to judge them.
    pub fn given_away(&self) -> Option<ByParty<f64>> {
        let (sums, judged) = &self.given_away;
        mean(sums, *judged)
    }

    /// The seconds each had left at the end of a game on average; `None` without a clock, or if all games are from records.
    pub fn time_left(&self) -> Option<ByParty<f64>> {
        let (sums, known) = &self.time_left;
        let ByParty { a, b } = mean(sums, *known)?;
        Some(ByParty { a: a / 1000.0, b: b / 1000.0 })
    }

    /// How much stronger A is, as far as the score tells.
    pub fn elo(&self) -> Elo {
        let score = self.score();
        let margin = self.margin_of_error();
        Elo { difference: elo(score), low: elo(score - margin), high: elo(score + margin) }
    }

    /// How likely A is to be the stronger one, from 0 to 1.
    pub fn likelihood_of_superiority(&self) -> f64 {
        let (wins, losses) = (f64::from(self.wins), f64::from(self.losses));
        match wins + losses {
            0.0 => 0.5,
            decided => normal_distribution((wins - losses) / decided.sqrt()),
        }
    }

    /// Half the width of the interval that holds the true score with 95 % confidence.
    ///
    /// The two games of a pair have the same seed, so only pairs are independent of each other.
    fn margin_of_error(&self) -> f64 {
        let pairs = self.pairs.len() as f64;
        if self.pairs.len() < 2 {
            return 1.0;
        }
        let (games, score) = (f64::from(self.games()), self.score());
        let deviation = |&(games, sum): &(u32, f64)| (sum - score * f64::from(games)).powi(2);
        let squares: f64 = self.pairs.values().map(deviation).sum();
        let variance = squares * pairs / (pairs - 1.0) / (games * games);
        // The rule of three: what never happened in n games happens in up to 3 of n, with 95 % confidence.
        if variance > 0.0 { 1.96 * variance.sqrt() } else { 3.0 / games }
    }
}

/// A sequential test: games are played until it is nearly certain which of two differences in strength is closer to the
/// truth. Either error has a chance of 5 %.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The smaller difference, in Elo.
    pub low: f64,
    /// The larger one.
    pub high: f64,
}

impl Sprt {
    /// The logarithm of how much likelier one of the two must be than the other to end the test: 95 to 5.
    pub const BOUND: f64 = 2.944_438_979_166_44;

    /// The logarithm of how much likelier the larger difference is than the smaller one, after these pairs of games.
    pub fn ratio(&self, tally: &Tally) -> f64 {
        // Each outcome of a pair starts with half a count, so that the first pairs say little.
        let mut counts = [0.5; 5];
        for (_, score) in tally.pairs.values().filter(|(games, _)| *games == 2) {
            counts[(2.0 * score) as usize] += 1.0;
        }
        let all: f64 = counts.iter().sum();
        let pairs = all - 2.5;
        let score = |outcome: usize| outcome as f64 / 4.0;
        let average = |value: &dyn Fn(f64) -> f64| {
            (0..5).map(|outcome| counts[outcome] * value(score(outcome))).sum::<f64>() / all
        };
        let mean = average(&|score| score);
        let variance = average(&|score| (score - mean).powi(2));
        let [low, high] = [self.low, self.high].map(|elo| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0)));
        pairs * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Whether the larger difference is the truth; `None` until that is nearly certain.
    pub fn verdict(&self, tally: &Tally) -> Option<bool> {
        let ratio = self.ratio(tally);
        (ratio.abs() >= Sprt::BOUND).then_some(ratio > 0.0)
    }
}

fn mean(sums: &ByParty<i64>, number: u32) -> Option<ByParty<f64>> {
    let mean = |party| sums[party] as f64 / f64::from(number);
    (number > 0).then(|| ByParty::new(mean))
}

/// The difference in strength at which this score is expected.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    // Adding zero turns the minus zero of an even score into zero.
    -400.0 * (1.0 / score - 1.0).log10() + 0.0
}

/// The probability that a normal variable is less than `x`, to seven digits (Abramowitz and Stegun
/// 26.2.17).
fn normal_distribution(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let terms = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let polynomial = terms.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let tail = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * polynomial;
    if x < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match with these scores of A in its pairs.
    fn tally(wins: u32, draws: u32, losses: u32, pairs: &[f64]) -> Tally {
        let pairs = (0..).zip(pairs.iter().map(|&score| (2, score))).collect();
        Tally { wins, draws, losses, pairs, ..Tally::default() }
    }

    fn is_near(value: f64, expected: f64) -> bool {
        (value - expected).abs() < 0.01
    }

    #[test]
    fn a_score_of_ten_in_eleven_is_400_elo() {
        assert!(is_near(elo(10.0 / 11.0), 400.0));
        assert!(is_near(elo(1.0 / 11.0), -400.0));
        assert_eq!(elo(0.5), 0.0);
    }

    #[test]
    fn pairs_that_agree_leave_less_doubt() {
        // Two matches of 10 to 6 in eight pairs.
        let alike = tally(10, 0, 6, &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0]).elo();
        let unlike = tally(10, 0, 6, &[2.0, 2.0, 2.0, 2.0, 2.0, 0.0, 0.0, 0.0]).elo();
        assert!(is_near(alike.difference, 88.74) && alike.difference == unlike.difference);
        assert!(alike.low > unlike.low && alike.high < unlike.high);
        // The score is 0.625 with a standard error of √(8/7 · 1.5) / 16.
        assert!(is_near(alike.low, elo(0.625 - 1.96 * 0.081_832)), "{alike:?}");
    }

    #[test]
    fn winning_all_games_is_infinitely_stronger_but_not_certainly() {
        let all = tally(100, 0, 0, &[2.0; 50]).elo();
        assert_eq!((all.difference, all.high), (f64::INFINITY, f64::INFINITY));
        assert!(is_near(all.low, elo(0.97)), "{all:?}");
        let none = tally(0, 0, 100, &[0.0; 50]).elo();
        assert_eq!((none.difference, none.low), (f64::NEG_INFINITY, f64::NEG_INFINITY));
    }

    #[test]
    fn little_play_says_little() {
        for few in [tally(0, 0, 0, &[]), tally(2, 0, 0, &[2.0])] {
            assert_eq!((few.elo().low, few.elo().high), (f64::NEG_INFINITY, f64::INFINITY));
        }
        assert_eq!(tally(0, 0, 0, &[]).elo().difference, 0.0);
        assert_eq!(tally(0, 0, 0, &[]).likelihood_of_superiority(), 0.5);
    }

    #[test]
    fn a_sequential_test_ends_on_the_side_of_the_truth_and_not_before() {
        let test = Sprt { low: 0.0, high: 20.0 };
        let ratio = |pairs: &[f64]| test.ratio(&tally(0, 0, 0, pairs));
        assert_eq!(ratio(&[]), 0.0);
        assert_eq!(test.verdict(&tally(0, 0, 0, &[1.0, 2.0, 1.0, 0.0])), None);
        // 60 % in 400 pairs; by hand: 400 · 0.02877 · (2 · 0.5994 − 1.02877) / (2 · 0.0406).
        let better = [1.0, 1.0, 1.0, 1.0, 2.0].repeat(80);
        assert!((ratio(&better) - 24.09).abs() < 0.1, "{}", ratio(&better));
        assert_eq!(test.verdict(&tally(0, 0, 0, &better)), Some(true));
        let even = [0.0, 1.0, 1.0, 2.0].repeat(250);
        assert_eq!(test.verdict(&tally(0, 0, 0, &even)), Some(false));
        assert_eq!(test.verdict(&tally(0, 0, 0, &[2.0; 100])), Some(true));
    }

    #[test]
    fn the_likelihood_of_superiority_is_that_of_the_normal_distribution() {
        assert!((normal_distribution(0.0) - 0.5).abs() < 1e-6);
        assert!((normal_distribution(1.0) - 0.841_344_7).abs() < 1e-6);
        assert!((normal_distribution(-1.96) - 0.024_997_9).abs() < 1e-6);
        let surely = tally(90, 5, 5, &[2.0; 50]).likelihood_of_superiority();
        assert!(surely > 0.999_999);
    }
}
