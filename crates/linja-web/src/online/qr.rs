//! A link as a picture that phones read.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};

/// The picture of a link: its width in modules, and the dark ones as the path of an SVG. None if the
/// link is too long.
pub fn qr(link: &str) -> Option<(i32, String)> {
    let code = QrCode::encode_text(link, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                // A string takes everything.
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run + 1;
        }
    }
    Some((size, path))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    #[test]
    fn the_corners_of_the_picture_are_those_of_a_qr_code() {
        let (size, path) = qr("http://127.0.0.1/join/00cb3350d76109bf#0123456789abcdef").unwrap();
        assert!(path.starts_with("M0 0h7v1h-7z"));
        assert!(path.contains(&format!("M{} 0h7v1h-7z", size - 7)));
        assert!(path.contains(&format!("M0 {}h7v1h-7z", size - 1)));
    }

    #[test]
    fn a_link_that_is_too_long_has_no_picture() {
        assert_eq!(qr(&"x".repeat(5000)), None);
    }
}
