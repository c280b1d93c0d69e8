//! A tiny pattern language for the tails of known tokens: in goes a row's `tail` and a place in a text, out comes where
//! the token ends. It knows nothing of rules, views or marks.
//!
//! A tail is a list of atoms, parted by spaces. `t6+` is six or more characters of class `t`, `h32` exactly 32, `d1-3`
//! one to three; `'.'` is that text; `?'.'` and `?t6+` may be missing. Runs are greedy and never give back, so a match
//! costs what it reads. Classes: `d` digits, `h` hex, `l` lower case and digits, `u` upper case and digits, `w` letters
//! and digits, `t` with `_-`, `b` base64, `x` everything that tokens are made of.

/// A set of bytes. One look into a table tells: most of the redactor's time is spent here.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Class([bool; 256]);

impl Class {
    pub(crate) const fn of(bytes: &[u8]) -> Self {
        let mut set = [false; 256];
        let mut i = 0;
        while i < bytes.len() {
            set[bytes[i] as usize] = true;
            i += 1;
        }
        Self(set)
    }

    pub(crate) const fn with(mut self, other: Self) -> Self {
        let mut i = 0;
        while i < 256 {
            self.0[i] |= other.0[i];
            i += 1;
        }
        self
    }

    /// Every byte, beyond ASCII too.
    pub(crate) const fn all() -> Self {
        Self([true; 256])
    }

    /// What lies below the space, and the one control character above.
    pub(crate) const fn controls() -> Self {
        let mut set = [false; 256];
        let mut i = 0;
        while i < 0x20 {
            set[i] = true;
            i += 1;
        }
        set[0x7F] = true;
        Self(set)
    }

    /// The same without some bytes.
    pub(crate) const fn without(mut self, bytes: &[u8]) -> Self {
        let mut i = 0;
        while i < bytes.len() {
            self.0[bytes[i] as usize] = false;
            i += 1;
        }
        self
    }

    /// The same without any byte of ASCII.
    pub(crate) const fn without_ascii(mut self) -> Self {
        let mut i = 0;
        while i < 128 {
            self.0[i] = false;
            i += 1;
        }
        self
    }

    /// Whether the class holds `byte`.
    #[inline]
    pub(crate) const fn has(&self, byte: u8) -> bool {
        self.0[byte as usize]
    }

    /// Where the run of this class that starts at `at` ends.
    pub(crate) fn run(&self, text: &[u8], at: usize) -> usize {
        at + text[at.min(text.len())..].iter().take_while(|b| self.has(**b)).count()
    }

    /// Where the run of this class that ends before `at` starts, at most `most` bytes back.
    pub(crate) fn run_back(&self, text: &[u8], at: usize, most: usize) -> usize {
        let floor = at.saturating_sub(most);
        at - text[floor..at].iter().rev().take_while(|b| self.has(**b)).count()
    }
}

pub(crate) static DIGIT: Class = Class::of(b"0123456789");
pub(crate) static HEX: Class = Class::of(b"0123456789abcdefABCDEF");
pub(crate) static LOWER: Class = Class::of(b"abcdefghijklmnopqrstuvwxyz");
pub(crate) static UPPER: Class = Class::of(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ");
static LOWER_DIGIT: Class = LOWER.with(DIGIT);
static UPPER_DIGIT: Class = UPPER.with(DIGIT);
pub(crate) static WORD: Class = LOWER_DIGIT.with(UPPER);
pub(crate) static TOKEN: Class = WORD.with(Class::of(b"_-"));
pub(crate) static BASE64: Class = WORD.with(Class::of(b"+/="));
pub(crate) static BASE64_ANY: Class = TOKEN.with(Class::of(b"+/="));
pub(crate) static WIDE: Class = TOKEN.with(Class::of(b"+/=.~%"));

enum Atom {
    Run { class: &'static Class, least: usize, most: usize },
    Text(&'static [u8]),
    Maybe(Box<Atom>),
}

/// A parsed tail.
pub(crate) struct Shape(Vec<Atom>);

impl Shape {
    /// Parses a tail. A mistake in a row's tail makes a shape that matches nothing; the table's tests find it.
    pub(crate) fn parse(tail: &'static str) -> Self {
        let atoms: Option<Vec<Atom>> = tail.split_ascii_whitespace().map(Self::atom).collect();
        Self(atoms.unwrap_or_else(|| vec![Atom::Run { class: &Class([false; 256]), least: 1, most: 1 }]))
    }

    fn atom(word: &'static str) -> Option<Atom> {
        if let Some(rest) = word.strip_prefix('?') {
            return Self::atom(rest).map(|atom| Atom::Maybe(Box::new(atom)));
        }
        if let Some(text) = word.strip_prefix('\'') {
            return Some(Atom::Text(text.strip_suffix('\'')?.as_bytes()));
        }
        let class = match word.as_bytes().first()? {
            b'd' => &DIGIT,
            b'h' => &HEX,
            b'l' => &LOWER_DIGIT,
            b'u' => &UPPER_DIGIT,
            b'w' => &WORD,
            b't' => &TOKEN,
            b'b' => &BASE64,
            b'x' => &WIDE,
            _ => return None,
        };
        let count = word.get(1..)?;
        let (least, most) = match count.strip_suffix('+') {
            Some(least) => (least.parse().ok()?, usize::MAX),
            None => match count.split_once('-') {
                Some((least, most)) => (least.parse().ok()?, most.parse().ok()?),
                None => (count.parse().ok()?, count.parse().ok()?),
            },
        };
        Some(Atom::Run { class, least, most })
    }

    /// How many bytes a match holds at least.
    #[cfg(test)]
    pub(crate) fn least(&self) -> usize {
        self.0
            .iter()
            .map(|atom| match atom {
                Atom::Run { least, .. } => *least,
                Atom::Text(text) => text.len(),
                Atom::Maybe(_) => 0,
            })
            .sum()
    }

    /// Where a match that starts at `at` ends.
    pub(crate) fn end(&self, text: &[u8], at: usize) -> Option<usize> {
        let mut at = at;
        for atom in &self.0 {
            at = Self::step(atom, text, at)?;
        }
        Some(at)
    }

    /// Where the run `lead` that ends before `at` starts.
    pub(crate) fn lead(lead: &'static str, text: &[u8], at: usize) -> Option<usize> {
        let Some(Atom::Run { class, least, most }) = Self::atom(lead) else { return None };
        let start = class.run_back(text, at, most);
        (at - start >= least).then_some(start)
    }

    fn step(atom: &Atom, text: &[u8], at: usize) -> Option<usize> {
        match atom {
            Atom::Maybe(atom) => Some(Self::step(atom, text, at).unwrap_or(at)),
            Atom::Text(want) => text.get(at..)?.starts_with(want).then_some(at + want.len()),
            Atom::Run { class, least, most } => {
                let end = class.run(&text[..text.len().min(at.saturating_add(*most))], at);
                (end - at >= *least).then_some(end)
            }
        }
    }
}

/// A list of words, with a small table that tells most others at once.
pub(crate) struct Words {
    list: &'static [&'static str],
    table: [u64; 32],
}

impl Words {
    pub(crate) const fn of(list: &'static [&'static str]) -> Self {
        let mut table = [0; 32];
        let mut i = 0;
        while i < list.len() {
            let at = Self::place(list[i].as_bytes());
            table[at / 64] |= 1 << (at % 64);
            i += 1;
        }
        Self { list, table }
    }

    const fn place(word: &[u8]) -> usize {
        if word.is_empty() {
            return 0;
        }
        let (first, middle, last) = (word[0] as usize, word[word.len() / 2] as usize, word[word.len() - 1] as usize);
        (first * 31 + middle * 397 + last * 1009 + word.len() * 89) % 2048
    }

    /// Whether the list holds `word`.
    pub(crate) fn has(&self, word: &str) -> bool {
        let at = Self::place(word.as_bytes());
        self.table[at / 64] >> (at % 64) & 1 == 1 && self.list.contains(&word)
    }
}
