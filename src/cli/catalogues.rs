//! Folders of catalogues: `<language>/<file>.ftl` in a folder, or the files of one language.

use std::path::{Path, PathBuf};

use super::{Failure, report};
use crate::error::{Error, ErrorKind};
use crate::finding::{Finding, Severity};
use crate::locale::Languages;
use crate::locale::catalogue::{self, CatalogueText, OWN_FILES, SOURCE};
use crate::locale::check::{self, File};

/// Where further catalogues are: options of any verb that speaks a language.
#[derive(clap::Args)]
pub(super) struct Folders {
    /// A folder of languages, as locales/ is one, or the folder of one language. It goes over what is built in.
    #[arg(long, value_name = "DIR")]
    locales: Option<String>,
    /// A folder of your integrations' messages: <DIR>/<language>/<integration>.ftl.
    #[arg(long, value_name = "DIR")]
    catalogues: Option<String>,
}

impl Folders {
    /// The languages with these folders over them, and the errors in them. Nothing, where no folder is named.
    pub(super) fn load(&self) -> Result<(Option<Languages>, Vec<Finding>), Failure> {
        let mut files = Vec::new();
        let mut findings = Vec::new();
        for (folder, callers) in [(&self.locales, false), (&self.catalogues, true)] {
            let Some(folder) = folder else { continue };
            let mut found = read(folder)?;
            findings.extend(errors(&found));
            if callers {
                // The cards' own words are not an integration's to change.
                found.retain(|file| {
                    let own = OWN_FILES.contains(&file.name.as_str());
                    if own {
                        let message = format!("{}.ftl holds the cards' own words, and is not read", file.name);
                        findings.push(check::Fault::of_file("catalogue-name", &file.language, &file.path, message).finding());
                    }
                    !own
                });
            }
            files.extend(found);
        }
        if files.is_empty() {
            return Ok((None, findings));
        }
        let over = files
            .into_iter()
            .map(|file| CatalogueText {
                language: file.language,
                file: file.name,
                text: String::from_utf8_lossy(&file.bytes).into_owned(),
            })
            .collect();
        Ok((Some(Languages::with(over)), findings))
    }
}

/// The errors of a folder's files; what is less is left to `locales check`.
fn errors(files: &[Found]) -> impl Iterator<Item = Finding> {
    let faults = check::check(&as_files(files), &source_of(files));
    faults.into_iter().filter(|fault| fault.severity == Severity::Error).map(|fault| fault.finding())
}

/// A file that was read.
pub(super) struct Found {
    pub(super) language: String,
    pub(super) name: String,
    pub(super) path: String,
    pub(super) bytes: Vec<u8>,
}

/// The files of a folder of languages, or of one language's folder.
pub(super) fn read(folder: &str) -> Result<Vec<Found>, Failure> {
    let unreadable = |path: &Path, error: &std::io::Error| -> Failure {
        Error::new(
            ErrorKind::File,
            path.display().to_string(),
            format!("expected a readable folder or file, but found: {}", error.kind()),
        )
        .into()
    };
    let list = |path: &Path| -> Result<Vec<PathBuf>, Failure> {
        let entries = std::fs::read_dir(path).map_err(|error| unreadable(path, &error))?;
        let mut paths = entries
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<Vec<_>, _>>()
            .map_err(|error| unreadable(path, &error))?;
        paths.sort();
        Ok(paths)
    };
    let is_catalogue = |path: &Path| path.is_file() && path.extension().is_some_and(|extension| extension == "ftl");
    let name = |path: Option<&std::ffi::OsStr>| path.unwrap_or_default().to_string_lossy().into_owned();
    let root = Path::new(folder);
    let entries = list(root)?;
    let mut found = Vec::new();
    let mut add = |language: &str, path: &Path| -> Result<(), Failure> {
        let bytes = std::fs::read(path).map_err(|error| unreadable(path, &error))?;
        let shown = path.display().to_string();
        found.push(Found { language: language.to_owned(), name: name(path.file_stem()), path: shown, bytes });
        Ok(())
    };
    if entries.iter().any(|path| is_catalogue(path)) {
        let whole = std::fs::canonicalize(root).map_err(|error| unreadable(root, &error))?;
        let language = name(whole.file_name());
        for path in entries.iter().filter(|path| is_catalogue(path)) {
            add(&language, path)?;
        }
    } else {
        for language in entries.iter().filter(|path| path.is_dir()) {
            for path in list(language)?.iter().filter(|path| is_catalogue(path)) {
                add(&name(language.file_name()), path)?;
            }
        }
    }
    if found.is_empty() {
        return Err(Error::new(ErrorKind::File, folder, "expected folders of languages with .ftl files, but found none").into());
    }
    Ok(found)
}

/// The files of these folders; those that come with the command where none is named.
pub(super) fn read_or_embedded(folders: &[String]) -> Result<Vec<Found>, Failure> {
    if folders.is_empty() {
        return Ok(embedded());
    }
    let read = folders.iter().map(|folder| read(folder)).collect::<Result<Vec<_>, _>>()?;
    Ok(read.into_iter().flatten().collect())
}

/// The files that come with the command.
pub(super) fn embedded() -> Vec<Found> {
    let of_language = |(language, files): (&str, &'static [(&'static str, &'static str)])| {
        let language = language.to_owned();
        files.iter().map(move |(name, text)| Found {
            path: format!("locales/{language}/{name}.ftl"),
            language: language.clone(),
            name: (*name).to_owned(),
            bytes: text.as_bytes().to_vec(),
        })
    };
    catalogue::embedded().flat_map(of_language).collect()
}

/// The files as the library takes them.
pub(super) fn as_files(files: &[Found]) -> Vec<File<'_>> {
    files.iter().map(|file| File { language: &file.language, name: &file.name, path: &file.path, bytes: &file.bytes }).collect()
}

/// The files of the source against which others are checked: those beside them, and for what they lack the embedded ones.
pub(super) fn source_of(files: &[Found]) -> Vec<File<'_>> {
    let mut source: Vec<_> = as_files(files).into_iter().filter(|file| file.language == SOURCE).collect();
    let embedded = catalogue::embedded().filter(|(language, _)| *language == SOURCE).flat_map(|(_, files)| files);
    for (name, text) in embedded {
        if !source.iter().any(|file| file.name == *name) {
            source.push(File { language: SOURCE, name, path: name, bytes: text.as_bytes() });
        }
    }
    source
}

/// Writes a new file; one that is there already stays as it is.
pub(super) fn create(path: &Path, text: &str) -> Result<(), Failure> {
    use std::io::Write as _;
    let written = std::fs::File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| {
        Error::new(ErrorKind::File, path.display().to_string(), format!("the file can't be written: {}", error.kind()))
    })?;
    report::say(&format!("wrote {}", path.display()));
    Ok(())
}
