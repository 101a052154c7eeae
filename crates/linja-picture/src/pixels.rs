//! Drawing pictures in pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::layout::{HEIGHT, WIDTH};
use crate::picture::{BOARD, Frame};
use crate::{Animation, Picture, Pixels, png};

/// What chats and social networks show beside a link, in pixels.
const PREVIEW: (u32, u32) = (1200, 630);

impl Picture {
    /// The picture as PNG, 1232 pixels wide and 1224 high.
    pub fn png(&self) -> Vec<u8> {
        png(&[drawn(self, BOARD, 2.0)])
    }

    /// The picture as PNG in the form in which links are shown: 1200 pixels wide and 630 high.
    pub fn preview_png(&self) -> Vec<u8> {
        let (width, height) = (f64::from(PREVIEW.0), f64::from(PREVIEW.1));
        let width = HEIGHT * width / height;
        let frame = [(WIDTH - width) / 2.0, 0.0, width, HEIGHT];
        png(&[drawn(self, frame, height / HEIGHT)])
    }
}

impl Animation {
    /// The pictures one after the other as an animated PNG, 616 pixels wide and 612 high.
    pub fn png(&self) -> Vec<u8> {
        let drawn = self.frames.iter().map(|picture| drawn(picture, BOARD, 1.0));
        png(&drawn.collect::<Vec<_>>())
    }
}

#[allow(clippy::expect_used)] // The document is our own, and the frames are neither empty nor huge.
fn drawn(picture: &Picture, frame: Frame, scale: f64) -> Pixels {
    let tree = Tree::from_str(&picture.framed(frame), &Options::default()).expect("SVG");
    let [_, _, width, height] = frame.map(|length| (length * scale).round() as u32);
    let mut pixels = Pixmap::new(width, height).expect("a size");
    resvg::render(&tree, Transform::from_scale(scale as f32, scale as f32), &mut pixels.as_mut());
    Pixels { width, rgba: pixels.take() }
}
