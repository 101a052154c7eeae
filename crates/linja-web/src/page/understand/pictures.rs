//! Pictures to take away: of the board, and of a whole game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use linja::Game;
use linja_picture::{Animation, Picture, Pixels, png};
use linja_words::text;

use crate::page::frame::button;
use crate::page::{browser, t};

/// A PNG has so many pixels for one of the SVG, so that it is sharp on any screen.
const SHARP: u32 = 2;

/// The board as PNG and SVG; and a game, if there is one, as a picture that moves.
pub(crate) fn pictures(
    picture: impl Fn() -> Picture + Copy + 'static,
    game: Option<impl Fn() -> Game + Copy + 'static>,
) -> AnyView {
    let is_drawing = RwSignal::new(false);
    let draw = move |name: &'static str, frames: Vec<Picture>, scale: u32| {
        is_drawing.set(true);
        spawn_local(async move {
            if let Some(bytes) = drawn(&frames, scale).await {
                browser::download(name, &bytes);
            }
            // The screen may have been left meanwhile.
            let _ = is_drawing.try_set(false);
        });
    };
    let as_png = move || draw("linja.png", vec![picture()], SHARP);
    let as_svg = move || browser::download("linja.svg", picture().svg().as_bytes());
    let as_animation = game.map(|game| {
        button(text!("study-animation"), "", move || {
            draw("linja-game.png", Animation::of(&game()).frames, 1);
        })
    });
    view! {
        <details>
            <summary>{t(text!("study-pictures"))}</summary>
            <div class="bar small" inert=move || is_drawing.get()>
                {button(text!("study-png"), "", as_png)}
                {button(text!("study-svg"), "", as_svg)}
                {as_animation}
            </div>
        </details>
    }
    .into_any()
}

/// Draws pictures one after the other into one PNG.
async fn drawn(frames: &[Picture], scale: u32) -> Option<Vec<u8>> {
    let mut pictures = Vec::with_capacity(frames.len());
    for frame in frames {
        let rgba = browser::draw(&frame.svg(), Picture::SIZE, scale).await?;
        pictures.push(Pixels { width: Picture::SIZE.0 * scale, rgba });
    }
    Some(png(&pictures))
}
