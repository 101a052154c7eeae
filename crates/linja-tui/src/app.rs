//! Which screen is on top, and the way of every input to it.

use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::time::Duration;

use linja_console::{Tell, any_seed, read_record, table};
use linja_words::{Text, Words, text};
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;

use crate::autosave::Autosave;
use crate::drawing::pen::{Pen, below, inset};
use crate::drawing::theme::{Role, Theme};
use crate::keys::{Action, Hits, Offer, action_of};
use crate::screens::confirm::Then;
use crate::screens::file_prompt::{FilePrompt, Purpose};
use crate::screens::game::GameScreen;
use crate::screens::help;
use crate::screens::new_game::NewGame;
use crate::screens::puzzle::PuzzleScreen;
use crate::screens::review::ReviewScreen;
use crate::screens::rules::RulesScreen;
use crate::sitting::{Setup, Sitting};
use crate::thinker::{Answer, By, Question, Thinker};

/// What happens to the app.
#[derive(Debug)]
pub(crate) enum Input {
    Terminal(Event),
    Thought(Question, Answer),
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
    pub(crate) is_fast: bool,
    pub(crate) seed: Option<u64>,
}

/// All there is, but for the terminal.
pub(crate) struct App {
    settings: Settings,
    /// The one on top has the keys.
    screens: Vec<Screen>,
    autosave: Autosave,
    hits: Hits,
    thinker: Thinker<Input>,
    pub(crate) is_running: bool,
    /// Whether the program is to be stopped for a while.
    pub(crate) wants_suspend: bool,
}

#[derive(Debug)]
enum Screen {
    NewGame(NewGame),
    Game(Box<GameScreen>),
    Review(Box<ReviewScreen>),
    Puzzle(Box<PuzzleScreen>),
    Rules(RulesScreen),
    FilePrompt(FilePrompt),
    Confirm(Then),
    Help,
}

/// Smaller windows do not hold a board with all that belongs to it.
const SMALLEST: (u16, u16) = (80, 24);

impl App {
    pub(crate) fn new(
        settings: Settings,
        setup: Setup,
        mut autosave: Autosave,
        sender: Sender<Input>,
    ) -> App {
        let thinker = Thinker::new(settings.data.clone(), sender, Input::Thought);
        let mut form = NewGame::new(setup, settings.words.language());
        form.tell_of_last_game(autosave.last.take(), autosave.problem.take());
        let screens = vec![Screen::NewGame(form)];
        App {
            settings,
            screens,
            autosave,
            hits: Hits::default(),
            thinker,
            is_running: true,
            wants_suspend: false,
        }
    }

    /// Sits down to a game; beneath it lies the form that was used last, to begin the next one with.
    pub(crate) fn play(&mut self, sitting: Sitting) {
        let rules = sitting.game().rules();
        let table = table(rules, self.settings.data.as_deref());
        let by = if let Ok(Some(_)) = table { By::Oracle } else { By::Search };
        let mut screen = GameScreen::new(sitting, by, self.settings.is_fast);
        if let Err(error) = table {
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
        self.game().and_then(GameScreen::next_picture)
    }

    pub(crate) fn on(&mut self, input: Input) {
        match input {
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
            Input::Lost => self.is_running = false,
        }
        self.keep();
        self.think();
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.hits = Hits::default();
        let mut pen = Pen {
            buffer: frame.buffer_mut(),
            theme: self.settings.theme,
            words: self.settings.words,
            hits: &mut self.hits,
        };
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return draw_too_small(&mut pen, area);
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
            && let Err(problem) = self.autosave.keep(game.sitting())
        {
            game.say(problem, Role::Alert);
        }
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

    fn key(&mut self, key: KeyEvent) {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if is_control => self.interrupt(),
            KeyCode::Char('z') if is_control => self.wants_suspend = true,
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
                    (Some(Screen::Help), None) => self.back(),
                    (_, None) => {}
                }
            }
        }
    }

    /// Ctrl-C: as a wish to quit, and the second time without asking.
    fn interrupt(&mut self) {
        match self.screens.last() {
            Some(Screen::Confirm(Then::Quit | Then::Play(_))) => self.is_running = false,
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
            (Some(Screen::Help), Some(_)) => self.back(),
            // Turning the wheel over a board chooses nothing by accident.
            (Some(Screen::Game(_) | Screen::Puzzle(_)), Some(Action::Up | Action::Down)) => {}
            (_, Some(action)) => self.act(action),
            _ => {}
        }
    }

    fn paste(&mut self, text: &str) {
        match self.screens.last_mut() {
            Some(Screen::Game(game)) => game.paste(text),
            Some(Screen::Puzzle(puzzle)) => puzzle.paste(text),
            Some(Screen::FilePrompt(prompt)) => prompt.paste(text),
            _ => {}
        }
    }

    fn act(&mut self, action: Action) {
        match (self.screens.last_mut(), action) {
            (_, Action::Help) => self.screens.push(Screen::Help),
            (_, Action::Back) => self.back(),
            (_, Action::Quit) => self.leave(Then::Quit),
            (_, Action::Resign) => self.screens.push(Screen::Confirm(Then::Resign)),
            (_, Action::Load) => self.screens.push(Screen::FilePrompt(FilePrompt::load())),
            (Some(Screen::Confirm(_)), Action::Save) => {
                // Back to the game, which tells that it is saved.
                let game = self.screens.iter().position(|screen| matches!(screen, Screen::Game(_)));
                self.screens.truncate(game.map_or(1, |game| game + 1));
                self.screens.push(Screen::FilePrompt(FilePrompt::save()));
            }
            (_, Action::Save) => self.screens.push(Screen::FilePrompt(FilePrompt::save())),
            (Some(Screen::Confirm(_)), Action::Confirm) => self.confirmed(),
            (Some(Screen::FilePrompt(_)), Action::Confirm) => self.answer_prompt(),
            (Some(Screen::NewGame(form)), Action::Confirm) => {
                let setup = form.setup();
                let setup = self.autosave.adapt(setup, self.game().map(GameScreen::sitting));
                self.leave(Then::Play(Box::new(Sitting::new(setup, self.seed()))));
            }
            (Some(Screen::NewGame(form)), Action::GoOn) => {
                if let Some(last) = form.last.take() {
                    self.play(Sitting::go_on(last, self.seed()));
                }
            }
            (_, Action::NewGame) => self.open_new_game(),
            (Some(Screen::Game(game)), Action::Review) => {
                let (sitting, bottom) = (game.sitting(), game.bottom());
                let review = ReviewScreen::new(sitting.game().clone(), bottom, sitting.own());
                self.screens.push(Screen::Review(Box::new(review)));
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
            _ => {}
        }
    }

    /// The rules of what is on the screen: those of the game, or of the form.
    fn rules(&self) -> linja::RuleSet {
        let rules = |screen: &Screen| match screen {
            Screen::NewGame(form) => Some(form.rules()),
            Screen::Game(game) => Some(game.sitting().game().rules()),
            _ => None,
        };
        self.screens.iter().rev().find_map(rules).unwrap_or_default()
    }

    fn back(&mut self) {
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

    /// Goes on to something else, after asking if a game would be lost. What is kept is lost only to
    /// another game.
    fn leave(&mut self, then: Then) {
        let is_kept =
            |game: &GameScreen| matches!(then, Then::Quit) && self.autosave.has(game.sitting());
        let is_at_risk = self.game().is_some_and(|game| game.is_at_risk() && !is_kept(game));
        self.screens.push(Screen::Confirm(then));
        if !is_at_risk {
            self.confirmed();
        }
    }

    fn confirmed(&mut self) {
        let Some(Screen::Confirm(then)) = self.screens.pop() else { return };
        if let (Then::Quit | Then::Play(_), Some(game)) = (&then, self.game()) {
            self.autosave.leave(game.sitting());
        }
        match then {
            Then::Quit => self.is_running = false,
            Then::Play(sitting) => self.play(*sitting),
            Then::Resign => self.game_mut().into_iter().for_each(GameScreen::resign),
        }
    }

    fn answer_prompt(&mut self) {
        let seed = self.seed();
        let words = self.settings.words;
        let record = self.game().map(|game| game.sitting().record(words));
        let Some(Screen::FilePrompt(prompt)) = self.screens.last_mut() else { return };
        match prompt.purpose {
            Purpose::Save => {
                let Some(record) = record else { return };
                match prompt.write(&record) {
                    Ok(path) => {
                        self.screens.pop();
                        let name = path.display().to_string();
                        self.tell(text!("tui-saved", name = name));
                        if let Some(game) = self.game_mut() {
                            game.set_saved();
                        }
                    }
                    Err(problem) => prompt.refuse(problem),
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

    fn tell(&mut self, text: Text) {
        if let Some(game) = self.game_mut() {
            game.say(text, Role::Good);
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
}

fn game_in(screens: &mut [Screen]) -> Option<&mut GameScreen> {
    screens.iter_mut().find_map(|screen| match screen {
        Screen::Game(game) => Some(&mut **game),
        _ => None,
    })
}

impl Screen {
    /// Whether it fills the terminal.
    fn is_whole(&self) -> bool {
        !matches!(self, Screen::FilePrompt(_) | Screen::Confirm(_) | Screen::Help)
    }

    fn offers(&self) -> Vec<Offer> {
        match self {
            Screen::NewGame(form) => form.offers(),
            Screen::Game(game) => game.offers(),
            Screen::Review(review) => review.offers(),
            Screen::Puzzle(puzzle) => puzzle.offers(),
            Screen::Rules(rules) => rules.offers(),
            Screen::FilePrompt(prompt) => prompt.offers(),
            Screen::Confirm(then) => then.offers(),
            Screen::Help => Vec::new(),
        }
    }

    fn question(&self) -> Option<Question> {
        match self {
            Screen::Game(game) => game.question(),
            Screen::Review(review) => review.question(),
            Screen::Puzzle(puzzle) => puzzle.question(),
            _ => None,
        }
    }

    fn hear(&mut self, answer: Answer) {
        match self {
            Screen::Game(game) => game.hear(answer),
            Screen::Review(review) => review.hear(answer),
            Screen::Puzzle(puzzle) => puzzle.hear(answer),
            _ => {}
        }
    }

    fn draw(&mut self, pen: &mut Pen<'_>, area: Rect, beneath: &[Offer]) {
        match self {
            Screen::NewGame(form) => form.draw(pen, area),
            Screen::Game(game) => game.draw(pen, area),
            Screen::Review(review) => review.draw(pen, area),
            Screen::Puzzle(puzzle) => puzzle.draw(pen, area),
            Screen::Rules(rules) => rules.draw(pen, area),
            Screen::FilePrompt(prompt) => prompt.draw(pen, area),
            Screen::Confirm(then) => then.draw(pen, area),
            Screen::Help => help::draw(pen, area, beneath),
        }
    }
}

fn draw_too_small(pen: &mut Pen<'_>, area: Rect) {
    let text = text!("tui-too-small", columns = SMALLEST.0, lines = SMALLEST.1);
    let text = pen.words.say(text);
    let middle = below(area, area.height.saturating_sub(1) / 3);
    pen.paragraph(inset(middle, 1), &text, Role::Plain);
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
            is_fast: true,
            seed: Some(seed),
        };
        let setup = Setup { rules, opponent: Opponent::Friend, side: None, position: None };
        let mut app = App::new(settings, setup, Autosave::open(None), channel().0);
        app.play(Sitting::new(setup, seed));
        app
    }

    /// Keys and clicks, but for those that write files or call for the oracle.
    fn any_input(random: &mut Random, (columns, lines): (u16, u16)) -> Event {
        let letters = "12345678exunyfrlcg?aqjk ";
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
                // The words at the bottom lead to the same as the keys.
                row: u16::try_from(below(usize::from(lines - 3))).unwrap(),
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
                for (columns, lines) in [(80, 24), (81, 31), (200, 60), (20, 5)] {
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
