//! Hides secrets in what comes in pieces: in go bytes, out go the same bytes with marks. It holds back as much as a secret
//! may need, and no more, whatever the length of the whole. Bytes that are no UTF-8 pass as they are.

use super::{Redactor, mark, replace_bytes};

/// Scanned at once.
const BLOCK: usize = 128 * 1024;
/// Held back for the next scan: a secret that starts before it is seen whole.
const BEHIND: usize = 16 * 1024;
/// Kept of what was written, so that a key is seen before its value.
const BEFORE: usize = 1024;
/// A secret that is longer than this is swallowed as it comes.
const LONGEST: usize = 512 * 1024;

/// A filter over a stream of bytes.
pub struct RedactStream<'r> {
    redactor: &'r Redactor,
    buffer: Vec<u8>,
    /// How much of the buffer was written already.
    written: usize,
    /// Bytes since the last scan.
    fresh: usize,
    hidden: usize,
    /// Whether the rest of an endless secret is being dropped.
    swallowing: bool,
}

impl<'r> RedactStream<'r> {
    pub(super) fn new(redactor: &'r Redactor) -> Self {
        Self { redactor, buffer: Vec::new(), written: 0, fresh: 0, hidden: 0, swallowing: false }
    }

    /// How many values were hidden so far.
    pub fn hidden(&self) -> usize {
        self.hidden
    }

    /// Takes the next piece and writes what is safe by now.
    pub fn push(&mut self, piece: impl AsRef<[u8]>, out: &mut Vec<u8>) {
        for part in piece.as_ref().chunks(BLOCK) {
            self.buffer.extend_from_slice(part);
            self.fresh += part.len();
            if self.fresh >= BLOCK / 2 && self.buffer.len() >= BLOCK {
                self.scan(out, false);
            }
        }
    }

    /// Writes the rest.
    pub fn finish(mut self, out: &mut Vec<u8>) {
        self.scan(out, true);
    }

    fn scan(&mut self, out: &mut Vec<u8>, last: bool) {
        self.fresh = 0;
        if self.swallowing {
            let stop = self.buffer[self.written..].iter().position(|b| b.is_ascii_whitespace() || matches!(b, b'"' | b'\'' | b'<'));
            match stop {
                Some(n) => {
                    self.buffer.drain(..self.written + n);
                    self.written = 0;
                    self.swallowing = false;
                }
                None => {
                    self.buffer.clear();
                    self.written = 0;
                    return;
                }
            }
        }
        let mut buffer = std::mem::take(&mut self.buffer);
        let text = readable(&buffer);
        let spans = self.redactor.spans(&text);
        let mut cut = buffer.len();
        if !last {
            let latest = cut - BEHIND;
            // Between two lines where there are some, else anywhere between two characters.
            cut = memchr::memrchr(b'\n', &buffer[self.written..latest.max(self.written)]).map_or(latest, |n| self.written + n + 1);
            while cut > self.written && !text.is_char_boundary(cut) {
                cut -= 1;
            }
            if let Some(span) = spans.iter().find(|s| s.range.start < cut && cut < s.range.end) {
                if span.range.len() > LONGEST {
                    self.emit(&buffer, &spans, span.range.start, out);
                    out.extend_from_slice(mark(span.rule.as_str()).as_bytes());
                    self.hidden += 1;
                    self.written = 0;
                    self.swallowing = true;
                    return;
                }
                cut = span.range.start;
            }
        }
        self.emit(&buffer, &spans, cut, out);
        let keep = cut.saturating_sub(BEFORE).min(cut);
        let keep = (keep..cut).find(|at| text.is_char_boundary(*at)).unwrap_or(cut);
        drop(text);
        buffer.drain(..keep);
        self.buffer = buffer;
        self.written = cut - keep;
    }

    /// Writes the buffer up to `cut`.
    fn emit(&mut self, buffer: &[u8], spans: &[super::Span], cut: usize, out: &mut Vec<u8>) {
        if cut <= self.written {
            return;
        }
        let spans = spans.iter().filter(|s| s.range.end > self.written && s.range.start < cut);
        self.hidden += replace_bytes(buffer, self.written..cut, spans, out);
    }
}

/// The buffer as text of the same length: bytes that are no UTF-8 become a control character, which every view drops.
fn readable(bytes: &[u8]) -> std::borrow::Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.into();
    }
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(std::iter::repeat_n('\u{7F}', chunk.invalid().len()));
    }
    text.into()
}
