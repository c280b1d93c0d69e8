//! Fuzzes `checks::redact`: `cargo fuzz run redact`.
#![no_main]

#[path = "../checks.rs"]
#[allow(dead_code)] // the other target's check
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::redact(bytes));
