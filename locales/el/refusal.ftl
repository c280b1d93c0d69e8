### Γιατί μια απάντηση δεν μετρά.

# review: composed
unsigned = Αυτή η κάρτα ήταν μόνο δοκιμή: τα κουμπιά της δεν κάνουν τίποτα.
# review: composed
unknownCard = Αυτή η ερώτηση δεν είναι γνωστή εδώ.
# review: composed
notAnApprover = Δεν μπορείτε να απαντήσετε εσείς σε αυτό.
# review: composed
tooLate = Πολύ αργά: ο χρόνος για απάντηση πέρασε. Δεν έγινε τίποτα.
# review: composed
alreadyDecided = Έχει ήδη απαντηθεί: { $outcome }
# review: composed
replaced = Μια νεότερη ερώτηση αντικατέστησε αυτήν. Απαντήστε σε εκείνη.
# review: composed
changed = Αυτό που επρόκειτο να γίνει έχει αλλάξει από τότε που τέθηκε η ερώτηση. Δεν έγινε τίποτα. Ζητήστε το ξανά.
# review: composed
notOffered = Δεν μπορεί να επιτραπεί από εδώ, επειδή δεν ήταν δυνατό να εμφανιστούν όλα.
# review: composed
automatic = Μοιάζει με αυτόματη απάντηση, γι’ αυτό δεν μετρά ως απάντηση.
# review: composed
unauthenticated = Δεν ήταν δυνατό να επαληθευτεί ποιος έστειλε αυτό το email, γι’ αυτό δεν μετρά ως απάντηση.
# review: composed
heardNotNow = Καταγράφηκε: όχι τώρα.
# review: composed
heardAllow = Καταγράφηκε: επιτράπηκε.
