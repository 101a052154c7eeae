//! The small window that asks for a file's name, to save to or to load from.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::{fs, io};

use linja::Record;
use linja_console::{Tell, overwrite, today, write_new};
use linja_words::{Text, text};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::drawing::pen::{FRAME, Pen, below, bottom, top};
use crate::drawing::theme::Role;
use crate::keys::{Action, Offer};
use crate::line_edit::LineEdit;
use crate::screens::confirm::Then;

const WIDTH: u16 = 68;

/// What a file's name is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    Save,
    Load,
    /// The link to a game instead.
    Link,
    /// What somebody has to say about a turn instead.
    Comment,
}

/// Asks for a file's name.
#[derive(Debug)]
pub(crate) struct FilePrompt {
    pub(crate) purpose: Purpose,
    name: LineEdit,
    /// The records there are, to choose from.
    records: Vec<PathBuf>,
    picked: usize,
    /// Why the name will not do.
    problem: Option<Text>,
    /// The file that the player has been told would be lost.
    warned: Option<PathBuf>,
    /// What is to be saved.
    record: Option<Record>,
    /// Where to go when it is saved.
    pub(crate) then: Option<Then>,
}

impl FilePrompt {
    /// Asks where to save, with a name that is free.
    pub(crate) fn save(record: Record, then: Option<Then>) -> FilePrompt {
        let date = today();
        let name = |number: u32| match number {
            1 => format!("linja-{date}.linja"),
            _ => format!("linja-{date}-{number}.linja"),
        };
        let free = (1..1000).map(name).find(|name| !Path::new(name).exists());
        FilePrompt {
            record: Some(record),
            then,
            ..FilePrompt::new(Purpose::Save, &free.unwrap_or_default(), Vec::new())
        }
    }

    /// Asks what to load, with the newest record here.
    pub(crate) fn load() -> FilePrompt {
        let mut prompt = FilePrompt::new(Purpose::Load, "", records_in(Path::new(".")));
        prompt.pick(0);
        prompt
    }

    /// Asks for the link that invites to a game.
    pub(crate) fn link() -> FilePrompt {
        FilePrompt::new(Purpose::Link, "", Vec::new())
    }

    /// Asks for a comment, with the one that there is.
    pub(crate) fn comment(text: &str) -> FilePrompt {
        FilePrompt::new(Purpose::Comment, text, Vec::new())
    }

    /// What was typed.
    pub(crate) fn text(&self) -> String {
        self.name.text().trim().to_owned()
    }

    fn new(purpose: Purpose, name: &str, records: Vec<PathBuf>) -> FilePrompt {
        let name = LineEdit::offering(name);
        FilePrompt {
            purpose,
            name,
            records,
            picked: 0,
            problem: None,
            warned: None,
            record: None,
            then: None,
        }
    }

    fn has_files(&self) -> bool {
        matches!(self.purpose, Purpose::Save | Purpose::Load)
    }

    pub(crate) fn path(&self) -> PathBuf {
        at_home(self.name.text().trim())
    }

    pub(crate) fn refuse(&mut self, problem: Text) {
        self.problem = Some(problem);
    }

    /// A key that edits the name or walks the list.
    pub(crate) fn key(&mut self, key: KeyCode) {
        self.problem = None;
        match key {
            KeyCode::Up => self.pick(self.records.len().saturating_sub(1)),
            KeyCode::Down => self.pick(1),
            KeyCode::Tab if self.has_files() => self.complete(),
            key => self.name.key(key),
        }
    }

    /// A letter with Control, which edits the name.
    pub(crate) fn control(&mut self, letter: char) {
        self.problem = None;
        self.name.control(letter);
    }

    /// Text that was pasted: one line of it.
    pub(crate) fn paste(&mut self, text: &str) {
        self.name.insert(text.lines().next().unwrap_or_default());
    }

    /// Adds what all files have in common whose names begin with what stands before the cursor.
    fn complete(&mut self) {
        let typed = self.name.before();
        let (folder, start) = typed
            .rsplit_once('/')
            .map_or(("", &*typed), |(folder, start)| (&typed[..=folder.len()], start));
        let path = if folder.is_empty() { PathBuf::from(".") } else { at_home(folder) };
        let files = fs::read_dir(path).into_iter().flatten().flatten().map(|file| file.path());
        let names = files.filter(|path| path.is_dir() || is_record(path)).filter_map(|path| {
            let name = path.file_name()?.to_str()?.to_owned();
            Some(if path.is_dir() { name + "/" } else { name })
        });
        // Hidden files only for somebody who types the dot.
        let fits = |name: &String| {
            name.starts_with(start) && name.starts_with('.') == start.starts_with('.')
        };
        if let Some(common) = names.filter(fits).reduce(|one, other| common(&one, &other)) {
            self.name.replace_before(&format!("{folder}{common}"));
        }
    }

    /// Takes the name of a record further down the list, round and round.
    fn pick(&mut self, by: usize) {
        if let Some(at) = (self.picked + by).checked_rem(self.records.len()) {
            self.picked = at;
            self.name = LineEdit::offering(&name_of(&self.records[at]));
        }
    }

    /// Writes the record to the file of that name. One that is there already is only overwritten when
    /// the player, told of it, says so again.
    pub(crate) fn write(&mut self) -> Result<PathBuf, Text> {
        let path = self.path();
        if path.as_os_str().is_empty() {
            return Err(text!("tui-no-name"));
        }
        let text = self.record.as_ref().map(ToString::to_string).unwrap_or_default();
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
            Purpose::Link => text!("tui-link-title"),
            Purpose::Comment => text!("tui-comment-title"),
        };
        let offers = self.offers();
        let keys = pen.footer_lines(WIDTH.min(area.width) - FRAME, &offers);
        // Longer messages on narrow windows need a line more.
        let about = if area.width < WIDTH { 3 } else { 2 };
        let around = 4 + about + keys;
        let room = usize::from(area.height.saturating_sub(around));
        let list = self.records.len().min(room.min(8));
        let height = around + u16::try_from(list).unwrap_or(0);
        let title = pen.words.say(title);
        let inside = pen.window(area, (WIDTH, height), &title);
        let field = below(inside, 1);
        self.name.draw(pen, field);
        let is_empty = self.purpose == Purpose::Load && self.records.is_empty();
        let nothing = is_empty.then(|| (text!("tui-no-records"), Role::Faint));
        let problem = self.problem.clone().map(|problem| (problem, Role::Alert));
        if let Some((text, role)) = problem.or(nothing) {
            pen.paragraph(top(below(inside, 2), about), &pen.words.say(text), role);
        }
        let skip = self.picked.saturating_sub(list.saturating_sub(1));
        for (line, (index, path)) in
            self.records.iter().enumerate().skip(skip).take(list).enumerate()
        {
            let at =
                Rect { height: 1, ..below(inside, 2 + about + u16::try_from(line).unwrap_or(0)) };
            let is_here = self.picked == index;
            let name = name_of(path);
            let edge = if is_here { "▸ " } else { "  " };
            let role = if is_here { Role::Strong } else { Role::Plain };
            pen.pieces(at, &[(edge, Role::Mark), (&name, role)]);
        }
        pen.footer(bottom(inside, keys), &offers);
    }

    pub(crate) fn offers(&self) -> Vec<Offer> {
        let label = match self.purpose {
            Purpose::Save => text!("tui-key-save"),
            Purpose::Load => text!("tui-key-load"),
            Purpose::Link => text!("tui-key-sit"),
            Purpose::Comment => text!("tui-key-comment"),
        };
        let mut offers = vec![Offer::new("Enter", label, &[(KeyCode::Enter, Action::Confirm)])];
        if !self.records.is_empty() {
            offers.push(Offer::new("↑ ↓", text!("tui-key-files"), &[]));
        }
        if self.has_files() {
            offers.push(Offer::new("Tab", text!("tui-key-complete"), &[]));
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
    let mut records: Vec<_> =
        files.map(|file| file.path()).filter(|path| is_record(path)).collect();
    let changed = |path: &PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
    records.sort_by_cached_key(|path| (Reverse(changed(path)), path.clone()));
    records
}

fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "linja")
}

/// A path as it is typed: `~` is the user's own folder.
fn at_home(typed: &str) -> PathBuf {
    let home = ["HOME", "USERPROFILE"].into_iter().find_map(std::env::var_os);
    match (typed.strip_prefix('~'), home) {
        (Some(rest), Some(home)) if rest.is_empty() || rest.starts_with('/') => {
            Path::new(&home).join(rest.trim_start_matches('/'))
        }
        _ => PathBuf::from(typed),
    }
}

/// What both begin with.
fn common(one: &str, other: &str) -> String {
    one.chars().zip(other.chars()).take_while(|(one, other)| one == other).map(|(c, _)| c).collect()
}
