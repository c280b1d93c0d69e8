//! Running a confirm hook: whatever goes wrong in it, the person is still asked.
//!
//! A hook runs before anyone has agreed, and may run again. So it may look things up and must never change any; and it
//! should show what the service says (the title of stream 42), not what the model typed.

use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::Duration;

use super::request::{Confirm, ConfirmHook};

/// How long a hook may take unless said otherwise: 5 s, as design.md section 3 decides.
pub const HOOK_TIMEOUT: Duration = Duration::from_secs(5);

/// Why a hook gave nothing. The host may log it; no card ever shows more than that the hook failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HookFailure<E> {
    /// It returned an error.
    Error(E),
    /// It panicked.
    Panic,
    /// It took longer than it may.
    Timeout,
}

/// Runs a hook that returns at once; an error or a panic is "the hook threw".
///
/// ```
/// use countersign::model::{Confirm, ConfirmHook, confirm_by};
///
/// let (confirm, failure) = confirm_by(|| Ok::<_, String>(ConfirmHook::titled("Stop Sam's stream?")));
/// assert!(matches!(confirm, Confirm::Hook(_)) && failure.is_none());
///
/// let (confirm, failure) = confirm_by(|| Err::<ConfirmHook, _>("no connection"));
/// assert!(matches!(confirm, Confirm::Threw) && failure.is_some());
/// ```
pub fn confirm_by<E>(hook: impl FnOnce() -> Result<ConfirmHook, E>) -> (Confirm, Option<HookFailure<E>>) {
    // The closure is gone after a panic, so nothing half-changed can be seen.
    settle(match catch_unwind(AssertUnwindSafe(hook)) {
        Ok(result) => result.map_err(HookFailure::Error),
        Err(_) => Err(HookFailure::Panic),
    })
}

/// Runs a hook that is a future, for at most `timeout` ([`HOOK_TIMEOUT`] is the usual one), on any executor.
/// A panic, too, is "the hook threw".
pub async fn confirm_by_async<E>(
    hook: impl Future<Output = Result<ConfirmHook, E>>,
    timeout: Duration,
) -> (Confirm, Option<HookFailure<E>>) {
    let hook = pin!(hook);
    let timer = pin!(futures_timer::Delay::new(timeout));
    settle(HookOrTimeout { hook, timer }.await)
}

fn settle<E>(result: Result<ConfirmHook, HookFailure<E>>) -> (Confirm, Option<HookFailure<E>>) {
    match result {
        Ok(hook) => (Confirm::Hook(hook), None),
        Err(failure) => (Confirm::Threw, Some(failure)),
    }
}

struct HookOrTimeout<'a, F> {
    hook: Pin<&'a mut F>,
    timer: Pin<&'a mut futures_timer::Delay>,
}

impl<E, F: Future<Output = Result<ConfirmHook, E>>> Future for HookOrTimeout<'_, F> {
    type Output = Result<ConfirmHook, HookFailure<E>>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        // A future that panicked is not polled again: the result is ready.
        match catch_unwind(AssertUnwindSafe(|| self.hook.as_mut().poll(context))) {
            Ok(Poll::Ready(result)) => return Poll::Ready(result.map_err(HookFailure::Error)),
            Ok(Poll::Pending) => {}
            Err(_) => return Poll::Ready(Err(HookFailure::Panic)),
        }
        self.timer.as_mut().poll(context).map(|()| Err(HookFailure::Timeout))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block_on<T>(future: impl Future<Output = T>) -> T {
        struct Unpark(std::thread::Thread);
        impl std::task::Wake for Unpark {
            fn wake(self: std::sync::Arc<Self>) {
                self.0.unpark();
            }
        }
        let waker = std::sync::Arc::new(Unpark(std::thread::current())).into();
        let mut future = pin!(future);
        loop {
            if let Poll::Ready(value) = future.as_mut().poll(&mut Context::from_waker(&waker)) {
                return value;
            }
            std::thread::park();
        }
    }

    #[test]
    fn whatever_goes_wrong_the_person_is_asked() {
        let good = || ConfirmHook::titled("Go?");
        assert_eq!(confirm_by(|| Ok::<_, ()>(good())), (Confirm::Hook(good()), None));
        assert_eq!(confirm_by(|| Err("x")), (Confirm::Threw, Some(HookFailure::Error("x"))));
        assert_eq!(confirm_by::<()>(|| std::panic::resume_unwind(Box::new(1))), (Confirm::Threw, Some(HookFailure::Panic)));
        assert_eq!(block_on(confirm_by_async(async { Ok::<_, ()>(good()) }, HOOK_TIMEOUT)), (Confirm::Hook(good()), None));
        let panicking = async { std::panic::resume_unwind(Box::new(1)) };
        assert_eq!(block_on(confirm_by_async::<()>(panicking, HOOK_TIMEOUT)), (Confirm::Threw, Some(HookFailure::Panic)));
        let silent = std::future::pending::<Result<ConfirmHook, ()>>();
        assert_eq!(block_on(confirm_by_async(silent, Duration::from_millis(1))), (Confirm::Threw, Some(HookFailure::Timeout)));
    }
}
