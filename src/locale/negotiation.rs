//! From what a platform sends (`pt-br`, `zh-hans`, `en-US`, an Accept-Language header) to a language that we have.

use icu_locale::{LocaleCanonicalizer, LocaleDirectionality, LocaleExpander, LocaleFallbacker};
use icu_locale_core::{LanguageIdentifier, Locale, langid};
use std::sync::LazyLock;

use super::Direction;
use super::catalogue::SOURCE;

static CANONICALIZER: LazyLock<LocaleCanonicalizer> = LazyLock::new(LocaleCanonicalizer::new_extended);
static EXPANDER: LazyLock<LocaleExpander> = LazyLock::new(LocaleExpander::new_extended);

/// Languages whose readers read another one that CLDR names apart.
const READ_AS: &[(LanguageIdentifier, LanguageIdentifier)] =
    &[(langid!("no"), langid!("nb")), (langid!("nn"), langid!("nb")), (langid!("yue"), langid!("zh-Hant"))];

/// The best of `available` for the tags that were asked for, most wanted first; nothing where none fits.
///
/// Scripts are never crossed: a reader of Traditional Chinese is not given Simplified.
pub fn negotiate<'a>(requested: &[&str], available: &[&'a str]) -> Option<&'a str> {
    requested.iter().find_map(|tag| {
        let wanted = expanded(tag)?;
        let fitting = |region: bool| {
            available.iter().copied().find(|tag| {
                expanded(tag).is_some_and(|have| {
                    have.language == wanted.language && have.script == wanted.script && (!region || have.region == wanted.region)
                })
            })
        };
        // First the very region, then along CLDR's parents (pt-AO reads pt-PT, es-MX would read es-419), then any region.
        fitting(true)
            .or_else(|| parents(tag).into_iter().find_map(|parent| available.iter().copied().find(|tag| *tag == parent)))
            .or_else(|| fitting(false))
    })
}

/// The tags of an Accept-Language header, most wanted first; those with `q=0`, `*` and what is no tag are left out.
pub fn accept_language(header: &str) -> Vec<&str> {
    let mut ranges: Vec<(&str, f32)> = header
        .split(',')
        .filter_map(|range| {
            let mut parts = range.split(';').map(str::trim);
            let tag = parts.next().filter(|tag| !tag.is_empty() && *tag != "*")?;
            let quality = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.trim().parse().ok())?;
            (quality > 0.0).then_some((tag, quality))
        })
        .collect();
    ranges.sort_by(|a, b| b.1.total_cmp(&a.1));
    ranges.into_iter().map(|(tag, _)| tag).collect()
}

/// The language and those that stand in for what it lacks, the source last.
pub fn chain(tag: &str) -> Vec<String> {
    let mut chain = vec![tag.to_owned()];
    chain.extend(parents(tag));
    if !chain.iter().any(|tag| tag == SOURCE) {
        chain.push(SOURCE.to_owned());
    }
    chain
}

/// The direction of a language's script.
pub fn direction(tag: &str) -> Direction {
    static DIRECTIONALITY: LazyLock<LocaleDirectionality<LocaleExpander>> =
        LazyLock::new(|| LocaleDirectionality::new_with_expander(LocaleExpander::new_extended()));
    let rtl = parse(tag).is_some_and(|id| DIRECTIONALITY.is_right_to_left(&id));
    if rtl { Direction::Rtl } else { Direction::Ltr }
}

/// The tag as ICU4X takes it; the root where it is none.
pub fn icu_locale(tag: &str) -> Locale {
    parse(tag).map_or(Locale::UNKNOWN, Locale::from)
}

/// The tag as a folder is named: `pt_BR` is `pt-BR`, `iw` is `he`; nothing for what is no tag.
pub fn canonical(tag: &str) -> Option<String> {
    let mut locale = Locale::try_from_str(&tag.replace('_', "-")).ok()?;
    CANONICALIZER.canonicalize(&mut locale);
    (!locale.id.language.is_unknown() && locale.extensions.is_empty()).then(|| locale.id.to_string())
}

/// Whether CLDR knows the language of a tag.
pub fn is_known(tag: &str) -> bool {
    parse(tag).is_some_and(|mut id| {
        (id.script, id.region) = (None, None);
        EXPANDER.maximize(&mut id);
        id.script.is_some()
    })
}

/// The script of a language, as its four letters: `Latn`, `Jpan`; empty where none is known.
pub fn script(tag: &str) -> String {
    expanded(tag).and_then(|id| id.script).map(|script| script.to_string()).unwrap_or_default()
}

fn parents(tag: &str) -> Vec<String> {
    let Some(id) = parse(tag) else { return Vec::new() };
    let mut iterator = LocaleFallbacker::new()
        .for_config(icu_locale::fallback::LocaleFallbackConfig::default())
        .fallback_for(Locale::from(id).into());
    let mut tags = Vec::new();
    loop {
        iterator.step();
        let parent = iterator.get();
        if parent.is_unknown() || tags.len() > 8 {
            return tags;
        }
        tags.push(parent.to_string());
    }
}

/// A tag in its canonical form: `pt_br.utf8` is `pt-BR`, `iw` is `he`, `nn` is read as `nb`.
fn parse(tag: &str) -> Option<LanguageIdentifier> {
    let tag = tag.trim();
    let tag = tag[..tag.find(['.', '@']).unwrap_or(tag.len())].replace('_', "-");
    if tag.eq_ignore_ascii_case("c") || tag.eq_ignore_ascii_case("posix") {
        return None;
    }
    let mut locale = Locale::try_from_str(&tag).ok()?;
    CANONICALIZER.canonicalize(&mut locale);
    let mut id = locale.id;
    if id.language.is_unknown() {
        return None;
    }
    if let Some((_, read)) = READ_AS.iter().find(|(from, _)| from.language == id.language) {
        id.language = read.language;
        id.script = read.script.or(id.script);
    }
    Some(id)
}

fn expanded(tag: &str) -> Option<LanguageIdentifier> {
    let mut id = parse(tag)?;
    id.variants = Default::default();
    EXPANDER.maximize(&mut id);
    Some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn platforms_tags_find_their_language() {
        let have = ["ar", "de", "en", "es", "fr", "he", "id", "ja", "nb", "pt-BR", "pt-PT", "sr-Latn", "zh-Hans", "zh-Hant"];
        for (tag, expect) in [
            ("de", Some("de")),
            ("de-AT", Some("de")),
            ("pt-br", Some("pt-BR")),
            ("pt", Some("pt-BR")),
            ("pt_PT.UTF-8", Some("pt-PT")),
            ("pt-AO", Some("pt-PT")),
            ("zh-hans", Some("zh-Hans")),
            ("zh", Some("zh-Hans")),
            ("zh-TW", Some("zh-Hant")),
            ("zh-HK", Some("zh-Hant")),
            ("yue-HK", Some("zh-Hant")),
            ("es-MX", Some("es")),
            ("no", Some("nb")),
            ("nn", Some("nb")),
            ("nb-NO", Some("nb")),
            ("iw", Some("he")),
            ("in", Some("id")),
            ("en-UK", Some("en")),
            ("sr-RS", None),
            ("xx", None),
            ("", None),
            ("*", None),
            ("C", None),
            ("POSIX", None),
            ("i-default", None),
            ("<script>", None),
        ] {
            assert_eq!(negotiate(&[tag], &have), expect, "{tag}");
        }
        assert_eq!(negotiate(&["zh-TW"], &["zh-Hans"]), None, "scripts are never crossed");
        assert_eq!(negotiate(&["xx", "fr-CA", "de"], &have), Some("fr"));
    }

    #[test]
    fn accept_language_is_sorted_by_quality() {
        assert_eq!(accept_language("fr;q=0.2, de;q=0.95, zh;q=0, *, en"), ["en", "de", "fr"]);
        assert_eq!(accept_language(""), Vec::<&str>::new());
    }

    #[test]
    fn directions() {
        for (tag, expect) in [
            ("ar", Direction::Rtl),
            ("he", Direction::Rtl),
            ("fa", Direction::Rtl),
            ("ja", Direction::Ltr),
            ("nb", Direction::Ltr),
            ("ar-XB", Direction::Rtl),
            ("en-XA", Direction::Ltr),
        ] {
            assert_eq!(direction(tag), expect, "{tag}");
        }
    }
}
