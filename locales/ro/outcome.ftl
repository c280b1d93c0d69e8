### Cum s-a încheiat o cerere.

# review: composed
allowed = Permis
# review: composed
allowedBy = Permis de { $name }
declined = Nu acum
# review: composed
declinedBy = Nu acum, spune { $name }
# review: composed
expired = Expirat: nimeni nu a răspuns la timp
# review: composed
superseded = O întrebare mai nouă i-a luat locul
# review: composed
cancelled = Retras
# review: composed
undeliverable = Nu s-a putut livra
# review: composed
done = Efectuat
# review: composed
doneBy = Efectuat, permis de { $name }
# review: composed
failed = Permis, dar nu a reușit
# review: composed
failedBy = Permis de { $name }, dar nu a reușit
# review: composed
undone = Anulat
# review: composed
undoneBy = Anulat de { $name }
outcomeAt = { $outcome } · { $time }
