### Jak žádost dopadla.

# review: composed
allowed = Povoleno
# review: composed
allowedBy = Povoleno: { $name }
declined = Teď ne
# review: composed
declinedBy = Teď ne: { $name }
# review: composed
expired = Platnost vypršela: nikdo neodpověděl včas
# review: composed
superseded = Nahrazeno novější otázkou
# review: composed
cancelled = Staženo
# review: composed
undeliverable = Nepodařilo se doručit
# review: composed
done = Hotovo
# review: composed
doneBy = Hotovo, povoleno: { $name }
# review: composed
failed = Povoleno, ale nezdařilo se
# review: composed
failedBy = Povoleno: { $name }, ale nezdařilo se
# review: composed
undone = Vráceno zpět
# review: composed
undoneBy = Vráceno zpět: { $name }
outcomeAt = { $outcome } · { $time }
