### Η σελίδα του συνδέσμου ενός email.

# review: composed
pageTitle = Παρακαλούμε απαντήστε
# review: composed
pageAsk = Το άνοιγμα αυτής της σελίδας δεν αποφάσισε ακόμη τίποτα. Διαβάστε τι ζητείται και μετά απαντήστε παρακάτω.
# review: composed
pageThanks = Ευχαριστούμε. Μπορείτε να κλείσετε αυτήν τη σελίδα.
# review: composed
pageOver = Αυτή η ερώτηση έχει κλείσει.
