//! The screens and the small windows on them. Each is plain data: `act` and `hear` change it, `question`
//! says what it wants to know, `offers` what can be done, `draw` draws it.

pub(crate) mod confirm;
pub(crate) mod file_prompt;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod lobby;
pub(crate) mod new_game;
pub(crate) mod online_game;
pub(crate) mod puzzle;
pub(crate) mod review;
mod review_chart;
mod review_summary;
pub(crate) mod rules;
pub(crate) mod set_up;
pub(crate) mod study;
mod trial;
mod wait;

use ratatui::layout::Rect;

use self::confirm::Then;
use self::file_prompt::FilePrompt;
use self::game::GameScreen;
use self::games::GamesScreen;
use self::help::HelpScreen;
use self::lobby::LobbyScreen;
use self::new_game::NewGame;
use self::online_game::OnlineScreen;
use self::puzzle::PuzzleScreen;
use self::review::ReviewScreen;
use self::rules::RulesScreen;
use self::set_up::SetUpScreen;
use self::study::StudyScreen;
use crate::drawing::pen::Pen;
use crate::keys::Offer;
use crate::thinker::{Answer, Question};

/// Any screen or window.
#[derive(Debug)]
pub(crate) enum Screen {
    NewGame(NewGame),
    Game(Box<GameScreen>),
    Review(Box<ReviewScreen>),
    Puzzle(Box<PuzzleScreen>),
    Study(Box<StudyScreen>),
    Games(GamesScreen),
    Lobby(LobbyScreen),
    Online(Box<OnlineScreen>),
    SetUp(SetUpScreen),
    Rules(RulesScreen),
    FilePrompt(FilePrompt),
    Confirm(Then),
    Help(HelpScreen),
}

impl Screen {
    /// Whether it fills the terminal.
    pub(crate) fn is_whole(&self) -> bool {
        !matches!(self, Screen::FilePrompt(_) | Screen::Confirm(_) | Screen::Help(_))
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        match self {
            Screen::NewGame(form) => form.offers(),
            Screen::Game(game) => game.offers(),
            Screen::Review(review) => review.offers(),
            Screen::Puzzle(puzzle) => puzzle.offers(),
            Screen::Study(study) => study.offers(),
            Screen::SetUp(set_up) => set_up.offers(),
            Screen::Games(games) => games.offers(),
            Screen::Lobby(lobby) => lobby.offers(),
            Screen::Online(online) => online.offers(),
            Screen::Rules(rules) => rules.offers(),
            Screen::FilePrompt(prompt) => prompt.offers(),
            Screen::Confirm(then) => then.offers(),
            Screen::Help(help) => help.offers(),
        }
    }

    pub(crate) fn question(&self) -> Option<Question> {
        match self {
            Screen::Game(game) => game.question(),
            Screen::Review(review) => review.question(),
            Screen::Puzzle(puzzle) => puzzle.question(),
            Screen::Study(study) => study.question(),
            _ => None,
        }
    }

    pub(crate) fn hear(&mut self, answer: Answer) {
        match self {
            Screen::Game(game) => game.hear(answer),
            Screen::Review(review) => review.hear(answer),
            Screen::Puzzle(puzzle) => puzzle.hear(answer),
            Screen::Study(study) => study.hear(answer),
            _ => {}
        }
    }

    pub(crate) fn draw(&mut self, pen: &mut Pen<'_>, area: Rect, beneath: &[Offer]) {
        match self {
            Screen::NewGame(form) => form.draw(pen, area),
            Screen::Game(game) => game.draw(pen, area),
            Screen::Review(review) => review.draw(pen, area),
            Screen::Puzzle(puzzle) => puzzle.draw(pen, area),
            Screen::Study(study) => study.draw(pen, area),
            Screen::SetUp(set_up) => set_up.draw(pen, area),
            Screen::Games(games) => games.draw(pen, area),
            Screen::Lobby(lobby) => lobby.draw(pen, area),
            Screen::Online(online) => online.draw(pen, area),
            Screen::Rules(rules) => rules.draw(pen, area),
            Screen::FilePrompt(prompt) => prompt.draw(pen, area),
            Screen::Confirm(then) => then.draw(pen, area),
            Screen::Help(help) => help.draw(pen, area, beneath),
        }
    }
}
