//! Pictures in pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::animation::{LAST_PAUSE_MILLISECONDS, PAUSE_MILLISECONDS};
use crate::layout::{HEIGHT, WIDTH};
use crate::picture::{BOARD, Frame};
use crate::{Animation, Picture};

/// What chats and social networks show beside a link, in pixels.
const PREVIEW: (u32, u32) = (1200, 630);

impl Picture {
    /// The picture as PNG, 1232 pixels wide and 1224 high.
    pub fn png(&self) -> Vec<u8> {
        encoded(&[drawn(self, BOARD, 2.0)])
    }

    /// The picture as PNG in the form in which links are shown: 1200 pixels wide and 630 high.
    pub fn preview_png(&self) -> Vec<u8> {
        let (width, height) = (f64::from(PREVIEW.0), f64::from(PREVIEW.1));
        let width = HEIGHT * width / height;
        let frame = [(WIDTH - width) / 2.0, 0.0, width, HEIGHT];
        encoded(&[drawn(self, frame, height / HEIGHT)])
    }
}

impl Animation {
    /// The pictures one after the other as an animated PNG, 616 pixels wide and 612 high.
    pub fn png(&self) -> Vec<u8> {
        let drawn = self.frames.iter().map(|picture| drawn(picture, BOARD, 1.0));
        encoded(&drawn.collect::<Vec<_>>())
    }
}

#[allow(clippy::expect_used)] // The document is our own, and the frames are neither empty nor huge.
fn drawn(picture: &Picture, frame: Frame, scale: f64) -> Pixmap {
    let tree = Tree::from_str(&picture.framed(frame), &Options::default()).expect("SVG");
    let [_, _, width, height] = frame.map(|length| (length * scale).round() as u32);
    let mut pixels = Pixmap::new(width, height).expect("a size");
    resvg::render(&tree, Transform::from_scale(scale as f32, scale as f32), &mut pixels.as_mut());
    pixels
}

/// Pictures of one size, as a PNG that shows them one after the other.
#[allow(clippy::expect_used)] // A vector takes all that is written, and no more is written than there is.
fn encoded(pictures: &[Pixmap]) -> Vec<u8> {
    encode(pictures).expect("PNG")
}

fn encode(pictures: &[Pixmap]) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let Some(first) = pictures.first() else { return Ok(bytes) };
    let mut encoder = png::Encoder::new(&mut bytes, first.width(), first.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    if pictures.len() > 1 {
        encoder.set_animated(u32::try_from(pictures.len()).unwrap_or(u32::MAX), 0)?;
    }
    let mut writer = encoder.write_header()?;
    let mut before = None;
    for (number, picture) in (1..).zip(pictures) {
        let [left, top, right, bottom] = match before {
            Some(before) => changed(before, picture),
            None => [0, 0, first.width(), first.height()],
        };
        if pictures.len() > 1 {
            let is_last = number == pictures.len();
            let pause = if is_last { LAST_PAUSE_MILLISECONDS } else { PAUSE_MILLISECONDS };
            writer.set_frame_delay(pause, 1000)?;
            writer.set_frame_position(0, 0)?;
            writer.set_frame_dimension(right - left, bottom - top)?;
            writer.set_frame_position(left, top)?;
        }
        let rows = picture.pixels().chunks(picture.width() as usize);
        let rows = rows.skip(top as usize).take((bottom - top) as usize);
        let pixels = rows.flat_map(|row| &row[left as usize..right as usize]);
        let colours = pixels.flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]);
        writer.write_image_data(&colours.collect::<Vec<_>>())?;
        before = Some(picture);
    }
    writer.finish()?;
    Ok(bytes)
}

/// The part of a picture that differs from the one before: left, top, right, bottom. It is never empty.
fn changed(before: &Pixmap, now: &Pixmap) -> [u32; 4] {
    let width = now.width();
    let pairs = (0..).zip(before.pixels().iter().zip(now.pixels()));
    let different = pairs.filter(|(_, (before, now))| before != now);
    let places = different.map(|(index, _): (u32, _)| (index % width, index / width));
    let parts = places.map(|(x, y)| [x, y, x + 1, y + 1]);
    let whole = parts.reduce(|[left, top, right, bottom], [x, y, beside, below]| {
        [left.min(x), top.min(y), right.max(beside), bottom.max(below)]
    });
    whole.unwrap_or([0, 0, 1, 1])
}
