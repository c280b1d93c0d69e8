### Πώς κατέληξε ένα αίτημα.

# review: composed
allowed = Επιτράπηκε
# review: composed
allowedBy = Επιτράπηκε από: { $name }
declined = Όχι τώρα
# review: composed
declinedBy = Όχι τώρα: { $name }
# review: composed
expired = Έληξε: κανείς δεν απάντησε εγκαίρως
# review: composed
superseded = Αντικαταστάθηκε από νεότερη ερώτηση
# review: composed
cancelled = Αποσύρθηκε
# review: composed
undeliverable = Δεν ήταν δυνατή η παράδοση
# review: composed
done = Ολοκληρώθηκε
# review: composed
doneBy = Ολοκληρώθηκε, επιτράπηκε από: { $name }
# review: composed
failed = Επιτράπηκε, αλλά απέτυχε
# review: composed
failedBy = Επιτράπηκε από: { $name }, αλλά απέτυχε
# review: composed
undone = Αναιρέθηκε
# review: composed
undoneBy = Αναιρέθηκε από: { $name }
outcomeAt = { $outcome } · { $time }
