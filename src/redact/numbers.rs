//! Payment cards and bank accounts: in goes a text and the place of a digit, out goes the number's range if its checksum
//! holds. It knows nothing of keys, views or marks.

use std::ops::Range;

use super::shape::{DIGIT, WORD};

/// The number around the digit at `at`, and where to search on.
pub(crate) fn look(bytes: &[u8], at: usize, floor: usize) -> (Option<(Range<usize>, &'static str)>, usize) {
    let sep = |b: u8| matches!(b, b' ' | b'-');
    // The cluster of digits with single separators.
    let mut start = at;
    while start > floor
        && (DIGIT.has(bytes[start - 1]) || sep(bytes[start - 1]) && start > floor + 1 && DIGIT.has(bytes[start - 2]))
    {
        start -= 1;
    }
    let mut end = at;
    let mut digits = 0;
    let mut p = start;
    while p < bytes.len() && (DIGIT.has(bytes[p]) || sep(bytes[p]) && bytes.get(p + 1).is_some_and(|b| DIGIT.has(*b))) {
        digits += usize::from(DIGIT.has(bytes[p]));
        p += 1;
        end = p;
    }
    if (13..=19).contains(&digits) && edges(bytes, start, end) && is_card(&bytes[start..end]) {
        return (Some((start..end, "payment-card")), end);
    }
    if digits >= 2
        && let Some(range) = iban(bytes, start, end, floor)
    {
        let end = range.end;
        return (Some((range, "iban")), end);
    }
    (None, end)
}

fn edges(bytes: &[u8], start: usize, end: usize) -> bool {
    let before = start.checked_sub(1).map(|i| bytes[i]);
    let after = bytes.get(end).copied();
    !before.is_some_and(|b| WORD.has(b) || matches!(b, b'.' | b'_' | b'-' | b'/' | b'#' | b'$' | b'+' | b'%'))
        && !after.is_some_and(|b| WORD.has(b) || b == b'_' || b == b'-' || b == b'/')
        && !(after == Some(b'.') && bytes.get(end + 1).is_some_and(|b| DIGIT.has(*b)))
}

/// Luhn's sum, a known first digit, and groups as they are printed.
fn is_card(text: &[u8]) -> bool {
    let digits: Vec<u8> = text.iter().filter(|b| DIGIT.has(**b)).map(|b| b - b'0').collect();
    let n = digits.len();
    let two = u32::from(digits[0]) * 10 + u32::from(digits[1]);
    let four = two * 100 + u32::from(digits[2]) * 10 + u32::from(digits[3]);
    let known = match two {
        34 | 37 => n == 15,
        30 | 36 | 38 | 39 => n == 14 || n == 16,
        35 => n == 16 && (3528..=3589).contains(&four),
        40..=49 => n == 13 || n == 16 || n == 19,
        51..=55 => n == 16,
        22..=27 => n == 16 && (2221..=2720).contains(&four),
        62 => (16..=19).contains(&n),
        60 | 64 | 65 | 81 => n == 16 || n == 19,
        50 | 56..=59 | 61 | 63 | 66..=69 => n == 16 && text.len() > n,
        _ => false,
    };
    if !known || digits.iter().all(|d| *d == digits[1]) {
        return false;
    }
    let groups: Vec<usize> = text.split(|b| !DIGIT.has(*b)).map(<[u8]>::len).collect();
    let printed =
        groups.len() == 1 || groups[0] == 4 && groups[1..groups.len() - 1].iter().all(|g| *g == 4 || *g == 6) && groups.len() <= 5;
    printed && luhn(&digits)
}

fn luhn(digits: &[u8]) -> bool {
    let sum: u32 = digits
        .iter()
        .rev()
        .enumerate()
        .map(|(i, d)| {
            let d = u32::from(*d);
            if i % 2 == 0 {
                d
            } else if d > 4 {
                d * 2 - 9
            } else {
                d * 2
            }
        })
        .sum();
    sum.is_multiple_of(10)
}

/// Countries and the length of their account numbers.
const IBANS: &[(&[u8; 2], usize)] = &[
    (b"AD", 24),
    (b"AE", 23),
    (b"AL", 28),
    (b"AT", 20),
    (b"AZ", 28),
    (b"BA", 20),
    (b"BE", 16),
    (b"BG", 22),
    (b"BH", 22),
    (b"BR", 29),
    (b"BY", 28),
    (b"CH", 21),
    (b"CR", 22),
    (b"CY", 28),
    (b"CZ", 24),
    (b"DE", 22),
    (b"DK", 18),
    (b"DO", 28),
    (b"EE", 20),
    (b"EG", 29),
    (b"ES", 24),
    (b"FI", 18),
    (b"FO", 18),
    (b"FR", 27),
    (b"GB", 22),
    (b"GE", 22),
    (b"GI", 23),
    (b"GL", 18),
    (b"GR", 27),
    (b"GT", 28),
    (b"HR", 21),
    (b"HU", 28),
    (b"IE", 22),
    (b"IL", 23),
    (b"IQ", 23),
    (b"IS", 26),
    (b"IT", 27),
    (b"JO", 30),
    (b"KW", 30),
    (b"KZ", 20),
    (b"LB", 28),
    (b"LC", 32),
    (b"LI", 21),
    (b"LT", 20),
    (b"LU", 20),
    (b"LV", 21),
    (b"LY", 25),
    (b"MC", 27),
    (b"MD", 24),
    (b"ME", 22),
    (b"MK", 19),
    (b"MR", 27),
    (b"MT", 31),
    (b"MU", 30),
    (b"NL", 18),
    (b"NO", 15),
    (b"PK", 24),
    (b"PL", 28),
    (b"PS", 29),
    (b"PT", 25),
    (b"QA", 29),
    (b"RO", 24),
    (b"RS", 22),
    (b"SA", 24),
    (b"SC", 31),
    (b"SE", 24),
    (b"SI", 19),
    (b"SK", 24),
    (b"SM", 27),
    (b"ST", 25),
    (b"SV", 28),
    (b"TL", 23),
    (b"TN", 24),
    (b"TR", 26),
    (b"UA", 29),
    (b"VA", 22),
    (b"VG", 24),
    (b"XK", 20),
];

/// An account number that holds the digits `start..end`.
fn iban(bytes: &[u8], start: usize, end: usize, floor: usize) -> Option<Range<usize>> {
    let low = floor.max(start.saturating_sub(44));
    let mut s = start;
    // Back over letters, digits and single spaces to each place where it might start.
    loop {
        if s >= low + 2
            && bytes[s - 1].is_ascii_alphabetic()
            && bytes[s - 2].is_ascii_alphabetic()
            && DIGIT.has(*bytes.get(s)?)
            && bytes.get(s + 1).is_some_and(|b| DIGIT.has(*b))
        {
            let from = s - 2;
            if (from == 0 || !WORD.has(bytes[from - 1]))
                && let Some(to) = iban_at(bytes, from)
                && to >= end.min(from + 15)
            {
                return Some(from..to);
            }
        }
        if s <= low || !(WORD.has(bytes[s - 1]) || matches!(bytes[s - 1], b' ' | b'-')) || start - s > 40 {
            return None;
        }
        s -= 1;
    }
}

fn iban_at(bytes: &[u8], from: usize) -> Option<usize> {
    let country = [bytes[from].to_ascii_uppercase(), bytes[from + 1].to_ascii_uppercase()];
    let want = IBANS.iter().find(|(c, _)| **c == country)?.1;
    let mut got = Vec::with_capacity(want);
    let mut p = from;
    while got.len() < want {
        let b = *bytes.get(p)?;
        if WORD.has(b) {
            got.push(b.to_ascii_uppercase());
        } else if !matches!(b, b' ' | b'-') || p == from || !WORD.has(bytes[p - 1]) {
            return None;
        }
        p += 1;
    }
    if bytes.get(p).is_some_and(|b| WORD.has(*b)) {
        return None;
    }
    let rest = got[4..].iter().chain(&got[..4]).try_fold(0u32, |sum, b| {
        Some(if DIGIT.has(*b) { (sum * 10 + u32::from(b - b'0')) % 97 } else { (sum * 100 + u32::from(b - b'A') + 10) % 97 })
    })?;
    (rest == 1).then_some(p)
}
