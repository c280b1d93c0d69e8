### Waarom een antwoord niet telt.

# review: composed
unsigned = Deze kaart was alleen een proef: de knoppen doen niets.
# review: composed
unknownCard = Deze vraag is hier niet bekend.
# review: composed
notAnApprover = Deze vraag is niet aan u gericht.
# review: composed
tooLate = Te laat: de antwoordtijd is verstreken. Er is niets gedaan.
# review: composed
alreadyDecided = Dit is al beantwoord: { $outcome }
# review: composed
replaced = Een nieuwere vraag heeft deze vervangen. Beantwoord die vraag.
# review: composed
changed = Wat er zou gebeuren, is veranderd sinds de vraag werd gesteld. Er is niets gedaan; vraag het opnieuw aan.
# review: composed
notOffered = Dit kan vanaf hier niet worden toegestaan, omdat niet alles kon worden getoond.
# review: composed
automatic = Dit lijkt een automatisch antwoord en telt daarom niet als antwoord.
# review: composed
unauthenticated = De afzender van deze mail kon niet worden geverifieerd. Daarom telt de mail niet als antwoord.
# review: composed
heardNotNow = Genoteerd: niet nu.
# review: composed
heardAllow = Genoteerd: toegestaan.
