### Hur en begäran slutade.

# review: composed
allowed = Tillåtet
# review: composed
allowedBy = Tilläts av { $name }
declined = Inte nu
# review: composed
declinedBy = Inte nu, säger { $name }
# review: composed
expired = Har gått ut: ingen svarade i tid
# review: composed
superseded = Ersatt av en nyare fråga
# review: composed
cancelled = Återkallad
# review: composed
undeliverable = Detta kunde inte levereras
# review: composed
done = Klart
# review: composed
doneBy = Klart, tilläts av { $name }
# review: composed
failed = Tillåtet, men misslyckades
# review: composed
failedBy = Tilläts av { $name }, men misslyckades
# review: composed
undone = Ångrat
# review: composed
undoneBy = Ångrades av { $name }
outcomeAt = { $outcome } · { $time }
