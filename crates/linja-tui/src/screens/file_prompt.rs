//! The small window that asks for a file's name, to save to or to load from.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::{fs, io};

use linja::Record;
use linja_console::{Tell, overwrite, today, write_new};
use linja_words::{Text, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::pen::{Pen, below, right_of, top};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};

/// What a file's name is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    Save,
    Load,
}

/// Asks for a file's name.
#[derive(Debug)]
pub(crate) struct FilePrompt {
    pub(crate) purpose: Purpose,
    name: String,
    /// The records there are, to choose from.
    records: Vec<PathBuf>,
    picked: usize,
    /// Why the name will not do.
    problem: Option<Text>,
    /// The file that the player has been told would be lost.
    warned: Option<PathBuf>,
}

impl FilePrompt {
    /// Asks where to save, with a name that is free.
    pub(crate) fn save() -> FilePrompt {
        let date = today();
        let name = |number: u32| match number {
            1 => format!("linja-{date}.linja"),
            _ => format!("linja-{date}-{number}.linja"),
        };
        let free = (1..1000).map(name).find(|name| !Path::new(name).exists());
        FilePrompt::new(Purpose::Save, free.unwrap_or_default(), Vec::new())
    }

    /// Asks what to load, with the newest record here.
    pub(crate) fn load() -> FilePrompt {
        let mut prompt = FilePrompt::new(Purpose::Load, String::new(), records_in(Path::new(".")));
        prompt.pick(0);
        prompt
    }

    fn new(purpose: Purpose, name: String, records: Vec<PathBuf>) -> FilePrompt {
        FilePrompt { purpose, name, records, picked: 0, problem: None, warned: None }
    }

    pub(crate) fn path(&self) -> PathBuf {
        PathBuf::from(self.name.trim())
    }

    pub(crate) fn refuse(&mut self, problem: Text) {
        self.problem = Some(problem);
    }

    /// A key that edits the name or walks the list.
    pub(crate) fn key(&mut self, key: KeyCode) {
        self.problem = None;
        match key {
            KeyCode::Char(c) => self.name.push(c),
            KeyCode::Backspace => {
                self.name.pop();
            }
            KeyCode::Delete => self.name.clear(),
            KeyCode::Up => self.pick(self.records.len().saturating_sub(1)),
            KeyCode::Down => self.pick(1),
            _ => {}
        }
    }

    /// Text that was pasted: one line of it.
    pub(crate) fn paste(&mut self, text: &str) {
        let line = text.lines().next().unwrap_or_default();
        self.name.extend(line.chars().filter(|c| !c.is_control()));
    }

    /// Takes the name of a record further down the list, round and round.
    fn pick(&mut self, by: usize) {
        if let Some(at) = (self.picked + by).checked_rem(self.records.len()) {
            self.picked = at;
            self.name = name_of(&self.records[at]);
        }
    }

    /// Writes a record to the file of that name. One that is there already is only overwritten when
    /// the player, told of it, says so again.
    pub(crate) fn write(&mut self, record: &Record) -> Result<PathBuf, Text> {
        let path = self.path();
        if path.as_os_str().is_empty() {
            return Err(text!("tui-no-name"));
        }
        let text = record.to_string();
        let written = match self.warned.as_ref() == Some(&path) {
            true => overwrite(&path, &text),
            false => write_new(&path, &text),
        };
        match written {
            Ok(()) => Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                let name = path.display().to_string();
                self.warned = Some(path);
                Err(text!("tui-file-exists", name = name))
            }
            Err(error) => Err(text!("tui-cannot-save", error = error.tell())),
        }
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let title = match self.purpose {
            Purpose::Save => text!("tui-save-title"),
            Purpose::Load => text!("tui-load-title"),
        };
        let list = self.records.len().min(8);
        let height = 7 + u16::try_from(list).unwrap_or(0);
        let title = pen.words.say(title);
        let inside = pen.window(area, (68, height), &title);
        let field = below(inside, 1);
        // The end of a long name is what is typed.
        let room = usize::from(field.width.saturating_sub(1));
        let cut = self.name.chars().count().saturating_sub(room);
        let end: String = self.name.chars().skip(cut).collect();
        let used = pen.text(field, &end, Role::Strong);
        pen.text(right_of(field, used), " ", Role::Cursor);
        if let Some(problem) = &self.problem {
            let text = pen.words.say(problem);
            pen.paragraph(top(below(inside, 2), 2), &text, Role::Alert);
        }
        let skip = self.picked.saturating_sub(list.saturating_sub(1));
        for (line, (index, path)) in
            self.records.iter().enumerate().skip(skip).take(list).enumerate()
        {
            let at = Rect { height: 1, ..below(inside, 4 + u16::try_from(line).unwrap_or(0)) };
            let is_here = self.picked == index;
            let name = name_of(path);
            let edge = if is_here { "▸ " } else { "  " };
            let role = if is_here { Role::Strong } else { Role::Plain };
            pen.pieces(at, &[(edge, Role::Mark), (&name, role)]);
        }
        pen.footer(inside, 1, &self.offers());
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let label = match self.purpose {
            Purpose::Save => text!("tui-key-save"),
            Purpose::Load => text!("tui-key-load"),
        };
        let mut offers = vec![Offer::new("Enter", label, &[(KeyCode::Enter, Action::Confirm)])];
        if !self.records.is_empty() {
            offers.push(Offer::new("↑ ↓", text!("tui-key-files"), &[]));
        }
        offers.push(Offer::new("Esc", text!("tui-key-back"), &[(KeyCode::Esc, Action::Back)]));
        offers
    }
}

fn name_of(path: &Path) -> String {
    path.strip_prefix(".").unwrap_or(path).display().to_string()
}

/// The records in a folder by name, the newest first.
fn records_in(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_record = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "linja");
    let mut records: Vec<_> = files.map(|file| file.path()).filter(is_record).collect();
    let changed = |path: &PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
    records.sort_by_cached_key(|path| (Reverse(changed(path)), path.clone()));
    records
}
