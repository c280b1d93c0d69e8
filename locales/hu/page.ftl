### Az e-mailben lévő hivatkozás oldala.

# review: composed
pageTitle = Kérjük, válaszoljon
# review: composed
pageAsk = Az oldal megnyitásával még semmi sem dőlt el. Olvassa el a kérdést, majd válaszoljon alább.
# review: composed
pageThanks = Köszönjük. Bezárhatja ezt az oldalt.
# review: composed
pageOver = Ez a kérdés lezárult.
