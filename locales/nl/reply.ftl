### Antwoorden in woorden.

yesWord = Ja
noWord = Nee
yesWords = ja
noWords = nee, annuleren, niet nu, weigeren, niet toestaan
# review: composed
replyToConfirm = Antwoord met ‘{ $word }’ om te bevestigen.
# review: composed
replyByMail = Beantwoord deze mail met ‘{ $word }’ op de eerste regel om dit toe te staan.
# review: composed
replyOnlyNo = Antwoord met ‘{ $word }’ om te weigeren.
