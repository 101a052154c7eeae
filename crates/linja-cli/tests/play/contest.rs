//! What a match shows while it is played.

use crate::terminal::Terminal;

#[test]
fn a_match_shows_how_it_stands_and_takes_that_away_when_it_ends() {
    let players = ["match", "random", "search:1n", "search:2n", "--games", "100000"];
    let mut terminal = Terminal::start("match", &players);
    terminal.wait_for_all(&["player", "score", "random", "search:1n", "search:2n", "%", " left"]);
    terminal.send("\x03");
    let end = ["zen, players: 3, games: ", "the match was cancelled after "];
    let shown = terminal.wait_for_all(&end);
    assert_eq!(shown.matches("search:1n").count(), 1, "{shown}");
    assert!(!shown.contains(" left"), "{shown}");
    assert_eq!(terminal.ended().code(), Some(130));
}
