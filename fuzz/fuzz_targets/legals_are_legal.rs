#![no_main]

#[path = "../../crates/linja/tests/suite/fuzz_bodies.rs"]
#[allow(dead_code)] // Each target runs one of the bodies.
mod fuzz_bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::legals_are_legal(bytes));
