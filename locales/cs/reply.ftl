### Odpovědi slovy.

yesWord = Ano
noWord = Ne
yesWords = ano
noWords = ne, zrušit, teď ne, nyní ne, zakázat, odmítnout, nepovolit
# review: composed
replyToConfirm = Pro potvrzení odpovězte „{ $word }“.
# review: composed
replyByMail = Chcete-li to povolit, odpovězte na tento e-mail a na první řádek napište „{ $word }“.
# review: composed
replyOnlyNo = Pro odmítnutí odpovězte „{ $word }“.
