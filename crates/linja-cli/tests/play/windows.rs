//! Sizes, colours, and the windows for files, rules and keys.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use linja::{Record, RuleSet, random_game};

use crate::terminal::{BLACK_BEGINS, DOWN, ENTER, ESCAPE, LEFT, RIGHT, Terminal, UP};

const FRIEND: &[&str] = &["play", "--friend", "--position", BLACK_BEGINS];

#[test]
fn a_larger_window_is_used() {
    let terminal = Terminal::start("large", FRIEND);
    terminal.wait_for(" to move");
    terminal.resize(160, 50);
    let is_apart = |lines: usize| {
        move |screen: &str| {
            let sticks = screen.lines().enumerate().filter(|(_, line)| line.contains('━'));
            let sticks: Vec<_> = sticks.map(|(number, _)| number).collect();
            sticks.len() == 7 && sticks.windows(2).all(|pair| pair[1] - pair[0] == lines)
        }
    };
    terminal.wait_until("a higher board", is_apart(4));
    terminal.resize(80, 24);
    terminal.wait_until("the board as it was", is_apart(2));
}

#[test]
fn no_colour_is_used_where_none_is_wanted() {
    let coloured = |name: &str, environment: &[(&str, &str)]| {
        let terminal = Terminal::start_with(name, FRIEND, environment, (80, 24));
        terminal.wait_for(" to move");
        terminal.with_screen(|screen| {
            let cells = (0..24).flat_map(|line| (0..80).map(move |column| (line, column)));
            let colours = cells.filter_map(|(line, column)| screen.cell(line, column));
            let mut colours: Vec<_> = colours.map(vt100::Cell::fgcolor).collect();
            colours.retain(|colour| *colour != vt100::Color::Default);
            colours
        })
    };
    assert!(coloured("no-colour", &[("NO_COLOR", "1")]).is_empty());
    let sixteen = coloured("sixteen", &[]);
    assert!(sixteen.iter().all(|colour| matches!(colour, vt100::Color::Idx(0..16))));
    assert!(!sixteen.is_empty());
    let many = coloured("truecolor", &[("COLORTERM", "truecolor")]);
    assert!(many.iter().any(|colour| matches!(colour, vt100::Color::Rgb(..))));
}

#[test]
fn ascii_signs_are_enough() {
    let terminal = Terminal::start("ascii", &[FRIEND, &["--ascii"]].concat());
    let screen = terminal.wait_for(" to move");
    assert!(screen.is_ascii(), "{screen}");
    assert!(screen.contains("[@]") && screen.contains("(@)") && screen.contains(" o "));
    terminal.send("?");
    assert!(terminal.wait_for("All keys").is_ascii());
    // As in a locale that has no others.
    let terminal = Terminal::start_with("locale", FRIEND, &[("LC_ALL", "C")], (80, 24));
    let screen = terminal.wait_for(" to move");
    assert!(screen.is_ascii(), "{screen}");
}

#[test]
fn a_name_is_typed_as_in_a_shell() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("typed-home");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("games/first games")).unwrap();
    let home = [("HOME", folder.to_str().unwrap())];
    let terminal = Terminal::start_with("typed", FRIEND, &home, (80, 24));
    terminal.wait_for(" to move");
    terminal.send("s");
    terminal.wait_for("linja-20");
    terminal.send("~/ga\t");
    terminal.wait_for(" ~/games/ ");
    terminal.send("\t");
    terminal.wait_for(" ~/games/first games/ ");
    // Control-W, Home, Delete, right, End, Control-U.
    terminal.send("wrong one\x17\x17\x1b[H\x1b[3~\x1b[F");
    terminal.wait_for(" /games/first games/ ");
    terminal.send("\x15~/games/oe.linja");
    terminal.send(&LEFT.repeat(7));
    terminal.send("n");
    terminal.wait_for("one.linja");
    terminal.send(ENTER);
    terminal.wait_for("Saved as");
    assert!(folder.join("games/one.linja").exists());
    terminal.send("l");
    terminal.wait_for("No saved games in this folder.");
    terminal.send("~/games/o\t");
    terminal.wait_for(" ~/games/one.linja ");
    terminal.send(ENTER);
    terminal.wait_for_all(&["Linja · Zen", "[Opening]"]);
}

#[test]
fn the_form_makes_the_game_that_was_chosen() {
    let terminal = Terminal::start("form", &[]);
    terminal.wait_for("Start the game");
    // From the button round to the top: the opponent, and on to the rules and the option.
    terminal.send(DOWN);
    terminal.send(RIGHT);
    terminal.wait_for("a friend here");
    terminal.send(DOWN);
    terminal.send(RIGHT);
    terminal.wait_for_all(&["Revised", "cost up to 5 points"]);
    terminal.send(DOWN);
    terminal.send(RIGHT);
    terminal.wait_for("◂ yes ▸");
    terminal.send(ENTER);
    terminal.wait_for_all(&["Revised, mean", "two players", " to move"]);
    terminal.send("n");
    terminal.wait_for("Start the game");
    terminal.send(ESCAPE);
    terminal.wait_for(" to move");
}

#[test]
fn another_language_can_be_chosen_while_playing() {
    let terminal = Terminal::start("language", &[]);
    terminal.wait_for("Start the game");
    terminal.send(UP);
    terminal.wait_for("◂ English ▸");
    terminal.send(RIGHT);
    terminal.wait_for_all(&["◂ Deutsch ▸", "Los geht’s", "Neue Partie"]);
}

/// Types another name over the one that is offered.
fn save_as_my_game(terminal: &Terminal) {
    terminal.send("s");
    terminal.wait_for("Save the game as");
    for _ in 0..40 {
        terminal.send("\x7f");
    }
    terminal.send("my game.linja");
    terminal.send(ENTER);
}

#[test]
fn a_game_is_saved_and_loaded() {
    let terminal = Terminal::start("save", &["play", "--level", "2", "--side", "black", "--fast"]);
    terminal.wait_for("Black to move");
    terminal.send("45e");
    terminal.wait_for("Red played");
    save_as_my_game(&terminal);
    terminal.wait_for("Saved as my game.linja.");
    let path = terminal.folder.join("my game.linja");
    let record: Record = fs::read_to_string(&path).unwrap().parse().unwrap();
    assert_eq!(record.players.red, "level:2");
    assert_eq!(record.players.black, "ann");
    assert_eq!(record.game.rules(), RuleSet::Zen);

    // It is not overwritten by the first Enter.
    save_over_my_game(&terminal);
    terminal.wait_for("Saved as my game.linja.");

    terminal.send("l");
    terminal.wait_for_all(&["Load a game", "▸ my game.linja"]);
    terminal.send(ENTER);
    terminal.wait_for_all(&["Black to move", "Root, level 2", "Moves"]);
}

/// Saves a game as `my game.linja`, which is there already.
fn save_over_my_game(terminal: &Terminal) {
    save_as_my_game(terminal);
    terminal.wait_for("There’s already a file called my game.linja.");
    terminal.send(ENTER);
}

#[test]
fn a_record_that_is_overwritten_stays_where_it_is_linked_to() {
    let terminal = Terminal::start("overwrite", &["play", "--friend"]);
    terminal.wait_for(" to move");
    let [link, file] = ["my game.linja", "kept elsewhere"].map(|name| terminal.folder.join(name));
    fs::write(&file, "an old record").unwrap();
    fs::set_permissions(&file, PermissionsExt::from_mode(0o640)).unwrap();
    symlink("kept elsewhere", &link).unwrap();
    save_over_my_game(&terminal);
    terminal.wait_for("Saved as my game.linja.");
    assert!(link.is_symlink());
    fs::read_to_string(&file).unwrap().parse::<Record>().unwrap();
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    let files = fs::read_dir(&terminal.folder).unwrap().flatten();
    assert_eq!(files.filter(|file| file.path().is_file()).count(), 2, "nothing else is left");
}

#[test]
#[cfg(target_os = "linux")]
fn a_record_is_not_lost_when_overwriting_it_fails() {
    let mut terminal = Terminal::start("overwrite-fails", &["play", "--friend"]);
    terminal.wait_for(" to move");
    let path = terminal.folder.join("my game.linja");
    fs::write(&path, "an old record").unwrap();
    terminal.kill_when_it_writes();
    save_over_my_game(&terminal);
    assert_eq!(terminal.ended().code(), None, "it is killed by a signal");
    assert_eq!(fs::read_to_string(&path).unwrap(), "an old record");
}

#[test]
fn a_file_that_is_no_record_is_refused() {
    let terminal = Terminal::start("no-record", &[]);
    terminal.wait_for("Start the game");
    fs::write(terminal.folder.join("bad.linja"), "[Rules \"zen\"]\n\n1. 9-9\n").unwrap();
    terminal.send("l");
    terminal.wait_for("bad.linja");
    terminal.send(ENTER);
    terminal.wait_for("Couldn’t load: line 3");
    terminal.send("nowhere.linja");
    terminal.send(ENTER);
    terminal.wait_for("Couldn’t load: can’t read the record");
    terminal.send(ESCAPE);
    terminal.wait_for("Start the game");
}

#[test]
fn a_record_on_the_command_line_is_gone_on_with() {
    let game = random_game(RuleSet::Classic, 3);
    let record = Record::new(game.clone()).to_string();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("whole.linja");
    fs::write(&path, record).unwrap();
    let terminal = Terminal::start("record", &["play", path.to_str().unwrap()]);
    terminal.wait_for_all(&["Linja · Classic", "rematch"]);
    terminal.wait_for_position(game.position());
    terminal.send("u");
    terminal.wait_for(" to move");
}

#[test]
fn the_rules_can_be_read_to_the_end() {
    let terminal = Terminal::start("rules", &["play", "--friend"]);
    terminal.wait_for(" to move");
    terminal.send("r");
    terminal.wait_for("The rules of Linja: Zen");
    terminal.send("\x1b[F");
    terminal.wait_for("100%");
    terminal.send(RIGHT);
    terminal.wait_for("The rules of Linja: Zen, mean");
    terminal.send("c");
    terminal.wait_for("What changed between the editions");
    terminal.send(ESCAPE);
    terminal.wait_for(" to move");
}

#[test]
fn a_table_that_cannot_be_read_is_told_of_and_a_search_plays() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bad-table");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("zen.table"), "not a table").unwrap();
    let data = [("LINJA_DATA", folder.to_str().unwrap())];
    let args = ["play", "--side", "black", "--level", "3", "--fast", "--position", BLACK_BEGINS];
    let terminal = Terminal::start_with("bad-table-game", &args, &data, (80, 24));
    terminal.wait_for_all(&["Something went wrong: ", "Computer: search"]);
    terminal.send("45e");
    terminal.wait_for("Red played");
    // Without a command it is the same.
    let terminal = Terminal::start_with("bad-table-form", &[], &data, (80, 24));
    terminal.wait_for("Start the game");
    terminal.send(ENTER);
    terminal.wait_for("Computer: search");
}
