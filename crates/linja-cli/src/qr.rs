//! A link as a picture in a terminal, which phones read.

use qrcodegen::{QrCode, QrCodeEcc};

/// The light frame around it, without which phones don't find it.
const FRAME: i32 = 2;

/// The picture in black on white, whatever the colours of the terminal are: two rows of modules a line. None if the link is too
/// long.
pub(crate) fn qr(link: &str) -> Option<String> {
    let code = QrCode::encode_text(link, QrCodeEcc::Low).ok()?;
    let end = code.size() + FRAME;
    let mut picture = String::new();
    for y in (-FRAME..end).step_by(2) {
        picture += "\x1b[30;107m";
        for x in -FRAME..end {
            // Outside the code all is light.
            picture.push(match (code.get_module(x, y), code.get_module(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        picture += "\x1b[0m\n";
    }
    Some(picture)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    /// The dark modules of a picture, the frame included.
    fn modules(picture: &str) -> Vec<Vec<bool>> {
        let lines = picture.lines().map(|line| {
            let line = line.strip_prefix("\x1b[30;107m").unwrap().strip_suffix("\x1b[0m").unwrap();
            let upper = line.chars().map(|one| "█▀".contains(one)).collect();
            let lower = line.chars().map(|one| "█▄".contains(one)).collect();
            [upper, lower]
        });
        lines.flatten().collect()
    }

    #[test]
    fn the_picture_has_every_module_of_the_code_and_a_light_frame() {
        let link = "http://192.168.178.20:8080";
        let code = QrCode::encode_text(link, QrCodeEcc::Low).unwrap();
        let rows = modules(&qr(link).unwrap());
        let size = code.size() + 2 * FRAME;
        // Two rows a line, so there may be a light one more.
        assert_eq!(rows.len() as i32, size + size % 2);
        for (y, row) in (-FRAME..).zip(&rows) {
            assert_eq!(row.len() as i32, size);
            for (x, dark) in (-FRAME..).zip(row) {
                assert_eq!(*dark, code.get_module(x, y), "{x}, {y}");
            }
        }
        assert!(rows[2][2..9].iter().all(|&dark| dark), "a corner");
    }

    #[test]
    fn a_link_that_is_too_long_has_no_picture() {
        assert_eq!(qr(&"x".repeat(5000)), None);
    }
}
