//! Numbers, plural categories and lists by CLDR, through ICU4X.

use fixed_decimal::Decimal;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::DecimalFormatterOptions;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

/// The names of CLDR's plural categories, in its order.
pub const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What one language does with numbers and lists. Where ICU4X has no data for it, the root's.
pub struct Numbers {
    decimal: Option<DecimalFormatter>,
    plural: Option<PluralRules>,
    list: Option<ListFormatter>,
}

impl Numbers {
    /// The rules of `locale`.
    pub fn new(locale: &Locale) -> Self {
        Self {
            decimal: DecimalFormatter::try_new(locale.into(), DecimalFormatterOptions::default()).ok(),
            plural: PluralRules::try_new_cardinal(locale.into()).ok(),
            list: ListFormatter::try_new_and(locale.into(), ListFormatterOptions::default()).ok(),
        }
    }

    /// Appends a number with the language's digits and separators.
    pub fn write(&self, number: &Decimal, out: &mut String) {
        use std::fmt::Write as _;
        // Writing to a string can't fail.
        let _ = match &self.decimal {
            Some(decimal) => write!(out, "{}", decimal.format(number)),
            None => write!(out, "{number}"),
        };
    }

    /// The plural category of a number, by the name that it has in a catalogue.
    pub fn category(&self, number: &Decimal) -> &'static str {
        self.plural.as_ref().map_or("other", |rules| name(rules.category_for(number)))
    }

    /// The plural categories that the language has, in CLDR's order.
    pub fn categories(&self) -> Vec<&'static str> {
        let own: Vec<_> = self.plural.iter().flat_map(|rules| rules.categories()).map(name).collect();
        CATEGORIES.into_iter().filter(|category| own.contains(category) || *category == "other").collect()
    }

    /// The items joined as the language lists things that all count: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        match &self.list {
            Some(list) => list.format(items.iter()).to_string(),
            None => items.join(", "),
        }
    }
}

/// A number without the noughts at its end, which a key of a catalogue does not tell apart: `1.0` is `1`.
pub fn trimmed(mut number: Decimal) -> Decimal {
    number.absolute.trim_end();
    number
}

fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}
