### Răspunsuri în cuvinte.

yesWord = Da
noWord = Nu
yesWords = da
noWords = nu, anulează, nu acum, respinge, refuză, nu permite
# review: composed
replyToConfirm = Răspundeți „{ $word }” pentru confirmare.
# review: composed
replyByMail = Pentru a permite, răspundeți la acest e-mail cu „{ $word }” pe primul rând.
# review: composed
replyOnlyNo = Răspundeți „{ $word }” pentru a refuza.
