### Hogyan zárult egy kérés.

# review: composed
allowed = Engedélyezve
# review: composed
allowedBy = Engedélyezte: { $name }
declined = Most nem
# review: composed
declinedBy = Most nem: { $name }
# review: composed
expired = Lejárt: senki sem válaszolt időben
# review: composed
superseded = Egy újabb kérdés lépett a helyébe
# review: composed
cancelled = Visszahívva
# review: composed
undeliverable = Nem sikerült kézbesíteni
# review: composed
done = Kész
# review: composed
doneBy = Kész, engedélyezte: { $name }
# review: composed
failed = Engedélyezve, de nem sikerült
# review: composed
failedBy = Engedélyezte: { $name }, de nem sikerült
# review: composed
undone = Visszavonva
# review: composed
undoneBy = Visszavonta: { $name }
outcomeAt = { $outcome } · { $time }
