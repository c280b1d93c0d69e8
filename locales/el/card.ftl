### Η κάρτα που ρωτά.

allow = Να επιτρέπεται
notNow = Όχι τώρα
# review: composed
allowThis = Να επιτραπεί αυτό:
undo = Αναίρεση
# review: composed
showEverything = Εμφάνιση όλων
# review: composed
more = Περισσότερα γι’ αυτό
# review: composed
unnamedTool = Ενέργεια χωρίς όνομα
# review: composed
unnamedTitle = (δεν υπάρχει κείμενο για ανάγνωση)
# review: composed
askedBy = Ερώτημα από: { $name }
# review: composed
answerBy = Απάντηση έως: { $time }
# review: composed
answerWithin = Χρόνος για απάντηση: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } δευτερόλεπτο
       *[other] { $count } δευτερόλεπτα
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } λεπτό
       *[other] { $count } λεπτά
    }
# review: composed
hours =
    { $count ->
        [one] { $count } ώρα
       *[other] { $count } ώρες
    }
# review: composed
days =
    { $count ->
        [one] { $count } ημέρα
       *[other] { $count } ημέρες
    }
# review: composed
reasonLabel = Η αιτιολογία του βοηθού:
# review: composed
verbIs = Η ενέργεια: { $verb }
# review: composed
picture = Εικόνα από { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } τιμή είναι κρυφή
       *[other] { $count } τιμές είναι κρυφές
    }
# review: composed
mixedScripts = Μια λέξη αναμειγνύει γράμματα διαφορετικών αλφαβήτων: ίσως δεν είναι αυτό που φαίνεται
# review: composed
notShown =
    { $count ->
        [one] Δεν εμφανίζεται { $count } ακόμη χαρακτήρας
       *[other] Δεν εμφανίζονται { $count } ακόμη χαρακτήρες
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } τιμή είναι ένθετη σε πολύ μεγάλο βάθος για να εμφανιστεί
       *[other] { $count } τιμές είναι ένθετες σε πολύ μεγάλο βάθος για να εμφανιστούν
    }
# review: composed
cutNoAllow = Δεν μπορεί να επιτραπεί από εδώ
trueWord = ναι
falseWord = όχι
# review: composed
nullWord = καμία τιμή
# review: composed
emptyText = κενό
# review: composed
emptyList = κενή λίστα
# review: composed
emptyObject = κενό
# review: composed
items =
    { $count ->
        [one] { $count } στοιχείο
       *[other] { $count } στοιχεία
    }
# review: composed
imageOfSize = Εικόνα, { $size }
# review: composed
binaryOfSize = Δυαδικά δεδομένα, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } byte
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Ένα αίτημα περιμένει την απάντησή σας
# review: composed
danger = Προσοχή
# review: composed
mailFooter = Αυτό το μήνυμα στάλθηκε αυτόματα, επειδή ένας βοηθός ρωτά πριν ενεργήσει.
