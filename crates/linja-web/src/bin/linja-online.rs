//! The program that a browser runs for games with somebody at another device.

#[cfg(target_arch = "wasm32")]
fn main() {
    linja_web::page::start_online();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("linja-online runs in a browser: `cargo xtask serve` builds and serves it");
}
