//! The program of the judge, which a worker of the page runs.

#[cfg(target_arch = "wasm32")]
fn main() {
    linja_web::judge_worker::work();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("linja-judge runs in a browser: `cargo xtask serve` builds and serves it");
}
