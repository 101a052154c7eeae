//! The tables of a server: one's own games there, those that are open to anyone, and the ways to open one.

use linja::{BySide, RuleSet, Side};
use linja_api::{
    First, GameClock, LobbyNews, NewGame, OpenTable, PROGRAM, Seat as Sits, Secret, TimeControl,
};
use linja_words::{Text, rule_set_name, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use url::Url;

use crate::drawing::pen::{Pen, below, inset, middle, top, width};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};
use crate::screens::wait::back;
use crate::seats::Seat;

/// The lobby on the screen.
#[derive(Debug)]
pub(crate) struct LobbyScreen {
    server: String,
    /// What a new table is to be.
    rules: RuleSet,
    clock: usize,
    tables: Vec<OpenTable>,
    seats: Vec<Seat>,
    at: usize,
    /// What came of the last wish.
    pub(crate) notice: Option<(Text, Role)>,
    is_heard: bool,
}

/// What can be chosen.
#[derive(Debug, Clone)]
pub(crate) enum Choice {
    Seat(Seat),
    Table(OpenTable),
    /// A table that is full.
    Watch(OpenTable),
}

/// Longer lines are mostly empty.
const WIDEST: u16 = 90;

const fn minutes(minutes: u32, increment: u32) -> TimeControl {
    TimeControl::Game(GameClock { seconds: 60 * minutes, increment, delay: 0 })
}

const CLOCKS: [TimeControl; 6] = [
    TimeControl::None,
    minutes(5, 3),
    minutes(10, 5),
    minutes(15, 10),
    TimeControl::Turn { days: 1 },
    TimeControl::Turn { days: 3 },
];

impl LobbyScreen {
    pub(crate) fn new(server: &Url, rules: RuleSet, seats: Vec<Seat>) -> LobbyScreen {
        let server = server.host_str().unwrap_or_default().to_owned();
        let tables = Vec::new();
        LobbyScreen { server, rules, clock: 0, tables, seats, at: 0, notice: None, is_heard: false }
    }

    pub(crate) fn rules(&self) -> RuleSet {
        self.rules
    }

    pub(crate) fn set_seats(&mut self, seats: Vec<Seat>) {
        self.seats = seats;
    }

    pub(crate) fn hear(&mut self, LobbyNews { whole, tables, gone }: LobbyNews) {
        self.is_heard = true;
        self.tables.retain(|known| !whole && !gone.contains(&known.id));
        for table in tables {
            match self.tables.iter_mut().find(|known| known.id == table.id) {
                Some(known) => *known = table,
                None => self.tables.push(table),
            }
        }
        self.at = self.at.min(self.choices().len().saturating_sub(1));
    }

    pub(crate) fn lose(&mut self) {
        self.is_heard = false;
        self.tables.clear();
    }

    /// One's own games, then the tables with a free seat, then those that can only be watched.
    fn choices(&self) -> Vec<Choice> {
        let is_own = |table: &OpenTable| self.seats.iter().any(|seat| seat.game == table.id);
        let others = self.tables.iter().filter(|table| !is_own(table)).cloned();
        let (free, full): (Vec<_>, Vec<_>) = others.partition(|table| table.free.is_some());
        let seats = self.seats.iter().cloned().map(Choice::Seat);
        let free = free.into_iter().map(Choice::Table);
        seats.chain(free).chain(full.into_iter().map(Choice::Watch)).collect()
    }

    pub(crate) fn chosen(&self) -> Option<Choice> {
        self.choices().into_iter().nth(self.at)
    }

    /// A new game by what is chosen here: open to anyone, or for a friend.
    pub(crate) fn new_game(
        &self,
        name: Option<String>,
        open: bool,
    ) -> impl FnOnce(Secret) -> NewGame + use<> {
        let (rules, clock) = (self.rules, CLOCKS[self.clock]);
        move |secret| {
            // As good as a coin.
            let mine = Side::ALL[usize::from(secret.reveal().as_bytes()[0] & 1)];
            let seats = BySide::new(|side| if side == mine { Sits::Me } else { Sits::Friend });
            NewGame {
                rules,
                seats,
                first: First::Random,
                clock,
                position: None,
                secret,
                name,
                open,
            }
        }
    }

    pub(crate) fn act(&mut self, action: Action) {
        let last = self.choices().len().saturating_sub(1);
        self.notice = None;
        match action {
            Action::Up => self.at = self.at.saturating_sub(1),
            Action::Down => self.at = (self.at + 1).min(last),
            Action::Entry(at) => self.at = at.min(last),
            Action::Left => self.turn_rules(RuleSet::ALL.len() - 1),
            Action::Right => self.turn_rules(1),
            Action::Clock => self.clock = (self.clock + 1) % CLOCKS.len(),
            _ => {}
        }
    }

    fn turn_rules(&mut self, by: usize) {
        let at = RuleSet::ALL.iter().position(|rules| *rules == self.rules).unwrap_or(0);
        self.rules = RuleSet::ALL[(at + by) % RuleSet::ALL.len()];
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        let choose = [(KeyCode::Down, Action::Down), (KeyCode::Up, Action::Up)];
        let other = [(KeyCode::Right, Action::Right), (KeyCode::Left, Action::Left)];
        if let Some(chosen) = self.chosen() {
            let label = match chosen {
                Choice::Seat(_) => text!("tui-key-go-on"),
                Choice::Table(_) => text!("tui-key-sit"),
                Choice::Watch(_) => text!("tui-key-watch"),
            };
            offers.push(Offer::new("↑ ↓", text!("tui-key-field"), &choose));
            offers.push(Offer::new("Enter", label, &[(KeyCode::Enter, Action::Confirm)]));
        }
        if let Some(Choice::Seat(_)) = self.chosen() {
            offers.push(Offer::letter("d", text!("tui-key-delete"), Action::Delete).aside());
        }
        offers.extend([
            Offer::letter("o", text!("tui-key-open-table"), Action::OpenTable),
            Offer::letter("f", text!("tui-key-invite"), Action::Invite),
            Offer::letter("l", text!("tui-key-link"), Action::Link),
            Offer::new("← →", text!("tui-key-other-rules"), &other),
            Offer::letter("c", text!("tui-key-clock"), Action::Clock),
            Offer::letter("?", text!("tui-key-help"), Action::Help),
            back(),
        ]);
        offers
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let title = format!("{} · {}", pen.words.say(text!("online-game")), self.server);
        let terms = terms_of(pen, self.rules, CLOCKS[self.clock]);
        pen.title(area, &title, &terms);
        if width(&title) + width(&terms) + 4 > area.width {
            pen.text(inset(below(area, 1), 1), &terms, Role::Faint);
        }
        let keys = pen.last_line(area, &self.offers());
        let inside = inset(middle(below(area, 2), (WIDEST, u16::MAX)), 1);
        let list = top(inside, inside.height.saturating_sub(keys + 3));
        let choices = self.choices();
        let told = match (&self.notice, self.is_heard) {
            (Some(notice), _) => Some(notice.clone()),
            (None, false) => Some((text!("online-connecting"), Role::Faint)),
            (None, true) if choices.is_empty() => Some((text!("tui-lobby-empty"), Role::Plain)),
            (None, true) => None,
        };
        let shown = usize::from(list.height).max(1);
        let skip = self.at.saturating_sub(shown / 2).min(choices.len().saturating_sub(shown));
        for (line, (index, choice)) in (0..).zip(choices.iter().enumerate().skip(skip).take(shown))
        {
            let at = Rect { height: 1, ..below(list, line) };
            pen.click(at, Action::Entry(index));
            let is_here = index == self.at;
            let role = if is_here { Role::Strong } else { Role::Plain };
            let edge = if is_here { "▸ " } else { "  " };
            let line = match choice {
                Choice::Seat(seat) => {
                    let parts = [text!("games-continue"), rule_set_name(seat.rules)];
                    parts.map(|text| pen.words.say(text)).join(" · ")
                }
                Choice::Table(table) => {
                    let who = table.free.map(|free| name(&table.names[free.other()]));
                    let who = pen.words.say(who.unwrap_or(text!("online-somebody")));
                    format!("{who} · {}", terms_of(pen, table.rules, table.clock))
                }
                Choice::Watch(table) => {
                    let who = Side::ALL.map(|side| pen.words.say(name(&table.names[side])));
                    format!("{} · {}", who.join(" – "), terms_of(pen, table.rules, table.clock))
                }
            };
            pen.pieces(at, &[(edge, Role::Mark), (&line, role)]);
        }
        if let Some((text, role)) = told {
            let used = u16::try_from(choices.len()).unwrap_or(u16::MAX).min(list.height);
            pen.paragraph(below(inside, used + u16::from(used > 0)), &pen.words.say(text), role);
        }
    }
}

/// The rules and the clock of a table.
fn terms_of(pen: &Pen<'_>, rules: RuleSet, clock: TimeControl) -> String {
    let parts = [rule_set_name(rules), clock_text(clock)];
    parts.map(|text| pen.words.say(text)).join(" · ")
}

/// What somebody is called.
pub(crate) fn name(name: &Option<String>) -> Text {
    match name.as_deref().map(|name| (name, name.strip_prefix(PROGRAM))) {
        Some((_, Some(program))) => text!("online-program", name = program),
        Some((name, None)) => text!("tui-name", name = name),
        None => text!("online-somebody"),
    }
}

fn clock_text(clock: TimeControl) -> Text {
    match clock {
        TimeControl::None => text!("online-clock-none"),
        TimeControl::Game(clock) => game_clock_text(clock),
        TimeControl::Turn { days } => text!("online-clock-days", days = days),
        TimeControl::Uneven(BySide { black, red }) => {
            text!("online-clock-uneven", black = game_clock_text(black), red = game_clock_text(red))
        }
    }
}

fn game_clock_text(GameClock { seconds, increment, delay }: GameClock) -> Text {
    let minutes =
        linja_words::Value::decimal(f64::from(seconds) / 60.0, u8::from(seconds % 60 > 0));
    match (increment, delay) {
        (0, 0) => text!("online-clock-minutes", minutes = minutes),
        (_, 0) => text!("online-clock-increment", minutes = minutes, seconds = increment),
        (0, _) => text!("online-clock-delay", minutes = minutes, delay = delay),
        _ => {
            text!("online-clock-both", minutes = minutes, seconds = increment, delay = delay)
        }
    }
}
