//! One object a line in, one a line out: the loop of every verb that has `--ndjson`.

use std::io::{BufRead as _, BufReader, BufWriter, Write};

use super::{Exit, Failure, files, report};

/// Bytes that are read and written at once.
const CHUNK: usize = 256 * 1024;

/// What the lines of a file, or of standard input, are written to.
pub(super) type Out = BufWriter<std::io::StdoutLock<'static>>;

/// Hands each line that is not blank, with its number, to `each`, which writes what comes of it; order is kept.
///
/// A line that can't be read gives an error object and the rest go on; the exit is then [`Exit::Unreadable`], and otherwise
/// the first that is not fine, `exit` before all lines. What is written is flushed whenever no whole line is waiting, so that
/// the verb serves as a co-process.
pub(super) fn each_line(
    file: Option<&str>,
    mut exit: Exit,
    mut each: impl FnMut(&str, usize, &mut Out) -> Result<Exit, Failure>,
) -> Result<Exit, Failure> {
    let mut input = BufReader::with_capacity(CHUNK, files::open(file)?);
    let mut out = BufWriter::with_capacity(CHUNK, std::io::stdout().lock());
    let (mut line, mut number) = (Vec::new(), 0);
    while input.read_until(b'\n', &mut line)? > 0 {
        number += 1;
        if !line.trim_ascii().is_empty() {
            let done = files::utf8(std::mem::take(&mut line)).and_then(|text| {
                let done = each(&text, number, &mut out);
                // The room of a line serves for the next.
                line = text.into_bytes();
                done
            });
            match done {
                Ok(one) if exit == Exit::Fine => exit = one,
                Ok(_) => {}
                Err(Failure::Error(error)) => {
                    exit = Exit::Unreadable;
                    report::error_object(&error, number, &mut out)?;
                }
                Err(Failure::Pipe) => return Err(Failure::Pipe),
            }
            out.write_all(b"\n")?;
        }
        line.clear();
        if !input.buffer().contains(&b'\n') {
            out.flush()?;
        }
    }
    out.flush()?;
    Ok(exit)
}
