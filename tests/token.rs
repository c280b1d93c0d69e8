//! Tokens: the vectors that another language can be built against, and everything that is close to a token and is none.

mod common;

use std::cell::Cell;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use countersign::model::{Approvers, Untrusted};
use countersign::token::{
    Audience, Binding, Issuer, KeyRing, MAX_EXPIRY, Purpose, TOKEN_LEN, Token, TokenError, approvers_digest, card_id, hide_tokens,
};
use serde_json::{Value, json};

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn secret(start: u8) -> [u8; 32] {
    std::array::from_fn(|n| start.wrapping_add(n as u8))
}

fn audience(connector: &str, chat: Option<&str>, thread: Option<&str>) -> Audience {
    Audience { connector: connector.to_owned(), chat: chat.map(str::to_owned), thread: thread.map(str::to_owned) }
}

fn only(ids: &[&str]) -> Approvers {
    Approvers::Only(ids.iter().map(|id| Untrusted::from(*id)).collect())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn binding() -> Binding {
    Binding::new(&audience("telegram", Some("-100123"), Some("7")), &only(&["1001"]), &[1; 32], &[2; 32])
}

fn ring() -> KeyRing {
    KeyRing::new('A', secret(0)).unwrap()
}

/// One random number after the other: which tokens are tried must be the same in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize
    }
}

#[test]
fn the_vectors_are_what_this_build_makes() {
    let cases = [
        ("all parts", "req-1", audience("telegram", Some("-1001234567890"), Some("7")), only(&["1001", "2002"]), 1_796_040_120),
        ("anyone, no place", "req-1", audience("slack", None, None), Approvers::Anyone, 1_796_040_120),
        ("nobody", "é ü", audience("email", Some("sam@example.com"), None), only(&[]), MAX_EXPIRY),
        ("ids in another order, one twice", "req-1", audience("slack", Some("C1"), None), only(&["b", "a", "b"]), 1),
    ];
    let vectors: Vec<Value> = cases
        .iter()
        .map(|(name, id, audience, approvers, expires_at)| {
            let (input, card) = ([0x11; 32], [0x22; 32]);
            let issuer = Issuer::signed(&ring(), id, *expires_at, Binding::new(audience, approvers, &input, &card));
            let tokens: serde_json::Map<_, _> = Purpose::ALL
                .into_iter()
                .filter(|purpose| *purpose != Purpose::Reply)
                .map(|purpose| (purpose.letter().to_string(), issuer.token(purpose).into()))
                .collect();
            let ids = match approvers {
                Approvers::Anyone => Value::Null,
                Approvers::Only(ids) => ids.iter().map(|id| id.raw()).collect::<Vec<_>>().into(),
            };
            json!({
                "name": name, "request_id": id, "connector": audience.connector, "chat": audience.chat, "thread": audience.thread,
                "approvers": ids, "expires_at": expires_at, "input_digest": hex(&input), "card_digest": hex(&card),
                "card_id": card_id(id), "approvers_digest": hex(&approvers_digest(approvers)),
                "tokens": tokens, "reply_tag": issuer.reply_tag().unwrap(),
            })
        })
        .collect();
    let file = json!({ "key": { "id": "A", "bytes": hex(&secret(0)) }, "vectors": vectors });
    let text = serde_json::to_string_pretty(&file).unwrap() + "\n";
    let path = common::root().join("docs/token-vectors.json");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert!(std::fs::read_to_string(&path).unwrap_or_default() == text, "docs/token-vectors.json is stale: BLESS=1 writes it");
    for vector in &vectors {
        for token in vector["tokens"].as_object().unwrap().values() {
            Token::parse(token.as_str().unwrap()).unwrap();
        }
    }
}

#[test]
fn tokens_fit_in_every_combination() {
    for id in ["", "x", &"ü".repeat(10_000)] {
        for expires_at in [0, 1, 1_796_040_120, MAX_EXPIRY, MAX_EXPIRY + 1, u64::MAX] {
            for place in [None, Some(""), Some("-100123"), Some(&*"c".repeat(10_000))] {
                for approvers in [Approvers::Anyone, only(&[]), only(&["a"; 1000])] {
                    let binding = Binding::new(&audience("telegram", place, place), &approvers, &[0; 32], &[0; 32]);
                    for key in ['A', 'z', '0', '-', '_'] {
                        let ring = KeyRing::new(key, secret(9)).unwrap();
                        let issuer = Issuer::signed(&ring, id, expires_at, binding.clone());
                        for purpose in Purpose::ALL {
                            let text = issuer.token(purpose);
                            assert_eq!(text.len(), TOKEN_LEN);
                            let token = Token::parse(&text).unwrap();
                            assert_eq!((token.purpose(), token.card_id()), (purpose, card_id(id).as_str()));
                            assert_eq!(token.expires_at(), expires_at.min(MAX_EXPIRY));
                            assert!(ring.verify(&token, &binding));
                        }
                        assert_eq!(issuer.reply_tag().unwrap().len(), 26);
                    }
                }
            }
        }
    }
    const { assert!(TOKEN_LEN <= 64) };
}

#[test]
fn whatever_a_token_is_bound_to_counts() {
    let place = audience("telegram", Some("-100123"), Some("7"));
    let people = only(&["1001"]);
    let ring = ring();
    let token = Token::parse(&Issuer::signed(&ring, "r", 99, binding()).token(Purpose::Allow)).unwrap();
    let others = [
        Binding::new(&audience("slack", Some("-100123"), Some("7")), &people, &[1; 32], &[2; 32]),
        Binding::new(&audience("telegram", Some("-100124"), Some("7")), &people, &[1; 32], &[2; 32]),
        Binding::new(&audience("telegram", None, Some("7")), &people, &[1; 32], &[2; 32]),
        Binding::new(&audience("telegram", Some("-100123"), Some("8")), &people, &[1; 32], &[2; 32]),
        Binding::new(&audience("telegram", Some("-100123"), None), &people, &[1; 32], &[2; 32]),
        // The same bytes, apart at another place.
        Binding::new(&audience("telegram", Some("-1001237"), Some("")), &people, &[1; 32], &[2; 32]),
        Binding::new(&place, &Approvers::Anyone, &[1; 32], &[2; 32]),
        Binding::new(&place, &only(&[]), &[1; 32], &[2; 32]),
        Binding::new(&place, &only(&["1001", "1002"]), &[1; 32], &[2; 32]),
        Binding::new(&place, &people, &[3; 32], &[2; 32]),
        Binding::new(&place, &people, &[1; 32], &[3; 32]),
    ];
    assert!(ring.verify(&token, &binding()));
    for (n, other) in others.iter().enumerate() {
        assert!(!ring.verify(&token, other), "binding {n}");
    }
    assert_eq!(approvers_digest(&only(&["b", "a", "b"])), approvers_digest(&only(&["a", "b"])));
    assert_ne!(approvers_digest(&only(&["ab"])), approvers_digest(&only(&["a", "b"])));
    // A purpose has a key of its own: the MAC of one says nothing for another.
    let issuer = Issuer::signed(&ring, "r", 99, binding());
    let macs = Purpose::ALL.map(|purpose| issuer.token(purpose)[31..].to_owned());
    assert!((0..5).all(|a| (0..a).all(|b| macs[a] != macs[b])));
}

#[test]
fn a_million_mutated_and_forged_tokens_are_refused() {
    let ring = ring();
    let binding = binding();
    let good = Issuer::signed(&ring, "r", 1_796_040_120, binding.clone()).token(Purpose::Allow);
    let honoured = |text: &str| Token::parse(text).is_ok_and(|token| ring.verify(&token, &binding));
    assert!(honoured(&good));
    let tried = Cell::new(0_u64);
    let refused = |text: &str| {
        tried.set(tried.get() + 1);
        assert!(!honoured(text), "a token that nobody made is honoured");
    };
    // Every other byte at every place.
    let mut bytes = good.clone().into_bytes();
    for at in 0..bytes.len() {
        let own = bytes[at];
        for other in (0..128).filter(|other| *other != own) {
            bytes[at] = other;
            refused(std::str::from_utf8(&bytes).unwrap());
        }
        bytes[at] = own;
    }
    // Cut, extended, padded.
    for at in 0..good.len() {
        refused(&good[..at]);
        refused(&good[at + 1..]);
        refused(&format!("{}{}", &good[..at], &good[at + 1..]));
        for c in ALPHABET {
            refused(&format!("{}{}{}", &good[..at], *c as char, &good[at..]));
        }
    }
    for odd in [" ", "\n", "=", "==", "\0", "é", "\u{200b}", "A", "AAAAAAAAAAA"] {
        refused(&format!("{good}{odd}"));
        refused(&format!("{odd}{good}"));
    }
    // `LONG=1` tries ten times as many.
    let scale = if std::env::var_os("LONG").is_some() { 10 } else { 1 };
    // Two and more places at once, from the alphabet, so that most are read as tokens and fail at the MAC only.
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    while tried.get() < 600_000 * scale {
        let mut bytes = good.clone().into_bytes();
        for _ in 0..2 + random.next() % 4 {
            let at = random.next() % bytes.len();
            bytes[at] = ALPHABET[random.next() % 64];
        }
        if bytes != good.as_bytes() {
            refused(std::str::from_utf8(&bytes).unwrap());
        }
    }
    // Right heads with a MAC of somebody's own.
    for round in 0..450_000 * scale {
        let mac: [u8; 16] = std::array::from_fn(|_| random.next() as u8);
        let mut text = good[..31].to_owned();
        if round % 3 == 0 {
            text.replace_range(24..25, ["n", "u", "v", "r"][random.next() % 4]);
        }
        URL_SAFE_NO_PAD.encode_string(mac, &mut text);
        refused(&text);
    }
    assert!(tried.get() >= 1_000_000 * scale, "only {}", tried.get());
}

#[test]
fn form_is_strict() {
    let good = Issuer::signed(&ring(), "r", 5, binding()).token(Purpose::Allow);
    assert_eq!(Token::parse(&Issuer::unsigned("r", 5).token(Purpose::Allow)), Err(TokenError::Unsigned));
    for (text, error) in [
        ("", TokenError::Foreign),
        ("menu:2", TokenError::Foreign),
        (&*good.replace('1', "é"), TokenError::Foreign),
        (&*"1".repeat(65), TokenError::Foreign),
        (&*format!("2{}", &good[1..]), TokenError::Malformed),
        (&*format!("{}x{}", &good[..24], &good[25..]), TokenError::Malformed),
        (&good[..31], TokenError::Malformed),
        (&*"1".repeat(53), TokenError::Malformed),
    ] {
        assert_eq!(Token::parse(text).map(|_| ()), Err(error), "{text:?}");
    }
    // 22 characters hold 132 bits: the four that mean nothing must be zero, in the card's id as in the MAC.
    for at in [23, 52] {
        let value = ALPHABET.iter().position(|c| *c == good.as_bytes()[at]).unwrap();
        for low in 1..16 {
            let text = format!("{}{}{}", &good[..at], ALPHABET[value | low] as char, &good[at + 1..]);
            assert_eq!(Token::parse(&text).map(|_| ()), Err(TokenError::Malformed), "{at}");
        }
    }
}

#[test]
fn keys_are_rotated_and_never_shown() {
    let (old, new) = (URL_SAFE_NO_PAD.encode(secret(40)), URL_SAFE_NO_PAD.encode(secret(80)));
    let file = |keys: &[(&str, &str, Value)]| {
        let keys: Vec<_> = keys.iter().map(|(id, key, signs)| json!({ "id": id, "key": key, "signs": signs })).collect();
        json!({ "keys": keys }).to_string()
    };
    let before = KeyRing::from_json(&file(&[("A", &old, true.into())])).unwrap();
    let after = KeyRing::from_json(&file(&[("A", &old, false.into()), ("B", &new, true.into())])).unwrap();
    let retired = KeyRing::from_json(&file(&[("B", &new, true.into())])).unwrap();
    let token = |ring: &KeyRing| Token::parse(&Issuer::signed(ring, "r", 9, binding()).token(Purpose::Allow)).unwrap();
    let checks = |ring: &KeyRing, token: &Token| ring.verify(token, &binding());
    assert!(checks(&after, &token(&before)) && checks(&after, &token(&after)) && checks(&retired, &token(&after)));
    assert!(!checks(&before, &token(&after)) && !checks(&retired, &token(&before)));
    assert_eq!(KeyRing::from_json(&after.expose_json()).unwrap().expose_json(), after.expose_json());
    assert_eq!((after.free_id(), after.len(), after.is_empty()), (Some('C'), 2, false));
    let said = format!("{after:?} {:?} {:?}", token(&after), Issuer::signed(&after, "r", 9, binding()));
    assert!(!said.contains(&old[..8]) && !said.contains("[40, 41"), "{said}");
    let tag = Issuer::signed(&before, "r", 9, binding()).reply_tag().unwrap();
    assert!(Issuer::signed(&after, "r", 9, binding()).is_reply_tag(&tag));
    assert!(!Issuer::signed(&retired, "r", 9, binding()).is_reply_tag(&tag));
    assert!(!Issuer::signed(&after, "s", 9, binding()).is_reply_tag(&tag));

    let short = URL_SAFE_NO_PAD.encode([1; 31]);
    let flat = URL_SAFE_NO_PAD.encode([7; 32]);
    for (bad, at) in [
        ("{}".to_owned(), "/keys"),
        (file(&[]), "/keys"),
        (file(&[("A", &old, false.into())]), "/keys"),
        (file(&[("A", &old, true.into()), ("B", &new, true.into())]), "/keys"),
        (file(&[("A", &old, true.into()), ("A", &new, false.into())]), "/keys/1"),
        (file(&[("AB", &old, true.into())]), "/keys/0/id"),
        (file(&[("+", &old, true.into())]), "/keys/0"),
        (file(&[("A", &short, true.into())]), "/keys/0/key"),
        (file(&[("A", &format!("{old}="), true.into())]), "/keys/0/key"),
        (file(&[("A", &flat, true.into())]), "/keys/0"),
        (file(&[("A", &old, 1.into())]), "/keys/0/signs"),
    ] {
        let error = KeyRing::from_json(&bad).unwrap_err();
        assert_eq!(error.at(), at, "{error}");
        assert!(!format!("{error} {error:?}").contains(&old[..8]), "an error shows a key");
    }
}

#[test]
fn tokens_in_text_are_hidden() {
    let issuer = Issuer::signed(&ring(), "r", 9, binding());
    let (token, tag) = (issuer.token(Purpose::Allow), issuer.reply_tag().unwrap());
    let unsigned = Issuer::unsigned("r", 9).token(Purpose::NotNow);
    let text = format!("a {token} b https://x.example/a/{token}, x{token}y ask+{tag}@x.example {unsigned}.");
    let hidden = hide_tokens(&text);
    assert!(!hidden.contains(&token[..30]) && !hidden.contains(&tag) && !hidden.contains(&unsigned), "{hidden}");
    assert!(hidden.starts_with("a [🔒 decision-token] b https://x.example/a/[🔒 decision-token], "), "{hidden}");
    for plain in ["", "no", "a-long_word-of-more-than-fifty-three-characters-without-any-meaning", "ünïcode ✓ ok"] {
        assert_eq!(hide_tokens(plain), plain);
    }
}
