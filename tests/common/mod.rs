//! What several tests share: fixtures, and the way from a request to its payloads.
#![allow(dead_code, unreachable_pub)] // each test uses its own part

use std::path::{Path, PathBuf};

use countersign::Finding;
use countersign::card::{Card, compose};
use countersign::locale::{Languages, Locale};
use countersign::model::{ApprovalRequest, Outcome, State, read_request};
use countersign::platform::{Delivery, PLATFORMS, Payload, Platform};
use countersign::redact::Redactor;
use countersign::token::Issuer;

/// The repository's root.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every fixture request: its case name and text, sorted by name.
pub fn requests() -> Vec<(String, String)> {
    let folder = root().join("fixtures/requests");
    let mut cases: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "json"))
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(&path).unwrap()))
        .collect();
    cases.sort();
    assert!(cases.len() > 50, "fixtures/requests is nearly empty");
    cases
}

/// One fixture request by its case name.
pub fn request(case: &str) -> String {
    std::fs::read_to_string(root().join(format!("fixtures/requests/{case}.json"))).unwrap()
}

/// A card in a language, with everything that it was made from.
pub struct Made {
    pub request: ApprovalRequest,
    pub card: Card,
    pub locale: &'static Locale,
    pub findings: Vec<Finding>,
}

/// Composes a request's card; ids and times that it lacks are fixed ones.
pub fn make(case: &str, json: &str, tag: &str, outcome: &Outcome) -> Made {
    let reading = read_request(json).unwrap_or_else(|error| panic!("{case}: {error}"));
    let mut request = reading.request;
    let mut findings = reading.findings;
    request.id = request.id.or_else(|| Some(case.into()));
    request.asked_at = request.asked_at.or_else(|| Some("2026-11-30T12:00:00Z".parse().unwrap()));
    let locale = Languages::embedded().get(tag).unwrap_or_else(|| panic!("no language {tag}"));
    let card = compose(&request, outcome, locale, Redactor::standard(), &mut findings);
    Made { request, card, locale, findings }
}

impl Made {
    /// Renders for one platform, as if it were sent to a fixed place.
    pub fn render(&self, platform: Platform, change: impl FnOnce(&mut Delivery<'_>)) -> (Payload, Vec<Finding>) {
        let id = self.request.id.as_ref().unwrap().raw();
        let expires = self.card.expires_at(platform.row().timeout).map_or(0, |time| time.as_second());
        let issuer = Issuer::unsigned(id, u64::try_from(expires).unwrap_or(0));
        let mut delivery = Delivery::new(&issuer);
        (delivery.to, delivery.message) = match platform {
            Platform::Telegram => (Some("1001"), Some("77")),
            Platform::Slack => (Some("C0123456789"), Some("1796040000.000100")),
            Platform::Email => (Some("sam@example.com"), None),
            Platform::Text => (None, None),
        };
        delivery.from = Some("Countersign <ask@example.com>");
        change(&mut delivery);
        let rendered = platform.render(&self.card, self.locale, &delivery);
        (rendered.payload, rendered.findings)
    }

    /// Renders for every platform.
    pub fn render_all(&self) -> Vec<(Platform, Payload, Vec<Finding>)> {
        PLATFORMS
            .iter()
            .map(|row| {
                let (payload, findings) = self.render(row.platform, |_| {});
                (row.platform, payload, findings)
            })
            .collect()
    }
}

/// An outcome as the tests show it: by Sam, at a fixed time.
pub fn outcome(state: State) -> Outcome {
    match state {
        State::Pending => Outcome::PENDING,
        _ => Outcome { state, by: Some("Sam".into()), at: Some("2026-11-30T12:01:00Z".parse().unwrap()) },
    }
}

/// A payload as a file: its extension and text.
pub fn file_of(payload: &Payload) -> (&'static str, String) {
    match payload {
        Payload::Telegram(_) => ("telegram.json", pretty(payload)),
        Payload::Slack(_) => ("slack.json", pretty(payload)),
        Payload::Email(mail) => ("email.eml", mail.eml.clone()),
        Payload::Text(text) => ("text.txt", text.clone()),
    }
}

fn pretty(payload: &Payload) -> String {
    serde_json::to_string_pretty(payload).unwrap() + "\n"
}

/// Compares text with a committed file. `BLESS=1` writes the file instead; a file that should not be there is a fault.
pub struct Goldens {
    folder: PathBuf,
    seen: Vec<PathBuf>,
    faults: Vec<String>,
}

impl Goldens {
    /// The goldens below a folder of the repository.
    pub fn in_folder(folder: impl AsRef<Path>) -> Self {
        Self { folder: root().join(folder), seen: Vec::new(), faults: Vec::new() }
    }

    /// One file.
    pub fn check(&mut self, name: &str, text: impl AsRef<[u8]>) {
        let text = text.as_ref();
        let path = self.folder.join(name);
        if bless() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            if std::fs::read(&path).ok().as_deref() != Some(text) {
                std::fs::write(&path, text).unwrap();
            }
        } else {
            match std::fs::read(&path) {
                Err(_) => self.faults.push(format!("{name} is missing")),
                Ok(golden) if golden != text => self.faults.push(format!("{name} differs: {}", difference(&golden, text))),
                Ok(_) => {}
            }
        }
        self.seen.push(path);
    }

    /// Fails if anything differed, or if a file is left that nothing makes any more.
    pub fn finish(mut self) {
        let mut folders = vec![self.folder.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if !self.seen.contains(&path) {
                    if bless() {
                        std::fs::remove_file(&path).unwrap();
                    } else {
                        self.faults.push(format!("{} is stale", path.display()));
                    }
                }
            }
        }
        self.finish_these();
    }

    /// Fails if anything differed; other files in the folder are nobody's business here.
    pub fn finish_these(self) {
        assert!(
            self.faults.is_empty(),
            "{}\n{} faults; look at them, then `BLESS=1 cargo test`",
            self.faults.join("\n"),
            self.faults.len()
        );
    }
}

fn bless() -> bool {
    std::env::var_os("BLESS").is_some_and(|value| value == "1")
}

fn difference(golden: &[u8], text: &[u8]) -> String {
    let (golden, text) = (String::from_utf8_lossy(golden), String::from_utf8_lossy(text));
    for (n, (a, b)) in golden.lines().zip(text.lines()).enumerate() {
        if a != b {
            return format!("line {}:\n    - {a}\n    + {b}", n + 1);
        }
    }
    format!("{} bytes against {}", golden.len(), text.len())
}
