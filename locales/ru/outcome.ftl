### Чем закончился запрос.

# review: composed
allowed = Разрешено
# review: composed
allowedBy = Разрешено: { $name }
declined = Не сейчас
# review: composed
declinedBy = Не сейчас: { $name }
# review: composed
expired = Срок действия истёк: никто не ответил вовремя
# review: composed
superseded = Заменено более новым вопросом
# review: composed
cancelled = Отозвано
# review: composed
undeliverable = Не удалось доставить
# review: composed
done = Выполнено
# review: composed
doneBy = Выполнено, разрешено: { $name }
# review: composed
failed = Разрешено, но не удалось
# review: composed
failedBy = Разрешено: { $name }, но не удалось
# review: composed
undone = Отменено
# review: composed
undoneBy = Отменено: { $name }
outcomeAt = { $outcome } · { $time }
