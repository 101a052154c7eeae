//! The first screen: what the next game is to be, and the ways to everything else.

use linja::{Edition, Level, Position, RuleSet, Side};
use linja_words::{
    BOARD_WIDTH, Language, Text, Words, board, level_line, level_name, rule_set_line,
    rule_set_name, text,
};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, below, bottom, inset, middle, right_of, top, width};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};
use crate::sitting::{Opponent, Setup, USUAL_LEVEL};

/// The form of a new game.
#[derive(Debug)]
pub(crate) struct NewGame {
    is_friend: bool,
    /// One that adapts if there is none.
    level: Option<Level>,
    edition: Edition,
    is_mean: bool,
    side: Option<Side>,
    pub(crate) language: Language,
    field: Field,
    /// Whether there is a game to go on with.
    has_last: bool,
    /// Whether there is a server to play on.
    pub(crate) has_server: bool,
    /// Why there is no last game, if there should be.
    pub(crate) problem: Option<Text>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Field {
    Opponent,
    Level,
    Rules,
    Mean,
    Side,
    Language,
    GoOn,
    Start,
}

impl Field {
    /// What it does, if it is a button.
    fn button(self) -> Option<Action> {
        match self {
            Field::GoOn => Some(Action::GoOn),
            Field::Start => Some(Action::Confirm),
            _ => None,
        }
    }

    fn label(self) -> Text {
        match self {
            Field::Opponent => text!("play-opponent"),
            Field::Level => text!("play-level"),
            Field::Rules => text!("play-rules"),
            Field::Mean => text!("changes-mean"),
            Field::Side => text!("play-colour"),
            Field::Language => text!("play-language"),
            Field::GoOn => text!("tui-go-on"),
            Field::Start => text!("tui-start"),
        }
    }
}

/// The form with the board beside it.
const WHOLE: (u16, u16) = (80, 24);

const EDITIONS: [Edition; 3] = [Edition::Zen, Edition::Revised, Edition::Classic];
const SIDES: [Option<Side>; 3] = [None, Some(Side::Black), Some(Side::Red)];

impl NewGame {
    pub(crate) fn new(setup: Setup, language: Language) -> NewGame {
        let (is_friend, level) = match setup.opponent {
            Opponent::Friend => (true, Some(USUAL_LEVEL)),
            Opponent::Computer(level) => (false, Some(level)),
            Opponent::Adapting => (false, None),
        };
        NewGame {
            is_friend,
            level,
            edition: setup.rules.edition(),
            is_mean: setup.rules.is_mean(),
            side: setup.side,
            language,
            field: Field::Start,
            has_last: false,
            has_server: false,
            problem: None,
        }
    }

    /// Offers to go on with a game that was kept, or tells why it cannot.
    pub(crate) fn tell_of_last_game(&mut self, has_last: bool, problem: Option<Text>) {
        if has_last {
            self.field = Field::GoOn;
        }
        (self.has_last, self.problem) = (has_last, problem);
    }

    pub(crate) fn setup(&self) -> Setup {
        let opponent = match self.is_friend {
            true => Opponent::Friend,
            false => self.level.map_or(Opponent::Adapting, Opponent::Computer),
        };
        Setup { rules: self.rules(), opponent, side: self.side, position: None }
    }

    pub(crate) fn rules(&self) -> RuleSet {
        let fits = |rules: &RuleSet| {
            let is_mean = self.is_mean && self.edition != Edition::Classic;
            rules.edition() == self.edition && rules.is_mean() == is_mean
        };
        RuleSet::ALL.into_iter().find(fits).unwrap_or_default()
    }

    /// The fields that matter: a friend has no level, the first edition no option.
    fn fields(&self) -> Vec<Field> {
        let all = [
            Field::Opponent,
            Field::Level,
            Field::Rules,
            Field::Mean,
            Field::Side,
            Field::Language,
            Field::GoOn,
            Field::Start,
        ];
        let matters = |field: &Field| match field {
            Field::Level | Field::Side => !self.is_friend,
            Field::Mean => self.edition != Edition::Classic,
            Field::GoOn => self.has_last,
            _ => true,
        };
        all.into_iter().filter(matters).collect()
    }

    pub(crate) fn act(&mut self, action: Action) {
        self.problem = None;
        match action {
            Action::Up => self.field = next_of(&self.fields(), self.field, -1),
            Action::Down => self.field = next_of(&self.fields(), self.field, 1),
            Action::Left => self.change(-1),
            Action::Right => self.change(1),
            Action::Entry(index) => {
                let clicked = self.fields().get(index).copied().unwrap_or(self.field);
                // The first click on a field chooses it, the next ones change it.
                match clicked == self.field {
                    true => self.change(1),
                    false => self.field = clicked,
                }
            }
            _ => {}
        }
    }

    fn change(&mut self, by: isize) {
        match self.field {
            Field::Opponent => self.is_friend = !self.is_friend,
            Field::Level => {
                let levels: Vec<_> = Level::ALL.into_iter().map(Some).chain([None]).collect();
                self.level = next_of(&levels, self.level, by);
            }
            Field::Rules => self.edition = next_of(&EDITIONS, self.edition, by),
            Field::Mean => self.is_mean = !self.is_mean,
            Field::Side => self.side = next_of(&SIDES, self.side, by),
            Field::Language => self.language = next_of(&Language::ALL, self.language, by),
            Field::GoOn | Field::Start => {}
        }
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let choose = [(KeyCode::Down, Action::Down), (KeyCode::Up, Action::Up)];
        let change = [(KeyCode::Right, Action::Right), (KeyCode::Left, Action::Left)];
        let enter = [(KeyCode::Enter, self.field.button().unwrap_or(Action::Confirm))];
        let online = Offer::letter("o", text!("tui-key-online"), Action::Lobby);
        let mut offers = vec![
            Offer::new("↑ ↓", text!("tui-key-field"), &choose),
            Offer::new("← →", text!("tui-key-change"), &change),
            Offer::new("Enter", text!("tui-key-start"), &enter),
            Offer::letter("p", text!("tui-key-puzzle"), Action::Puzzle),
            Offer::letter("d", text!("tui-key-daily"), Action::DailyPuzzle),
            Offer::letter("t", text!("tui-key-study"), Action::Study),
            Offer::letter("m", text!("tui-key-games"), Action::Games),
            Offer::letter("l", text!("tui-key-load"), Action::Load),
            Offer::letter("r", text!("tui-key-rules"), Action::Rules),
            Offer::letter("?", text!("tui-key-help"), Action::Help),
            Offer::letter("q", text!("tui-key-quit"), Action::Quit),
            Offer::new("Esc", text!("tui-key-back"), &[(KeyCode::Esc, Action::Back)]).aside(),
        ];
        if self.has_server {
            offers.insert(3, online);
        }
        offers
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        pen.title(area, "Linja", &pen.words.say(text!("tui-new-game")));
        let middle = middle(area, WHOLE);
        let (columns, lines) = (middle.width, middle.height);
        // In a small window the lines stand close, and there is no board to look at.
        let (above, apart, left) = if lines < WHOLE.1 { (1, 1, 0) } else { (3, 2, 2) };
        let form = inset(below(middle, above), left);
        if (columns, lines) == WHOLE {
            draw_board(pen, middle);
        }
        let fields = self.fields().into_iter();
        let fields: Vec<_> = fields.map(|field| (field, pen.words.say(field.label()))).collect();
        let labels = fields.iter().filter(|(field, _)| field.button().is_none());
        let label_width = labels.map(|(_, label)| width(label)).max().unwrap_or(0) + 3;
        for (index, (field, label)) in fields.into_iter().enumerate() {
            let at = below(form, apart * u16::try_from(index).unwrap_or(0));
            let line = Rect { height: 1, ..at };
            let button = field.button();
            pen.click(line, button.unwrap_or(Action::Entry(index)));
            let is_here = field == self.field;
            let edge = if is_here { "▸ " } else { "  " };
            pen.text(line, edge, Role::Mark);
            let line = right_of(line, 2);
            if button.is_some() {
                let role = if is_here { Role::Cursor } else { Role::Strong };
                pen.text(line, &format!("[ {label} ]"), role);
                continue;
            }
            pen.text(line, &label, if is_here { Role::Strong } else { Role::Plain });
            let value = self.value(field, pen.words);
            let value = match is_here {
                true => format!("◂ {value} ▸"),
                false => format!("  {value}"),
            };
            pen.text(
                right_of(line, label_width),
                &value,
                if is_here { Role::Mark } else { Role::Plain },
            );
        }
        let explanation = self.explanation().map(|line| (line, Role::Faint));
        let problem = self.problem.clone().map(|problem| (problem, Role::Alert));
        if let Some((line, role)) = problem.or(explanation) {
            let at = if apart == 1 { lines.saturating_sub(6) } else { 15 };
            pen.paragraph(top(inset(below(form, at), 1 - left / 2), 3), &pen.words.say(line), role);
        }
        pen.footer(bottom(inset(area, 1), 2), &self.offers());
    }

    fn value(&self, field: Field, words: Words) -> String {
        words.say(match field {
            Field::Opponent if self.is_friend => text!("play-friend"),
            Field::Opponent => text!("play-computer"),
            Field::Level => match self.level {
                Some(level) => text!("play-level-name", level = level, name = level_name(level)),
                None => text!("level-adapts"),
            },
            Field::Rules => match self.edition {
                Edition::Classic => rule_set_name(RuleSet::Classic),
                Edition::Revised => rule_set_name(RuleSet::Revised),
                Edition::Zen => rule_set_name(RuleSet::Zen),
            },
            Field::Mean if self.is_mean => text!("changes-mean-yes"),
            Field::Mean => text!("changes-mean-no"),
            Field::Side => match self.side {
                None => text!("play-colour-drawn"),
                Some(side) => Text::from(side),
            },
            // In the language itself, for those who have got lost in another one.
            Field::Language => return self.language.name().to_owned(),
            // Buttons have none.
            Field::GoOn | Field::Start => return String::new(),
        })
    }

    fn explanation(&self) -> Option<Text> {
        match self.field {
            Field::Level => Some(self.level.map_or(text!("level-adapts-line"), level_line)),
            Field::Rules | Field::Mean => Some(rule_set_line(self.rules())),
            _ => None,
        }
    }
}

/// The board as the game begins, to look at.
fn draw_board(pen: &mut Pen<'_>, area: Rect) {
    let columns = u16::try_from(BOARD_WIDTH).unwrap_or(0) + 2;
    let at = right_of(below(area, 2), area.width.saturating_sub(columns));
    for (line, (row, text)) in (0..).zip(board(Position::start(Side::Black))) {
        let role = if row.is_some() { Role::Plain } else { Role::Stick };
        pen.text(below(at, line), &text, role);
    }
}

/// The next or the previous of several values, round and round.
fn next_of<T: Copy + PartialEq>(all: &[T], now: T, by: isize) -> T {
    let at = all.iter().position(|one| *one == now).unwrap_or(0);
    let next = (at as isize + by).rem_euclid(all.len().max(1) as isize);
    all.get(next as usize).copied().unwrap_or(now)
}
