//! Formatting a message: ours, and `fluent-bundle` beside it in the same run, on the same catalogue.
//!
//! `cargo bench --bench locale`. Both build their arguments and their text anew each time. Ours writes the number with the
//! language's digits and separators; `fluent-bundle` writes it as Rust does, and so does less.

use countersign::locale::catalogue::{CatalogueText, Languages};
use countersign::locale::{Argument, Output};
use divan::{Bencher, black_box};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

const CATALOGUE: &str = "\
two = { $name } holds { $n } films that nobody has seen
plural = { $n ->
    [one] { $name } holds a film
   *[other] { $name } holds { $n } films
}
";

fn main() {
    divan::main();
}

fn bundle() -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(CATALOGUE.into()).unwrap()).unwrap();
    bundle
}

#[divan::bench(args = ["two", "plural"])]
fn ours(bencher: Bencher<'_, '_>, id: &str) {
    let over = CatalogueText { language: "en".into(), file: "shop".into(), text: CATALOGUE.into() };
    let languages = Languages::with(vec![over]);
    let locale = languages.get("en").unwrap();
    bencher.bench_local(|| {
        let number = black_box(1204).into();
        let name = black_box("The archive");
        let mut out = String::new();
        locale.format_of("shop", id, &[("name", Argument::Text), ("n", Argument::Number(&number))], &mut |piece| match piece {
            Output::Words(words) => out.push_str(words),
            Output::Argument(_) => out.push_str(name),
        });
        out
    });
}

#[divan::bench(args = ["two", "plural"])]
fn fluent_bundle(bencher: Bencher<'_, '_>, id: &str) {
    let bundle = bundle();
    let pattern = bundle.get_message(id).unwrap().value().unwrap();
    bencher.bench_local(|| {
        let mut arguments = FluentArgs::new();
        arguments.set("name", black_box("The archive"));
        arguments.set("n", black_box(1204));
        bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    });
}
