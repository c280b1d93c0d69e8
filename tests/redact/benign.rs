//! Lines without a secret: none may change. Written by hand, and generated from the shapes that logs and tools print.

use super::made::Lot;

const WRITTEN: &str = include_str!("benign.txt");

/// All lines.
pub(crate) fn lines() -> Vec<String> {
    let mut lines: Vec<String> = WRITTEN.lines().filter(|l| !l.is_empty()).map(str::to_owned).collect();
    let mut lot = Lot::new(7);
    for template in SHAPES {
        for _ in 0..8 {
            lines.push(lot.make(template).0);
        }
    }
    lines
}

const SHAPES: &[&str] = &[
    "commit {h40}",
    "{h7} Fix the build",
    "index {h7}..{h7} 100644",
    "Merge commit '{h40}' into main",
    "\"sha\": \"{h40}\",",
    "\"hash\": \"{h32}\"",
    "sha256:{h64}",
    "FROM alpine@sha256:{h64}",
    "checksum = \"{h64}\"",
    "\"integrity\": \"sha512-{b86}==\"",
    "md5sum: {h32}  file.iso",
    "etag: \"{h32}\"",
    "ETag: W/\"{h16}\"",
    "request_id={h8}-{h4}-{h4}-{h4}-{h12}",
    "{\"id\": \"{h8}-{h4}-{h4}-{h4}-{h12}\"}",
    "trace_id={h32} span_id={h16}",
    "X-Request-Id: {h8}-{h4}-{h4}-{h4}-{h12}",
    "uuid: {h8}-{h4}-{h4}-{h4}-{h12}",
    "GET /api/items/{h8}-{h4}-{h4}-{h4}-{h12} 200",
    "https://github.example/org/repo/commit/{h40}",
    "docker pull registry.example/app@sha256:{h64}",
    "{h12}        nginx   \"/docker-entry\"   Up 3 hours",
    "order number {d10}",
    "Order #{d8} shipped",
    "invoice 2026-{d6}",
    "tracking 1Z{u16}",
    "phone +49 30 {d8}",
    "2026-11-{d2}T12:00:0{d1}Z level=info msg=started",
    "version 1.{d2}.{d3}",
    "v{d1}.{d1}.{d2}-rc.1",
    "/usr/lib/x86_64-linux-gnu/libfoo.so.{d1}.{d2}",
    "/home/sam/projects/app/node_modules/pkg{d2}/index.js",
    "C:\\Users\\sam\\AppData\\Local\\Temp\\tmp{d4}.dat",
    "pid={d5} ppid={d4} uid=1000",
    "session: {d2}",
    "session {d4} opened for user root",
    "token_count: {d4}",
    "max_tokens: {d4}",
    "prompt_tokens={d3}, completion_tokens={d3}",
    "total_tokens\": {d4},",
    "took {d3}ms, {d5} rows",
    "progress {d2}% ({d4}/{d4})",
    "ip 10.{d2}.{d2}.{d2} port {d4}",
    "mac 0{d1}:1{d1}:2{d1}:3{d1}:4{d1}:5{d1}",
    "fe80::{h4}:{h4}:{h4}:{h4}",
    "pod/web-{h9}-{l5}   1/1   Running",
    "arn:aws:s3:::bucket-{d6}/prefix",
    "i-{h17} running t3.micro",
    "sg-{h17}",
    "ami-{h17}",
    "image: registry.example/team/app:{h7}",
    "cache key: linux-cargo-{h64}",
    "Cache-Control: max-age={d6}",
    "key: build-{h10}",
    "primary_key: {d8}",
    "keyboard layout {d1}",
    "isbn 978-3-16-{d6}-0",
    "color: #{h6};",
    "rgb({d2}, {d2}, {d2})",
    "lat 52.{d6}, lon 13.{d6}",
    "build-{d8}-{h8}",
    "snapshot-{d8}-{d6}",
];
