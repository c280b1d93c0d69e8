### Hoe een verzoek afliep.

# review: composed
allowed = Toegestaan
# review: composed
allowedBy = Toegestaan door { $name }
declined = Niet nu
# review: composed
declinedBy = Niet nu, zegt { $name }
# review: composed
expired = Verlopen: niemand heeft op tijd geantwoord
# review: composed
superseded = Vervangen door een nieuwere vraag
# review: composed
cancelled = Ingetrokken
# review: composed
undeliverable = Dit kon niet worden bezorgd
# review: composed
done = Uitgevoerd
# review: composed
doneBy = Uitgevoerd, toegestaan door { $name }
# review: composed
failed = Toegestaan, maar mislukt
# review: composed
failedBy = Toegestaan door { $name }, maar mislukt
# review: composed
undone = Ongedaan gemaakt
# review: composed
undoneBy = Ongedaan gemaakt door { $name }
outcomeAt = { $outcome } · { $time }
