"""Judges rendered cards by software that this project did not write.

Standard input: one JSON object with the schemas of `card` and `finding`, then one object a line: `name` and `rendered`
(what `render --platform all --ndjson` printed). Standard output: a line for each fault, and last `N faults in M cards`.
The exit code is 1 where there is a fault.

Judges: Slack's own SDK (blocks), Telegram's own library (what a client makes live), html5lib (the HTML of a mail),
Python's mail parser (the message), jsonschema (the card and the findings).
"""

import email
import email.policy
import email.utils
import json
import logging
import re
import sys

import html5lib
import jsonschema
import tdjson
from slack_sdk.models.blocks import Block

logging.disable(logging.CRITICAL)

HTML = "{http://www.w3.org/1999/xhtml}"
# The units and numbers are written down here once more on purpose: a judge takes no figure from the judged.
TELEGRAM_TEXT, TELEGRAM_CAPTION, TELEGRAM_ENTITIES, TELEGRAM_CALLBACK = 4096, 1024, 100, 64
SLACK_BLOCKS, SLACK_SIZE, SLACK_TEXT = 50, 12_000, 3000
MAIL_LINE, MAIL_HTML = 998, 102_000
ISOLATES = {ord(c): None for c in "\u2066\u2067\u2068\u2069"}


def telegram_library(request):
    answer = tdjson.td_execute(json.dumps(request).encode())
    return json.loads(answer) if answer else {}


# --- Telegram -------------------------------------------------------------------------------------------------------


def judge_telegram(message, fault):
    """The text is within its limit, entities are well placed, and nothing outside a code entity becomes live."""
    captioned = "caption" in message
    text = message.get("caption" if captioned else "text") or ""
    entities = message.get("caption_entities" if captioned else "entities") or []
    if message.get("method") not in ("sendMessage", "sendPhoto", "editMessageText", "editMessageCaption"):
        fault(f"unknown method {message.get('method')!r}")
    if not text.strip():
        fault("no text")
    if "parse_mode" in message:
        fault("a parse mode beside entities")
    if not captioned and not message.get("link_preview_options", {}).get("is_disabled"):
        fault("link previews are on")
    units = text.encode("utf-16-le")
    length = len(units) // 2
    if length > (TELEGRAM_CAPTION if captioned else TELEGRAM_TEXT):
        fault(f"{length} UTF-16 units of text")
    if len(entities) > TELEGRAM_ENTITIES:
        fault(f"{len(entities)} entities")
    spans = []
    for entity in entities:
        start, end = entity["offset"], entity["offset"] + entity["length"]
        if start < 0 or end <= start or end > length:
            fault(f"entity {entity['type']} out of range: {start} to {end} of {length}")
        elif any(inside_pair(units, at) for at in (start, end)):
            fault(f"entity {entity['type']} cuts a surrogate pair")
        for other in spans:
            if start < other[1] and other[0] < end:
                fault(f"entities {other[2]} and {entity['type']} overlap")
        spans.append((start, end, entity["type"]))
    guarded = [(start, end) for start, end, kind in spans if kind in ("code", "pre", "date_time")]
    found = telegram_library({"@type": "getTextEntities", "text": text})
    if found.get("@type") != "textEntities":
        fault(f"Telegram's parser refuses the text: {found.get('message')}")
    for entity in found.get("entities", []):
        kind = entity["type"]["@type"].removeprefix("textEntityType")
        start, end = entity["offset"], entity["offset"] + entity["length"]
        # A time is live only where the message has a video or a sound to jump in.
        if kind != "MediaTimestamp" and not any(a <= start and end <= b for a, b in guarded):
            fault(f"a live {kind} at {start} to {end}")
    buttons = []
    for row in message.get("reply_markup", {}).get("inline_keyboard", []):
        for button in row:
            buttons.append(button["text"])
            if not button["text"].strip():
                fault("a button without a label")
            if len({"callback_data", "url"} & button.keys()) != 1:
                fault("a button needs one action")
            if not 1 <= len(button.get("callback_data", "x").encode()) <= TELEGRAM_CALLBACK:
                fault("callback_data out of bounds")
            if not button.get("url", "https://").startswith("https://"):
                fault("a button's link is not https")
            if button.get("style") not in (None, "danger", "primary", "success"):
                fault(f"unknown style {button.get('style')!r}")
    return text, buttons


def inside_pair(units, at):
    """Whether a UTF-16 offset lies between the halves of one character."""
    before, after = units[2 * at - 2 : 2 * at], units[2 * at : 2 * at + 2]
    return len(before) == len(after) == 2 and 0xD8 <= before[1] <= 0xDB and 0xDC <= after[1] <= 0xDF


# --- Slack ----------------------------------------------------------------------------------------------------------


def judge_slack(message, fault):
    """Slack's SDK reads each block, and gives back the same block; what a text shows is shown literally."""
    blocks = message.get("blocks", [])
    if not 1 <= len(blocks) <= SLACK_BLOCKS:
        fault(f"{len(blocks)} blocks")
    size = len(json.dumps(blocks, ensure_ascii=False, separators=(",", ":")))
    if size > SLACK_SIZE:
        fault(f"{size} characters of blocks")
    notification = message.get("text", "")
    if not notification.strip() or len(notification) > SLACK_TEXT:
        fault(f"{len(notification)} characters of text")
    if re.search(r"<[^>]*>", notification):
        fault("markup in the notification's text")
    if re.search(r":[\w+'-]+:", notification):
        fault("an emoji code in the notification's text")
    if message.get("unfurl_links") is not False or message.get("unfurl_media") is not False:
        fault("links are unfurled")
    block_ids = [block["block_id"] for block in blocks if "block_id" in block]
    if len(block_ids) != len(set(block_ids)):
        fault("a block_id stands twice")
    shown, buttons, action_ids = [], [], []
    for block in blocks:
        judge_slack_block(block, fault)
        # A button takes nothing but plain text, and reads no markup in it.
        labels = [part["text"] for part in parts(block) if part.get("type") == "button"]
        for part in parts(block):
            kind = part.get("type")
            if kind == "mrkdwn":
                fault("mrkdwn is used")
            elif kind == "plain_text":
                if part.get("emoji") is not False:
                    fault("a plain_text expands emoji codes")
                if re.search(r"[&<>]", part["text"]) and part not in labels:
                    fault("a plain_text holds a character that may be read as markup")
                shown.append(part["text"])
            elif kind == "text" and isinstance(part.get("text"), str):
                shown.append(part["text"])
            elif kind == "image" and not part.get("alt_text", "").strip():
                fault("a picture without alt_text")
            elif kind == "button":
                buttons.append(part["text"]["text"])
                action_ids.append(part.get("action_id"))
    if len(action_ids) != len(set(action_ids)):
        fault("an action_id stands twice")
    return "".join(shown), buttons


def judge_slack_block(block, fault):
    kind = block.get("type")
    try:
        parsed = Block.parse(json.loads(json.dumps(block)))
        if parsed is None:
            fault(f"the SDK does not know the block {kind}")
        elif parsed.to_dict() != block:
            fault(f"the SDK writes the block {kind} otherwise: {json.dumps(parsed.to_dict())[:300]}")
    except Exception as error:  # whatever the SDK thinks of it is a fault
        fault(f"the SDK refuses the block {kind}: {str(error)[:200]}")


def parts(value):
    """Every object in a value, outermost first."""
    if isinstance(value, dict):
        yield value
        for member in value.values():
            yield from parts(member)
    elif isinstance(value, list):
        for item in value:
            yield from parts(item)


# --- Mail -----------------------------------------------------------------------------------------------------------


def judge_mail(mail, fault):
    """A mail parser finds one of each header and both parts, and an HTML parser finds nothing wrong or active."""
    raw = mail["eml"].encode()
    if b"\n" in raw.replace(b"\r\n", b"") or b"\r" in raw.replace(b"\r\n", b""):
        fault("a line does not end with CR LF")
    longest = max(map(len, raw.split(b"\r\n")))
    if longest > MAIL_LINE:
        fault(f"a line of {longest} bytes")
    message = email.message_from_bytes(raw, policy=email.policy.default)
    names = [name.lower() for name in message.keys()]
    for name in sorted(set(names)):
        if names.count(name) > 1:
            fault(f"the header {name} stands twice")
    for name in ("from", "to", "subject", "date", "message-id", "mime-version", "auto-submitted"):
        if name not in names:
            fault(f"no header {name}")
    known = {"from", "to", "reply-to", "subject", "date", "message-id", "mime-version", "content-type", "auto-submitted"}
    known |= {"x-auto-response-suppress", "content-language", "in-reply-to", "references"}
    for name in sorted(set(names) - known):
        fault(f"the header {name} is not one that the card has")
    for part in message.walk():
        for defect in part.defects:
            fault(f"mail: {type(defect).__name__}")
        for value in part.values():
            for defect in getattr(value, "defects", ()):
                fault(f"mail header: {type(defect).__name__}: {defect}")
    if message["auto-submitted"] != "auto-generated":
        fault("not marked as automatic")
    if email.utils.parsedate_to_datetime(str(message["date"])) is None:
        fault("the date can't be read")
    if str(message["subject"]) != mail["subject"]:
        fault("the subject is not what was meant")
    plain, html = message.get_body(("plain",)), message.get_body(("html",))
    if plain is None or html is None:
        return fault("a part is missing")
    if not plain.get_content().strip():
        fault("the plain part is empty")
    if plain.get_content().replace("\r\n", "\n").rstrip("\n") != mail["text"].rstrip("\n"):
        fault("the plain part is not what was meant")
    content_ids = {part["content-id"] for part in message.walk() if part["content-id"]}
    judge_html(html.get_content(), content_ids, fault)


def judge_html(html, content_ids, fault):
    if len(html.encode()) > MAIL_HTML:
        fault(f"{len(html.encode())} bytes of HTML")
    try:
        tree = html5lib.HTMLParser(strict=True).parse(html)
    except html5lib.html5parser.ParseError as error:
        return fault(f"HTML: {error}")
    root = next(element for element in tree.iter() if element.tag == HTML + "html")
    if not root.get("lang") or root.get("dir") not in ("ltr", "rtl"):
        fault("HTML without language or direction")
    for element in tree.iter():
        if not isinstance(element.tag, str):
            fault("HTML with a comment")
            continue
        tag = element.tag.removeprefix(HTML)
        if tag in ("script", "form", "input", "iframe", "object", "embed", "link", "base", "svg", "video", "audio"):
            fault(f"HTML with {tag}")
        if tag == "meta" and element.get("http-equiv"):
            fault("HTML with http-equiv")
        if tag == "img" and element.get("alt") is None:
            fault("a picture without alt")
        for name, value in element.attrib.items():
            if name.startswith("on"):
                fault(f"a handler {name}")
            if name == "style" and ("url(" in value or "expression" in value):
                fault("a style that fetches")
            if name in ("href", "src", "background", "action"):
                if not value.startswith(("https://", "mailto:", "cid:")):
                    fault(f"{name} is neither https, mailto nor cid")
                if value.startswith("cid:") and f"<{value[4:]}>" not in content_ids:
                    fault("a picture that is not in the mail")


# --- Text and the card ----------------------------------------------------------------------------------------------


def judge_text(text, fault):
    if not text.strip():
        fault("no text")
    for c in sorted(set(text)):
        if (ord(c) < 0x20 and c != "\n") or 0x7F <= ord(c) < 0xA0 or 0x202A <= ord(c) <= 0x202E:
            fault(f"a control character U+{ord(c):04X}")


def judge_offer(card, shown, buttons, cut, fault):
    """The buttons are the card's own; a card that is cut offers none that allows; the title stands whole unless cut."""
    labels = [action["label"] for action in card["actions"] if not (cut and action["decision"] == "allow")]
    if buttons[: len(labels)] not in (labels, labels[::-1]):
        fault(f"the buttons are {buttons}, not {labels}")
    if not cut and squeezed(card["title"]) not in squeezed(shown):
        fault("the title is not shown whole")


def squeezed(text):
    return "".join(text.translate(ISOLATES).split())


def main():
    telegram_library({"@type": "setLogVerbosityLevel", "new_verbosity_level": 0})
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    schemas = json.loads(sys.stdin.readline())
    of_card, of_finding = (jsonschema.Draft202012Validator(schemas[name]) for name in ("card", "finding"))
    faults = cards = 0
    for line in sys.stdin:
        entry = json.loads(line)
        rendered = entry["rendered"]
        cards += 1

        def fault(what, platform):
            nonlocal faults
            faults += 1
            print(f"{entry['name']}: {platform}: {what}")

        if "error" in rendered:
            fault(json.dumps(rendered["error"]), "render")
            continue
        card, findings = rendered["card"], rendered["findings"]
        before = faults
        for validator, value in [(of_card, card), *((of_finding, finding) for finding in findings)]:
            for error in validator.iter_errors(value):
                fault(f"{error.json_path}: {error.message[:200]}", "schema")
        if faults > before:
            # What is of another shape can't be judged further.
            continue
        for platform, judge in (("telegram", judge_telegram), ("slack", judge_slack)):
            cut = any(finding["code"] == "cut" and finding["at"] == platform for finding in findings)
            shown, buttons = judge(rendered[platform], lambda what: fault(what, platform))
            judge_offer(card, shown, buttons, cut, lambda what: fault(what, platform))
        judge_mail(rendered["email"], lambda what: fault(what, "email"))
        judge_text(rendered["text"], lambda what: fault(what, "text"))
    print(f"{faults} faults in {cards} cards")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
