### Wie eine Anfrage ausging.

allowed = Erlaubt
allowedBy = Erlaubt von { $name }
declined = Nicht jetzt
declinedBy = Nicht jetzt, sagt { $name }
expired = Abgelaufen: Niemand hat rechtzeitig geantwortet
superseded = Eine neuere Frage ist an ihre Stelle getreten
cancelled = Zurückgezogen
undeliverable = Dies konnte nicht zugestellt werden
done = Erledigt
doneBy = Erledigt, erlaubt von { $name }
failed = Erlaubt, aber fehlgeschlagen
failedBy = Erlaubt von { $name }, aber fehlgeschlagen
undone = Rückgängig gemacht
undoneBy = Rückgängig gemacht von { $name }
outcomeAt = { $outcome } · { $time }
