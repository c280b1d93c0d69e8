//! Decided questions as files in a folder: one for each, and the first that is there wins.

use std::fs;
use std::path::PathBuf;

use super::{Failure, files};
use crate::answer::{Decided, UsedTokens};
use crate::card::Decision;
use crate::error::{Error, ErrorKind};

/// A folder of decided questions.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new(folder: &str) -> Result<Self, Failure> {
        fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error))?;
        Ok(Self(folder.into()))
    }

    fn error(&self) -> Error {
        Error::new(
            ErrorKind::File,
            self.0.display().to_string(),
            "expected a folder of decided questions that can be read and written",
        )
    }
}

impl UsedTokens for Folder {
    fn earlier(&self, question: &str) -> Result<Option<Decided>, Error> {
        let text = match fs::read_to_string(self.0.join(format!("card-{question}.json"))) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(_) => return Err(self.error()),
        };
        let value: serde_json::Value = serde_json::from_str(&text).map_err(|_| self.error())?;
        let decision = [Decision::Allow, Decision::NotNow, Decision::Undo]
            .into_iter()
            .find(|decision| value["decision"] == decision.name())
            .ok_or_else(|| self.error())?;
        let at = value["at"].as_str().and_then(|at| at.parse().ok()).ok_or_else(|| self.error())?;
        Ok(Some(Decided { decision, by: value["by"].as_str().map(Into::into), at }))
    }

    fn claim(&self, question: &str, decided: &Decided, until: Option<u64>) -> Result<Option<Decided>, Error> {
        let by = decided.by.as_ref().map(|by| by.raw());
        let entry = serde_json::json!({ "decision": decided.decision, "by": by, "at": decided.at, "until": until });
        let mut random = [0; 8];
        getrandom::fill(&mut random).map_err(|_| self.error())?;
        let beside = self.0.join(format!("new-{:016x}", u64::from_be_bytes(random)));
        let name = beside.to_str().ok_or_else(|| self.error())?;
        files::write_new_private(name, &entry.to_string()).map_err(|_| self.error())?;
        // A link takes no name that is taken: whole, or not at all.
        let linked = fs::hard_link(&beside, self.0.join(format!("card-{question}.json")));
        drop(fs::remove_file(&beside));
        match linked {
            Ok(()) => Ok(None),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => match self.earlier(question)? {
                Some(earlier) => Ok(Some(earlier)),
                None => Err(self.error()),
            },
            Err(_) => Err(self.error()),
        }
    }
}
