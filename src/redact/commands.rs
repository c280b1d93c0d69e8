//! Passwords on command lines: in goes a text and the place of a command's name, out go the ranges of what its flags give
//! away. It knows nothing of formats, views or marks.

use std::ops::Range;

use super::shape::{DIGIT, WORD};
use super::values;

/// Which flags of which commands carry a password.
const COMMANDS: &[(&str, &[&str])] = &[
    ("mysql", &["-p", "--password"]),
    ("mysqldump", &["-p", "--password"]),
    ("mysqladmin", &["-p", "--password"]),
    ("mariadb", &["-p", "--password"]),
    ("sshpass", &["-p"]),
    ("docker login", &["-p", "--password"]),
    ("podman login", &["-p"]),
    ("az login", &["-p"]),
    ("mongo", &["-p", "--password"]),
    ("mongodump", &["-p"]),
    ("redis-cli", &["-a"]),
    ("sqlcmd", &["-P"]),
    ("bcp ", &["-P"]),
    ("ldapsearch", &["-w"]),
    ("psexec", &["-p"]),
    ("mosquitto_", &["-P"]),
    ("unzip", &["-P"]),
    ("7z", &["-p"]),
    ("htpasswd", &["-b"]),
    ("curl", &["-u", "--user", "-U", "--proxy-user", "--oauth2-bearer"]),
    ("wget", &["--password", "--http-password"]),
    ("smbclient", &["-U"]),
    ("rabbitmqctl", &["-p"]),
    ("lftp", &["-u"]),
    ("helm", &["--password"]),
    ("openssl", &["pass:"]),
    ("net user", &[]),
    ("keytool", &["-storepass", "-keypass"]),
    ("jarsigner", &["-storepass", "-keypass"]),
    ("xfreerdp", &["/p:"]),
    ("cmdkey", &["/pass:"]),
    ("ipmitool", &["-P"]),
    ("winexe", &["-U"]),
    ("evil-winrm", &["-p"]),
    ("crackmapexec", &["-p"]),
    ("twine", &["-p"]),
];

/// The literals that start a look for commands.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|c| c.0)
}

/// Passwords given to a command by its short flags.
pub(crate) fn command(text: &str, hit: Range<usize>, out: &mut Vec<(Range<usize>, &'static str)>) {
    let bytes = text.as_bytes();
    if hit.start > 0 && (WORD.has(bytes[hit.start - 1]) || matches!(bytes[hit.start - 1], b'_' | b'-' | b'.')) {
        return;
    }
    let name = text[hit.clone()].to_ascii_lowercase();
    let Some((_, flags)) = COMMANDS.iter().find(|c| c.0 == name) else { return };
    let stop =
        bytes[hit.end..].iter().take(2048).position(|b| *b == b'\n').map_or(bytes.len().min(hit.end + 2048), |n| hit.end + n);
    // `\` at a line's end carries on.
    let stop = if stop > 0 && bytes[..stop].ends_with(b"\\") {
        bytes[stop..].iter().skip(1).take(1024).position(|b| *b == b'\n').map_or(bytes.len().min(stop + 1024), |n| stop + 1 + n)
    } else {
        stop
    };
    let Some(line) = text.get(hit.end..stop) else { return };
    let mut expects: Option<&str> = None;
    let mut nth = 0;
    let mut at = hit.end;
    for word in line.split([' ', '\t', '\n']) {
        let here = at;
        at += word.len() + 1;
        if word.is_empty() || word == "\\" {
            continue;
        }
        nth += 1;
        let bare = word.trim_matches(['"', '\'']);
        let start = here + (word.len() - word.trim_start_matches(['"', '\'']).len());
        let keep = |v: &str| {
            v.len() < 2
                || v.starts_with("//")
                || v.starts_with("[🔒")
                || values::is_placeholder(v)
                || v.starts_with('-')
                || v.starts_with('$')
        };
        if name == "net user" {
            if nth == 2 && !bare.starts_with('/') && bare != "*" && !keep(bare) && line.contains("/add") {
                out.push((start..start + bare.len(), "passcode"));
            }
            continue;
        }
        if let Some(flag) = expects.take() {
            let user = matches!(flag, "-u" | "--user" | "-U" | "--proxy-user");
            let value = if user { bare.find([':', '%']).map(|c| &bare[c + 1..]) } else { Some(bare) };
            if flag == "-b" {
                continue;
            }
            if let Some(value) = value
                && !keep(value)
                && !value.contains("://")
                && (!user || !value.bytes().all(|b| DIGIT.has(b)) || name == "curl")
                && !(flag == "-p" && value.bytes().all(|b| DIGIT.has(b) || b == b':'))
                && (flag != "-p" || !name.starts_with("mysql") && name != "mariadb" || values::has_hard_mix(value.as_bytes()))
            {
                let from = start + bare.len() - value.len();
                out.push((from..from + value.len(), "passcode"));
                // A token may stand in the user's place.
                if user && values::is_random(&bare.as_bytes()[..bare.len() - value.len()]) {
                    out.push((start..from - 1, "passcode"));
                }
            } else if user
                && bare.strip_suffix(':').is_some_and(|u| u.len() >= 8 && values::has_hard_mix(u.as_bytes()) && !u.starts_with('$'))
            {
                out.push((start..start + bare.len() - 1, "passcode"));
            }
            continue;
        }
        for flag in *flags {
            if word == *flag {
                expects = Some(flag);
            } else if let Some(value) = word.strip_prefix(flag) {
                let value = value.strip_prefix('=').unwrap_or(value);
                let bare = value.trim_matches(['"', '\'']);
                let glued = flag.len() == 2
                    && matches!(name.as_str(), "mysql" | "mysqldump" | "mysqladmin" | "mariadb" | "7z" | "sshpass" | "unzip")
                    || flag.ends_with(':');
                if glued && !keep(bare) && !bare.starts_with(['r', 'o', 'l']) | values::has_hard_mix(bare.as_bytes()) {
                    let from = here + word.len() - value.len() + (value.len() - value.trim_start_matches(['"', '\'']).len());
                    out.push((from..from + bare.len(), "passcode"));
                } else if *flag == "-u" && name == "curl" && bare.contains(':') && !keep(bare) {
                    let from = here + word.len() - value.len()
                        + bare.find(':').unwrap_or(0)
                        + 1
                        + (value.len() - value.trim_start_matches(['"', '\'']).len());
                    out.push((from..here + word.len() - (value.len() - value.trim_end_matches(['"', '\'']).len()), "passcode"));
                }
            }
        }
        if matches!(word, "|" | "&&" | ";" | "||") {
            break;
        }
    }
    out.retain(|(range, _)| range.start < range.end);
}
