//! Replays the fuzzer's corpus: whatever it once started from or found must still hold.

mod common;

#[path = "../fuzz/checks.rs"]
mod checks;

fn replay(target: &str, check: fn(&[u8])) {
    let folder = common::root().join("fuzz/corpus").join(target);
    let mut seen = 0;
    for file in std::fs::read_dir(&folder).unwrap() {
        let file = file.unwrap().path();
        check(&std::fs::read(&file).unwrap());
        seen += 1;
    }
    assert!(seen >= 30, "only {seen} files in {}", folder.display());
}

#[test]
fn the_corpus_of_the_redactor_holds() {
    replay("redact", checks::redact);
}

#[test]
fn the_corpus_of_rendering_holds() {
    replay("render", checks::render);
}
