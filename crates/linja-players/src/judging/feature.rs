//! What can be said about a turn besides what it is worth: what it does, and how it leaves the board.

use linja::{Pawn, PlayedTurn, Position, Progress, Row, RuleSet, Side, Step, TurnInProgress};

/// Something that some turns of a position do and others do not.
///
/// The mover is the side that makes the turn, even if the turn is a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Feature {
    /// The game is over after it.
    EndsGame,
    /// The game goes on after it, and the other side has no opening.
    ForcesPass,
    /// It has the extra turn of `classic`.
    ExtraTurn,
    /// Its bonus moves a pawn of the other side.
    BonusOnOpponent,
    /// Its bonus moves a pawn of the mover back.
    BonusBack,
    /// It makes use of its bonus.
    Bonus,
    /// A pawn reaches the goal by exactly the rows of its opening or follow-up.
    ExactArrival,
    /// It skips a follow-up that it could have made.
    LeavesOutFollowUp,
    /// It has a follow-up that may go at least this many rows, because at least as many pawns stood on
    /// the row of its opening. A pawn that stops on the goal may go fewer.
    FollowUp {
        /// The rows, two or more.
        rows: u8,
    },
    /// No first follow-up that the other side could make next may go more than this many rows. Also true
    /// if the game is over.
    Limits {
        /// The rows.
        rows: u8,
    },
    /// Its first move is onto this row.
    Opening {
        /// The row.
        onto: Row,
        /// The pawns that stood there, of both colours.
        pawns: u8,
    },
    /// No pawn stands on this inner row after it.
    LeavesEmpty {
        /// The row.
        row: Row,
    },
    /// Six pawns stand on this inner row after it.
    LeavesFull {
        /// The row.
        row: Row,
    },
    /// A pawn of the mover leaves the row on which its rearmost pawns stand.
    MovesRearmost {
        /// The row.
        from: Row,
    },
    /// One of its moves takes a pawn of the mover from this row.
    MovesFrom {
        /// The row.
        from: Row,
    },
    /// One of its moves takes a pawn of the mover to this row.
    MovesTo {
        /// The row.
        to: Row,
    },
}

/// Everything about a turn that decides its features.
#[derive(Debug, Clone)]
pub(crate) struct Traits {
    mover: Side,
    pub(crate) rearmost: Row,
    /// The row of its first move, and the pawns that stood there.
    pub(crate) opening: Option<(Row, u8)>,
    /// The longest follow-up.
    pub(crate) follow_up: u8,
    left_out: bool,
    extra: bool,
    bonus: Option<Bonus>,
    arrives: bool,
    pub(crate) from: Vec<Row>,
    to: Vec<Row>,
    after: PlayedTurn,
    /// The longest first follow-up of the other side afterwards.
    pub(crate) limit: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bonus {
    Forward,
    Back,
    OnOpponent,
}

impl Traits {
    pub(crate) fn of(rules: RuleSet, position: Position, played: PlayedTurn) -> Traits {
        let mover = position.to_move();
        let mut traits = Traits {
            mover,
            rearmost: mover.row(position.mover().rearmost()),
            opening: None,
            follow_up: 0,
            left_out: false,
            extra: false,
            bonus: None,
            arrives: false,
            from: Vec::new(),
            to: Vec::new(),
            after: played,
            limit: longest_follow_up(rules, played),
        };
        let Ok(mut turn) = TurnInProgress::new(rules, position) else { return traits };
        for &one in played.turn.moves() {
            let [from, to] = [one.from, one.to].map(|row| mover.progress(row));
            match turn.due() {
                Some(Step::Opening) => {
                    traits.opening = Some((one.to, turn.position().pawns_on(one.to)));
                    traits.arrives |= to == Progress::GOAL;
                }
                Some(Step::ExtraOpening) => {
                    traits.extra = true;
                    traits.arrives |= to == Progress::GOAL;
                }
                Some(Step::FollowUp { rows }) => {
                    traits.follow_up = traits.follow_up.max(rows);
                    traits.arrives |= to == Progress::GOAL && from.get() + rows == to.get();
                }
                Some(Step::Bonus) if one.pawn == Pawn::Opponents => {
                    traits.bonus = Some(Bonus::OnOpponent);
                }
                Some(Step::Bonus) => {
                    traits.bonus = Some(if to < from { Bonus::Back } else { Bonus::Forward });
                }
                None => {}
            }
            if one.pawn == Pawn::Own {
                traits.from.push(one.from);
                traits.to.push(one.to);
            }
            if turn.play(one).is_err() {
                break;
            }
        }
        traits.left_out = matches!(turn.due(), Some(Step::FollowUp { .. }));
        traits
    }

    /// Whether the turn has a feature.
    pub(crate) fn has(&self, feature: Feature) -> bool {
        let board = self.after.position;
        match feature {
            Feature::EndsGame => self.after.ends_game,
            Feature::ForcesPass => !self.after.ends_game && !board.has_opening(self.mover.other()),
            Feature::ExtraTurn => self.extra,
            Feature::BonusOnOpponent => self.bonus == Some(Bonus::OnOpponent),
            Feature::BonusBack => self.bonus == Some(Bonus::Back),
            Feature::Bonus => self.bonus.is_some(),
            Feature::ExactArrival => self.arrives,
            Feature::LeavesOutFollowUp => self.left_out,
            Feature::FollowUp { rows } => self.follow_up >= rows,
            Feature::Limits { rows } => self.limit <= rows,
            Feature::Opening { onto, .. } => self.opening.is_some_and(|(row, _)| row == onto),
            Feature::LeavesEmpty { row } => board.pawns_on(row) == 0,
            Feature::LeavesFull { row } => board.pawns_on(row) == FULL,
            Feature::MovesRearmost { from } | Feature::MovesFrom { from } => {
                self.from.contains(&from)
            }
            Feature::MovesTo { to } => self.to.contains(&to),
        }
    }

    /// The features of what the turn does, with a follow-up of this many rows.
    pub(crate) fn deeds(&self, follow_up: u8) -> Vec<Feature> {
        let mut features = vec![
            Feature::EndsGame,
            Feature::ExtraTurn,
            Feature::BonusOnOpponent,
            Feature::BonusBack,
            Feature::Bonus,
            Feature::ExactArrival,
            Feature::LeavesOutFollowUp,
        ];
        features.extend((follow_up > 1).then_some(Feature::FollowUp { rows: follow_up }));
        features.extend(self.opening.map(|(onto, pawns)| Feature::Opening { onto, pawns }));
        features.push(Feature::MovesRearmost { from: self.rearmost });
        let others = self.from.iter().filter(|&&from| from != self.rearmost);
        features.extend(others.map(|&from| Feature::MovesFrom { from }));
        features.extend(self.to.iter().map(|&to| Feature::MovesTo { to }));
        features.retain(|&feature| self.has(feature));
        features
    }

    /// The features of how the turn leaves the board.
    pub(crate) fn traces(&self) -> Vec<Feature> {
        let inner = || Row::ALL.into_iter().filter(|row| row.is_inner());
        let mut features = vec![Feature::ForcesPass];
        features.extend(inner().map(|row| Feature::LeavesEmpty { row }));
        features.extend(inner().map(|row| Feature::LeavesFull { row }));
        features.retain(|&feature| self.has(feature));
        features
    }
}

/// The most pawns that an inner row holds.
const FULL: u8 = 6;

fn longest_follow_up(rules: RuleSet, played: PlayedTurn) -> u8 {
    let next = TurnInProgress::new(rules, played.position).ok().filter(|_| !played.ends_game);
    let rows = next.iter().flat_map(|next| {
        next.moves().map(|one| {
            let mut turn = next.clone();
            // It is one of the listed moves, so it is never refused.
            let _ = turn.play(one);
            turn.due().and_then(Step::rows).unwrap_or(0)
        })
    });
    rows.max().unwrap_or(0)
}
