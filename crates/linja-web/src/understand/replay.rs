//! A game that is looked at again, turn by turn: before each turn the board shows what was played and
//! what would have been better.

use linja::{Game, Position, Side, Turn};
use linja_api::{GradeView, ReviewView, ReviewedView};

use crate::{Arrow, BoardView};

/// A game, and the turn that is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    game: Game,
    at: usize,
    below: Side,
}

/// Where to go in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jump {
    /// To the beginning.
    First,
    /// One turn back.
    Back,
    /// One turn on.
    On,
    /// To the end.
    Last,
}

impl Jump {
    /// What a key means, as browsers name it.
    pub fn of_key(key: &str) -> Option<Jump> {
        match key {
            "Home" => Some(Jump::First),
            "ArrowLeft" => Some(Jump::Back),
            "ArrowRight" => Some(Jump::On),
            "End" => Some(Jump::Last),
            _ => None,
        }
    }
}

impl Replay {
    /// A game from its beginning.
    pub const fn new(game: Game) -> Replay {
        Replay { game, at: 0, below: Side::Black }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many turns have been played where we are.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How many turns there are.
    pub fn len(&self) -> usize {
        self.game.played().len()
    }

    /// Whether nothing was played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Goes to where so many turns have been played, or to the end.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.len());
    }

    /// Goes somewhere.
    pub fn jump(&mut self, jump: Jump) {
        self.go_to(match jump {
            Jump::First => 0,
            Jump::Back => self.at.saturating_sub(1),
            Jump::On => self.at + 1,
            Jump::Last => self.len(),
        });
    }

    /// Turns the board round.
    pub fn turn_round(&mut self) {
        self.below = self.below.other();
    }

    /// The position where we are.
    pub fn position(&self) -> Position {
        match self.at.checked_sub(1) {
            Some(last) => self.game.played()[last].position,
            None => self.game.start(),
        }
    }

    /// The turn that was played here; none at the end.
    pub fn turn(&self) -> Option<Turn> {
        self.game.played().get(self.at).map(|played| played.turn)
    }

    /// The mistake before this turn, and the one after it.
    pub fn mistakes(&self, review: &ReviewView) -> [Option<usize>; 2] {
        let mistakes = || (0..review.turns.len()).filter(|&index| is_mistake(&review.turns[index]));
        [mistakes().rfind(|&index| index < self.at), mistakes().find(|&index| index > self.at)]
    }

    /// The board: the turn that was played here, and a better one beside it.
    pub fn view(&self, better: Option<Turn>) -> BoardView {
        let position = self.position();
        let arrows = |turn: Option<Turn>, is_best| {
            turn.map(|turn| Arrow::of(position.to_move(), turn.moves(), is_best))
                .unwrap_or_default()
        };
        let mut view = BoardView::of(position, self.below);
        view.arrows = arrows(self.turn(), false);
        view.arrows.extend(arrows(better, true));
        view
    }
}

/// Whether a turn gave away much, or the result.
pub const fn is_mistake(turn: &ReviewedView) -> bool {
    matches!(turn.grade, GradeView::Mistake | GradeView::Blunder)
}

/// The turn that would have been better; none if the best was played.
pub fn better(turn: &ReviewedView) -> Option<Turn> {
    turn.best.first().copied().filter(|_| turn.before > turn.after)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;
    use linja::{BySide, RuleSet, random_game};
    use linja_api::SideView;

    fn replay() -> Replay {
        Replay::new(random_game(RuleSet::Zen, 3))
    }

    #[test]
    fn keys_lead_through_the_game_and_stop_at_its_ends() {
        let mut replay = replay();
        let mut press = |key| {
            replay.jump(Jump::of_key(key).unwrap());
            (replay.at(), replay.position())
        };
        let start = Position::start(press("ArrowLeft").1.to_move());
        assert_eq!(press("ArrowLeft"), (0, start));
        assert_eq!(press("ArrowRight").0, 1);
        let end = press("End");
        assert_eq!(press("ArrowRight"), end);
        assert_eq!(press("Home"), (0, start));
        assert_eq!(end, (replay.len(), replay.game().position()));
        assert_eq!(Jump::of_key("x"), None);
    }

    #[test]
    fn the_board_shows_what_was_played_and_what_was_better() {
        let mut replay = replay();
        let better: Turn = "1-2,1-3".parse().unwrap();
        let view = replay.view(Some(better));
        let best = view.arrows.iter().filter(|arrow| arrow.is_best).count();
        assert_eq!((best, view.arrows.len() - best), (2, replay.turn().unwrap().moves().len()));
        replay.jump(Jump::Last);
        assert!(replay.view(None).arrows.is_empty());
    }

    #[test]
    fn mistakes_are_found_on_both_sides() {
        let mut replay = replay();
        let reviewed = |(index, turn): (usize, Turn)| ReviewedView {
            side: Side::Black,
            turn,
            before: 0,
            after: 0,
            grade: if index % 3 == 2 { GradeView::Mistake } else { GradeView::Good },
            only_win: None,
            best: Vec::new(),
            line: Vec::new(),
        };
        let review = ReviewView {
            rules: RuleSet::Zen,
            start: replay.game().start(),
            margins: Vec::new(),
            turns: replay.game().turns().enumerate().map(reviewed).collect(),
            sides: BySide::new(|_| SideView { given_away: 0, accuracy: 100.0, level: None }),
            turning_points: Vec::new(),
        };
        assert_eq!(replay.mistakes(&review), [None, Some(2)]);
        replay.go_to(5);
        assert_eq!(replay.mistakes(&review), [Some(2), Some(8)]);
        replay.jump(Jump::Last);
        assert_eq!(replay.mistakes(&review)[1], None);
    }
}
