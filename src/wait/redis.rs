//! Questions in Redis, for many processes.
//!
//! Each change is one Lua script, so it happens wholly and once; each script can be run again without harm, because whoever
//! writes leaves a name, and finds it again. One connection carries all commands of a process and none of them blocks;
//! another one hears which questions ended. When that one comes back after a loss, everybody who waits looks again, so a
//! message that got lost delays an answer and loses none. docs/waiting.md lists the keys.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use redis::{Client, ErrorKind, FromRedisValue, RedisError, RedisResult, Script};
use sha2::{Digest as _, Sha256};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::bells::{Bells, Listener};
use super::question::{Entry, Posted, Question};
use super::record::{self, Fields, millis};
use super::store::{End, Ending, Store, WaitError, Work};
use super::{Clock, DEFAULT_MEMORY};
use crate::model::Thread;

/// The first rest after a lost connection; each further one is twice as long, up to [`LONGEST_REST`].
const FIRST_REST: Duration = Duration::from_millis(20);
const LONGEST_REST: Duration = Duration::from_secs(1);

/// How long the server may take for one answer before the connection counts as lost.
const ANSWER: Duration = Duration::from_secs(5);

/// How often a quiet connection is asked whether it still lives.
const PING: Duration = Duration::from_secs(15);

/// How a [`RedisStore`] behaves.
#[derive(Clone)]
pub struct RedisOptions {
    /// What every key and the channel start with; `countersign` unless said otherwise. Stores with the same prefix on the
    /// same database share their questions.
    pub prefix: String,
    /// How long an outcome is remembered past its question's deadline.
    pub remember: Duration,
    /// How long one call tries again while the server can't be reached.
    pub patience: Duration,
    /// The clock that deadlines hold by. Without one it is the server's: the same for all processes, whatever theirs say.
    pub clock: Option<Arc<dyn Clock>>,
}

impl Default for RedisOptions {
    fn default() -> Self {
        Self { prefix: "countersign".to_owned(), remember: DEFAULT_MEMORY, patience: Duration::from_secs(2), clock: None }
    }
}

/// The store for many processes. It works on one server and its replicas, not on a cluster: the questions of a thread and
/// their cards are changed together.
pub struct RedisStore {
    manager: ConnectionManager,
    options: RedisOptions,
    /// This store's name among those of all processes.
    name: String,
    scripts: Scripts,
    bells: Bells,
    ear: JoinHandle<()>,
}

struct Scripts {
    register: Script,
    attach: Script,
    look: Script,
    by_message: Script,
    pending: Script,
    end: Script,
    take: Script,
}

impl Scripts {
    fn new() -> Self {
        let script = |body: &str| Script::new(&[include_str!("scripts/common.lua"), body].concat());
        Self {
            register: script(include_str!("scripts/register.lua")),
            attach: script(include_str!("scripts/attach.lua")),
            look: script(include_str!("scripts/look.lua")),
            by_message: script(include_str!("scripts/by_message.lua")),
            pending: script(include_str!("scripts/pending.lua")),
            end: script(include_str!("scripts/end.lua")),
            take: script(include_str!("scripts/take.lua")),
        }
    }
}

impl RedisStore {
    /// Connects to `redis://[user:password@]host:port/database`, and keeps connected: it must be called on a tokio runtime.
    ///
    /// # Errors
    ///
    /// [`WaitError::Unreachable`] where the address can't be read or nobody answers there in time.
    pub async fn connect(url: &str, options: RedisOptions) -> Result<Self, WaitError> {
        let client = Client::open(url).map_err(unreachable)?;
        let config = ConnectionManagerConfig::new()
            .set_min_delay(FIRST_REST)
            .set_max_delay(LONGEST_REST)
            .set_connection_timeout(Some(ANSWER))
            .set_response_timeout(Some(ANSWER));
        let mut manager = client.get_connection_manager_with_config(config).await.map_err(unreachable)?;
        let (connection, (seconds, micros)): (u64, (String, String)) =
            redis::pipe().cmd("CLIENT").arg("ID").cmd("TIME").query_async(&mut manager).await.map_err(unreachable)?;
        let bells = Bells::default();
        let ear = tokio::spawn(hear(client, channel(&options.prefix), bells.clone()));
        let name = format!("{seconds}.{micros}-{connection}");
        Ok(Self { manager, options, name, scripts: Scripts::new(), bells, ear })
    }

    fn key(&self, kind: &str, name: &str) -> String {
        format!("{}:{kind}:{name}", self.options.prefix)
    }

    fn card(&self, id: &str) -> String {
        self.key("card", id)
    }

    fn place(&self, thread: &Thread) -> String {
        self.key("place", &digest(&[&thread.connector, thread.key.raw()]))
    }

    fn message(&self, thread: &Thread, message: &str) -> String {
        self.key("message", &digest(&[&thread.connector, thread.key.raw(), message]))
    }

    /// A name that nobody else leaves anywhere.
    fn signature(&self) -> String {
        format!("{}-{}", self.name, self.bells.number())
    }

    /// Runs a script, again and again while the server can't be reached and patience lasts.
    async fn run<T: FromRedisValue>(&self, script: &Script, keys: &[&str], arguments: &[&str]) -> Result<T, WaitError> {
        let now = self.options.clock.as_ref().map(|clock| clock.now().as_millisecond().to_string()).unwrap_or_default();
        let mut invocation = script.prepare_invoke();
        for key in keys {
            invocation.key(*key);
        }
        invocation.arg(&self.options.prefix).arg(now);
        for argument in arguments {
            invocation.arg(*argument);
        }
        let mut manager = self.manager.clone();
        let mut last = None;
        let tries = async {
            let mut rest = FIRST_REST;
            loop {
                match invocation.invoke_async(&mut manager).await {
                    Ok(value) => return Ok(value),
                    Err(error) if is_unreadable(&error) => return Err(WaitError::Foreign),
                    Err(error) => last = Some(unreachable(error)),
                }
                sleep(rest).await;
                rest = (rest * 2).min(LONGEST_REST);
            }
        };
        match timeout(self.options.patience, tries).await {
            Ok(result) => result,
            Err(_) => Err(last.unwrap_or_else(|| WaitError::Unreachable { kind: "no answer in time".to_owned() })),
        }
    }

    async fn entry(&self, script: &Script, key: &str, id: &str) -> Result<Option<Entry>, WaitError> {
        let (now, fields): (String, Fields) = self.run(script, &[key], &[id]).await?;
        record::entry(&now, &fields)
    }
}

impl Drop for RedisStore {
    fn drop(&mut self) {
        self.ear.abort();
    }
}

impl Store for RedisStore {
    fn register<'a>(&'a self, question: &'a Arc<Question>) -> Work<'a, ()> {
        Box::pin(async move {
            let keys = [&*self.card(&question.id), &*self.place(&question.thread)];
            let (timeout, remember) = (millis(question.waits()).to_string(), millis(self.options.remember).to_string());
            let (text, signature) = (record::question_text(question), self.signature());
            let arguments = [&*question.id, record::mode_name(question.mode), &text, &timeout, &remember, &signature];
            let new: bool = self.run(&self.scripts.register, &keys, &arguments).await?;
            if new { Ok(()) } else { Err(WaitError::IdInUse) }
        })
    }

    fn attach<'a>(&'a self, question: &'a Question, posted: &'a Posted) -> Work<'a, ()> {
        Box::pin(async move {
            let card = self.card(&question.id);
            let message = posted.message.as_ref().map(|message| self.message(&question.thread, message));
            let keys: Vec<&str> = [Some(&*card), message.as_deref()].into_iter().flatten().collect();
            let _: i64 = self.run(&self.scripts.attach, &keys, &[&question.id, &record::posted_text(posted)]).await?;
            Ok(())
        })
    }

    fn look<'a>(&'a self, id: &'a str) -> Work<'a, Option<Entry>> {
        Box::pin(async move { self.entry(&self.scripts.look, &self.card(id), id).await })
    }

    fn end<'a>(&'a self, id: &'a str, end: &'a End) -> Work<'a, Ending> {
        Box::pin(async move {
            let (by, signature) = (record::person_text(end.by.as_ref()), self.signature());
            let reason = end.reason.as_ref().map_or("", |reason| reason.raw());
            let arguments = [id, end.state.name(), &by, reason, &signature];
            let (now, fields): (String, Fields) = self.run(&self.scripts.end, &[&self.card(id)], &arguments).await?;
            let ended = record::entry(&now, &fields)?.and_then(|entry| entry.ended);
            Ok(match ended {
                None => Ending::Unknown,
                Some(ended) if fields.get("ender") == Some(&signature) => Ending::Won(ended),
                Some(ended) => Ending::Lost(ended),
            })
        })
    }

    fn take<'a>(&'a self, listener: &'a Listener) -> Work<'a, bool> {
        Box::pin(
            async move { self.run(&self.scripts.take, &[&self.card(listener.id())], &[listener.id(), listener.ticket()]).await },
        )
    }

    fn pending<'a>(&'a self, thread: &'a Thread) -> Work<'a, Vec<Entry>> {
        Box::pin(async move {
            let (now, found): (String, Vec<Fields>) = self.run(&self.scripts.pending, &[&self.place(thread)], &[]).await?;
            found.iter().filter_map(|fields| record::entry(&now, fields).transpose()).collect()
        })
    }

    fn by_message<'a>(&'a self, thread: &'a Thread, message: &'a str) -> Work<'a, Option<Entry>> {
        Box::pin(async move { self.entry(&self.scripts.by_message, &self.message(thread, message), "").await })
    }

    fn listen(&self, id: &str) -> Listener {
        self.bells.listen(id, self.signature())
    }
}

/// Hears which questions ended, for as long as the store lives.
async fn hear(client: Client, channel: String, bells: Bells) {
    let mut rest = FIRST_REST;
    loop {
        // However it ends, it is started anew.
        let _ = hear_once(&client, &channel, &bells, &mut rest).await;
        sleep(rest).await;
        rest = (rest * 2).min(LONGEST_REST);
    }
}

async fn hear_once(client: &Client, channel: &str, bells: &Bells, rest: &mut Duration) -> RedisResult<()> {
    let lost = |_| RedisError::from((ErrorKind::Io, "no answer in time"));
    let mut pubsub = timeout(ANSWER, client.get_async_pubsub()).await.map_err(lost)??;
    timeout(ANSWER, pubsub.subscribe(channel)).await.map_err(lost)??;
    *rest = FIRST_REST;
    // What ended while nobody heard it is seen by looking.
    bells.ring_all();
    let (mut ask, mut messages) = pubsub.split();
    loop {
        tokio::select! {
            message = messages.next() => match message {
                Some(message) => bells.ring(&message.get_payload::<String>().unwrap_or_default()),
                None => return Ok(()),
            },
            () = sleep(PING) => {
                let _: redis::Value = timeout(ANSWER, ask.ping()).await.map_err(lost)??;
            }
        }
    }
}

fn channel(prefix: &str) -> String {
    format!("{prefix}:ended")
}

/// Names of people's places don't stand in keys, and no separator in them can make two places one.
fn digest(parts: &[&str]) -> String {
    use std::fmt::Write as _;
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize()[..16].iter().fold(String::with_capacity(32), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The driver's own words for the kind of failure. Its details may name an address.
fn unreachable(error: RedisError) -> WaitError {
    WaitError::Unreachable { kind: error.category().to_owned() }
}

/// Whether the server answered, but not in the form that this version writes.
fn is_unreadable(error: &RedisError) -> bool {
    error.kind() == ErrorKind::UnexpectedReturnType
}
