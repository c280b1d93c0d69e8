//! Numbers, plural categories and lists by CLDR, through ICU4X.

use fixed_decimal::Decimal;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::DecimalFormatterOptions;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

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
        match self.plural.as_ref().map(|rules| rules.category_for(number)) {
            Some(PluralCategory::Zero) => "zero",
            Some(PluralCategory::One) => "one",
            Some(PluralCategory::Two) => "two",
            Some(PluralCategory::Few) => "few",
            Some(PluralCategory::Many) => "many",
            Some(PluralCategory::Other) | None => "other",
        }
    }

    /// The items joined as the language lists things that all count: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        match &self.list {
            Some(list) => list.format(items.iter()).to_string(),
            None => items.join(", "),
        }
    }
}
