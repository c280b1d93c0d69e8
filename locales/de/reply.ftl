### Antworten in Worten.

yesWord = Ja
noWord = Nein
yesWords = ja
noWords = nein, abbrechen, nicht jetzt, ablehnen
# review: composed
replyToConfirm = Zum Bestätigen mit „{ $word }“ antworten.
# review: composed
replyByMail = Um es zu erlauben, antworten Sie auf diese Mail mit „{ $word }“ als erster Zeile.
# review: composed
replyOnlyNo = Zum Ablehnen mit „{ $word }“ antworten.
