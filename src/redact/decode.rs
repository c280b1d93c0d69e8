//! What one encoded character stands for: percent signs, entities, backslashes, and the tags that readers don't see. In goes
//! the text from the sign on, out goes its length and meaning. It knows nothing of what is around it, or of secrets.

use std::borrow::Cow;

use super::shape::TOKEN;
use super::view::Piece;

fn nibble(b: u8) -> Option<u32> {
    (b as char).to_digit(16)
}

fn from_bytes(list: &[u8]) -> Option<Cow<'static, str>> {
    std::str::from_utf8(list).ok().map(|s| Cow::Owned(s.to_owned()))
}

pub(super) fn percent(rest: &[u8]) -> Option<Piece> {
    // `%25` may be repeated: each is one more layer around the same character.
    let one = |at: usize| -> Option<(usize, u8)> {
        let mut p = at;
        if rest.get(p) != Some(&b'%') {
            return None;
        }
        p += 1;
        while rest.get(p) == Some(&b'2')
            && rest.get(p + 1) == Some(&b'5')
            && rest.get(p + 2).is_some_and(u8::is_ascii_hexdigit)
            && rest.get(p + 3).is_some_and(u8::is_ascii_hexdigit)
        {
            p += 2;
        }
        let (a, b) = (nibble(*rest.get(p)?)?, nibble(*rest.get(p + 1)?)?);
        Some((p + 2, (a * 16 + b) as u8))
    };
    if rest.get(1).is_some_and(|b| matches!(b, b'u' | b'U')) {
        let code = rest.get(2..6)?.iter().try_fold(0, |n, b| Some(n * 16 + nibble(*b)?))?;
        return Some((6, Cow::Owned(char::from_u32(code)?.to_string()), true));
    }
    let (mut end, first) = one(0)?;
    let mut list = vec![first];
    let more = match first {
        0x00..=0x7F => 0,
        0xC2..=0xDF => 1,
        0xE0..=0xEF => 2,
        0xF0..=0xF4 => 3,
        _ => return None,
    };
    for _ in 0..more {
        let (next, byte) = one(end)?;
        list.push(byte);
        end = next;
    }
    Some((end, from_bytes(&list)?, true))
}

const NAMED: &[(&str, &str)] = &[
    ("amp", "&"),
    ("lt", "<"),
    ("gt", ">"),
    ("quot", "\""),
    ("apos", "'"),
    ("nbsp", " "),
    ("colon", ":"),
    ("equals", "="),
    ("lowbar", "_"),
    ("UnderBar", "_"),
    ("hyphen", "-"),
    ("dash", "-"),
    ("period", "."),
    ("sol", "/"),
    ("plus", "+"),
    ("commat", "@"),
    ("num", "#"),
    ("percnt", "%"),
    ("dollar", "$"),
    ("excl", "!"),
    ("ast", "*"),
    ("comma", ","),
    ("semi", ";"),
    ("quest", "?"),
    ("bsol", "\\"),
    ("lpar", "("),
    ("rpar", ")"),
    ("lbrack", "["),
    ("rbrack", "]"),
    ("lsqb", "["),
    ("rsqb", "]"),
    ("lcub", "{"),
    ("rcub", "}"),
    ("vert", "|"),
    ("tilde", "~"),
    ("Hat", "^"),
    ("grave", "`"),
    ("shy", ""),
    ("zwnj", ""),
    ("zwj", ""),
    ("lrm", ""),
    ("rlm", ""),
    ("ZeroWidthSpace", ""),
    ("NoBreak", ""),
    ("NewLine", "\n"),
    ("Tab", "\t"),
];

pub(super) fn entity(rest: &[u8]) -> Option<Piece> {
    let mut p = 1;
    while rest.get(p..p + 4) == Some(b"amp;") && rest.get(p + 4).is_some_and(|b| *b == b'#' || b.is_ascii_alphabetic()) {
        p += 4;
    }
    if rest.get(p) == Some(&b'#') {
        let hex = matches!(rest.get(p + 1), Some(b'x' | b'X'));
        let from = p + if hex { 2 } else { 1 };
        let radix = if hex { 16 } else { 10 };
        let mut end = from;
        let mut code = 0u32;
        while end - from < 40
            && let Some(digit) = rest.get(end).and_then(|b| (*b as char).to_digit(radix))
        {
            code = code.saturating_mul(radix).saturating_add(digit);
            end += 1;
        }
        if end == from {
            return None;
        }
        let c = char::from_u32(code)?;
        return Some((end + usize::from(rest.get(end) == Some(&b';')), Cow::Owned(c.to_string()), true));
    }
    let word = rest[p..].iter().take(16).take_while(|b| b.is_ascii_alphanumeric()).count();
    if rest.get(p + word) != Some(&b';') {
        return None;
    }
    let name = std::str::from_utf8(&rest[p..p + word]).ok()?;
    let (_, what) = NAMED.iter().find(|(n, _)| *n == name)?;
    Some((p + word + 1, Cow::Borrowed(what), true))
}

pub(super) fn backslash(rest: &[u8]) -> Option<Piece> {
    let n = rest.iter().take_while(|b| **b == b'\\').count();
    let hex = |from: usize, least: usize, most: usize| -> Option<(usize, u32)> {
        let len = rest[from.min(rest.len())..].iter().take(most).take_while(|b| b.is_ascii_hexdigit()).count();
        (len >= least).then(|| {
            (from + len, rest[from..from + len].iter().fold(0u32, |n, b| n.wrapping_mul(16).wrapping_add(nibble(*b).unwrap_or(0))))
        })
    };
    let code = match rest.get(n) {
        Some(b'u') if rest.get(n + 1) == Some(&b'{') => {
            hex(n + 2, 1, 6).filter(|(end, _)| rest.get(*end) == Some(&b'}')).map(|(end, code)| (end + 1, code))
        }
        Some(b'u') => hex(n + 1, 4, 4),
        Some(b'U') => hex(n + 1, 8, 8),
        Some(b'x') => hex(n + 1, 2, 2),
        // One alone may be a digit after an escaped sign.
        Some(b'0'..=b'3') if rest.get(n + 3) == Some(&b'\\') || rest.get(n + 3).is_none_or(|b| !TOKEN.has(*b)) => rest
            .get(n..n + 3)
            .filter(|d| d.iter().all(|b| matches!(b, b'0'..=b'7')))
            .map(|d| (n + 3, d.iter().fold(0, |n, b| n * 8 + u32::from(b - b'0')))),
        _ => None,
    };
    if let Some((end, code)) = code {
        // Halves of a pair: the first one takes the second along.
        if (0xD800..0xDC00).contains(&code)
            && rest.get(end) == Some(&b'\\')
            && let Some(b'u') = rest.get(end + 1)
            && let Some((end, low)) = hex(end + 2, 4, 4)
            && (0xDC00..0xE000).contains(&low)
        {
            let c = char::from_u32(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))?;
            return Some((end, Cow::Owned(c.to_string()), true));
        }
        // Bytes of UTF-8, one by one.
        if rest.get(n) == Some(&b'x') && code >= 0xC2 {
            let mut list = vec![code as u8];
            let mut p = end;
            while list.len() < 4
                && rest.get(p) == Some(&b'\\')
                && rest.get(p + 1) == Some(&b'x')
                && std::str::from_utf8(&list).is_err()
            {
                let Some((next, byte)) = hex(p + 2, 2, 2) else { break };
                list.push(byte as u8);
                p = next;
            }
            if let Some(what) = from_bytes(&list) {
                return Some((p, what, true));
            }
        }
        let c = char::from_u32(code)?;
        return Some((end, Cow::Owned(c.to_string()), true));
    }
    match rest.get(n) {
        Some(b'n') => Some((n + 1, Cow::Borrowed("\n"), true)),
        Some(b'r') => Some((n + 1, Cow::Borrowed("\r"), true)),
        Some(b't') => Some((n + 1, Cow::Borrowed("\t"), true)),
        Some(b'\n') => Some((n + 1, Cow::Borrowed(""), false)),
        // One layer of several: `\\\\` is a backslash that was escaped.
        _ => Some((n, if n < 2 { Cow::Borrowed("") } else { Cow::Owned("\\".repeat(n / 2)) }, false)),
    }
}

/// A short tag of formatting: readers don't see it.
pub(super) fn tag(rest: &[u8]) -> Option<usize> {
    let slash = usize::from(rest.get(1) == Some(&b'/'));
    if rest.starts_with(b"<!--") {
        return memchr::memmem::find(&rest[..rest.len().min(80)], b"-->").map(|n| n + 3);
    }
    let name = rest[1 + slash..].iter().take(8).take_while(|b| b.is_ascii_alphabetic()).count();
    let word = &rest[1 + slash..1 + slash + name];
    let known = [
        &b"b"[..],
        b"i",
        b"u",
        b"s",
        b"em",
        b"tt",
        b"br",
        b"wbr",
        b"del",
        b"ins",
        b"sub",
        b"sup",
        b"mark",
        b"code",
        b"span",
        b"font",
        b"strong",
        b"small",
        b"kbd",
        b"samp",
    ];
    if !known.iter().any(|k| word.eq_ignore_ascii_case(k)) {
        return None;
    }
    let end = rest[..rest.len().min(80)].iter().position(|b| *b == b'>')?;
    let inside = &rest[1 + slash + name..end];
    (inside.is_empty() || matches!(inside[0], b' ' | b'/')).then_some(end + 1)
}
