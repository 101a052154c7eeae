//! The screens in each language, as they are: `UPDATE=1` writes the pictures in `screens/` anew.

use std::fs;
use std::path::Path;

use linja_words::Language;

use crate::terminal::{BLACK_BEGINS, CTRL_C, DOWN, ESCAPE, Terminal};

/// Goes from screen to screen.
fn visit(language: Language) {
    let tag = language.tag();
    let form = Terminal::start(&format!("form-{tag}"), &["--lang", tag]);
    compare(&form, language, "form");
    // The level, with its line.
    form.send(DOWN);
    form.send(DOWN);
    compare(&form, language, "form-level");
    form.send("?");
    compare(&form, language, "form-keys");

    let position = "5,1,2,1,1,1,1,0/0,0,2,1,1,1,1,6 b";
    let args = ["play", "--lang", tag, "--rules", "zen+mean", "--side", "black", "--level", "5"];
    let game = Terminal::start(
        &format!("game-{tag}"),
        &[&args[..], &["--position", position, "--seed", "1", "--fast"]].concat(),
    );
    compare(&game, language, "opening");
    game.send("8");
    compare(&game, language, "refused");
    game.send("23");
    compare(&game, language, "follow-up");
    game.send("48");
    compare(&game, language, "bonus");
    game.send("?");
    compare(&game, language, "keys");
    game.send("?s");
    game.send("name.linja");
    compare(&game, language, "save");
    back(&game, language, "bonus");
    game.send("e");
    compare(&game, language, "answer");
    game.send("g");
    compare(&game, language, "resign");
    back(&game, language, "answer");
    game.send("r");
    compare(&game, language, "rules");
    back(&game, language, "answer");
    game.send("p");
    compare(&game, language, "no-table");
    compare(&game.start_again(&["--lang", tag]), language, "go-on");

    // What was tried out is not saved.
    let study = Terminal::start(&format!("study-{tag}"), &["--lang", tag]);
    compare(&study, language, "form");
    study.send("t23e");
    study.wait_for("1. 2-3");
    study.send(CTRL_C);
    compare(&study, language, "leave-study");

    // A game that cannot be kept.
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("no-folder-{tag}"));
    fs::write(&file, "").unwrap();
    let args = ["play", "--lang", tag, "--friend", "--position", BLACK_BEGINS];
    let data = [("LINJA_DATA", file.to_str().unwrap())];
    let unkept = Terminal::start_with(&format!("unkept-{tag}"), &args, &data, (80, 24));
    unkept.wait_for("(●)");
    unkept.send("23e");
    unkept.wait_for(" 1 ● 2-3");
    unkept.send("q");
    compare(&unkept, language, "leave");

    let small = Terminal::start_with(&format!("small-{tag}"), &["--lang", tag], &[], (50, 12));
    compare(&small, language, "too-small");

    let last_turn = "0,0,0,0,1,0,5,6/6,3,1,0,2,0,0,0 b";
    let end = Terminal::start(
        &format!("end-{tag}"),
        &["play", "--lang", tag, "--friend", "--rules", "revised", "--position", last_turn],
    );
    end.send("56");
    compare(&end, language, "end");
    end.send("a");
    compare(&end, language, "rematch");
}

/// Back to the picture of that name. A key that came at once would be taken as one with Alt.
fn back(game: &Terminal, language: Language, name: &str) {
    game.send(ESCAPE);
    compare(game, language, name);
}

/// Waits until the screen is the picture of that name.
pub(crate) fn compare(terminal: &Terminal, language: Language, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play/screens");
    let path = folder.join(language.tag()).join(format!("{name}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        let screen = terminal.wait_until_quiet();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, screen + "\n").unwrap();
        return;
    }
    let picture = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; UPDATE=1 writes it", path.display()));
    let what = format!("{} (UPDATE=1 writes it anew)\n{picture}", path.display());
    terminal.wait_until(&what, |screen| format!("{screen}\n") == picture);
}

#[test]
fn screens_in_english() {
    visit(Language::English);
}

#[test]
fn screens_in_german() {
    visit(Language::German);
}

#[test]
fn screens_in_french() {
    visit(Language::French);
}

#[test]
fn screens_in_italian() {
    visit(Language::Italian);
}

#[test]
fn screens_in_spanish() {
    visit(Language::Spanish);
}

#[test]
fn screens_in_dutch() {
    visit(Language::Dutch);
}
