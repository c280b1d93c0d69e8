//! `key`: makes the keys with which buttons are signed.

use super::{Exit, Failure, files, report};
use crate::error::{Error, ErrorKind};
use crate::token::KeyRing;

#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Write a file with one new key. It never overwrites one.
    New {
        /// The file; only its owner can read it.
        #[arg(long, value_name = "FILE")]
        out: String,
    },
    /// Add a key to a file. The new one signs from now on, the others still check what they have signed.
    Add {
        /// The key file.
        #[arg(long, value_name = "FILE")]
        file: String,
    },
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    match &arguments.what {
        What::New { out } => {
            let ring = KeyRing::new('A', random()?)?;
            files::write_new_private(out, &ring.expose_json())?;
            report::say(&format!("{out}: 1 key, A signs"));
        }
        What::Add { file } => {
            let ring = files::keys(file)?;
            let id = ring.free_id().ok_or_else(|| Error::new(ErrorKind::File, file, "expected fewer than 64 keys"))?;
            let ring = ring.with(id, random()?)?;
            // Beside it and then in its place: whoever reads it now finds the old keys or the new, never half of them.
            let beside = format!("{file}.new");
            files::write_new_private(&beside, &ring.expose_json())?;
            std::fs::rename(&beside, file).map_err(|error| {
                drop(std::fs::remove_file(&beside));
                files::unwritable(file, &error)
            })?;
            report::say(&format!("{file}: {} keys, {id} signs", ring.len()));
        }
    }
    Ok(Exit::Fine)
}

fn random() -> Result<[u8; 32], Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|_| Error::new(ErrorKind::File, "", "expected random bytes from the system, but found none"))?;
    Ok(bytes)
}
