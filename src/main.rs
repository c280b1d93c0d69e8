//! The `countersign` command: parses its arguments, hands them on, and turns the result into an exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    countersign::cli::main()
}
