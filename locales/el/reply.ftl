### Απαντήσεις με λέξεις.

yesWord = Ναι
noWord = Όχι
yesWords = ναι
# review: composed
noWords = όχι, οχι, ακύρωση, όχι τώρα, άρνηση, απόρριψη, να μην επιτρέπεται
# review: composed
replyToConfirm = Απαντήστε «{ $word }» για επιβεβαίωση.
# review: composed
replyByMail = Για να το επιτρέψετε, απαντήστε σε αυτό το email με «{ $word }» στην πρώτη γραμμή.
# review: composed
replyOnlyNo = Απαντήστε «{ $word }» για άρνηση.
