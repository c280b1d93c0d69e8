### Hvorfor et svar ikke tæller.

# review: composed
unsigned = Dette kort var kun en prøve: Dets knapper gør intet.
# review: composed
unknownCard = Dette spørgsmål er ikke kendt her.
# review: composed
notAnApprover = Det er ikke dig, der skal svare på dette.
# review: composed
tooLate = For sent: Svarfristen er udløbet. Intet blev gjort.
# review: composed
alreadyDecided = Dette er allerede besvaret: { $outcome }
# review: composed
replaced = Et nyere spørgsmål er trådt i stedet for dette. Besvar venligst det nye.
# review: composed
changed = Det, der skulle gøres, er ændret, siden der blev spurgt. Intet blev gjort. Bed venligst om det igen.
# review: composed
notOffered = Dette kan ikke tillades herfra, fordi ikke alt kunne vises.
# review: composed
automatic = Dette ligner et automatisk svar, så det tæller ikke som svar.
# review: composed
unauthenticated = Det kunne ikke bekræftes, hvem der sendte denne mail, så den tæller ikke som svar.
# review: composed
heardNotNow = Noteret: ikke nu.
# review: composed
heardAllow = Noteret: tilladt.
