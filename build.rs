//! Embeds `locales/<language>/*.ftl`: a new language is a new folder, and no line of Rust.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("locales");
    println!("cargo::rerun-if-changed=locales");
    let mut table = String::from("&[\n");
    for language in sorted(&root)?.into_iter().filter(|path| path.is_dir()) {
        let _ = writeln!(table, "    (\"{}\", &[", stem(&language));
        for file in sorted(&language)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == "ftl")) {
            let _ = writeln!(table, "        (\"{}\", include_str!({:?})),", stem(&file), file);
        }
        table.push_str("    ]),\n");
    }
    table.push_str("]\n");
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("catalogues.rs"), table)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| entry.map(|e| e.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
