### Чим закінчився запит.

# review: composed
allowed = Дозволено
# review: composed
allowedBy = Дозволено: { $name }
declined = Не зараз
# review: composed
declinedBy = Не зараз: { $name }
# review: composed
expired = Термін дії закінчився: ніхто не відповів вчасно
# review: composed
superseded = Замінено новішим запитанням
# review: composed
cancelled = Відкликано
# review: composed
undeliverable = Не вдалося доставити
# review: composed
done = Виконано
# review: composed
doneBy = Виконано, дозволено: { $name }
# review: composed
failed = Дозволено, але не вдалося
# review: composed
failedBy = Дозволено: { $name }, але не вдалося
# review: composed
undone = Відмінено
# review: composed
undoneBy = Відмінено: { $name }
outcomeAt = { $outcome } · { $time }
