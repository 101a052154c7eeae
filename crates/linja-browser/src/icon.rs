//! The icon of the page, as it is drawn in pixels from its shapes.

/// An icon in pixels.
#[derive(Debug, Clone, Copy)]
pub struct Icon {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// How wide and high it is.
    pub size: u32,
    /// How much of it the shapes take; below 1 their ground goes on to the edge, for devices that cut off corners.
    share: f64,
}

impl Icon {
    /// All that a page has.
    pub const ALL: [Icon; 4] = [
        Icon { name: "icon-192", size: 192, share: 1.0 },
        Icon { name: "icon-512", size: 512, share: 1.0 },
        // Whatever the device cuts off, a circle of four fifths stays.
        Icon { name: "icon-maskable", size: 512, share: 0.7 },
        Icon { name: "icon-apple", size: 180, share: 0.9 },
    ];

    /// Gives, on the page, the promise of a canvas with the icon.
    pub fn drawn(&self) -> String {
        let Icon { size, share, .. } = self;
        format!(
            "(async () => {{
                const shapes = new Image();
                shapes.src = document.querySelector('link[rel=icon]').href;
                await shapes.decode();
                const drawn = Object.assign(document.createElement('canvas'), {{ width: {size}, height: {size} }});
                const pen = drawn.getContext('2d');
                const [inner, edge] = [{size} * {share}, {size} * (1 - {share}) / 2];
                pen.drawImage(shapes, edge, edge, inner, inner);
                if (edge) {{
                    pen.globalCompositeOperation = 'destination-over';
                    pen.fillStyle = `rgb(${{pen.getImageData({size} / 2, edge + inner / 20, 1, 1).data.slice(0, 3)}})`;
                    pen.fillRect(0, 0, {size}, {size});
                }}
                // Fewer colours than eyes can tell apart, and a third fewer bytes.
                const pixels = pen.getImageData(0, 0, {size}, {size});
                pixels.data.forEach((part, at) => {{ pixels.data[at] = part | 3; }});
                pen.putImageData(pixels, 0, 0);
                return drawn;
            }})()"
        )
    }
}
