### Wie eine Anfrage ausging.

# review: composed
allowed = Erlaubt
# review: composed
allowedBy = Erlaubt von { $name }
declined = Nicht jetzt
# review: composed
declinedBy = Nicht jetzt, sagt { $name }
# review: composed
expired = Abgelaufen: Niemand hat rechtzeitig geantwortet
# review: composed
superseded = Eine neuere Frage ist an ihre Stelle getreten
# review: composed
cancelled = Zurückgezogen
# review: composed
undeliverable = Dies konnte nicht zugestellt werden
# review: composed
done = Erledigt
# review: composed
doneBy = Erledigt, erlaubt von { $name }
# review: composed
failed = Erlaubt, aber fehlgeschlagen
# review: composed
failedBy = Erlaubt von { $name }, aber fehlgeschlagen
# review: composed
undone = Rückgängig gemacht
# review: composed
undoneBy = Rückgängig gemacht von { $name }
outcomeAt = { $outcome } · { $time }
