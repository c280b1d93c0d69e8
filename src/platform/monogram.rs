//! Draws the picture of a logo: one or two letters on a coloured plate, as a PNG.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::card::logo::Logo;

/// The side of the picture in pixels; it is shown at half of it, sharp on dense screens.
pub const SIDE: usize = 80;

/// The letters in pixels of a 5 by 7 raster, top row first.
const GLYPHS: [(char, [u8; 7]); 36] = [
    ('A', [14, 17, 17, 31, 17, 17, 17]),
    ('B', [30, 17, 17, 30, 17, 17, 30]),
    ('C', [14, 17, 16, 16, 16, 17, 14]),
    ('D', [30, 17, 17, 17, 17, 17, 30]),
    ('E', [31, 16, 16, 30, 16, 16, 31]),
    ('F', [31, 16, 16, 30, 16, 16, 16]),
    ('G', [14, 17, 16, 23, 17, 17, 15]),
    ('H', [17, 17, 17, 31, 17, 17, 17]),
    ('I', [14, 4, 4, 4, 4, 4, 14]),
    ('J', [7, 2, 2, 2, 2, 18, 12]),
    ('K', [17, 18, 20, 24, 20, 18, 17]),
    ('L', [16, 16, 16, 16, 16, 16, 31]),
    ('M', [17, 27, 21, 21, 17, 17, 17]),
    ('N', [17, 25, 21, 19, 17, 17, 17]),
    ('O', [14, 17, 17, 17, 17, 17, 14]),
    ('P', [30, 17, 17, 30, 16, 16, 16]),
    ('Q', [14, 17, 17, 17, 21, 18, 13]),
    ('R', [30, 17, 17, 30, 20, 18, 17]),
    ('S', [15, 16, 16, 14, 1, 1, 30]),
    ('T', [31, 4, 4, 4, 4, 4, 4]),
    ('U', [17, 17, 17, 17, 17, 17, 14]),
    ('V', [17, 17, 17, 17, 17, 10, 4]),
    ('W', [17, 17, 17, 21, 21, 27, 17]),
    ('X', [17, 17, 10, 4, 10, 17, 17]),
    ('Y', [17, 17, 10, 4, 4, 4, 4]),
    ('Z', [31, 1, 2, 4, 8, 16, 31]),
    ('0', [14, 17, 19, 21, 25, 17, 14]),
    ('1', [4, 12, 4, 4, 4, 4, 14]),
    ('2', [14, 17, 1, 6, 8, 16, 31]),
    ('3', [31, 2, 4, 2, 1, 17, 14]),
    ('4', [2, 6, 10, 18, 31, 2, 2]),
    ('5', [31, 16, 30, 1, 1, 17, 14]),
    ('6', [6, 8, 16, 30, 17, 17, 14]),
    ('7', [31, 1, 2, 4, 8, 8, 8]),
    ('8', [14, 17, 17, 14, 17, 17, 14]),
    ('9', [14, 17, 17, 15, 1, 2, 12]),
];

/// Pictures by letters and colour.
type Drawn = HashMap<(String, [u8; 3]), Vec<u8>>;

/// The PNG of a logo. It is drawn once for each set of letters and colour.
pub fn monogram(logo: &Logo) -> Vec<u8> {
    static DRAWN: Mutex<Option<Drawn>> = Mutex::new(None);
    // Letters are at most two of 36 and the colours come from a table, so the store can't grow without end.
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let drawn = drawn.get_or_insert_default();
    drawn.entry((logo.letters.clone(), logo.colour)).or_insert_with(|| encode(&draw(logo))).clone()
}

/// RGBA pixels: a plate with round corners, so that it stands on a light and on a dark ground.
fn draw(logo: &Logo) -> Vec<u8> {
    let [r, g, b] = logo.colour;
    let mut pixels = vec![0; SIDE * SIDE * 4];
    let radius = 14.0_f32;
    let inset = |v: usize| (radius - v as f32 - 0.5).max(v as f32 + 0.5 - (SIDE as f32 - radius)).max(0.0);
    for y in 0..SIDE {
        for x in 0..SIDE {
            let (dx, dy) = (inset(x), inset(y));
            let edge = (radius - (dx * dx + dy * dy).sqrt() + 0.5).clamp(0.0, 1.0);
            pixels[(y * SIDE + x) * 4..][..4].copy_from_slice(&[r, g, b, (edge * 255.0) as u8]);
        }
    }
    let glyphs: Vec<_> = logo.letters.chars().filter_map(|c| GLYPHS.iter().find(|(known, _)| *known == c)).take(2).collect();
    let dot = if glyphs.len() == 2 { 5 } else { 8 };
    let width = glyphs.len() * 6 * dot - dot.min(glyphs.len() * dot);
    let (left, top) = ((SIDE - width) / 2, (SIDE - 7 * dot) / 2);
    for (n, (_, rows)) in glyphs.iter().enumerate() {
        for y in 0..7 * dot {
            for x in 0..5 * dot {
                if rows[y / dot] >> (4 - x / dot) & 1 == 1 {
                    let at = ((top + y) * SIDE + left + n * 6 * dot + x) * 4;
                    pixels[at..at + 4].copy_from_slice(&[255, 255, 255, 255]);
                }
            }
        }
    }
    pixels
}

fn encode(pixels: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, SIDE as u32, SIDE as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    // Writing a picture of a size that we chose into memory can't fail.
    if let Ok(mut writer) = encoder.write_header() {
        let _ = writer.write_image_data(pixels);
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_logo_of_the_table_is_a_small_picture() {
        for (integration, ..) in crate::card::logo::LOGOS {
            let file = monogram(&Logo::of(integration).unwrap());
            assert!(file.starts_with(b"\x89PNG") && file.len() < 3000, "{integration}: {} bytes", file.len());
        }
    }
}
