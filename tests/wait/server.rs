//! A Redis server of a test's own: on a free port, in a folder of its own, writing everything down at once.

#![allow(dead_code, clippy::print_stderr)] // the bench uses a part of it; notices are for people

use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use countersign::wait::{RedisOptions, RedisStore};

pub(crate) struct Server {
    child: Child,
    port: u16,
    url: String,
    folder: PathBuf,
}

impl Server {
    /// Starts one. Where `redis-server` is not installed the test is left out, with a notice; under `CI` that is a failure.
    pub(crate) fn start() -> Option<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        if Command::new("redis-server").arg("--version").stdout(Stdio::null()).status().is_err() {
            assert!(std::env::var_os("CI").is_none(), "redis-server is missing; ./test installs it");
            eprintln!("notice: redis-server is missing, so this test is left out; ./test installs it");
            return None;
        }
        let name = format!("countersign-redis-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        // Another process may take the port between our look and the server's start.
        for _ in 0..10 {
            let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            if let Some(child) = spawn(port, &folder) {
                return Some(Self { child, port, url: format!("redis://127.0.0.1:{port}/"), folder });
            }
        }
        panic!("redis-server does not start");
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) async fn store(&self) -> RedisStore {
        RedisStore::connect(&self.url, RedisOptions::default()).await.unwrap()
    }

    /// Kills it as a crash would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again with what it has written down.
    pub(crate) fn start_again(&mut self) {
        self.child = spawn(self.port, &self.folder).unwrap();
    }

    /// Breaks every connection that listens.
    pub(crate) fn cut_off_listeners(&self) {
        let mut connection = self.connection();
        let _: i64 = redis::cmd("CLIENT").arg(&["KILL", "TYPE", "pubsub"]).query(&mut connection).unwrap();
    }

    /// Forgets everything.
    pub(crate) fn flush(&self) {
        let _: String = redis::cmd("FLUSHALL").query(&mut self.connection()).unwrap();
    }

    /// Every key with the milliseconds that it still lives; -1 where it lives for ever.
    pub(crate) fn keys(&self) -> Vec<(String, i64)> {
        let mut connection = self.connection();
        let keys: Vec<String> = redis::cmd("KEYS").arg("*").query(&mut connection).unwrap();
        keys.into_iter()
            .map(|key| {
                let ttl = redis::cmd("PTTL").arg(&key).query(&mut connection).unwrap();
                (key, ttl)
            })
            .collect()
    }

    /// The bytes that it holds.
    pub(crate) fn used_memory(&self) -> usize {
        let info: String = redis::cmd("INFO").arg("memory").query(&mut self.connection()).unwrap();
        info.lines().find_map(|line| line.strip_prefix("used_memory:")).unwrap().trim().parse().unwrap()
    }

    fn connection(&self) -> redis::Connection {
        redis::Client::open(&*self.url).unwrap().get_connection().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Starts a server and waits until it answers; nothing where it ends instead.
fn spawn(port: u16, folder: &PathBuf) -> Option<Child> {
    let mut child = Command::new("redis-server")
        .args(["--bind", "127.0.0.1", "--port", &port.to_string(), "--save", "", "--appendonly", "yes"])
        .args(["--appendfsync", "always", "--daemonize", "no", "--loglevel", "warning", "--dir"])
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    for _ in 0..1_000 {
        if child.try_wait().unwrap().is_some() {
            return None;
        }
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            let client = redis::Client::open(format!("redis://127.0.0.1:{port}/")).unwrap();
            let pong = client.get_connection().and_then(|mut c| redis::cmd("PING").query::<String>(&mut c));
            if pong.is_ok() {
                return Some(child);
            }
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let _ = child.kill();
    let _ = child.wait();
    None
}
