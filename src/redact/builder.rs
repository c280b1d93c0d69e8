//! What a redactor shall know beyond its tables: own rules, own keys, registered secrets. In go settings, out goes a
//! redactor or the reason why there is none. It holds no text.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;

use super::engine::{Engine, Own};
use super::{Redactor, RuleName, keys, registered};

/// A rule of the caller's own. The pattern is matched against bytes and sees ASCII only unless it says `(?u)`.
#[derive(Clone, Debug, Default)]
pub struct OwnRule {
    /// The name in the mark: `[a-z0-9-]+`.
    pub id: String,
    /// A literal that each match holds, or stands on one line with; without one the pattern runs on every text.
    pub keyword: Option<String>,
    /// The pattern: what it matches is hidden.
    pub pattern: String,
}

/// What the builder found worth telling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Warning {
    /// The registered secret of this index is so short that it is hidden as a whole word only.
    ShortSecret {
        /// Counted from 0, in the order of registration.
        index: usize,
    },
    /// The registered secret of this index is blank, and ignored.
    BlankSecret {
        /// Counted from 0, in the order of registration.
        index: usize,
    },
}

/// Why a redactor could not be built. It never holds a secret or a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildError(String);

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BuildError {}

/// Collects what a redactor shall know beyond its tables.
#[derive(Default)]
pub struct RedactorBuilder {
    off: BTreeSet<String>,
    own: Vec<OwnRule>,
    keys: Vec<String>,
    secrets: Vec<String>,
}

impl RedactorBuilder {
    /// Turns the rules of this id on or off; all are on at first.
    #[must_use]
    pub fn rule(mut self, id: &str, on: bool) -> Self {
        if on {
            self.off.remove(id);
        } else {
            self.off.insert(id.to_owned());
        }
        self
    }

    /// Adds a rule.
    #[must_use]
    pub fn own_rule(mut self, rule: OwnRule) -> Self {
        self.own.push(rule);
        self
    }

    /// Adds the name of a key whose values are secret, in any case style.
    #[must_use]
    pub fn key(mut self, name: &str) -> Self {
        self.keys.push(name.to_owned());
        self
    }

    /// Registers an exact value to hide, as it is and in its usual encodings.
    #[must_use]
    pub fn secret(mut self, value: &str) -> Self {
        self.secrets.push(value.to_owned());
        self
    }

    /// Builds the redactor.
    ///
    /// # Errors
    /// Where a rule's id is malformed or its pattern does not compile, or the searches grow too large.
    pub fn build(self) -> Result<Redactor, BuildError> {
        let mut own = Vec::new();
        for (i, rule) in self.own.into_iter().enumerate() {
            if rule.id.is_empty() || !rule.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
                return Err(BuildError(format!("own rule {i}: expected an id of a-z, 0-9 and -")));
            }
            let pattern =
                regex::bytes::RegexBuilder::new(&rule.pattern).unicode(false).size_limit(1 << 20).build().map_err(|_| {
                    BuildError(format!("own rule {i} ({}): expected a pattern that the regex crate compiles within 1 MiB", rule.id))
                })?;
            own.push((Own { id: RuleName(Cow::Owned(rule.id)), pattern }, rule.keyword));
        }
        let mut warnings = Vec::new();
        for (index, secret) in self.secrets.iter().enumerate() {
            match secret.trim().len() {
                0 => warnings.push(Warning::BlankSecret { index }),
                n if n < registered::SHORT => warnings.push(Warning::ShortSecret { index }),
                _ => {}
            }
        }
        let too_large = |_| BuildError("expected fewer registered secrets or rules: the search grew too large".to_owned());
        let registered = registered::Registered::new(&self.secrets).map_err(too_large)?;
        let keys = self.keys.iter().map(|k| keys::segments(k)).filter(|k| !k.is_empty()).collect();
        Ok(Redactor { engine: Engine::new(self.off, own, keys, registered), warnings })
    }
}
