//! A game that is looked at again, turn by turn: before each turn the board shows what was played and
//! what would have been better.

use linja::{Game, GameResult, Position, RuleSet, Side, Turn};
use linja_api::{GradeView, ReviewView, ReviewedView};

use crate::{Arrow, BoardView};

/// A game, and the turn that is looked at; or a line of perfect play beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    game: Walk,
    aside: Option<(Line, Walk)>,
    below: Side,
}

/// A game, and how many turns have been played where we are.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Walk {
    game: Game,
    at: usize,
}

/// How perfect play goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// After the turn that was played.
    Played,
    /// With a better turn.
    Better,
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

impl Walk {
    const fn new(game: Game) -> Walk {
        Walk { game, at: 0 }
    }

    fn len(&self) -> usize {
        self.game.played().len()
    }

    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.len());
    }

    fn position(&self) -> Position {
        match self.at.checked_sub(1) {
            Some(last) => self.game.played()[last].position,
            None => self.game.start(),
        }
    }

    fn turn(&self) -> Option<Turn> {
        self.game.played().get(self.at).map(|played| played.turn)
    }
}

impl Replay {
    /// A game from its beginning.
    pub const fn new(game: Game) -> Replay {
        Replay { game: Walk::new(game), aside: None, below: Side::Black }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game.game
    }

    /// How many turns of the game have been played where we are, or where we left it.
    pub const fn at(&self) -> usize {
        self.game.at
    }

    /// The position there, and the turn that was played; none at the end.
    pub fn played(&self) -> Option<(Position, Turn)> {
        self.game.turn().map(|turn| (self.game.position(), turn))
    }

    /// The line that is looked at instead of the game, and where.
    pub fn aside(&self) -> Option<(Line, usize)> {
        self.aside.as_ref().map(|(line, walk)| (*line, walk.at))
    }

    /// Looks at a line of perfect play, where so many of its turns have been played.
    pub fn look_aside(&mut self, line: Line, game: Game, at: usize) {
        let mut walk = Walk::new(game);
        walk.go_to(at);
        self.aside = Some((line, walk));
    }

    /// Goes back to the game, to where so many turns have been played, or to the end.
    pub fn go_to(&mut self, at: usize) {
        self.aside = None;
        self.game.go_to(at);
    }

    /// Goes somewhere in what is looked at.
    pub fn jump(&mut self, jump: Jump) {
        let walk = match &mut self.aside {
            Some((_, line)) => line,
            None => &mut self.game,
        };
        walk.go_to(match jump {
            Jump::First => 0,
            Jump::Back => walk.at.saturating_sub(1),
            Jump::On => walk.at + 1,
            Jump::Last => walk.len(),
        });
    }

    /// Turns the board round.
    pub fn turn_round(&mut self) {
        self.below = self.below.other();
    }

    /// What is looked at.
    const fn shown(&self) -> &Walk {
        match &self.aside {
            Some((_, line)) => line,
            None => &self.game,
        }
    }

    /// How many turns have been played in what is looked at, of how many.
    pub fn place(&self) -> (usize, usize) {
        (self.shown().at, self.shown().len())
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        self.shown().position()
    }

    /// The turn that comes next; none at the end.
    pub fn turn(&self) -> Option<Turn> {
        self.shown().turn()
    }

    /// How what is looked at ends, if it was played to its end.
    pub fn result(&self) -> Option<GameResult> {
        self.shown().game.result()
    }

    /// The mistake before this turn, and the one after it.
    pub fn mistakes(&self, review: &ReviewView) -> [Option<usize>; 2] {
        let mistakes = || (0..review.turns.len()).filter(|&index| is_mistake(&review.turns[index]));
        [mistakes().rfind(|&index| index < self.at()), mistakes().find(|&index| index > self.at())]
    }

    /// The board: the turn that comes next, and beside the one that was played a better one.
    pub fn view(&self, better: Option<Turn>) -> BoardView {
        let position = self.position();
        let arrows = |turn: Option<Turn>, is_best| {
            turn.map(|turn| Arrow::of(position.to_move(), turn.moves(), is_best))
                .unwrap_or_default()
        };
        let mut view = BoardView::of(position, self.below);
        view.arrows = arrows(self.turn(), false);
        if self.aside.is_none() {
            view.arrows.extend(arrows(better, true));
        }
        view
    }
}

/// A line as a game of its own.
pub fn line_as_game(rules: RuleSet, start: Position, turns: &[Turn]) -> Game {
    let mut game = Game::from_position(rules, start);
    // What the judge answers is legal; a damaged line would only be shorter.
    turns.iter().try_for_each(|&turn| game.play(turn)).ok();
    game
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
        let len = replay.game().played().len();
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
        assert_eq!(end, (len, replay.game().position()));
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
    fn a_line_beside_the_game_is_walked_and_left_again() {
        let mut replay = replay();
        replay.go_to(2);
        let (start, played) = replay.played().unwrap();
        let turns = start.turns(RuleSet::Zen);
        let better = turns.into_iter().find(|&turn| turn != played).unwrap();
        let line = line_as_game(RuleSet::Zen, start, &[better]);
        replay.look_aside(Line::Better, line.clone(), 0);
        assert_eq!(
            (replay.position(), replay.turn(), replay.place()),
            (start, Some(better), (0, 1))
        );
        assert_eq!(replay.view(Some(played)).arrows.len(), better.moves().len());
        replay.jump(Jump::Last);
        assert_eq!((replay.position(), replay.turn()), (line.position(), None));
        assert_eq!(replay.aside(), Some((Line::Better, 1)));
        // The game waits where it was.
        assert_eq!((replay.at(), replay.played()), (2, Some((start, played))));
        replay.go_to(2);
        assert_eq!((replay.aside(), replay.turn()), (None, Some(played)));
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
            reasons: Vec::new(),
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
