//! Checks a payload against its platform's limits and rules, from the payload alone: it shares no code with the renderers
//! but their tables of limits.

#![allow(dead_code, unreachable_pub)] // each test uses its own part

use countersign::platform::{PLATFORMS, Payload, Platform, Unit};
use serde_json::Value;

/// The limit of that name.
pub fn limit(platform: Platform, what: &str) -> usize {
    platform.row().limits.iter().find(|limit| limit.what == what).unwrap_or_else(|| panic!("no limit {what}")).max
}

/// What is wrong with a payload; nothing where all is well. `cut` says that the platform's finding `cut` is there.
pub fn faults(platform: Platform, payload: &Payload, cut: bool) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |text: String| faults.push(format!("{}: {text}", platform.row().name));
    match payload {
        Payload::Telegram(_) => telegram(&serde_json::to_value(payload).unwrap(), cut, &mut fault),
        Payload::Slack(_) => slack(&serde_json::to_value(payload).unwrap(), cut, &mut fault),
        Payload::Email(mail) => {
            shown(&mail.html, &mut fault);
            shown(&mail.text, &mut fault);
            at_most("HTML part", mail.html.len(), limit(platform, "HTML part"), &mut fault);
            at_most("subject", mail.subject.chars().count(), limit(platform, "subject"), &mut fault);
            let head = mail.eml.split("\r\n\r\n").next().unwrap_or_default();
            if mail.eml.replace("\r\n", "").contains(['\r', '\n']) {
                fault("a bare CR or LF".to_owned());
            }
            for line in mail.eml.split("\r\n") {
                at_most("line", line.len(), limit(platform, "line"), &mut fault);
            }
            if !mail.eml.is_ascii() {
                fault("a byte that is not ASCII".to_owned());
            }
            for name in ["From:", "Subject:", "Date:", "Message-ID:", "MIME-Version:", "Auto-Submitted:", "Reply-To:"] {
                if head.split("\r\n").filter(|line| line.starts_with(name)).count() != 1 {
                    fault(format!("not one header {name}"));
                }
            }
            if cut && mail.offers_allow {
                fault("is cut and may be allowed".to_owned());
            }
        }
        Payload::Text(text) => shown(text, &mut fault),
    }
    faults
}

fn at_most(what: &str, found: usize, max: usize, fault: &mut impl FnMut(String)) {
    if found > max {
        fault(format!("{what}: {found} is over {max}"));
    }
}

/// Nothing that a person can't see, but for the isolates and joiners that belong to the text.
fn shown(text: &str, fault: &mut impl FnMut(String)) {
    let hidden = |c: char| match c {
        '\n' | '\u{200c}' | '\u{200d}' | '\u{2066}'..='\u{2069}' => false,
        '\u{0}'..='\u{1f}'
        | '\u{7f}'..='\u{9f}'
        | '\u{ad}'
        | '\u{34f}'
        | '\u{61c}'
        | '\u{115f}'
        | '\u{1160}'
        | '\u{17b4}'
        | '\u{17b5}' => true,
        '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => true,
        '\u{2800}'
        | '\u{3164}'
        | '\u{feff}'
        | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}' => true,
        _ => false,
    };
    // Flags of regions are the one use of tag characters that a person sees.
    if let Some(c) = text.chars().find(|c| hidden(*c))
        && (!(0xe0020..=0xe007f).contains(&(c as u32)) || !text.contains('\u{1f3f4}'))
    {
        fault(format!("shows U+{:04X}, which nobody sees", c as u32));
    }
}

fn telegram(message: &Value, cut: bool, fault: &mut impl FnMut(String)) {
    let (text, entities, what) = match message.get("caption") {
        Some(caption) => (caption, message.get("caption_entities"), "caption"),
        None => (&message["text"], message.get("entities"), "text"),
    };
    let text = text.as_str().unwrap_or_default();
    shown(text, fault);
    let units: Vec<u16> = text.encode_utf16().collect();
    if text.trim().is_empty() {
        fault("no text".to_owned());
    }
    at_most(what, units.len(), limit(Platform::Telegram, what), fault);
    let entities = entities.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    at_most("entities", entities.len(), limit(Platform::Telegram, "entities"), fault);
    let mut end_before = 0;
    for entity in entities {
        let (offset, length) = (entity["offset"].as_u64().unwrap() as usize, entity["length"].as_u64().unwrap() as usize);
        let inside = length > 0 && offset + length <= units.len();
        if !inside || String::from_utf16(&units[offset..offset + length]).is_err() || offset < end_before {
            fault(format!("entity {entity} is out of place"));
        }
        end_before = offset + length;
    }
    let rows = message["reply_markup"]["inline_keyboard"].as_array().map(Vec::as_slice).unwrap_or_default();
    let buttons: Vec<_> = rows.iter().flat_map(|row| row.as_array().unwrap()).collect();
    for button in &buttons {
        let label = button["text"].as_str().unwrap();
        if label.trim().is_empty() {
            fault("an empty button, which would be dropped".to_owned());
        }
        shown(label, fault);
        if let Some(data) = button.get("callback_data") {
            at_most("callback_data", data.as_str().unwrap().len(), limit(Platform::Telegram, "callback_data"), fault);
        }
        if ["callback_data", "url"].iter().filter(|key| button.get(**key).is_some()).count() != 1 {
            fault("a button without exactly one action".to_owned());
        }
    }
    let answers = buttons.iter().filter(|button| button.get("callback_data").is_some()).count();
    if cut && answers > 1 {
        fault("is cut and may be allowed".to_owned());
    }
    if what == "text" && message["link_preview_options"]["is_disabled"] != true {
        fault("link previews are on".to_owned());
    }
}

fn slack(message: &Value, cut: bool, fault: &mut impl FnMut(String)) {
    let blocks = message["blocks"].as_array().unwrap();
    at_most("blocks", blocks.len(), limit(Platform::Slack, "blocks"), fault);
    at_most(
        "blocks as JSON",
        serde_json::to_string(blocks).unwrap().chars().count(),
        limit(Platform::Slack, "blocks as JSON"),
        fault,
    );
    let text = message["text"].as_str().unwrap();
    at_most("text", text.chars().count(), limit(Platform::Slack, "text"), fault);
    if text.trim().is_empty() || text.contains(['<', '>']) {
        fault("the notification's text is empty or not escaped".to_owned());
    }
    let mut ids = std::collections::HashSet::new();
    for block in blocks {
        if !ids.insert(block["block_id"].as_str().unwrap()) {
            fault("two blocks have one id".to_owned());
        }
        if block["type"] == "header" {
            at_most("header", block["text"]["text"].as_str().unwrap().chars().count(), limit(Platform::Slack, "header"), fault);
        }
    }
    let mut answers = 0;
    let mut actions = std::collections::HashSet::new();
    walk(&message["blocks"], &mut |object| {
        let text = object.get("text").and_then(Value::as_str);
        match object["type"].as_str() {
            Some("mrkdwn") => fault("mrkdwn, which is read for markup".to_owned()),
            Some("plain_text" | "text") => {
                let text = text.unwrap();
                shown(text, fault);
                if text.is_empty() {
                    fault("an empty text object".to_owned());
                }
                at_most("text object", text.chars().count(), limit(Platform::Slack, "text object"), fault);
                if object["type"] == "plain_text" && object["emoji"] != false {
                    fault("emoji codes are read".to_owned());
                }
            }
            Some("button") => {
                let label = object["text"]["text"].as_str().unwrap();
                at_most("button", label.chars().count(), limit(Platform::Slack, "button"), fault);
                if !actions.insert(object["action_id"].as_str().unwrap().to_owned()) {
                    fault("two buttons have one action".to_owned());
                }
                answers += usize::from(object.get("value").is_some());
            }
            Some("image") => {
                at_most(
                    "alt_text",
                    object["alt_text"].as_str().unwrap().chars().count(),
                    limit(Platform::Slack, "alt_text"),
                    fault,
                );
            }
            _ => {}
        }
    });
    if cut && answers > 1 {
        fault("is cut and may be allowed".to_owned());
    }
}

fn walk(value: &Value, visit: &mut impl FnMut(&Value)) {
    match value {
        Value::Object(members) => {
            visit(value);
            for value in members.values() {
                walk(value, visit);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| walk(item, visit)),
        _ => {}
    }
}

/// All text that a reader of a payload sees, without the isolates that the renderer adds.
pub fn visible_text(payload: &Payload) -> String {
    let text = match payload {
        Payload::Telegram(_) => {
            let message = serde_json::to_value(payload).unwrap();
            let text = message.get("caption").or(message.get("text")).unwrap();
            text.as_str().unwrap().to_owned()
        }
        Payload::Slack(_) => {
            let mut all = String::new();
            walk(&serde_json::to_value(payload).unwrap()["blocks"], &mut |object| {
                if let ("plain_text" | "text", Some(text)) =
                    (object["type"].as_str().unwrap_or_default(), object.get("text").and_then(Value::as_str))
                {
                    all.push_str(text);
                }
            });
            all
        }
        Payload::Email(mail) => html_text(&mail.html),
        Payload::Text(text) => text.replace("\n    ", "\n"),
    };
    text.chars().filter(|c| !matches!(c, '\u{2066}'..='\u{2069}')).collect()
}

/// The text of HTML whose entities are the five that XML knows.
fn html_text(html: &str) -> String {
    let body = &html[html.find("<body").unwrap_or(0)..];
    let mut text = String::new();
    let mut rest = body;
    while let Some(start) = rest.find('<') {
        text.push_str(&rest[..start]);
        rest = &rest[start..];
        rest = &rest[rest.find('>').unwrap_or(rest.len() - 1) + 1..];
    }
    text.push_str(rest);
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&")
}

/// The table of limits, as it stands in docs/limits.md.
pub fn limits_page() -> String {
    let mut page = String::from(
        "# Limits\n\nWhat each platform takes. This page is made from the tables in `src/platform/` by `BLESS=1 cargo test`; a test fails when it is stale.\n",
    );
    for row in PLATFORMS {
        page.push_str(&format!("\n## {}\n\nA question waits {} s there when the request doesn't say.\n\n| what | at most | unit | source |\n| --- | --- | --- | --- |\n", row.name, row.timeout));
        for limit in row.limits {
            let unit: Unit = limit.unit;
            page.push_str(&format!("| {} | {} | {} | <{}> |\n", limit.what, limit.max, unit.name(), limit.source));
        }
    }
    page
}
