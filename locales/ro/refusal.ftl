### De ce un răspuns nu contează.

# review: composed
unsigned = Acest card a fost doar o probă: butoanele lui nu fac nimic.
# review: composed
unknownCard = Această întrebare nu este cunoscută aici.
# review: composed
notAnApprover = Răspunsul la această întrebare nu vă revine.
# review: composed
tooLate = Prea târziu: timpul pentru răspuns a trecut. Nu s-a făcut nimic.
# review: composed
alreadyDecided = S-a răspuns deja: { $outcome }
# review: composed
replaced = O întrebare mai nouă a luat locul acesteia. Răspundeți la aceea.
# review: composed
changed = Ce urma să se facă s-a schimbat de când s-a pus întrebarea. Nu s-a făcut nimic; vă rugăm să cereți din nou.
# review: composed
notOffered = Nu se poate permite de aici, pentru că nu s-a putut afișa totul.
# review: composed
automatic = Pare un răspuns automat, așa că nu contează ca răspuns.
# review: composed
unauthenticated = Nu s-a putut verifica cine a trimis acest e-mail, așa că nu contează ca răspuns.
# review: composed
heardNotNow = S-a notat: nu acum.
# review: composed
heardAllow = S-a notat: permis.
