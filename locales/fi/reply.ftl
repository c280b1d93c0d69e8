### Vastaukset sanoin.

yesWord = Kyllä
noWord = Ei
# review: composed
yesWords = kyllä, kylla
noWords = ei, peruuta, peru, ei nyt, estä, älä salli
# review: composed
replyToConfirm = Vahvista vastaamalla ”{ $word }”.
# review: composed
replyByMail = Salli tämä vastaamalla tähän sähköpostiin niin, että ensimmäisellä rivillä on ”{ $word }”.
# review: composed
replyOnlyNo = Kieltäydy vastaamalla ”{ $word }”.
