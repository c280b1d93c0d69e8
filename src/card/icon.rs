//! Icons by name, as the Lucide set names them, each with the emoji that stands for it where no picture can.

use schemars::JsonSchema;
use serde::Serialize;

/// An icon that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Icon {
    /// Its name.
    pub name: &'static str,
    /// Its emoji.
    pub emoji: &'static str,
}

/// Name and emoji, sorted by name.
pub const ICONS: &[(&str, &str)] = &[
    ("alarm-clock", "⏰"),
    ("archive", "🗄️"),
    ("ban", "⛔"),
    ("bell", "🔔"),
    ("book-open", "📖"),
    ("bot", "🤖"),
    ("bug", "🐛"),
    ("calendar", "📅"),
    ("camera", "📷"),
    ("circle-help", "❔"),
    ("circle-pause", "⏸️"),
    ("circle-play", "▶️"),
    ("circle-stop", "⏹️"),
    ("clapperboard", "🎬"),
    ("clipboard", "📋"),
    ("clock", "🕒"),
    ("cloud", "☁️"),
    ("code", "💻"),
    ("cpu", "🧠"),
    ("credit-card", "💳"),
    ("database", "🛢️"),
    ("door-open", "🚪"),
    ("download", "📥"),
    ("eraser", "🧽"),
    ("eye", "👁️"),
    ("file", "📄"),
    ("film", "🎞️"),
    ("flame", "🔥"),
    ("folder", "📁"),
    ("gamepad-2", "🎮"),
    ("gift", "🎁"),
    ("globe", "🌐"),
    ("hard-drive", "💽"),
    ("headphones", "🎧"),
    ("house", "🏠"),
    ("image", "🖼️"),
    ("key", "🔑"),
    ("lightbulb", "💡"),
    ("link", "🔗"),
    ("mail", "✉️"),
    ("map-pin", "📍"),
    ("message-circle", "💬"),
    ("mic", "🎙️"),
    ("monitor", "🖥️"),
    ("moon", "🌙"),
    ("music", "🎵"),
    ("package", "📦"),
    ("pause", "⏸️"),
    ("pencil", "✏️"),
    ("phone", "📞"),
    ("pin", "📌"),
    ("play", "▶️"),
    ("plug", "🔌"),
    ("power", "🔋"),
    ("printer", "🖨️"),
    ("refresh-cw", "🔄"),
    ("rocket", "🚀"),
    ("search", "🔍"),
    ("send", "📨"),
    ("server", "🗃️"),
    ("settings", "🔧"),
    ("shield", "🛡️"),
    ("shopping-cart", "🛒"),
    ("square", "⏹️"),
    ("star", "⭐"),
    ("sun", "☀️"),
    ("tag", "🏷️"),
    ("terminal", "💻"),
    ("thermometer", "🌡️"),
    ("timer", "⏱️"),
    ("trash", "🗑️"),
    ("trash-2", "🗑️"),
    ("truck", "🚚"),
    ("tv", "📺"),
    ("unplug", "🔌"),
    ("upload", "📤"),
    ("user", "👤"),
    ("users", "👥"),
    ("video", "📹"),
    ("volume-2", "🔊"),
    ("volume-x", "🔇"),
    ("wallet", "👛"),
    ("wifi", "📶"),
    ("wrench", "🔧"),
    ("zap", "⚡"),
];

impl Icon {
    /// The icon of that name.
    pub fn named(name: &str) -> Option<Self> {
        let n = ICONS.binary_search_by(|(known, _)| (*known).cmp(name)).ok()?;
        Some(Self { name: ICONS[n].0, emoji: ICONS[n].1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_sorted_and_unique() {
        for pair in ICONS.windows(2) {
            assert!(pair[0].0 < pair[1].0, "{} must stand after {}", pair[0].0, pair[1].0);
        }
        assert_eq!(Icon::named("square").map(|icon| icon.emoji), Some("⏹️"));
        assert_eq!(Icon::named("no-such-icon"), None);
    }
}
