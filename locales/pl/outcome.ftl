### Jak zakończyła się prośba.

# review: composed
allowed = Zezwolono
# review: composed
allowedBy = Zezwolenie: { $name }
declined = Nie teraz
# review: composed
declinedBy = Nie teraz: { $name }
# review: composed
expired = Wygasło: nikt nie odpowiedział na czas
# review: composed
superseded = Zastąpiono nowszym pytaniem
# review: composed
cancelled = Wycofano
# review: composed
undeliverable = Nie udało się dostarczyć
# review: composed
done = Wykonano
# review: composed
doneBy = Wykonano, zezwolenie: { $name }
# review: composed
failed = Zezwolono, ale się nie udało
# review: composed
failedBy = Zezwolenie: { $name }, ale się nie udało
# review: composed
undone = Cofnięto
# review: composed
undoneBy = Cofnięcie: { $name }
outcomeAt = { $outcome } · { $time }
