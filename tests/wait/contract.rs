//! What every store must do, case by case.

use std::pin::Pin;
use std::time::Duration;

use countersign::answer::Refusal;
use countersign::card::Decision;
use countersign::model::{Approvers, State, Thread};
use countersign::wait::{Ended, Heard, MAX_REASON, Mode, NotPosted, OnUnsupported, Posted, Question, Resolution, WaitError, Word};
use tokio::sync::oneshot;

use crate::world::{World, ask, ask_by, finished, person, posted, press, question, reply, second, state, thread, until, word};

type Case = fn(World) -> Pin<Box<dyn Future<Output = ()>>>;

macro_rules! cases {
    ($($name:ident)*) => {
        pub(crate) const CASES: &[(&str, Case)] = &[$((stringify!($name), |world| Box::pin($name(world)))),*];
    };
}

cases! {
    a_yes_allows_the_only_question
    a_no_declines_with_its_words
    the_seconds_yes_never_approves_the_first
    a_word_between_registering_and_posting_is_no_answer
    a_word_of_the_same_second_is_told_apart_by_its_number
    a_press_may_come_before_the_post_returns
    a_millisecond_before_the_timeout_it_counts
    at_the_timeout_it_is_too_late
    after_the_timeout_it_is_too_late
    a_question_that_nobody_looks_at_expires
    a_post_that_hangs_expires
    a_failed_post_is_undeliverable
    a_failed_post_that_arrived_after_all_keeps_its_answer
    a_file_without_words_is_kept_and_the_question_stays_open
    the_second_press_is_told_who_decided
    from_another_connector_nothing_counts
    from_another_thread_nothing_counts
    from_another_person_nothing_counts
    an_empty_list_lets_nobody_answer
    others_may_talk_while_a_question_waits
    bare_words_count_only_where_one_question_is_pending
    buttons_find_their_own_card
    a_reply_question_leaves_buttons_alone
    a_process_that_restarts_waits_again
    an_answer_while_nobody_waits_is_kept
    what_was_allowed_is_handed_out_once
    another_process_hears_of_the_answer
    a_clock_that_is_five_minutes_off_changes_nothing
    cancelled_is_neither_declined_nor_expired
    a_card_that_was_cut_can_only_be_declined
    a_remark_on_a_card_that_is_over_is_no_answer
    the_words_of_the_cards_language_count
    a_connector_that_cannot_ask_does_what_was_chosen
    an_id_is_used_once
    an_unknown_card_is_unknown
    odd_ids_and_threads_stay_apart
}

#[track_caller]
fn refused(heard: &Heard) -> Refusal {
    match heard {
        Heard::Refused { refusal, .. } => *refusal,
        other => panic!("expected a refusal, but found {other:?}"),
    }
}

#[track_caller]
fn decided(heard: &Heard) -> State {
    match heard {
        Heard::Decided(ended) => ended.state,
        other => panic!("expected a decision, but found {other:?}"),
    }
}

async fn a_yes_allows_the_only_question(world: World) {
    let asked = world.ask(question("a", Mode::Reply)).await;
    assert_eq!(decided(&world.desk.word(&word("Yes!")).await.unwrap()), State::Allowed);
    let expected = Ended { state: State::Allowed, by: Some(person("1")), at: Some(second(0)), reason: None };
    let resolution = finished(asked).await.unwrap();
    assert_eq!(resolution, Resolution::Ended(expected));
    assert!(resolution.may_run());
    assert!(world.desk.pending(&thread()).await.unwrap().is_empty());
}

async fn a_no_declines_with_its_words(world: World) {
    let asked = world.ask(question("a", Mode::Reply)).await;
    let said = format!("yes, but {}", "\u{10FFFF}ß".repeat(MAX_REASON));
    assert_eq!(decided(&world.desk.word(&word(&said)).await.unwrap()), State::Declined);
    let resolution = finished(asked).await.unwrap();
    assert!(!resolution.may_run());
    let kept = resolution.ended().unwrap().reason.clone().unwrap();
    let expected: String = said.chars().take(MAX_REASON).collect();
    assert_eq!(kept, expected.into());
}

async fn the_seconds_yes_never_approves_the_first(world: World) {
    let first = world.ask(question("a", Mode::Reply)).await;
    world.advance(Duration::from_secs(10)).await;
    let (post, posts) = oneshot::channel();
    let second_ask = ask_by(&world.desk, question("b", Mode::Reply), async { posts.await.unwrap() });
    assert_eq!(state(first).await, State::Superseded);
    // Written for the first card, delivered when the second stands, and again when it is posted.
    let early = Word { at: second(9), ..word("yes") };
    assert_eq!(world.desk.word(&early).await.unwrap(), Heard::NotHandled);
    post.send(Ok(Posted { at: second(11), ..posted(Some("b")) })).unwrap();
    world.until_posted("b").await;
    assert_eq!(world.desk.word(&early).await.unwrap(), Heard::NotHandled);
    let to_first = Word { at: second(12), ..reply("yes", "a") };
    assert_eq!(refused(&world.desk.word(&to_first).await.unwrap()), Refusal::Superseded);
    assert_eq!(refused(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), Refusal::Superseded);
    assert_eq!(decided(&world.desk.word(&Word { at: second(12), ..word("yes") }).await.unwrap()), State::Allowed);
    assert_eq!(state(second_ask).await, State::Allowed);
}

async fn a_word_between_registering_and_posting_is_no_answer(world: World) {
    let (post, posts) = oneshot::channel();
    let asked = ask_by(&world.desk, question("a", Mode::Reply), async { posts.await.unwrap() });
    until(async || !world.desk.pending(&thread()).await.unwrap().is_empty()).await;
    for said in ["yes", "no", ""] {
        assert_eq!(world.desk.word(&word(said)).await.unwrap(), Heard::NotHandled);
    }
    post.send(Ok(Posted { at: second(2), ..posted(Some("a")) })).unwrap();
    world.until_posted("a").await;
    for said in ["yes", "no", ""] {
        assert_eq!(world.desk.word(&word(said)).await.unwrap(), Heard::NotHandled);
        assert_eq!(world.desk.word(&reply(said, "a")).await.unwrap(), Heard::NotHandled);
    }
    assert_eq!(decided(&world.desk.word(&Word { at: second(2), ..word("yes") }).await.unwrap()), State::Allowed);
    assert_eq!(state(asked).await, State::Allowed);
}

async fn a_word_of_the_same_second_is_told_apart_by_its_number(world: World) {
    let asked = ask_by(&world.desk, question("a", Mode::Reply), async { Ok(Posted { order: Some(77), ..posted(Some("a")) }) });
    world.until_posted("a").await;
    for order in [76, 77] {
        let early = Word { at: second(0), order: Some(order), ..word("yes") };
        assert_eq!(world.desk.word(&early).await.unwrap(), Heard::NotHandled);
    }
    let after = Word { at: second(0), order: Some(78), ..word("yes") };
    assert_eq!(decided(&world.desk.word(&after).await.unwrap()), State::Allowed);
    assert_eq!(state(asked).await, State::Allowed);
}

async fn a_press_may_come_before_the_post_returns(world: World) {
    let (post, posts) = oneshot::channel();
    let asked = ask_by(&world.desk, question("a", Mode::Button), async { posts.await.unwrap() });
    until(async || !world.desk.pending(&thread()).await.unwrap().is_empty()).await;
    assert_eq!(decided(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), State::Allowed);
    assert!(!asked.is_finished());
    post.send(Ok(posted(Some("a")))).unwrap();
    assert_eq!(state(asked).await, State::Allowed);
}

async fn a_millisecond_before_the_timeout_it_counts(world: World) {
    let asked = world.ask(question("a", Mode::Button)).await;
    world.advance(Duration::from_millis(119_999)).await;
    assert_eq!(decided(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), State::Allowed);
    world.advance(Duration::from_millis(2)).await;
    assert_eq!(state(asked).await, State::Allowed);
    assert_eq!(refused(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), Refusal::AlreadyDecided);
}

async fn at_the_timeout_it_is_too_late(world: World) {
    too_late(world, Duration::from_secs(120)).await;
}

async fn after_the_timeout_it_is_too_late(world: World) {
    too_late(world, Duration::from_millis(120_001)).await;
}

async fn too_late(world: World, after: Duration) {
    let asked = world.ask(question("a", Mode::Reply)).await;
    world.advance(after).await;
    // Whoever comes first: the one who waits, or the answer.
    for _ in 0..2 {
        assert_eq!(refused(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), Refusal::Expired);
        assert_eq!(refused(&world.desk.word(&reply("yes", "a")).await.unwrap()), Refusal::Expired);
        assert_eq!(world.desk.word(&word("yes")).await.unwrap(), Heard::NotHandled);
        until(async || asked.is_finished()).await;
    }
    let resolution = finished(asked).await.unwrap();
    let expected = Ended { state: State::Expired, by: None, at: Some(second(120)), reason: None };
    assert_eq!(resolution, Resolution::Ended(expected));
}

async fn a_question_that_nobody_looks_at_expires(world: World) {
    let asked = world.ask(question("a", Mode::Button)).await;
    world.advance(Duration::from_secs(120)).await;
    assert_eq!(state(asked).await, State::Expired);
    assert_eq!(world.desk.cancel("a").await.unwrap().state, State::Expired);
}

async fn a_post_that_hangs_expires(world: World) {
    let asked = ask_by(&world.desk, question("a", Mode::Button), std::future::pending());
    until(async || !world.desk.pending(&thread()).await.unwrap().is_empty()).await;
    world.advance(Duration::from_secs(121)).await;
    assert_eq!(state(asked).await, State::Expired);
}

async fn a_failed_post_is_undeliverable(world: World) {
    let asked = ask_by(&world.desk, question("a", Mode::Reply), async { Err(NotPosted::Failed) });
    assert_eq!(state(asked).await, State::Undeliverable);
    assert!(world.desk.pending(&thread()).await.unwrap().is_empty());
    assert_eq!(world.desk.word(&word("yes")).await.unwrap(), Heard::NotHandled);
    let Heard::Refused { refusal, ended } = world.desk.press(&press("a", Decision::Allow)).await.unwrap() else { panic!() };
    assert_eq!((refusal, ended.unwrap().state), (Refusal::AlreadyDecided, State::Undeliverable));
}

async fn a_failed_post_that_arrived_after_all_keeps_its_answer(world: World) {
    let (post, posts) = oneshot::channel();
    let asked = ask_by(&world.desk, question("a", Mode::Button), async { posts.await.unwrap() });
    until(async || !world.desk.pending(&thread()).await.unwrap().is_empty()).await;
    assert_eq!(decided(&world.desk.press(&press("a", Decision::NotNow)).await.unwrap()), State::Declined);
    post.send(Err(NotPosted::Failed)).unwrap();
    assert_eq!(state(asked).await, State::Declined);
}

async fn a_file_without_words_is_kept_and_the_question_stays_open(world: World) {
    let asked = world.ask(question("a", Mode::Reply)).await;
    for nothing in [word(""), word(" \n\u{200b} "), reply("", "a")] {
        assert_eq!(world.desk.word(&nothing).await.unwrap(), Heard::Kept);
    }
    assert!(!asked.is_finished());
    assert_eq!(decided(&world.desk.word(&word("yes")).await.unwrap()), State::Allowed);
    assert_eq!(state(asked).await, State::Allowed);
    assert_eq!(world.desk.word(&word("")).await.unwrap(), Heard::NotHandled);
}

async fn the_second_press_is_told_who_decided(world: World) {
    let asked = world.ask(question("a", Mode::Button)).await;
    let first = world.desk.press(&press("a", Decision::Allow)).await.unwrap();
    assert_eq!(decided(&first), State::Allowed);
    for (after, decision) in [(0, Decision::Allow), (2, Decision::Allow), (0, Decision::NotNow)] {
        world.advance(Duration::from_secs(after)).await;
        let Heard::Refused { refusal, ended } = world.desk.press(&press("a", decision)).await.unwrap() else { panic!() };
        assert_eq!(refusal, Refusal::AlreadyDecided);
        assert_eq!(Heard::Decided(ended.unwrap()), first);
    }
    assert_eq!(state(asked).await, State::Allowed);
}

async fn from_another_connector_nothing_counts(world: World) {
    elsewhere(world, Thread { connector: "slack".to_owned(), ..thread() }).await;
}

async fn from_another_thread_nothing_counts(world: World) {
    elsewhere(world, Thread { key: "-100123:8".into(), ..thread() }).await;
}

async fn elsewhere(world: World, elsewhere: Thread) {
    let asked = world.ask(question("a", Mode::Reply)).await;
    for said in [word("yes"), reply("yes", "a"), word("no"), word("")] {
        assert_eq!(world.desk.word(&Word { thread: elsewhere.clone(), ..said }).await.unwrap(), Heard::NotHandled);
    }
    let mut pressed = press("a", Decision::Allow);
    pressed.thread = elsewhere.clone();
    assert_eq!(refused(&world.desk.press(&pressed).await.unwrap()), Refusal::WrongPlace);
    assert!(world.desk.pending(&elsewhere).await.unwrap().is_empty());
    assert!(!asked.is_finished());
    assert_eq!(decided(&world.desk.press(&press("a", Decision::NotNow)).await.unwrap()), State::Declined);
    // The place is checked first, so nothing is told of how it ended.
    assert_eq!(refused(&world.desk.press(&pressed).await.unwrap()), Refusal::WrongPlace);
    assert_eq!(state(asked).await, State::Declined);
}

async fn from_another_person_nothing_counts(world: World) {
    let only = Question { approvers: Approvers::Only(vec!["2".into(), "3".into()]), ..question("a", Mode::Button) };
    let asked = world.ask(only).await;
    assert_eq!(refused(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), Refusal::NotAnApprover);
    assert_eq!(refused(&world.desk.word(&word("yes")).await.unwrap()), Refusal::NotAnApprover);
    assert_eq!(refused(&world.desk.word(&reply("no", "a")).await.unwrap()), Refusal::NotAnApprover);
    assert!(!asked.is_finished());
    let by = Word { from: person("3"), ..word("yes") };
    assert_eq!(decided(&world.desk.word(&by).await.unwrap()), State::Allowed);
    assert_eq!(refused(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), Refusal::NotAnApprover);
    assert_eq!(state(asked).await, State::Allowed);
}

async fn an_empty_list_lets_nobody_answer(world: World) {
    let nobody = Question { approvers: Approvers::Only(Vec::new()), ..question("a", Mode::Button) };
    let asked = world.ask(nobody).await;
    for decision in [Decision::Allow, Decision::NotNow] {
        assert_eq!(refused(&world.desk.press(&press("a", decision)).await.unwrap()), Refusal::NotAnApprover);
    }
    world.advance(Duration::from_secs(120)).await;
    assert_eq!(state(asked).await, State::Expired);
}

async fn others_may_talk_while_a_question_waits(world: World) {
    let only = Question { approvers: Approvers::Only(vec!["2".into()]), ..question("a", Mode::Reply) };
    let asked = world.ask(only).await;
    for said in ["What's for dinner?", "no", ""] {
        assert_eq!(world.desk.word(&word(said)).await.unwrap(), Heard::NotHandled);
    }
    assert_eq!(decided(&world.desk.word(&Word { from: person("2"), ..word("yes") }).await.unwrap()), State::Allowed);
    assert_eq!(state(asked).await, State::Allowed);
}

async fn bare_words_count_only_where_one_question_is_pending(world: World) {
    let first = world.ask(question("a", Mode::Button)).await;
    let second_ask = world.ask(question("b", Mode::Button)).await;
    for said in ["yes", "no", ""] {
        assert_eq!(world.desk.word(&word(said)).await.unwrap(), Heard::NotHandled);
    }
    assert_eq!(world.desk.word(&reply("yes", "elsewhere")).await.unwrap(), Heard::NotHandled);
    assert_eq!(decided(&world.desk.word(&reply("yes", "b")).await.unwrap()), State::Allowed);
    assert_eq!(state(second_ask).await, State::Allowed);
    assert!(!first.is_finished());
    assert_eq!(world.desk.word(&reply("yes", "elsewhere")).await.unwrap(), Heard::NotHandled);
    assert_eq!(decided(&world.desk.word(&word("yes")).await.unwrap()), State::Allowed);
    assert_eq!(state(first).await, State::Allowed);
}

async fn buttons_find_their_own_card(world: World) {
    let mut asked = Vec::new();
    for n in 0..10 {
        asked.push(world.ask(question(&n.to_string(), Mode::Button)).await);
    }
    assert_eq!(world.desk.pending(&thread()).await.unwrap().len(), 10);
    for n in (0..10).rev() {
        let decision = if n % 2 == 0 { Decision::Allow } else { Decision::NotNow };
        decided(&world.desk.press(&press(&n.to_string(), decision)).await.unwrap());
    }
    for (n, asked) in asked.into_iter().enumerate() {
        assert_eq!(state(asked).await, if n % 2 == 0 { State::Allowed } else { State::Declined });
    }
}

async fn a_reply_question_leaves_buttons_alone(world: World) {
    let button = world.ask(question("a", Mode::Button)).await;
    let words = world.ask(question("b", Mode::Reply)).await;
    assert_eq!(world.desk.word(&word("yes")).await.unwrap(), Heard::NotHandled);
    let newer = world.ask(question("c", Mode::Reply)).await;
    assert_eq!(state(words).await, State::Superseded);
    assert!(!button.is_finished());
    assert_eq!(decided(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), State::Allowed);
    assert_eq!(decided(&world.desk.word(&word("no")).await.unwrap()), State::Declined);
    assert_eq!((state(button).await, state(newer).await), (State::Allowed, State::Declined));
}

async fn a_process_that_restarts_waits_again(world: World) {
    let asked = world.ask(question("a", Mode::Button)).await;
    world.advance(Duration::from_secs(60)).await;
    asked.abort();
    assert!(asked.await.unwrap_err().is_cancelled());
    let again = world.process().await;
    let resumed = tokio::spawn(async move { again.resume("a").await });
    let third = world.process().await;
    assert_eq!(decided(&third.word(&reply("yes", "a")).await.unwrap()), State::Allowed);
    assert_eq!(finished(resumed).await.unwrap().state, State::Allowed);

    world.ask(question("b", Mode::Button)).await.abort();
    let again = world.process().await;
    let resumed = tokio::spawn(async move { again.resume("b").await });
    tokio::task::yield_now().await;
    world.advance(Duration::from_secs(120)).await;
    assert_eq!(finished(resumed).await.unwrap().state, State::Expired);
}

async fn an_answer_while_nobody_waits_is_kept(world: World) {
    let asked = world.ask(question("a", Mode::Button)).await;
    asked.abort();
    assert!(asked.await.is_err());
    assert_eq!(decided(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), State::Allowed);
    world.advance(Duration::from_secs(300)).await;
    let ended = world.process().await.resume("a").await.unwrap();
    assert_eq!((ended.state, ended.at), (State::Allowed, Some(second(0))));
}

async fn what_was_allowed_is_handed_out_once(world: World) {
    let asked = world.ask(question("a", Mode::Button)).await;
    let other = world.process().await;
    let resumed = tokio::spawn(async move { other.resume("a").await });
    world.desk.press(&press("a", Decision::Allow)).await.unwrap();
    let results = [finished(asked).await.map(|resolution| resolution.ended().unwrap().clone()), finished(resumed).await];
    assert_eq!(results.iter().filter(|result| result.as_ref().is_ok_and(|ended| ended.state == State::Allowed)).count(), 1);
    assert_eq!(results.iter().filter(|result| **result == Err(WaitError::Taken)).count(), 1);
    assert_eq!(world.process().await.resume("a").await, Err(WaitError::Taken));

    let asked = world.ask(question("b", Mode::Button)).await;
    world.desk.press(&press("b", Decision::NotNow)).await.unwrap();
    assert_eq!(state(asked).await, State::Declined);
    assert_eq!(world.process().await.resume("b").await.unwrap().state, State::Declined);
}

async fn another_process_hears_of_the_answer(world: World) {
    let asked = world.ask(question("a", Mode::Button)).await;
    let other = world.process().await;
    assert_eq!(other.pending(&thread()).await.unwrap(), world.desk.pending(&thread()).await.unwrap());
    assert_eq!(decided(&other.press(&press("a", Decision::NotNow)).await.unwrap()), State::Declined);
    assert_eq!(state(asked).await, State::Declined);
}

async fn a_clock_that_is_five_minutes_off_changes_nothing(world: World) {
    for (n, off) in [-300, 300].into_iter().enumerate() {
        let id = n.to_string();
        let card = Posted { at: second(off), ..posted(Some(&id)) };
        let asked = ask_by(&world.desk, question(&id, Mode::Reply), async { Ok(card) });
        world.until_posted(&id).await;
        let early = Word { at: second(off - 1), ..word("yes") };
        assert_eq!(world.desk.word(&early).await.unwrap(), Heard::NotHandled);
        assert!(!asked.is_finished());
        let after = Word { at: second(off + 1), ..word("yes") };
        assert_eq!(decided(&world.desk.word(&after).await.unwrap()), State::Allowed);
        let ended = finished(asked).await.unwrap().ended().unwrap().clone();
        assert_eq!((ended.state, ended.at), (State::Allowed, Some(second(0))));
    }
}

async fn cancelled_is_neither_declined_nor_expired(world: World) {
    let asked = world.ask(question("a", Mode::Reply)).await;
    assert_eq!(world.process().await.cancel("a").await.unwrap().state, State::Cancelled);
    assert_eq!(state(asked).await, State::Cancelled);
    assert_eq!(world.desk.word(&word("yes")).await.unwrap(), Heard::NotHandled);
    let Heard::Refused { refusal, ended } = world.desk.word(&reply("yes", "a")).await.unwrap() else { panic!() };
    assert_eq!((refusal, ended.unwrap().state), (Refusal::AlreadyDecided, State::Cancelled));

    let asked = world.ask(question("b", Mode::Reply)).await;
    world.desk.word(&word("yes")).await.unwrap();
    assert_eq!(world.desk.cancel("b").await.unwrap().state, State::Allowed);
    assert_eq!(state(asked).await, State::Allowed);
    assert_eq!(world.desk.cancel("c").await, Err(WaitError::NotKnown));
}

async fn a_card_that_was_cut_can_only_be_declined(world: World) {
    let asked = world.ask(Question { offers_allow: false, ..question("a", Mode::Button) }).await;
    assert_eq!(refused(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), Refusal::NotOffered);
    assert_eq!(refused(&world.desk.press(&press("a", Decision::Undo)).await.unwrap()), Refusal::NotOffered);
    assert_eq!(refused(&world.desk.word(&word("yes")).await.unwrap()), Refusal::NotOffered);
    assert!(!asked.is_finished());
    assert_eq!(decided(&world.desk.word(&word("no")).await.unwrap()), State::Declined);
    assert_eq!(state(asked).await, State::Declined);
}

async fn a_remark_on_a_card_that_is_over_is_no_answer(world: World) {
    let asked = world.ask(question("a", Mode::Reply)).await;
    world.desk.word(&word("yes")).await.unwrap();
    assert_eq!(state(asked).await, State::Allowed);
    for remark in ["thanks, great!", "", "yes, but quickly"] {
        assert_eq!(world.desk.word(&reply(remark, "a")).await.unwrap(), Heard::NotHandled);
    }
    let only = Question { approvers: Approvers::Only(vec!["1".into()]), ..question("b", Mode::Reply) };
    let asked = world.ask(only).await;
    world.desk.word(&word("no")).await.unwrap();
    assert_eq!(state(asked).await, State::Declined);
    let other = Word { from: person("2"), ..reply("a pity", "b") };
    assert_eq!(world.desk.word(&other).await.unwrap(), Heard::NotHandled);
    for answer in ["yes", "No.", "cancel"] {
        assert_eq!(refused(&world.desk.word(&reply(answer, "a")).await.unwrap()), Refusal::AlreadyDecided);
    }
}

async fn the_words_of_the_cards_language_count(world: World) {
    for (id, locale, said, expected) in [
        ("a", "de", "ja", State::Allowed),
        ("b", "en", "ja", State::Declined),
        ("c", "de", "YES", State::Allowed),
        ("d", "xx-no-such", "yes", State::Allowed),
    ] {
        let asked = world.ask(Question { locale: locale.to_owned(), ..question(id, Mode::Reply) }).await;
        assert_eq!(decided(&world.desk.word(&word(said)).await.unwrap()), expected, "{said} in {locale}");
        assert_eq!(state(asked).await, expected);
    }
}

async fn a_connector_that_cannot_ask_does_what_was_chosen(world: World) {
    for (choice, may_run) in [(OnUnsupported::RunWithoutAsking, true), (OnUnsupported::Refuse, false)] {
        let id = format!("{choice:?}");
        let resolution = world.desk.ask(question(&id, Mode::Reply), choice, async { Err(NotPosted::Unsupported) }).await.unwrap();
        assert_eq!(resolution, Resolution::Unsupported(choice));
        assert_eq!(resolution.may_run(), may_run);
        assert!(world.desk.pending(&thread()).await.unwrap().is_empty());
    }
    // A failed post runs nothing, whatever was chosen.
    let failed = world.desk.ask(question("a", Mode::Reply), OnUnsupported::RunWithoutAsking, async { Err(NotPosted::Failed) });
    assert!(!failed.await.unwrap().may_run());
}

async fn an_id_is_used_once(world: World) {
    let asked = world.ask(question("a", Mode::Button)).await;
    assert_eq!(finished(ask(&world.desk, question("a", Mode::Button))).await, Err(WaitError::IdInUse));
    world.desk.press(&press("a", Decision::NotNow)).await.unwrap();
    assert_eq!(state(asked).await, State::Declined);
    assert_eq!(finished(ask(&world.desk, question("a", Mode::Reply))).await, Err(WaitError::IdInUse));
}

async fn an_unknown_card_is_unknown(world: World) {
    assert_eq!(refused(&world.desk.press(&press("a", Decision::Allow)).await.unwrap()), Refusal::Unknown);
    assert_eq!(world.desk.word(&reply("yes", "a")).await.unwrap(), Heard::NotHandled);
    assert_eq!(world.desk.resume("a").await, Err(WaitError::NotKnown));
    // An id that is used later is a new question.
    let asked = world.ask(question("a", Mode::Button)).await;
    world.desk.press(&press("a", Decision::NotNow)).await.unwrap();
    assert_eq!(state(asked).await, State::Declined);
}

async fn odd_ids_and_threads_stay_apart(world: World) {
    let places = [("a", "b:c"), ("a:b", "c"), ("a", "b\0c"), ("", ""), ("*", "[x]?"), ("é", "\u{10FFFF}")];
    let threads = places.map(|(connector, key)| Thread { connector: connector.to_owned(), key: key.into() });
    let mut asked = Vec::new();
    for (n, thread) in threads.iter().enumerate() {
        let id = format!("odd: {n}\n\0*é\u{1F512}");
        asked.push(ask(&world.desk, Question { thread: thread.clone(), ..question(&id, Mode::Reply) }));
        until(async || {
            let pending = world.desk.pending(thread).await.unwrap();
            matches!(pending.as_slice(), [entry] if entry.posted.is_some() && entry.question.thread == *thread)
        })
        .await;
    }
    for (thread, asked) in threads.iter().zip(asked) {
        assert!(!asked.is_finished());
        let said = Word { thread: thread.clone(), ..word("yes") };
        assert_eq!(decided(&world.desk.word(&said).await.unwrap()), State::Allowed);
        assert_eq!(state(asked).await, State::Allowed);
    }
}
