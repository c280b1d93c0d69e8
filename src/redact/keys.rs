//! Names of keys whose values are secret: in goes a name in any style (`dbPassword`, `X-Api-Key`, `client secret`), out
//! goes which secret it names and how sure that is. It knows nothing of the text around it, or of values.

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

/// The words that start the search for a key; each key that is known holds one of them.
pub(crate) const STEMS: &[&str] = &[
    "pass",
    "pwd",
    "secret",
    "token",
    "key",
    "auth",
    "cred",
    "cookie",
    "session",
    "sess_",
    "jwt",
    "bearer",
    "cvv",
    "cvc",
    "otp",
    "signature",
    "pin=",
    "pin:",
    "pin\"",
    "pin'",
    "pin ",
    "sig=",
    "sid=",
    "sid:",
    "sid\"",
    "code=",
    "client_id",
    "clientid",
    "client-id",
    "client id",
    "kennwort",
    "senha",
    "contrase",
    "kodeord",
    "webhook",
    "dsn",
    "salt",
    "psw",
    "pswd",
    "_pw",
    "pw=",
    "pw:",
    "пароль",
    "密码",
    "密碼",
    "パスワード",
    "비밀번호",
    "mot de passe",
    "license",
    "sas=",
    "access_id",
    "accountid",
    "app_id",
    "appid",
    "connectionstring",
    "connection_string",
];

/// Endings of one segment that say by themselves: the ending, the rule, the stem.
const ENDINGS: &[(&str, &str, &str)] = &[
    ("password", "passcode", "pass"),
    ("passwords", "passcode", "pass"),
    ("passwd", "passcode", "pass"),
    ("passwort", "passcode", "pass"),
    ("kennwort", "passcode", "kennwort"),
    ("passphrase", "passcode", "pass"),
    ("passcode", "passcode", "pass"),
    ("passkey", "passcode", "pass"),
    ("userpass", "passcode", "pass"),
    ("dbpass", "passcode", "pass"),
    ("rootpass", "passcode", "pass"),
    ("smtppass", "passcode", "pass"),
    ("mailpass", "passcode", "pass"),
    ("sqlpass", "passcode", "pass"),
    ("pwd", "passcode", "pwd"),
    ("pswd", "passcode", "psw"),
    ("passw", "passcode", "pass"),
    ("senha", "passcode", "senha"),
    ("contrasena", "passcode", "contrase"),
    ("contraseña", "passcode", "contrase"),
    ("пароль", "passcode", "пароль"),
    ("密码", "passcode", "密码"),
    ("密碼", "passcode", "密碼"),
    ("パスワード", "passcode", "パスワード"),
    ("비밀번호", "passcode", "비밀번호"),
    ("secret", "secret", "secret"),
    ("secrets", "secret", "secret"),
    ("apitoken", "token", "token"),
    ("token", "token", "token"),
    ("apikey", "api-key", "key"),
    ("apikeys", "api-key", "key"),
    ("privatekey", "private-key", "key"),
    ("secretkey", "secret", "key"),
    ("accesskey", "api-key", "key"),
    ("authkey", "api-key", "key"),
    ("masterkey", "api-key", "key"),
    ("accountkey", "api-key", "key"),
    ("sharedkey", "api-key", "key"),
    ("signingkey", "secret", "key"),
    ("encryptionkey", "secret", "key"),
    ("licensekey", "api-key", "key"),
    ("sharedaccesskey", "api-key", "key"),
    ("subscriptionkey", "api-key", "key"),
    ("credential", "credential", "cred"),
    ("credentials", "credential", "cred"),
    ("creds", "credential", "cred"),
    ("cookie", "cookie", "cookie"),
    ("cookies", "cookie", "cookie"),
    ("jwt", "token", "jwt"),
    ("bearer", "token", "bearer"),
    ("authorization", "authorization", "auth"),
    ("cvv", "card-code", "cvv"),
    ("cvv2", "card-code", "cvv"),
    ("cvc", "card-code", "cvc"),
    ("cvc2", "card-code", "cvc"),
    ("sessionid", "session", "session"),
    ("sessid", "session", "sess"),
    ("phpsessid", "session", "sess"),
    ("jsessionid", "session", "sess"),
    ("connectionstring", "credential", "conn"),
];

/// Segments that make `…key` a secret, or keep it from being one.
const SECRET_KEYS: &[&str] = &[
    "access",
    "account",
    "admin",
    "aes",
    "api",
    "app",
    "application",
    "apple",
    "auth",
    "azure",
    "backup",
    "bot",
    "client",
    "consumer",
    "cosmos",
    "crypt",
    "crypto",
    "data",
    "decrypt",
    "decryption",
    "deploy",
    "developer",
    "ecdsa",
    "ed25519",
    "encrypt",
    "encryption",
    "function",
    "functions",
    "gpg",
    "hmac",
    "host",
    "integration",
    "ingest",
    "insert",
    "jwt",
    "kms",
    "license",
    "licence",
    "live",
    "mac",
    "management",
    "master",
    "merchant",
    "ops",
    "oauth",
    "pass",
    "personal",
    "pgp",
    "private",
    "priv",
    "rest",
    "rsa",
    "sandbox",
    "sas",
    "secret",
    "secure",
    "security",
    "send",
    "server",
    "service",
    "session",
    "shared",
    "sign",
    "signing",
    "ssh",
    "ssl",
    "storage",
    "subscription",
    "super",
    "system",
    "tls",
    "token",
    "tsig",
    "user",
    "vault",
    "webhook",
    "wireguard",
    "write",
    "wifi",
    "network",
    "preshared",
    "psk",
    "enc",
    "cookie",
    "hash",
    "flask",
    "django",
    "rails",
    "base",
];
const OPEN_KEYS: &[&str] = &[
    "arrow",
    "answer",
    "bucket",
    "by",
    "cache",
    "candidate",
    "column",
    "composite",
    "compound",
    "config",
    "dedupe",
    "dict",
    "error",
    "event",
    "external",
    "field",
    "file",
    "foreign",
    "get",
    "group",
    "has",
    "hash",
    "hot",
    "i18n",
    "idempotency",
    "index",
    "invalid",
    "is",
    "join",
    "json",
    "keyboard",
    "label",
    "last",
    "lookup",
    "map",
    "merge",
    "message",
    "metric",
    "missing",
    "natural",
    "next",
    "no",
    "non",
    "object",
    "on",
    "parent",
    "partition",
    "path",
    "physical",
    "press",
    "primary",
    "product",
    "property",
    "public",
    "publishable",
    "query",
    "range",
    "reduce",
    "redis",
    "registry",
    "row",
    "s3",
    "set",
    "setting",
    "shard",
    "short",
    "shortcut",
    "sort",
    "state",
    "string",
    "sub",
    "surrogate",
    "tag",
    "trace",
    "translation",
    "unique",
    "up",
    "down",
    "video",
    "view",
    "widget",
];

/// Last segments after which the value is about the secret and not the secret.
const ABOUT: &[&str] = &[
    "age",
    "alg",
    "algo",
    "algorithm",
    "allowed",
    "arn",
    "attempts",
    "audience",
    "author",
    "authority",
    "available",
    "bits",
    "boundary",
    "bucket",
    "budget",
    "bytes",
    "callback",
    "cache",
    "changed",
    "chars",
    "check",
    "class",
    "column",
    "complexity",
    "confirmed",
    "cost",
    "count",
    "counter",
    "counts",
    "created",
    "date",
    "description",
    "dir",
    "directory",
    "disabled",
    "domain",
    "enabled",
    "encoding",
    "endpoint",
    "engine",
    "entropy",
    "env",
    "error",
    "errors",
    "exists",
    "expired",
    "expires",
    "expiration",
    "expiry",
    "factory",
    "field",
    "fields",
    "file",
    "filename",
    "filter",
    "fingerprint",
    "flow",
    "form",
    "format",
    "generator",
    "group",
    "handler",
    "header",
    "helper",
    "hint",
    "host",
    "icon",
    "ids",
    "in",
    "index",
    "info",
    "input",
    "interval",
    "issuer",
    "kind",
    "label",
    "last",
    "len",
    "length",
    "level",
    "lifetime",
    "limit",
    "limits",
    "link",
    "list",
    "location",
    "login",
    "manager",
    "map",
    "max",
    "message",
    "method",
    "min",
    "minlength",
    "mode",
    "model",
    "module",
    "name",
    "names",
    "offset",
    "operator",
    "options",
    "order",
    "page",
    "param",
    "parameter",
    "parser",
    "path",
    "pattern",
    "period",
    "permission",
    "placeholder",
    "plugin",
    "policy",
    "policies",
    "position",
    "prefix",
    "price",
    "prompt",
    "property",
    "protected",
    "protocol",
    "provider",
    "ratio",
    "ref",
    "regex",
    "region",
    "regexp",
    "required",
    "require",
    "requirements",
    "reset",
    "resolver",
    "response",
    "result",
    "role",
    "rotation",
    "rounds",
    "rule",
    "rules",
    "scheme",
    "schema",
    "scope",
    "scopes",
    "screen",
    "selector",
    "server",
    "service",
    "setting",
    "settings",
    "size",
    "source",
    "spec",
    "speed",
    "start",
    "state",
    "stats",
    "status",
    "store",
    "strategy",
    "strength",
    "suffix",
    "summary",
    "support",
    "supported",
    "symbol",
    "table",
    "template",
    "text",
    "time",
    "timeout",
    "timestamp",
    "title",
    "tooltip",
    "ttl",
    "type",
    "types",
    "updated",
    "uri",
    "uris",
    "url",
    "urls",
    "usage",
    "used",
    "user",
    "username",
    "valid",
    "validation",
    "validator",
    "validity",
    "version",
    "view",
    "visible",
    "vocab",
    "window",
    "expire",
    "provided",
    "needed",
    "mismatch",
    "incorrect",
    "wrong",
    "manager",
    "per",
    "id",
];

/// Last segments that may follow a stem without changing what it says.
const NEUTRAL: &[&str] = &[
    "value",
    "val",
    "key",
    "hash",
    "plain",
    "plaintext",
    "prod",
    "production",
    "dev",
    "development",
    "test",
    "testing",
    "staging",
    "live",
    "string",
    "str",
    "default",
    "new",
    "old",
    "current",
    "confirm",
    "confirmation",
    "again",
    "repeat",
    "base64",
    "b64",
    "hex",
    "enc",
    "encrypted",
    "raw",
    "data",
    "primary",
    "secondary",
    "main",
    "admin",
    "root",
    "db",
    "database",
    "a",
    "b",
    "s",
    "bytes64",
    "content",
    "64",
    "salt",
    "field64",
    "verify",
    "code",
    "for",
    "v1",
    "v2",
    "sandbox",
    "x",
];

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
    if ABOUT.contains(&last) && !(last == "cache" || segs.len() == 1 && last == "login") {
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
        let need = if rest.iter().all(|s| NEUTRAL.contains(s)) { Need::Any } else { Need::Mixed };
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
                    Some(b) if SECRET_KEYS.contains(&b) && !OPEN_KEYS.contains(&b) => yes("api-key", need.max(Need::Mixed), "key"),
                    Some(b) if OPEN_KEYS.contains(&b) => None,
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
