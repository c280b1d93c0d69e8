//! Ten thousand questions pending at once, in memory and in Redis: asks a second, how soon an answer reaches who asked, and
//! what one question costs in memory.
//!
//! `cargo bench --features redis --bench wait` starts a `redis-server` of its own, where one is installed.
#![expect(clippy::print_stdout, reason = "the table is what it is for")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use countersign::card::Decision;
use countersign::model::{Approvers, State, Thread};
use countersign::wait::{Desk, Heard, MemoryStore, Mode, OnUnsupported, Person, Posted, Press, Question};
use server::Server;
use tokio::sync::mpsc;

#[path = "../tests/wait/server.rs"]
mod server;

/// How many wait at once.
const QUESTIONS: usize = 10_000;

/// How many answers are measured one after the other, and how many at once.
const ONE_BY_ONE: usize = 2_000;

fn main() {
    // `cargo test --benches` calls this too.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    println!("{QUESTIONS} questions pending at once\n");
    println!(
        "| store | asks a second | answer, one at a time: p50 | p99 | answers a second, all at once | memory of one question |"
    );
    println!("| --- | --- | --- | --- | --- | --- |");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let desk = Desk::new(MemoryStore::new(jiff::Timestamp::now));
        let (row, own) = measure("memory", &desk, &desk).await;
        println!("{row} {own} bytes |");
        let Some(server) = Server::start() else { return };
        // Whoever asks and whoever hears the press are two processes, as far as Redis can tell.
        let (asker, hearer) = (Desk::new(server.store().await), Desk::new(server.store().await));
        let before = server.used_memory();
        let (row, own) = measure_with("redis", &asker, &hearer, || server.used_memory()).await;
        let (own, there) = (own.0, (own.1 - before) / QUESTIONS);
        println!("{row} {own} bytes here, {there} in Redis |");
    });
}

async fn measure(name: &str, asker: &Desk, hearer: &Desk) -> (String, usize) {
    let (row, (own, _)) = measure_with(name, asker, hearer, || 0).await;
    (row, own)
}

async fn measure_with(name: &str, asker: &Desk, hearer: &Desk, there: impl Fn() -> usize) -> (String, (usize, usize)) {
    let resident = resident_bytes();
    let posted = Arc::new(AtomicUsize::new(0));
    let (ended, mut ends) = mpsc::unbounded_channel();
    let started = Instant::now();
    for n in 0..QUESTIONS {
        let (asker, posted, ended) = (asker.clone(), Arc::clone(&posted), ended.clone());
        tokio::spawn(async move {
            let post = async {
                posted.fetch_add(1, Ordering::Relaxed);
                Ok(Posted { message: Some(n.to_string()), at: jiff::Timestamp::UNIX_EPOCH, order: None })
            };
            let resolution = asker.ask(question(n), OnUnsupported::Refuse, post).await.unwrap();
            ended.send((resolution.ended().unwrap().state, Instant::now())).unwrap();
        });
    }
    while posted.load(Ordering::Relaxed) < QUESTIONS {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    // A question stands when its card's message is noted.
    for n in (0..QUESTIONS).step_by(100) {
        while hearer.pending(&thread(n)).await.unwrap().iter().filter(|entry| entry.posted.is_some()).count() < 100 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    let asks = per_second(QUESTIONS, started.elapsed());
    tokio::time::sleep(Duration::from_millis(500)).await;
    let memory = (resident_bytes().saturating_sub(resident) / QUESTIONS, there());

    let mut latencies = Vec::with_capacity(ONE_BY_ONE);
    for n in 0..ONE_BY_ONE {
        let pressed = Instant::now();
        let heard = hearer.press(&press(n)).await.unwrap();
        assert!(matches!(heard, Heard::Decided(_)), "{heard:?}");
        let (state, at) = ends.recv().await.unwrap();
        assert_eq!(state, State::Allowed);
        latencies.push(at.duration_since(pressed));
    }
    latencies.sort();

    let started = Instant::now();
    for n in ONE_BY_ONE..QUESTIONS {
        let hearer = hearer.clone();
        tokio::spawn(async move { hearer.press(&press(n)).await.unwrap() });
    }
    for _ in ONE_BY_ONE..QUESTIONS {
        assert_eq!(ends.recv().await.unwrap().0, State::Allowed);
    }
    let answers = per_second(QUESTIONS - ONE_BY_ONE, started.elapsed());
    let at = |share: usize| format!("{:.1} µs", latencies[ONE_BY_ONE * share / 100].as_secs_f64() * 1e6);
    (format!("| {name} | {asks} | {} | {} | {answers} |", at(50), at(99)), memory)
}

fn per_second(count: usize, time: Duration) -> usize {
    (count as f64 / time.as_secs_f64()) as usize
}

/// A hundred questions a thread.
fn thread(n: usize) -> Thread {
    Thread { connector: "telegram".to_owned(), key: format!("-100{}", n / 100).into() }
}

fn question(n: usize) -> Question {
    Question {
        id: format!("card-{n:017}"),
        thread: thread(n),
        mode: Mode::Button,
        approvers: Approvers::Only(vec!["1001".into()]),
        offers_allow: true,
        locale: "en".to_owned(),
        timeout: Duration::from_secs(600),
    }
}

fn press(n: usize) -> Press {
    Press { id: format!("card-{n:017}"), decision: Decision::Allow, thread: thread(n), from: Person::named("1001", "Sam") }
}

/// What this process holds, by Linux; 0 elsewhere.
fn resident_bytes() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<usize>().unwrap_or(0) * 1024
}
