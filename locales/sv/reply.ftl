### Svar i ord.

yesWord = Ja
noWord = Nej
yesWords = ja
noWords = nej, avbryt, inte nu, neka, tillåt inte
# review: composed
replyToConfirm = Svara ”{ $word }” för att bekräfta.
# review: composed
replyByMail = Svara på det här mejlet med ”{ $word }” som första rad för att tillåta det.
# review: composed
replyOnlyNo = Svara ”{ $word }” för att neka.
