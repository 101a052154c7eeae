//! Why a turn gives points away, or why one is best: exact claims, each worth a number of points.
//!
//! All of them are found in one way: take one thing away and ask again. What is the best turn, or the best
//! reply, that does not have this feature?

use std::cmp::Reverse;

use linja::{PlayedTurn, Position, Side, Turn, ValuedTurn};
use linja_oracle::{Oracle, TableError};

use crate::judging::feature::{Feature, Traits};
use crate::judging::leads_to::leads_to;

/// A true sentence about a turn. The mover is the side that made it, the other side replies; "the better
/// turn" is the first of the best turns, and the loss is what the turn gives away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// All best turns have the feature, and the turn does not. The best turn without it gives away `points`,
    /// at most the loss.
    Worth {
        /// What the turn should have done.
        feature: Feature,
        /// What it is worth.
        points: i32,
    },
    /// The turn has the feature, and no best turn does. The best turn with it gives away `points`, at most
    /// the loss.
    Costs {
        /// What the turn should not have done.
        feature: Feature,
        /// What it costs at least.
        points: i32,
    },
    /// All best replies to the turn have the feature, and it is worth more to the other side than after the better
    /// turn. (What a feature is worth in a position: how much better the best turn is than the best one
    /// without it; nothing if a best turn does without it or if the game is over.)
    Allows {
        /// What the other side can do.
        feature: Feature,
        /// One of the best replies; with a follow-up of exactly that many rows, if that is the feature.
        reply: Turn,
        /// How much more it is worth, at most the loss: this many points fewer would be given away if
        /// nobody could do this.
        points: i32,
    },
    /// The best replies to the turn all lead to the same, and every other one is worse for the other side.
    Answer {
        /// The first of the best replies.
        reply: Turn,
        /// Whether the turn would give nothing away if the other side did not find it.
        is_only: bool,
        /// By how much all others are worse, at most the loss.
        points: i32,
    },
    /// Where the points go: the ends of two lines of perfect play, compared. The two numbers add up to
    /// the loss; one of them can be negative.
    Ends {
        /// How many points fewer the mover ends with.
        fewer: i32,
        /// How many points more the other side ends with.
        more: i32,
        /// From the turn to the end.
        line: Vec<Turn>,
        /// From the better turn to the end.
        better: Vec<Turn>,
    },
}

impl Reason {
    /// Why a turn gives points away: one to three reasons, the one that explains most first. One says what was
    /// missed, one what was wrong, one what it allows. If none explains a third of the loss, the last
    /// one tells where the points go. Empty if the turn gives nothing away, or is not legal.
    pub fn of_mistake(
        oracle: &Oracle,
        position: Position,
        turn: Turn,
    ) -> Result<Vec<Reason>, TableError> {
        let choice = Choice::new(oracle, position)?;
        let Some(made) = choice.turns.iter().position(|other| other.played.turn == turn) else {
            return Ok(Vec::new());
        };
        let (better, made_turn) = (choice.turns[0], choice.turns[made]);
        let loss = better.margin - made_turn.margin;
        if loss == 0 {
            return Ok(Vec::new());
        }
        let mut claims = choice.claims(Some(made));
        claims.extend(replies(oracle, made_turn.played, better.played, loss)?);
        let mut reasons = chosen(claims, loss);
        if reasons.first().is_none_or(|first| first.points() * 3 < loss) {
            reasons.push(ends(oracle, made_turn, better)?);
        }
        Ok(reasons)
    }

    /// Why the best turns of a position are better than all others: a [`Reason::Worth`]. None if no turn is
    /// worse, or if the best turns have nothing in common that the others lack.
    pub fn of_best(oracle: &Oracle, position: Position) -> Result<Option<Reason>, TableError> {
        let claims = Choice::new(oracle, position)?.claims(None);
        Ok(chosen(claims, 0).into_iter().next())
    }

    /// How many of the points given away it explains. Reasons overlap, so their points do not add
    /// up.
    pub fn points(&self) -> i32 {
        match *self {
            Reason::Worth { points, .. }
            | Reason::Costs { points, .. }
            | Reason::Allows { points, .. }
            | Reason::Answer { points, .. } => points,
            Reason::Ends { fewer, more, .. } => fewer + more,
        }
    }
}

/// A reason that might be given.
struct Claim {
    reason: Reason,
    /// Which of the turns, or of the replies, are worse.
    worse: Vec<bool>,
}

impl Claim {
    /// Two of one kind would be about the same turns. What was missed can be the flip side of what was
    /// wrong, and a follow-up that should not have been allowed is the one that the reply makes.
    fn tells_the_same(&self, other: &Claim) -> bool {
        use Reason::{Allows, Answer, Costs, Worth};
        let is_part = |a: &Claim, b: &Claim| a.worse.iter().zip(&b.worse).all(|(a, b)| !a || *b);
        match (&self.reason, &other.reason) {
            (Worth { .. }, Worth { .. }) | (Costs { .. }, Costs { .. }) => true,
            (Allows { .. } | Answer { .. }, Allows { .. } | Answer { .. }) => true,
            (Worth { .. }, Costs { .. }) => is_part(self, other) || is_part(other, self),
            (Worth { feature: Feature::Limits { .. }, .. }, Allows { feature, .. }) => {
                matches!(feature, Feature::FollowUp { .. } | Feature::Opening { .. })
            }
            (Costs { .. } | Allows { .. }, Worth { .. }) => other.tells_the_same(self),
            _ => false,
        }
    }

    fn weight(&self) -> i32 {
        match self.reason {
            // Hardly any reply does without its rearmost pawns.
            Reason::Allows { feature: Feature::MovesRearmost { .. }, .. } => PLAIN,
            Reason::Worth { feature, .. }
            | Reason::Costs { feature, .. }
            | Reason::Allows { feature, .. } => weight(feature),
            Reason::Answer { .. } | Reason::Ends { .. } => PLAIN + 1,
        }
    }
}

/// The claims that explain most, without saying the same thing twice.
fn chosen(mut claims: Vec<Claim>, loss: i32) -> Vec<Reason> {
    // Of claims that explain equally much, the one about more turns says more.
    claims.sort_by_key(|claim| {
        let turns = claim.worse.iter().filter(|&&is_worse| is_worse).count();
        Reverse((claim.reason.points() * claim.weight(), turns))
    });
    let mut chosen: Vec<Claim> = Vec::new();
    for claim in claims {
        let points = claim.reason.points();
        let most = chosen.iter().map(|other| other.reason.points()).max();
        let is_told = chosen.iter().any(|other| claim.tells_the_same(other));
        let is_small = most
            .is_some_and(|most| points * 3 < loss || (claim.weight() == PLAIN && points <= most));
        if !is_told && !is_small {
            chosen.push(claim);
        }
    }
    chosen.sort_by_key(|claim| -claim.reason.points());
    chosen.into_iter().map(|claim| claim.reason).collect()
}

/// The turns of a position, best first, with everything that decides their features.
struct Choice {
    turns: Vec<ValuedTurn>,
    traits: Vec<Traits>,
    /// How many are best.
    best: usize,
}

impl Choice {
    fn new(oracle: &Oracle, position: Position) -> Result<Choice, TableError> {
        let turns = oracle.turns(position)?;
        let traits = |turn: &ValuedTurn| Traits::of(oracle.rules(), position, turn.played);
        let traits = turns.iter().map(traits).collect();
        let best = turns.iter().take_while(|turn| turn.margin == turns[0].margin).count();
        Ok(Choice { turns, traits, best })
    }

    fn has(&self, feature: Feature) -> Vec<bool> {
        self.traits.iter().map(|traits| traits.has(feature)).collect()
    }

    /// How much worse the best of these turns is than the best of all; `None` if there is none.
    fn worse_by(&self, set: &[bool]) -> Option<i32> {
        let first = set.iter().position(|&is_in| is_in)?;
        Some(self.turns[0].margin - self.turns[first].margin)
    }

    /// What a feature is worth to the side to move; `None` if all turns have it.
    fn worth(&self, feature: Feature) -> Option<i32> {
        self.worse_by(&without(self.has(feature)))
    }

    /// Everything that sets the best turns apart from the one that was made, or from all others if none is given.
    fn claims(&self, made: Option<usize>) -> Vec<Claim> {
        let mut claims = Vec::new();
        let mut claim = |reason: fn(Feature, i32) -> Reason, feature, worse: Vec<bool>| {
            let is_told = made.is_none_or(|made| worse[made]);
            if let Some(points) = self.worse_by(&worse).filter(|&points| is_told && points > 0) {
                let reason = reason(feature, points);
                claims.push(Claim { reason, worse });
            }
        };
        let Some(first) = self.traits.first() else { return claims };
        let best = &self.traits[..self.best];
        let follow_up = best.iter().map(|traits| traits.follow_up).min().unwrap_or(0);
        let limit = best.iter().map(|traits| traits.limit).max().unwrap_or(0);
        let mut wanted = first.deeds(follow_up);
        wanted.extend(first.traces());
        wanted.push(Feature::Limits { rows: limit });
        for feature in wanted {
            let worth = |feature, points| Reason::Worth { feature, points };
            claim(worth, feature, without(self.has(feature)));
        }
        if let Some(made) = made.map(|made| &self.traits[made]) {
            for feature in made.deeds(made.follow_up).into_iter().chain(made.traces()) {
                let costs = |feature, points| Reason::Costs { feature, points };
                claim(costs, feature, self.has(feature));
            }
        }
        claims
    }
}

/// What a turn lets the other side do, compared with the better turn.
fn replies(
    oracle: &Oracle,
    made: PlayedTurn,
    better: PlayedTurn,
    loss: i32,
) -> Result<Vec<Claim>, TableError> {
    let mut claims = Vec::new();
    if made.ends_game {
        return Ok(claims);
    }
    let now = Choice::new(oracle, made.position)?;
    let then = match better.ends_game {
        true => Choice { turns: Vec::new(), traits: Vec::new(), best: 0 },
        false => Choice::new(oracle, better.position)?,
    };
    let (Some(reply), Some(traits)) = (now.turns.first(), now.traits.first()) else {
        return Ok(claims);
    };
    let best = &now.traits[..now.best];
    let follow_up = best.iter().map(|traits| traits.follow_up).min().unwrap_or(0);
    let is_seen = |feature: &Feature| !matches!(feature, Feature::MovesTo { .. });
    for feature in traits.deeds(follow_up).into_iter().filter(is_seen) {
        // After the better turn it cannot be worth anything if there are no replies.
        let then = if then.turns.is_empty() { Some(0) } else { then.worth(feature) };
        let (Some(now_worth), Some(then)) = (now.worth(feature), then) else { continue };
        let points = (now_worth - then).min(loss);
        if points > 0 {
            // A longer follow-up would not look like the one in the reason.
            let is_such = |traits: &Traits| match feature {
                Feature::FollowUp { rows } => traits.follow_up == rows,
                _ => true,
            };
            let reply = best.iter().position(is_such).map_or(reply, |index| &now.turns[index]);
            let reason = Reason::Allows { feature, reply: reply.played.turn, points };
            claims.push(Claim { reason, worse: without(now.has(feature)) });
        }
    }
    let leads_elsewhere = |turn: &ValuedTurn| leads_to(&turn.played) != leads_to(&reply.played);
    let worse: Vec<_> = now.turns.iter().map(leads_elsewhere).collect();
    if let Some(ahead) = now.worse_by(&worse).filter(|&ahead| ahead > 0) {
        let reply = reply.played.turn;
        let reason = Reason::Answer { reply, is_only: ahead >= loss, points: ahead.min(loss) };
        claims.push(Claim { reason, worse });
    }
    Ok(claims)
}

/// Compares the ends of perfect play after two turns.
fn ends(oracle: &Oracle, made: ValuedTurn, better: ValuedTurn) -> Result<Reason, TableError> {
    let mover = made.played.mover();
    let [(line, end), (better, better_end)] = [line(oracle, made)?, line(oracle, better)?];
    let points = |end: Position, side: Side| end.placement(side).points(oracle.rules());
    Ok(Reason::Ends {
        fewer: points(better_end, mover) - points(end, mover),
        more: points(end, mover.other()) - points(better_end, mover.other()),
        line,
        better,
    })
}

/// A turn, perfect play from there on, and where it ends.
fn line(oracle: &Oracle, first: ValuedTurn) -> Result<(Vec<Turn>, Position), TableError> {
    let mut line = vec![first];
    if !first.played.ends_game {
        line.extend(oracle.main_line(first.played.position)?);
    }
    let end = line[line.len() - 1].played.position;
    Ok((line.iter().map(|turn| turn.played.turn).collect(), end))
}

fn without(set: Vec<bool>) -> Vec<bool> {
    set.into_iter().map(|has| !has).collect()
}

/// The weight of a reason that only names the rows of a move.
const PLAIN: i32 = 3;

/// What a player can remember and use again counts more than a bare move.
fn weight(feature: Feature) -> i32 {
    match feature {
        Feature::EndsGame
        | Feature::ForcesPass
        | Feature::ExtraTurn
        | Feature::BonusOnOpponent
        | Feature::BonusBack
        | Feature::Bonus
        | Feature::ExactArrival
        | Feature::LeavesOutFollowUp => PLAIN + 3,
        Feature::FollowUp { .. } | Feature::Opening { pawns: 2.., .. } => PLAIN + 2,
        Feature::Limits { .. }
        | Feature::Opening { .. }
        | Feature::LeavesEmpty { .. }
        | Feature::LeavesFull { .. }
        | Feature::MovesRearmost { .. } => PLAIN + 1,
        Feature::MovesFrom { .. } | Feature::MovesTo { .. } => PLAIN,
    }
}
