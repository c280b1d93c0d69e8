### Com’è finita una richiesta.

# review: composed
allowed = Consentito
# review: composed
allowedBy = Consentito da { $name }
declined = Non adesso
# review: composed
declinedBy = Non adesso, secondo { $name }
# review: composed
expired = Scaduta: nessuno ha risposto in tempo
# review: composed
superseded = Sostituita da una domanda più recente
# review: composed
cancelled = Ritirata
# review: composed
undeliverable = Consegna non riuscita
# review: composed
done = Fatto
# review: composed
doneBy = Fatto, consentito da { $name }
# review: composed
failed = Consentito, ma non riuscito
# review: composed
failedBy = Consentito da { $name }, ma non riuscito
# review: composed
undone = Annullato
# review: composed
undoneBy = Annullato da { $name }
outcomeAt = { $outcome } · { $time }
