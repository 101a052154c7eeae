//! Which screen is on top, and the way of every input to it.

mod server;

use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::time::Duration;

use linja::{Position, Record, Side};
use linja_api::Secret;
use linja_console::remote::invitation;
use linja_console::{Tell, any_seed, oracle, read_record, today};
use linja_words::{Words, text};
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use url::Url;

use crate::archive::Archive;
use crate::autosave::Autosave;
use crate::drawing::pen::{Pen, inset};
use crate::drawing::theme::{Role, Theme};
use crate::keys::{Action, Hits, Offer, action_of};
use crate::online::{News, Online};
use crate::screens::Screen;
use crate::screens::confirm::Then;
use crate::screens::file_prompt::{FilePrompt, Purpose};
use crate::screens::game::GameScreen;
use crate::screens::games::GamesScreen;
use crate::screens::help::HelpScreen;
use crate::screens::new_game::NewGame;
use crate::screens::puzzle::PuzzleScreen;
use crate::screens::review::ReviewScreen;
use crate::screens::rules::RulesScreen;
use crate::screens::set_up::SetUpScreen;
use crate::screens::study::StudyScreen;
use crate::seats::Seats;
use crate::sitting::{Setup, Sitting};
use crate::thinker::{Answer, By, Question, Thinker};

/// What happens to the app.
#[derive(Debug)]
pub(crate) enum Input {
    Terminal(Event),
    Thought(Question, Answer),
    /// What a server says.
    Online(News),
    /// A picture has stood long enough.
    Picture,
    /// The terminal is gone.
    Lost,
}

/// How the app was started.
#[derive(Debug, Clone)]
pub(crate) struct Settings {
    pub(crate) words: Words,
    pub(crate) theme: Theme,
    pub(crate) data: Option<PathBuf>,
    pub(crate) archive: Archive,
    /// What the player is called.
    pub(crate) name: Option<String>,
    pub(crate) is_fast: bool,
    pub(crate) seed: Option<u64>,
}

/// All there is, but for the terminal.
pub(crate) struct App {
    settings: Settings,
    /// The one on top has the keys.
    screens: Vec<Screen>,
    autosave: Autosave,
    seats: Seats,
    /// The server that games are played on, if there is one.
    online: Option<Online>,
    hits: Hits,
    thinker: Thinker<Input>,
    /// Whether the window is too small to show what keys do.
    is_blind: bool,
    pub(crate) is_running: bool,
    /// Whether the program is to be stopped for a while.
    pub(crate) wants_suspend: bool,
}

/// Smaller windows do not hold a board with what is said below it.
const SMALLEST: (u16, u16) = (40, 16);

impl App {
    pub(crate) fn new(
        settings: Settings,
        setup: Setup,
        mut autosave: Autosave,
        seats: Seats,
        sender: Sender<Input>,
    ) -> App {
        let thinker = Thinker::new(settings.data.clone(), sender, Input::Thought);
        let mut form = NewGame::new(setup, settings.words.language());
        form.tell_of_last_game(autosave.last.is_some(), autosave.problem.take());
        let screens = vec![Screen::NewGame(form)];
        App {
            settings,
            screens,
            autosave,
            seats,
            online: None,
            hits: Hits::default(),
            thinker,
            is_blind: false,
            is_running: true,
            wants_suspend: false,
        }
    }

    /// Sits down to a game; beneath it lies the form that was used last, to begin the next one with.
    pub(crate) fn play(&mut self, sitting: Sitting) {
        let rules = sitting.game().rules();
        let oracle = oracle(rules, self.settings.data.as_deref());
        let by = if let Ok(Some(_)) = oracle { By::Oracle } else { By::Search };
        let mut screen = GameScreen::new(sitting, by, self.settings.is_fast);
        if let Err(error) = oracle {
            screen.say(text!("tui-failed", error = error.tell()), Role::Alert);
        }
        let mut form = self.screens.drain(..).rfind(|screen| matches!(screen, Screen::NewGame(_)));
        if let Some(Screen::NewGame(form)) = &mut form
            && let Some(problem) = form.problem.take()
        {
            screen.say(problem, Role::Alert);
        }
        self.screens = form.into_iter().chain([Screen::Game(Box::new(screen))]).collect();
        self.think();
    }

    pub(crate) fn seed(&self) -> u64 {
        self.settings.seed.unwrap_or_else(any_seed)
    }

    /// After how long the picture is to change by itself.
    pub(crate) fn next_picture(&self) -> Option<Duration> {
        match self.screens.last() {
            Some(Screen::Online(online)) => online.next_picture(),
            _ => self.game().and_then(GameScreen::next_picture),
        }
    }

    pub(crate) fn on(&mut self, input: Input) {
        match input {
            Input::Terminal(Event::Resize(columns, lines)) => self.resize(columns, lines),
            Input::Terminal(Event::Key(key)) if self.is_blind => self.key_in_the_dark(key),
            Input::Terminal(_) if self.is_blind => {}
            Input::Terminal(Event::Key(key)) if key.kind != KeyEventKind::Release => self.key(key),
            Input::Terminal(Event::Mouse(mouse)) => self.mouse(mouse),
            Input::Terminal(Event::Paste(text)) => self.paste(&text),
            Input::Terminal(_) => {}
            Input::Thought(question, answer) => self.hear(&question, answer),
            Input::Picture => {
                if let Some(game) = self.game_mut() {
                    game.show_next_picture();
                }
            }
            Input::Online(news) => self.hear_online(news),
            Input::Lost => self.is_running = false,
        }
        self.keep();
        self.think();
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.resize(area.width, area.height);
        let may_quit = !self.would_lose();
        self.hits = Hits::default();
        let mut pen = Pen {
            buffer: frame.buffer_mut(),
            theme: self.settings.theme,
            words: self.settings.words,
            hits: &mut self.hits,
        };
        if self.is_blind {
            return draw_too_small(&mut pen, area, may_quit);
        }
        // Small windows lie on the last whole screen.
        let base = self.screens.iter().rposition(Screen::is_whole).unwrap_or(0);
        let mut beneath = Vec::new();
        for screen in &mut self.screens[base..] {
            screen.draw(&mut pen, area, &beneath);
            beneath = screen.offers();
        }
    }

    /// Keeps the game as it is now, as far as it can be.
    fn keep(&mut self) {
        if let Some(game) = game_in(&mut self.screens)
            && let Err(problem) = self.autosave.keep(game.sitting(), self.settings.words)
        {
            game.say(problem, Role::Alert);
        }
        self.keep_turn();
    }

    /// Asks for what the screens want to know, the lowest first.
    fn think(&mut self) {
        let question = self.screens.iter().find_map(Screen::question);
        self.thinker.think(question);
    }

    fn hear(&mut self, question: &Question, answer: Answer) {
        let asks = |screen: &&mut Screen| screen.question().as_ref() == Some(question);
        if let Some(screen) = self.screens.iter_mut().find(asks) {
            screen.hear(answer);
        }
    }

    fn resize(&mut self, columns: u16, lines: u16) {
        self.is_blind = columns < SMALLEST.0 || lines < SMALLEST.1;
    }

    /// Nothing that would have to be seen: only leaving, if nothing is lost by it.
    fn key_in_the_dark(&mut self, key: KeyEvent) {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('z') if is_control => self.wants_suspend = true,
            KeyCode::Char('c') if is_control => self.leave_in_the_dark(),
            KeyCode::Char('q') if key.modifiers.is_empty() => self.leave_in_the_dark(),
            _ => {}
        }
    }

    fn leave_in_the_dark(&mut self) {
        if !self.would_lose() {
            self.leave(Then::Quit);
        }
    }

    fn key(&mut self, key: KeyEvent) {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if is_control => self.interrupt(),
            KeyCode::Char('z') if is_control => self.wants_suspend = true,
            KeyCode::Char(letter) if is_control => {
                if let Some(Screen::FilePrompt(prompt)) = self.screens.last_mut() {
                    prompt.control(letter);
                }
            }
            // Other keys with Control or Alt mean nothing here.
            _ if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => {}
            code => {
                let offers = self.screens.last().map(Screen::offers).unwrap_or_default();
                match (self.screens.last_mut(), action_of(&offers, code)) {
                    (Some(Screen::FilePrompt(prompt)), None) => prompt.key(code),
                    // A name may have blanks.
                    (Some(Screen::FilePrompt(prompt)), _) if code == KeyCode::Char(' ') => {
                        prompt.key(code);
                    }
                    (_, Some(action)) => self.act(action),
                    (Some(Screen::Help(_)), None) => self.back(),
                    (_, None) => {}
                }
            }
        }
    }

    /// Ctrl-C: as a wish to quit, and the second time without asking.
    fn interrupt(&mut self) {
        match self.screens.last() {
            Some(Screen::Confirm(Then::Quit | Then::Play(_) | Then::DropStudy(_))) => {
                self.is_running = false;
            }
            _ => self.leave(Then::Quit),
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let action = match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.hits.at(mouse.column, mouse.row),
            MouseEventKind::ScrollUp => Some(Action::Up),
            MouseEventKind::ScrollDown => Some(Action::Down),
            _ => None,
        };
        match (self.screens.last(), action) {
            (Some(Screen::Help(_)), Some(action))
                if !matches!(action, Action::Up | Action::Down) =>
            {
                self.back();
            }
            // Turning the wheel over a board chooses nothing by accident.
            (
                Some(
                    Screen::Game(_)
                    | Screen::Puzzle(_)
                    | Screen::Study(_)
                    | Screen::SetUp(_)
                    | Screen::Online(_),
                ),
                Some(Action::Up | Action::Down),
            ) => {}
            (_, Some(action)) => self.act(action),
            _ => {}
        }
    }

    fn paste(&mut self, text: &str) {
        match self.screens.last_mut() {
            Some(Screen::Game(game)) => game.paste(text),
            Some(Screen::Puzzle(puzzle)) => puzzle.paste(text),
            Some(Screen::Study(study)) => study.paste(text),
            Some(Screen::Online(online)) => online.paste(text),
            Some(Screen::FilePrompt(prompt)) => prompt.paste(text),
            _ => {}
        }
    }

    fn act(&mut self, action: Action) {
        match (self.screens.last_mut(), action) {
            (_, Action::Help) => self.screens.push(Screen::Help(HelpScreen::default())),
            (_, Action::Back) => self.back(),
            (_, Action::Quit) => self.leave(Then::Quit),
            (_, Action::Resign) => self.screens.push(Screen::Confirm(Then::Resign)),
            (_, Action::Load) => self.screens.push(Screen::FilePrompt(FilePrompt::load())),
            (_, Action::Save) => {
                // From the question whether to leave, it is left when it is saved.
                let then = match self.screens.pop_if(|screen| matches!(screen, Screen::Confirm(_)))
                {
                    Some(Screen::Confirm(then)) => Some(then),
                    _ => None,
                };
                let is_game = then.as_ref().is_some_and(Then::leaves_game);
                let record = match self.study().filter(|_| !is_game) {
                    Some(study) => Some(study.record(today().to_string())),
                    None => self.game().map(|game| game.sitting().record(self.settings.words)),
                };
                let prompt = record.map(|record| FilePrompt::save(record, then));
                self.screens.extend(prompt.map(Screen::FilePrompt));
            }
            (Some(Screen::Confirm(_)), Action::Confirm) => self.confirmed(),
            (Some(Screen::FilePrompt(_)), Action::Confirm) => self.answer_prompt(),
            (Some(Screen::NewGame(form)), Action::Confirm) => {
                let setup = form.setup();
                let setup = self.autosave.adapt(setup, self.game().map(GameScreen::sitting));
                self.leave(Then::Play(Box::new(Sitting::new(setup, self.seed()))));
            }
            (Some(Screen::NewGame(_)), Action::GoOn) => {
                if let Some(last) = self.autosave.last.take() {
                    self.play(Sitting::go_on(last, self.seed()));
                }
            }
            (_, Action::NewGame) => self.open_new_game(),
            (Some(Screen::Game(game)), Action::Review) => {
                let (sitting, bottom) = (game.sitting(), game.bottom());
                let review = ReviewScreen::new(sitting.game().clone(), bottom, sitting.own());
                self.screens.push(Screen::Review(Box::new(review)));
            }
            (Some(Screen::Review(review)), Action::PlayOn) => {
                let game = review.game_so_far();
                self.play_on(&game);
            }
            (Some(Screen::Study(study)), Action::PlayOn) => {
                let game = study.line();
                self.play_on(&game);
            }
            (Some(Screen::NewGame(form)), Action::Study) => {
                let start = Position::start(Side::Black);
                let study = StudyScreen::of(form.rules(), start, Side::Black);
                self.screens.push(Screen::Study(Box::new(study)));
            }
            (Some(Screen::Game(game)), Action::Study) => {
                let tree = Record::new(game.sitting().game().clone()).tree();
                let study = StudyScreen::new(tree.clone(), tree.main_end(), game.bottom());
                self.screens.push(Screen::Study(Box::new(study)));
            }
            (Some(Screen::Review(review)), Action::Study) => {
                let (tree, at) = review.tree();
                let study = StudyScreen::new(tree, at, review.bottom());
                self.screens.push(Screen::Study(Box::new(study)));
            }
            (Some(Screen::NewGame(_)), Action::Lobby) => self.open_lobby(),
            (Some(Screen::Lobby(_)), action) => self.act_in_lobby(action),
            (Some(Screen::Online(online)), Action::Review) => {
                let review = online.review().map(Box::new);
                self.screens.extend(review.map(Screen::Review));
            }
            (Some(Screen::Online(online)), action) => online.act(action),
            (_, Action::Games) => {
                let games = GamesScreen::new(self.settings.archive.clone());
                self.screens.push(Screen::Games(games));
            }
            (Some(Screen::Games(games)), Action::Review) => {
                let review = games.review().map(Box::new);
                self.screens.extend(review.map(Screen::Review));
            }
            (Some(Screen::Games(games)), Action::PlayOn) => {
                if let Some(record) = games.unfinished().cloned() {
                    self.leave(Then::Play(Box::new(Sitting::resume(&record, self.seed()))));
                }
            }
            (Some(Screen::Games(games)), Action::Study) => {
                let study = games.study().map(Box::new);
                self.screens.extend(study.map(Screen::Study));
            }
            (Some(Screen::Game(game)), Action::Rematch) => {
                let kept = self.settings.archive.keep(game.sitting(), self.settings.words);
                game.act(Action::Rematch);
                kept.unwrap_or_else(|problem| game.say(problem, Role::Alert));
            }
            (Some(Screen::Study(study)), Action::Comment) => {
                let prompt = FilePrompt::comment(&study.comment());
                self.screens.push(Screen::FilePrompt(prompt));
            }
            (Some(Screen::Study(study)), Action::SetUp) => {
                let set_up = SetUpScreen::new(study.rules(), study.position(), study.bottom());
                self.screens.push(Screen::SetUp(set_up));
            }
            (Some(Screen::SetUp(set_up)), Action::Confirm) => {
                let study = set_up.study().map(Box::new);
                study.into_iter().for_each(|study| self.leave(Then::Study(study)));
            }
            (Some(Screen::Review(review)), Action::Retry) => {
                let mistakes = PuzzleScreen::mistakes(review.rules(), review.mistakes());
                self.screens.push(Screen::Puzzle(Box::new(mistakes)));
            }
            (_, Action::Rules) => {
                let rules = RulesScreen::new(self.rules());
                self.screens.push(Screen::Rules(rules));
            }
            (Some(Screen::Puzzle(puzzle)), action) => puzzle.act(action),
            (Some(Screen::Study(study)), action) => study.act(action),
            (Some(Screen::SetUp(set_up)), action) => set_up.act(action),
            (Some(Screen::Games(games)), action) => games.act(action),
            (_, Action::Puzzle) => {
                let puzzle = PuzzleScreen::any(self.rules());
                self.screens.push(Screen::Puzzle(Box::new(puzzle)));
            }
            (_, Action::DailyPuzzle) => {
                let puzzle = PuzzleScreen::daily(self.rules());
                self.screens.push(Screen::Puzzle(Box::new(puzzle)));
            }
            (Some(Screen::NewGame(form)), action) => {
                form.act(action);
                self.settings.words = Words::new(form.language);
            }
            (Some(Screen::Game(game)), action) => game.act(action),
            (Some(Screen::Review(review)), action) => review.act(action),
            (Some(Screen::Rules(rules)), action) => rules.act(action),
            (Some(Screen::Help(help)), action) => help.act(action),
            _ => {}
        }
    }

    /// The rules of what is on the screen: those of the game, or of the form.
    fn rules(&self) -> linja::RuleSet {
        let rules = |screen: &Screen| match screen {
            Screen::NewGame(form) => Some(form.rules()),
            Screen::Game(game) => Some(game.sitting().game().rules()),
            Screen::Study(study) => Some(study.rules()),
            Screen::Games(games) => games.rules(),
            Screen::Lobby(lobby) => Some(lobby.rules()),
            _ => None,
        };
        self.screens.iter().rev().find_map(rules).unwrap_or_default()
    }

    /// Another game from where one stands, with those who play now, or as the form has it.
    fn play_on(&mut self, game: &linja::Game) {
        let form = self.screens.first().and_then(|screen| match screen {
            Screen::NewGame(form) => Some(form.setup()),
            _ => None,
        });
        let own = game.position().to_move();
        let setup = form.map(|setup| self.autosave.adapt(Setup { side: Some(own), ..setup }, None));
        let players = match (self.game(), setup) {
            (Some(game), _) => Some(game.sitting().course().terms().players),
            (None, setup) => setup.map(|setup| Sitting::new(setup, 0).course().terms().players),
        };
        self.leave(Then::Play(Box::new(Sitting::at(game, players, self.seed()))));
    }

    fn back(&mut self) {
        match self.screens.last() {
            Some(Screen::Study(_)) => self.leave(Then::Back),
            _ => self.close(),
        }
    }

    fn close(&mut self) {
        if self.screens.len() > 1 {
            self.screens.pop();
        }
    }

    /// The form on top of the game, so that there is a way back to it.
    fn open_new_game(&mut self) {
        let Some(Screen::NewGame(form)) = self.screens.first() else { return };
        let form = NewGame::new(form.setup(), self.settings.words.language());
        self.screens.push(Screen::NewGame(form));
    }

    /// Whether quitting would lose something.
    fn would_lose(&self) -> bool {
        self.would_lose_study() || self.would_lose_game()
    }

    fn would_lose_study(&self) -> bool {
        self.study().is_some_and(StudyScreen::is_at_risk)
    }

    /// What is kept is not lost: it can be gone on with, or goes to my games when another game takes its place.
    fn would_lose_game(&self) -> bool {
        self.game().is_some_and(|game| game.is_at_risk() && !self.autosave.has(game.sitting()))
    }

    /// Goes on to something else, after asking if something would be lost.
    fn leave(&mut self, then: Then) {
        match self.would_lose_study() {
            true => self.screens.push(Screen::Confirm(Then::DropStudy(Box::new(then)))),
            false => self.leave_game(then),
        }
    }

    fn leave_game(&mut self, then: Then) {
        let asks = then.leaves_game() && self.would_lose_game();
        self.screens.push(Screen::Confirm(then));
        if !asks {
            self.confirmed();
        }
    }

    fn confirmed(&mut self) {
        let Some(Screen::Confirm(then)) = self.screens.pop() else { return };
        if then.leaves_game()
            && let Some(game) = game_in(&mut self.screens)
        {
            // If it cannot be written, it stays where it is, and that is told when another game is to be kept.
            let _ = self.autosave.leave(game.sitting(), self.settings.words);
        }
        match then {
            Then::Quit => self.is_running = false,
            Then::Play(sitting) => self.play(*sitting),
            Then::Resign => match self.screens.last_mut() {
                Some(Screen::Online(online)) => online.resign(),
                _ => self.game_mut().into_iter().for_each(GameScreen::resign),
            },
            Then::Back => self.close(),
            Then::Study(study) => {
                self.screens.truncate(self.screens.len().saturating_sub(2));
                self.screens.push(Screen::Study(study));
            }
            Then::DropStudy(then) => self.leave_game(*then),
            Then::RemoveSeat(game) => self.remove_seat(&game),
        }
    }

    fn answer_prompt(&mut self) {
        let seed = self.seed();
        let Some(Screen::FilePrompt(prompt)) = self.screens.last_mut() else { return };
        match prompt.purpose {
            Purpose::Save => match prompt.write() {
                Ok(path) => {
                    let then = prompt.then.take();
                    self.screens.pop();
                    let saved = text!("tui-saved", name = path.display().to_string());
                    let is_game = then.as_ref().is_some_and(Then::leaves_game);
                    if let Some(study) = self.study_mut().filter(|_| !is_game) {
                        study.say(saved, Role::Good);
                        study.set_saved();
                    } else if let Some(game) = self.game_mut() {
                        game.say(saved, Role::Good);
                        game.set_saved();
                    }
                    if let Some(then) = then {
                        self.leave(then);
                    }
                }
                Err(problem) => prompt.refuse(problem),
            },
            Purpose::Link => {
                let link = prompt.text().parse().ok().and_then(|link| invitation(&link));
                let online = self.online.as_ref();
                let here = |(server, ..): &(Url, String, Secret)| {
                    online.is_some_and(|online| online.address.origin() == server.origin())
                };
                match link.filter(here) {
                    Some((_, game, invite)) => {
                        let name = self.settings.name.clone();
                        self.screens.pop();
                        online.into_iter().for_each(|online| {
                            online.join(game.clone(), invite.clone(), name.clone());
                        });
                    }
                    None => prompt.refuse(text!("tui-not-a-link")),
                }
            }
            Purpose::Comment => {
                let text = prompt.text();
                self.screens.pop();
                if let Some(Screen::Study(study)) = self.screens.last_mut() {
                    study.set_comment(&text);
                }
            }
            Purpose::Load => match read_record(&prompt.path()) {
                Ok(record) => {
                    self.screens.pop();
                    self.leave(Then::Play(Box::new(Sitting::resume(&record, seed))));
                }
                Err(error) => prompt.refuse(text!("tui-cannot-load", error = error.tell())),
            },
        }
    }

    fn game(&self) -> Option<&GameScreen> {
        self.screens.iter().find_map(|screen| match screen {
            Screen::Game(game) => Some(&**game),
            _ => None,
        })
    }

    fn game_mut(&mut self) -> Option<&mut GameScreen> {
        game_in(&mut self.screens)
    }

    /// The board for trying out, which lies on everything that was there before.
    fn study(&self) -> Option<&StudyScreen> {
        self.screens.iter().find_map(|screen| match screen {
            Screen::Study(study) => Some(&**study),
            _ => None,
        })
    }

    fn study_mut(&mut self) -> Option<&mut StudyScreen> {
        self.screens.iter_mut().find_map(|screen| match screen {
            Screen::Study(study) => Some(&mut **study),
            _ => None,
        })
    }
}

fn game_in(screens: &mut [Screen]) -> Option<&mut GameScreen> {
    screens.iter_mut().find_map(|screen| match screen {
        Screen::Game(game) => Some(&mut **game),
        _ => None,
    })
}

fn draw_too_small(pen: &mut Pen<'_>, area: Rect, may_quit: bool) {
    let text = text!("tui-too-small", columns = SMALLEST.0, lines = SMALLEST.1);
    let text = pen.words.say(text);
    let mut above = area;
    if may_quit {
        let quit = Offer::letter("q", text!("tui-key-quit"), Action::Quit);
        above.height = area.height.saturating_sub(pen.last_line(area, &[quit]));
    }
    pen.paragraph(inset(above, 1), &text, Role::Plain);
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use std::sync::mpsc::channel;

    use linja::{Random, RuleSet};
    use linja_words::Language;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::drawing::theme::Colours;
    use crate::sitting::Opponent;

    fn app(language: Language, rules: RuleSet, seed: u64) -> App {
        let settings = Settings {
            words: Words::new(language),
            theme: Theme { colours: Colours::True, is_ascii: seed.is_multiple_of(2) },
            data: None,
            archive: Archive::open(None),
            name: None,
            is_fast: true,
            seed: Some(seed),
        };
        let setup = Setup { rules, opponent: Opponent::Friend, side: None, position: None };
        let mut app = App::new(
            settings,
            setup,
            Autosave::open(None, Words::new(language)),
            Seats::open(None),
            channel().0,
        );
        app.play(Sitting::new(setup, seed));
        app
    }

    /// Keys and clicks, but for those that write files or call for the oracle.
    fn any_input(random: &mut Random, (columns, lines): (u16, u16)) -> Event {
        let letters = "12345678exunyfrlcg?aqjk tovmdpb+-0";
        let keys = [
            KeyCode::Up,
            KeyCode::Down,
            KeyCode::Left,
            KeyCode::Right,
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::PageUp,
            KeyCode::PageDown,
            KeyCode::End,
        ];
        let mut below = |end: usize| random.below(end);
        match below(3) {
            0 => Event::Key(keys[below(keys.len())].into()),
            1 => {
                let letter = letters.chars().nth(below(letters.len())).unwrap();
                Event::Key(KeyCode::Char(letter).into())
            }
            _ => Event::Mouse(MouseEvent {
                kind: MouseEventKind::Down(MouseButton::Left),
                column: u16::try_from(below(usize::from(columns))).unwrap(),
                // The words at the bottom, up to four lines, lead to the same as the keys.
                row: u16::try_from(below(usize::from(lines - 4))).unwrap(),
                modifiers: KeyModifiers::NONE,
            }),
        }
    }

    #[test]
    fn whatever_is_done_at_whatever_size_something_is_drawn() {
        let mut seed = 0;
        for rules in RuleSet::ALL {
            for language in Language::ALL {
                seed += 1;
                let mut random = Random::new(seed);
                let mut app = app(language, rules, seed);
                for (columns, lines) in [(80, 24), (81, 31), (200, 60), (40, 16), (60, 20), (20, 5)]
                {
                    let mut terminal = Terminal::new(TestBackend::new(columns, lines)).unwrap();
                    for _ in 0..40 {
                        app.on(Input::Terminal(any_input(&mut random, (columns, lines))));
                        terminal.draw(|frame| app.draw(frame)).unwrap();
                        let cells = terminal.backend().buffer().content();
                        assert!(cells.iter().any(|cell| cell.symbol() != " "));
                    }
                }
            }
        }
    }
}
