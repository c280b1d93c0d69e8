//! What a person wrote in a mail, without what their client put below it: the quoted mail, a signature.
//!
//! Only what stands above is kept: whoever answers below the quoted part is asked again rather than guessed at. Nothing here
//! decides: the first line that is left must still be a yes as a whole.

use html5gum::{DefaultEmitter, Token, Tokenizer};

/// Classes and ids with which clients mark the mail that they quote.
const QUOTES: &[&str] = &[
    "gmail_quote",
    "gmail_attr",
    "gmail_signature",
    "moz-cite-prefix",
    "moz-signature",
    "yahoo_quoted",
    "protonmail_quote",
    "protonmail_signature_block",
    "zmail_extra",
    "tutanota_quote",
    "WordSection1Quote",
    "mailbird_quote",
    "x_gmail_quote",
];

/// Ids below which everything is quoted: Outlook's.
const ENDS: &[&str] =
    &["divRplyFwdMsg", "appendonsend", "x_divRplyFwdMsg", "mail-editor-reference-message-container", "OLK_SRC_BODY_SECTION"];

/// Elements that start a line.
const BLOCKS: &[&str] =
    &["address", "blockquote", "br", "div", "h1", "h2", "h3", "h4", "hr", "li", "ol", "p", "pre", "table", "td", "tr", "ul"];

/// Elements whose text is never shown.
const UNSEEN: &[&str] = &["head", "style", "script", "title", "template", "textarea", "select", "noscript"];

/// Verbs that introduce a quoted mail, in the languages of the usual clients.
const WROTE: &[&str] = &[
    "wrote",
    "schrieb",
    "écrit",
    "escribió",
    "escribio",
    "ha scritto",
    "escreveu",
    "schreef",
    "skrev",
    "napisał",
    "napisal",
    "napsal",
    "yazdı",
    "kirjoitti",
    "írta",
    "a scris",
    "написал",
    "пишет",
    "пише",
    "έγραψε",
    "写道",
    "寫道",
    "のメール",
    "書きました",
    "작성",
    "كتب",
    "כתב",
    "viết",
    "menulis",
];

/// What the first line of a quoted header says, and what follows below it.
const FROM: &[&str] = &[
    "from",
    "von",
    "de",
    "da",
    "van",
    "från",
    "fra",
    "od",
    "от",
    "lähettäjä",
    "feladó",
    "kimden",
    "差出人",
    "发件人",
    "寄件者",
    "보낸 사람",
    "من",
];
const SENT: &[&str] = &[
    "sent",
    "date",
    "to",
    "subject",
    "gesendet",
    "datum",
    "an",
    "betreff",
    "envoyé",
    "à",
    "objet",
    "enviado",
    "para",
    "asunto",
    "assunto",
    "inviato",
    "a",
    "oggetto",
    "verzonden",
    "aan",
    "onderwerp",
    "skickat",
    "till",
    "ämne",
    "sendt",
    "til",
    "emne",
    "wysłano",
    "do",
    "temat",
    "odesláno",
    "отправлено",
    "дата",
    "кому",
    "тема",
    "送信日時",
    "宛先",
    "件名",
    "发送时间",
    "收件人",
    "主题",
    "تاريخ",
    "إلى",
];

/// How a client signs for whoever writes.
const SENT_FROM: &[&str] = &[
    "sent from ",
    "sent via ",
    "get outlook for ",
    "von meinem ",
    "gesendet mit ",
    "gesendet von ",
    "envoyé de ",
    "envoyé depuis ",
    "enviado desde ",
    "enviado do ",
    "enviado de ",
    "inviato da ",
    "verzonden vanaf ",
    "skickat från ",
    "sendt fra ",
    "wysłane z ",
    "отправлено с ",
    "iphoneから送信",
    "发自我的",
    "أرسلت من",
];

/// The part of a plain text that its writer wrote.
pub fn written(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let end = (0..lines.len()).find(|at| ends_there(&lines[*at..])).unwrap_or(lines.len());
    lines[..end].join("\n").trim().to_owned()
}

/// Whether what these lines start with is no longer the writer's.
fn ends_there(lines: &[&str]) -> bool {
    let line = lines[0].trim();
    let dashes = line.chars().take_while(|c| matches!(c, '-' | '—' | '–')).count();
    let only = |c: char| line.chars().count() >= 8 && line.chars().all(|found| found == c);
    let lower = line.to_lowercase();
    line.starts_with(['>', '|'])
        || lines[0].trim_end() == "--"
        || matches!(line, "—" | "–")
        || only('_')
        || only('*')
        // `-----Original Message-----`, in any language; an answer has no such frame.
        || dashes >= 3
        || SENT_FROM.iter().any(|start| lower.starts_with(start))
        || lower.starts_with("begin forwarded message")
        || is_attribution(lines)
        || is_header(lines)
}

/// `On Mon, 30 Nov 2026, Bot <bot@example.com> wrote:`, on one line or wrapped onto three.
fn is_attribution(lines: &[&str]) -> bool {
    let mut joined = String::new();
    for (n, line) in lines.iter().take(3).enumerate() {
        joined.push_str(line.trim());
        joined.push(' ');
        let text = joined.trim().to_lowercase();
        if text.ends_with([':', '：']) {
            let dated = text.chars().any(char::is_numeric) || text.contains('@');
            let quoted =
                lines[n + 1..].iter().find(|line| !line.trim().is_empty()).is_some_and(|line| line.trim().starts_with('>'));
            return dated && (quoted || WROTE.iter().any(|verb| text.contains(verb)));
        }
        if line.trim().is_empty() {
            return false;
        }
    }
    false
}

/// `From: …` with `Sent:` or `Subject:` within the next lines.
fn is_header(lines: &[&str]) -> bool {
    let key = |line: &str| {
        let line = line.trim().trim_start_matches('*').to_lowercase();
        line.split_once([':', '：']).map(|(key, _)| key.trim().trim_end_matches('*').to_owned())
    };
    key(lines[0]).is_some_and(|key| FROM.contains(&key.as_str()))
        && lines.iter().skip(1).take(4).filter_map(|line| key(line)).any(|key| SENT.contains(&key.as_str()))
}

/// The text of an HTML mail that can be seen and is not marked as quoted.
pub fn of_html(html: &str) -> String {
    let mut emitter = DefaultEmitter::default();
    // Styles and scripts are no text.
    emitter.naively_switch_states(true);
    let mut out = String::new();
    // While something is left out: the element, and how many of its name are open.
    let mut skipped: Option<(Vec<u8>, usize)> = None;
    for token in Tokenizer::new_with_emitter(html, emitter) {
        let Ok(token) = token;
        match token {
            Token::StartTag(tag) => {
                let name = tag.name.0.as_slice();
                if let Some((open, depth)) = &mut skipped {
                    *depth += usize::from(open.as_slice() == name && !tag.self_closing);
                    continue;
                }
                let attribute = |wanted: &str| {
                    let found = tag.attributes.iter().find(|(name, _)| name.0 == wanted.as_bytes());
                    found.map(|(_, value)| String::from_utf8_lossy(&value.value.0).into_owned()).unwrap_or_default()
                };
                let is = |names: &[&str]| names.iter().any(|known| known.as_bytes() == name);
                let (id, class) = (attribute("id"), attribute("class"));
                if ENDS.contains(&id.as_str()) {
                    break;
                }
                let quoted =
                    is(&["blockquote"]) || class.split_whitespace().chain([id.as_str()]).any(|word| QUOTES.contains(&word));
                if is(BLOCKS) {
                    out.push('\n');
                }
                if !is(&["br", "hr", "img", "input", "meta", "link"]) && (quoted || is(UNSEEN) || is_hidden(&attribute("style"))) {
                    skipped = Some((name.to_vec(), 1));
                }
            }
            Token::EndTag(tag) => {
                let name = tag.name.0.as_slice();
                match &mut skipped {
                    Some((open, depth)) if open.as_slice() == name => {
                        *depth -= 1;
                        if *depth == 0 {
                            skipped = None;
                        }
                    }
                    Some(_) => {}
                    None if BLOCKS.iter().any(|known| known.as_bytes() == name) => out.push('\n'),
                    None => {}
                }
            }
            // A line break in HTML's source is a space.
            Token::String(text) if skipped.is_none() => {
                out.extend(String::from_utf8_lossy(&text.value.0).chars().map(|c| if c == '\n' || c == '\r' { ' ' } else { c }));
            }
            _ => {}
        }
    }
    out
}

fn is_hidden(style: &str) -> bool {
    let style: String = style.to_lowercase().split_whitespace().collect();
    ["display:none", "visibility:hidden", "mso-hide:all"].iter().any(|hidden| style.contains(hidden))
}
