//! The program that a worker of the page runs: it thinks about turns.

#[cfg(target_arch = "wasm32")]
fn main() {
    linja_web::worker::think();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("linja-thinker runs in a browser: `cargo xtask serve` builds and serves it");
}
