#![no_main]

#[path = "../../crates/linja-oracle/tests/suite/table_bytes.rs"]
mod table_bytes;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| table_bytes::table_bytes(bytes));
