//! Made-up secrets: a seeded generator and templates. `{w36}` in a template becomes 36 characters of class `w`.

/// A small generator of numbers: the same seed gives the same corpus.
pub(crate) struct Lot(u64);

impl Lot {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((self.next() >> 33) as usize) % n.max(1)
    }

    pub(crate) fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// `n` characters of a class.
    pub(crate) fn fill(&mut self, class: char, n: usize) -> String {
        let set: &str = match class {
            'd' => "0123456789",
            'h' => "0123456789abcdef",
            'l' => "abcdefghijklmnopqrstuvwxyz0123456789",
            'u' => "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
            'v' => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
            'a' => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
            'b' => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
            't' => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-",
            _ => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
        };
        let set: Vec<char> = set.chars().collect();
        (0..n)
            .map(|i| {
                let c = *self.of(&set);
                // No token starts or ends with a sign of punctuation.
                if (i == 0 || i + 1 == n) && !c.is_alphanumeric() { 'q' } else { c }
            })
            .collect()
    }

    /// A template filled, and the parts that were filled in with eight characters or more.
    pub(crate) fn make(&mut self, template: &str) -> (String, Vec<String>) {
        let mut text = String::new();
        let mut parts = Vec::new();
        let mut rest = template;
        while let Some(open) = rest.find('{') {
            let close = rest[open..].find('}').map(|n| open + n);
            let class = rest[open + 1..].chars().next().unwrap_or(' ');
            let count = close.and_then(|c| rest.get(open + 2..c)).and_then(|n| n.parse::<usize>().ok());
            match (close, count) {
                (Some(close), Some(count)) => {
                    text.push_str(&rest[..open]);
                    let filled = self.fill(class, count);
                    text.push_str(&filled);
                    if count >= 8 {
                        parts.push(filled);
                    }
                    rest = &rest[close + 1..];
                }
                _ => {
                    text.push_str(&rest[..=open]);
                    rest = &rest[open + 1..];
                }
            }
        }
        text.push_str(rest);
        (text, parts)
    }
}

/// Whether some window of eight characters of `secret` stands in `text`.
pub(crate) fn leaks(text: &str, secret: &str) -> bool {
    let chars: Vec<char> = secret.chars().collect();
    if chars.len() < 8 {
        return text.contains(secret);
    }
    chars.windows(8).any(|w| text.contains(&w.iter().collect::<String>()))
}
