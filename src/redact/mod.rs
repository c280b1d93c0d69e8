//! Stub.
use std::borrow::Cow;
use crate::model::Untrusted;
pub struct Redactor;
#[derive(Clone, Copy)]
pub enum Slot { Line, Block }
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Redacted { text: String }
impl Redacted {
    pub fn as_str(&self) -> &str { &self.text }
    pub fn hidden(&self) -> usize { 0 }
    pub fn mixed_scripts(&self) -> bool { false }
    pub fn escaped(&self) -> bool { false }
    pub fn is_blank(&self) -> bool { self.text.trim().is_empty() }
    pub fn has_rtl(&self) -> bool { false }
    pub fn prefix(&self, bytes: usize) -> Redacted { Redacted { text: self.text[..bytes].to_owned() } }
    pub fn safe_cut(&self, mut max: usize) -> usize { max = max.min(self.text.len()); while !self.text.is_char_boundary(max) { max -= 1; } max }
}
impl serde::Serialize for Redacted { fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> { s.serialize_str(&self.text) } }
impl Redactor {
    pub fn standard() -> &'static Redactor { &Redactor }
    pub fn hide<'t>(&self, t: &'t str) -> Cow<'t, str> { t.into() }
    pub fn show(&self, t: &Untrusted, _: Slot) -> Redacted { Redacted { text: t.raw().chars().map(|c| if c.is_control() && c != '\n' { '?' } else { c }).collect() } }
    pub fn show_keyed(&self, _: &str, t: &Untrusted, s: Slot) -> Redacted { self.show(t, s) }
    pub fn secret_key(&self, _: &str, _: &str) -> Option<&'static str> { None }
    pub fn hide_across(&self, _: &mut [&mut Redacted]) -> usize { 0 }
    pub fn url_bears_secret(&self, _: &str) -> bool { false }
    pub fn stream(&self) -> Stream { Stream }
}
pub struct Stream;
impl Stream { pub fn push(&mut self, c: &[u8], o: &mut Vec<u8>) { o.extend_from_slice(c) } pub fn finish(self, _: &mut Vec<u8>) {} }
