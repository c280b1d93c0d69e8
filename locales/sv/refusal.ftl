### Varför ett svar inte räknas.

# review: composed
unsigned = Det här kortet var bara ett prov: knapparna gör ingenting.
# review: composed
unknownCard = Den här frågan är inte känd här.
# review: composed
notAnApprover = Det är inte du som ska svara på den här frågan.
# review: composed
tooLate = För sent: svarstiden har gått ut. Inget gjordes.
# review: composed
alreadyDecided = Detta har redan besvarats: { $outcome }
# review: composed
replaced = En nyare fråga har ersatt den här. Svara på den i stället.
# review: composed
changed = Det som skulle göras har ändrats sedan frågan ställdes. Inget gjordes. Begär det igen.
# review: composed
notOffered = Detta kan inte tillåtas härifrån, eftersom allt inte kunde visas.
# review: composed
automatic = Det här ser ut som ett automatiskt svar, så det räknas inte som svar.
# review: composed
unauthenticated = Det gick inte att verifiera vem som skickade mejlet, så det räknas inte som svar.
# review: composed
heardNotNow = Noterat: inte nu.
# review: composed
heardAllow = Noterat: tillåtet.
