### Miten pyyntö päättyi.

# review: composed
allowed = Sallittu
# review: composed
allowedBy = Sallinut: { $name }
declined = Ei nyt
# review: composed
declinedBy = Ei nyt: { $name }
# review: composed
expired = Vanhentunut: kukaan ei vastannut ajoissa
# review: composed
superseded = Uudempi kysymys korvasi tämän
# review: composed
cancelled = Peruutettu
# review: composed
undeliverable = Tätä ei voitu toimittaa
# review: composed
done = Tehty
# review: composed
doneBy = Tehty, sallinut: { $name }
# review: composed
failed = Sallittu, mutta epäonnistui
# review: composed
failedBy = Sallinut: { $name }, mutta epäonnistui
# review: composed
undone = Kumottu
# review: composed
undoneBy = Kumonnut: { $name }
outcomeAt = { $outcome } · { $time }
