//! Pixels as PNG.

use crate::animation::{LAST_PAUSE_MILLISECONDS, PAUSE_MILLISECONDS};

/// A picture in pixels, none of which lets anything shine through.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pixels {
    /// How many pixels a line has.
    pub width: u32,
    /// Red, green, blue and opacity of each pixel, line by line from the top.
    pub rgba: Vec<u8>,
}

impl Pixels {
    fn lines(&self) -> impl ExactSizeIterator<Item = &[u8]> {
        self.rgba.chunks_exact(4 * self.width as usize)
    }

    fn height(&self) -> u32 {
        self.lines().len() as u32
    }

    /// The part that differs from the picture before: left, top, right, bottom. It is never empty.
    fn changed(&self, before: &Pixels) -> [u32; 4] {
        let pairs = before.rgba.chunks_exact(4).zip(self.rgba.chunks_exact(4));
        let different = (0..).zip(pairs).filter(|(_, (before, now))| before != now);
        let places = different.map(|(index, _): (u32, _)| (index % self.width, index / self.width));
        let parts = places.map(|(x, y)| [x, y, x + 1, y + 1]);
        let whole = parts.reduce(|[left, top, right, bottom], [x, y, beside, below]| {
            [left.min(x), top.min(y), right.max(beside), bottom.max(below)]
        });
        whole.unwrap_or([0, 0, 1, 1])
    }
}

/// Pictures of one size, as a PNG that shows them one after the other. Without any, there is no PNG.
#[allow(clippy::expect_used)] // A vector takes all that is written, and no more is written than there is.
pub fn png(pictures: &[Pixels]) -> Vec<u8> {
    encode(pictures).expect("PNG")
}

fn encode(pictures: &[Pixels]) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let Some(first) = pictures.first() else { return Ok(bytes) };
    let mut encoder = png::Encoder::new(&mut bytes, first.width, first.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    if pictures.len() > 1 {
        encoder.set_animated(u32::try_from(pictures.len()).unwrap_or(u32::MAX), 0)?;
    }
    let mut writer = encoder.write_header()?;
    let mut before = None;
    for (number, picture) in (1..).zip(pictures) {
        let [left, top, right, bottom] = match before {
            Some(before) => picture.changed(before),
            None => [0, 0, first.width, first.height()],
        };
        if pictures.len() > 1 {
            let is_last = number == pictures.len();
            let pause = if is_last { LAST_PAUSE_MILLISECONDS } else { PAUSE_MILLISECONDS };
            writer.set_frame_delay(pause, 1000)?;
            writer.set_frame_position(0, 0)?;
            writer.set_frame_dimension(right - left, bottom - top)?;
            writer.set_frame_position(left, top)?;
        }
        let lines = picture.lines().skip(top as usize).take((bottom - top) as usize);
        let pixels = lines.flat_map(|line| {
            line[4 * left as usize..4 * right as usize].chunks_exact(4).flat_map(|rgba| &rgba[..3])
        });
        writer.write_image_data(&pixels.copied().collect::<Vec<_>>())?;
        before = Some(picture);
    }
    writer.finish()?;
    Ok(bytes)
}
