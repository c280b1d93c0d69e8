### L’issue d’une demande.

# review: composed
allowed = Autorisé
# review: composed
allowedBy = Autorisé par { $name }
declined = Pas maintenant
# review: composed
declinedBy = Pas maintenant, selon { $name }
# review: composed
expired = Demande expirée : personne n’a répondu à temps
# review: composed
superseded = Une question plus récente a pris sa place
# review: composed
cancelled = Demande retirée
# review: composed
undeliverable = Cette demande n’a pas pu être remise
# review: composed
done = Effectué
# review: composed
doneBy = Effectué, autorisé par { $name }
# review: composed
failed = Autorisé, mais cela a échoué
# review: composed
failedBy = Autorisé par { $name }, mais cela a échoué
# review: composed
undone = Annulé
# review: composed
undoneBy = Annulé par { $name }
outcomeAt = { $outcome } · { $time }
