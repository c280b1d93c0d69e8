//! One search for all literals at once: in go a text and a window, out go the places of literals, in order of their starts.
//! It knows nothing of what a literal means.
//!
//! Three bytes at a time are hashed into a table of bits that fits the first cache; nearly all places of ordinary text end
//! there. That is several times as fast as an automaton of some hundred literals, and costs next to nothing to build.

use std::ops::Range;

/// Shortest literal, and what is hashed.
pub(crate) const HEAD: usize = 3;
const BITS: u32 = 16;

/// The search.
pub(crate) struct Search {
    bits: Box<[u64; WORDS]>,
    /// For each hash, where its literals start in `order`; the next one's start is their end.
    starts: Vec<u16>,
    order: Vec<Entry>,
    literals: Vec<Box<[u8]>>,
}

/// A literal and its first eight bytes.
struct Entry {
    want: u64,
    mask: u64,
    literal: u16,
}

const FOLD: u64 = 0x2020_2020_2020_2020;

fn eight(bytes: &[u8], at: usize) -> u64 {
    match bytes.get(at..at + 8).and_then(|b| b.try_into().ok()) {
        Some(b) => u64::from_le_bytes(b),
        None => bytes[at..].iter().take(8).rev().fold(0, |n, b| n << 8 | u64::from(*b)),
    }
}

/// Of the first three of four bytes, in the order of memory.
#[inline]
fn hash(four: u32) -> usize {
    // The product shifts the fourth byte out.
    ((four | 0x0020_2020).wrapping_mul(0x9E37_79B1 << 8) >> (32 - BITS)) as usize
}

fn head(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], 0])
}

impl Search {
    /// Literals are matched without regard to ASCII case; ones shorter than `HEAD` are never found.
    pub(crate) fn new(literals: Vec<Box<[u8]>>) -> Self {
        let mut keyed: Vec<(usize, u16)> =
            literals.iter().enumerate().filter(|(_, l)| l.len() >= HEAD).map(|(i, l)| (hash(head(l, 0)), i as u16)).collect();
        keyed.sort_unstable();
        let mut bits = Box::new([0u64; WORDS]);
        let mut starts = vec![0u16; (1 << BITS) + 1];
        for (hash, _) in &keyed {
            bits[hash / 64] |= 1 << (hash % 64);
            starts[hash + 1] += 1;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let entry = |literal: u16| {
            let bytes = &literals[usize::from(literal)];
            let mask = if bytes.len() >= 8 { u64::MAX } else { (1 << (bytes.len() * 8)) - 1 };
            Entry { want: (eight(bytes, 0) | FOLD) & mask, mask, literal }
        };
        let order = keyed.iter().map(|(_, i)| entry(*i)).collect();
        Self { bits, starts, order, literals }
    }

    /// Calls `each` with every literal that lies in `window`.
    pub(crate) fn each(&self, bytes: &[u8], window: Range<usize>, mut each: impl FnMut(usize, Range<usize>)) {
        let text = &bytes[..window.end];
        let mut places = [0; PIECE];
        let mut from = window.start;
        while from + HEAD <= text.len() {
            let to = (from + PIECE).min(text.len() + 1 - HEAD);
            let count = self.candidates(&text[from..(to + 8).min(text.len())], to - from, &mut places);
            for place in &places[..count] {
                let at = from + usize::from(*place);
                let here = eight(text, at) | FOLD;
                let hash = hash(head(text, at));
                for Entry { want, mask, literal } in &self.order[usize::from(self.starts[hash])..usize::from(self.starts[hash + 1])]
                {
                    if here & mask != *want {
                        continue;
                    }
                    let want = &self.literals[usize::from(*literal)];
                    if let Some(got) = text.get(at..at + want.len())
                        && got.eq_ignore_ascii_case(want)
                    {
                        each(usize::from(*literal), at..at + want.len());
                    }
                }
            }
            from = to;
        }
    }

    /// How many of the first `count` places in `piece` may start a literal, and which. A loop of its own, so that all it needs
    /// stays in registers; without a branch, so that nothing is guessed wrong.
    #[inline(never)]
    fn candidates(&self, piece: &[u8], count: usize, places: &mut [u16; PIECE]) -> usize {
        let bits: &[u64; WORDS] = &self.bits;
        let mut n = 0;
        let mut look = |place: usize, four: u32| {
            let hash = hash(four);
            places[n % PIECE] = place as u16;
            n += (bits[hash / 64 % WORDS] >> (hash % 64) & 1) as usize;
        };
        let mut at = 0;
        // Eight bytes hold six places, of which four are looked at.
        while at + 4 <= count
            && let Some(eight) = piece.get(at..at + 8)
        {
            let eight = u64::from_le_bytes([eight[0], eight[1], eight[2], eight[3], eight[4], eight[5], eight[6], eight[7]]);
            look(at, eight as u32);
            look(at + 1, (eight >> 8) as u32);
            look(at + 2, (eight >> 16) as u32);
            look(at + 3, (eight >> 24) as u32);
            at += 4;
        }
        while at < count {
            look(at, head(piece, at));
            at += 1;
        }
        n
    }
}

/// Scanned at once; a place in it fits 16 bits.
const PIECE: usize = 512;
const WORDS: usize = (1 << BITS) / 64;
