//! The program that a browser runs: the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    linja_web::page::start_to_play();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("linja-web runs in a browser: `cargo xtask serve` builds and serves it");
}
