### Antworten in Worten.

yesWord = Ja
noWord = Nein
yesWords = ja
noWords = nein, abbrechen, nicht jetzt, ablehnen
# review: composed
replyToConfirm = Zum Bestätigen mit „{ $word }“ antworten.
replyByMail = Um es zu erlauben, antworten Sie auf diese Mail mit „{ $word }“ als erster Zeile.
replyOnlyNo = Zum Ablehnen mit „{ $word }“ antworten.
