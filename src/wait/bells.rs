//! Who waits for which question in this process, and how they are woken.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// The listeners of one process, by card id. Both stores ring by it, and so can a store of a host's own.
#[derive(Clone, Default)]
pub struct Bells(Arc<Inner>);

#[derive(Default)]
struct Inner {
    listeners: Mutex<HashMap<Arc<str>, Vec<Arc<Notify>>>>,
    last: AtomicU64,
}

impl Bells {
    /// Listens for a question. `ticket` names the listener among those of all processes; see [`Bells::number`].
    pub fn listen(&self, id: &str, ticket: String) -> Listener {
        let notify = Arc::new(Notify::new());
        let id: Arc<str> = id.into();
        self.locked().entry(Arc::clone(&id)).or_default().push(Arc::clone(&notify));
        Listener { bells: self.clone(), id, ticket, notify }
    }

    /// A number that this process has not given before.
    pub fn number(&self) -> u64 {
        self.0.last.fetch_add(1, Ordering::Relaxed)
    }

    /// Wakes who listens for that question. Who is not waiting at the moment is woken at once when they do.
    pub fn ring(&self, id: &str) {
        for notify in self.locked().get(id).into_iter().flatten() {
            notify.notify_one();
        }
    }

    /// Wakes everybody: something may have been missed.
    pub fn ring_all(&self) {
        for notify in self.locked().values().flatten() {
            notify.notify_one();
        }
    }

    /// How many questions are listened for.
    pub fn len(&self) -> usize {
        self.locked().len()
    }

    /// Whether nobody listens.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<Arc<str>, Vec<Arc<Notify>>>> {
        self.0.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One who waits for one question. It stops listening when it is dropped.
pub struct Listener {
    bells: Bells,
    id: Arc<str>,
    ticket: String,
    notify: Arc<Notify>,
}

impl Listener {
    /// The card id that it listens for.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its name among the listeners of all processes.
    pub fn ticket(&self) -> &str {
        &self.ticket
    }

    /// Waits until the bell rings; at once, if it has rung since the last time.
    pub async fn rung(&self) {
        self.notify.notified().await;
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let mut listeners = self.bells.locked();
        if let Some(of_id) = listeners.get_mut(&self.id) {
            of_id.retain(|notify| !Arc::ptr_eq(notify, &self.notify));
            if of_id.is_empty() {
                listeners.remove(&self.id);
            }
        }
    }
}
