//! Pictures as programs that show them see them.
#![allow(clippy::unwrap_used)] // A panic is how a test fails.

use linja::{Game, Position, Row, RuleSet, Side, random_game};
use linja_picture::{Animation, Picture, Spot, layout};
use resvg::usvg::roxmltree::Document;

fn game() -> Game {
    let mut game = Game::new(RuleSet::Zen, Side::Black);
    game.play("2-3,1-3".parse().unwrap()).unwrap();
    game
}

#[test]
fn the_picture_of_a_turn_stays_as_it_was_looked_at() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/last-turn.svg");
    let drawn = Picture::of(&game()).svg();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &drawn).unwrap();
    }
    assert!(std::fs::read_to_string(path).unwrap() == drawn, "write it anew with UPDATE=1");
}

#[test]
fn every_picture_is_well_formed_and_says_its_colours_itself() {
    for rules in RuleSet::ALL {
        let game = random_game(rules, 7);
        for svg in [Picture::of(&game).svg(), Animation::of(&game).svg()] {
            let document = Document::parse(&svg).unwrap();
            let ids: Vec<_> =
                document.descendants().filter_map(|node| node.attribute("id")).collect();
            for node in document.descendants() {
                if let Some(id) = node.attribute("href") {
                    assert!(ids.contains(&&id[1..]), "{id}");
                }
            }
            assert!(!svg.contains("var("), "{rules}");
        }
    }
}

struct Pixels {
    info: png::OutputInfo,
    bytes: Vec<u8>,
}

impl Pixels {
    fn read(png: &[u8]) -> Pixels {
        let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        Pixels { info, bytes }
    }

    fn at(&self, x: f64, y: f64) -> [u8; 3] {
        let index = 3 * (y as usize * self.info.width as usize + x as usize);
        self.bytes[index..index + 3].try_into().unwrap()
    }
}

#[test]
fn pawns_have_their_colours_where_they_stand() {
    let position = "4,3,1,1,1,1,1,0/6,3,1,0,2,0,0,0 r".parse::<Position>().unwrap();
    for below in Side::ALL {
        let picture = Picture { below, ..Picture::new(position) };
        let (board, preview) = (Pixels::read(&picture.png()), Pixels::read(&picture.preview_png()));
        assert_eq!((board.info.width, board.info.height), (1232, 1224));
        assert_eq!((preview.info.width, preview.info.height), (1200, 630));
        for row in Row::ALL {
            for side in Side::ALL {
                for index in 0..position.count(side, row) {
                    let place = layout::place(position, below, Spot { side, row }, index);
                    let scale = 630.0 / layout::HEIGHT;
                    let in_preview = preview
                        .at(600.0 + (place.x - layout::WIDTH / 2.0) * scale, place.y * scale);
                    for [red, green, _] in
                        [board.at(2.0 * (place.x + 8.0), 2.0 * place.y), in_preview]
                    {
                        let is_red = red > 140 && green < 110;
                        let is_black = red < 110 && green < 105;
                        let is_right = if side == Side::Red { is_red } else { is_black };
                        assert!(is_right, "{side} on {row} is {red}, {green}");
                    }
                }
            }
        }
        let [red, green, blue] = board.at(1.0, 1.0);
        assert_eq!([red, green, blue], [0xf5, 0xf0, 0xe6], "the cloth goes to the corner");
    }
}

#[test]
fn an_animation_has_a_picture_for_each_move_and_ends_where_the_game_does() {
    let game = random_game(RuleSet::Revised, 3);
    let animation = Animation::of(&game);
    let moves: usize = game.turns().map(|turn| turn.moves().len()).sum();
    assert_eq!(animation.frames.len(), moves + 1);
    let last = animation.frames.last().unwrap();
    assert_eq!(last.position.placement(Side::Black), game.position().placement(Side::Black));
    assert_eq!(last.position.placement(Side::Red), game.position().placement(Side::Red));
    let png = animation.png();
    let mut reader = png::Decoder::new(std::io::Cursor::new(&png)).read_info().unwrap();
    assert_eq!(reader.info().animation_control().unwrap().num_frames as usize, moves + 1);
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    for _ in 0..=moves {
        reader.next_frame(&mut bytes).unwrap();
    }
    let svg = animation.svg();
    assert_eq!(svg.matches("@keyframes").count(), 24);
    let start = Animation::of(&Game::new(RuleSet::Zen, Side::Red));
    assert_eq!(start.frames.len(), 1);
    assert_eq!(Pixels::read(&start.png()).info.width, 616);
}
