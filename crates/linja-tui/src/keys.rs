//! What can be done on a screen, by which keys. One list serves the keyboard, the hints at the
//! bottom, the mouse on them, and the page of all keys.

use linja::{Row, Side};
use linja_words::Text;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

/// Something a player does, by whatever means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    First,
    Last,
    /// Do what is chosen.
    Confirm,
    /// A row, by its digit.
    Digit(Row),
    /// A row, by a click; on the pawns of a side if it hit them.
    Row(Row, Option<Side>),
    /// An entry of a list, by a click.
    Entry(usize),
    /// Hold no pawn any more.
    LetGo,
    EndTurn,
    /// The opponent's pawns instead of the own ones, in a bonus with the option mean.
    Opponents,
    Undo,
    Redo,
    Hint,
    Flip,
    Save,
    Load,
    NewGame,
    /// Go on with the game that was played last.
    GoOn,
    Resign,
    Rematch,
    Review,
    NextMistake,
    PreviousMistake,
    /// A game from the position that is looked at.
    PlayOn,
    /// Look for better turns than the mistakes of a game.
    Retry,
    Summary,
    Puzzle,
    DailyPuzzle,
    Solution,
    /// The board for trying out.
    Study,
    /// The games that were played here.
    Games,
    /// The tables of a server.
    Lobby,
    OpenTable,
    /// A game for whoever gets its link.
    Invite,
    /// The game that a link invites to.
    Link,
    Clock,
    Allow,
    Decline,
    /// Give the other side more time.
    GiveTime,
    /// To the list of turns, and back.
    List,
    /// A turn that was tried, by a click.
    Node(usize),
    Variation,
    MakeMain,
    /// Say something about the turn that led here.
    Comment,
    Delete,
    /// Have a table made now.
    Solve,
    SetUp,
    MorePawns,
    FewerPawns,
    NoPawns,
    OtherSide,
    EmptyBoard,
    StartPosition,
    Rules,
    Changes,
    Help,
    Back,
    Quit,
}

/// Something that can be done now: its keys, as they are shown, and in words.
#[derive(Debug, Clone)]
pub(crate) struct Offer {
    pub(crate) shown: &'static str,
    pub(crate) label: Text,
    pub(crate) keys: Vec<(KeyCode, Action)>,
    pub(crate) place: Place,
}

/// Where an offer is told of, besides the page of all keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Footer,
    /// Only on the page of all keys.
    Help,
}

impl Offer {
    pub(crate) fn new(shown: &'static str, label: Text, keys: &[(KeyCode, Action)]) -> Offer {
        Offer { shown, label, keys: keys.to_vec(), place: Place::Footer }
    }

    /// Something that one letter does.
    pub(crate) fn letter(letter: &'static str, label: Text, action: Action) -> Offer {
        let keys: Vec<_> = letter.chars().map(|c| (KeyCode::Char(c), action)).collect();
        Offer { shown: letter, label, keys, place: Place::Footer }
    }

    /// The same, but not in the footer.
    pub(crate) fn aside(self) -> Offer {
        Offer { place: Place::Help, ..self }
    }
}

/// What a key does, by what is offered.
pub(crate) fn action_of(offers: &[Offer], key: KeyCode) -> Option<Action> {
    // The blank key is as good as Enter, and the keys of vi as good as arrows.
    let key = match key {
        KeyCode::Char(' ') => KeyCode::Enter,
        KeyCode::Char('k') => KeyCode::Up,
        KeyCode::Char('j') => KeyCode::Down,
        // With Caps Lock, too.
        KeyCode::Char(letter) => KeyCode::Char(letter.to_ascii_lowercase()),
        key => key,
    };
    let mut keys = offers.iter().flat_map(|offer| &offer.keys);
    keys.find(|(offered, _)| *offered == key).map(|(_, action)| *action)
}

/// What a click does, by where it was drawn last.
#[derive(Debug, Default)]
pub(crate) struct Hits(Vec<(Rect, Action)>);

impl Hits {
    pub(crate) fn add(&mut self, area: Rect, action: Action) {
        self.0.push((area, action));
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// What lies there; what was added last lies on top.
    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Action> {
        let place = Position::new(column, row);
        let hit = self.0.iter().rev().find(|(area, _)| area.contains(place));
        hit.map(|(_, action)| *action)
    }
}
