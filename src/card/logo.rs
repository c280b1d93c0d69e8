//! Logos: a drawn monogram for every integration, from a table where we know its name, from its letters otherwise.
//!
//! No logo is a link that a stranger controls, and none is somebody's trade mark: see docs/decisions/0005-logos.md.

use schemars::JsonSchema;
use serde::Serialize;

/// The sign of an integration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Logo {
    /// The integration's name: `Pi-hole`; empty for one that the table lacks.
    pub name: &'static str,
    /// The file name of its picture, without `.png`.
    pub file: String,
    /// One or two letters.
    pub letters: String,
    /// The plate's colour, red green blue.
    pub colour: [u8; 3],
}

/// Integration, name, letters and colour, sorted by integration.
pub const LOGOS: &[(&str, &str, &str, [u8; 3])] = &[
    ("bazarr", "Bazarr", "BA", [0x8A, 0x3F, 0xB5]),
    ("calendar", "Calendar", "CA", [0x1F, 0x6F, 0xC4]),
    ("file_manager", "Files", "FI", [0x8A, 0x5A, 0x14]),
    ("github", "GitHub", "GH", [0x3A, 0x40, 0x48]),
    ("gitlab", "GitLab", "GL", [0xB3, 0x44, 0x1A]),
    ("home_assistant", "Home Assistant", "HA", [0x0B, 0x7A, 0xA8]),
    ("jellyfin", "Jellyfin", "JF", [0x6B, 0x4F, 0xB8]),
    ("lidarr", "Lidarr", "LI", [0x0A, 0x7D, 0x4F]),
    ("mail", "Mail", "MA", [0x2F, 0x62, 0xB5]),
    ("ollama", "Ollama", "OL", [0x3C, 0x3C, 0x46]),
    ("overseerr", "Overseerr", "OV", [0x5B, 0x4B, 0xC4]),
    ("pihole", "Pi-hole", "PH", [0xA8, 0x1F, 0x2B]),
    ("plex", "Plex", "PX", [0x94, 0x66, 0x0A]),
    ("prowlarr", "Prowlarr", "PR", [0xA8, 0x4A, 0x12]),
    ("qbittorrent", "qBittorrent", "QB", [0x25, 0x63, 0xA8]),
    ("radarr", "Radarr", "RA", [0x8C, 0x69, 0x0C]),
    ("shell", "Shell", "SH", [0x2E, 0x3B, 0x36]),
    ("slack", "Slack", "SL", [0x6A, 0x2A, 0x6C]),
    ("sonarr", "Sonarr", "SO", [0x12, 0x74, 0x9E]),
    ("tautulli", "Tautulli", "TA", [0x9A, 0x5E, 0x0A]),
    ("telegram", "Telegram", "TG", [0x1B, 0x76, 0xA8]),
];

/// The plate of an integration that the table lacks.
const OTHER: [u8; 3] = [0x55, 0x5F, 0x6D];

impl Logo {
    /// The logo of an integration; nothing where it has no letter or digit to draw.
    pub fn of(integration: &str) -> Option<Self> {
        if let Ok(n) = LOGOS.binary_search_by(|row| row.0.cmp(integration)) {
            let (file, name, letters, colour) = LOGOS[n];
            return Some(Self { name, file: file.to_owned(), letters: letters.to_owned(), colour });
        }
        let letters: String =
            integration.chars().filter(char::is_ascii_alphanumeric).take(2).map(|c| c.to_ascii_uppercase()).collect();
        let file = format!("other-{}", letters.to_ascii_lowercase());
        (!letters.is_empty()).then_some(Self { name: "", file, letters, colour: OTHER })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logos_are_sorted_and_every_integration_has_one() {
        for pair in LOGOS.windows(2) {
            assert!(pair[0].0 < pair[1].0, "{} must stand after {}", pair[0].0, pair[1].0);
        }
        assert_eq!(Logo::of("pihole").map(|logo| logo.name), Some("Pi-hole"));
        assert_eq!(Logo::of("no-such-app").map(|logo| logo.letters), Some("NO".to_owned()));
        assert_eq!(Logo::of("日本"), None);
    }
}
