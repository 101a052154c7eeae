//! The program that a worker of the page runs: it knows exact margins.

#[cfg(target_arch = "wasm32")]
fn main() {
    linja_web::worker::judge();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("linja-judge runs in a browser: `cargo xtask serve` builds and serves it");
}
