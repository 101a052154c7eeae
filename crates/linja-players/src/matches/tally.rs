//! What the games of a match come to: the score, and how much of it is luck.

use crate::{ByParty, ContestGame, Outcome, Party};

/// The score of a match, as A sees it.
#[derive(Debug, Clone, PartialEq)]
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
    /// Each pair's games, and A's score in them.
    pairs: Vec<(u32, f64)>,
}

/// A difference in strength on the scale of chess players' ratings: 0 is as strong as the other,
/// 400 more wins ten of eleven games. A score of all or nothing is infinite.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Elo {
    /// The difference that fits the score.
    pub difference: f64,
    /// With 95 % certainty it is not less than this,
    pub low: f64,
    /// and not more than this.
    pub high: f64,
}

impl Tally {
    /// Counts the games of a match.
    pub fn new(games: &[ContestGame]) -> Tally {
        let mut tally = Tally {
            wins: 0,
            draws: 0,
            losses: 0,
            forfeits: ByParty::default(),
            points: ByParty::default(),
            given_away: (ByParty::default(), 0),
            pairs: Vec::new(),
        };
        let mut last_pair = None;
        for game in games {
            let pair = game.number.div_ceil(2);
            if last_pair.replace(pair) != Some(pair) {
                tally.pairs.push((0, 0.0));
            }
            tally.add(game);
        }
        tally
    }

    fn add(&mut self, game: &ContestGame) {
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
        if let Some((games, sum)) = self.pairs.last_mut() {
            *games += 1;
            *sum += score;
        }
        match &game.outcome {
            Outcome::Forfeit { by, .. } => self.forfeits[*by] += 1,
            Outcome::Result(result) => {
                for party in [Party::A, Party::B] {
                    self.points[party] += i64::from(result.points[game.colour(party)]);
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

    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// A's score, from 0 to 1: a win counts one, a draw a half. One half if there was no game.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games),
        }
    }

    /// The points of each, on average of the games that ended by the rules.
    pub fn points(&self) -> Option<ByParty<f64>> {
        let forfeits = self.forfeits.a + self.forfeits.b;
        mean(&self.points, self.games() - forfeits)
    }

    /// The points each gave away in a game, on average of the games that ended by the rules; `None`
    /// if there was no oracle to see it.
    pub fn given_away(&self) -> Option<ByParty<f64>> {
        let (sums, judged) = &self.given_away;
        mean(sums, *judged)
    }

    /// By how much A is the stronger one, as far as the score tells.
    pub fn elo(&self) -> Elo {
        let score = self.score();
        let margin = self.margin_of_error();
        Elo { difference: elo(score), low: elo(score - margin), high: elo(score + margin) }
    }

    /// How sure it is that A is the stronger one, from 0 to 1.
    pub fn likelihood_of_superiority(&self) -> f64 {
        let (wins, losses) = (f64::from(self.wins), f64::from(self.losses));
        match wins + losses {
            0.0 => 0.5,
            decided => normal_distribution((wins - losses) / decided.sqrt()),
        }
    }

    /// Half the width of the interval that holds the true score with 95 % certainty.
    ///
    /// The two games of a pair have the same seed, so the pair is what is drawn independently.
    fn margin_of_error(&self) -> f64 {
        let pairs = self.pairs.len() as f64;
        if self.pairs.len() < 2 {
            return 1.0;
        }
        let (games, score) = (f64::from(self.games()), self.score());
        let deviation = |&(games, sum): &(u32, f64)| (sum - score * f64::from(games)).powi(2);
        let squares: f64 = self.pairs.iter().map(deviation).sum();
        let variance = squares * pairs / (pairs - 1.0) / (games * games);
        // What never happened in n games happens in up to 3 of n, with 95 % certainty.
        if variance > 0.0 { 1.96 * variance.sqrt() } else { 3.0 / games }
    }
}

fn mean(sums: &ByParty<i64>, number: u32) -> Option<ByParty<f64>> {
    let mean = |party| sums[party] as f64 / f64::from(number);
    (number > 0).then(|| ByParty::new(mean))
}

/// The difference in strength at which this score is expected.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    // Adding zero makes the minus zero of an even score plain.
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
        let pairs = pairs.iter().map(|&score| (2, score)).collect();
        Tally { wins, draws, losses, pairs, ..Tally::new(&[]) }
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
    fn the_likelihood_of_superiority_is_that_of_the_normal_distribution() {
        assert!((normal_distribution(0.0) - 0.5).abs() < 1e-6);
        assert!((normal_distribution(1.0) - 0.841_344_7).abs() < 1e-6);
        assert!((normal_distribution(-1.96) - 0.024_997_9).abs() < 1e-6);
        let surely = tally(90, 5, 5, &[2.0; 50]).likelihood_of_superiority();
        assert!(surely > 0.999_999);
    }
}
