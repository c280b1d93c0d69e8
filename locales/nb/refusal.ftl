### Hvorfor et svar ikke teller.

# review: composed
unsigned = Dette kortet var bare en prøve: Knappene gjør ingenting.
# review: composed
unknownCard = Dette spørsmålet er ikke kjent her.
# review: composed
notAnApprover = Det er ikke du som skal svare på dette.
# review: composed
tooLate = For sent: Svarfristen er ute. Ingenting ble gjort.
# review: composed
alreadyDecided = Dette er allerede besvart: { $outcome }
# review: composed
replaced = Et nyere spørsmål har tatt plassen til dette. Svar på det i stedet.
# review: composed
changed = Det som skulle gjøres, er endret siden det ble spurt. Ingenting ble gjort. Be om det på nytt.
# review: composed
notOffered = Dette kan ikke tillates herfra, fordi ikke alt kunne vises.
# review: composed
automatic = Dette ser ut som et automatisk svar, så det teller ikke som svar.
# review: composed
unauthenticated = Det kunne ikke bekreftes hvem som sendte denne e-posten, så den teller ikke som svar.
# review: composed
heardNotNow = Notert: ikke nå.
# review: composed
heardAllow = Notert: tillatt.
