#![doc = include_str!("../README.md")]

mod app;
mod archive;
mod autosave;
mod drawing;
mod kept_file;
mod keys;
mod line_edit;
mod making;
mod online;
mod plain;
mod screens;
mod seats;
mod sitting;
mod terminal;
mod thinker;

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Instant;

use linja::Record;
use linja_console::remote::invitation;
use linja_console::{any_seed, default_data};
use linja_words::Words;
use ratatui::crossterm::event;
use url::Url;

use app::{App, Input, Settings};
use archive::Archive;
use autosave::Autosave;
use drawing::theme::Theme;
use online::Online;
use seats::Seats;
use sitting::{Sitting, user_name};

pub use plain::{PlainError, play_plain};
pub use sitting::{Opponent, Setup, USUAL_LEVEL};

/// How a game in the terminal begins.
#[derive(Debug, Clone)]
pub struct Options {
    /// The language.
    pub words: Words,
    /// The folder of tables and of the game that is kept; that of the user if there is none.
    pub data: Option<PathBuf>,
    /// Whether the game is kept to be gone on with at the next start.
    pub autosaves: bool,
    /// What a new game is to be, or what its form begins with.
    pub setup: Setup,
    /// The game to begin with.
    pub begin: Begin,
    /// What chance is drawn by; anything if there is none.
    pub seed: Option<u64>,
    /// Whether computers' turns appear at once.
    pub is_fast: bool,
    /// Whether only ASCII signs are drawn.
    pub is_ascii: bool,
    /// The server to play on, or the link that invites to a game there.
    pub server: Option<Url>,
    /// What the player is called; as the system does if nothing is said.
    pub name: Option<String>,
}

/// What comes first.
#[derive(Debug, Clone)]
pub enum Begin {
    /// The form of a new game.
    Form,
    /// A new game.
    Game,
    /// The game of a record.
    Record(Box<Record>),
}

impl Options {
    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(any_seed)
    }

    /// Where something is kept, if it is.
    fn folder(&self) -> Option<PathBuf> {
        self.data.clone().or_else(default_data).filter(|_| self.autosaves)
    }

    fn autosave(&self) -> Autosave {
        Autosave::open(self.folder().as_deref(), self.words)
    }

    /// The game to begin with, if the form does not come first.
    fn sitting(&self, autosave: &Autosave) -> Option<Sitting> {
        match &self.begin {
            Begin::Form => None,
            Begin::Game => Some(Sitting::new(autosave.adapt(self.setup, None), self.seed())),
            Begin::Record(record) => Some(Sitting::resume(record, self.seed())),
        }
    }
}

/// Plays on the whole terminal until the player quits.
pub fn play(options: &Options) -> io::Result<()> {
    let (sender, inputs) = channel();
    let settings = Settings {
        words: options.words,
        theme: Theme::from_environment(options.is_ascii),
        data: options.data.clone(),
        archive: Archive::open(options.folder().as_deref()),
        name: options.name.clone().or_else(user_name),
        is_fast: options.is_fast,
        seed: options.seed,
    };
    let autosave = options.autosave();
    let sitting = options.sitting(&autosave);
    let seats = Seats::open(options.folder().as_deref());
    let mut app = App::new(settings, options.setup, autosave, seats, sender.clone());
    if let Some(server) = &options.server {
        let (server, invitation) = match invitation(server) {
            Some((server, game, invite)) => (server, Some((game, invite))),
            None => (server.clone(), None),
        };
        app.go_online(Online::new(server, options.words, sender.clone())?, invitation);
    }
    if let Some(sitting) = sitting {
        app.play(sitting);
    }
    let mut terminal = terminal::Taken::take()?;
    thread::spawn(move || {
        loop {
            let input = event::read().map_or(Input::Lost, Input::Terminal);
            let is_lost = matches!(input, Input::Lost);
            if sender.send(input).is_err() || is_lost {
                return;
            }
        }
    });
    let mut due = None;
    while app.is_running {
        terminal.draw(|frame| app.draw(frame))?;
        // A picture's time runs on whatever else happens meanwhile.
        due = app.next_picture().map(|time| due.unwrap_or_else(|| Instant::now() + time));
        let input = match due {
            None => inputs.recv().unwrap_or(Input::Lost),
            Some(due) => match inputs.recv_timeout(due.saturating_duration_since(Instant::now())) {
                Ok(input) => input,
                Err(RecvTimeoutError::Timeout) => Input::Picture,
                Err(RecvTimeoutError::Disconnected) => Input::Lost,
            },
        };
        if let Input::Picture = input {
            due = None;
        }
        app.on(input);
        // What came in the meantime is drawn at once with it.
        while let Ok(input) = inputs.try_recv() {
            app.on(input);
        }
        if std::mem::take(&mut app.wants_suspend) {
            terminal.suspend()?;
        }
    }
    Ok(())
}
