//! Text that may leave: secrets hidden, everything visible. Only `redact` can make it; whoever holds one holds no secret.

use std::ops::Range;

use unicode_segmentation::GraphemeCursor;

/// Text that a person may read: secrets are marks, and what can't be seen is an escape.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Redacted {
    pub(super) text: String,
    /// Marks, escapes and signs, in order: none may be cut in two.
    pub(super) whole: Vec<Range<usize>>,
    /// Which of `whole` are marks.
    pub(super) marks: Vec<Range<usize>>,
    pub(super) escaped: bool,
    pub(super) mixed_scripts: bool,
    pub(super) blank: bool,
    pub(super) rtl: bool,
    /// Whether the last mark hides a secret that was cut off by the text's end.
    pub(super) open_end: bool,
}

impl Redacted {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// How many values are hidden.
    pub fn hidden(&self) -> usize {
        self.marks.len()
    }

    /// Whether some word or host mixes scripts.
    pub fn mixed_scripts(&self) -> bool {
        self.mixed_scripts
    }

    /// Whether anything reads otherwise than it was written (hidden values aside).
    pub fn escaped(&self) -> bool {
        self.escaped
    }

    /// Whether there is nothing that a person can see.
    pub fn is_blank(&self) -> bool {
        self.blank
    }

    /// Whether there are letters that run from right to left.
    pub fn has_rtl(&self) -> bool {
        self.rtl
    }

    /// The text up to `bytes`, or to the character boundary before. The caller asks `safe_cut` for a safe place.
    pub fn prefix(&self, bytes: usize) -> Self {
        let mut end = bytes.min(self.text.len());
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        let within = |ranges: &[Range<usize>]| ranges.iter().take_while(|r| r.end <= end).cloned().collect();
        let text = self.text[..end].to_owned();
        let blank = self.blank || text.trim().is_empty();
        Self {
            whole: within(&self.whole),
            marks: within(&self.marks),
            open_end: self.open_end && end == self.text.len(),
            blank,
            text,
            ..*self
        }
    }

    /// The largest offset of at most `max_bytes` where the text may be cut: between two characters as people count them,
    /// outside marks and escapes.
    pub fn safe_cut(&self, max_bytes: usize) -> usize {
        if max_bytes >= self.text.len() {
            return self.text.len();
        }
        let mut at = max_bytes;
        loop {
            let i = self.whole.partition_point(|r| r.end <= at);
            if let Some(range) = self.whole.get(i)
                && range.start < at
            {
                at = range.start;
            }
            if at == 0 || self.is_boundary(at) {
                return at;
            }
            at -= 1;
        }
    }

    fn is_boundary(&self, at: usize) -> bool {
        if !self.text.is_char_boundary(at) {
            return false;
        }
        let bytes = self.text.as_bytes();
        if bytes[at - 1].is_ascii() && bytes.get(at).is_none_or(u8::is_ascii) {
            return bytes[at - 1] != b'\r';
        }
        let mut cursor = GraphemeCursor::new(at, self.text.len(), true);
        cursor.is_boundary(&self.text, 0).unwrap_or_default()
    }
}

impl serde::Serialize for Redacted {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}
