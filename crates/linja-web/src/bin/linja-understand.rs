//! The program that a browser runs for the screens where the game is understood.

#[cfg(target_arch = "wasm32")]
fn main() {
    linja_web::page::start_to_understand();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("linja-understand runs in a browser: `cargo xtask serve` builds and serves it");
}
