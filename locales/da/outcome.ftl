### Hvordan en anmodning endte.

# review: composed
allowed = Tilladt
# review: composed
allowedBy = Tilladt af { $name }
declined = Ikke nu
# review: composed
declinedBy = Ikke nu, siger { $name }
# review: composed
expired = Udløbet: Ingen svarede i tide
# review: composed
superseded = Et nyere spørgsmål trådte i stedet
# review: composed
cancelled = Trukket tilbage
# review: composed
undeliverable = Dette kunne ikke leveres
# review: composed
done = Udført
# review: composed
doneBy = Udført, tilladt af { $name }
# review: composed
failed = Tilladt, men det mislykkedes
# review: composed
failedBy = Tilladt af { $name }, men det mislykkedes
# review: composed
undone = Fortrudt
# review: composed
undoneBy = Fortrudt af { $name }
outcomeAt = { $outcome } · { $time }
