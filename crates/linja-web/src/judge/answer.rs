//! The judge at work: finds the nearest table, fetches what it needs of it, and answers.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use linja::{PlayedTurn, Position, Random, Record, RuleSet, Side, Turn};
use linja_api::{MarginsView, PuzzleView, ReasonView, ReviewView};
use linja_oracle::{Oracle, TableError};
use linja_players::{Habits, LevelEstimate, Reason, Review, ReviewedTurn};
use serde::Serialize;

use super::source::{self, Distances, Source, listed};
use super::{Ask, Levels, Lines, Phase, Progress, Rows, TableView, Why, device};
use crate::worker::Voice;
use crate::{Answer, Question};

impl Voice {
    /// Says how far it is.
    pub(super) fn say_far(&self, phase: Phase, done: u64, all: u64) {
        self.say(&format!("far {}", told(&Progress { phase, done, all }).unwrap_or_default()));
    }
}

fn told(what: &impl Serialize) -> Option<String> {
    serde_json::to_string(what).ok()
}

/// So many games tell how somebody plays at a time.
const FEW: usize = 5;

/// Who answers.
#[derive(Default)]
pub(crate) struct Judge {
    /// The table that was asked last: more of them would be too much for a phone.
    open: RefCell<Option<Rc<Opened>>>,
}

/// A table, and where it comes from.
struct Opened {
    table: [(Source, Rows); 1],
    oracle: Oracle,
    /// Those of distances, if they are there; once they were asked for.
    distances: OnceCell<Option<Distances>>,
}

impl Judge {
    /// Answers a question.
    pub(crate) async fn hear(&self, question: &str, voice: &Voice) {
        let answer = match serde_json::from_str(question) {
            Ok(question) => self.answer(question, voice).await,
            Err(_) => Err(Why::Nonsense),
        };
        voice.say(&match answer {
            Ok(answer) => format!("done {answer}"),
            Err(why) => format!("not {}", told(&why).unwrap_or_default()),
        });
    }

    async fn answer(&self, ask: Ask, voice: &Voice) -> Result<String, Why> {
        let answer = match ask {
            Ask::Turn(question) => told(&self.turn(&question).await?),
            Ask::Margins { rules, position } => {
                told(&self.ask(rules, |oracle| MarginsView::ask(oracle, position)).await?)
            }
            Ask::Distances { rules, position } => {
                let mut view = self.ask(rules, |oracle| MarginsView::ask(oracle, position)).await?;
                self.add_outcomes(&mut view).await?;
                told(&view)
            }
            Ask::Review(record) => {
                let record: Record = record.parse().map_err(|_| Why::Nonsense)?;
                let game = record.game;
                let review = |oracle: &Oracle| {
                    // What all turns need is fetched together.
                    let played = game.played().iter().map(|played| played.position);
                    for position in [game.start()].into_iter().chain(played) {
                        let _ = oracle.turns(position);
                    }
                    ReviewView::ask(oracle, &game)
                };
                told(&self.ask(game.rules(), review).await?)
            }
            Ask::Levels(games) => told(&self.levels(games).await?),
            Ask::Reasons { rules, position, turn } => {
                told(&self.ask(rules, |oracle| ReasonView::ask(oracle, position, turn)).await?)
            }
            Ask::Lines { rules, position, turn } => {
                let after = position.play(rules, turn).map_err(|_| Why::Nonsense)?;
                told(&self.ask(rules, |oracle| lines(oracle, position, after)).await?)
            }
            Ask::Puzzle { rules, seed } => {
                told(&self.ask(rules, |oracle| PuzzleView::ask(oracle, seed)).await?)
            }
            Ask::Tables => {
                // Another tab may have changed what is kept.
                self.open.take();
                told(&self.tables().await)
            }
            Ask::Keep(rules) => told(&device::keep(rules, voice).await?),
            Ask::Forget(rules) => {
                self.open.take();
                told(&device::forget(rules).await?)
            }
            Ask::Solve(rules) => told(&device::solve(rules, voice).await?),
        };
        answer.ok_or(Why::Nonsense)
    }

    /// Asks the nearest table: the one on this device, or the one beside the page.
    async fn ask<T, E>(
        &self,
        rules: RuleSet,
        ask: impl Fn(&Oracle) -> Result<T, E>,
    ) -> Result<T, Why> {
        match self.open(rules).await?.ask(&ask).await {
            // Another tab has removed it meanwhile, or made it anew.
            Err(Why::NoStorage) => {
                self.open.take();
                self.open(rules).await?.ask(&ask).await
            }
            answer => answer,
        }
    }

    async fn open(&self, rules: RuleSet) -> Result<Rc<Opened>, Why> {
        let known = self.open.borrow().clone();
        if let Some(known) = known.filter(|table| table.oracle.rules() == rules) {
            return Ok(known);
        }
        let (source, rows, table) = source::open(rules).await?;
        let (table, oracle) = ([(source, rows)], table.into());
        let opened = Rc::new(Opened { table, oracle, distances: OnceCell::new() });
        self.open.replace(Some(opened.clone()));
        Ok(opened)
    }

    /// Adds who wins, and in how many turns.
    async fn add_outcomes(&self, view: &mut MarginsView) -> Result<(), Why> {
        let opened = self.open(view.rules).await?;
        if opened.distances.get().is_none() {
            let found = source::open_distances(view.rules).await;
            let _ = opened.distances.set(found);
        }
        let known = opened.distances.get().and_then(Option::as_ref);
        let (tables, distances) = known.ok_or(Why::NoTable)?;
        let outcomes = || view.clone().with_outcomes(distances);
        *view = ask_all(tables, outcomes).await?;
        Ok(())
    }

    async fn turn(&self, question: &Question) -> Result<Answer, Why> {
        let rules = question.rules.parse().map_err(|_| Why::Nonsense)?;
        let position = question.position.parse().map_err(|_| Why::Nonsense)?;
        let habits = Habits::of(question.level, rules);
        let (turns, chosen, reason) = self
            .ask(rules, |oracle| {
                let turns = oracle.turns(position)?;
                let mut random = Random::new(question.seed);
                let chosen = habits.choose_by_oracle(oracle, position, &turns, &mut random)?;
                Ok::<_, TableError>((turns, chosen, Reason::of_best(oracle, position)?))
            })
            .await?;
        let answer = Answer::new(&chosen.ok_or(Why::Nonsense)?, &turns, true);
        let reason = reason.map(ReasonView::from);
        let reason = reason.map(|reason| reason.text_of_best(position.to_move()).parts());
        Ok(Answer { reason: reason.unwrap_or_default(), ..answer })
    }

    async fn levels(&self, games: Vec<(String, Side)>) -> Result<Levels, Why> {
        let mut played: Vec<Vec<ReviewedTurn>> = Vec::new();
        for (record, side) in games {
            let record: Record = record.parse().map_err(|_| Why::Nonsense)?;
            let game = record.game;
            let review = self.ask(game.rules(), |oracle| Review::of(&game, oracle)).await?;
            played.push(review.turns.into_iter().filter(|turn| turn.side == side).collect());
        }
        let level = |games: &[Vec<ReviewedTurn>]| LevelEstimate::of(games.iter().flatten());
        let last = |end: usize| level(&played[(end + 1).saturating_sub(FEW)..=end]);
        let over_time = (0..played.len()).filter_map(last).map(|estimate| estimate.level);
        let over_time = over_time.collect();
        Ok(Levels { now: level(&played).map(Into::into), over_time })
    }

    async fn tables(&self) -> Vec<TableView> {
        let mut views = Vec::new();
        let listed = listed().await;
        for rules in RuleSet::ALL {
            let kept = device::kept(rules).await.map(|file| file.size() as u64);
            let beside = listed.get(rules.name()).copied();
            views.push(TableView { rules, kept, beside });
        }
        views
    }
}

fn lines(oracle: &Oracle, start: Position, after: PlayedTurn) -> Result<Lines, TableError> {
    let turns = |position: Position| -> Result<Vec<Turn>, TableError> {
        Ok(oracle.main_line(position)?.iter().map(|turn| turn.played.turn).collect())
    };
    let mut played = vec![after.turn];
    if !after.ends_game {
        played.extend(turns(after.position)?);
    }
    Ok(Lines { played, better: turns(start)? })
}

/// More rounds of questions than any answer needs.
const MOST_ROUNDS: usize = 1_000;

/// Asks, fetches what was missing, and asks again until nothing is.
async fn ask_all<T, E>(
    tables: &[(Source, Rows)],
    ask: impl Fn() -> Result<T, E>,
) -> Result<T, Why> {
    for _ in 0..MOST_ROUNDS {
        let answer = ask();
        let mut is_known = true;
        for (source, rows) in tables {
            let missing = rows.take_missing();
            if !missing.is_empty() {
                is_known = false;
                source.fetch(&missing, rows).await?;
            }
        }
        if is_known {
            return answer.map_err(|_| Why::Damaged);
        }
    }
    Err(Why::NoServer)
}

impl Opened {
    async fn ask<T, E>(&self, ask: impl Fn(&Oracle) -> Result<T, E>) -> Result<T, Why> {
        ask_all(&self.table, || ask(&self.oracle)).await
    }
}
