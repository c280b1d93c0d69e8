//! Block Kit's types, as far as cards need them: what can't be built here can't be sent.

use serde::Serialize;

/// A block of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Block {
    /// The title.
    Header { block_id: String, text: PlainText },
    /// Text beside a picture.
    Section { block_id: String, text: PlainText, accessory: ImageElement, expand: bool },
    /// Text whose style is data.
    RichText { block_id: String, elements: Vec<RichText> },
    /// Small print.
    Context { block_id: String, elements: Vec<ContextElement> },
    /// Buttons.
    Actions { block_id: String, elements: Vec<Button> },
    /// The native card.
    Card {
        block_id: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        hero_image: Option<ImageElement>,
        title: PlainText,
        #[serde(skip_serializing_if = "Option::is_none")]
        body: Option<PlainText>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        actions: Vec<Button>,
    },
}

impl Block {
    pub(super) fn header(block_id: String, text: PlainText) -> Self {
        Self::Header { block_id, text }
    }

    /// `expand` keeps Slack from folding the text behind "Show more".
    pub(super) fn section(block_id: String, text: PlainText, accessory: ImageElement) -> Self {
        Self::Section { block_id, text, accessory, expand: true }
    }

    pub(super) fn rich_text(block_id: String, elements: Vec<RichText>) -> Self {
        Self::RichText { block_id, elements }
    }

    pub(super) fn context(block_id: String, elements: Vec<ContextElement>) -> Self {
        Self::Context { block_id, elements }
    }

    pub(super) fn actions(block_id: String, elements: Vec<Button>) -> Self {
        Self::Actions { block_id, elements }
    }

    pub(super) fn card(
        block_id: String,
        hero_image: Option<ImageElement>,
        title: PlainText,
        body: Option<PlainText>,
        actions: Vec<Button>,
    ) -> Self {
        Self::Card { block_id, hero_image, title, body, actions }
    }

    /// The buttons in it.
    pub(super) fn buttons(&self) -> &[Button] {
        match self {
            Self::Actions { elements, .. } => elements,
            Self::Card { actions, .. } => actions,
            _ => &[],
        }
    }
}

/// A text object that shows its text literally.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct PlainText {
    #[serde(rename = "type")]
    kind: &'static str,
    text: String,
    /// False: codes such as `:fire:` stay as they are.
    emoji: bool,
}

impl PlainText {
    pub(super) fn new(text: String) -> Self {
        Self { kind: "plain_text", text, emoji: false }
    }
}

/// A picture beside or inside a block.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct ImageElement {
    #[serde(rename = "type")]
    kind: &'static str,
    image_url: String,
    alt_text: String,
}

impl ImageElement {
    pub(super) fn new(url: &str, alt_text: String) -> Self {
        Self { kind: "image", image_url: url.to_owned(), alt_text }
    }
}

/// An element of a context block.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum ContextElement {
    /// Text.
    Text(PlainText),
    /// A picture.
    Image(ImageElement),
}

/// A part of a rich text block.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub(super) enum RichText {
    /// A paragraph.
    #[serde(rename = "rich_text_section")]
    Section { elements: Vec<RichElement> },
    /// A quotation.
    #[serde(rename = "rich_text_quote")]
    Quote { elements: Vec<RichElement> },
    /// Code type, line by line.
    #[serde(rename = "rich_text_preformatted")]
    Preformatted { elements: Vec<RichElement> },
}

impl RichText {
    pub(super) fn section(elements: Vec<RichElement>) -> Self {
        Self::Section { elements }
    }

    pub(super) fn quote(elements: Vec<RichElement>) -> Self {
        Self::Quote { elements }
    }

    pub(super) fn preformatted(elements: Vec<RichElement>) -> Self {
        Self::Preformatted { elements }
    }
}

/// An inline element of rich text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum RichElement {
    /// Text, literally.
    Text {
        text: String,
        #[serde(skip_serializing_if = "Style::is_none")]
        style: Style,
    },
    /// A time in the viewer's own zone; a Unix time in seconds.
    Date { timestamp: i64, format: &'static str, fallback: String },
}

impl RichElement {
    pub(super) fn text(text: String) -> Self {
        Self::Text { text, style: Style::None }
    }

    pub(super) fn styled(text: String, style: Style) -> Self {
        Self::Text { text, style }
    }

    pub(super) fn date(timestamp: i64, fallback: String) -> Self {
        Self::Date { timestamp, format: "{date_num} {time}", fallback }
    }
}

/// The style of a text element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    None,
    Bold,
    Italic,
    Code,
}

impl Style {
    fn is_none(&self) -> bool {
        *self == Self::None
    }
}

impl Serialize for Style {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap as _;
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::None => {}
            Self::Bold => map.serialize_entry("bold", &true)?,
            Self::Italic => map.serialize_entry("italic", &true)?,
            Self::Code => map.serialize_entry("code", &true)?,
        }
        map.end()
    }
}

/// A button.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Button {
    #[serde(rename = "type")]
    kind: &'static str,
    /// What was pressed, for the decoder: a decision's name, or the name of a link.
    pub(super) action_id: &'static str,
    text: PlainText,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    style: Option<&'static str>,
}

impl Button {
    pub(super) fn answer(action_id: &'static str, label: String, token: String, style: Option<&'static str>) -> Self {
        Self { kind: "button", action_id, text: PlainText::new(label), value: Some(token), url: None, style }
    }

    pub(super) fn link(action_id: &'static str, label: String, url: String) -> Self {
        Self { kind: "button", action_id, text: PlainText::new(label), value: None, url: Some(url), style: None }
    }
}
