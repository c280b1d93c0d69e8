### Чому відповідь не враховано.

# review: composed
unsigned = Ця картка була лише пробною: її кнопки нічого не роблять.
# review: composed
unknownCard = Це запитання тут невідоме.
# review: composed
notAnApprover = Відповідати на це запитання не вам.
# review: composed
tooLate = Запізно: час на відповідь минув. Нічого не зроблено.
# review: composed
alreadyDecided = Відповідь уже надано: { $outcome }
# review: composed
replaced = Це запитання замінено новішим. Будь ласка, дайте відповідь на нього.
# review: composed
changed = Те, що мало бути зроблено, змінилося відтоді, як поставлено запитання. Нічого не зроблено. Будь ласка, повторіть запит.
# review: composed
notOffered = Звідси це дозволити не можна, бо не все вдалося показати.
# review: composed
automatic = Це схоже на автоматичну відповідь, тому її не враховано.
# review: composed
unauthenticated = Не вдалося перевірити, хто надіслав цей лист, тому його не враховано як відповідь.
# review: composed
heardNotNow = Прийнято: не зараз.
# review: composed
heardAllow = Прийнято: дозволено.
