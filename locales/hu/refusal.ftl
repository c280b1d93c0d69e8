### Miért nem számít egy válasz.

# review: composed
unsigned = Ez a kártya csak próba volt: a gombjai nem csinálnak semmit.
# review: composed
unknownCard = Ez a kérdés itt nem ismert.
# review: composed
notAnApprover = Erre nem Önnek kell válaszolnia.
# review: composed
tooLate = Túl késő: a válaszadási idő lejárt. Semmi sem történt.
# review: composed
alreadyDecided = Erre már érkezett válasz: { $outcome }
# review: composed
replaced = Egy újabb kérdés lépett ennek a helyébe. Kérjük, arra válaszoljon.
# review: composed
changed = A végrehajtandó művelet megváltozott a kérdés feltevése óta. Semmi sem történt. Kérje újra.
# review: composed
notOffered = Innen nem engedélyezhető, mert nem lehetett mindent megjeleníteni.
# review: composed
automatic = Ez automatikus válasznak tűnik, ezért nem számít válasznak.
# review: composed
unauthenticated = Nem lehetett ellenőrizni, ki küldte ezt az e-mailt, ezért nem számít válasznak.
# review: composed
heardNotNow = Rögzítve: most nem.
# review: composed
heardAllow = Rögzítve: engedélyezve.
