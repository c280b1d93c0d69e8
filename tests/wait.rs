//! Asking and waiting: one suite for every store. Time stands still in it and moves only when a case says so.
#![expect(clippy::print_stderr, reason = "a case that fails is told by name")]

#[path = "wait/contract.rs"]
mod contract;
#[cfg(feature = "redis")]
#[path = "wait/server.rs"]
mod server;
#[path = "wait/world.rs"]
mod world;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use countersign::card::Decision;
use countersign::model::State;
use countersign::wait::{Desk, Heard, MemoryStore, Mode, OnUnsupported, Store};
use world::{Backing, World, person, posted, press, question};

#[test]
fn memory_keeps_the_contract() {
    for (name, case) in contract::CASES {
        eprintln!("case {name}");
        world::still(async {
            let world = World::new(Backing::Memory).await;
            case(world).await;
        });
    }
}

#[test]
fn memory_forgets_what_is_over() {
    world::still(async {
        let clock = world::TestClock::default();
        let store = MemoryStore::new(clock.clone()).remembering(Duration::from_secs(600));
        let desk = Desk::new(store.clone());
        let asked = world::ask(&desk, question("a", Mode::Button));
        world::until(async || !desk.pending(&world::thread()).await.unwrap().is_empty()).await;
        clock.advance(Duration::from_secs(120)).await;
        assert_eq!(world::state(asked).await, State::Expired);
        assert_eq!(store.len(), 1);
        clock.advance(Duration::from_millis(599_999)).await;
        assert!(matches!(desk.press(&press("a", Decision::Allow)).await.unwrap(), Heard::Refused { ended: Some(_), .. }));
        clock.advance(Duration::from_millis(1)).await;
        assert!(matches!(desk.press(&press("a", Decision::Allow)).await.unwrap(), Heard::Refused { ended: None, .. }));
        assert!(store.is_empty());
    });
}

#[test]
fn one_of_64_who_race_in_memory_wins() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new(jiff::Timestamp::now));
    race(10_000, async || Desk::over(Arc::clone(&store)));
}

/// Allow and not now from 64 tasks at once, each round on a new card: one press decides, and the ask resolves to it.
fn race(rounds: usize, desk: impl AsyncFn() -> Desk) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(4).enable_all().build().unwrap();
    runtime.block_on(async {
        let desks = [desk().await, desk().await];
        for round in 0..rounds {
            let id = format!("card-{round}");
            let asker = desks[0].clone();
            let asked = tokio::spawn({
                let question = question(&id, Mode::Button);
                async move { asker.ask(question, OnUnsupported::Refuse, async { Ok(posted(None)) }).await }
            });
            while !matches!(desks[1].pending(&world::thread()).await.unwrap().as_slice(), [entry] if entry.posted.is_some()) {
                tokio::task::yield_now().await;
            }
            let (won, lost) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
            let presses: Vec<_> = (0..64)
                .map(|n| {
                    let desk = desks[n % 2].clone();
                    let mut press = press(&id, if n % 3 == 0 { Decision::Allow } else { Decision::NotNow });
                    press.from = person(&n.to_string());
                    let (won, lost) = (Arc::clone(&won), Arc::clone(&lost));
                    tokio::spawn(async move {
                        match desk.press(&press).await.unwrap() {
                            Heard::Decided(ended) => {
                                won.fetch_add(1, Ordering::Relaxed);
                                assert_eq!(ended.by, Some(press.from));
                                Some(ended)
                            }
                            Heard::Refused { ended, .. } => {
                                lost.fetch_add(1, Ordering::Relaxed);
                                assert!(ended.is_some());
                                None
                            }
                            other => panic!("{other:?}"),
                        }
                    })
                })
                .collect();
            let mut winner = None;
            for press in presses {
                winner = press.await.unwrap().or(winner);
            }
            assert_eq!((won.load(Ordering::Relaxed), lost.load(Ordering::Relaxed)), (1, 63), "round {round}");
            assert_eq!(asked.await.unwrap().unwrap().ended(), winner.as_ref(), "round {round}");
        }
    });
}

#[cfg(feature = "redis")]
mod redis {
    use super::*;
    use crate::server::Server;

    #[test]
    fn redis_keeps_the_contract() {
        let Some(server) = Server::start() else { return };
        for (name, case) in contract::CASES {
            eprintln!("case {name}");
            world::still(async {
                let world = World::new(Backing::Redis { url: server.url().to_owned(), prefix: format!("test:{name}") }).await;
                case(world).await;
            });
        }
        assert_all_expire(&server, 20);
    }

    #[test]
    fn one_of_64_who_race_in_redis_wins() {
        let Some(server) = Server::start() else { return };
        race(1_000, async || Desk::new(server.store().await));
        assert_all_expire(&server, 1_000);
    }

    #[test]
    fn by_the_servers_own_clock_entries_expire_and_are_forgotten_by_redis_itself() {
        let Some(server) = Server::start() else { return };
        real(async {
            let options = RedisOptions { remember: Duration::from_millis(100), ..RedisOptions::default() };
            let desk = Desk::new(RedisStore::connect(server.url(), options).await.unwrap());
            let short = Question { timeout: Duration::from_millis(200), ..question("a", Mode::Button) };
            let started = std::time::Instant::now();
            assert_eq!(world::state(world::ask(&desk, short)).await, State::Expired);
            assert!(started.elapsed() >= Duration::from_millis(199), "{:?}", started.elapsed());
            assert!(started.elapsed() < Duration::from_millis(290), "{:?}", started.elapsed());
            let late = desk.press(&press("a", Decision::Allow)).await.unwrap();
            assert!(matches!(late, Heard::Refused { refusal: Refusal::Expired, .. }), "{late:?}");
            tokio::time::sleep(Duration::from_millis(150)).await;
            let unknown = desk.press(&press("a", Decision::Allow)).await.unwrap();
            assert!(matches!(unknown, Heard::Refused { refusal: Refusal::Unknown, .. }), "{unknown:?}");
            assert!(server.keys().is_empty(), "{:?}", server.keys());
        });
    }

    #[test]
    fn an_answer_outlives_a_crash_of_redis_while_somebody_waits() {
        let Some(mut server) = Server::start() else { return };
        real(async {
            let (asker, other) = (Desk::new(server.store().await), Desk::new(server.store().await));
            let asked = world::ask(&asker, question("a", Mode::Button));
            let answered = world::ask(&asker, question("b", Mode::Button));
            world::until(async || {
                asker.pending(&world::thread()).await.unwrap().iter().filter(|e| e.posted.is_some()).count() == 2
            })
            .await;
            // One answer comes just before the crash, the other just after.
            server.cut_off_listeners();
            let heard = other.press(&press("b", Decision::NotNow)).await.unwrap();
            assert!(matches!(heard, Heard::Decided(_)), "{heard:?}");
            server.kill();
            assert!(!asked.is_finished());
            server.start_again();
            let heard = other.press(&press("a", Decision::Allow)).await.unwrap();
            assert!(matches!(heard, Heard::Decided(_)), "{heard:?}");
            assert_eq!(world::state(asked).await, State::Allowed);
            assert_eq!(world::state(answered).await, State::Declined);
        });
    }

    #[test]
    fn a_redis_that_lost_its_memory_or_stays_away_ends_in_expired() {
        let Some(mut server) = Server::start() else { return };
        real(async {
            let options = RedisOptions { patience: Duration::from_millis(200), ..RedisOptions::default() };
            let desk = Desk::new(RedisStore::connect(server.url(), options).await.unwrap());
            let short = |id: &str, ms| Question { timeout: Duration::from_millis(ms), ..question(id, Mode::Button) };
            let forgotten = world::ask(&desk, short("a", 700));
            world::until(async || !desk.pending(&world::thread()).await.unwrap().is_empty()).await;
            server.flush();
            let heard = desk.press(&press("a", Decision::Allow)).await.unwrap();
            assert!(matches!(heard, Heard::Refused { refusal: Refusal::Unknown, .. }), "{heard:?}");
            let away = world::ask(&desk, short("b", 400));
            world::until(async || !desk.pending(&world::thread()).await.unwrap().is_empty()).await;
            server.kill();
            assert_eq!(world::state(away).await, State::Expired);
            assert_eq!(world::state(forgotten).await, State::Expired);
            let error = desk.press(&press("a", Decision::Allow)).await.unwrap_err();
            assert!(matches!(error, WaitError::Unreachable { .. }), "{error}");
            assert!(
                desk.ask(question("c", Mode::Button), OnUnsupported::RunWithoutAsking, async { unreachable!() }).await.is_err()
            );
        });
    }

    #[test]
    fn a_lost_listening_connection_loses_no_answer() {
        let Some(server) = Server::start() else { return };
        real(async {
            let (asker, other) = (Desk::new(server.store().await), Desk::new(server.store().await));
            for round in 0..50 {
                let id = round.to_string();
                let asked = world::ask(&asker, question(&id, Mode::Button));
                world::until(async || !asker.pending(&world::thread()).await.unwrap().is_empty()).await;
                server.cut_off_listeners();
                other.press(&press(&id, Decision::Allow)).await.unwrap();
                assert_eq!(world::state(asked).await, State::Allowed, "round {round}");
            }
        });
    }

    #[test]
    fn an_error_names_no_address_and_no_password() {
        real(async {
            for url in ["redis://:hunter2@127.0.0.1:1/", "no address hunter2", "redis://sam:hunter2@[::1/"] {
                let error = tokio::time::timeout(Duration::from_secs(9), RedisStore::connect(url, RedisOptions::default()))
                    .await
                    .unwrap()
                    .err()
                    .unwrap();
                let said = format!("{error} {error:?}");
                assert!(!said.contains("hunter2") && !said.contains("127.0.0.1"), "{said}");
            }
        });
    }

    fn real(test: impl Future<Output = ()>) {
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(test);
    }

    /// Nothing is left behind: every key goes by itself, and nothing is pending.
    fn assert_all_expire(server: &Server, at_least: usize) {
        let keys = server.keys();
        assert!(keys.len() >= at_least, "{}", keys.len());
        for (key, ttl) in keys {
            assert!(ttl > 0, "{key} has no time to live: {ttl}");
            assert!(ttl <= 1_000 * (120 + 600), "{key} lives for {ttl} ms");
        }
    }

    use countersign::answer::Refusal;
    use countersign::wait::{Question, RedisOptions, RedisStore, WaitError};
}
