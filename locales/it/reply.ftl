### Risposte a parole.

yesWord = Sì
noWord = No
# review: composed
yesWords = sì, si
# review: composed
noWords = no, annulla, non adesso, non ora, nega, rifiuta, non consentire
# review: composed
replyToConfirm = Rispondere «{ $word }» per confermare.
# review: composed
replyByMail = Per consentirlo, rispondere a questa e-mail con «{ $word }» nella prima riga.
# review: composed
replyOnlyNo = Rispondere «{ $word }» per rifiutare.
