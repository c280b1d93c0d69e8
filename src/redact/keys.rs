//! Names of keys whose values are secret: in goes a name in any style (`dbPassword`, `X-Api-Key`, `client secret`), out
//! goes which secret it names and how sure that is. It knows nothing of the text around it, or of values.

use super::key_words::{ENDINGS, OPEN_KEYS, SECRET_KEYS};
use super::open_words::{ABOUT, NEUTRAL};

/// What a value must look like before the key's word is taken for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub(crate) enum Need {
    /// Anything that isn't a placeholder.
    Any,
    /// Letters and digits mixed, or otherwise no plain word.
    Mixed,
    /// Long, and drawn by lot.
    Random,
}

/// What a key says about its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Says {
    pub(crate) rule: &'static str,
    pub(crate) need: Need,
    pub(crate) stem: &'static str,
}

/// The segments of a name, in lower case.
pub(crate) fn segments(name: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut now = String::new();
    let chars: Vec<char> = name.chars().collect();
    for (i, &c) in chars.iter().enumerate() {
        if !c.is_alphanumeric() {
            if !now.is_empty() {
                out.push(std::mem::take(&mut now));
            }
            continue;
        }
        let before = i.checked_sub(1).map(|i| chars[i]);
        let after = chars.get(i + 1).copied();
        let hump = c.is_ascii_uppercase()
            && (before.is_some_and(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
                || before.is_some_and(|b| b.is_ascii_uppercase())
                    && after.is_some_and(|a| a.is_ascii_lowercase())
                    && after != Some('s'));
        if hump && !now.is_empty() {
            out.push(std::mem::take(&mut now));
        }
        now.extend(c.to_lowercase());
    }
    if !now.is_empty() {
        out.push(now);
    }
    out
}

/// What the key `name` says about its value, if it says anything.
pub(crate) fn says(name: &str) -> Option<Says> {
    if name.len() > 160 {
        return None;
    }
    let segments = segments(name);
    let segs: Vec<&str> =
        segments.iter().map(|s| s.trim_end_matches(|c: char| c.is_ascii_digit())).filter(|s| !s.is_empty()).collect();
    let last = *segs.last()?;
    let first = *segs.first()?;
    let has = |word: &str| segs.contains(&word);
    let yes = |rule, need, stem| Some(Says { rule, need, stem });
    if segs.len() > 1 {
        match (segs[segs.len() - 2], last) {
            ("secret", "id") => return yes("secret", Need::Mixed, "secret"),
            ("client" | "app" | "application" | "access" | "account", "id") => return yes("client-id", Need::Random, "id"),
            ("session" | "sess", "id") => return yes("session", Need::Random, "session"),
            ("token" | "key", "id") => return yes("client-id", Need::Random, "id"),
            ("webhook" | "hook", "url") => return yes("webhook", Need::Random, "url"),
            ("auth" | "oauth" | "authorization", "code") => return yes("token", Need::Mixed, "code"),
            ("pin" | "security" | "card", "code") | ("card", "number" | "pin") | ("account", "pin") => {
                return yes("card-code", Need::Any, "code");
            }
            ("connection", "string") => return yes("credential", Need::Random, "conn"),
            ("pass", "word" | "phrase" | "code" | "wd") => return yes("passcode", Need::Any, "pass"),
            ("max" | "min" | "num" | "total" | "n", "token" | "tokens") => return None,
            (
                "next" | "page" | "continuation" | "cursor" | "sync" | "pagination" | "prev" | "resume" | "fencing" | "lock"
                | "eos" | "bos" | "pad" | "eof" | "stop" | "unk" | "mask" | "sep" | "special" | "start" | "end",
                "token",
            ) => return None,
            _ => {}
        }
    }
    if matches!(name, "clientId" | "ClientId" | "clientid" | "appid" | "accountid") {
        return yes("client-id", Need::Random, "id");
    }
    if ABOUT.has(last) && !(last == "cache" || segs.len() == 1 && last == "login") {
        return None;
    }
    if matches!(
        first,
        "no" | "is"
            | "has"
            | "show"
            | "hide"
            | "use"
            | "enable"
            | "disable"
            | "require"
            | "allow"
            | "forgot"
            | "reset"
            | "with"
            | "without"
    ) && segs.len() > 1
        && !matches!(last, "key" | "token" | "secret")
        && !(first == "use" && has("password"))
    {
        return None;
    }
    // The last segment that says something decides; what follows it must be neutral, or the value must look the part.
    for (i, seg) in segs.iter().enumerate().rev() {
        let rest = &segs[i + 1..];
        let need = if rest.iter().all(|s| NEUTRAL.has(s)) { Need::Any } else { Need::Mixed };
        if let Some((_, rule, stem)) =
            ENDINGS.iter().find(|(end, ..)| seg == end || seg.len() > end.len() && end.len() >= 5 && seg.ends_with(end))
        {
            if *seg == "cookie"
                || *seg == "cookies"
                || *seg == "credentials"
                || *seg == "credential"
                || *seg == "creds"
                || *seg == "bearer"
                || *seg == "secrets"
            {
                return yes(rule, need.max(Need::Mixed), stem);
            }
            if has("public") && !has("secret") {
                return None;
            }
            return yes(rule, need, stem);
        }
        match *seg {
            "pass" | "pw" | "psw" | "passwrd" => return yes("passcode", need, "pass"),
            "auth" | "oauth" | "authentication" if rest.is_empty() => return yes("authorization", Need::Mixed, "auth"),
            "session" | "sess" | "sid" if rest.is_empty() => return yes("session", Need::Random, "session"),
            "otp" | "totp" | "mfa" if rest.is_empty() => return yes("pin", Need::Mixed, "otp"),
            "pin" if rest.is_empty() => return yes("pin", Need::Mixed, "pin"),
            "signature" | "sig" if rest.is_empty() => return yes("signature", Need::Random, "sig"),
            "tokens" if rest.is_empty() => return yes("token", Need::Random, "token"),
            "dsn" if rest.is_empty() => return yes("credential", Need::Random, "dsn"),
            "salt" if rest.is_empty() => return yes("secret", Need::Random, "salt"),
            "webhook" if rest.is_empty() => return yes("webhook", Need::Random, "webhook"),
            "license" if rest.is_empty() => return yes("api-key", Need::Random, "license"),
            "code" if segs.len() == 1 => return yes("token", Need::Random, "code"),
            "key" | "keys" => {
                let before = i.checked_sub(1).map(|i| segs[i]);
                if segs.iter().any(|s| matches!(*s, "public" | "publishable" | "pub" | "foreign" | "primary")) {
                    return None;
                }
                return match before {
                    Some("api") => yes("api-key", need, "key"),
                    Some("private" | "priv") => yes("private-key", need, "key"),
                    Some("secret" | "encryption" | "signing" | "encrypt" | "preshared" | "hmac") => yes("secret", need, "key"),
                    Some(b) if SECRET_KEYS.has(b) && !OPEN_KEYS.has(b) => yes("api-key", need.max(Need::Mixed), "key"),
                    Some(b) if OPEN_KEYS.has(b) => None,
                    Some(_) => yes("api-key", Need::Random, "key"),
                    None if rest.is_empty() => yes("key", Need::Random, "key"),
                    None => None,
                };
            }
            _ => {}
        }
    }
    None
}
