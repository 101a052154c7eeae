//! What no player means to type: nothing of it hurts.

use crate::terminal::Terminal;

#[test]
fn odd_keys_garbage_and_floods_are_passed_over() {
    let terminal = Terminal::start("odd", &["play", "--friend", "--seed", "1"]);
    let before = terminal.wait_for("[Opening]");
    terminal.send("\x1b[15~\x1b[24~\x1b[2~\x1b[Z\t\x01\x02ZWO%&/()=9900ß€𝄞");
    terminal.send("\x1b[<64;200;200M\x1b[<35;999;999M\x1b[999;999H\x1b[?1;2c");
    // The beginning of a character would take in what follows, so the last one is broken off at once.
    terminal.send_bytes(&[0xff, 0xfe, 0x80, 0xc3, 0x28, 0xf0, 0x9f, 0x28]);
    terminal.send_bytes(&b"\x1b[Z\x07\x0e".repeat(3)[..]);
    // Still there, with all its keys: the window of keys opens and closes.
    terminal.send("?");
    terminal.wait_for("All keys");
    terminal.send("?");
    let after = terminal.wait_until("the window to go", |screen| !screen.contains("All keys"));
    assert_eq!(after, before);
}

#[test]
fn a_whole_turn_can_be_pasted() {
    let terminal = Terminal::start("paste", &["play", "--friend", "--seed", "1"]);
    let screen = terminal.wait_for("[Opening]");
    terminal.send("\x1b[200~what is this?\x1b[201~");
    terminal.wait_for("That’s not a move. Write one like this: 2-3,1-4");
    terminal.send("\x1b[200~2-9\x1b[201~");
    terminal.wait_for("That’s not a move.");
    let turn = if screen.contains("Red to move") { "7-6,8-6" } else { "2-3,1-3" };
    terminal.send(&format!("\x1b[200~{turn}\n\x1b[201~"));
    let screen = terminal.wait_for(&format!(" {turn}"));
    assert!(!screen.contains("That’s not a move"), "{screen}");
    terminal.send("\x1b[200~1-1,1-1,1-1,1-1,1-1\x1b[201~");
    terminal.wait_for("That’s not a move.");
}

#[test]
fn the_game_needs_a_terminal_and_says_so() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_linja"))
        .env("LC_ALL", "C")
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.starts_with("linja: the game needs a terminal; `linja play --plain`"), "{error}");
    assert_eq!(error.lines().count(), 1);
}
