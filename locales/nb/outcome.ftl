### Hvordan en forespørsel endte.

# review: composed
allowed = Tillatt
# review: composed
allowedBy = Tillatt av { $name }
declined = Ikke nå
# review: composed
declinedBy = Ikke nå, sier { $name }
# review: composed
expired = Utløpt: Ingen svarte i tide
# review: composed
superseded = Et nyere spørsmål har tatt plassen
# review: composed
cancelled = Trukket tilbake
# review: composed
undeliverable = Dette kunne ikke leveres
# review: composed
done = Utført
# review: composed
doneBy = Utført, tillatt av { $name }
# review: composed
failed = Tillatt, men det mislyktes
# review: composed
failedBy = Tillatt av { $name }, men det mislyktes
# review: composed
undone = Angret
# review: composed
undoneBy = Angret av { $name }
outcomeAt = { $outcome } · { $time }
