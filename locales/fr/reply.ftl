### Réponses en toutes lettres.

yesWord = Oui
noWord = Non
yesWords = oui
noWords = non, annuler, pas maintenant, refuser, interdire, ne pas autoriser
# review: composed
replyToConfirm = Répondez « { $word } » pour confirmer.
# review: composed
replyByMail = Pour l’autoriser, répondez à cet e-mail avec « { $word } » sur la première ligne.
# review: composed
replyOnlyNo = Répondez « { $word } » pour refuser.
